package agricola

import (
	"strings"
	"testing"

	"tilestead/rules"
	"tilestead/rules/agricola/box"
	"tilestead/scenes/board"
	"tilestead/scenes/scenetest"
	"tilestead/ui"
)

// take carries out actions by their notation.
func take(t *testing.T, v *board.View, notations ...string) {
	t.Helper()
	for _, n := range notations {
		a, ok := rules.Find(v.State, n)
		if !ok {
			t.Fatalf("%q is not legal; legal is %v", n, rules.Notations(v.State))
		}
		v.State.Do(a, nil)
	}
}

// What lies on a card in front is told in words and drawn on it: the rest of a stack,
// crops, the animals of others.
func TestCardsTellWhatIsOnThem(t *testing.T) {
	b := NewBoard()
	v := handed(t, b, "round 6", "hand 1 A087", "hand 2 A055", "cards 1 B068 M033", "cards 2 A102", "goods 1 vegetable 1 food 9",
		"goods 2 sheep 1 food 9", "turn 1")
	v.Seats[1].Bot = "easy"
	drawn := func() (n int) {
		c := &ui.Canvas{}
		c.Reset(960, 540, 1)
		b.moment(v).owned().drawFront(c)
		return len(c.Ops)
	}
	on := func(goods box.Stock) string {
		return scenetest.In(t, "agricola.card.").Say("on", goodsIn(t, goods))
	}
	state := func(id string) string { return strings.Join(b.moment(v).cardState(numbered(t, id)), " ") }
	for id, want := range map[string]string{"B068": "", "M033": "",
		"A102": on(box.Stock{box.Wood: 1, box.Clay: 1, box.Reed: 2, box.Stone: 1,
			box.Grain: 1, box.Vegetable: 2})} {
		if got := state(id); got != want && !strings.HasSuffix(got, want) {
			t.Errorf("of %s is told %q, want %q", id, got, want)
		}
	}
	for _, c := range []struct{ id, action, want string }{
		{"B068", "place grain_utilization", ""},
		{"B068", "sow 1 vegetable", on(oneOf(box.Vegetable, 2))},
		{"M033", "lodge sheep", on(oneOf(box.Sheep, 1))},
	} {
		before := drawn()
		take(t, v, c.action)
		if got := state(c.id); got != c.want {
			t.Errorf("after %s of %s is told %q, want %q", c.action, c.id, got, c.want)
		}
		if c.want != "" && drawn() <= before {
			t.Errorf("what lies on %s is not drawn", c.id)
		}
	}
}
