package carcassonne

import (
	"testing"
	"time"

	"tilestead/bots/search"
	"tilestead/rules"
	"tilestead/rules/carcassonne"
)

// scored is what the seats of some games scored for: one with a manner and one without, each first
// in half of them.
func scored(t *testing.T, manner string, item carcassonne.Item) (own, other int) {
	t.Helper()
	for seed := range uint64(24) {
		m, err := rules.NewMatch(&carcassonne.Title, rules.Setup{Title: carcassonne.Title.ID, Seats: 2, Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		with := rules.Seat(seed % 2)
		var table [2]*search.Searcher
		for seat := range table {
			title := Title
			if rules.Seat(seat) == with {
				title.NewGuide = Title.Manner(manner).NewGuide
			}
			table[seat] = search.New(&title, Title.Levels.Medium, 2*seed+uint64(seat))
		}
		for m.State().Turn() != rules.Nobody {
			a := rules.Action(0)
			if seat := m.State().Turn(); seat == rules.Nature {
				a = m.Roll()
			} else {
				table[seat].Start(m.Perspective(seat))
				a, _ = table[seat].Think(time.Time{})
			}
			if _, err := m.Do(a); err != nil {
				t.Fatal(err)
			}
		}
		s := m.State()
		own += int(s.Score(with)[item].N / rules.Whole(1))
		other += int(s.Score(1 - with)[item].N / rules.Whole(1))
	}
	return own, other
}

// Who has a manner scores more for what it is about than the same level without it.
func TestMannersShow(t *testing.T) {
	for manner, item := range map[string]carcassonne.Item{
		"road": carcassonne.RoadPoints, "city": carcassonne.CityPoints, "monk": carcassonne.CloisterPoints,
		"farmer": carcassonne.FieldPoints,
	} {
		if own, other := scored(t, manner, item); own*100 < other*112 {
			t.Errorf("%s: %d against %d", manner, own, other)
		}
	}
}
