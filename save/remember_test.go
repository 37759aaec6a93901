package save

import (
	"testing"

	"tilestead/rules"
	"tilestead/titles"
)

// A finished game is remembered once, and only if a person played in it.
func TestRemember(t *testing.T) {
	title, err := titles.Find("montana")
	if err != nil {
		t.Fatal(err)
	}
	m, err := rules.NewMatch(title, rules.Setup{Title: title.ID, Seats: 2, Seed: 3})
	if err != nil {
		t.Fatal(err)
	}
	h := Shelf{Store: &Memory{}}
	bots := &Game{Match: m, Seats: []Seat{{Name: "A", Color: "red", Bot: "easy"},
		{Name: "B", Color: "blue", Bot: "easy"}}}
	mixed := &Game{Match: m, Seats: []Seat{{Name: "Ann", Color: "red"}, {Name: "B", Color: "blue", Bot: "easy"}}}
	for i, c := range []struct {
		game *Game
		want int
	}{{bots, 0}, {mixed, 1}, {mixed, 1}} {
		if err := h.Remember(c.game); err != nil {
			t.Fatal(err)
		}
		records, damaged, err := h.History()
		if err != nil || len(damaged) > 0 || len(records) != c.want {
			t.Errorf("game %d: %d records, %q and %v, want %d", i+1, len(records), damaged, err, c.want)
		}
	}
}
