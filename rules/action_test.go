package rules_test

import (
	"fmt"
	"strings"
	"testing"

	"tilestead/rules"
)

// One of 300 cards, a set of 19 cells and up to 63 of each of four goods have
// room in an action, alone and beside a card.
var (
	card   = rules.Bits("card", 8, 9)
	space  = rules.Bits("space", 17, 6)
	cells  = rules.Bits("cells", 23, 19)
	change = rules.SignedBits("change", 42, 7)
	last   = rules.SignedBits("last", 49, 15)
	goods  = [4]rules.Field{rules.Bits("grain", 17, 6), rules.Bits("pumpkin", 23, 6), rules.Bits("clay", 29, 6), rules.Bits("reed", 35, 6)}
)

func TestFieldsHoldTheirOperands(t *testing.T) {
	type operands struct{ card, space, cells, change, last int }
	for _, want := range []operands{{}, {299, 63, 1<<19 - 1, 63, 1<<14 - 1}, {511, 0, 0, -64, -1 << 14}, {0, 1, 0, -1, -1}} {
		a := rules.Act(200) | card.Put(want.card) | space.Put(want.space) | cells.Put(want.cells) | change.Put(want.change) | last.Put(want.last)
		if got := (operands{card.Get(a), space.Get(a), cells.Get(a), change.Get(a), last.Get(a)}); got != want || a.Kind() != 200 {
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

// What does not fit is a fault of the rules, which is said at once and in words.
func TestFieldsRefuseWhatDoesNotFit(t *testing.T) {
	for want, do := range map[string]func(){
		"512 does not fit into the 9 bits of field card":     func() { card.Put(512) },
		"-1 does not fit into the 9 bits of field card":      func() { card.Put(-1) },
		"64 does not fit into the 7 bits of field change":    func() { change.Put(64) },
		"-65 does not fit into the 7 bits of field change":   func() { change.Put(-65) },
		"field low takes bits 7 to 10; an action's operands": func() { rules.Bits("low", 7, 4) },
		"field high takes bits 60 to 64":                     func() { rules.SignedBits("high", 60, 5) },
		"field none takes bits 8 to 7":                       func() { rules.Bits("none", 8, 0) },
	} {
		func() {
			defer func() {
				if got := fmt.Sprint(recover()); !strings.Contains(got, want) {
					t.Errorf("want %q, got %q", want, got)
				}
			}()
			do()
		}()
	}
}

func TestActionsAreDescribedByTheirFields(t *testing.T) {
	title := rules.Title{ID: "x", Actions: []rules.Form{2: {Name: "play", Fields: []*rules.Field{&card, &change}}, 3: {Name: "pass"}}}
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
