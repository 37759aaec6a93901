package agricola

import (
	"math/rand/v2"
	"strings"
	"testing"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
)

// exhaustive tries all that a seat can do with a placement, whatever it is, and
// gives the most points it can end with and by what, in notation.
type exhaustive struct {
	g     *guide
	seat  rules.Seat
	tries int
}

// tooMany ways are not tried.
const tooMany = 30000

func (e *exhaustive) best(s *agricola.State, by []string) (points int, how string) {
	if len(by) > 0 && !within(s, e.seat) {
		e.tries++
		end := s.Clone().(*agricola.State)
		e.g.table.settle(end)
		return 100 * int(end.Points(e.seat)) / int(rules.Whole(1)), strings.Join(by, "; ")
	}
	points = -1 << 30
	for _, a := range s.Legal(nil) {
		if agricola.Title.Side(a) || e.tries > tooMany {
			continue
		}
		after := s.Clone().(*agricola.State)
		after.Do(a, nil)
		if v, h := e.best(after, append(by[:len(by):len(by)], rules.Notation(s, a))); v > points {
			points, how = v, h
		}
	}
	return points, how
}

// The last placement of a game takes all points that there are. In some of these
// games bots once divided a pasture, or improved their house, where a larger
// pasture would have been worth more.
func TestLastPlacementIsWorthMost(t *testing.T) {
	for _, modules := range [][]string{nil, {"moor"}} {
		seen := 0
		for seed := uint64(51); seed <= 110; seed++ {
			s := newGame(2, modules...)
			r := rand.New(rand.NewPCG(seed, 4))
			g := &guide{}
			for begun := false; s.Turn() != rules.Nobody; {
				if s.Turn() == rules.Nature {
					s.Do(rules.Draw(s, nil, r), nil)
					continue
				}
				g.Begin(s)
				if !begun {
					g.Sample(s, seed, 250) // careless enough for farms of many kinds
					begun = true
				}
				if seat := s.Turn(); s.Prompt().Opens && s.Round() == box.Rounds &&
					s.Player(seat).Home == 1 && s.Player(1-seat).Home == 0 {
					top := -1 << 30
					for _, l := range g.rank(s) {
						top = max(top, l.value)
					}
					e := &exhaustive{g: g, seat: seat}
					best, how := e.best(s, nil)
					if e.tries <= tooMany {
						seen++
						if best > top {
							t.Errorf("%v, seed %d: %d hundredths, not the %d of %s", modules, seed, top, best, how)
						}
					}
				}
				s.Do(g.Policy(s), nil)
			}
		}
		if seen < 40 {
			t.Errorf("%v: only %d positions", modules, seen)
		}
	}
}
