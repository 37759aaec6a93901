package carcassonne

import (
	"testing"

	"tilestead/ui"
)

// Through a portal figures go to tiles with more features than the one in the
// panel has: the panel shows only those on its own tile.
func TestPortalReachesOtherTiles(t *testing.T) {
	s := stage(t, "first 1", "set lay B24 1,0 r0", "set lay B01 0,1 r0", "draw D08", "place 2,0 r0")
	b := NewBoard()
	v := fixture.View(t, b, s, 1280, 800)
	m := b.moment(v)
	elsewhere := 0
	for _, spot := range m.spots() {
		if spot.At != m.s.Last().At {
			elsewhere++
		}
	}
	if elsewhere == 0 {
		t.Fatal("the portal reaches nothing")
	}
	for i := range m.spots() { // whatever number the feature has
		if m.spots()[i].At != m.s.Last().At {
			m.spots()[i].Feature += 9
		}
	}
	c := &ui.Canvas{}
	c.Reset(1280, 800, 1)
	m.seats().drawHand(c)
}
