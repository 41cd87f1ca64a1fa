"""HTTP: the api, the client's files, rules pages, and the sockets they come through."""
