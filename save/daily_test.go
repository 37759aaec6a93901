package save

import (
	"slices"
	"testing"
)

// A game is that of a day as long as nobody says otherwise, whatever else is said of it; what
// is no day makes it no day's.
func TestDayOfAGame(t *testing.T) {
	g := &Game{}
	if g.Daily() != "" {
		t.Errorf("a game is that of %q", g.Daily())
	}
	g.SetDaily("2026-11-25")
	g.Assist()
	if g.Daily() != "2026-11-25" || !g.Assisted() {
		t.Errorf("flags are %q", g.Flags)
	}
	g.SetDaily("2026-11-26")
	if g.Daily() != "2026-11-26" || len(g.Flags) != 3 {
		t.Errorf("flags are %q", g.Flags)
	}
	g.SetDaily("")
	if g.Daily() != "" || !slices.Equal(g.Flags, []string{assisted}) {
		t.Errorf("flags are %q", g.Flags)
	}
	for _, flags := range [][]string{{"daily"}, {"daily", "assisted"}, {"daily", "2026-13-01"}} {
		if g := (&Game{Flags: flags}); g.Daily() != "" {
			t.Errorf("%q is the game of %q", flags, g.Daily())
		}
	}
}
