package bots_test

import (
	"strings"
	"testing"
	"time"

	"tilestead/bots"
	"tilestead/rules"
	"tilestead/rules/montana"
)

func newBot(t testing.TB, level string, seed uint64) bots.Bot {
	t.Helper()
	b, err := bots.New("montana", level, seed)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func newMatch(t testing.TB, seats int, seed uint64) *rules.Match {
	t.Helper()
	m, err := rules.NewMatch(&montana.Title, rules.Setup{Title: "montana", Seats: seats, Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// playOut plays up to n actions of a match of Montana with the given bots and
// returns the position reached.
func playOut(t testing.TB, seed uint64, n int, levels ...string) rules.State {
	t.Helper()
	return playOn(t, newMatch(t, len(levels), seed), n, levels...)
}

// playOn plays up to n actions of a match with the given bots, chance by its
// seed, and returns the position reached. Illegal choices fail the test.
func playOn(t testing.TB, m *rules.Match, n int, levels ...string) rules.State {
	t.Helper()
	var table []bots.Bot
	for i, level := range levels {
		b, err := bots.New(m.Title().ID, level, m.Setup().Seed*31+uint64(i))
		if err != nil {
			t.Fatal(err)
		}
		table = append(table, b)
	}
	for range n {
		seat := m.State().Turn()
		if seat == rules.Nobody {
			break
		}
		a := rules.Action(0)
		if seat == rules.Nature {
			a = m.Roll()
		} else {
			table[seat].Start(m.Perspective(seat))
			chosen, ok := table[seat].Think(time.Time{})
			if !ok {
				t.Fatalf("%s has not decided with all the time in the world", levels[seat])
			}
			a = chosen
		}
		if _, err := m.Do(a); err != nil {
			t.Fatalf("%s: %v", levels[seat], err)
		}
	}
	return m.State()
}

const wholeGame = 20000

// Every level and reference chooses only what is legal, at tables of all
// sizes, and brings games of its own to an end.
func TestBotsPlayWholeGames(t *testing.T) {
	for seats := 2; seats <= 4; seats++ {
		for _, level := range []string{bots.Random, bots.Greedy0, bots.Easy, bots.Casual, bots.Medium} {
			levels := strings.Split(strings.Repeat(level+" ", seats-1)+level, " ")
			if s := playOut(t, uint64(seats), wholeGame, levels...); len(s.Winners()) == 0 {
				t.Errorf("%d %s bots: the game has no winner", seats, level)
			}
		}
	}
}

// The same seeds give the same moves on every platform: these fingerprints
// hold in the browser as well. They change when a level is tuned.
func TestSameSeedSameMoves(t *testing.T) {
	for _, c := range []struct {
		level   string
		actions int
		want    uint64
	}{
		{bots.Random, 200, 0xb529e152726f9ccb},
		{bots.Greedy0, 200, 0xcb8c1bc52618785e},
		{bots.Easy, 200, 0x22bc660462ff7833},
		{bots.Casual, 200, 0x9adaefe12926d717},
		{bots.Fair, 120, 0xd9f527794e808511},
		{bots.Medium, 120, 0x85b370dfaf93e177},
		{bots.Skilled, 120, 0x9c862c888dcfc2f4},
		{bots.Hard, 80, 0xa82871ccb13c5678},
		{bots.Expert, 36, 0xbdf43face4445a97},
	} {
		s := playOut(t, 5, c.actions, c.level, c.level, c.level)
		if got := rules.Hash(s); got != c.want {
			t.Errorf("after %d actions of %s the position is %#x, not %#x", c.actions, c.level, got, c.want)
		}
	}
}

// A decision depends on what the seat sees, not on what the bot was asked before.
func TestDecisionsDoNotDependOnHistory(t *testing.T) {
	m := newMatch(t, 2, 8)
	used := newBot(t, bots.Medium, 4)
	for m.State().Turn() != rules.Nobody && m.Len() < 150 {
		seat := m.State().Turn()
		if seat == rules.Nature {
			if _, err := m.Do(m.Roll()); err != nil {
				t.Fatal(err)
			}
			continue
		}
		used.Start(m.Perspective(seat))
		a, _ := used.Think(time.Time{})
		fresh := newBot(t, bots.Medium, 4)
		fresh.Start(m.Perspective(seat))
		if b, _ := fresh.Think(time.Time{}); a != b {
			t.Fatalf("action %d: %q by a bot that has played all game, %q by a new one", m.Len(),
				rules.Notation(m.State(), a), rules.Notation(m.State(), b))
		}
		if _, err := m.Do(a); err != nil {
			t.Fatal(err)
		}
	}
}

// Thinking changes nothing at the table.
func TestThinkingLeavesThePosition(t *testing.T) {
	m := newMatch(t, 3, 2)
	for m.State().Turn() == rules.Nature {
		if _, err := m.Do(m.Roll()); err != nil {
			t.Fatal(err)
		}
	}
	before := rules.Hash(m.State())
	for _, level := range append([]string{bots.Random, bots.Greedy0}, bots.LevelsOf("montana")...) {
		b := newBot(t, level, 1)
		b.Start(m.Perspective(m.State().Turn()))
		b.Think(time.Time{})
		if rules.Hash(m.State()) != before {
			t.Fatalf("%s has changed the position it looked at", level)
		}
	}
}

// The levels come in the order of their strength, without gap and without cliff:
// the stronger one wins most of some games from either seat, and not all. (lab
// play measures by how much.)
func TestLevelsAreOrdered(t *testing.T) {
	for _, c := range []struct {
		strong, weak       string
		games, least, most int
	}{
		{bots.Easy, bots.Random, 20, 12, 20},
		{bots.Easy, bots.Greedy0, 32, 20, 32},
		{bots.Casual, bots.Easy, 32, 20, 31},
		{bots.Fair, bots.Casual, 32, 20, 31},
		{bots.Medium, bots.Fair, 32, 20, 31},
		{bots.Skilled, bots.Medium, 32, 20, 31},
		{bots.Hard, bots.Skilled, 6, 4, 6},
	} {
		wins := 0
		for g := range c.games {
			levels, seat := []string{c.strong, c.weak}, rules.Seat(g%2)
			if seat == 1 {
				levels = []string{c.weak, c.strong}
			}
			if w := playOut(t, uint64(g/2)+100, wholeGame, levels...).Winners(); len(w) == 1 && w[0] == seat {
				wins++
			}
		}
		if wins < c.least || wins > c.most {
			t.Errorf("%s beats %s in %d of %d games, should be %d to %d", c.strong, c.weak, wins, c.games, c.least,
				c.most)
		}
	}
}

func TestNewNamesWhatThereIs(t *testing.T) {
	if _, err := bots.New("montana", "grandmaster", 1); err == nil || !strings.Contains(err.Error(), bots.Names()) {
		t.Errorf("a wrong level is answered with %v", err)
	}
	if _, err := bots.New("chess", bots.Easy, 1); err == nil || !strings.Contains(err.Error(), "montana") {
		t.Errorf("a wrong title is answered with %v", err)
	}
}
