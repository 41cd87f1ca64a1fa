no-history = Git knows no commit “{ $commit }” in { $folder }.
