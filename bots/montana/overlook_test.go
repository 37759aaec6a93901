package montana

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"tilestead/bots/search"
	"tilestead/rules"
	"tilestead/rules/montana"
)

// upgrades is the row of the town that brings upgrades and nothing else.
const upgrades = montana.Row(2)

// At every decision of some games something is left to do, newcomers overlook all
// that beginners do, and neither overlooks a settlement that a turn could begin
// with, a canteen, a way to pass, or a bid that brings anything.
func TestOverlook(t *testing.T) {
	seen := map[montana.StepKind]int{} // decisions at which newcomers overlook something
	for seed := range uint64(8) {
		r := rand.New(rand.NewPCG(seed, 5))
		s := montana.Title.New(rules.Setup{Title: montana.Title.ID, Seats: 2})
		g := newGuide()
		for range 1500 {
			legal := s.Legal(nil)
			if len(legal) == 0 {
				break
			}
			if seat := s.Turn(); seat != rules.Nature {
				g.Begin(s)
				step := s.(*montana.State).Asked().Kind
				all := g.Candidates(s, slices.Clone(legal))
				beginner := g.Overlook(s, slices.Clone(all), search.AsBeginner)
				newcomer := g.Overlook(s, slices.Clone(all), search.AsNewcomer)
				if len(newcomer) == 0 || len(beginner) == 0 {
					t.Fatalf("seed %d, step %d: of %v nothing is left", seed, step, rules.Notations(s))
				}
				for _, a := range all {
					in, inNewcomer := slices.Contains(beginner, a), slices.Contains(newcomer, a)
					if inNewcomer && !in {
						t.Fatalf("a beginner overlooks %q, a newcomer does not", rules.Notation(s, a))
					}
					known := step == montana.StepTurn && a.Kind() == montana.KindBuild ||
						a.Kind() == montana.KindPass || a.Kind() == montana.KindCanteen
					if a.Kind() == montana.KindBid {
						row, _ := montana.BidOf(a)
						known = row != upgrades
					}
					if known && !inNewcomer {
						t.Fatalf("a newcomer overlooks %q", rules.Notation(s, a))
					}
				}
				if len(newcomer) < len(all) {
					seen[step]++
				}
			}
			a := legal[r.IntN(len(legal))]
			if s.Turn() != rules.Nature && r.IntN(2) == 0 {
				g.Sample(s, 0, 0)
				a = g.Policy(s) // so that there is more to do than random play brings
			}
			s.Do(a, nil)
		}
	}
	for _, step := range []montana.StepKind{montana.StepTurn, montana.StepAdvance, montana.StepSmall,
		montana.StepSettle} {
		if seen[step] == 0 {
			t.Errorf("at step %d nothing was ever overlooked", step)
		}
	}
}

// Who is unsure what a turn is best used for is less unsure of the rest.
func TestUnsureOfTurnsMostly(t *testing.T) {
	s := atTurn(t, 2, 8, 1)
	g := newGuide()
	b := Title.Levels.Easy
	if got := g.Budget(s, b); got != b {
		t.Errorf("where a turn begins, easy's budget is %+v", got)
	}
	s.Do(montana.Town, nil)
	if got := g.Budget(s, b); got.Temperature != withinTurn {
		t.Errorf("at a bid, easy's temperature is %d", got.Temperature)
	}
	if got := g.Budget(s, Title.Levels.Medium); got != Title.Levels.Medium {
		t.Errorf("at a bid, medium's budget is %+v", got)
	}
}

// Nobody of little experience bids for upgrades with nothing to upgrade, unless
// there is nothing else to bid for.
func TestNoUselessBids(t *testing.T) {
	for _, c := range []struct {
		goods string
		free  bool // the row of two silver
		want  bool // the row of upgrades is left
	}{{"0 0 0 0 0 0", true, false}, {"0 0 1 0 0 0", true, true}, {"0 0 0 0 0 0", false, true}} {
		s := montana.Title.New(rules.Setup{Title: montana.Title.ID, Seats: 2})
		for _, line := range []string{"ready", "goods 1 " + c.goods, "cattle 1 0"} {
			if err := montana.Title.Arrange(s, strings.Fields(line)); err != nil {
				t.Fatal(err)
			}
		}
		s.Do(montana.Town, nil)
		g := newGuide()
		g.Begin(s)
		candidates := g.Candidates(s, s.Legal(nil))
		if !c.free {
			candidates = slices.DeleteFunc(candidates, func(a rules.Action) bool {
				row, _ := montana.BidOf(a)
				return row != upgrades
			})
		}
		left := g.Overlook(s, candidates, search.AsBeginner)
		if has := slices.Contains(left, montana.PlaceBid(upgrades, 1)); has != c.want {
			t.Errorf("with goods %s and free %t the bids left are %v", c.goods, c.free, left)
		}
	}
}
