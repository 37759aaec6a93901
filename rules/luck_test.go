package rules_test

import (
	"slices"
	"strings"
	"testing"

	"tilestead/rules"
)

// Undone and tried again, also otherwise, a game meets the luck that it had.
func TestLuckByChanceOutlastsUndoing(t *testing.T) {
	m, err := rules.NewMatch(&toyTitle, rules.Setup{Title: "toy", Seats: 2, Seed: 5}.With(rules.LuckID, rules.LuckByChance))
	if err != nil {
		t.Fatal(err)
	}
	play := func(say int) (dice []int) {
		for m.State().Turn() != rules.Nobody {
			a := toyAct(toySay, say)
			if m.State().Turn() == rules.Nature {
				a = m.Roll()
				dice = append(dice, toyNumber.Get(a))
			}
			if _, err := m.Do(a); err != nil {
				t.Fatal(err)
			}
		}
		return dice
	}
	dice := play(0)
	for _, to := range []int{7, 4, 0} {
		m.Rewind(to)
		if got, want := play(1), dice[(to+2)/3:]; !slices.Equal(got, want) {
			t.Errorf("from action %d on: %v, before %v", to, got, want)
		}
	}
	if len(slices.Compact(slices.Sorted(slices.Values(dice)))) < 2 {
		t.Errorf("all dice are alike: %v", dice)
	}
}

func TestLuckIsSetByOneWord(t *testing.T) {
	setup := rules.Setup{Title: "toy", Seats: 2}.With(rules.LuckID, "mine")
	if err := toyTitle.CheckSetup(setup); err == nil || !strings.Contains(err.Error(), `"chance"`) {
		t.Errorf("luck=mine: %v, want an error that says what can be set", err)
	}
	err := toyTitle.CheckSetup(rules.Setup{Title: "toy", Seats: 2}.With("fate", "mine"))
	if err == nil || !strings.Contains(err.Error(), "level, luck") {
		t.Errorf("fate=mine: %v, want an error that lists the values there are", err)
	}
}
