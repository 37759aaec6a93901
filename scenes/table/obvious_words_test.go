package table_test

import (
	"testing"

	"tilestead/rules"
	"tilestead/scenes/apptest"
	"tilestead/scenes/montana"
	"tilestead/scenes/scenetest"
)

// Where Montana answers by itself the hint says what happens then, and what a click is for.
func TestObviousSaysWhatHappens(t *testing.T) {
	w, told := scenetest.Words(t, "en"), 0
	for seed := range uint64(8) {
		m, err := rules.NewMatch(apptest.Montana.Title, rules.Setup{Title: "montana", Seats: 2, Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		for m.Len() < 200 && (m.State().Turn() != 0 || m.State().Prompt().Key != "end") {
			if m.State().Turn() == rules.Nature {
				m.Replay(m.Roll())
				continue
			}
			legal := m.State().Legal(nil)
			m.Replay(legal[m.Len()*5%len(legal)])
		}
		if m.State().Prompt().Key != "end" {
			continue
		}
		p := sit(t, m, montana.NewBoard(), "pb", 1280, 800, nil)
		for range 20 {
			if p.wait(1); p.table.Chosen() != "" {
				break
			}
		}
		if p.table.Chosen() == "" {
			t.Fatalf("seed %d: the turn does not end by itself", seed)
		}
		if told++; !p.drawn(w.Say("montana.obvious.end")) {
			t.Errorf("seed %d: nothing says that the turn ends", seed)
		}
	}
	if told == 0 {
		t.Error("no turn ended by itself")
	}
}
