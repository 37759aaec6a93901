package agricola

import (
	"slices"
	"strings"
	"testing"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/scenes/board"
)

// While something can be left with a button, a click elsewhere is told which.
func TestRefusalNamesTheWayOut(t *testing.T) {
	b, told := NewBoard(), 0
	for seed := uint64(0); seed < 3; seed++ {
		fixture.Play(t, fixture.Match(t, 2, seed), func(state rules.State) {
			s := state.(*agricola.State)
			if s.Turn() < 0 || s.Prompt().Key != "use" {
				return
			}
			v := fixture.View(t, b, s, 853, 533)
			i := slices.IndexFunc(b.Targets(v), func(g board.Target) bool { return g.ID == "button stop" })
			if i < 0 {
				return
			}
			if told++; !strings.Contains(b.moment(v).help().notNow(), b.Targets(v)[i].Label) {
				t.Errorf("%q does not name %q", b.moment(v).help().notNow(), b.Targets(v)[i].Label)
			}
		})
	}
	if told == 0 {
		t.Error("nothing could be left")
	}
}

// While the exchanges lie open and none was made, a click on a space closes them and is meant.
func TestSpaceClosesTheExchanges(t *testing.T) {
	b, seen := NewBoard(), 0
	withSides(t, func(b2 *Board, v *board.View) {
		m := b2.moment(v)
		i := slices.IndexFunc(b2.Targets(v), func(g board.Target) bool { return g.ID == "button any" })
		if i < 0 || !m.aims().placing() || m.choices().sidesOpen() {
			return
		}
		open := clicked(v, b2.Targets(v)[i])
		open.Clicks = 1
		if !b.moment(open).choices().sidesOpen() {
			return
		}
		seen++
		var spaces, again []string
		for _, g := range b2.Targets(v) {
			if strings.HasPrefix(g.ID, "space ") {
				spaces = append(spaces, g.ID)
			}
		}
		for _, g := range b2.Targets(open) {
			if g.Backs && g.Fits != nil && strings.HasPrefix(g.ID, "space ") {
				again = append(again, g.ID)
			}
		}
		if !slices.Equal(spaces, again) {
			t.Fatalf("of the spaces %v these can be clicked: %v", spaces, again)
		}
	})
	if seen == 0 {
		t.Error("no exchanges were opened")
	}
}
