package bots

import (
	"slices"
	"testing"
	"time"

	"tilestead/rules"
	"tilestead/rules/agricola"
)

// Master and champion play where a network judges, and nowhere else.
func TestChampionsPlayWhereANetworkJudges(t *testing.T) {
	for _, c := range []struct {
		set  rules.Setup
		play bool
	}{
		{rules.Setup{Title: "agricola", Seats: 2}, true},
		{rules.Setup{Title: "agricola", Seats: 2, Modules: []string{"first-1"}}, true},
		{rules.Setup{Title: "agricola", Seats: 1}, false},
		{rules.Setup{Title: "agricola", Seats: 3}, false},
		{rules.Setup{Title: "agricola", Seats: 2, Modules: []string{"moor"}}, true},
		{rules.Setup{Title: "agricola", Seats: 3, Modules: []string{"moor"}}, false},
		{rules.Setup{Title: "agricola", Seats: 2, Modules: []string{"moor", "minor-cards"}}, false},
		{rules.Setup{Title: "agricola", Seats: 2, Modules: []string{"hand-cards"}}, false},
		{rules.Setup{Title: "montana", Seats: 2}, false},
		{rules.Setup{Title: "carcassonne", Seats: 2}, false},
	} {
		levels := LevelsFor(c.set)
		for _, level := range []string{Master, Champion} {
			if slices.Contains(levels, level) != c.play {
				t.Errorf("%+v has the levels %v", c.set, levels)
			}
		}
		if !slices.Contains(levels, Expert) {
			t.Errorf("%+v has no expert", c.set)
		}
	}
	if levels := LevelsFor(rules.Setup{Title: "chess"}); levels != nil {
		t.Errorf("chess has the levels %v", levels)
	}
}

// Where a network judges, a hint gives reasons only if the terms put an action where the
// network puts it, and both happen.
func TestReasonsAgreeWithTheNetwork(t *testing.T) {
	m, err := rules.NewMatch(&agricola.Title, rules.Setup{Title: "agricola", Seats: 2, Seed: 6})
	if err != nil {
		t.Fatal(err)
	}
	h, err := NewHint("agricola", 5)
	if err != nil {
		t.Fatal(err)
	}
	quick, err := New("agricola", Easy, 5)
	if err != nil {
		t.Fatal(err)
	}
	told, silent := 0, 0
	for m.State().Turn() != rules.Nobody && m.Len() < 90 {
		seat := m.State().Turn()
		if seat == rules.Nature {
			m.Replay(m.Roll())
			continue
		}
		if m.State().Prompt().Opens {
			h.Start(m.Perspective(seat))
			list, _ := h.Think(time.Time{})
			for i, a := range list {
				first, other := h.list[0].worth(), h.list[min(max(1, i), len(h.list)-1)].worth()
				if len(a.Why) > 0 && first < other {
					t.Errorf("action %d: reasons for %s, though terms say %d and %d", m.Len(), rules.Notation(m.State(), a.Action),
						first, other)
				}
				if len(a.Why) > 0 {
					told++
				} else if first < other {
					silent++
				}
			}
		}
		quick.Start(m.Perspective(seat))
		a, _ := quick.Think(time.Time{})
		m.Replay(a)
	}
	if told == 0 || silent == 0 {
		t.Errorf("reasons are told %d times and kept back %d times", told, silent)
	}
}
