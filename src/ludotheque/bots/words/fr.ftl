unknown-bot = Pas de robot « { $bot } ». On connaît : { $known }.
