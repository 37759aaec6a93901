package montana

import (
	"testing"

	"tilestead/rules"
	"tilestead/rules/montana"
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
