package screens

import (
	"testing"

	"tilestead/ui"
)

// The rooms in which creatures show whole on the title screen lie beside the lettering, the cards
// and the strip above them.
func TestCreaturesHaveRoomOfTheirOwn(t *testing.T) {
	for _, size := range []ui.Point{{X: 1280, Y: 800}, {X: 960, Y: 600}, {X: 844, Y: 390}, {X: 640, Y: 360}} {
		for _, today := range []bool{false, true} {
			c := &ui.Canvas{}
			c.Reset(size.X, size.Y, 1)
			g := titleLayout(c, 3, today)
			wide := ui.LettersWidth(g.capital, "TILESTEAD", "title")
			taken := append([]ui.Rect{g.today, {X: (c.W - wide) / 2, Y: g.base - g.capital, W: wide, H: g.capital}},
				g.cards...)
			for i, room := range append(g.meadows(c), g.sky(c)) {
				if room.W <= 0 || room.H <= 0 {
					continue
				}
				for _, r := range taken {
					if room.Overlaps(r) {
						t.Errorf("%v, today %v: room %d at %v lies under %v", size, today, i, room, r)
					}
				}
			}
		}
	}
}
