package bots_test

import (
	"slices"
	"testing"
	"time"

	"tilestead/bots"
	"tilestead/rules"
	"tilestead/titles"
)

// Par is found for every game alone of a day, the same in slices and at once; nobody plays for it
// where others sit at the table.
func TestParIsFound(t *testing.T) {
	title, err := titles.Find("agricola")
	if err != nil {
		t.Fatal(err)
	}
	for _, modules := range titles.DailyBoxes(title) {
		set := rules.Setup{Title: title.ID, Seats: 1, Modules: modules, Seed: 5}.With(rules.LuckID, rules.LuckByChance)
		m, err := rules.NewMatch(title, set)
		if err != nil {
			t.Fatal(err)
		}
		find := func(slice time.Duration) (points rules.Points) {
			p, err := bots.NewPar(m)
			if err != nil {
				t.Fatal(err)
			}
			for range 100_000 {
				until := time.Time{}
				if slice > 0 {
					until = time.Now().Add(slice)
				}
				if points, done := p.Think(until); done {
					return points
				}
			}
			t.Fatal("it never ends")
			return 0
		}
		at := find(0)
		if sliced := find(8 * time.Millisecond); at != sliced || at < rules.Whole(30) {
			t.Errorf("%v: %v points at once, %v in slices", modules, at, sliced)
		}
		if m.Len() > 0 {
			t.Error("the game itself is played on")
		}
	}
	m, err := rules.NewMatch(title, rules.Setup{Title: title.ID, Seats: 2, Seed: 5})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := bots.NewPar(m); err == nil {
		t.Error("there is par for a game of two")
	}
}

// Bots of each title have a revision of their own, the same whenever it is asked for.
func TestRevisions(t *testing.T) {
	var all []string
	for _, title := range titles.All {
		r := bots.Revision(title.ID)
		if len(r) != 4 || r != bots.Revision(title.ID) || slices.Contains(all, r) {
			t.Errorf("%s has the revision %q, others %q", title.ID, r, all)
		}
		all = append(all, r)
	}
	if r := bots.Revision("chess"); r != "" {
		t.Errorf("chess has the revision %q", r)
	}
}
