package montana

import (
	"testing"

	"tilestead/rules"
	"tilestead/rules/montana"
	"tilestead/scenes/scenetest"
)

// As a turn begins the disc and the cells of the town say how to get to them.
func TestTurnsSayHowToGetThere(t *testing.T) {
	b, en := NewBoard(), scenetest.In(t, "montana.no.turn.")
	turns := 0
	fixture.Play(t, fixture.Match(t, 3, 1), func(st rules.State) {
		s := st.(*montana.State)
		if s.Asked().Kind != montana.StepTurn || turns > 5 {
			return
		}
		turns++
		m := b.moment(fixture.View(t, b, s, 960, 540))
		if got := m.help().refusal(thing{kind: discThing}); got != en.Say("disc") {
			t.Errorf("the disc says %q", got)
		}
		if got := m.help().refusal(thing{kind: cellThing}); got != en.Say("cell") {
			t.Errorf("a cell says %q", got)
		}
	})
	if turns == 0 {
		t.Error("nobody has a turn")
	}
}
