package search_test

import (
	"slices"
	"strconv"
	"testing"
	"time"

	"tilestead/bots/carcassonne"
	"tilestead/bots/montana"
	"tilestead/bots/search"
	"tilestead/bots/search/searchtest"
	"tilestead/rules"
)

var allExpansions = []string{"inns", "traders", "dragon"}

// atTurn is a position of Montana some turns into a game.
func atTurn(t testing.TB, seats, turns int, seed uint64) rules.State {
	t.Helper()
	return searchtest.Montana(t, montana.Title.NewGuide(), seats, turns, seed)
}

// atTile is a position of Carcassonne in which so many tiles lie.
func atTile(t testing.TB, seats, tiles int, seed uint64, modules ...string) rules.State {
	t.Helper()
	return searchtest.Carcassonne(t, carcassonne.Title.NewGuide(), seats, tiles, seed, modules...)
}

// A slice ends at the first look at the clock that is late, and the bot looks
// after every sample: a slice of no time does one sample, and a decision takes
// as many slices as it has samples.
func TestSlicesEndInTime(t *testing.T) {
	s := atTurn(t, 2, 8, 1)
	late := time.Unix(1000, 0)
	for _, level := range []search.Level{{search.Medium, montana.Title.Levels.Medium},
		{search.Hard, montana.Title.Levels.Hard}} {
		looks := 0
		b := search.New(&montana.Title, level.Budget, 7)
		b.SetClock(func() time.Time { looks++; return late })
		b.Start(rules.PerspectiveOf(s, s.Turn()))
		whole := search.New(&montana.Title, level.Budget, 7)
		whole.Start(rules.PerspectiveOf(s, s.Turn()))
		want, _ := whole.Think(time.Time{})
		slices := 0
		for {
			a, ok := b.Think(late)
			slices++
			if looks > slices {
				t.Fatalf("%s looked at a late clock and went on", level.Name)
			}
			if ok {
				if a != want {
					t.Errorf("%s decides %q in slices, %q at once", level.Name, rules.Notation(s, a),
						rules.Notation(s, want))
				}
				break
			}
		}
		if least := len(b.Candidates()) * level.Budget.TurnSamples; slices < least {
			t.Errorf("%s took %d slices for %d samples", level.Name, slices, least)
		}
	}
}

// A position in which nobody leads is decided by every level, and by a budget
// that forgets to say how much a lead is worth.
func TestEvenPositionsAreDecided(t *testing.T) {
	if search.Squash(0, 0) != 0 || search.Squash(0, 300) != 0 || search.Squash(50, 0) != 1000 ||
		search.Squash(-50, 50) != -500 {
		t.Errorf("squashed are %d, %d, %d and %d", search.Squash(0, 0), search.Squash(0, 300), search.Squash(50, 0),
			search.Squash(-50, 50))
	}
	careless := search.Budget{TurnSamples: 1, Keep: 3, Behind: 600, Horizon: search.Horizon{Rounds: 1}, Samples: 1}
	for _, c := range []struct {
		title *search.Title
		state rules.State
	}{{&montana.Title, atTurn(t, 2, 0, 1)}, {&carcassonne.Title, atTile(t, 2, 1, 3)}} {
		for _, level := range append(c.title.Levels.All(), search.Level{"careless", careless}) {
			b := search.New(c.title, level.Budget, 0)
			b.Start(rules.PerspectiveOf(c.state, c.state.Turn()))
			if a, ok := b.Think(time.Time{}); !ok || !slices.Contains(c.state.Legal(nil), a) {
				t.Errorf("%s, %s decides %v", c.title.ID, level.Name, a)
			}
		}
	}
}

// benchSample is one sample of a search: the own turn and the rounds after it
// played by the policy, and the value of where that leads.
func benchSample(b *testing.B, title *search.Title, s rules.State) {
	x := search.New(title, title.Levels.Hard, 7)
	x.Start(rules.PerspectiveOf(s, s.Turn()))
	x.GoBeyond()
	b.ReportAllocs()
	for b.Loop() {
		x.Step()
	}
}

func BenchmarkSampleMontana(b *testing.B) { benchSample(b, &montana.Title, atTurn(b, 2, 8, 1)) }

// A sample is the longest thing a bot of Carcassonne does without looking at the
// clock, but for its first look.
func BenchmarkSampleCarcassonne(b *testing.B) {
	for _, seats := range []int{2, 6} {
		b.Run(strconv.Itoa(seats), func(b *testing.B) {
			benchSample(b, &carcassonne.Title, atTile(b, seats, 60, 1, allExpansions...))
		})
	}
}

// benchDecision is one whole decision of each level.
func benchDecision(b *testing.B, title *search.Title, s rules.State) {
	for _, level := range title.Levels.All() {
		b.Run(level.Name, func(b *testing.B) {
			x := search.New(title, level.Budget, 7)
			for b.Loop() {
				x.Start(rules.PerspectiveOf(s, s.Turn()))
				x.Think(time.Time{})
			}
		})
	}
}

// Montana: at the beginning of a turn.
func BenchmarkDecisionMontana(b *testing.B) { benchDecision(b, &montana.Title, atTurn(b, 2, 8, 1)) }

// Carcassonne: on a tile in the middle of a game of three with everything.
func BenchmarkDecisionCarcassonne(b *testing.B) {
	benchDecision(b, &carcassonne.Title, atTile(b, 3, 60, 1, allExpansions...))
}
