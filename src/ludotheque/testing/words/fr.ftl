no-history = Git ne connaît pas de version « { $commit } » dans { $folder }.
