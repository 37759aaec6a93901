package rulestest

import (
	"fmt"
	"math/rand/v2"
	"strings"

	"tilestead/rules"
)

// A Position is where sequences of actions are counted from.
type Position struct {
	Name  string
	State rules.State
	Depth int // count sequences of 1, 2 … Depth actions
}

// Count is how many sequences of n actions lead on from s; one that reaches
// the end of the game earlier is not counted.
func Count(s rules.State, n int) int {
	if n == 0 {
		return 1
	}
	levels := make([]level, n)
	for i := range levels {
		levels[i].state = s.Clone()
	}
	return count(s, levels)
}

// level is the memory of one depth.
type level struct {
	state rules.State
	legal []rules.Action
}

func count(s rules.State, levels []level) (total int) {
	l := &levels[0]
	l.legal = s.Legal(l.legal[:0])
	if len(levels) == 1 {
		return len(l.legal)
	}
	for _, a := range l.legal {
		l.state.Set(s)
		l.state.Do(a, nil)
		total += count(l.state, levels[1:])
	}
	return total
}

// Counts is the numbers of sequences from each position, as lines of text for
// a golden file: any change of what is legal within reach changes them.
func Counts(positions []Position) string {
	var b strings.Builder
	for _, p := range positions {
		fmt.Fprintf(&b, "%s\n", p.Name)
		for n := 1; n <= p.Depth; n++ {
			fmt.Fprintf(&b, "  %d %d\n", n, Count(p.State, n))
		}
	}
	return b.String()
}

// Wander plays s at random, chance by weight, until it says so or the game is
// over, and says whether it stopped before the end.
func Wander(s rules.State, r *rand.Rand, until func(rules.State) bool) bool {
	var legal []rules.Action
	for s.Turn() != rules.Nobody {
		if until(s) {
			return true
		}
		legal = rules.Wander(s, legal[:0])
		s.Do(draw(s, legal, r), nil)
	}
	return false
}

// Choose plays s by bytes, each choosing one of the legal actions, chance
// included, until there are no more or the game is over. It fails at the
// first action after which the title's check does, and gives the notations of
// all that was done.
func Choose(title *rules.Title, s rules.State, choices []byte) (done []string, err error) {
	var legal []rules.Action
	for _, c := range choices {
		if s.Turn() == rules.Nobody {
			break
		}
		if legal = s.Legal(legal[:0]); len(legal) == 0 {
			return done, fmt.Errorf("nothing is legal for seat %v (%s)", s.Turn(), s.Prompt().Key)
		}
		a := legal[int(c)%len(legal)]
		done = append(done, rules.Notation(s, a))
		s.Do(a, nil)
		if title.Check != nil {
			if err := title.Check(s); err != nil {
				return done, err
			}
		}
	}
	return done, nil
}
