package main

import (
	"testing"
	"time"

	"tilestead/assets"
	"tilestead/bots"
	"tilestead/rules"
	"tilestead/rules/montana"
)

// Every reason the expert gives has words, a sentence that explains it, and an
// entry of the rules of that name.
func TestReasonsOfHintsHaveWords(t *testing.T) {
	w, err := assets.LoadWords("en")
	if err != nil {
		t.Fatal(err)
	}
	a, err := bots.NewHint("montana", 1)
	if err != nil {
		t.Fatal(err)
	}
	m, err := rules.NewMatch(&montana.Title, rules.Setup{Title: "montana", Seats: 2, Seed: 5})
	if err != nil {
		t.Fatal(err)
	}
	b, err := bots.New("montana", bots.Medium, 2)
	if err != nil {
		t.Fatal(err)
	}
	keys := map[string]bool{"end": true}
	for n := 0; m.State().Turn() != rules.Nobody; n++ {
		s := m.State()
		do := rules.Action(0)
		if s.Turn() == rules.Nature {
			do = m.Roll()
		} else {
			if n%9 == 0 {
				a.Start(m.Perspective(s.Turn()))
				list, _ := a.Think(time.Time{})
				for _, advice := range list {
					for _, r := range advice.Why {
						keys[r.Key] = true
					}
				}
			}
			b.Start(m.Perspective(s.Turn()))
			do, _ = b.Think(time.Time{})
		}
		if _, err := m.Do(do); err != nil {
			t.Fatal(err)
		}
	}
	if len(keys) < 4 {
		t.Errorf("a whole game gives only the reasons %v", keys)
	}
	for key := range keys {
		for _, text := range []string{"hint.montana." + key, "hint.montana." + key + ".why", "montana.topic." + key} {
			if !w.Has(text) {
				t.Errorf("there is no text %s", text)
			}
		}
	}
}
