package bots_test

import (
	"slices"
	"strings"
	"testing"

	"tilestead/bots"
	"tilestead/rules"
	"tilestead/titles/rivals"
)

// Every rival of the table plays, and none is called like a level or a reference.
func TestEveryRivalPlays(t *testing.T) {
	for _, r := range rivals.All {
		if _, err := bots.New(r.Title, r.ID, 1); err != nil {
			t.Error(err)
		}
		if _, err := bots.NewPlain(r.Title, r.ID, 1); err != nil {
			t.Error(err)
		}
		if slices.Contains(bots.Levels, r.ID) || slices.Contains(bots.References, r.ID) {
			t.Errorf("%s of %s is called like a level", r.ID, r.Title)
		}
	}
	if _, err := bots.New("montana", "rohan", 1); err == nil {
		t.Error("Rohan plays Montana")
	}
	if _, err := bots.NewPlain("montana", "rohan", 1); err == nil || !strings.Contains(err.Error(), "wren, ") {
		t.Errorf("plain Rohan in Montana is answered with %v", err)
	}
}

// Rivals of every title play legally to the end, and again alike by the same seed.
func TestRivalsPlayAlikeBySeed(t *testing.T) {
	for _, c := range []struct {
		match  func() *rules.Match
		seats  []string
		length int
	}{
		{func() *rules.Match { return newMatch(t, 2, 3) }, []string{"mabel", "ida"}, wholeGame},
		{func() *rules.Match { return newCarcassonne(t, 2, 3, "inns", "dragon") }, []string{"grit", "mirabel"}, wholeGame},
		{func() *rules.Match { return newAgricola(t, 2, 3) }, []string{"hedda", "piet"}, wholeGame},
		{func() *rules.Match { return newAgricola(t, 2, 3) }, []string{"bruno", "gesa"}, 40},
	} {
		first, again := c.match(), c.match()
		playOn(t, first, c.length, c.seats...)
		playOn(t, again, c.length, c.seats...)
		if first.Len() != again.Len() || rules.Hash(first.State()) != rules.Hash(again.State()) {
			t.Errorf("%v: two games of a seed differ", c.seats)
		}
		if c.length == wholeGame && first.State().Turn() != rules.Nobody {
			t.Errorf("%v: not ended", c.seats)
		}
	}
}
