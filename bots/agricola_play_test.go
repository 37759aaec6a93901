package bots_test

import (
	"testing"
	"time"

	"tilestead/bots"
	known "tilestead/bots/agricola"
	"tilestead/bots/search"
	"tilestead/rules"
	"tilestead/rules/agricola"
)

func newAgricola(t testing.TB, seats int, seed uint64, modules ...string) *rules.Match {
	t.Helper()
	m, err := rules.NewMatch(&agricola.Title,
		rules.Setup{Title: "agricola", Seats: seats, Modules: modules, Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// Every level and reference chooses only what is legal, alone and at tables of
// all sizes, with and without Farmers of the Moor.
func TestAgricolaBotsPlayWholeGames(t *testing.T) {
	for _, c := range []struct {
		seats   int
		modules []string
	}{{1, nil}, {2, []string{"extra-tile"}}, {4, nil}, {6, nil}, {1, []string{"moor"}}, {2, []string{"moor"}},
		{5, []string{"moor", "fuel-tokens"}}} {
		for _, level := range []string{bots.Random, bots.Greedy0, bots.First, bots.Easy, bots.Casual} {
			m := newAgricola(t, c.seats, uint64(c.seats), c.modules...)
			if s := playOn(t, m, wholeGame, alike(level, c.seats)...); s.Turn() != rules.Nobody {
				t.Errorf("%d %s bots with %v: the game does not end", c.seats, level, c.modules)
			}
		}
	}
}

// A decision depends on what the seat sees, not on what the bot was asked
// before, and thinking changes nothing at the table.
func TestAgricolaDecisionsStandAlone(t *testing.T) {
	for _, c := range []struct {
		level   string
		actions int
		modules []string
	}{{bots.Greedy0, 120, []string{"moor"}}, {bots.Easy, 160, []string{"moor"}}, {bots.Hard, 24, []string{"moor"}},
		{bots.Hard, 120, nil}, {bots.Champion, 16, nil}} {
		if c.level == bots.Champion && testing.Short() {
			continue // what reviews say shows already that trees are the same everywhere
		}
		m := newAgricola(t, 2, 8, c.modules...)
		used, err := bots.New("agricola", c.level, 4)
		if err != nil {
			t.Fatal(err)
		}
		for m.State().Turn() != rules.Nobody && m.Len() < c.actions {
			seat := m.State().Turn()
			if seat == rules.Nature {
				if _, err := m.Do(m.Roll()); err != nil {
					t.Fatal(err)
				}
				continue
			}
			before := rules.Hash(m.State())
			used.Start(m.Perspective(seat))
			a, _ := used.Think(time.Time{})
			if c.level != bots.Greedy0 { // which picks at random among equals
				fresh, _ := bots.New("agricola", c.level, 4)
				fresh.Start(m.Perspective(seat))
				if b, _ := fresh.Think(time.Time{}); a != b {
					t.Fatalf("%s, action %d: %q by a bot that has played all game, %q by a new one", c.level, m.Len(),
						rules.Notation(m.State(), a), rules.Notation(m.State(), b))
				}
			}
			if rules.Hash(m.State()) != before {
				t.Fatalf("%s has changed the position it looked at", c.level)
			}
			if _, err := m.Do(a); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// A hint of Agricola names first what the expert with fewer samples chooses, and says
// why.
func TestAgricolaHints(t *testing.T) {
	m := newAgricola(t, 2, 4)
	h, err := bots.NewHint("agricola", 5)
	if err != nil {
		t.Fatal(err)
	}
	if b := known.Title.Adviser(); b.Samples >= known.Title.Levels.Expert.Samples || b.PriorWeight == 0 {
		t.Errorf("a hint is worked out by %+v", b)
	}
	expert := search.New(&known.Title, known.Title.Adviser(), 5)
	quick, err := bots.New("agricola", bots.Easy, 5)
	if err != nil {
		t.Fatal(err)
	}
	explained := 0
	for n := 0; m.State().Turn() != rules.Nobody && n < 60; n++ {
		a := rules.Action(0)
		if seat := m.State().Turn(); seat == rules.Nature {
			a = m.Roll()
		} else {
			if n%25 == 12 {
				for _, a := range advised(t, h, expert, m.Perspective(seat)) {
					explained += len(a.Why)
				}
			}
			quick.Start(m.Perspective(seat))
			a, _ = quick.Think(time.Time{})
		}
		if _, err := m.Do(a); err != nil {
			t.Fatal(err)
		}
	}
	if explained == 0 {
		t.Error("no hint says why")
	}
}

// The levels come in the order of their strength: the stronger one wins most of
// a few games from either seat. (lab play measures by how much.)
func TestAgricolaLevelsAreOrdered(t *testing.T) {
	for _, c := range []struct {
		strong, weak string
		games, least int
	}{
		{bots.Easy, bots.Random, 4, 4},
		{bots.Greedy0, bots.Random, 4, 4},
		{bots.Casual, bots.Easy, 24, 13},
		{bots.Fair, bots.Casual, 24, 15},
		{bots.Medium, bots.Fair, 12, 7},
		{bots.Medium, bots.Easy, 6, 6},
	} {
		for _, modules := range [][]string{nil, {"moor"}} {
			wins := 0
			for g := range c.games {
				levels, seat := []string{c.strong, c.weak}, rules.Seat(g%2)
				if seat == 1 {
					levels = []string{c.weak, c.strong}
				}
				m := newAgricola(t, 2, uint64(g/2)+100, modules...)
				if w := playOn(t, m, wholeGame, levels...).Winners(); len(w) == 1 && w[0] == seat {
					wins++
				}
			}
			if wins < c.least {
				t.Errorf("%v: %s beats %s in %d of %d games, should be at least %d", modules, c.strong, c.weak, wins,
					c.games, c.least)
			}
		}
	}
}
