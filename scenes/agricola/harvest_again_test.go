package agricola

import (
	"slices"
	"testing"

	"tilestead/rules"
	"tilestead/scenes/board"
)

// A click on what is needed shows the latest harvest again; another one, or Esc,
// brings the action spaces back.
func TestLatestHarvestShowsAgain(t *testing.T) {
	b, looked := NewBoard(), false
	fixture.Play(t, fixture.Match(t, 3, 3), func(s rules.State) {
		v := fixture.View(t, b, s, 640, 400)
		m := b.moment(v)
		look := slices.IndexFunc(b.Targets(v), func(g board.Target) bool { return g.ID == "look harvest" })
		if m.harvest().tally().Round == 0 || m.s.Harvesting() || !m.aims().placing() {
			return
		}
		if look < 0 {
			t.Fatal("the harvest cannot be looked at again")
		}
		if looked {
			return
		}
		looked = true
		spaces := len(b.Targets(v))
		v.Desk = b.Targets(v)[look].Looks(v.Desk)
		if !b.moment(v).harvest().harvestOpen() || len(b.Targets(v)) >= spaces {
			t.Error("the table of the harvest does not lie over the action spaces")
		}
		again := v.Desk
		v.Desk = b.Offers().Desk.Close(v, v.Desk)
		if b.moment(v).harvest().harvestOpen() {
			t.Error("Esc leaves the table of the harvest open")
		}
		v.Desk = again
		look = slices.IndexFunc(b.Targets(v), func(g board.Target) bool { return g.ID == "look harvest" })
		if v.Desk = b.Targets(v)[look].Looks(v.Desk); b.moment(v).harvest().harvestOpen() {
			t.Error("another click leaves the table of the harvest open")
		}
	})
	if !looked {
		t.Error("no harvest came")
	}
}
