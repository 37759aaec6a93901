package agricola

import (
	"testing"

	"tilestead/rules"
	"tilestead/rules/agricola"
)

// Smoke rises from a house whose heating was paid in the latest harvest, and from
// no other.
func TestOnlyHeatedHousesSmoke(t *testing.T) {
	for _, c := range []struct {
		fuel  string
		smoke bool
	}{{"fuel 2", true}, {"fuel 1", false}} {
		s := arranged(t, []string{"moor"}, "round 4", "goods 1 food 9 "+c.fuel, "goods 2 food 9", "harvest").(*agricola.State)
		for s.Turn() != rules.Nature && s.Harvesting() {
			s.Do(s.Legal(nil)[0], nil)
		}
		b := NewBoard()
		for seat, want := range []bool{c.smoke, false} {
			if got := heated(s, rules.Seat(seat)); got != want {
				t.Errorf("%s: the house of seat %d smokes: %t", c.fuel, seat+1, got)
			}
		}
		v := fixture.View(t, b, s, 640, 400)
		if m := b.moment(v); b.lives(v) != heated(s, m.seen) {
			t.Error("what is looked at does not live as its house smokes")
		}
	}
}
