package carcassonne

import (
	"testing"

	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/scenes/scenetest"
)

// The risen tile leaves the tiles round the new one in sight, by which one decides where a figure
// goes, wherever there is room for it beside them.
func TestRaisedTileLeavesItsNeighbours(t *testing.T) {
	rises, hidden := 0, 0
	for seed := range uint64(3) {
		fixture.Play(t, fixture.Plain(t, 2, seed+1), func(s rules.State) {
			if s.Prompt().Key != "act" {
				return
			}
			for _, size := range scenetest.Sizes() {
				b := NewBoard()
				m := b.moment(fixture.View(t, b, s, size.W, size.H))
				raised, last := m.raisedTo(), m.s.Last().At
				if raised.W == 0 {
					continue
				}
				rises++
				for d := carcassonne.North; d <= carcassonne.West; d++ {
					if _, ok := m.s.TileAt(last.Next(d)); !ok {
						continue
					}
					if o := m.cellArea(last.Next(d)).And(raised); o.W > 0.1 && o.H > 0.1 {
						hidden++
						break
					}
				}
			}
		})
	}
	if rises == 0 || hidden*20 > rises {
		t.Errorf("of %d risen tiles %d hide a neighbour", rises, hidden)
	}
}

// A cell into which nothing goes but the tile in hand says so.
func TestGapCountsTheTileInHand(t *testing.T) {
	says := scenetest.In(t, "carcassonne.").Say("tip.gap.hand")
	alone := 0
	for seed := range uint64(6) {
		fixture.Play(t, fixture.Plain(t, 2, seed+1), func(s rules.State) {
			if s.Prompt().Key != "place" {
				return
			}
			b := NewBoard()
			m := b.moment(fixture.View(t, b, s, 1280, 800))
			for _, c := range m.stands().cells() {
				if m.s.Fitting(c.at) > 0 {
					continue
				}
				alone++
				if tip := m.help().cellTip(c.at); len(tip) != 2 || tip[1] != says {
					t.Fatalf("cell %v, where only the tile in hand goes, says %q", c.at, tip)
				}
			}
		})
	}
	if alone == 0 {
		t.Error("no cell waits for the tile in hand alone")
	}
}

// It leaves the tile itself in sight, as it lies, wherever there is room for it beside that.
func TestRaisedTileLeavesItsPlace(t *testing.T) {
	rises := 0
	for seed := range uint64(3) {
		fixture.Play(t, fixture.Plain(t, 2, seed+1), func(s rules.State) {
			if s.Prompt().Key != "act" {
				return
			}
			for _, size := range scenetest.Sizes() {
				b := NewBoard()
				m := b.moment(fixture.View(t, b, s, size.W, size.H))
				raised, cell := m.raisedTo(), m.cellArea(m.s.Last().At)
				if raised.W == 0 {
					continue
				}
				rises++
				if o := cell.And(raised); o.W > 1 && o.H > 1 {
					t.Errorf("%vx%v, %d tiles: the risen tile %v lies over its place %v", size.W, size.H, m.s.Tiles(),
						raised, cell)
				}
			}
		})
	}
	if rises == 0 {
		t.Error("no tile rises")
	}
}

// It lies over as little of the land as can be: beside it there is nearly always room for most of it.
func TestRaisedTileHidesLittleLand(t *testing.T) {
	hidden, rises := 0.0, 0
	for seed := range uint64(3) {
		fixture.Play(t, fixture.Plain(t, 2, seed+1), func(s rules.State) {
			if s.Prompt().Key != "act" {
				return
			}
			b := NewBoard()
			m := b.moment(fixture.View(t, b, s, 1280, 800))
			raised := m.raisedTo()
			if raised.W == 0 {
				return
			}
			rises++
			for i := range m.s.Tiles() {
				o := m.cellArea(m.s.Tile(i).At)
				if q := o.And(raised); q.W > 0 && q.H > 0 {
					hidden += q.W * q.H / (o.W * o.H)
				}
			}
		})
	}
	if most := 0.4; rises == 0 || hidden > most*float64(rises) {
		t.Errorf("%d risen tiles hide %.1f tiles each, want %.1f at most", rises, hidden/float64(rises), most)
	}
}
