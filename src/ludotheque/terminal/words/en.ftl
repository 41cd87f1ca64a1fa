# The command line.
help-ludotheque = A game library that never closes.
help-commands = commands
help-lang = the language: en or fr (by default, this machine’s)
help-json = for a program to read
help-game = a game’s key, as “games” lists it
help-option = an option of the table, as often as wanted; “rules GAME 8” tells which there are
help-games = what stands on the shelf
help-play = play here, with friends at this keyboard or against bots
help-rules = the rules of a game
help-simulate = let bots play many matches, and show how they end
help-replay = look at a recorded match again, step by step
help-bench = measure the engine beside its peers
help-rule = one rule or chapter, by its number

column-game = Game
column-players = Players
column-minutes = Minutes
column-age = Age
column-pitch = {""}
how-to-play = Play: ludotheque play { $game }   Rules: ludotheque rules { $game }
broken-game = { $game } is installed but does not open: { $reason }
no-such-rule = The rules of { $game } have no rule { $rule }.
