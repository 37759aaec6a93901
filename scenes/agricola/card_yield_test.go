package agricola

import (
	"testing"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
)

// What a card gave is what its effects gave, less what they cost, and its points.
func TestCardsGave(t *testing.T) {
	m, err := rules.NewMatch(&agricola.Title,
		rules.Setup{Title: agricola.Title.ID, Seats: 2, Seed: 1, Modules: []string{"moor", "hand-cards", "first-1"}})
	if err != nil {
		t.Fatal(err)
	}
	for m.State().Turn() == rules.Nature {
		m.Replay(m.Roll())
	}
	arrange(t, m.State(), "hand 1 M087 M015", "cards 1 B010", "goods 1 wood 9 clay 9 food 9")
	for _, n := range []string{"place meeting_place", "play M087", "place day_laborer", "place fishing"} {
		a, ok := rules.Find(m.State(), n)
		if !ok {
			t.Fatalf("%q is not legal; legal is %v", n, rules.Notations(m.State()))
		}
		if _, err := m.Do(a); err != nil {
			t.Fatal(err)
		}
	}
	list := yieldsOf(m)
	if len(list[0]) != 1 || len(list[1]) != 0 {
		t.Fatalf("%v; want one card, of the first seat", list)
	}
	y := list[0][0]
	c, _ := box.FindCard("M087")
	if want := (box.Stock{box.Fuel: 2}); y.card != c || y.gave != want {
		t.Errorf("card %v gave %v, want two fuel of %v", y.card, y.gave, c)
	}
	if want := rules.Whole(box.Cards[c].Points); y.points != want {
		t.Errorf("%v points, want %v", y.points, want)
	}
}
