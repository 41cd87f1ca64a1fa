unknown-bot = There is no bot “{ $bot }”. There are: { $known }.
no-budget = The bot “{ $bot }” takes no budget: write { $bot } without “@”.
bad-budget = “{ $budget }” is no budget for the bot “{ $bot }”: a whole number from 1 is expected, as in { $bot }@2000.
