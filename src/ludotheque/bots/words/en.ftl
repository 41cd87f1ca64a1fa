unknown-bot = There is no bot “{ $bot }”. There are: { $known }.
