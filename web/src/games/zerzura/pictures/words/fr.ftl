zerzura-picture-market = Marché
zerzura-picture-sheltered = à l’abri
zerzura-picture-one = un objet
zerzura-picture-three = trois pareils
zerzura-picture-mixed = trois sortes
