package table_test

import (
	"testing"

	"tilestead/input"
	"tilestead/rules"
	"tilestead/scenes/apptest"
	"tilestead/scenes/settings"
)

// atTheEnd sits down at a game of Carcassonne that lacks its last decision.
func atTheEnd(t *testing.T, seats string) *player {
	t.Helper()
	whole := apptest.Carcassonne.Match(t, 2, 3)
	last := 0
	apptest.Carcassonne.Play(t, whole, func(s rules.State) {
		if s.Turn() >= 0 {
			last = whole.Len()
		}
	})
	m, err := rules.NewMatch(whole.Title(), whole.Setup())
	if err != nil {
		t.Fatal(err)
	}
	for i := range last {
		m.Replay(whole.Action(i))
	}
	p := sit(t, m, apptest.Carcassonne.New(), seats, 853, 533, nil)
	p.opt.Confirm, p.opt.Purist = settings.NeverConfirm, true
	return p
}

// counted lets the end of a game be counted and presses a key whenever so many ticks have passed. It gives
// how many ticks that takes, and how often it was pressed.
func counted(t *testing.T, key input.Key, every int) (ticks, presses int) {
	t.Helper()
	p := atTheEnd(t, "pp")
	p.until()
	p.clickTarget("button pass")
	for range 9000 {
		if p.over > 0 {
			return ticks, presses
		}
		p.wait(1)
		if p.table.Playing() && p.table.Match().State().Turn() == rules.Nobody {
			if ticks++; every > 0 && ticks%every == 0 {
				p.key(key)
				presses++
			}
		}
	}
	t.Fatal("the game does not end")
	return 0, 0
}

// Enter and Space end what is counted now, and the next is shown as ever; End ends all.
func TestTheEndIsCountedStepByStep(t *testing.T) {
	whole, _ := counted(t, 0, 0)
	if least := 6 * 60; whole < least {
		t.Errorf("the end is counted in %d ticks, want %d at least", whole, least)
	}
	for _, key := range []input.Key{input.KeyEnter, input.KeySpace} {
		ticks, presses := counted(t, key, 20)
		if presses < 4 || ticks >= whole {
			t.Errorf("key %v ends the count with %d presses in %d of %d ticks", key, presses, ticks, whole)
		}
	}
	if ticks, presses := counted(t, input.KeyEnd, 20); presses != 1 || ticks > 22 {
		t.Errorf("End ends the count with %d presses in %d ticks", presses, ticks)
	}
}
