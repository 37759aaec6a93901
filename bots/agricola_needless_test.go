package bots_test

import (
	"flag"
	"fmt"
	"testing"

	"tilestead/bots"
	"tilestead/rules"
	"tilestead/rules/agricola"
)

var needlessGames = flag.String("needless", "", "games to look for needless begging in, `FIRST+N`, instead of a few")

// needless plays a game of a level and counts how often somebody begs or goes to bed, and
// how often a stall, a craft building or a card could have prevented it.
func needless(t *testing.T, level string, seats int, seed uint64, modules ...string) (bad, all int) {
	t.Helper()
	m := newAgricola(t, seats, seed, modules...)
	watch(t, m, level, func(before *agricola.State, a rules.Action, reel *rules.Reel) {
		for _, b := range reel.Beats {
			suffers := rules.Nobody
			switch e := b.Event.(type) {
			case agricola.Begged:
				suffers = e.Seat
			case agricola.WentToBed:
				suffers = e.Seat
			}
			if suffers == rules.Nobody {
				continue
			}
			all++
			if _, ok := before.Aid(true); ok && suffers == before.Turn() && a.Kind() == agricola.KindDone {
				bad++
				t.Logf("%s, seed %d, round %d: %s though an exchange would help", level, seed, before.Round(),
					rules.Notation(before, a))
			}
		}
	})
	return bad, all
}

// Bots neither beg nor send people to bed where an exchange could prevent it.
// -needless FIRST+N plays the games with these numbers of fair and of medium, and every 25th
// of them of hard.
func TestNobodySuffersNeedlessly(t *testing.T) {
	first, games := 0, 6
	if *needlessGames != "" {
		if n, err := fmt.Sscanf(*needlessGames, "%d+%d", &first, &games); n != 2 {
			t.Fatalf("-needless %q: want FIRST+N, such as 100+2000: %v", *needlessGames, err)
		}
	}
	sets := [][]string{{"moor"}, {"moor", "minor-cards"}, {"moor", "hand-cards"}, {"hand-cards"}}
	for _, c := range []struct {
		level string
		every int
	}{{bots.Fair, 1}, {bots.Medium, 1}, {bots.Hard, 25}} {
		bad, all, played := 0, 0, 0
		for i := first; i < first+games; i++ {
			if i%c.every > 0 || c.every > games {
				continue
			}
			played++
			b, a := needless(t, c.level, 1+i%agricola.MaxSeats, uint64(i), sets[i/agricola.MaxSeats%len(sets)]...)
			bad, all = bad+b, all+a
		}
		t.Logf("%s, %d games: %d times somebody begs or goes to bed, %d of them needlessly", c.level, played, all, bad)
		if bad > 0 {
			t.Errorf("%s: %d of %d times needlessly", c.level, bad, all)
		}
	}
}
