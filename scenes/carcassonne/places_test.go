package carcassonne

import (
	"fmt"
	"testing"

	kernel "tilestead/rules"
	rules "tilestead/rules/carcassonne"
	"tilestead/ui"
)

type named struct {
	name string
	ui.Rect
}

// panels are the boxes that must not touch each other.
func panels(p *places) (out []named) {
	f := &p.frame
	out = append(out, named{"prompt", f.Prompt}, named{"log", f.Log}, named{"hand", p.hand}, named{"pieces", p.panel})
	if f.Title.W > 0 {
		out = append(out, named{"title", f.Title})
	}
	for i, r := range f.Tools {
		out = append(out, named{fmt.Sprint("tool ", i), r})
	}
	for i, r := range p.plates {
		out = append(out, named{fmt.Sprint("plate ", i), r})
	}
	for i, r := range p.lenses {
		out = append(out, named{fmt.Sprint("lens ", i), r})
	}
	if f.Layout == ui.Compact {
		out = append(out, named{"hint", f.Hint})
	}
	return out
}

// inHand are the boxes of the panel of the tile in hand.
func inHand(p *places) (out []named) {
	out = append(out, named{"tile", p.tile}, named{"left", p.turns[0]}, named{"right", p.turns[1]}, named{"undo", p.frame.Undo})
	for i, r := range p.frame.Buttons {
		out = append(out, named{fmt.Sprint("button ", i), r})
	}
	for i, r := range p.notes { // lines of text may share their leading
		out = append(out, named{fmt.Sprint("note ", i), ui.Rect{X: r.X, Y: r.Y + 2, W: r.W, H: 11}})
	}
	return out
}

func inPieces(p *places) (out []named) {
	for i, r := range p.piece {
		out = append(out, named{fmt.Sprint("piece ", i), r})
	}
	if p.says.W > 0 {
		out = append(out, named{"line", p.says})
	}
	return out
}

func checkApart(t *testing.T, in ui.Rect, rs []named) {
	t.Helper()
	for i, a := range rs {
		if !a.Within(in) || a.W <= 0 || a.H <= 0 {
			t.Errorf("%s %v is not inside %v", a.name, a.Rect, in)
		}
		for _, b := range rs[:i] {
			if a.Overlaps(b.Rect) {
				t.Errorf("%s %v overlaps %s %v", a.name, a.Rect, b.name, b.Rect)
			}
		}
	}
}

func TestNothingOverlaps(t *testing.T) {
	for _, size := range canvases {
		for seats := 2; seats <= rules.MaxSeats; seats++ {
			t.Run(fmt.Sprintf("%gx%g/%d", size.W, size.H, seats), func(t *testing.T) {
				p := layOut(size.W, size.H, ui.LayoutOf(size.W, size.H), seats)
				checkApart(t, p.frame.Canvas, panels(p))
				checkApart(t, p.hand, inHand(p))
				checkApart(t, p.panel, inPieces(p))
				if p.frame.Log.H < 20 {
					t.Errorf("no line fits the log %v", p.frame.Log)
				}
				for _, r := range append(inPieces(p)[:5], inHand(p)[1:3]...) {
					if r.W < 22 || r.H < 22 {
						t.Errorf("%s is only %v", r.name, r.Rect)
					}
				}
			})
		}
	}
}

// At home every tile and every cell beside one shows, clear of the prompt.
func TestHomeShowsTheWholeLand(t *testing.T) {
	n := 0
	play(t, start(t, 2, 6, everything...), func(s kernel.State) {
		if n++; n%40 != 1 {
			return
		}
		for _, size := range canvases {
			b := NewBoard()
			m := b.moment(viewOf(t, b, s, size.W, size.H))
			for _, at := range m.s.Gaps() {
				if r := m.cellArea(at).Inset(0.01); !r.Within(m.at.seen) {
					t.Fatalf("%s: cell %v at %v is not in %v", size.Name, at, r, m.at.seen)
				}
			}
		}
	})
}

// Every figure of a seat shows on its plate, clear of the score.
func TestSupplyFitsThePlate(t *testing.T) {
	for seats := 2; seats <= rules.MaxSeats; seats++ {
		s := start(t, seats, 1, everything...).State()
		for _, size := range canvases {
			b := NewBoard()
			m := b.moment(viewOf(t, b, s, size.W, size.H))
			p, r := m.plateOf(), m.at.plates[0]
			n := 0
			for _, k := range m.s.Has() {
				n += int(k)
			}
			right := r.X + m.at.strip + 4 + p.nameX + p.tall*0.3 + float64(n-1)*p.pitch + p.tall*0.5
			if right > r.X+r.W-4 || p.feet > r.H {
				t.Errorf("%s, %d players: %d figures reach %.0f, the plate is %v", size.Name, seats, n, right, r)
			}
			if top := p.feet - p.tall*1.15*1.1; p.goodY < p.feet && top < p.goodY+p.icon/2-4 && m.trades() {
				t.Errorf("%s, %d players: figures from %.1f cover the goods at %.1f", size.Name, seats, top, p.goodY)
			}
		}
	}
}
