package carcassonne

import (
	"strings"
	"testing"

	"tilestead/rules/carcassonne"
	"tilestead/scenes/scenetest"
)

// Before a princess is placed it is told whom she sends away.
func TestPreviewNamesWhoLeaves(t *testing.T) {
	s := stage(t, "first 1", "set figure 2 small 0,0 c1", "draw D11")
	b := NewBoard()
	m := b.moment(fixture.View(t, b, s, 1280, 800))
	told, en := 0, scenetest.In(t, "carcassonne.")
	leaves := en.Say("preview.princess", en.Say("tip.figure", "Mira", en.Say("figure.follower")))
	for _, c := range m.stands().cells() {
		there := strings.Contains(m.help().cellHint(c), leaves)
		if want := c.at == (carcassonne.Pos{Y: -1}); there != want {
			t.Errorf("%v: tells who leaves %v, want %v: %q", c.at, there, want, m.help().cellHint(c))
		}
		told++
	}
	if told == 0 {
		t.Error("the tile goes nowhere")
	}
}
