title = Zerzura
pitch = Turbans, kanouns, piments, anneaux et lampes : prends, échange, mets à l’abri, et gare, plus n’est pas toujours mieux.

# Ce qui se passe.
post = Commande : { $tile }, pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
begin = { $you ->
    [yes] Tu reçois le dromadaire et tu commences.
   *[no] { $who } reçoit le dromadaire et commence.
}
display = { $cards ->
    [hidden] Manche { $round } : un nouveau marché.
   *[other] Manche { $round }. Au marché : { $cards }.
}
draw = Au marché : { $card }.
take = { $card ->
    [hidden] { $you ->
        [yes] Tu prends une carte.
       *[no] { $who } prend une carte.
    }
   *[other] { $you ->
        [yes] Tu prends { $card }.
       *[no] { $who } prend { $card }.
    }
}
offer = { $you ->
    [yes] Tu donnes { $card }…
   *[no] { $who } donne { $card }…
}
swap = { $card ->
    [hidden] { $you ->
        [yes] Tu échanges une carte avec { $owner }.
       *[no] { $owner_you ->
            [yes] { $who } échange une carte avec toi.
           *[no] { $who } échange une carte avec { $owner }.
        }
    }
   *[other] { $you ->
        [yes] Tu donnes { $given } à { $owner } contre { $card }.
       *[no] { $owner_you ->
            [yes] { $who } te donne { $given } contre { $card }.
           *[no] { $who } donne { $given } à { $owner } contre { $card }.
        }
    }
}
store = { $card ->
    [hidden] { $you ->
        [yes] Tu mets une carte à l’abri.
       *[no] { $who } met une carte à l’abri.
    }
   *[other] { $you ->
        [yes] Tu mets { $card } à l’abri.
       *[no] { $who } met { $card } à l’abri.
    }
}
enough = { $you ->
    [yes] Tu t’en tiens là.
   *[no] { $who } s’en tient là.
}
pass = { $you ->
    [yes] Tu passes.
   *[no] { $who } passe.
}
mount = { $you ->
    [yes] Tu poses ton oiseau sur le dromadaire.
   *[no] { $who } pose son oiseau sur le dromadaire.
}
claim = { $you ->
    [yes] Tu remportes la commande « { $tile } » : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[no] { $who } remporte la commande « { $tile } » : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
leave = { $you ->
    [yes] Tu ne réclames rien.
   *[no] { $who } ne réclame rien.
}
lead = { $by_storing ->
    [yes] { $you ->
        [yes] Tes cartes étaient à l’abri les premières : à toi le dromadaire.
       *[no] { $who } a mis ses cartes à l’abri avant les autres et reçoit le dromadaire.
    }
   *[no] { $you ->
        [yes] Le dromadaire passe à toi.
       *[no] Le dromadaire passe à { $who }.
    }
}
end = La pioche est vide, et la dernière manche est jouée.

# Ce qu’on demande.
acting = Prendre, échanger ou mettre à l’abri ?
swapping = Contre quelle carte ?
swap-question = Donner { $card } contre quelle carte ?
storing = Une deuxième carte à l’abri ?
claiming = Remporter une commande ?
claim-question = { $tiles ->
    [one] Tu remplis une commande. La réclamer ?
   *[other] Tu remplis { $tiles } commandes. Laquelle réclamer ?
}
posting = Quelle commande est retournée ?
beginning = Qui reçoit le dromadaire ?
drawing = Quelle carte vient de la pioche ?

# Ce qui suit de soi.
turn = { $you ->
    [yes] À toi de jouer.
   *[no] À { $who } de jouer.
}
may-claim = { $you ->
    [yes] Tu peux réclamer une commande.
   *[no] { $who } peut réclamer une commande.
}
end-round = La manche est finie.

# Cartes, objets et commandes.
thing = { $kind ->
    [turban] { $count ->
        [one] un turban
        [2] deux turbans
       *[other] trois turbans
    }
    [kanoun] { $count ->
        [one] un kanoun
        [2] deux kanouns
       *[other] trois kanouns
    }
    [pepper] { $count ->
        [one] un piment
        [2] deux piments
       *[other] trois piments
    }
    [ring] { $count ->
        [one] un anneau
        [2] deux anneaux
       *[other] trois anneaux
    }
   *[lamp] { $count ->
        [one] une lampe
        [2] deux lampes
       *[other] trois lampes
    }
}
amount = { $kind ->
    [turban] { $count ->
        [0] aucun turban
        [one] 1 turban
       *[other] { $count } turbans
    }
    [kanoun] { $count ->
        [0] aucun kanoun
        [one] 1 kanoun
       *[other] { $count } kanouns
    }
    [pepper] { $count ->
        [0] aucun piment
        [one] 1 piment
       *[other] { $count } piments
    }
    [ring] { $count ->
        [0] aucun anneau
        [one] 1 anneau
       *[other] { $count } anneaux
    }
   *[lamp] { $count ->
        [0] aucune lampe
        [one] 1 lampe
       *[other] { $count } lampes
    }
}
kinds = { $kind ->
    [turban] turbans
    [kanoun] kanouns
    [pepper] piments
    [ring] anneaux
   *[lamp] lampes
}
guard = le garde des { $kinds }
mage = le mage des { $kinds }
sultan = le sultan
sultana = la sultane
one = { $first }
last-and = { $first } et { $second }
more-and = { $first }, { $rest }
last-cards = { $first } ; { $second }
more-cards = { $first } ; { $rest }
need-cards = exactement { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
need-stored = exactement { $count ->
    [one] { $count } carte à l’abri
   *[other] { $count } cartes à l’abri
}
need-characters = { $count ->
    [one] { $count } personnage
   *[other] { $count } personnages
}
need-each = { $count } de chaque sorte

# Pourquoi pas.
not-in-market = Cette carte n’est pas au marché : { $card }.
still-in-market = Cette carte est encore au marché : { $card }.
in-another-row = Cette carte est devant { $owner } : { $card }.
not-in-your-row = Cette carte n’est pas dans ta rangée : { $card }.
stored-for-good = Cette carte est à l’abri et y reste : { $card }.
nobody-exposed = Personne d’autre n’a de carte visible sans oiseau.
other-offered = Ce que tu donnes, c’est { $card }.
swap-with-others = On échange avec quelqu’un d’autre.
not-visible-there = { $owner } ne montre pas cette carte : { $card }.
bird-protects = { $owner } protège cette carte de son oiseau : { $card }.
own-bird-on-it = Ton oiseau est posé sur cette carte : { $card }.
claim-for-yourself = On ne réclame que pour soi.
tile-not-there = Cette commande n’est plus sur la table : { $tile }.
tile-not-met = Tu ne remplis pas cette commande : { $tile }.

# Le résultat.
result-player = { $who } : { $total }
result-kind = { $amount } : { $points }
result-guarded = { $amount }, que le garde compte pour { $counted } : { $points }
result-unchanged = { $amount }, et le garde n’y touche pas : { $points }
result-mage = le mage, pour { $amount } : { $points }
result-sultan = le sultan, pour { $goods ->
    [0] aucune carte de marchandises
    [one] 1 carte de marchandises
   *[other] { $goods } cartes de marchandises
} : { $points }
result-sultana = la sultane, pour { $characters ->
    [one] { $characters } personnage
   *[other] { $characters } personnages
} : { $points }
result-command = la commande « { $tile } » : { $points }

# Les options de la table.
option-mode = Mode
option-mode-easy = facile : tout est compté aux yeux de tous
option-mode-expert = expert : à toi de te souvenir
option-edition = Édition
option-edition-oasis = Oasis
option-edition-mirage = Mirage : mêmes cartes, autres valeurs
option-claiming = Les commandes
option-claiming-automatic = vont d’elles-mêmes à qui les mérite
option-claiming-manual = se réclament

# La table dans le terminal.
round-of = Manche { $round } sur { $rounds }
pile-holds = { $count ->
    [0] la pioche est vide
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
dromedary-of = dromadaire :
label-market = Marché
label-commands = Commandes
label-stored = À l’abri
label-discarded = Parties
letters = TKPAL
short-guard = Garde
short-mage = Mage
short-sultan = Sultan
short-sultana = Sultane
kept-count = { $count ->
    [0] rien à l’abri
   *[other] { $count } à l’abri
}
key-pass = passer
key-enough = assez, non
key-leave = laisser
verb-take = prendre
verb-swap = échanger, echanger, donner
verb-store = abriter, abri
verb-claim = réclamer, reclamer
how-to-answer = Tape le numéro d’une carte : au marché, elle est prise ; dans ta rangée, elle va à l’abri ou s’échange (« abriter 6 », « échanger 6 »). « passer » ne met rien à l’abri, « assez » arrête à une carte, « réclamer » et « laisser » répondent à une commande. ▾ est un oiseau.

# Une première partie, expliquée au fil du jeu.
guide-welcome = Bienvenue au bazar. On y rassemble turbans, cithares, poivres, bagues et lampes, et chaque sorte a son idée de ce que vaut une collection.
guide-welcome-2 = Les petites courbes le disent : une lampe est un trésor, cinq sont un embarras, six font une fortune. Elles montrent où tu en es, et ce que vaudrait une de plus.
    .shows = scores
guide-ask-acting = Une seule chose par tour : prendre une carte au marché, en échanger une avec quelqu’un, ou en ranger une ou deux. Pour commencer, prends : touche une carte du marché.
    .shows = market
guide-after-take = Ce qu’on prend reste ouvert devant soi, et l’oiseau se pose dessus. Une carte sous un oiseau ne s’échange pas ; les autres, si, et personne ne te demandera ton avis.
    .shows = row
guide-ask-acting-2 = Tu peux maintenant échanger : une de tes cartes ouvertes contre une de celles d’un autre. Rien ne t’oblige à être équitable. Vois d’abord ce que cela fait à chacun.
guide-ask-swap-question = Choisis ce que tu donnes. Ton oiseau s’envole vers la carte reçue.
guide-ask-acting-3 = Ce que tu ranges est à l’abri pour toujours : face cachée sous ton plateau, et compté à la fin. Mais cela coûte un tour.
guide-ask-storing = Dans le même tour, tu peux en ranger une seconde.
guide-after-mount = Qui range le premier dans une manche reçoit le dromadaire, et commence la suivante.
guide-after-claim = Une tuile de commande va au premier dont les cartes, ouvertes et rangées, répondent à ce qu’elle demande. Il y en a quatre, pas une de plus.
    .shows = tiles
guide-ask-acting-4 = Les gens du bazar se prennent comme les marchandises et comptent à la fin : un garde permet de compter un de plus ou un de moins d’une sorte, un mage aime une seule sorte, le sultan compte tes marchandises, la sultane ton monde.
guide-ask-acting-5 = Tu sais tout. Quand la pioche est vide, c’est fini, et le plus haut total l’emporte. Garde un œil sur les oiseaux.

# Une étude.
study-opening-1-alike = Un objet
study-opening-2-alike = Deux objets pareils
study-opening-3-alike = Trois objets pareils
study-opening-2-mixed = Deux objets différents
study-opening-3-mixed = Trois objets, pas tous pareils
study-opening-guard = Un garde
study-opening-mage = Un mage
study-opening-sultan = Le sultan
study-opening-sultana = La sultane
study-worth = { $tile } ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
study-command = Ce que vaut une commande
study-command-note = Dans les parties où la tuile était sur la table : combien de joueurs la remportent, et comment ceux qui l’ont s’en sortent à côté des autres.
study-claimed = Quelles commandes sont remplies
study-claimed-well = Remportée
study-claimed-note = Parmi les parties où la tuile était sur la table, la part où quelqu’un l’a remportée.
study-card = Ce que vaut une carte
study-card-note = Parmi les cartes venues au marché : combien de joueurs l’ont à la fin, et comment ils s’en sortent à côté des autres.
study-kind = Les objets
study-kind-note = Combien d’objets d’une sorte on a à la fin, et avec quoi va un de plus que les autres.
study-source = D’où viennent les points
study-source-note = Les points selon leur origine, et avec quoi va un de plus que les autres venu de là. Au-dessus de +1, ils en amènent d’autres ; au-dessous, ils se paient ailleurs.
study-source-objects = Points des objets
study-source-characters = Points des personnages
study-source-commands = Points des commandes
study-dromedary = Où va le dromadaire
study-dromedary-note = À la fin d’une manche, à qui va le dromadaire.
study-dromedary-stored = À qui a mis des cartes à l’abri avant les autres
study-dromedary-in-turn = À la personne suivante
study-did-take = Prendre une carte
study-did-offer = Proposer une carte
study-did-swap = Échanger
study-did-store = Mettre une carte à l’abri
study-did-enough = Ne pas en mettre une deuxième à l’abri
study-did-pass = Passer
study-did-claim = Remporter une commande
study-did-leave = Ne pas la remporter

# Ce dont parle un conseil.
aspect-collection = { $better ->
    [yes] Tes objets promettent { $n ->
        [0] un peu plus
        [one] environ 1 point de plus
       *[other] environ { $n } points de plus
    }
   *[no] Tes objets promettent { $n ->
        [0] un peu moins
        [one] environ 1 point de moins
       *[other] environ { $n } points de moins
    }
}
aspect-characters = { $better ->
    [yes] Tes personnages rapportent { $n ->
        [0] un peu plus
        [one] environ 1 point de plus
       *[other] environ { $n } points de plus
    }
   *[no] Tes personnages rapportent { $n ->
        [0] un peu moins
        [one] environ 1 point de moins
       *[other] environ { $n } points de moins
    }
}
aspect-commands = { $better ->
    [yes] Une commande se rapproche : { $n ->
        [0] un peu
        [one] environ 1 point
       *[other] environ { $n } points
    }
   *[no] Une commande a moins de chances de te revenir : { $n ->
        [0] un peu
        [one] environ 1 point
       *[other] environ { $n } points
    }
}
aspect-rivals = { $better ->
    [yes] Le meilleur des autres en tire { $n ->
        [0] un peu moins
        [one] environ 1 point de moins
       *[other] environ { $n } points de moins
    }
   *[no] Le meilleur des autres en tire { $n ->
        [0] un peu plus
        [one] environ 1 point de plus
       *[other] environ { $n } points de plus
    }
}
