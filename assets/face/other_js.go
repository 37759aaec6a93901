package face

// otherHere has nothing: the page brings the file when it is wanted.
func otherHere() *dots { return nil }
