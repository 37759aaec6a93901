package search

import (
	"math/rand/v2"

	"tilestead/rules"
)

// A Title is all that the bots know of one title.
type Title struct {
	ID       string       // as the rules name it
	NewGuide func() Guide // a guide serves one bot
	Levels   Levels
	Hints    Hints
	Marks    Marks // of reviews
	// Greedy makes the title's own greedy reference, which counts a free follower
	// as so many points; nil where one action ahead is enough. It makes none for
	// points that the title has nothing to give for.
	Greedy func(r *rand.Rand, bonus int) Bot
	// First makes the guide of the first reference, which takes the best at the end
	// of its own turn by an evaluation that stays as it was fitted first; nil where
	// there is none.
	First func() Guide
	// Handless makes the guide of the reference that thinks as medium does and never
	// plays a card of its hand; nil where there are no hands.
	Handless func() Guide
	// Learned are the texts of what the bots have learned: others make them other bots.
	Learned func() []string
	// Alone is the level that plays a game of a set-up for one seat well within a second or two;
	// nil: nobody plays alone.
	Alone   func(set rules.Setup) string
	Manners []Manner // of rivals who like to do something more than others
	// Judged says whether there is a network for games of a set-up; nil: there is none.
	Judged func(set rules.Setup) bool
}

// A Manner is a guide that likes to do something more than others for the seat that decides.
type Manner struct {
	Name     string // as the table of rivals has it
	NewGuide func() Guide
}

// Manner is the manner of a name; nil if the title knows none.
func (t *Title) Manner(name string) *Manner {
	for i := range t.Manners {
		if t.Manners[i].Name == name {
			return &t.Manners[i]
		}
	}
	return nil
}

// Hints bound what a hint tells, in the units of the evaluation.
type Hints struct {
	Most  int // the highest lead, of either side
	Least int // the least worth of a term, of either sign
	// Samples is what an adviser takes instead of the expert's, where who asks would
	// wait too long for those; 0: the same.
	Samples int
	// Beside says that two actions are ways to do one thing in one place: hints name the better
	// one alone where there is another place to tell of. Nil: no two are.
	Beside func(a, b rules.Action) bool
}

// Adviser is the budget of hints: the expert's, with fewer samples where the title
// says so, and its trust in the end of the own turn in proportion. Where a network
// judges it is the champion's.
func (t *Title) Adviser() Budget {
	b := t.Levels.Expert
	if n := t.Hints.Samples; n > 0 {
		b.PriorWeight, b.Samples = b.PriorWeight*n/b.Samples, n
	}
	if j := t.Levels.Champion.Judged; j != nil {
		judged := *j
		judged.Variety = 0
		b.Judged = &judged
	}
	return b
}

// A Term is a part of why a move is good: a key for the texts and its worth in
// the units of the evaluation.
type Term struct {
	Key string
	N   int
}

// AddTerm adds t to the term of its key.
func AddTerm(ts []Term, t Term) []Term {
	for i := range ts {
		if ts[i].Key == t.Key {
			ts[i].N += t.N
			return ts
		}
	}
	return append(ts, t)
}
