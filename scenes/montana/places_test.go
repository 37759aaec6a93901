package montana

import (
	"fmt"
	"math"
	"testing"

	"tilestead/rules"
	"tilestead/rules/montana"
	"tilestead/scenes/board"
	"tilestead/scenes/scenetest"
	"tilestead/ui"
)

// panels are the boxes that must not touch each other.
func panels(p *places) (out []scenetest.Box) {
	f := &p.frame
	out = append(scenetest.Shared(f), scenetest.Boxes("plate", p.plates)...)
	if f.Layout == ui.Compact {
		out = append(out, scenetest.Boxes("button", f.Buttons)...)
	}
	return append(out, scenetest.Named("goods", p.goods), scenetest.Named("worker board", p.panel))
}

// inPanel are the boxes of the worker board.
func inPanel(p *places) (out []scenetest.Box) {
	for i, r := range p.place {
		out = append(out, scenetest.Named("place "+montana.Components.PlaceIDs[i], r))
	}
	for i, r := range p.small {
		out = append(out, scenetest.Named("small "+montana.Components.PlaceIDs[i], r))
	}
	out = append(out, inGrid("town", &p.grid)...)
	if p.frame.Layout != ui.Compact {
		out = append(out, scenetest.Boxes("button", p.frame.Buttons)...)
		out = append(out, scenetest.Named("hint", p.frame.Hint))
	}
	return out
}

func inGrid(name string, g *grid) (out []scenetest.Box) {
	for r := range g.cell {
		for c := 1; c <= montana.Columns; c++ {
			out = append(out, scenetest.Named(fmt.Sprintf("%s cell %d %d", name, r, c), g.cell[r][c]))
		}
		out = append(out, scenetest.Named(fmt.Sprintf("%s reward %d", name, r), g.reward[r]))
	}
	for c := 1; c <= montana.Columns; c++ {
		out = append(out, scenetest.Named(fmt.Sprintf("%s price %d", name, c), g.head[c]))
	}
	return out
}

func inAuction(p *places) (out []scenetest.Box) {
	out = inGrid("auction", &p.auction.grid)
	for i, r := range p.auction.words {
		if r.H > 0 {
			out = append(out, scenetest.Named(fmt.Sprint("words ", i), r))
		}
	}
	return append(out, scenetest.Named("tray", p.auction.tray))
}

func TestNothingOverlaps(t *testing.T) {
	fixture.EachTable(t, func(t *testing.T, size scenetest.Size, seats int) {
		p := layOut(board.Site{W: size.W, H: size.H, Layout: ui.LayoutOf(size.W, size.H), Seats: seats})
		scenetest.Apart(t, p.frame.Canvas, panels(p))
		for _, r := range panels(p) {
			if d := math.Hypot(math.Max(0, math.Max(r.X-p.disc.X, p.disc.X-r.X-r.W)),
				math.Max(0, math.Max(r.Y-p.disc.Y, p.disc.Y-r.Y-r.H))); d < p.discR {
				t.Errorf("%s %v lies under the disc at %v, radius %g", r.Name, r.Rect, p.disc, p.discR)
			}
		}
		scenetest.Apart(t, p.panel, inPanel(p))
		scenetest.Apart(t, p.auction.panel, inAuction(p))
		auctionKeepsOff(t, p)
		for n := 1; n <= 9; n++ {
			for _, area := range []ui.Rect{p.trayFor(n), p.auction.tray} {
				tray := board.Tray{Area: area, Layout: p.frame.Layout, Slots: make([]board.Slot, n)}
				var items []scenetest.Box
				for i := range n {
					items = append(items, scenetest.Named(fmt.Sprintf("tray item %d of %d", i, n), tray.Box(i)))
				}
				scenetest.Apart(t, area, items)
				scenetest.Clickable(t, items)
			}
			// nothing of the worker board is covered while workers are chosen, of four trades
			boxes := append(scenetest.Boxes("button", p.frame.Buttons), scenetest.Named("tray", p.trayFor(n)),
				scenetest.Named("map", p.frame.Map))
			if n <= 4 {
				boxes = append(boxes, scenetest.Named("board", p.panel))
				if p.frame.Layout != ui.Compact {
					boxes = boxes[len(p.frame.Buttons):]
				}
			}
			scenetest.Apart(t, p.frame.Canvas, boxes)
		}
		for i, r := range p.place {
			if r.W < scenetest.LeastTarget || r.H < 15 {
				t.Errorf("place %d is only %v", i, r)
			}
		}
	})
}

// auctionKeepsOff checks that the open town hides neither the land, the plates
// and what is owned, nor a button, and that what a bidder does stands on its plate.
func auctionKeepsOff(t *testing.T, p *places) {
	t.Helper()
	a := &p.auction
	boxes := append(scenetest.Boxes("plate", p.plates), scenetest.Named("map", p.frame.Map),
		scenetest.Named("crown", p.lens), scenetest.Named("prompt", p.frame.Prompt))
	scenetest.Apart(t, p.frame.Canvas, append(boxes, scenetest.Named("auction", a.panel)))
	for _, b := range append(scenetest.Boxes("button", p.frame.Buttons), scenetest.Named("log", p.frame.Log),
		scenetest.Named("goods", p.goods), scenetest.Named("hint", p.frame.Hint)) {
		for _, o := range append(inAuction(p), scenetest.Boxes("bidder", a.seats)...) {
			if b.Overlaps(o.Rect) {
				t.Errorf("%s %v covers the %s %v", o.Name, o.Rect, b.Name, b.Rect)
			}
		}
	}
	for i, r := range a.seats {
		plate := p.plates[i]
		on := r.Within(plate)
		if p.besidePlates() {
			on = r.Y >= plate.Y && r.Y+r.H <= plate.Y+plate.H && r.X+r.W <= plate.X
		}
		if !on || r.W < 80 || r.H < 12 {
			t.Errorf("bidder %d at %v, its plate at %v", i, r, plate)
		}
	}
}

// TestAdvancePricesKeepClear looks at the prices of moving the arrow: they cover
// neither each other nor the panels nor the middle of any sector.
func TestAdvancePricesKeepClear(t *testing.T) {
	fixture.EachTable(t, func(t *testing.T, size scenetest.Size, seats int) {
		p := layOut(board.Site{W: size.W, H: size.H, Layout: ui.LayoutOf(size.W, size.H), Seats: seats})
		boxes := append(scenetest.Boxes("plate", p.plates), scenetest.Named("panel", p.panel),
			scenetest.Named("prompt", p.frame.Prompt), scenetest.Named("crown", p.lens))
		for i := range montana.Components.Sectors {
			boxes = append(boxes, scenetest.Named(fmt.Sprint("price of sector ", i),
				p.advancePlate(i, ui.Body.Width("−4")+17)))
			boxes = append(boxes, scenetest.Named(fmt.Sprint("sector ", i),
				box(p.onDisc(sectorTurn(float64(i)), 0.645), 0.15*p.discR)))
		}
		scenetest.Apart(t, p.frame.Canvas, boxes)
	})
}

// TestHexesKeepOffTheGoods checks that the fitted map hides no hex.
func TestHexesKeepOffTheGoods(t *testing.T) {
	fixture.EachTable(t, func(t *testing.T, size scenetest.Size, seats int) {
		b := NewBoard()
		m := b.moment(fixture.View(t, b, fixture.Match(t, seats, 1).State(), size.W, size.H))
		for h := range montana.Hex(m.s.Hexes()) {
			p := m.hexAt(h)
			if m.at.goods.Contains(p) {
				t.Errorf("hex %d lies under the goods", h)
			}
			if !m.at.frame.Map.Contains(p) {
				t.Errorf("hex %d at %v is off the map %v", h, p, m.at.frame.Map)
			}
		}
	})
}

// TestAllWorkersShowOnTheirPlate looks at seats that have to give workers back:
// all of them show, and none covers the numbers.
func TestAllWorkersShowOnTheirPlate(t *testing.T) {
	b := NewBoard()
	seen := 0
	fixture.Play(t, fixture.Match(t, 2, 3), func(st rules.State) {
		s := st.(*montana.State)
		if s.Asked().Kind != montana.StepLimit || seen > 3 {
			return
		}
		seen++
		for _, size := range scenetest.Sizes() {
			m := b.moment(fixture.View(t, b, s, size.W, size.H))
			seat := s.Turn()
			n := s.Player(seat).Workers.Size()
			if n <= int(montana.Components.WorkerLimit) {
				t.Fatalf("%d workers are not too many", n)
			}
			x, y, high := m.seats().workerSpot(seat, n-1)
			r := ui.Rect{X: x - 0.4*high, Y: y - high, W: 0.8 * high, H: high}
			if plate := m.at.plates[seat]; r.X+r.W > plate.X+plate.W || r.Y+r.H > plate.Y+plate.H {
				t.Errorf("%s: the last of %d workers leaves the plate: %v, %v", size.Name, n, r, plate)
			}
			for _, k := range m.seats().plateCounters(seat) {
				if k.none() {
					continue
				}
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
