zerzura-picture-market = Market
zerzura-picture-sheltered = stored
zerzura-picture-one = one object
zerzura-picture-three = three alike
zerzura-picture-mixed = three kinds
