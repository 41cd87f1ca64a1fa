# The board.
zatre-board = Board
zatre-board-help = Arrow keys move over the board, Enter lays the chosen tile, 1 to 6 choose a tile, N goes to the next cell where it fits, U takes a tile back, E ends the turn.
zatre-black = black
zatre-light = light
zatre-red = red
zatre-cell = { $cell }, { $colour }, { $state }
zatre-cell-empty = empty
zatre-cell-fits = empty, { $tile } fits: { $sums }
zatre-cell-fits-alone = empty, { $tile } fits
zatre-cell-unfit = empty, { $tile } does not fit
zatre-cell-tile = { $tile }
zatre-cell-tile-new = { $tile }, laid by { $who }
zatre-sum-across = { $sum } across
zatre-sum-down = { $sum } down
zatre-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
zatre-crosses = { $crosses ->
    [one] a cross
   *[other] { $crosses } crosses
}
zatre-closer = Zoom in
zatre-whole = Whole board

# The line under the board.
zatre-choose = Choose a tile, then a cell.
zatre-choose-first = Choose a tile first.
zatre-choose-among = { $cell }: first choose { $tiles }.
zatre-choose-none = { $cell }: none of your tiles goes here.
zatre-or = { $one } or { $other }
zatre-draw-first = First choose: draw a tile, or draw nothing.
zatre-fits-here = The { $tile } fits on { $count ->
    [one] 1 cell
   *[other] { $count } cells
}.
zatre-fits-this = The { $tile } fits here.
zatre-fits-nowhere = The { $tile } fits nowhere now.
zatre-needs-row = A light cell needs 10, 11 or 12.
zatre-no-touch = It would touch no tile.
zatre-red-first = The first turn must cover H8.
zatre-light-waits = A light cell still waits for its row.
zatre-so-far = So far:
zatre-no-points = no points
zatre-shared = { $count ->
    [2] (both { $sum }s in one box)
   *[other] (all { $count } rows of { $sum } in one box)
}
zatre-turn-none = { $who }: no points

# The keys.
zatre-key-choose = choose
zatre-key-move = move
zatre-key-lay = lay
zatre-key-next = next cell
zatre-key-undo = take back
zatre-key-end = end turn

# The hand.
zatre-hand = Your tiles
zatre-hand-of = Tiles of { $who }
zatre-hand-empty = No tiles in hand
zatre-tile = Tile { $tile }
zatre-tile-places = Tile { $tile }, fits on { $count ->
    [0] no cell
    [one] 1 cell
   *[other] { $count } cells
}
zatre-tiles-places = { $many } tiles { $tile }, { $count ->
    [0] no cell fits
    [one] 1 cell fits
   *[other] { $count } cells fit
}
zatre-hidden = { $count ->
    [one] 1 hidden tile
   *[other] { $count } hidden tiles
}
zatre-undo = Take back
zatre-end-turn = End turn
zatre-draw-one = Draw one
zatre-play-on = Draw nothing

# The standings.
zatre-standings = Scores
zatre-standing = { $who }: { $points ->
    [kept] points to be counted
    [one] 1 point
   *[other] { $points } points
}, { $tiles ->
    [0] no tiles
    [one] 1 tile
   *[other] { $tiles } tiles
}
zatre-standing-turn = { zatre-standing }, to play
zatre-to-come = +{ $points }
zatre-bag = { $count ->
    [one] 1 tile left in the bag
   *[other] { $count } tiles left in the bag
}

# The sheets.
zatre-sheets = Score sheets
zatre-sheet-of = Sheet of { $who }
zatre-line = Line
zatre-double = ×2
zatre-double-name = Cross, doubles the line
zatre-column-name = Rows of { $sum }, { $points ->
    [one] 1 point
   *[other] { $points } points
} each
zatre-bonus = Bonus
zatre-bonus-name = Bonus, for lines with 10, 11 and 12
zatre-total = Total
zatre-crossed = crossed
zatre-bonus-earned = { $bonus }, earned
zatre-bonus-open = { $bonus }, open
zatre-bonus-missed = { $bonus }, not earned
zatre-to-write = { $value }, if the turn ends now
zatre-total-to-be = { $total }, with this turn { $next }
zatre-pencil = In colour: what this turn would write.
zatre-winner = winner

# The end.
zatre-end-line = Line { $line }: { $sums }
zatre-end-sum = { $who } { $points }
zatre-end-by = thanks to { $part ->
    [crosses] the crosses
    [bonus] the bonuses
   *[other] rows of { $part }
}, which brought { $points } points to { $other }
