package networks_test

import (
	"testing"
	"time"

	"tilestead/bots/agricola"
	"tilestead/bots/networks"
	"tilestead/bots/search"
	"tilestead/rules"
	rulesagricola "tilestead/rules/agricola"
)

// What is kept fits the titles, and a bot that judges by it decides otherwise than without.
func TestNetworksAreTaught(t *testing.T) {
	var games []*rules.Match
	for _, modules := range [][]string{nil, {"moor"}} {
		m, err := rules.NewMatch(&rulesagricola.Title, rules.Setup{Title: "agricola", Seats: 2, Seed: 3, Modules: modules})
		if err != nil {
			t.Fatal(err)
		}
		for m.State().Turn() == rules.Nature {
			m.Replay(m.Roll())
		}
		games = append(games, m)
	}
	think := func(m *rules.Match) (list []search.Candidate) {
		b := search.New(&agricola.Title, agricola.Title.Levels.Champion, 1)
		b.Start(m.Perspective(m.State().Turn()))
		if _, done := b.Think(time.Time{}); !done {
			t.Fatal("it does not end")
		}
		return b.Candidates()
	}
	var before [][]search.Candidate
	for _, m := range games {
		before = append(before, think(m))
	}
	if err := networks.Teach(); err != nil {
		t.Fatal(err)
	}
	for i, m := range games {
		after := think(m)
		if len(before[i]) < 5 || len(after) < 5 || before[i][0].Value == after[0].Value {
			t.Errorf("%v: without a network it thinks of %+v, with one of %+v", m.Setup().Modules, before[i][:1], after[:1])
		}
	}
}
