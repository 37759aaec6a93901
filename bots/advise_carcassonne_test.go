package bots_test

import (
	"testing"
	"time"

	"tilestead/bots"
	"tilestead/rules"
	"tilestead/rules/carcassonne"
)

// A hint names no two placements that look the same on the table.
func TestHintNamesEachPlacementOnce(t *testing.T) {
	m, err := rules.NewMatch(&carcassonne.Title, rules.Setup{Title: "carcassonne", Seats: 2, Seed: 4})
	if err != nil {
		t.Fatal(err)
	}
	h, err := bots.NewHint("carcassonne", 5)
	if err != nil {
		t.Fatal(err)
	}
	b, err := bots.New("carcassonne", bots.Easy, 3)
	if err != nil {
		t.Fatal(err)
	}
	asked := 0
	for m.State().Turn() != rules.Nobody && asked < 4 {
		s := m.State().(*carcassonne.State)
		a := rules.Action(0)
		switch {
		case s.Turn() == rules.Nature:
			a = m.Roll()
		default:
			if hand := s.Hand(); hand != carcassonne.NoKind && carcassonne.Alike(hand, 0, 2) && s.Tiles()%3 == 0 {
				asked++
				h.Start(m.Perspective(s.Turn()))
				list, _ := h.Think(time.Time{})
				for i, one := range list {
					for _, two := range list[:i] {
						if carcassonne.PosOf(one.Action) == carcassonne.PosOf(two.Action) &&
							carcassonne.Alike(hand, int(carcassonne.TurnOf(one.Action)),
								int(carcassonne.TurnOf(two.Action))) {
							t.Errorf("%s: %v and %v look the same", carcassonne.Tiles[hand].ID,
								rules.Notation(s, two.Action), rules.Notation(s, one.Action))
						}
					}
				}
			}
			b.Start(m.Perspective(s.Turn()))
			a, _ = b.Think(time.Time{})
		}
		if _, err := m.Do(a); err != nil {
			t.Fatal(err)
		}
	}
	if asked == 0 {
		t.Error("no tile that looks the same turned was asked about")
	}
}
