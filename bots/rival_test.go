package bots_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"tilestead/bots"
	"tilestead/rules"
	"tilestead/rules/carcassonne"
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

// scores counts nothing but what a seat scored for.
func scores(item string) func(string, *rules.Reel, []rules.Item) int {
	return func(_ string, _ *rules.Reel, end []rules.Item) int {
		for _, i := range end {
			if i.What == item {
				return int(i.N / rules.Whole(1))
			}
		}
		return 0
	}
}

// does counts the actions that begin so in notation.
func does(begin string) func(string, *rules.Reel, []rules.Item) int {
	return func(notation string, _ *rules.Reel, _ []rules.Item) int {
		if strings.HasPrefix(notation, begin) {
			return 1
		}
		return 0
	}
}

// joins counts what became one object of several.
func joins(_ string, reel *rules.Reel, _ []rules.Item) (n int) {
	if reel != nil {
		for _, b := range reel.Beats {
			if _, ok := b.Event.(carcassonne.Joined); ok {
				n++
			}
		}
	}
	return n
}

// Who has a manner does more of what it is about than the same rival without it, in games with
// swapped seats.
func TestMannersShow(t *testing.T) {
	for _, c := range []struct {
		rival string
		match func(seed uint64) *rules.Match
		count func(notation string, reel *rules.Reel, end []rules.Item) int
		more  int // at least, in hundredths
	}{
		{"rohan", bareCarcassonne(t), scores("roads"), 120},
		{"odo", bareCarcassonne(t), scores("cities"), 108},
		{"berta", bareCarcassonne(t), scores("cloisters"), 130},
		{"mirabel", bareCarcassonne(t), scores("fields"), 130},
		{"grit", bareCarcassonne(t), joins, 140},
		{"mabel", func(seed uint64) *rules.Match { return newMatch(t, 2, seed) }, does("town"), 120},
		{"ida", func(seed uint64) *rules.Match { return newMatch(t, 2, seed) }, does("work quarry"), 130},
		{"piet", func(seed uint64) *rules.Match { return newAgricola(t, 2, seed) }, does("sow"), 130},
	} {
		own, other := 0, 0
		for seed := range uint64(48) {
			m := c.match(seed)
			with := rules.Seat(seed % 2)
			table := mannered(t, m.Title().ID, c.rival, with, seed)
			for m.State().Turn() != rules.Nobody {
				seat, notation := m.State().Turn(), ""
				a := rules.Action(0)
				if seat == rules.Nature {
					a = m.Roll()
				} else {
					table[seat].Start(m.Perspective(seat))
					a, _ = table[seat].Think(time.Time{})
					notation = rules.Notation(m.State(), a)
				}
				reel, err := m.Do(a)
				if err != nil {
					t.Fatal(err)
				}
				switch seat {
				case with:
					own += c.count(notation, reel, nil)
				case 1 - with:
					other += c.count(notation, reel, nil)
				}
			}
			own += c.count("", nil, m.State().Score(with))
			other += c.count("", nil, m.State().Score(1-with))
		}
		if own*100 < other*c.more {
			t.Errorf("%s: %d against %d without the manner, want %d of a hundred", c.rival, own, other, c.more)
		}
	}
}

// bareCarcassonne makes games without expansions.
func bareCarcassonne(t *testing.T) func(seed uint64) *rules.Match {
	return func(seed uint64) *rules.Match { return newCarcassonne(t, 2, seed) }
}

// mannered are a rival at a seat and the same one without its manner at the other.
func mannered(t *testing.T, title, rival string, with rules.Seat, seed uint64) (table [2]bots.Bot) {
	t.Helper()
	for seat := range table {
		make := bots.NewPlain
		if rules.Seat(seat) == with {
			make = bots.New
		}
		b, err := make(title, rival, 2*seed+uint64(seat))
		if err != nil {
			t.Fatal(err)
		}
		table[seat] = b
	}
	return table
}
