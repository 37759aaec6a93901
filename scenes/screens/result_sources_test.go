package screens_test

import (
	"strings"
	"testing"

	"tilestead/rules"
	"tilestead/save"
	"tilestead/scenes/apptest"
	"tilestead/scenes/scenetest"
	"tilestead/scenes/screens"
	"tilestead/ui"
)

// The numbers of a result say from what they come; whoever points at one, or touches it, sees that
// on the land.
func TestNumbersSayFromWhatTheyCome(t *testing.T) {
	f, en := apptest.Carcassonne, scenetest.In(t, "result.of.")
	m := f.Match(t, 2, 5)
	f.Play(t, m, func(rules.State) {})
	tracer := screens.NewTracer(newShell(t), &save.Game{Match: m, Seats: twoSeats}, f.New())
	dark, _ := tracer.Point(ui.Point{}, false, false)
	cells, lit, totals := tracer.Cells(), 0, 0
	for at, text := range cells {
		lines := strings.Split(text, "\n")
		if len(lines) < 2 || !strings.Contains(text, en.Part("play", 0)) && !strings.Contains(text, en.Part("end", 0)) {
			t.Errorf("a number says %q", text)
		}
		if strings.HasPrefix(text, "Total") {
			totals++
			continue
		}
		if !strings.Contains(text, "\n+") && !strings.Contains(text, " × +") {
			t.Errorf("a number lists nothing: %q", text)
		}
		land, _ := tracer.Point(at, false, false)
		if land > dark {
			lit++
		}
		if again, stays := tracer.Point(at, true, true); !stays || again != land {
			t.Errorf("a finger on %q lights %d operations, not %d; the list stays: %v", text, again, land, stays)
		}
		if _, stays := tracer.Point(at, true, true); stays {
			t.Error("a second touch leaves the list")
		}
	}
	if lit < 3 || totals != 2 {
		t.Errorf("%d numbers light something, %d are totals, of %d", lit, totals, len(cells))
	}
}
