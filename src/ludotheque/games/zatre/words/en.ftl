title = Zatre
pitch = Lay numbered tiles in rows of ten, eleven or twelve, and fill your sheet line by line.

# What happens.
show = { $you ->
    [yes] You draw a { $tile } for the start.
   *[no] { $who } draws a { $tile } for the start.
}
begin = { $you ->
    [yes] You start, and the { $tile } you drew for it is yours.
   *[no] { $who } starts, and keeps the { $tile }.
}
draw = { $tile ->
    [hidden] { $who } draws a tile.
   *[other] { $you ->
        [yes] You draw a { $tile }.
       *[no] { $who } draws a { $tile }.
    }
}
draw-one = { $you ->
    [yes] You draw one more tile.
   *[no] { $who } draws one more tile.
}
play-on = { $you ->
    [yes] You draw nothing.
   *[no] { $who } draws nothing.
}
place = { $you ->
    [yes] You lay a { $tile } on { $cell }.
   *[no] { $who } lays a { $tile } on { $cell }.
}
end-turn = { $you ->
    [yes] You end your turn.
   *[no] { $who } ends the turn.
}
write = { $you ->
    [yes] You make { $rows }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $crosses ->
        [0] {""}
        [one] {" "}and a cross
       *[other] {" "}and { $crosses } crosses
    }{ $more ->
        [crosses] , worth { $worth } with doubling.
        [bonus] , worth { $worth } with the bonus.
        [both] , worth { $worth } with doubling and bonus.
       *[nothing] .
    }
   *[no] { $who } makes { $rows }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $crosses ->
        [0] {""}
        [one] {" "}and a cross
       *[other] {" "}and { $crosses } crosses
    }{ $more ->
        [crosses] , worth { $worth } with doubling.
        [bonus] , worth { $worth } with the bonus.
        [both] , worth { $worth } with doubling and bonus.
       *[nothing] .
    }
}
rows = { $count ->
    [one] { $sum ->
        [11] an 11
       *[other] a { $sum }
    }
    [2] two { $sum }s
    [3] three { $sum }s
   *[other] { $count } { $sum }s
}
rows-1 = { $first }
rows-2 = { $first } and { $second }
rows-3 = { $first }, { $second } and { $third }
end = { $reason ->
    [dead] Not even a one fits any more: the game is over.
    [passes] Everybody has passed: the game is over.
   *[bag] There are not enough tiles left in the bag: the game is over.
}

# What is asked.
placing = Lay your tiles.
open-question = { $laid ->
    [0] Lay three tiles, one of them on the red cell.
    [1] Lay your second tile.
   *[other] Lay your third tile.
}
place-question = { $last ->
    [yes] Your last turn: { $laid ->
        [0] { $fitting ->
            [all] { $held ->
                [one] lay your tile.
                [2] lay your two tiles.
               *[other] lay your { $held } tiles.
            }
            [one] lay the tile that fits.
           *[some] lay the tiles that fit.
        }
        [1] lay your second tile.
        [2] lay your third tile.
       *[other] lay the next tile.
    }
   *[no] { $laid ->
        [0] { $fitting ->
            [all] { $held ->
                [one] Lay your tile.
                [2] Lay your two tiles.
               *[other] Lay your { $held } tiles.
            }
            [one] Lay the tile that fits.
           *[some] Lay the tiles that fit.
        }
        [1] Lay your second tile.
        [2] Lay your third tile.
       *[other] Lay the next tile.
    }
}
end-question = End your turn, or take tiles back.
nothing-fits-question = None of your tiles fits: end your turn.
place-or-end-question = Lay another tile, or end your turn.
may-draw = { $last ->
    [yes] Your last turn: draw a tile, or draw nothing?
   *[no] { $fits ->
        [no] Nothing fits: draw a tile, or pass?
       *[yes] Draw a tile, or play with what you hold?
    }
}
drawing = Which tile is drawn?
showing = Which tile is drawn for the start?

# What follows by itself.
turn = { $you ->
    [yes] It is your turn.
   *[no] It is { $who }’s turn.
}
draw-for-start = A tile is drawn for the start.
compare = The tiles drawn for the start are compared.

# Why not.
tile-not-in-hand = You do not hold a { $tile }.
no-such-cell = There is no cell { $cell } on the board.
cell-taken = { $cell } is taken: a { $tile } lies there.
touches-nothing = On { $cell } the tile would touch no other side to side.
row-over-12 = { $row } = { $sum }, more than 12.
light-needs-row = { $cell } is a light cell and needs a row of 10, 11 or 12; here it would be { $row } = { $sum }.
light-alone = { $cell } is a light cell: a tile needs a row of 10, 11 or 12 there, and this one would make none.
light-still-waits = The tile on the light cell { $cell } still needs a row of 10, 11 or 12.
red-out-of-reach = With a tile on { $cell } the first turn could not cover the red cell H8.
three-to-open = The first turn lays all three tiles; { $left } { $left ->
    [one] is
   *[other] are
} left.
tile-fits = Your { $tile } still fits, for example on { $cell }: it must be laid.

# The result.
result-player = { $who }: { $total }
result-box = Line { $line } brings { $total }.
result-line = Line { $line } brings { $total }: { $sum }{ $bonus ->
    [0] {""}
   *[other] {" "}and a bonus of { $bonus }
}{ $crossed ->
    [yes] , doubled.
   *[no] .
}

# The options of the table.
option-red_needs_own_row = To earn its cross, the red cell needs a row of its own
option-bonus_table = The bonus of each line, from the top
option-bonus_beyond = Below those lines, the bonus
option-bonus_beyond-none = stops
option-bonus_beyond-last = stays the same
option-bonus_beyond-rising = rises by one every four lines
option-end_rule = The game ends
option-end_rule-cannot_draw = when the bag cannot give what is drawn
option-end_rule-bag_below_two = when fewer than two tiles are left
option-end_rule-bag_empty = when the bag is empty
option-single_draw = With one tile in hand, or none that fits, drawing one more is
option-single_draw-may = a choice
option-single_draw-must = a duty
option-must_place_all_held = All tiles that fit must be laid, even more than two
option-light_check = A light cell’s row is judged
option-light_check-end_of_turn = at the end of the turn
option-light_check-at_once = at once

# The table in the terminal.
your-tiles = Your tiles
bag-holds = { $count ->
    [one] 1 tile in the bag
   *[other] { $count } tiles in the bag
}
total = Total
key-end = end, e
key-draw = draw, d
key-keep = keep, k
how-to-answer = Type a tile and a cell (5 h8). “end” ends the turn; “draw” and “keep” answer when you may draw.

# A first match, explained as it goes.
guide-welcome = Tiles with one to six pips are laid side by side: a row that comes to 10, 11 or 12 brings 1, 2 or 4 points, and no row goes above 12. When the bag runs short, the highest sheet wins.
guide-ask-open-question = The board is empty, and you open. { $by ->
    [keys] Type a tile and a cell (5 h8):
   *[hand] Tap a tile, then a lit cell:
} your three tiles touch one another, and one of them covers the red cell in the middle.
    .shows = hand
guide-ask-open-question-2 = Across or down, a row is everything that touches without a gap. One of 9 or less is allowed, and brings nothing yet.
guide-ask-open-question-3 = A cross doubles a line of your sheet. In this first turn the red cell gives one as soon as any row makes 10, 11 or 12.
guide-ask-place-question = { $by ->
    [keys] Type a tile and a cell (5 h8).
   *[hand] Tap a tile, then a lit cell; drag it there, and you first see the sums it would make.
} Every tile touches another one; only the first turn began on the red cell.
    .shows = hand
guide-ask-place-question-2 = On a light cell, a tile in a row of 10, 11 or 12 earns you a cross, which doubles a line of your sheet. Outside such a row it goes there only if no black cell is possible, and without a cross.
guide-ask-place-question-3 = Two tiles may work together: one brings a row near twelve, the other completes it. Whatever fits must be laid.
    .turn = 2
guide-ask-place-question-4 = A good habit: ask what you leave to the next player. A row of 6 or 7 with a free cell at its end is a present.
    .turn = 3
guide-ask-place-question-5 = That is what matters most; the rest is in the rules. From here on you are on your own.
    .turn = 5
guide-ask-end-question = Look at it once more: until you end the turn, everything can be taken back.
guide-ask-may-draw = What fitted nowhere has stayed in your hand. You may draw one more tile, or draw nothing and play with what you have.{ $by ->
    [keys] {""}
   *[hand] {" "}Cells where a tile fits already have a dotted outline.
}
    .shows = hand
guide-after-write = Points go to the sheet, each sum in its own column, from the top down. A line where 10, 11 and 12 are all filled earns a bonus, and its cross doubles all of it.
    .shows = scores
guide-after-write-2 = Two rows of the same sum in one turn share one box: two 12s write an 8 there. Different sums have a box each.
    .needs = shared
    .shows = scores

# A study.
study-opening-nothing = no row of 10 to 12
study-tile = The luck of the draw
study-tile-note = How many tiles of each number a player draws in a match, and what one more than the others goes with.
study-made = What fills a sheet
study-made-note = Boxes, crosses and complete lines on a sheet at the end, and what one more than the others goes with.
study-made-tens = Boxes for 10
study-made-elevens = Boxes for 11
study-made-twelves = Boxes for 12
study-made-crosses = Crosses
study-made-lines = Lines with a bonus
study-turn-points = Points in a turn
study-turn-points-note = Before bonus and crosses: a row of 10 counts 1, of 11 counts 2, of 12 counts 4.
study-end = How it ends
study-end-note = Why matches end.
study-end-bag = The bag runs short
study-end-dead = Nothing fits any more
study-end-passes = Everybody has passed
study-did-place = Laying a tile
study-did-draw-one = Drawing one more
study-did-play-on = Drawing nothing
study-did-end-turn = Ending a turn

# What a hint speaks of.
aspect-boxes = { $better ->
    [yes] { $n ->
        [0] A little more in your boxes
        [one] About 1 point more in your boxes
       *[other] About { $n } points more in your boxes
    }
   *[no] { $n ->
        [0] A little less in your boxes
        [one] About 1 point fewer in your boxes
       *[other] About { $n } points fewer in your boxes
    }
}
aspect-bonus = { $better ->
    [yes] It helps to complete a line: { $n ->
        [0] a little more bonus
        [one] about 1 point more bonus
       *[other] about { $n } points more bonus
    }
   *[no] A line is less likely to be completed: { $n ->
        [0] a little less bonus
        [one] about 1 point less bonus
       *[other] about { $n } points less bonus
    }
}
aspect-crosses = { $better ->
    [yes] Crosses double more: { $n ->
        [0] a little
        [one] about 1 point
       *[other] about { $n } points
    }
   *[no] Crosses double less: { $n ->
        [0] a little
        [one] about 1 point
       *[other] about { $n } points
    }
}
aspect-rivals = { $better ->
    [yes] It gives away { $n ->
        [0] a little less
        [one] about 1 point less
       *[other] about { $n } points less
    }
   *[no] It gives away { $n ->
        [0] a little more
        [one] about 1 point more
       *[other] about { $n } points more
    }
}
aspect-promise = { $better ->
    [yes] { $degree ->
        [slight] Your sheet promises a little more for later
       *[other] Your sheet promises more for later: crosses on lines to come, lines nearly complete
    }
   *[no] { $degree ->
        [slight] Your sheet promises a little less for later
       *[other] Your sheet promises less for later: fewer crosses on lines to come, fewer lines nearly complete
    }
}

# The graph of a match.
standing = Points
