# What a die is good for.
winter-picture-attack = attack { $least }+
winter-picture-search = search { $least }+
winter-picture-Attack = Attack
winter-picture-Search = Search
winter-picture-Barricade = Barricade
winter-picture-CleanWaste = Clean up
winter-picture-Attract = Attract

# The faces of the exposure die.
winter-picture-blank = blank
winter-picture-wound = wound
winter-picture-frostbite = frostbite
winter-picture-bite = bite

# The night, step by step.
winter-picture-food = Food
winter-picture-food-does = one token for two people
winter-picture-waste = Waste
winter-picture-waste-does = ten cards: morale −1
winter-picture-crisis = Crisis
winter-picture-crisis-does = too few cards, and it comes
winter-picture-zombies = Zombies
winter-picture-zombies-does = one for two people, one for each place with survivors
winter-picture-noise = Noise
winter-picture-noise-does = a die for each token: 3 or less, a zombie
winter-picture-objective = Objective
winter-picture-objective-does = reached? If not, one round less

# What happens at an entrance.
winter-picture-entrance = Entrance { $number }
winter-picture-stands = a free space: it stands there
winter-picture-breaks = no space: a barricade falls with it
winter-picture-overruns = neither: the place is overrun
winter-picture-noise-token = one noise
