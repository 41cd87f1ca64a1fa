cannot-write = { $path } cannot be written: { $reason }.
not-an-arena = { $path } does not say what is played there: it is damaged or something else. Choose another folder with --out.
other-table = The folder { $folder } belongs to another tournament; these differ: { $what }. Choose another folder with --out. (More bots and more matches may be added to one.)
damaged = Line { $line } of { $path } is damaged. Remove the line, and its meeting is played again.
no-ray = Ray is not installed here: pip install 'ludotheque[ray]'
no-cluster = No Ray cluster answers at { $address }: { $reason }

# The picture.
elo-title = Strength in Elo, with intervals of 95%
elo-note = 0 is the average of the bots here; 400 points are odds of ten to one.
matrix-title = How often the bot of the row is ahead of the bot of the column
matrix-note = In small figures, the interval of 95%. A tie counts half.
players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
deals = { $n ->
    [one] { $n } deal
   *[other] { $n } deals
}
matches = { $n ->
    [one] { $n } match
   *[other] { $n } matches
}
lineup-split = half of the seats each
lineup-one-vs-rest = one against the rest
lineup-mixed = mixed tables
