package table_test

import (
	"testing"

	"tilestead/rules"
	"tilestead/scenes/apptest"
	"tilestead/scenes/settings"
)

// Also at instant speed those who have played see the end of a game counted, but nothing before it.
func TestTheEndIsCountedAtInstantSpeed(t *testing.T) {
	for seats, want := range map[string]bool{"pp": true, "bb": false} {
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
		p.opt.Confirm, p.opt.Speed, p.opt.Purist = settings.NeverConfirm, settings.InstantSpeed, true
		p.until()
		if seats == "pp" {
			p.clickTarget("button pass")
		}
		shown := 0
		for range 3000 {
			if p.over > 0 {
				break
			}
			p.wait(1)
			if p.table.Playing() && m.State().Turn() == rules.Nobody {
				shown++
			}
		}
		if p.over == 0 {
			t.Errorf("%s: the game does not end", seats)
		}
		if got := shown > 30; got != want {
			t.Errorf("%s: the end is counted over %d ticks, want that to be seen: %v", seats, shown, want)
		}
	}
}
