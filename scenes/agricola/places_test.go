package agricola

import (
	"fmt"
	"slices"
	"testing"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/scenes/board"
	"tilestead/scenes/scenetest"
	"tilestead/ui"
)

// canvases are those of the windows in use and a telephone's.
func canvases() []scenetest.Size {
	return append(scenetest.Sizes(), scenetest.Size{W: 844, H: 390, S: 1, Name: "844x390@1"},
		scenetest.Size{W: 640, H: 360, S: 1, Name: "640x360@1"}, scenetest.Size{W: 640, H: 400, S: 2, Name: "640x400@2"})
}

// panels are the boxes that must not touch each other.
func panels(p *places) (out []scenetest.Box) {
	f := &p.frame
	out = append(scenetest.Boxes("tool", f.Tools), scenetest.Named("prompt", f.Prompt),
		scenetest.Named("track", p.track), scenetest.Named("spaces", p.spaces), scenetest.Named("farm", p.farm),
		scenetest.Named("goods", p.goods), scenetest.Named("front", p.front), scenetest.Named("needs", p.needs),
		scenetest.Named("score", p.score), scenetest.Named("points", p.points),
		scenetest.Named("log", f.Log))
	if f.Title.W > 0 {
		out = append(out, scenetest.Named("title", f.Title))
	}
	out = append(append(out, scenetest.Named("opener", p.opener)), scenetest.Boxes("button", f.Buttons)...)
	if f.Layout == ui.Compact {
		out = append(out, scenetest.Named("pointer", p.pointer))
		if f.Log != p.preview {
			out = append(out, scenetest.Named("preview", p.preview))
		}
		if f.Log == (ui.Rect{}) {
			out = slices.DeleteFunc(out, func(b scenetest.Box) bool { return b.Rect == f.Log })
		}
	} else {
		out = append(out, scenetest.Named("preview", p.preview))
	}
	if p.cards {
		out = append(out, scenetest.Named("hand", p.hand))
	}
	return append(out, scenetest.Boxes("rival", p.rivals)...)
}

// Wherever the table has two columns or more, a coach has room for its portrait and two lines that
// is none of the spaces', the farm's, the goods' or the hand's.
func TestCoachHasRoom(t *testing.T) {
	for _, size := range canvases() {
		for _, cards := range []bool{false, true} {
			l := ui.LayoutOf(size.W, size.H)
			p := layOut(board.Site{W: size.W, H: size.H, Layout: l, Seats: 2, Cards: cards})
			if l == ui.Compact && size.W < wideCompact {
				continue
			}
			c := p.frame.Coach
			if c.W < 330 || c.H < 88 || !c.Within(p.frame.Canvas) {
				t.Errorf("%s: the coach has %v", size.Name, c)
			}
			for _, r := range []ui.Rect{p.spaces, p.farm, p.goods, p.needs, p.hand, p.front} {
				if c.Overlaps(r) {
					t.Errorf("%s: the coach's %v lies on %v", size.Name, c, r)
				}
			}
		}
	}
}

func TestPanelsLieApart(t *testing.T) {
	for _, size := range canvases() {
		for n := range 2 * agricola.MaxSeats {
			seats, cards := 1+n/2, n%2 == 1
			t.Run(fmt.Sprint(size.Name, " ", seats, " ", cards), func(t *testing.T) {
				p := layOut(board.Site{W: size.W, H: size.H, Layout: ui.LayoutOf(size.W, size.H), Seats: seats,
					Cards: cards})
				scenetest.Apart(t, p.frame.Canvas, panels(p))
				scenetest.Clickable(t, append(scenetest.Boxes("button", p.frame.Buttons),
					scenetest.Named("opener", p.opener)))
				if len(p.rivals) != seats-1 {
					t.Errorf("%d plates of others", len(p.rivals))
				}
			})
		}
	}
}

// games are the set-ups that differ in their number of action spaces.
func games(t *testing.T) (all []*agricola.State) {
	t.Helper()
	for seats := 1; seats <= agricola.MaxSeats; seats++ {
		for _, modules := range [][]string{nil, {"moor"}, {"extra-tile"}, {"moor", "extra-tile"}} {
			setup := rules.Setup{Title: agricola.Title.ID, Seats: seats, Seed: 1, Modules: modules}
			if m, err := rules.NewMatch(&agricola.Title, setup); err == nil {
				all = append(all, m.State().(*agricola.State))
			}
		}
	}
	if len(all) != 18 {
		t.Errorf("%d set-ups", len(all))
	}
	return all
}

func TestActionSpacesLieApart(t *testing.T) {
	for _, s := range games(t) {
		for _, size := range canvases() {
			n := len(fixed(s)) + box.Rounds
			t.Run(fmt.Sprint(size.Name, " ", s.Players(), " ", n), func(t *testing.T) {
				p := layOut(board.Site{W: size.W, H: size.H, Layout: ui.LayoutOf(size.W, size.H), Seats: s.Players(),
					Cards: s.HasHands()})
				g := p.gridFor(s)
				all := append(scenetest.Boxes("cell", g.cells), scenetest.Boxes("card", g.cards)...)
				scenetest.Apart(t, p.spaces.Inset(-0.5), all)
				scenetest.Clickable(t, all)
				if len(g.cells) != n {
					t.Errorf("%d cells for %d spaces", len(g.cells), n)
				}
			})
		}
	}
}

// How many spaces there are without cards in hand is what the layouts were drawn for: nothing is
// taught there.
func TestSpacesAreAsManyAsThereIsRoomFor(t *testing.T) {
	want := map[int][2]int{1: {24, 26}, 2: {24, 26}, 3: {27, 28}, 4: {29, 30}, 5: {33, 34}, 6: {37, 38}}
	for seats, n := range want {
		for i, modules := range [][]string{nil, {"moor"}} {
			m, err := rules.NewMatch(&agricola.Title, rules.Setup{Title: agricola.Title.ID, Seats: seats,
				Modules: modules})
			if err != nil {
				t.Fatal(err)
			}
			if got := len(fixed(m.State().(*agricola.State))) + box.Rounds; got != n[i] {
				t.Errorf("%d seats with %v have %d spaces, not %d", seats, modules, got, n[i])
			}
		}
	}
}
