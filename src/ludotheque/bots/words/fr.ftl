unknown-bot = Pas de robot « { $bot } ». On connaît : { $known }.
no-budget = Le robot « { $bot } » ne prend pas de budget : écris { $bot } sans « @ ».
bad-budget = « { $budget } » n’est pas un budget pour le robot « { $bot } » : il faut un nombre entier à partir de 1, comme dans { $bot }@2000.
