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
        [yes] Tu as mis des cartes à l’abri en premier : à toi le dromadaire.
       *[no] { $who } a mis des cartes à l’abri en premier et reçoit le dromadaire.
    }
   *[no] { $you ->
        [yes] Le dromadaire te revient.
       *[no] Le dromadaire passe à { $who }.
    }
}
end = La pioche est vide, et la dernière manche est jouée.

# Ce qu’on demande.
acting = Prendre, échanger ou mettre à l’abri ?
swapping = Contre quelle carte ?
swap-question = Donner { $card } contre quelle carte ?
storing = Une deuxième carte à l’abri ?
claiming = Réclamer une commande ?
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
other-offered = La carte que tu donnes : { $card }.
swap-with-others = On n’échange qu’avec quelqu’un d’autre.
not-visible-there = { $owner } ne montre pas cette carte : { $card }.
bird-protects = { $owner } protège cette carte de son oiseau : { $card }.
own-bird-on-it = La carte sur laquelle ton oiseau est posé ne peut pas être mise à l’abri : { $card }. Choisis-en une autre, ou attends que ton oiseau soit ailleurs.
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
option-claiming-automatic = vont d’elles-mêmes à qui les remplit
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
label-discarded = Hors jeu
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
guide-welcome = Rassemble turbans, kanouns (des instruments à cordes), piments, anneaux et lampes : chaque sorte vaut selon le nombre que tu en as, et plus n’est pas toujours mieux. Quand la pioche est vide, le plus haut total gagne.
guide-ask-acting = Une seule chose par tour : prendre, échanger ou mettre à l’abri. Pour commencer, prends : { $by ->
    [keys] tape le numéro d’une carte du marché.
   *[hand] touche une carte du marché.
}
    .shows = market
guide-ask-acting-2 = { $by ->
    [keys] Les nombres disent combien tu as de chaque sorte. Une lampe vaut 7 points, cinq n’en valent plus que 1 : le tableau des valeurs est dans les règles.
   *[hand] ×2 dit combien tu as d’une sorte ; le nombre d’à côté, les points que cela vaut. Une lampe vaut 7 points, cinq n’en valent plus que 1 : touche une sorte pour voir sa courbe.
}
    .shows = values
guide-after-take = Ce qu’on prend reste visible, sous l’oiseau, qui protège cette carte-là et elle seule : il s’envole dès qu’on prend autre chose. Une carte sans oiseau, n’importe qui peut l’échanger contre une des siennes, sans demander.
    .shows = row
guide-after-lead = Nouvelle manche, nouveau marché : chacun a joué, et même deux fois si vous n’êtes que deux. S’il restait des cartes au marché, elles ont quitté la partie.
guide-after-lead-2 = Qui a le dromadaire commence la manche. Ensuite, il va à qui met le premier une carte à l’abri ; si personne ne le fait, il passe à la place suivante.{ $by ->
    [keys] {""}
   *[hand] {" "}Touche-le pour savoir où il en est.
}
    .shows = camel
guide-ask-acting-3 = Ces quatre tuiles sont des commandes : la première personne qui réunit ce qu’une tuile demande la remporte, avec ses points. { $by ->
    [keys] Les cartes visibles et à l’abri comptent.
   *[hand] Touche une tuile pour voir ce qui te manque.
}
    .turn = 2
    .shows = tiles
guide-ask-acting-4 = Tu peux aussi échanger : une de tes cartes visibles, même celle sous ton oiseau, contre celle d’un autre, si elle n’a pas d’oiseau. C’est le moyen de te défaire de ce qui t’encombre ; les autres feront de même avec toi.
    .turn = 3
    .shows = others
guide-ask-swap-question = Maintenant la carte que tu veux. Ton oiseau s’y pose, et la protège.
    .shows = others
guide-ask-acting-5 = À l’abri, une carte l’est pour de bon, et elle compte à la fin. Tu peux en mettre deux d’un coup, mais pas celle que garde ton oiseau ; puis il s’envole, et tes cartes encore visibles restent sans protection.
    .turn = 4
    .shows = shelter
guide-ask-storing = Dans le même tour, tu peux en mettre une deuxième à l’abri.
    .shows = shelter
guide-after-mount = L’oiseau de qui met le premier une carte à l’abri se pose sur le dromadaire : cette personne le recevra à la fin de la manche, et commencera la suivante.
    .shows = camel
guide-after-swap = Dans un échange, qui le fait choisit les deux cartes ; l’autre reçoit souvent ce dont il ne voulait pas. Mais la carte reçue n’a pas d’oiseau : à son tour, il peut la repasser à quelqu’un.
guide-after-claim = Une commande est remportée. Peu importe si les cartes sont visibles ou à l’abri : la première personne qui réunit ce que la tuile demande la garde jusqu’à la fin.
    .shows = tiles
guide-ask-acting-6 = Les personnages comptent à la fin. Un garde compte une sorte pour un objet de plus ou de moins ; un mage paie tes objets d’une sorte, le sultan tes cartes à objets, la sultane tes personnages.{ $by ->
    [keys] {""}
   *[hand] {" "}Touche-les pour en lire plus.
}
    .turn = 5
guide-ask-acting-7 = Tu sais l’essentiel ; le reste est dans les règles. Avant chaque tour, demande-toi quelle carte tu laisses sans oiseau, et qui la voudrait.
    .turn = 7

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
study-claimed = Quelles commandes sont remportées
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
study-dromedary-stored = À qui a mis des cartes à l’abri en premier
study-dromedary-in-turn = À la personne suivante
study-did-take = Prendre une carte
study-did-offer = Donner une carte
study-did-swap = Échanger
study-did-store = Mettre une carte à l’abri
study-did-enough = Ne pas en mettre une deuxième à l’abri
study-did-pass = Passer
study-did-claim = Réclamer une commande
study-did-leave = Ne rien réclamer

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
aspect-rival = { $better ->
    [yes] { $rival } en tire { $n ->
        [0] un peu moins
        [one] environ 1 point de moins
       *[other] environ { $n } points de moins
    }
   *[no] { $rival } en tire { $n ->
        [0] un peu plus
        [one] environ 1 point de plus
       *[other] environ { $n } points de plus
    }
}

# The graph of a match.
standing = Points, si l’on s’arrêtait là
