# The core's own sentences.
player = Player { $number }
nature = chance

game-over = The game is over.
not-asked = It is not for you to answer now: we are waiting for { $waiting }.
answered-already = You have answered already.
not-this-question = That is no answer to the question being asked.
not-offered = That is not among your choices now.
cannot-undo = There is nothing left to take back: what has been shown or confirmed stands.

wrong-players = This game is for { $low } to { $high } players, not { $players }.
unknown-option = There is no option “{ $option }”. Known: { $known }.
bad-option = “{ $value }” is not a value of the option “{ $option }”. Possible: { $allowed }.
bad-options = The options of a table are names with values.
a-list = a list of whole numbers
a-number = a whole number
bad-seed = A seed is a text.
unknown-game = There is no game “{ $game }” on the shelf. There are: { $known }.
broken-game = The game “{ $game }” is installed but does not open ({ $reason }).

not-an-option = That is not an answer: an object with a “type” is expected.
unknown-option-type = { $game } knows no answer of the type “{ $type }”.
bad-option-fields = An answer of the type “{ $type }” does not look like that (at { $where }).
bad-save = That is not a saved position of this game (at { $where }).

record-not-json = That is not a record: it is not whole JSON. Perhaps it was cut off.
record-not-a-record = That is JSON, but not the record of a match.
record-format = This record is written in format { $format }; only format { $ours } can be read here.
record-fields = The record is incomplete or was changed (at { $where }).
record-rules = This record was played with version { $rules } of the rules of { $game }; here stands version { $ours }.
record-start = The record parts at the very start: its seed, options or players are not those it was played with.
record-refused = The record parts at answer { $number }: { $reason }
record-parts = The record parts at answer { $number }: it was accepted, but led somewhere else than recorded.
record-end = The record parts at its end, after answer { $number }: answers are missing or the result was changed.

# The chapter of a rules page that tells the whole game on one page.
rules-summary = On one page
