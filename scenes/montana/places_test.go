package montana

import (
	"fmt"
	"math"
	"testing"

	kernel "tilestead/rules"
	rules "tilestead/rules/montana"
	"tilestead/ui"
)

type named struct {
	name string
	ui.Rect
}

// panels are the boxes that must not touch each other.
func panels(p *places) (out []named) {
	f := &p.frame
	out = append(out, named{"prompt", f.Prompt}, named{"log", f.Log}, named{"goods", p.goods})
	if f.Title.W > 0 {
		out = append(out, named{"title", f.Title})
	}
	for i, r := range f.Tools {
		out = append(out, named{fmt.Sprint("tool ", i), r})
	}
	for i, r := range p.plates {
		out = append(out, named{fmt.Sprint("plate ", i), r})
	}
	if f.Layout == ui.Compact {
		out = append(out, named{"hint", f.Hint})
	}
	out = append(out, buttonsOutside(p)...)
	return append(out, named{"worker board", p.panel})
}

func buttonsOutside(p *places) (out []named) {
	if p.frame.Layout == ui.Compact {
		for i, r := range p.frame.Buttons {
			out = append(out, named{fmt.Sprint("button ", i), r})
		}
	}
	return out
}

// inPanel are the boxes of the worker board.
func inPanel(p *places) (out []named) {
	for i, r := range p.place {
		out = append(out, named{"place " + rules.Components.PlaceIDs[i], r})
	}
	for i, r := range p.small {
		out = append(out, named{"small " + rules.Components.PlaceIDs[i], r})
	}
	out = append(out, inGrid("town", &p.grid)...)
	if p.frame.Layout != ui.Compact {
		for i, r := range p.frame.Buttons {
			out = append(out, named{fmt.Sprint("button ", i), r})
		}
		out = append(out, named{"hint", p.frame.Hint})
	}
	return out
}

func inGrid(name string, g *grid) (out []named) {
	for r := range g.cell {
		for c := 1; c <= rules.Columns; c++ {
			out = append(out, named{fmt.Sprintf("%s cell %d %d", name, r, c), g.cell[r][c]})
		}
		out = append(out, named{fmt.Sprintf("%s reward %d", name, r), g.reward[r]})
	}
	for c := 1; c <= rules.Columns; c++ {
		out = append(out, named{fmt.Sprintf("%s price %d", name, c), g.head[c]})
	}
	return out
}

func inAuction(p *places) (out []named) {
	out = inGrid("auction", &p.auction.grid)
	for i, r := range p.auction.seats {
		out = append(out, named{fmt.Sprint("bidder ", i), r})
	}
	for i, r := range p.auction.words {
		if r.H > 0 {
			out = append(out, named{fmt.Sprint("words ", i), r})
		}
	}
	return append(out, named{"tray", p.tray})
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
				for _, r := range panels(p) {
					if d := math.Hypot(math.Max(0, math.Max(r.X-p.disc.X, p.disc.X-r.X-r.W)), math.Max(0, math.Max(r.Y-p.disc.Y, p.disc.Y-r.Y-r.H))); d < p.discR {
						t.Errorf("%s %v lies under the disc at %v, radius %g", r.name, r.Rect, p.disc, p.discR)
					}
				}
				checkApart(t, p.panel, inPanel(p))
				checkApart(t, p.auction.panel, inAuction(p))
				if !p.auction.panel.Within(p.frame.Map) || p.auction.panel.Overlaps(p.goods) {
					t.Errorf("auction %v leaves the map %v or covers the goods", p.auction.panel, p.frame.Map)
				}
				for n := 1; n <= 9; n++ {
					for i := range n {
						if r := p.trayItem(i, n); !r.Within(p.tray) || r.W < 22 || r.H < 22 {
							t.Errorf("tray item %d of %d: %v in %v", i, n, r, p.tray)
						}
					}
				}
				for i, r := range p.place {
					if r.W < 22 || r.H < 15 {
						t.Errorf("place %d is only %v", i, r)
					}
				}
			})
		}
	}
}

// TestHexesKeepOffTheGoods checks that the fitted map hides no hex.
func TestHexesKeepOffTheGoods(t *testing.T) {
	for _, size := range canvases {
		for seats := 2; seats <= rules.MaxSeats; seats++ {
			b := NewBoard()
			s := rules.Title.New(setup(seats))
			v := viewOf(t, b, s, size.W, size.H)
			m := b.moment(v)
			for h := range rules.Hex(m.s.Hexes()) {
				p := m.hexAt(h)
				if m.at.goods.Contains(p) {
					t.Errorf("%gx%g, %d players: hex %d lies under the goods", size.W, size.H, seats, h)
				}
				if !m.at.frame.Map.Contains(p) {
					t.Errorf("%gx%g, %d players: hex %d at %v is off the map %v", size.W, size.H, seats, h, p, m.at.frame.Map)
				}
			}
		}
	}
}

// TestAllWorkersShowOnTheirPlate looks at seats that have to give workers back:
// all of them show, and none covers the numbers.
func TestAllWorkersShowOnTheirPlate(t *testing.T) {
	b := NewBoard()
	seen := 0
	play(t, 2, 3, func(st kernel.State) {
		s := st.(*rules.State)
		if s.Asked().Kind != rules.StepLimit || seen > 3 {
			return
		}
		seen++
		for _, size := range canvases {
			m := b.moment(viewOf(t, b, s, size.W, size.H))
			seat := s.Turn()
			n := s.Player(seat).Workers.Size()
			if n <= int(rules.Components.WorkerLimit) {
				t.Fatalf("%d workers are not too many", n)
			}
			x, y, high := m.workerSpot(seat, n-1)
			r := ui.Rect{X: x - 0.4*high, Y: y - high, W: 0.8 * high, H: high}
			if plate := m.at.plates[seat]; r.X+r.W > plate.X+plate.W || r.Y+r.H > plate.Y+plate.H {
				t.Errorf("%s: the last of %d workers leaves the plate: %v, %v", size.Name, n, r, plate)
			}
			for _, k := range m.plateCounters(seat) {
				if c := box(ui.Point{X: k.x, Y: k.y}, 0.7*k.size); c.Overlaps(r) {
					t.Errorf("%s: the last of %d workers covers a number: %v, %v", size.Name, n, r, c)
				}
			}
		}
	})
	if seen == 0 {
		t.Error("nobody had too many workers")
	}
}
