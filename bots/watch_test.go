package bots_test

import (
	"testing"
	"time"

	"tilestead/bots"
	"tilestead/rules"
)

// watch lets bots of a level play a game to its end and shows what each of them does: where it decides, its
// action, and what comes of it.
func watch[S rules.State](t *testing.T, m *rules.Match, level string,
	see func(before S, a rules.Action, reel *rules.Reel)) {
	t.Helper()
	players := make([]bots.Bot, m.State().Players())
	for i := range players {
		var err error
		if players[i], err = bots.New(m.Title().ID, level, m.Setup().Seed+uint64(i)); err != nil {
			t.Fatal(err)
		}
	}
	for m.State().Turn() != rules.Nobody {
		before := m.State().(S)
		seat, a := before.Turn(), rules.Action(0)
		if seat == rules.Nature {
			a = m.Roll()
		} else {
			players[seat].Start(m.Perspective(seat))
			a, _ = players[seat].Think(time.Time{})
		}
		reel, err := m.Do(a)
		if err != nil {
			t.Fatal(err)
		}
		if seat != rules.Nature {
			see(before, a, reel)
		}
	}
}
