package rulestest

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"tilestead/rules"
)

// Playout plays s to its end at random, chance by weight, and gives how many
// actions that took; legal is memory to use again.
func Playout(s rules.State, legal []rules.Action, r *rand.Rand) (memory []rules.Action, actions int) {
	for s.Turn() != rules.Nobody {
		var a rules.Action
		if s.Turn() == rules.Nature {
			a, legal = rules.Chance(s, legal, r)
		} else {
			legal = rules.Wander(s, legal[:0])
			a = legal[r.IntN(len(legal))]
		}
		s.Do(a, nil)
		actions++
	}
	return legal, actions
}

// draw is a random action, Nature's by weight.
func draw(s rules.State, legal []rules.Action, r *rand.Rand) rules.Action {
	if s.Turn() == rules.Nature {
		return rules.Draw(s, legal, r)
	}
	return legal[r.IntN(len(legal))]
}

// RandomGames plays random games and fails at the first position that the
// title's check finds wrong, or when nobody has won.
func RandomGames(t *testing.T, title *rules.Title, setup rules.Setup, games int) {
	t.Helper()
	for seed := range uint64(games) {
		r := rand.New(rand.NewPCG(seed, 9))
		s := title.New(setup)
		for n := 1; s.Turn() != rules.Nobody; n++ {
			a := draw(s, rules.Wander(s, nil), r)
			what := rules.Notation(s, a)
			s.Do(a, nil)
			if err := title.Check(s); err != nil {
				t.Fatalf("%v, %d players, seed %d, action %d, after %q: %v", setup.Modules, setup.Seats, seed, n, what,
					err)
			}
		}
		if len(s.Winners()) == 0 {
			t.Errorf("%v, %d players, seed %d: nobody has won", setup.Modules, setup.Seats, seed)
		}
	}
}

// Happened is the events of a match by the names of their types.
func Happened(m *rules.Match) map[string]bool {
	names := map[string]bool{}
	for i := range m.Len() {
		reel := &rules.Reel{}
		m.Before(i).Clone().Do(m.Action(i), reel)
		for _, beat := range reel.Beats {
			names[EventName(beat.Event)] = true
		}
	}
	return names
}

// EventName is an event's type, with its package.
func EventName(e rules.Event) string { return fmt.Sprintf("%T", e) }

// AllHappen fails for every event that is not among those that happened.
func AllHappen(t *testing.T, happened map[string]bool, events ...rules.Event) {
	t.Helper()
	for _, e := range events {
		if name := EventName(e); !happened[name] {
			t.Errorf("%s happens in no recorded game", name)
		}
	}
}

// FuzzReading reads whatever it is given: that may be refused, in words, but
// nothing may panic.
func FuzzReading(f *testing.F, read func([]byte) error) {
	f.Fuzz(func(t *testing.T, b []byte) {
		if err := read(b); err != nil && err.Error() == "" {
			t.Error("an error without words")
		}
	})
}
