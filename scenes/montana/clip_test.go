package montana

import (
	"testing"
	"time"

	"tilestead/rules"
	"tilestead/rules/montana"
	"tilestead/ui"
)

func TestArrowTurnsOnceAndStopsInTheMiddle(t *testing.T) {
	n := len(montana.Components.Sectors)
	for from := range n {
		for to := range n {
			for turns := 1; turns <= spinTurns; turns++ {
				start, end := spinAngle(from, to, turns, 0), spinAngle(from, to, turns, 1)
				if end-start < sectorTurn(float64(n))-1e-9 {
					t.Errorf("from %d to %d: turns by %g only", from, to, end-start)
				}
				if d := end - sectorTurn(float64(to)); d-sectorTurn(float64(n))*float64(int(d/sectorTurn(float64(n))+
					0.5)) > 1e-9 {
					t.Errorf("from %d to %d: stops %g off the middle", from, to, d)
				}
				for i := range 50 {
					if spinAngle(from, to, turns, float64(i+1)/50) < spinAngle(from, to, turns, float64(i)/50) {
						t.Errorf("from %d to %d: the arrow turns back", from, to)
					}
				}
			}
		}
	}
}

// TestPinsShineWhenTheArrowHasPassed checks the moment at which each line is
// crossed, which sets off its glint.
func TestPinsShineWhenTheArrowHasPassed(t *testing.T) {
	s := spinOf(6, 1, spinTurns)
	if want := float64(spinTurns*8 + 3); s.way != want {
		t.Fatalf("the way is %g sectors, want %g", s.way, want)
	}
	last := 0.0
	for pin := 6.5; pin < s.from+s.way; pin++ {
		at := s.when(pin)
		if at <= last || at >= 1 {
			t.Errorf("the pin at %g is passed at %g, the one before at %g", pin, at, last)
		}
		if d := s.at(at) - pin; d > 1e-9 || d < -1e-9 {
			t.Errorf("at %g the arrow is %g off the pin at %g", at, d, pin)
		}
		last = at
	}
}

// TestPriceGoesWithTheBuild checks that nothing of a price is left on the map
// once the settlement stands there, though its plate is wider than its hex.
func TestPriceGoesWithTheBuild(t *testing.T) {
	b := NewBoard()
	seen := false
	fixture.Beats(t, fixture.Match(t, 2, 4), func(before rules.State, beat rules.Beat) {
		e, ok := beat.Event.(montana.Built)
		if !ok || seen {
			return
		}
		seen = true
		v := fixture.View(t, b, before, 640, 400)
		if clip := b.Clip(v, beat); !clip.Hides(pricePiece(e.Hex)) {
			t.Errorf("the price of hex %d stays", e.Hex)
		}
	})
	if !seen {
		t.Error("nobody built")
	}
}

// TestOpeningIsDealtInOneGo adds up what is shown between the draw of the first
// player and the first decision: one short flourish for all seats.
func TestOpeningIsDealtInOneGo(t *testing.T) {
	b := NewBoard()
	for seats := montana.Title.Seats[0]; seats <= montana.Title.Seats[1]; seats++ {
		total, spins := time.Duration(0), 0
		fixture.Beats(t, fixture.Match(t, seats, 9), func(before rules.State, beat rules.Beat) {
			s := before.(*montana.State)
			if s.Active() < 0 || s.Player(s.First()).Turns > 0 || spins > seats*int(montana.Components.StartSpins) {
				return
			}
			switch beat.Event.(type) {
			case montana.Spun:
				if spins++; spins > seats*int(montana.Components.StartSpins) {
					return // the first player recruits
				}
			case montana.Recruited:
			default:
				return
			}
			v := fixture.View(t, b, before, 960, 540)
			if clip := b.Clip(v, beat); clip != nil && spins <= seats*int(montana.Components.StartSpins) {
				total += clip.Length()
			}
		})
		if limit := time.Duration(seats) * 700 * ms; spins == 0 || total > limit {
			t.Errorf("%d seats: %d spins and what they bring take %v, want %v at most", seats, spins, total, limit)
		}
	}
}

// TestClosingTownLeavesTheDisc checks that while the town closes nothing of it
// shows outside its panel: the disc is there again.
func TestClosingTownLeavesTheDisc(t *testing.T) {
	b := NewBoard()
	seen := false
	fixture.Beats(t, fixture.Match(t, 2, 4), func(before rules.State, beat rules.Beat) {
		v := fixture.View(t, b, before, 640, 400)
		clip := b.Clip(v, beat)
		if seen || clip == nil || !clip.Hides(auctionPiece) {
			return
		}
		seen = true
		c := &ui.Canvas{}
		c.Reset(640, 400, 2)
		clip.Draw(c, v, 50*ms)
		panel := b.at.auction.panel.Inset(-6)
		clipped := 0
		for _, op := range c.Ops {
			switch op.Kind {
			case ui.OpClip:
				clipped++
			case ui.OpUnclip:
				clipped--
			case ui.OpText:
				if clipped == 0 && !op.Box.Within(panel) {
					t.Errorf("%q shows outside the town", op.Text)
				}
			}
		}
	})
	if !seen {
		t.Error("the town never closed")
	}
}

// Each event of the rules has a row, and the row what it needs.
func TestEventsHaveRows(t *testing.T) { fixture.RowsAreWhole(t, tales) }
