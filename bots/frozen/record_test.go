package frozen_test

import (
	"bytes"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"tilestead/bots/frozen"
	"tilestead/rules"
	"tilestead/rules/rulestest"
	"tilestead/save"
	"tilestead/titles"
)

// record plays the n-th game of a level, and gives its text. The seats that play at
// random are people, as far as a saved game knows.
func record(t *testing.T, title, level string, n int) string {
	t.Helper()
	of, err := titles.Find(title)
	if err != nil {
		t.Fatal(err)
	}
	how, set := setups[title][n], setupOf(t, title, level, n)
	m, err := rules.NewMatch(of, set)
	if err != nil {
		t.Fatal(err)
	}
	g := &save.Game{Match: m}
	colors := [...]string{"red", "blue", "yellow", "green", "black", "plum"}
	var table []frozen.Bot
	for i, who := range how.levels(level) {
		g.Seats = append(g.Seats, save.Seat{Bot: who, Color: colors[i], Name: fmt.Sprintf("Seat %d", i+1)})
		table = append(table, newBot(t, g, rules.Seat(i)))
	}
	astray := rand.New(rand.NewPCG(set.Seed, 1))
	for m.State().Turn() != rules.Nobody {
		if m.Len() > of.MaxActions {
			t.Fatalf("not over after %d actions", m.Len())
		}
		s := m.State()
		a := rules.Action(0)
		switch seat := s.Turn(); {
		case seat == rules.Nature:
			a = m.Roll()
		case table[seat] == nil:
			legal := rules.Wander(s, nil)
			a = legal[astray.IntN(len(legal))]
		default:
			a = decide(table[seat], s)
		}
		if _, err := m.Do(a); err != nil {
			t.Fatal(err)
		}
	}
	text, err := g.Bytes()
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// setupOf is the set-up of the n-th game of a level. It deals no card which came after the levels were
// frozen: what they guess and do would be other than it was. The cards that they know are in their
// table.
func setupOf(t *testing.T, title, level string, n int) rules.Setup {
	t.Helper()
	of, err := titles.Find(title)
	if err != nil {
		t.Fatal(err)
	}
	how := setups[title][n]
	set := rules.Setup{Title: title, Seats: len(how.who), Modules: how.list(), Seed: seedOf(level, n)}
	table, err := os.ReadFile(filepath.Join("agricola", "card_values.txt"))
	if err != nil {
		t.Fatal(err)
	}
	var known []string
	for line := range strings.Lines(string(table)) {
		id, _, _ := strings.Cut(line, " ")
		known = append(known, id)
	}
	return rulestest.ShutOut(of, set, known)
}

// dealt is the text of a recorded game in which a set-up's values stand: so it deals as it did when
// it was recorded, whatever cards there are by now.
func dealt(text []byte, set rules.Setup) []byte {
	if bytes.Contains(text, []byte("\nvalue ")) { // recorded with them
		return text
	}
	for _, id := range slices.Sorted(maps.Keys(set.Values)) {
		line := fmt.Appendf(nil, "\nvalue %s %s\nseat ", id, set.Values[id])
		text = bytes.Replace(text, []byte("\nseat "), line, 1)
	}
	return text
}

// seedOf is the seed of the n-th game of a level.
func seedOf(level string, n int) uint64 {
	seed := uint64(n + 1)
	for _, c := range level {
		seed = seed*31 + uint64(c)
	}
	return seed
}

// newBot is who plays a seat of a game, nil for a person.
func newBot(t *testing.T, g *save.Game, seat rules.Seat) frozen.Bot {
	t.Helper()
	level := g.Seats[seat].Bot
	if level == "" {
		return nil
	}
	set := g.Match.Setup()
	b, err := frozen.New(set.Title, level, set.Seed*31+uint64(seat))
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// decide is what a bot chooses for the seat whose turn it is.
func decide(b frozen.Bot, s rules.State) rules.Action {
	b.Start(rules.PerspectiveOf(s.Clone(), s.Turn()))
	a, _ := b.Think(time.Time{})
	return a
}
