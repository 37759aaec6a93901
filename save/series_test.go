package save

import (
	"testing"

	"tilestead/rules"
	"tilestead/titles"
)

// A game of a series is saved with what it began with, plays the same again, and is
// remembered by its number.
func TestSeriesIsSaved(t *testing.T) {
	title, err := titles.Find("agricola")
	if err != nil {
		t.Fatal(err)
	}
	set := rules.Setup{Title: title.ID, Seats: 1, Modules: []string{"hand-cards"}, Seed: 5}.With("series", "3,4,A092,B123")
	m, err := rules.NewMatch(title, set)
	if err != nil {
		t.Fatal(err)
	}
	for m.State().Turn() != rules.Nobody {
		if m.State().Turn() == rules.Nature {
			m.Replay(m.Roll())
			continue
		}
		legal := m.State().Legal(nil)
		m.Replay(legal[len(legal)/2])
	}
	g := &Game{Match: m, Seats: []Seat{{Name: "Ada", Color: "red"}}}
	data, err := g.Bytes()
	if err != nil {
		t.Fatal(err)
	}
	back, err := Read(data)
	if err != nil {
		t.Fatal(err)
	}
	if got := back.Match.Setup().Values["series"]; got != "3,4,A092,B123" ||
		rules.Hash(back.Match.State()) != rules.Hash(m.State()) {
		t.Errorf("it is another game of %q", got)
	}
	h := Shelf{Store: &Memory{}}
	if err := h.Remember(back); err != nil {
		t.Fatal(err)
	}
	records, _, err := h.History()
	if err != nil || len(records) != 1 || records[0].Series != 3 {
		t.Errorf("remembered is %+v, %v", records, err)
	}
}

// A game without most of its cards is saved and plays the same again.
func TestManyCardsShutOutAreSaved(t *testing.T) {
	title, err := titles.Find("agricola")
	if err != nil {
		t.Fatal(err)
	}
	set := rules.Setup{Title: title.ID, Seats: 1, Modules: []string{"hand-cards"}, Seed: 5}
	out := ""
	for i, v := range title.Values {
		if v.ID != "without" {
			continue
		}
		for _, deck := range title.Values[i].Cards.Decks(set) {
			for _, card := range deck.Cards[deck.Deals:] {
				out += card + ","
			}
		}
	}
	m, err := rules.NewMatch(title, set.With("without", out))
	if err != nil {
		t.Fatal(err)
	}
	for m.State().Turn() == rules.Nature {
		m.Replay(m.Roll())
	}
	data, err := (&Game{Match: m, Seats: []Seat{{Name: "Ada", Color: "red"}}}).Bytes()
	if err != nil {
		t.Fatal(err)
	}
	back, err := Read(data)
	if err != nil || back.Match.Setup().Values["without"] != out || len(out) < 300 ||
		rules.Hash(back.Match.State()) != rules.Hash(m.State()) {
		t.Errorf("%d letters of cards: %v", len(out), err)
	}
}
