# Ce que dit la voie rapide.

no-kernel = Il n’y a pas de voie rapide pour { $game } ; il y en a une pour : { $known }.
no-policy = { $policy } n’est pas une conduite de la voie rapide ; il y a : { $known }.
no-playouts = On ne peut pas jouer { $games } parties d’essai : il en faut 1 ou plus.
something-hidden = Quelque chose est caché dans cette position : une partie d’essai part d’une position entière, comme en donne Game.imagine.
too-much = { $what ->
        [tiles] Il y a plus de tuiles au même endroit que la voie rapide n’a de place ({ $most }).
       *[lines] Une feuille de score est plus longue que la voie rapide n’a de place ({ $most } lignes).
    } Position.accept sait la jouer.
grown-too-big = Une partie d’essai a dépassé la place que la voie rapide lui donne, ce qui est rarissime : prends une autre graine, ou joue par Position.accept.
