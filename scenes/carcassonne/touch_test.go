package carcassonne

import (
	"slices"
	"strings"
	"testing"

	"tilestead/rules/carcassonne"
	"tilestead/scenes/board"
	"tilestead/scenes/scenetest"
	"tilestead/ui"
)

// touchSizes are the canvases that are touched.
var touchSizes = []scenetest.Size{{W: 844, H: 390, S: 1, Name: "telephone"}, {W: 853, H: 533, S: 1.5, Name: "tablet"}}

// shownOn is how the tile in hand is turned that shows over a cell, as if it could be placed
// there; -1 when none does.
func shownOn(p *scenetest.Player, size scenetest.Size, cell ui.Rect, hand carcassonne.Kind) int {
	c := size.Canvas()
	p.Table.Draw(c)
	turn, legal := -1, false
	for i := range c.Ops {
		o := &c.Ops[i]
		if o.Kind != ui.OpSprite || !cell.Contains(ui.Point{X: o.Box.X, Y: o.Box.Y}) {
			continue
		}
		legal = legal || o.Sprite.Name() == "carcassonne/frame/hot"
		for n := range 4 {
			for variant := range 2 {
				if s, ok := tileSprite(hand, n, variant); ok && o.Sprite == s {
					turn = n
				}
			}
			if s, ok := calmSprite(hand, n); ok && o.Sprite == s {
				turn = n
			}
		}
	}
	if !legal {
		return -1
	}
	return turn
}

// A first tap on a cell shows the tile there, the arrows turn what shows, and the second tap
// places it as it shows; a tap on another cell shows it there instead.
func TestFirstTapShowsTheTile(t *testing.T) {
	for _, size := range touchSizes {
		match := fixture.Match(t, 2, 1)
		p := fixture.Sit(t, match, size)
		p.Wait()
		s := match.State().(*carcassonne.State)
		view := fixture.View(t, NewBoard(), s, size.W, size.H)
		usable := p.Usable()
		arrow := usable[slices.IndexFunc(usable, func(g board.Target) bool { return g.ID == turnRight })]
		var wanted, other board.Target
		for _, c := range NewBoard().moment(view).stands().cells() {
			for _, g := range usable {
				switch {
				case g.ID != cellID(c.at):
				case wanted.ID == "" && c.turns&(c.turns-1) != 0: // it fits several ways
					wanted = g
				default:
					other = g
				}
			}
		}
		if wanted.ID == "" || other.ID == "" {
			t.Fatal("no two cells for the first tile")
		}
		tiles := s.Tiles()
		shows := func(g board.Target) int {
			t.Helper()
			turn := shownOn(p, size, around(g.Area.Center(), 40), s.Hand())
			if now := match.State().(*carcassonne.State).Tiles(); now != tiles || turn < 0 {
				t.Fatalf("%s: %d tiles lie, want %d, and one shown on %s", size.Name, now, tiles, g.ID)
			}
			return turn
		}
		for _, g := range []board.Target{wanted, other, wanted} {
			p.Tap(g.Area.Center())
			p.Tick()
			shows(g)
		}
		was := shows(wanted)
		p.Tap(arrow.Area.Center())
		p.Tick()
		turned := shows(wanted)
		if turned == was {
			t.Errorf("%s: the arrow does not turn the tile that shows", size.Name)
		}
		p.Tap(wanted.Area.Center())
		for range 3 {
			p.Tick()
		}
		now := match.State().(*carcassonne.State)
		if now.Tiles() != tiles+1 || cellID(now.Last().At) != wanted.ID || now.Last().Turn != turned {
			t.Errorf("%s: the second tap on %s leaves %d tiles, the last at %v turned %d, want %d", size.Name, wanted.ID,
				now.Tiles(), now.Last().At, now.Last().Turn, turned)
		}
	}
	en := scenetest.Words(t, "en")
	if text := en.Say("carcassonne.do.place#touch"); !strings.Contains(text, "again") {
		t.Errorf("nobody says that a second tap places the tile: %q", text)
	}
}
