package save

import (
	"errors"
	"fmt"
	"testing"
	"time"

	"tilestead/rules"
	"tilestead/titles"
)

func TestShelf(t *testing.T) {
	title, err := titles.Find("montana")
	if err != nil {
		t.Fatal(err)
	}
	game := func(seed uint64) *Game {
		m, err := rules.NewMatch(title, rules.Setup{Title: title.ID, Seats: 2, Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		return &Game{Match: m, Seats: []Seat{{Name: "Ann", Color: "red"}, {Name: "Bob", Color: "blue"}}}
	}
	now := time.Date(2026, 5, 1, 12, 0, 0, 0, time.UTC)
	h := Shelf{Store: &Memory{}, Titles: []string{title.ID}, Now: func() time.Time { return now }}
	must := func(file string, err error) string {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		return file
	}
	if err := h.Store.Write(Running(title.ID), []byte("running")); err != nil {
		t.Fatal(err)
	}
	if !h.Runs(title.ID) || h.Runs("agricola") {
		t.Error("the shelf does not know which title has a running game")
	}
	first := must(h.Keep(game(1)))
	now = now.Add(time.Hour)
	if again := must(h.Keep(game(1))); again != first {
		t.Errorf("the same game is saved as %s and %s", first, again)
	}
	if names, err := h.Names(); err != nil || len(names) != 1 || names[0] != first {
		t.Errorf("the saved games are %q, %v", names, err)
	}
	if err := h.Remove(first); err != nil {
		t.Fatal(err)
	}
	if gone := must(h.Gone()); gone == "" {
		t.Error("a deleted game cannot be taken back")
	}
	if back := must(h.Restore()); back != first {
		t.Errorf("%s comes back as %s", first, back)
	}
	data, err := h.Store.Read(first)
	if err != nil {
		t.Fatal(err)
	}
	if file := must(h.Take(data)); file != first {
		t.Errorf("a file that is there already is taken as %s", file)
	}
	if _, err := h.Take([]byte("garbage\n")); err == nil {
		t.Error("garbage is taken")
	}
	for n := 2; n <= MostSaves; n++ {
		must(h.Keep(game(uint64(n))))
	}
	if file, err := h.Keep(game(MostSaves + 1)); !errors.Is(err, ErrMany) {
		t.Errorf("game %d is saved as %q, %v", MostSaves+1, file, err)
	}
	if file, err := h.Keep(game(5)); err != nil || file != fmt.Sprintf("montana-%016x.stead", 5) {
		t.Errorf("a game that is there already is saved as %q, %v", file, err)
	}
}

// Before another game takes its place a running one is saved beside it, unless
// no person has decided anything in it.
func TestPutAside(t *testing.T) {
	title, err := titles.Find("montana")
	if err != nil {
		t.Fatal(err)
	}
	m, err := rules.NewMatch(title, rules.Setup{Title: title.ID, Seats: 2, Seed: 3})
	if err != nil {
		t.Fatal(err)
	}
	h := Shelf{Store: &Memory{}, Titles: []string{title.ID}}
	aside := func() (names []string) {
		g := Game{Match: m, Seats: []Seat{{Name: "Ann", Color: "red"}, {Name: "Bob", Color: "blue", Bot: "easy"}}}
		data, err := g.Bytes()
		if err == nil {
			err = h.Store.Write(Running(title.ID), data)
		}
		if err == nil {
			err = h.PutAside(title.ID)
		}
		if err == nil {
			names, err = h.Names()
		}
		if err != nil {
			t.Fatal(err)
		}
		return names
	}
	if names := aside(); len(names) > 0 {
		t.Errorf("a game that nobody has touched is saved as %q", names)
	}
	for decided := false; !decided; {
		decided = m.State().Turn() == 0
		if _, err := m.Do(m.State().Legal(nil)[0]); err != nil {
			t.Fatal(err)
		}
	}
	if names := aside(); len(names) != 1 {
		t.Errorf("put aside are %q", names)
	}
	if err := h.Store.Write(Running(title.ID), []byte("garbage\n")); err != nil {
		t.Fatal(err)
	}
	if err := h.PutAside(title.ID); err != nil || !h.Runs(title.ID) {
		t.Errorf("a damaged game: %v", err)
	}
	if _, err := h.Store.Read("autosave-montana.damaged-1.stead"); err != nil {
		t.Errorf("a damaged game is not set aside: %v", err)
	}
}
