package agricola

import (
	"slices"
	"strings"
	"testing"

	"tilestead/rules"
	"tilestead/rules/agricola/box"
)

// The games of a series are won with more and more points.
func TestSeriesTargets(t *testing.T) {
	for number, want := range []int{50, 55, 59, 62, 64, 65, 66, 67, 68, 69, 70} {
		g := seriesGame{number: number + 1, food: 1}
		_, target, ok := series.Of(setupFor(1, dealHands).With(seriesValue, g.String()))
		if target != want || !ok {
			t.Errorf("game %d is won with %d, want %d", number+1, target, want)
		}
	}
}

// Every game alone with the cards of the base game is one of a series, unless its
// target is chosen.
func TestWhatIsASeries(t *testing.T) {
	for _, c := range []struct {
		set rules.Setup
		is  bool
	}{{setupFor(1, dealHands), true}, {setupFor(1), false}, {setupFor(2, dealHands), false},
		{setupFor(1, moor, dealHands), false}, {setupFor(1, dealHands).With("target", "60"), false}} {
		if number, target, ok := series.Of(c.set); ok != c.is || ok && (number != 1 || target != 50) {
			t.Errorf("%+v: game %d for %d points, %t", c.set, number, target, ok)
		}
		value := c.set.With(seriesValue, "2,3")
		if err := Title.CheckSetup(value); (err == nil) != c.is {
			t.Errorf("%+v: %v", value, err)
		}
	}
}

// What is wrong with a game of a series is said.
func TestSeriesIsChecked(t *testing.T) {
	for value, says := range map[string]string{
		"2":                "such as 2,4,A123",
		"0,4":              `a game from 1 to 99, not "0"`,
		"2,many":           `not "many"`,
		"2,4,A999":         `no card "A999"`,
		"3,4,A123,A123":    "A123 is named twice",
		"2,4,A002":         "A002 is no occupation for a game alone",
		"2,4,A155":         "A155 is no occupation for a game alone",
		"2,4,A112,A123":    "game 2 has at most 1 permanent occupations, not 2",
		"9,0,A086 A087":    "",
		"3, 12, A112 A123": "",
	} {
		err := Title.CheckSetup(setupFor(1, dealHands).With(seriesValue, value))
		if (err == nil) != (says == "") || err != nil && !strings.Contains(err.Error(), says) {
			t.Errorf("%q: %v", value, err)
		}
	}
}

// After a game that was won one of the occupations played can stay; those that stay
// already cannot be chosen again, and seven are all there can be.
func TestWhatStays(t *testing.T) {
	end := func(value string, points int16, front ...string) (rules.Setup, []string) {
		set := setupFor(1, dealHands).With(seriesValue, value)
		s := newGame(set).(*State)
		s.agenda.Clear()
		for _, id := range front {
			s.player[0].Front.Add(box.Named(id))
		}
		s.player[0].Banked = 2 * (points - int16(s.Points(0).Whole()))
		return series.Next(set, s)
	}
	next, keep := end("2,4,A112", 60, "B123", "A002", "A098")
	if next.Values[seriesValue] != "3,2,A112" || !slices.Equal(keep, []string{"A098", "B123"}) {
		t.Errorf("%v keeps %v", next.Values, keep)
	}
	if kept := series.Keep(next, "B123"); kept.Values[seriesValue] != "3,2,A112,B123" {
		t.Errorf("then there is %v", kept.Values)
	}
	if food, stays := series.Brings(next); food != 2 || !slices.Equal(stays, []string{"A112"}) {
		t.Errorf("it brings %d food and %v", food, stays)
	}
	next, keep = end("2,4,A112", 54, "B123")
	if next.Values[seriesValue] != "2,0,A112" || keep != nil {
		t.Errorf("a target missed: %v keeps %v", next.Values, keep)
	}
	if next, keep = end("", 40, "B123"); next.Values[seriesValue] != "" || keep != nil {
		t.Errorf("the first target missed: %v keeps %v", next.Values, keep)
	}
	if _, keep = end("8,0,A086,A112,A102,B089,B099,B102,B123", 80); keep != nil {
		t.Errorf("an eighth occupation may stay: %v", keep)
	}
}
