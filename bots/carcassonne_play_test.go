package bots_test

import (
	"strings"
	"testing"
	"time"

	"tilestead/bots"
	"tilestead/rules"
	"tilestead/rules/carcassonne"
)

var allExpansions = []string{"inns", "traders", "dragon"}

func newCarcassonne(t testing.TB, seats int, seed uint64, modules ...string) *rules.Match {
	t.Helper()
	m, err := rules.NewMatch(&carcassonne.Title,
		rules.Setup{Title: "carcassonne", Seats: seats, Modules: modules, Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func newCarcassonneBot(t testing.TB, level string, seed uint64) bots.Bot {
	t.Helper()
	b, err := bots.New("carcassonne", level, seed)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func alike(level string, n int) []string {
	return strings.Split(strings.Repeat(level+" ", n-1)+level, " ")
}

// Every level and reference chooses only what is legal, at small and large
// tables, with and without expansions and with all house rules.
func TestCarcassonneBotsPlayWholeGames(t *testing.T) {
	house := append([]string{}, allExpansions...)
	for _, p := range carcassonne.Presets {
		if p.ID == "publisher" {
			house = append(house, p.Modules(allExpansions)...)
		}
	}
	for _, c := range []struct {
		seats   int
		modules []string
	}{{2, nil}, {5, nil}, {2, allExpansions}, {6, allExpansions}, {3, []string{"dragon"}}, {3, house}} {
		for _, level := range []string{bots.Random, bots.Greedy0, bots.Greedy1, bots.Easy, bots.Medium} {
			if c.seats > 3 && level != bots.Medium && testing.Short() {
				continue
			}
			m := newCarcassonne(t, c.seats, uint64(c.seats), c.modules...)
			if s := playOn(t, m, wholeGame, alike(level, c.seats)...); len(s.Winners()) == 0 {
				t.Errorf("%d %s bots with %v: the game has no winner", c.seats, level, c.modules)
			}
		}
	}
}

// The same seeds give the same moves on every platform: these fingerprints
// hold in the browser as well. They change when a level is tuned.
func TestCarcassonneSameSeedSameMoves(t *testing.T) {
	for _, c := range []struct {
		level   string
		actions int
		want    uint64
	}{
		{bots.Random, 300, 0x9926267163a81ac3},
		{bots.Greedy0, 120, 0xa05221470db9ee47},
		{bots.Greedy1, 120, 0x6f0208b9a099deec},
		{bots.Easy, 300, 0x9adae3891a455179},
		{bots.Casual, 300, 0xa8e59cc8ea5a3f04},
		{bots.Medium, 300, 0x51e0f3863c8b9ce0},
		{bots.Hard, 60, 0x9af82c4f729b9956},
		{bots.Expert, 16, 0x5a05c5244db53f7f},
	} {
		m := newCarcassonne(t, 3, 5, allExpansions...)
		s := playOn(t, m, c.actions, c.level, c.level, c.level)
		if got := rules.Hash(s); got != c.want {
			t.Errorf("after %d actions of %s the position is %#x, not %#x", c.actions, c.level, got, c.want)
		}
	}
}

// A decision depends on what the seat sees, not on what the bot was asked
// before, and thinking changes nothing at the table.
func TestCarcassonneDecisionsStandAlone(t *testing.T) {
	for _, c := range []struct {
		level   string
		actions int
	}{{bots.Medium, 240}, {bots.Hard, 40}} {
		m := newCarcassonne(t, 2, 8, allExpansions...)
		used := newCarcassonneBot(t, c.level, 4)
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
			fresh := newCarcassonneBot(t, c.level, 4)
			fresh.Start(m.Perspective(seat))
			if b, _ := fresh.Think(time.Time{}); a != b {
				t.Fatalf("%s, action %d: %q by a bot that has played all game, %q by a new one", c.level, m.Len(),
					rules.Notation(m.State(), a), rules.Notation(m.State(), b))
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

// The levels come in the order of their strength: the stronger one wins nearly
// all of a few games from either seat. (lab play measures by how much.)
func TestCarcassonneLevelsAreOrdered(t *testing.T) {
	for _, c := range []struct {
		strong, weak string
		modules      []string
		games, least int
		long         bool
	}{
		{bots.Easy, bots.Random, nil, 4, 4, false},
		{bots.Greedy1, bots.Random, nil, 4, 4, false},
		{bots.Casual, bots.Easy, nil, 20, 12, false},
		{bots.Medium, bots.Casual, nil, 12, 8, false},
		{bots.Medium, bots.Greedy1, nil, 6, 4, false},
		{bots.Medium, bots.Greedy1, allExpansions, 4, 3, true},
		{bots.Hard, bots.Medium, nil, 20, 12, true},
	} {
		if c.long && testing.Short() {
			continue
		}
		wins := 0
		for g := range c.games {
			levels, seat := []string{c.strong, c.weak}, rules.Seat(g%2)
			if seat == 1 {
				levels = []string{c.weak, c.strong}
			}
			m := newCarcassonne(t, 2, uint64(g/2)+100, c.modules...)
			if w := playOn(t, m, wholeGame, levels...).Winners(); len(w) == 1 && w[0] == seat {
				wins++
			}
		}
		if wins < c.least {
			t.Errorf("%s beats %s in %d of %d games with %v, should be at least %d", c.strong, c.weak, wins, c.games,
				c.modules, c.least)
		}
	}
}

// A hint names the expert's choice first, then others that are legal and no
// better, each once; in slices it says the same, and most say why.
func TestCarcassonneHints(t *testing.T) {
	newHint := func() *bots.Hint {
		h, err := bots.NewHint("carcassonne", 5)
		if err != nil {
			t.Fatal(err)
		}
		return h
	}
	h, sliced := newHint(), newHint()
	expert := newCarcassonneBot(t, bots.Expert, 5)
	medium := newCarcassonneBot(t, bots.Medium, 3)
	m := newCarcassonne(t, 2, 11, allExpansions...)
	told, explained := 0, 0
	for n := 0; m.State().Turn() != rules.Nobody && told < 2; n++ {
		s := m.State()
		a := rules.Action(0)
		if s.Turn() == rules.Nature {
			a = m.Roll()
		} else {
			p := m.Perspective(s.Turn())
			if n%45 == 44 {
				told++
				list := advised(t, h, expert, p)
				explained += min(1, len(list[0].Why))
				sliced.Start(p)
				for {
					if again, ok := sliced.Think(time.Unix(1, 0)); ok {
						if len(again) != len(list) || again[0].Action != list[0].Action ||
							again[0].Value != list[0].Value {
							t.Errorf("in slices the hint is %v, not %v", again, list)
						}
						break
					}
				}
			}
			medium.Start(p)
			a, _ = medium.Think(time.Time{})
		}
		if _, err := m.Do(a); err != nil {
			t.Fatal(err)
		}
	}
	if explained < told/2 {
		t.Errorf("only %d of %d hints say why", explained, told)
	}
}
