package bots

// A Term is a part of why a move is good: a key for the texts and its worth in
// hundredths of the title's unit.
type Term struct {
	Key string
	N   int
}
