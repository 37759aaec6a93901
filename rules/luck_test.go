package rules_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/carcassonne"
	"tilestead/rules/montana"
)

// outcomes plays a game at random, and gives what chance brought.
func outcomes(t *testing.T, title *rules.Title, setup rules.Setup, player uint64) (list []string) {
	t.Helper()
	r := rand.New(rand.NewPCG(player, 1))
	m, err := rules.NewMatch(title, setup)
	if err != nil {
		t.Fatal(err)
	}
	for m.State().Turn() != rules.Nobody && m.Len() < title.MaxActions {
		if m.State().Turn() == rules.Nature {
			a := m.Roll()
			list = append(list, rules.Notation(m.State(), a))
			m.Replay(a)
			continue
		}
		legal := m.State().Legal(nil)
		m.Replay(legal[r.IntN(len(legal))])
	}
	return list
}

// Who plays a day's game meets the same luck as everybody else, whatever they do; else the
// seats' decisions count, too.
func TestLuckByChanceIsTheSameForAll(t *testing.T) {
	for _, c := range []struct {
		title *rules.Title
		least int // outcomes of a game
	}{{&carcassonne.Title, 60}, {&montana.Title, 10}, {&agricola.Title, 9}} {
		for seed := range uint64(3) {
			setup := rules.Setup{Title: c.title.ID, Seats: 2, Seed: seed}
			same := func(setup rules.Setup) (bool, int) {
				one, other := outcomes(t, c.title, setup, 1), outcomes(t, c.title, setup, 2)
				n := min(len(one), len(other))
				return slices.Equal(one[:n], other[:n]), n
			}
			if equal, _ := same(setup); equal {
				t.Errorf("%s, seed %d: the luck hangs on chance alone without being set so", c.title.ID, seed)
			}
			if equal, n := same(setup.With(rules.LuckID, rules.LuckByChance)); !equal || n < c.least {
				t.Errorf("%s, seed %d: of %d outcomes some differ", c.title.ID, seed, n)
			}
		}
	}
}

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
