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
	m, err := rules.NewMatch(&rulesagricola.Title, rules.Setup{Title: "agricola", Seats: 2, Seed: 3})
	if err != nil {
		t.Fatal(err)
	}
	for m.State().Turn() == rules.Nature {
		m.Replay(m.Roll())
	}
	think := func() (list []search.Candidate) {
		b := search.New(&agricola.Title, agricola.Title.Levels.Champion, 1)
		b.Start(m.Perspective(m.State().Turn()))
		if _, done := b.Think(time.Time{}); !done {
			t.Fatal("it does not end")
		}
		return b.Candidates()
	}
	before := think()
	if err := networks.Teach(); err != nil {
		t.Fatal(err)
	}
	after := think()
	if len(before) < 5 || len(after) < 5 || before[0].Value == after[0].Value {
		t.Errorf("without a network it thinks of %+v, with one of %+v", before[:1], after[:1])
	}
}
