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

// twoCells are a table before the first tile, a cell where it fits several ways, and another.
func twoCells(t *testing.T, size scenetest.Size) (p *scenetest.Player, wanted, other board.Target) {
	t.Helper()
	p = fixture.Sit(t, fixture.Match(t, 2, 1), size)
	p.Wait()
	view := fixture.View(t, NewBoard(), p.Table.Match().State(), size.W, size.H)
	usable := p.Usable()
	for _, c := range NewBoard().moment(view).stands().cells() {
		for _, g := range usable {
			switch {
			case g.ID != cellID(c.at):
			case wanted.ID == "" && c.turns&(c.turns-1) != 0:
				wanted = g
			default:
				other = g
			}
		}
	}
	if wanted.ID == "" || other.ID == "" {
		t.Fatal("no two cells for the first tile")
	}
	return p, wanted, other
}

// usable finds what can be clicked by its ID.
func usable(t *testing.T, p *scenetest.Player, id string) board.Target {
	t.Helper()
	all := p.Usable()
	i := slices.IndexFunc(all, func(g board.Target) bool { return g.ID == id })
	if i < 0 {
		t.Fatalf("%s cannot be clicked", id)
	}
	return all[i]
}

// A first tap on a cell shows the tile there, the arrows turn what shows, and the second tap
// places it as it shows; a tap on another cell shows it there instead.
func TestFirstTapShowsTheTile(t *testing.T) {
	for _, size := range touchSizes {
		p, wanted, other := twoCells(t, size)
		match := p.Table.Match()
		s := match.State().(*carcassonne.State)
		arrow := usable(t, p, turnRight)
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

// The button of the panel is pale until a finger looks at a cell; then it places the tile
// there, as it shows.
func TestTheButtonPlacesWhatAFingerLooksAt(t *testing.T) {
	const button = "button place"
	for _, size := range touchSizes {
		p, wanted, first := twoCells(t, size)
		if slices.ContainsFunc(p.Usable(), func(g board.Target) bool { return g.ID == button }) {
			t.Fatalf("%s: the button can be pressed before a cell is looked at", size.Name)
		}
		tiles := p.Table.Match().State().(*carcassonne.State).Tiles()
		arrow := usable(t, p, turnRight)
		for _, g := range []board.Target{first, wanted, arrow} {
			p.Tap(g.Area.Center())
			p.Tick()
		}
		list := p.Table.Targets()
		p.Tap(list[slices.IndexFunc(list, func(g board.Target) bool { return g.ID == button })].Area.Center())
		for range 3 {
			p.Tick()
		}
		now := p.Table.Match().State().(*carcassonne.State)
		if now.Tiles() != tiles+1 || cellID(now.Last().At) != wanted.ID {
			t.Errorf("%s: after the button %d tiles lie, the last at %v, want %d and %s", size.Name, now.Tiles(),
				now.Last().At, tiles+1, wanted.ID)
		}
	}
}

// No digit stands at the ghosts where there are no keys.
func TestGhostsNameNoKeysToFingers(t *testing.T) {
	for _, fingers := range []bool{false, true} {
		p, wanted, _ := twoCells(t, touchSizes[0])
		p.Click(wanted.Area.Center())
		p.Wait()
		view := fixture.View(t, NewBoard(), p.Table.Match().State(), touchSizes[0].W, touchSizes[0].H)
		view.Words = scenetest.Words(t, "en")
		view.Words.Fingers(fingers)
		m := NewBoard().moment(view)
		for _, s := range m.spots() {
			key, points := m.stands().plateTexts(&s)
			if (key == "") != fingers || points == "" {
				t.Errorf("fingers %t: a ghost says %q and %q", fingers, key, points)
			}
		}
		if len(m.spots()) == 0 {
			t.Error("no ghosts")
		}
		for _, g := range m.aims().spotTargets() {
			if told := g.Tell(); strings.Contains(told, "Key") == fingers {
				t.Errorf("fingers %t: a ghost tells %q", fingers, told)
			}
		}
	}
}
