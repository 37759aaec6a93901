package rules_test

import (
	"fmt"
	"strings"
	"testing"

	"tilestead/rules"
)

// One of 300 cards, a set of 19 cells and up to 63 of each of four goods have
// room in an action, alone and beside a card.
const (
	card   rules.Field = rules.From*8 | rules.Width*9
	space  rules.Field = rules.From*17 | rules.Width*6
	cells  rules.Field = rules.From*23 | rules.Width*19
	change rules.Field = rules.From*42 | rules.Width*7 | rules.Signed
	last   rules.Field = rules.From*49 | rules.Width*15 | rules.Signed
)

var goods = [4]rules.Field{
	rules.From*17 | rules.Width*6, rules.From*23 | rules.Width*6, rules.From*29 | rules.Width*6,
	rules.From*35 | rules.Width*6,
}

func TestFieldsHoldTheirOperands(t *testing.T) {
	type operands struct{ card, space, cells, change, last int }
	for _, want := range []operands{
		{}, {299, 63, 1<<19 - 1, 63, 1<<14 - 1}, {511, 0, 0, -64, -1 << 14}, {0, 1, 0, -1, -1},
	} {
		a := rules.Act(200) | card.Put(want.card) | space.Put(want.space) | cells.Put(want.cells) |
			change.Put(want.change) | last.Put(want.last)
		got := operands{card.Get(a), space.Get(a), cells.Get(a), change.Get(a), last.Get(a)}
		if got != want || a.Kind() != 200 {
			t.Errorf("%+v becomes %+v, kind %d", want, got, a.Kind())
		}
	}
	a := rules.Act(1) | card.Put(257)
	for i := range goods {
		a |= goods[i].Put(63 - i)
	}
	for i := range goods {
		if n := goods[i].Get(a); n != 63-i || card.Get(a) != 257 {
			t.Errorf("good %d is %d of card %d, want %d of card 257", i, n, card.Get(a), 63-i)
		}
	}
}

// What does not fit is a fault of the rules, which is said at once.
func TestFieldsRefuseWhatDoesNotFit(t *testing.T) {
	for _, c := range []struct {
		field rules.Field
		v     int
		fits  bool
	}{
		{card, 0, true}, {card, 511, true}, {card, 512, false}, {card, -1, false},
		{change, 63, true}, {change, -64, true}, {change, 64, false}, {change, -65, false},
		{cells, 1<<19 - 1, true}, {cells, 1 << 19, false},
	} {
		func() {
			defer func() {
				said := recover()
				if (said == nil) != c.fits || said != nil &&
					!strings.Contains(fmt.Sprint(said), "does not fit into bits") {
					t.Errorf("%d in a field: %v", c.v, said)
				}
			}()
			c.field.Put(c.v)
		}()
	}
}

func TestActionsAreDescribedByTheirFields(t *testing.T) {
	title := rules.Title{ID: "x", Actions: []rules.Form{
		2: {Name: "play", Fields: map[string]rules.Field{"card": card, "change": change}},
		3: {Name: "pass"},
	}}
	for a, want := range map[rules.Action]string{
		rules.Act(2) | card.Put(300) | change.Put(-3): "play card=300 change=-3",
		rules.Act(3):                   "pass",
		rules.Act(3) | space.Put(1):    "pass and 0x20000 in no field",
		rules.Act(1):                   "an action of no known kind (0x1)",
		rules.Act(250) | change.Put(1): "an action of no known kind (0x400000000fa)",
	} {
		if got := title.Describe(a); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
