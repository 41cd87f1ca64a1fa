"""HTTP: the api, the files of the client, rules pages, and the sockets they come through."""
