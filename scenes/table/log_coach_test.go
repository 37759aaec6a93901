package table_test

import (
	"testing"

	"tilestead/scenes/table"
	"tilestead/ui"
)

// A talkingCoach says something at a place.
type talkingCoach struct {
	freeCoach
	at *ui.Rect
}

func (c talkingCoach) Box() ui.Rect { return *c.at }

// What a coach says over the foot of the log leaves whole lines of it above, the newest among them;
// where it covers all of it, and elsewhere, the log stays as it is.
func TestTheLogEndsWhereACoachSpeaks(t *testing.T) {
	var at ui.Rect
	p := sit(t, newToy(t, 1, 1), toyBoard{}, "p", 960, 540, func(c *table.Config) { c.Coach = talkingCoach{at: &at} })
	p.until()
	log := p.table.LogBox().Snap()
	for i, c := range []struct{ from, want float64 }{{log.H, log.H}, {log.H - 20, log.H - 20}, {4, log.H}} {
		at = ui.Rect{X: log.X, Y: log.Y + c.from, W: log.W, H: log.H}
		p.move(100+float64(10*i), 100) // so that it is laid out anew
		p.draw()
		if got := p.table.LogLies(); got.H != c.want || got.Y != log.Y {
			t.Errorf("words %v below its head leave %v of the log at %v", c.from, got, log)
		}
	}
}
