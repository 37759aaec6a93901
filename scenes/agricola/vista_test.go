package agricola

import (
	"slices"
	"strings"
	"testing"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/farm"
	"tilestead/ui"
)

// vistaCanvases are some on which a table is laid out.
var vistaCanvases = []ui.Point{{X: 640, Y: 400}, {X: 844, Y: 390}, {X: 853, Y: 533}, {X: 960, Y: 540},
	{X: 1280, Y: 800}}

// The farms of rivals show in small only where the spaces leave room, each whole and large enough to
// be made out, and as many as there are where the spaces leave two rows.
func TestVistasLieBesideAllElse(t *testing.T) {
	shown := 0
	for seats := 1; seats <= 6; seats++ {
		for _, at := range vistaCanvases {
			b := NewBoard()
			v := fixture.View(t, b, fixture.Positions(t, seats)[0], at.X, at.Y)
			m := b.moment(v)
			list := m.farm().vistas()
			shown += len(list)
			for i, o := range list {
				taken := slices.Concat(m.grid.cells, m.grid.cards, m.at.rivals,
					[]ui.Rect{m.grid.head, m.at.front, m.at.hand, m.at.farm, m.at.goods, m.Frame.Log})
				for _, other := range list[:i] {
					taken = append(taken, other.box)
				}
				for _, r := range taken {
					if r.W > 0 && r.Overlaps(o.box) {
						t.Errorf("%d seats, %v: the vista %v lies on %v", seats, at, o.box, r)
					}
				}
				f := &m.s.Player(o.seat).Farm
				cell, q := o.at(f)
				if q < leastVista {
					t.Errorf("%d seats, %v: a space is %v wide", seats, at, q)
				}
				for rest := f.Land; rest != 0; {
					if r := cell(rest.Pop()); r.And(o.land) != r {
						t.Errorf("%d seats, %v: a space at %v leaves the vista %v", seats, at, r, o.land)
					}
				}
			}
			if seats == 2 && at.X > 850 && len(list) != 1 {
				t.Errorf("%v: two play, and %d vistas show", at, len(list))
			}
		}
	}
	if shown < 20 {
		t.Errorf("only %d vistas show", shown)
	}
}

// A click on a vista opens the farm as one on the plate does, and the keyboard finds it but once.
func TestVistaOpensTheFarm(t *testing.T) {
	b := NewBoard()
	v := fixture.View(t, b, arranged(t, nil, "round 4", "turn 1"), 853, 533)
	v.Desk = desk{}
	n := 0
	for _, g := range b.Targets(v) {
		if strings.HasPrefix(g.ID, "vista ") || strings.HasPrefix(g.ID, "rival ") {
			if n++; g.Twin != strings.HasPrefix(g.ID, "vista ") {
				t.Errorf("%s: the keyboard finds it: %v", g.ID, !g.Twin)
			}
			there := *v
			there.Desk = g.Looks(v.Desk)
			if m := b.moment(&there); m.seen == m.own {
				t.Errorf("%s opens no farm", g.ID)
			}
		}
	}
	if n != 2 {
		t.Errorf("%d places open the only rival's farm", n)
	}
}

// What a rival builds shows on its vista, and shines there for a while, with motion or without.
func TestVistaTellsWhatARivalBuilds(t *testing.T) {
	cell := farm.At(0, 3)
	for _, reduced := range []bool{false, true} {
		b := NewBoard()
		s := arranged(t, nil, "round 4", "turn 2")
		is := s.Clone().(*agricola.State)
		is.Player(1).Fields |= cell.Mask()
		v := fixture.View(t, b, s, 853, 533)
		v.Viewer, v.Reduced = 0, reduced
		v.Seats = slices.Clone(v.Seats)
		v.Seats[1].Bot = "fair"
		clip := b.Clip(v, rules.Beat{Event: agricola.Plowed{Seat: 1, Cell: cell}, After: is})
		r, ok := b.moment(v).farm().vistaCell(1, cell)
		if !ok || clip == nil {
			t.Fatal("nothing shows")
		}
		gold := 0
		for at := clip.Length() / 40; at < clip.Length(); at += clip.Length() / 40 {
			c := &ui.Canvas{}
			clip.Draw(c, v, at)
			if slices.ContainsFunc(c.Ops, func(o ui.Op) bool { return o.Kind == ui.OpFill && o.Box == r }) {
				gold++
			}
		}
		if gold == 0 {
			t.Errorf("reduced %v: nothing shines at %v", reduced, r)
		}
	}
}

// A vista is drawn anew only where the farm has changed.
func TestVistaIsKept(t *testing.T) {
	b, cell := NewBoard(), farm.At(0, 3)
	s := arranged(t, nil, "round 4", "turn 1")
	v := fixture.View(t, b, s, 853, 533)
	draw := func() *ui.Op {
		b.Draw(&ui.Canvas{W: 853, H: 533, S: 1.5}, v)
		return &b.small[1].ops[0]
	}
	first := draw()
	if draw() != first {
		t.Error("the same farm was drawn anew")
	}
	s.(*agricola.State).Player(1).Fields |= cell.Mask()
	if draw() == first {
		t.Error("a farm that has changed was not drawn anew")
	}
}
