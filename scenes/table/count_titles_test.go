package table_test

import (
	"testing"

	"tilestead/rules"
	"tilestead/scenes/settings"
)

// Also at instant speed those who have played see the end of a game counted, but nothing before it.
func TestTheEndIsCountedAtInstantSpeed(t *testing.T) {
	for seats, want := range map[string]bool{"pp": true, "bb": false} {
		p := atTheEnd(t, seats)
		p.opt.Speed = settings.InstantSpeed
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
			if p.table.Playing() && p.table.Match().State().Turn() == rules.Nobody {
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
