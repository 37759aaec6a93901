package carcassonne

import (
	"slices"
	"strings"
	"testing"

	"tilestead/rules"
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

// Where a placement finishes what already counted for its owner, the tip says why the
// projected score rises by less than is scored; elsewhere it has no such words.
func TestPreviewTellsWhyTheProjectionIsLess(t *testing.T) {
	en := scenetest.In(t, "carcassonne.preview.")
	why := en.Part("outcome.scored", 1)
	road := []string{"first 1", "set lay B22 1,0 r0", "set lay B23 2,0 r0", "set lay B23 2,1 r1", "draw B23"}
	for _, c := range []struct {
		who  string
		told bool
	}{{"set figure 1 small 1,0 r1", true}, {"set figure 2 small 1,0 r1", true}, {"", false}} {
		lines := road
		if c.who != "" {
			lines = append(slices.Clone(road[:4]), c.who, road[4])
		}
		m := NewBoard().moment(fixture.View(t, NewBoard(), stage(t, lines...), 1280, 800))
		a, ok := rules.Find(m.s, "place 1,1 r2")
		if !ok {
			t.Fatal("the tile does not finish the road")
		}
		if got := strings.Join(m.help().preview(a), "|"); strings.Contains(got, why) != c.told {
			t.Errorf("%q: explains the projection: %v, want %v: %q", c.who, !c.told, c.told, got)
		}
	}
}
