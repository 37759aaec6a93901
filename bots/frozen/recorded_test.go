package frozen_test

import (
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"

	"tilestead/bots/frozen"
	"tilestead/rules"
	"tilestead/rules/rulestest/golden"
	"tilestead/save"
)

var allDecisions = flag.Bool("all", false, "make every decision of the recorded games again")

// again is how many decisions of the n-th recorded game of a level are made again:
// a few, the fewer the longer they take. -all makes all of them
// again, which takes about as long as the games took.
func again(level string, n int) int {
	if *allDecisions {
		return 1 << 20
	}
	many := map[string]int{frozen.Medium: 20, frozen.Hard: 4, frozen.Expert: 1}[level]
	switch {
	case !testing.Short():
		return many
	case n%5 == 0 && level != frozen.Expert:
		return many / 2
	}
	return 0
}

// The frozen levels choose in recorded games what they chose there. With -update the
// games that are missing are played and written; one that is there stays, so that a
// run which was ended goes on, and what is recorded does not change unnoticed.
func TestRecordedGames(t *testing.T) {
	for _, title := range frozen.Titles() {
		t.Run(title, func(t *testing.T) {
			for _, level := range frozen.Levels {
				t.Run(level, func(t *testing.T) {
					for n := range setups[title] {
						t.Run(fmt.Sprint(n+1), func(t *testing.T) { recorded(t, title, level, n) })
					}
				})
			}
		})
	}
}

// recorded makes decisions of the n-th recorded game of a level again.
func recorded(t *testing.T, title, level string, n int) {
	file := filepath.Join("testdata", title, fmt.Sprintf("%s-%02d%s", level, n+1, save.Ext))
	text, err := os.ReadFile(file)
	if golden.Updating() {
		if errors.Is(err, fs.ErrNotExist) {
			golden.File(t, file, record(t, title, level, n))
		}
		return
	}
	if err != nil {
		t.Fatalf("%v; run the test with -update to play it", err)
	}
	g, err := save.Read(dealt(text, setupOf(t, title, level, n)))
	if err != nil {
		t.Fatalf("%s: %v", file, err)
	}
	m := g.Match
	if m.State().Turn() != rules.Nobody {
		t.Fatalf("%s ends after %d actions, before the game does", file, m.Len())
	}
	table := make([]frozen.Bot, len(g.Seats))
	left := again(level, n)
	for _, i := range rand.New(rand.NewPCG(m.Setup().Seed, 2)).Perm(m.Len()) {
		s := m.Before(i)
		seat := s.Turn()
		if seat < 0 || g.Seats[seat].Bot != level || len(s.Legal(nil)) == 1 {
			continue
		}
		if left--; left < 0 {
			break
		}
		if table[seat] == nil {
			table[seat] = newBot(t, g, seat)
		}
		if a := decide(table[seat], s); a != m.Action(i) {
			t.Fatalf("%s, action %d: %s of seat %d chooses %q, not %q as it did", file, i+1, level, seat+1,
				rules.Notation(s, a), rules.Notation(s, m.Action(i)))
		}
	}
}

// Every level is recorded in as many games of every title that was frozen.
func TestTwentyGamesAreRecorded(t *testing.T) {
	for _, title := range frozen.Titles() {
		if n := len(setups[title]); n != 20 {
			t.Errorf("%d games of %s are recorded", n, title)
		}
	}
}
