package agricola

import (
	"testing"

	"tilestead/rules"
	"tilestead/rules/agricola"
)

// Whoever is at home stands in a room or lies in a bed, if there are beds enough.
func TestEverybodyAtHomeShowsOnce(t *testing.T) {
	slept := false
	fixture.Games(t, 2, func(before rules.State, _ rules.Beat) {
		s := before.(*agricola.State)
		for seat := range rules.Seat(s.Players()) {
			p := s.Player(seat)
			n := lying(p).Size()
			slept = slept || n > 0
			if n != min(int(p.Bed), p.Rooms.Size()) {
				t.Fatalf("%d of %d lie in %d rooms", n, p.Bed, p.Rooms.Size())
			}
			for _, standing := range atHome(p) {
				n += standing
			}
			if n != int(p.Home) && p.Rooms.Size() >= int(p.Bed) {
				t.Fatalf("%d of %d show at home", n, p.Home)
			}
		}
	})
	if !slept {
		t.Error("nobody went to bed")
	}
}
