zuma-picture-you = Toi
zuma-picture-to = pour { $name }
zuma-picture-from = donné par { $name }
zuma-picture-series = 4 d’une série, 3 d’une autre
zuma-picture-masks = les 3 masques, et 4 autres
