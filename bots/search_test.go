package bots

import (
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"tilestead/rules"
	"tilestead/rules/montana"
)

// atTurn is a position some turns into a game of the policy, where a turn begins.
func atTurn(t testing.TB, seats, turns int, seed uint64) *montana.State {
	t.Helper()
	s := montana.Title.New(rules.Setup{Title: "montana", Seats: seats}).(*montana.State)
	r := rand.New(rand.NewPCG(seed, 3))
	g := newMontanaGuide()
	for begun := false; ; {
		if s.Turn() == rules.Nature {
			s.Do(rules.Draw(s, s.Legal(nil), r), nil)
			continue
		}
		if !begun {
			g.begin(s)
			begun = true
		}
		if g.turns(s) >= turns && s.Asked().Kind == montana.StepTurn || s.Turn() == rules.Nobody {
			return s
		}
		s.Do(g.play(s), nil)
	}
}

// A slice ends at the first look at the clock that is late, and the bot looks
// after every sample: a slice of no time does one sample, and a decision takes
// as many slices as it has samples.
func TestSlicesEndInTime(t *testing.T) {
	s := atTurn(t, 2, 8, 1)
	late := time.Unix(1000, 0)
	for _, level := range []string{Medium, Hard} {
		looks := 0
		b := &search{guide: newMontanaGuide(), budget: montanaBudgets[level], seed: 7,
			clock: func() time.Time { looks++; return late }}
		b.Start(rules.PerspectiveOf(s, s.Turn()))
		whole := &search{guide: newMontanaGuide(), budget: montanaBudgets[level], seed: 7}
		whole.Start(rules.PerspectiveOf(s, s.Turn()))
		want, _ := whole.Think(time.Time{})
		slices := 0
		for {
			a, ok := b.Think(late)
			slices++
			if looks > slices {
				t.Fatalf("%s looked at a late clock and went on", level)
			}
			if ok {
				if a != want {
					t.Errorf("%s decides %q in slices, %q at once", level, rules.Notation(s, a), rules.Notation(s, want))
				}
				break
			}
		}
		if least := len(b.list) * montanaBudgets[level].looks; slices < least {
			t.Errorf("%s took %d slices for %d samples", level, slices, least)
		}
	}
}

// Eight samples in a row spread a draw evenly over eight equal outcomes, and a
// seat's luck is the same whatever was drawn for others before.
func TestLuckIsEvenAndEqual(t *testing.T) {
	s := atTurn(t, 2, 4, 2)
	s.Do(rules.Act(montana.KindRecruit), nil)
	legal := s.Legal(nil)
	seen := map[rules.Action]int{}
	for sample := range uint64(8) {
		l := luck{key: 99, sample: sample}
		seen[l.draw(s, legal, 0)]++
		other := luck{key: 99, sample: sample}
		other.draw(s, legal, 1)
		other.draw(s, legal, 1)
		l2 := luck{key: 99, sample: sample}
		if other.draw(s, legal, 0) != l2.draw(s, legal, 0) {
			t.Errorf("sample %d: seat 1 is drawn something else after seat 2 drew", sample)
		}
	}
	if len(seen) != len(legal) {
		t.Errorf("8 samples came to %d of %d sectors", len(seen), len(legal))
	}
}

// A position in which nobody leads is decided by every level, and by a budget
// that forgets to say how much a lead is worth.
func TestEvenPositionsAreDecided(t *testing.T) {
	if squash(0, 0) != 0 || squash(0, 300) != 0 || squash(50, 0) != 1000 || squash(-50, 50) != -500 {
		t.Errorf("squashed are %d, %d, %d and %d", squash(0, 0), squash(0, 300), squash(50, 0), squash(-50, 50))
	}
	land, town := atTile(t, 2, 1, 3), atTurn(t, 2, 0, 1)
	careless := budget{looks: 1, keep: 3, behind: 600, rounds: 1, samples: 1}
	for _, level := range append([]string{"careless"}, Levels...) {
		for _, b := range []*search{
			{guide: newMontanaGuide(), budget: montanaBudgets[level]},
			{guide: newCarcassonneGuide(), budget: carcassonneBudgets[level]},
		} {
			s := rules.State(town)
			if _, ok := b.guide.(*carcassonneGuide); ok {
				s = land
			}
			if level == "careless" {
				b.budget = careless
			}
			b.Start(rules.PerspectiveOf(s, s.Turn()))
			if a, ok := b.Think(time.Time{}); !ok || !slices.Contains(s.Legal(nil), a) {
				t.Errorf("%s decides %v", level, a)
			}
		}
	}
}

func TestGumbelQuantiles(t *testing.T) {
	sum := 0
	for i, q := range gumbelQuantiles {
		sum += q
		if i > 0 && q <= gumbelQuantiles[i-1] {
			t.Errorf("quantile %d is not above the one before", i)
		}
	}
	if mean := sum / len(gumbelQuantiles); mean < 560 || mean > 580 { // Euler's constant
		t.Errorf("the mean is %d thousandths, should be about 577", mean)
	}
}

// BenchmarkIteration is one sample of a search: a turn and three rounds played
// by the policy, and the value of where that leads.
func BenchmarkIteration(b *testing.B) {
	s := atTurn(b, 2, 8, 1)
	x := &search{guide: newMontanaGuide(), budget: montanaBudgets[Hard], seed: 7}
	x.Start(rules.PerspectiveOf(s, s.Turn()))
	x.far, x.stage = true, 1<<60
	b.ReportAllocs()
	for b.Loop() {
		x.step()
	}
}

// BenchmarkDecision is one whole decision at the beginning of a turn.
func BenchmarkDecision(b *testing.B) {
	s := atTurn(b, 2, 8, 1)
	for _, level := range Levels {
		b.Run(level, func(b *testing.B) {
			x := &search{guide: newMontanaGuide(), budget: montanaBudgets[level], seed: 7}
			for b.Loop() {
				x.Start(rules.PerspectiveOf(s, s.Turn()))
				x.Think(time.Time{})
			}
		})
	}
}
