package carcassonne

import (
	"fmt"
	"testing"

	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/scenes/board"
	"tilestead/scenes/scenetest"
	"tilestead/ui"
)

// panels are the boxes that must not touch each other.
func panels(p *places) (out []scenetest.Box) {
	out = append(scenetest.Shared(&p.frame), scenetest.Named("hand", p.hand), scenetest.Named("pieces", p.panel))
	return append(append(out, scenetest.Boxes("plate", p.plates)...), scenetest.Boxes("lens", p.lenses[:])...)
}

// inHand are the boxes of the panel of the tile in hand.
func inHand(p *places) (out []scenetest.Box) {
	out = append(out, scenetest.Named("tile", p.tile), scenetest.Named("left", p.turns[0]),
		scenetest.Named("right", p.turns[1]), scenetest.Named("undo", p.frame.Undo))
	out = append(out, scenetest.Boxes("button", p.frame.Buttons)...)
	for i, r := range p.notes { // lines of text may share their leading
		out = append(out, scenetest.Named(fmt.Sprint("note ", i), ui.Rect{X: r.X, Y: r.Y + 2, W: r.W, H: 11}))
	}
	return out
}

func inPieces(p *places) (out []scenetest.Box) {
	out = scenetest.Boxes("piece", p.piece[:])
	if p.says.W > 0 {
		out = append(out, scenetest.Named("line", p.says))
	}
	return out
}

func TestNothingOverlaps(t *testing.T) {
	fixture.EachTable(t, func(t *testing.T, size scenetest.Size, seats int) {
		p := layOut(board.Site{W: size.W, H: size.H, Layout: ui.LayoutOf(size.W, size.H), Seats: seats})
		scenetest.Apart(t, p.frame.Canvas, panels(p))
		scenetest.Apart(t, p.hand, inHand(p))
		scenetest.Apart(t, p.panel, inPieces(p))
		if p.frame.Log.H < 20 {
			t.Errorf("no line fits the log %v", p.frame.Log)
		}
		scenetest.Clickable(t, append(inPieces(p)[:5], inHand(p)[1:3]...))
	})
}

// On a phone, whose pixels are small, the buttons are as high as a thumb can hit.
func TestPhoneHasHighButtons(t *testing.T) {
	for seats := 2; seats <= 4; seats++ {
		p := layOut(board.Site{W: 844, H: 390, Layout: ui.LayoutOf(844, 390), Seats: seats})
		for _, r := range append(p.frame.Buttons, p.frame.Undo) {
			if r.H < 26 {
				t.Errorf("%d seats: a button is %v high", seats, r.H)
			}
		}
	}
}

// At home all tiles show, and the cells where the tile in hand goes, within the border of the mat,
// clear of the dragon row and the buttons of the lenses. Of a land too large for that, where the
// tile in hand goes shows.
func TestHomeShowsTheLand(t *testing.T) {
	n, rows := 0, 0
	look := func(s rules.State) {
		row := len(s.(*carcassonne.State).DragonRow())
		if n++; n%40 != 1 && (row < 3 || n%7 != 0) {
			return
		}
		if row > 0 {
			rows++
		}
		for _, size := range scenetest.Sizes() {
			b := NewBoard()
			m := b.moment(fixture.View(t, b, s, size.W, size.H))
			if m.Camera.Scale < m.leastScale() {
				t.Fatalf("%s: tiles are shown %v wide", size.Name, side*m.Camera.Scale)
			}
			if parts(t, m, size.Name) {
				continue
			}
			for i := range m.s.Tiles() {
				if r := m.cellArea(m.s.Tile(i).At).Inset(0.01); !r.Within(m.at.seen) {
					t.Fatalf("%s: the tile %v at %v is not in %v", size.Name, m.s.Tile(i).At, r, m.at.seen)
				}
			}
			cells, _ := m.needed()
			for _, at := range cells {
				r := m.cellArea(at).Inset(0.01)
				if !r.Within(m.at.seen) {
					t.Fatalf("%s: cell %v at %v is not in %v", size.Name, at, r, m.at.seen)
				}
				for _, over := range m.land().over() {
					if o := r.And(over); o.W > 0 && o.H > 0 {
						t.Fatalf("%s: cell %v at %v lies under %v", size.Name, at, r, over)
					}
				}
			}
		}
	}
	for seed := range uint64(3) {
		fixture.Play(t, fixture.Match(t, 2, 6+seed), look)
	}
	if rows == 0 {
		t.Error("no dragon tile waited in any game")
	}
}

// parts says that a moment shows a part of the land, and looks whether what is wanted of it shows
// where it lies near enough together.
func parts(t *testing.T, m *moment, size string) bool {
	t.Helper()
	if m.Camera.Scale != m.leastScale() {
		return false
	}
	wanted := m.wanted()
	var box ui.Rect
	for i, at := range wanted {
		if r := m.cellArea(at); i == 0 {
			box = r
		} else {
			box = box.Or(r)
		}
	}
	low := m.at.lenses[0].Y
	if len(m.s.DragonRow()) > 0 {
		low = m.land().rowBox(1).Y
	}
	tile := side * m.Camera.Scale
	if n := m.shown(m.Camera, wanted, m.at.seen); n < len(wanted) && box.W+tile < m.at.seen.W &&
		box.H+tile < low-m.at.seen.Y {
		t.Errorf("%s: of %d cells near together %d show", size, len(wanted), n)
	}
	return true
}

// inRows visits the positions of four games in which that is asked and dragon tiles wait.
func inRows(t *testing.T, asked string, visit func(s rules.State)) {
	for _, seed := range [...]uint64{20, 21, 23, 38} {
		fixture.Play(t, fixture.Match(t, 3, seed), func(s rules.State) {
			if len(s.(*carcassonne.State).DragonRow()) > 0 && s.Prompt().Key == asked {
				visit(s)
			}
		})
	}
}

// The dragon row pushes the land aside rather than out of sight: wherever it can lie beside the
// row it shows larger than above it.
func TestLandLiesBesideTheDragonRow(t *testing.T) {
	beside := 0
	inRows(t, "place", func(s rules.State) {
		row := len(s.(*carcassonne.State).DragonRow())
		b := NewBoard()
		v := fixture.View(t, b, s, 1280, 800)
		m := b.moment(v)
		box := m.land().rowBox(row)
		o := m.outlook()
		cells, land := m.needed()
		spared := o.camera.Scale*side >= spares[len(spares)-1].from*m.at.tileSize
		if spared || !m.meets(m.fitted(land, m.at.seen), cells, []ui.Rect{box}) {
			return
		}
		above := m.at.seen
		above.H = box.Y - above.Y
		if o.seen == m.at.seen {
			beside++
		} else if o.seen != above {
			t.Errorf("the land is shown in %v", o.seen)
		}
		if o.camera.Scale < m.fitted(land, above).Scale {
			t.Errorf("the land is smaller beside the row than above it")
		}
		if v.Camera = o.camera; b.hides(v) {
			t.Error("the dragon row lies over the land")
		}
		if v.Camera = m.fitted(land, m.at.seen); !b.hides(v) {
			t.Error("nobody says that the dragon row lies over the land")
		}
	})
	if beside == 0 {
		t.Error("the land never lies beside the row")
	}
}

// Every figure of a seat shows on its plate, clear of the score.
func TestSupplyFitsThePlate(t *testing.T) {
	for seats := 2; seats <= carcassonne.MaxSeats; seats++ {
		s := fixture.Match(t, seats, 1).State()
		for _, size := range scenetest.Sizes() {
			b := NewBoard()
			m := b.moment(fixture.View(t, b, s, size.W, size.H))
			p, r := m.seats().plateOf(), m.at.plates[0]
			n := 0
			for _, k := range m.s.Has() {
				n += int(k)
			}
			right := r.X + p.left + p.tall*0.3 + float64(n-1)*p.pitch + p.tall*0.5
			if right > r.X+r.W-4 || p.feet > r.H {
				t.Errorf("%s, %d players: %d figures reach %.0f, the plate is %v", size.Name, seats, n, right, r)
			}
			if top := p.feet - p.tall*1.15*1.1; p.goodY < p.feet && top < p.goodY+p.icon/2-4 && m.seats().trades() {
				t.Errorf("%s, %d players: figures from %.1f cover the goods at %.1f", size.Name, seats, top, p.goodY)
			}
		}
	}
}

// The dragon row shows whole, though it begins left of the map.
func TestDragonRowIsNotCut(t *testing.T) {
	seen := 0
	inRows(t, "place", func(s rules.State) {
		b := NewBoard()
		v := fixture.View(t, b, s, 1280, 800)
		m := b.moment(v)
		box := m.land().rowBox(len(m.s.DragonRow()))
		c := &ui.Canvas{W: 1280, H: 800, S: 1}
		m.land().drawMap(c)
		var clips []ui.Rect
		for _, op := range c.Ops {
			switch op.Kind {
			case ui.OpClip:
				clips = append(clips, op.Box)
			case ui.OpUnclip:
				clips = clips[:len(clips)-1]
			case ui.OpFill:
				if op.Box.W < box.W-8 || !op.Box.Within(box.Inset(-4)) {
					continue
				}
				seen++
				for _, clip := range clips {
					if !op.Box.Within(clip) {
						t.Fatalf("of the row %v only what lies in %v shows", op.Box, clip)
					}
				}
			}
		}
	})
	if seen == 0 {
		t.Error("no row is drawn")
	}
}
