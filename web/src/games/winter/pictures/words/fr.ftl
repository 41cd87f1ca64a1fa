# À quoi sert un dé.
winter-picture-attack = attaque { $least }+
winter-picture-search = fouille { $least }+
winter-picture-Attack = Attaquer
winter-picture-Search = Fouiller
winter-picture-Barricade = Barricader
winter-picture-CleanWaste = Nettoyer
winter-picture-Attract = Attirer

# Les faces du dé de risque.
winter-picture-blank = vide
winter-picture-wound = blessure
winter-picture-frostbite = engelure
winter-picture-bite = morsure

# La nuit, pas à pas.
winter-picture-food = Nourriture
winter-picture-food-does = un jeton pour deux personnes
winter-picture-waste = Déchets
winter-picture-waste-does = dix cartes : moral −1
winter-picture-crisis = Crise
winter-picture-crisis-does = trop peu de cartes, et elle a lieu
winter-picture-zombies = Zombies
winter-picture-zombies-does = un pour deux personnes, un par lieu où il y a des survivants
winter-picture-noise = Bruit
winter-picture-noise-does = un dé par jeton : 3 ou moins, un zombie
winter-picture-objective = Objectif
winter-picture-objective-does = rempli ? Sinon, une manche de moins

# Ce qui se passe à une entrée.
winter-picture-entrance = Entrée { $number }
winter-picture-stands = une case libre : il s’y tient
winter-picture-breaks = plus de case : une barricade tombe avec lui
winter-picture-overruns = ni l’une ni l’autre : le lieu est submergé
winter-picture-noise-token = un bruit
