package save

import (
	"bytes"
	"slices"
	"strings"
	"testing"
	"time"

	"tilestead/rules"
	"tilestead/titles"
)

const someFeats = `carcassonne metropolis 12 10 2026-05-17
carcassonne town 3 6 -
montana herd 5 5 - assisted
`

// What was achieved comes back as it was written, sorted; lines that are none come back as they are.
func TestFeatsFile(t *testing.T) {
	feats, damaged := ReadFeats([]byte(byteOrderMark + strings.ReplaceAll(someFeats, "\n", "\r\n\r\n")))
	want := []FeatRecord{{"carcassonne", "metropolis", 12, 10, "2026-05-17", false}, {"carcassonne", "town", 3, 6, "", false},
		{"montana", "herd", 5, 5, "", true}}
	if !slices.Equal(feats, want) || len(damaged) > 0 {
		t.Errorf("read are %v, damaged %q", feats, damaged)
	}
	slices.Reverse(feats)
	if b, err := FeatsBytes(feats); err != nil || string(b) != someFeats {
		t.Errorf("written is %q, %v", b, err)
	}
	bad := []string{"hello", "carcassonne town 3 6", "carcassonne town 0 6 -", "carcassonne town 3 0 -", "Montana town 3 6 -",
		"carcassonne big town 3 6 -", "carcassonne town +3 6 -", "carcassonne town 3 6 yesterday", "carcassonne  town 3 6 -",
		"carcassonne town 3 6 - helped", "carcassonne town 3 6 2026-05-17 assisted again"}
	if feats, damaged := ReadFeats([]byte(strings.Join(bad, "\n"))); len(feats) > 0 || !slices.Equal(damaged, bad) {
		t.Errorf("read are %v, damaged:\n%s", feats, strings.Join(damaged, "\n"))
	}
	if _, err := FeatsBytes([]FeatRecord{{Title: "montana", ID: "a herd", Best: 1, Goal: 1}}); err == nil {
		t.Error("a feat with a blank in its name is written")
	}
}

// featsGame is a game of Montana, whose seats are people ("") or bots of a level.
func featsGame(t *testing.T, bots ...string) *Game {
	t.Helper()
	title, err := titles.Find("montana")
	if err != nil {
		t.Fatal(err)
	}
	m, err := rules.NewMatch(title, rules.Setup{Title: title.ID, Seats: len(bots), Seed: 3})
	if err != nil {
		t.Fatal(err)
	}
	g := &Game{Match: m}
	for _, b := range bots {
		g.Seats = append(g.Seats, Seat{Name: "A", Color: "red", Bot: b})
	}
	return g
}

// Games add up to the best of each feat. It is new once, with its day; help shows until a game
// achieves it without, and what was achieved stays.
func TestRememberFeats(t *testing.T) {
	day := 17
	h := Shelf{Store: &Memory{}, Now: func() time.Time { return time.Date(2026, 5, day, 20, 15, 0, 0, time.UTC) }}
	helped := featsGame(t, "easy", "")
	helped.Assist()
	branch := featsGame(t, "", "easy")
	branch.Branch()
	for i, c := range []struct {
		game       *Game
		best, goal int
		first      bool
		want       string
	}{
		{featsGame(t, "", ""), 5, 5, false, ""},
		{featsGame(t, "easy", "easy"), 5, 5, false, ""},
		{branch, 5, 5, false, ""},
		{helped, 0, 5, false, ""},
		{helped, 3, 5, false, "montana herd 3 5 -\n"},
		{featsGame(t, "", "easy"), 2, 5, false, "montana herd 3 5 -\n"},
		{helped, 6, 5, true, "montana herd 6 5 2026-05-23 assisted\n"},
		{helped, 7, 5, false, "montana herd 7 5 2026-05-23 assisted\n"},
		{featsGame(t, "easy", ""), 5, 5, false, "montana herd 7 5 2026-05-23\n"},
		{helped, 5, 5, false, "montana herd 7 5 2026-05-23\n"},
		{helped, 5, 9, false, "montana herd 9 9 2026-05-23\n"},
	} {
		first, err := h.RememberFeats(c.game, []FeatRecord{{Title: "montana", ID: "herd", Best: c.best, Goal: c.goal}})
		if err != nil || (len(first) > 0) != c.first {
			t.Errorf("game %d: new are %v, %v", i+1, first, err)
		}
		if b, _ := h.Store.Read(featsFile); string(b) != c.want {
			t.Errorf("game %d: remembered is %q, want %q", i+1, b, c.want)
		}
		day++
	}
	if err := h.Store.Write(featsFile, []byte("nonsense\n"+someFeats)); err != nil {
		t.Fatal(err)
	}
	if _, err := h.RememberFeats(featsGame(t, "", "easy"), []FeatRecord{{Title: "montana", ID: "duel", Best: 1, Goal: 2}}); err != nil {
		t.Fatal(err)
	}
	if b, err := h.Store.Read(damagedFeatsFile); err != nil || string(b) != "nonsense\n" {
		t.Errorf("kept aside is %q, %v", b, err)
	}
	if feats, damaged, err := h.Feats(); err != nil || len(damaged) > 0 || len(feats) != 4 || feats[2].ID != "duel" {
		t.Errorf("the shelf has %v, %q, %v", feats, damaged, err)
	}
}

func FuzzFeats(f *testing.F) {
	f.Add([]byte(someFeats))
	f.Add([]byte("a b 1 1 2026-02-30\na b 01 1 -\n"))
	f.Fuzz(func(t *testing.T, data []byte) {
		feats, _ := ReadFeats(data)
		b, err := FeatsBytes(feats)
		if err != nil {
			t.Fatalf("what was read cannot be written: %v", err)
		}
		again, damaged := ReadFeats(b)
		c, err := FeatsBytes(again)
		if err != nil || len(damaged) > 0 || !bytes.Equal(b, c) {
			t.Fatalf("%q became %q, %q, %v", b, c, damaged, err)
		}
	})
}
