package agricola

import (
	"strings"
	"testing"

	"tilestead/scenes/board"
)

// A click on a rival's plate opens its farm, and another one the own farm again;
// while something is built the own farm shows.
func TestRivalsFarmsOpen(t *testing.T) {
	b, opened, kept := NewBoard(), 0, 0
	for _, s := range fixture.Positions(t, 4) {
		v := fixture.View(t, b, s, 1280, 800)
		m := b.moment(v)
		if m.seen != m.own {
			t.Fatalf("at first the farm of %v shows to %v", m.seen, m.own)
		}
		if m.building() {
			v.Desk = desk{rival: true, seat: (m.own + 1) % 4}
			if got := b.moment(v).seen; got != m.own {
				t.Errorf("%v builds on the farm of %v", m.own, got)
			}
			kept++
			continue
		}
		for _, g := range b.Targets(v) {
			if !strings.HasPrefix(g.ID, "rival ") {
				continue
			}
			there := *v
			there.Desk = g.Looks(v.Desk)
			seen := b.moment(&there).seen
			if seen == m.own || m.Name(seen) != g.Label {
				t.Errorf("%s opens the farm of %v", g.ID, seen)
			}
			if back := again(b, &there, g.ID); back != v.Desk {
				t.Errorf("%s clicked again leaves %v", g.ID, back)
			}
			opened++
		}
	}
	if opened < 3 || kept == 0 {
		t.Errorf("%d farms opened, %d times something was built", opened, kept)
	}
}

// again is the desk after another click on a target.
func again(b *Board, v *board.View, id string) any {
	for _, g := range b.Targets(v) {
		if g.ID == id {
			return g.Looks(v.Desk)
		}
	}
	return nil
}

// When something is decided the desk keeps where the own animals stand.
func TestDeskKeepsWhereAnimalsStand(t *testing.T) {
	b, kept := NewBoard(), 0
	for _, s := range fixture.Positions(t, 2) {
		v := fixture.View(t, b, s, 640, 400)
		v.Desk = settled(v, desk{})
		if !v.Deciding() {
			continue
		}
		meadows, _, ok := spread(b.moment(v).s.Player(s.Turn()), nil)
		for _, m := range meadows {
			if d := v.Desk.(desk); ok && m.n > 0 {
				if kept++; d.wish.last(firstOf(m.at)) != m.kind {
					t.Fatalf("nothing keeps %v where they stand", m)
				}
			}
		}
	}
	if kept == 0 {
		t.Error("nobody has animals on a pasture")
	}
}
