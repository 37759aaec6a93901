package agricola

import (
	"math/rand/v2"
	"slices"
	"testing"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
)

// mostPoints is the most points that a seat can have with animals within a herd that has room on its farm,
// after breeding once more where young come.
func mostPoints(s *agricola.State, seat rules.Seat, most box.Herd, young bool) (best rules.Points) {
	at := s.Clone().(*agricola.State)
	p, first := at.Player(seat), true
	var h box.Herd
	for h[0] = 0; h[0] <= most[0]; h[0]++ {
		for h[1] = 0; h[1] <= most[1]; h[1]++ {
			for h[2] = 0; h[2] <= most[2]; h[2]++ {
				for h[3] = 0; h[3] <= most[3]; h[3]++ {
					if !p.Holds(h) {
						continue
					}
					copy(p.Goods[box.Sheep:], h[:])
					n := at.Points(seat)
					if young {
						n = mostPoints(at, seat, grown(h), false)
					}
					if first || n > best {
						best, first = n, false
					}
				}
			}
		}
	}
	return best
}

// grown is a herd with a newborn of each kind that has two.
func grown(h box.Herd) box.Herd {
	for k, n := range h {
		if n >= 2 {
			h[k]++
		}
	}
	return h
}

// With whatever herd a seat is asked which animals stay, what is proposed is worth as many points as
// anything that has room, after the breeding of a harvest in the same round.
func TestProposedHerdIsWorthMost(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	tried := map[uint8]int{}
	for seed := range uint64(6) {
		fixture.Play(t, fixture.Match(t, 2, seed, "moor"), func(state rules.State) {
			s := state.(*agricola.State)
			if s.Turn() < 0 || !slices.ContainsFunc(s.Legal(nil), keeps) {
				return
			}
			for range 6 {
				at, seat := s.Clone().(*agricola.State), s.Turn()
				p := at.Player(seat)
				for g := box.Sheep; g <= box.Horse; g++ {
					p.Goods[g] = int16(r.IntN(5))
				}
				p.Goods[box.Food] = 20
				legal := at.Legal(nil)
				i := slices.IndexFunc(legal, keeps)
				if i < 0 || p.Holds(p.Goods.Herd()) {
					continue
				}
				breeds, most := legal[i].Kind() == agricola.KindBreed, p.Goods.Herd()
				young := !breeds && (at.Harvesting() || at.Round() == at.NextHarvest())
				if breeds {
					most = grown(most)
				}
				want := mostPoints(at, seat, most, young)
				copyAt := at.Clone().(*agricola.State)
				h := agricola.HerdOf(newStay(at, legal).keep)
				copy(copyAt.Player(seat).Goods[box.Sheep:], h[:])
				got := copyAt.Points(seat)
				if young {
					got = mostPoints(copyAt, seat, grown(h), false)
				}
				if got != want {
					t.Errorf("of %v stay %v, worth %v points, not %v", p.Goods.Herd(), h, got, want)
				}
				tried[legal[i].Kind()]++
			}
		})
	}
	if tried[agricola.KindKeep] < 30 || tried[agricola.KindBreed] < 20 {
		t.Errorf("tried: %v", tried)
	}
}

// Where the score sheet gives two herds the same, what can grow further stays: a horse, each of which is a
// point, and not the boar, of which the second brings nothing.
func TestHorseStaysRatherThanBoar(t *testing.T) {
	p := straying(t, yardSizes[0], "space sheep_market 1", "goods 1 boar 1")
	s := p.Table.Match().State().Clone().(*agricola.State)
	s.Player(0).Goods[box.Sheep], s.Player(0).Goods[box.Horse] = 0, 1
	if h := agricola.HerdOf(newStay(s, s.Legal(nil)).keep); h != (box.Herd{3: 1}) {
		t.Errorf("%v stays", h)
	}
}
