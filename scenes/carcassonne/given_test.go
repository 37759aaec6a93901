package carcassonne

import (
	"strings"
	"testing"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/scenes/scenetest"
	"tilestead/ui"
)

// A tile that finishes what is a rival's alone warns of it on its ghost, a tile
// that finishes one's own does not, and who plays without help is not warned.
func TestGhostWarnsOfGifts(t *testing.T) {
	for _, c := range []struct {
		name   string
		figure string
		purist bool
		given  int
		own    int
	}{
		{"a rival's", "set figure 2 small 0,1 m1", false, 9, 0},
		{"one's own", "set figure 1 small 0,1 m1", false, 0, 9},
		{"without help", "set figure 2 small 0,1 m1", true, 9, 0},
	} {
		s := stage(t, "first 1", "set lay B01 0,1 r0", "set lay B24 1,0 r0", "set lay B24 -1,0 r0", "set lay B01 1,1 r0",
			"set lay B01 -1,1 r0", "set lay B01 0,2 r0", "set lay B18 1,2 r2", c.figure, "draw B18")
		b := NewBoard()
		v := fixture.View(t, b, s, 1280, 800)
		v.Purist = c.purist
		a, ok := rules.Find(s, "place -1,2 r2")
		if !ok {
			t.Fatal("the tile cannot be placed")
		}
		m := b.moment(v)
		if got := m.gifts().brought(a); got[1] != c.given || got[0] != c.own {
			t.Errorf("%s: %v is finished, want %d for the player and %d for the rival", c.name, got, c.own, c.given)
		}
		canvas := &ui.Canvas{}
		canvas.Reset(1280, 800, 1)
		at := carcassonne.PosOf(a)
		m.gifts().drawBrought(canvas, at, int(carcassonne.TurnOf(a)), m.cellAt(at), m.Camera.Scale)
		warned := false
		for _, op := range canvas.Ops {
			warned = warned || op.Kind == ui.OpFill && op.Color == palette.Pumpkin
		}
		if warned != (c.given > 0 && !c.purist) {
			t.Errorf("%s: warned %t", c.name, warned)
		}
	}
}

// The tooltip of such a ghost begins with the warning, and says it once.
func TestTipBeginsWithTheGift(t *testing.T) {
	s := stage(t, "first 1", "set lay B01 0,1 r0", "set lay B24 1,0 r0", "set lay B24 -1,0 r0", "set lay B01 1,1 r0",
		"set lay B01 -1,1 r0", "set lay B01 0,2 r0", "set lay B18 1,2 r2", "set figure 2 small 0,1 m1", "draw B18")
	for _, purist := range [...]bool{false, true} {
		b := NewBoard()
		v := fixture.View(t, b, s, 1280, 800)
		v.Purist = purist
		m := b.moment(v)
		for _, c := range m.stands().cells() {
			if c.at != (carcassonne.Pos{X: -1, Y: 2}) {
				continue
			}
			v.Draft = draft{turn: 2}
			c.turn = 2
			tip, en := m.help().cellHint(c), scenetest.In(t, "carcassonne.")
			warning := en.Say("advice.done.rival.cloister", en.Say("advice.gain", "Mira", 9)) + "\n"
			if strings.HasPrefix(tip, warning) == purist || strings.Contains(tip, en.Say("log.done.cloister")) {
				t.Errorf("purist %v: the tip is\n%s", purist, tip)
			}
		}
	}
}
