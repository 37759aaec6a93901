package carcassonne

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// TestEveryThingIsExplained asks at the middle of everything.
func TestEveryThingIsExplained(t *testing.T) {
	all := fixture.Positions(t, 4)
	rows := 0
	fixture.Play(t, fixture.Match(t, 2, 8), func(s rules.State) {
		if len(s.(*carcassonne.State).DragonRow()) > 0 && rows < 4 {
			all = append(all, s)
			rows++
		}
	})
	kinds := map[thingKind]bool{}
	for _, s := range all {
		fixture.ThingsAreExplained(t, s, 1280, 800,
			func(b board.Board, v *board.View) map[string]ui.Point { return things(b, v, kinds) })
	}
	for k := cellThing; k <= bagThing; k++ {
		if !kinds[k] {
			t.Errorf("nothing of kind %d was found", k)
		}
	}
}

// things are where everything lies that can be asked about, and notes its kinds.
func things(b board.Board, v *board.View, kinds map[thingKind]bool) map[string]ui.Point {
	m := b.(*Board).moment(v)
	var at []ui.Point
	above := func(p ui.Point, high float64) { at = append(at, ui.Point{X: p.X, Y: p.Y - high}) }
	for _, r := range slices.Concat(panels(m.at), inHand(m.at), inPieces(m.at)) {
		at = append(at, r.Center())
	}
	for i := range m.s.Tiles() {
		at = append(at, m.cellAt(m.s.Tile(i).At))
	}
	for _, g := range m.s.Gaps() {
		at = append(at, m.cellAt(g))
	}
	for _, f := range m.stands().figures() {
		above(m.onCanvas(f.foot), 3)
	}
	if d, ok := m.s.Dragon(); ok {
		above(m.onCanvas(dragonSpot(d)), 5)
	}
	if n := len(m.s.DragonRow()); n > 0 {
		at = append(at, m.land().rowBox(n).Center())
	}
	if p, ok := m.fairyAt(); ok {
		above(m.onCanvas(p), 3)
	}
	if r, lies := m.land().trackBox(); lies {
		at = append(at, r.Center())
	}
	out := map[string]ui.Point{}
	for _, p := range at {
		thing := m.help().find(p)
		kinds[thing.kind] = true
		if touching, _ := m.s.Match(0, thing.at, 0); thing.kind == nothing || thing.kind == cellThing && touching == 0 {
			continue // nothing lies near
		}
		out[fmt.Sprintf("%+v", thing)] = p
	}
	return out
}

// What is drawn stands as often as it lies on the table.
func TestFiguresAreDrawnOnce(t *testing.T) {
	b := NewBoard()
	for _, s := range fixture.Positions(t, 3) {
		v := fixture.View(t, b, s, 1280, 800)
		m := b.moment(v)
		c := &ui.Canvas{}
		c.Reset(1280, 800, 1)
		m.land().drawStanding(c)
		drawn := 0
		for i := range c.Ops {
			if op := &c.Ops[i]; op.Kind == ui.OpSprite {
				if kind, _, _ := strings.Cut(op.Sprite.Name(),
					"/"); strings.Contains("follower farmer big bigfarmer builder pig", kind) {
					drawn++
				}
			}
		}
		want := 0
		for seat := range rules.Seat(m.s.Players()) {
			left := m.s.Supply(seat)
			for f, n := range m.s.Has() {
				want += int(n - left[f])
			}
		}
		if drawn != want {
			t.Errorf("%d figures drawn, %d stand on the map", drawn, want)
		}
	}
}
