package table_test

import (
	"math/rand/v2"
	"testing"

	"tilestead/rules"
	"tilestead/rules/agricola"
	boards "tilestead/scenes/agricola"
	"tilestead/scenes/apptest"
	"tilestead/scenes/scenetest"
	"tilestead/ui"
)

// Agricola's log tells a round of two in words, each turn on a row of its own; of six, turns follow
// each other in pictures, so that it shows nearly a round of them, on average; entries lie in it and not on each other,
// and of two, a turn that has room in a column lies in one.
func TestAgricolasLogShowsARound(t *testing.T) {
	for seats, want := range map[int]float64{2: 3.4, 6: 4.9} {
		set := rules.Setup{Title: "agricola", Seats: seats, Seed: 5, Modules: []string{"moor"}}
		m, err := rules.NewMatch(&agricola.Title, set)
		if err != nil {
			t.Fatal(err)
		}
		r, sum, looks, rows := rand.New(rand.NewPCG(1, 2)), 0, 0, 0
		for {
			wander(t, m, 24, r)
			if m.State().Turn() == rules.Nobody {
				break
			}
			p := sit(t, m, boards.NewBoard(), "pppppp"[:seats], 1280/1.5, 800/1.5, nil)
			p.until()
			p.wait(2)
			if n := p.table.LogTears(); n > 0 && seats == 2 {
				t.Errorf("%d seats, after %d actions: %d turns are torn", seats, m.Len(), n)
			}
			if turns := p.table.LogTurns(); m.Len() > 60 {
				sum, looks = sum+turns, looks+1
			}
			for _, turns := range p.table.LogRows() {
				rows = max(rows, len(turns))
			}
			boxes := p.table.LogBoxes()
			for i, z := range boxes {
				if !z.Within(p.table.LogBox()) {
					t.Errorf("%d seats, after %d actions: an entry lies at %v", seats, m.Len(), z)
				}
				for _, other := range boxes[:i] {
					if both := z.And(other); z.Overlaps(other) && both.W > 0.5 && both.H > 0.5 {
						t.Errorf("%d seats, after %d actions: %v lies on %v", seats, m.Len(), z, other)
					}
				}
			}
		}
		if alone := rows == 1; alone != (seats == 2) {
			t.Errorf("%d seats: up to %d turns in a row", seats, rows)
		}
		if mean := float64(sum) / float64(max(1, looks)); mean < want {
			t.Errorf("%d seats: the log shows %.1f turns on average, want %v", seats, mean, want)
		}
	}
}

// The eye at the corner of the small log lies beside its first row and no other, at every text size.
func TestOneRowGivesWayToTheEye(t *testing.T) {
	for name, f := range map[string]*scenetest.Fixture{"montana": apptest.Montana, "carcassonne": apptest.Carcassonne} {
		m := f.Match(t, 3, 1)
		wander(t, m, 80, rand.New(rand.NewPCG(1, 2)))
		p := sit(t, m, f.New(), "ppp", 853, 533, nil)
		p.until()
		for _, d := range [][2]float64{{844, 390}, {1280, 800}, {1920, 1080}} {
			for size := ui.SmallText; size <= ui.LargeText; size++ {
				p.frame.S, p.frame.W, p.frame.H = ui.Scale(d[0], d[1], size)
				p.wait(2)
				p.draw()
				want := 1
				if p.table.LogInWords() {
					want = 0 // rows end before it
				}
				if n := p.table.RowsBesideEye(); n != want {
					t.Errorf("%s at %v, text size %v: %d rows give way, want %d", name, d, size, n, want)
				}
			}
		}
	}
}
