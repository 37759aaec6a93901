package search

import "tilestead/rules"

// A Weigher measures the lines of one decision against each other as a [Reviewer] does, for as
// many samples as it is asked for. All lines meet the same luck and the same guesses in the same
// sample.
type Weigher struct {
	reviewer *Reviewer
	title    *Title
	rounds   int
}

// NewWeigher makes one that looks so many rounds ahead; 0: as far as the expert. Where a network
// judges it looks as far as reviews do. Two of the same seed measure alike, those of different
// seeds meet different luck.
func NewWeigher(t *Title, seed uint64, rounds int) *Weigher {
	return &Weigher{reviewer: NewReviewer(t, seed), title: t, rounds: rounds}
}

// Start begins with a decision of the seat that looks at p, and gives the lines that are worth a
// look, the best at the end of the turn first. They hold until the next decision.
func (w *Weigher) Start(p rules.Perspective) []Candidate {
	b := w.reviewer.bot
	b.Start(p)
	for !b.ranked && !b.beyond && !b.done {
		b.step()
	}
	if w.rounds > 0 {
		b.budget.Horizon = Horizon{Rounds: w.rounds}
	}
	if b.ranked && !w.title.Marks.Whole {
		return firsts(b.list)
	}
	return b.list
}

// firsts are the lines cut after their first actions, each once.
func firsts(list []Candidate) (cut []Candidate) {
	seen := map[rules.Action]bool{}
	for _, c := range list {
		if !seen[c.Action] {
			seen[c.Action] = true
			c.Then = 0
			cut = append(cut, c)
		}
	}
	return cut
}

// Sample adds samples of a line to those there are, until there are n. What they count in is
// said by [Marks].
func (w *Weigher) Sample(c Candidate, values []int, n int) []int {
	for len(values) < n {
		values = append(values, w.reviewer.sample(c, len(values)))
	}
	return values
}

// Differ is the mean of what the samples of one line are ahead of those of another, and its
// standard error.
func Differ(better, worse []int) (mean, err int) { return differ(better, worse) }
