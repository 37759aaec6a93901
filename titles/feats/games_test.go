package feats_test

import (
	"testing"
	"time"

	"tilestead/bots"
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/carcassonne"
	"tilestead/rules/montana"
	"tilestead/titles/feats"
)

// Ten games of bots of each title: every row looks at them without trouble. At least a third of a
// title's feats is achieved by somebody, and none by everybody in every game.
func TestFeatsInGames(t *testing.T) {
	for _, of := range []struct {
		title   *rules.Title
		modules []string
	}{
		{&carcassonne.Title, []string{"inns", "traders", "dragon"}},
		{&montana.Title, nil},
		{&agricola.Title, []string{"moor", "hand-cards"}},
	} {
		seen, times := 0, map[string]int{}
		for seed := range uint64(games) {
			set := rules.Setup{Title: of.title.ID, Seats: 2 + int(seed%3), Modules: of.modules, Seed: seed}
			m := played(t, of.title, set)
			for seat := range rules.Seat(set.Seats) {
				far := feats.Reached(m, seat)
				for _, f := range feats.List(of.title.ID) {
					if far[f.ID] >= f.Goal {
						times[f.ID]++
					}
				}
				seen++
			}
		}
		for id, n := range times {
			if n == seen {
				t.Errorf("%s: everybody achieves %s in every game", of.title.ID, id)
			}
		}
		if all := len(feats.List(of.title.ID)); len(times)*3 < all {
			t.Errorf("%s: only %d of %d feats are achieved by anybody", of.title.ID, len(times), all)
		}
	}
}

const games = 10

// played is a whole game of medium bots.
func played(t *testing.T, title *rules.Title, set rules.Setup) *rules.Match {
	t.Helper()
	m, err := rules.NewMatch(title, set)
	if err != nil {
		t.Fatal(err)
	}
	var table []bots.Bot
	for seat := range set.Seats {
		b, err := bots.New(title.ID, bots.Medium, set.Seed+uint64(seat))
		if err != nil {
			t.Fatal(err)
		}
		table = append(table, b)
	}
	for m.State().Turn() != rules.Nobody {
		a := rules.Action(0)
		if seat := m.State().Turn(); seat == rules.Nature {
			a = m.Roll()
		} else {
			table[seat].Start(m.Perspective(seat))
			chosen, done := table[seat].Think(time.Time{})
			if !done {
				t.Fatal("a bot with all the time there is has not decided")
			}
			a = chosen
		}
		if _, err := m.Do(a); err != nil {
			t.Fatal(err)
		}
	}
	return m
}
