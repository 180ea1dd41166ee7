"""Tables in the browser: a server with a log that is only ever added to, sockets, and the pages."""
