# What the fast path says.

no-kernel = There is no fast path for { $game }; there is one for: { $known }.
no-policy = { $policy } is no policy of the fast path; these are: { $known }.
no-playouts = { $games } playouts cannot be played: the number must be 1 or more.
something-hidden = Something is hidden in this position: a playout starts from one that is whole, such as Game.imagine gives.
too-much = { $what ->
        [tiles] More tiles lie in one place than the fast path has room for ({ $most }).
       *[lines] A score sheet is longer than the fast path has room for ({ $most } lines).
    } It can be played by Position.accept.
grown-too-big = A playout has grown beyond what the fast path has room for, which is very rare: take another seed, or play by Position.accept.
