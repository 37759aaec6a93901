package carcassonne

import (
	"slices"
	"strings"
	"testing"

	"tilestead/rules"
)

// spaced joins sentences, with breaks wherever there are spaces.
func spaced(told []string) string { return strings.ReplaceAll(strings.Join(told, " "), "\u00a0", " ") }

// What hints say of known positions; Mira is the second seat.
func TestHintsSpeakOfTheGame(t *testing.T) {
	around := []string{"first 1", "set lay B01 0,1 r0", "set lay B24 1,0 r0", "set lay B24 -1,0 r0", "set lay B01 1,1 r0",
		"set lay B01 -1,1 r0", "set lay B01 0,2 r0", "set lay B18 1,2 r2"}
	road := []string{"first 1", "set lay B22 1,0 r0", "set lay B23 2,0 r0"}
	twins := []string{"first 1", "set lay B24 1,0 r0", "set lay B18 1,-1 r3", "set figure 1 big 0,0 c1",
		"set figure 2 small 1,-1 c1"}
	with := func(lines []string, more ...string) []string { return append(slices.Clone(lines), more...) }
	for _, c := range []struct {
		name   string
		lines  []string
		action string
		want   string
	}{
		{"a rival's cloister", with(around, "set figure 2 small 0,1 m1", "draw B18"), "place -1,2 r2",
			"Finishes a rival's cloister: Mira +9."},
		{"one's own cloister", with(around, "set figure 1 small 0,1 m1", "draw B18"), "place -1,2 r2",
			"Finishes your cloister: 9 points."},
		{"a city nobody has claimed", []string{"first 1", "draw B18"}, "place 0,-1 r2",
			"Finishes an unclaimed city; a follower there scores at once: 4 points."},
		{"a rival's road grows", with(road, "set figure 2 small 1,0 r1", "draw B24"), "place 2,1 r1",
			"A rival's road grows (Mira): 3 points so far."},
		{"one's own road grows", []string{"first 1", "set lay B22 1,0 r1", "set figure 1 small 0,0 r1",
			"set stack B24 B22 B01", "draw B24"}, "place -1,0 r0",
			"Your road grows: 3 points so far, 1 remaining tile can finish it."},
		{"cities joined", with(twins, "draw B09"), "place 0,-1 r2", "Joins cities, and you take over: you 2, Mira 1."},
		{"goods", []string{"first 1", "set lay T02 0,-1 r3", "set figure 2 small 0,0 c1", "draw B18"}, "place -1,-1 r1",
			"You take the city's goods: 1 wine."},
		{"a builder", []string{"first 1", "set figure 1 small 0,0 r1", "set figure 1 builder 0,0 r1", "draw B24"},
			"place 1,0 r0", "Your builder earns you a second tile."},
		{"a princess", []string{"first 1", "set figure 2 small 0,0 c1", "draw D11"}, "place 0,-1 r2",
			"The princess sends home: Mira's follower."},
		{"a road claimed", []string{"first 1", "set stack B22 B22 B21 B24", "draw B22", "place 1,0 r0"}, "small r1",
			"Claims the road: 1 point so far, 2 remaining tiles can finish it."},
		{"a road with two ends claimed", []string{"first 1", "draw B24", "place 1,0 r0"}, "small r1",
			"Claims the road: 2 points so far, 2 open ends."},
		{"a finished city claimed", []string{"first 1", "draw B18", "place 0,-1 r2"}, "small c1",
			"Scores the city at once, and the figure returns: 4 points."},
		{"a field claimed", []string{"first 1", "draw B18", "place 0,-1 r2"}, "small f1",
			"Claims a field with 1 finished city: 3 points at the end."},
		{"no figure", []string{"first 1", "draw B18", "place 0,-1 r2"}, "pass",
			"Saves your 8 followers for better places."},
		{"the dragon flies", []string{"first 1", "set lay D05 0,-1 r2", "set dragon 0,-1", "set lay B24 1,0 r0",
			"set figure 2 small 1,0 r1", "draw D16"}, "place -1,0 r0",
			"The dragon flies; figures within its reach: Mira 1."},
		{"the fairy bars the way", []string{"first 1", "set lay D05 0,-1 r2", "set dragon 0,-1", "set lay B24 1,0 r0",
			"set figure 2 small 1,0 r1", "set fairy 0,0", "draw D16"}, "place -1,0 r0",
			"The dragon flies but reaches no figure."},
		{"a volcano", []string{"first 1", "draw D17"}, "place 1,0 r0", "The dragon comes here, and you place no figure."},
		{"the fairy", []string{"first 1", "set lay B24 1,0 r0", "set figure 1 small 1,0 r1", "draw B24", "place 2,0 r0"},
			"fairy @1,0", "The fairy guards your follower on the road (3 points so far)."},
		{"the fairy leaves a rival", []string{"first 1", "set lay B24 1,0 r0", "set figure 1 small 1,0 r1",
			"set lay B01 0,1 r0", "set figure 2 small 0,1 m1", "set fairy 0,1", "draw B24", "place 2,0 r0"},
			"fairy @1,0", "She leaves a rival: Mira."},
		{"cities lost", []string{"first 1", "set lay B24 1,0 r0", "set lay B18 1,-1 r3", "set figure 2 big 0,0 c1",
			"set figure 1 small 1,-1 c1", "draw B09"}, "place 0,-1 r2",
			"Joins cities, and a rival takes yours over: you 1, Mira 2."},
		{"cities shared", []string{"first 1", "set lay B24 1,0 r0", "set lay B18 1,-1 r3", "set figure 2 small 0,0 c1",
			"set figure 1 small 1,-1 c1", "draw B09"}, "place 0,-1 r2",
			"Joins cities, and you share the points: you 1, Mira 1."},
		{"a city to contest", []string{"first 1", "set lay B24 1,0 r0", "set figure 2 small 0,0 c1", "set stack B18 B09 B09",
			"draw B18", "place 1,-1 r3"}, "small c1", "2 remaining tiles can join your city to a rival's: Mira."},
		{"the last follower", []string{"first 1", "set lay B24 1,0 r0", "set lay B01 0,1 r0", "set lay B01 1,1 r0",
			"set figure 1 small 0,0 r1", "set figure 1 small 0,0 f1", "set figure 1 small 0,0 f2",
			"set figure 1 small 0,1 m1", "set figure 1 small 1,1 m1", "set figure 1 small 0,0 c1",
			"set figure 1 big 0,0 c1", "draw B01", "place 0,2 r0"}, "small m1", "That is your last follower."},
		{"a rival's city blocked", []string{"first 1", "set lay B24 -1,0 r0", "set figure 2 small 0,0 c1",
			"set stack B24 B18", "draw B24"}, "place -1,-1 r0",
			"Blocks a rival's city with a gap that no remaining tile fits: Mira."},
		{"one's own city blocked", []string{"first 1", "set lay B24 -1,0 r0", "set figure 1 small 0,0 c1",
			"set stack B24 B18", "draw B24"}, "place -1,-1 r0", "No remaining tile fits a gap in your city any more."},
	} {
		s := stage(t, c.lines...)
		a, ok := rules.Find(s, c.action)
		if !ok {
			t.Errorf("%s: %q is not legal: %v", c.name, c.action, rules.Notations(s))
			continue
		}
		v := fixture.View(t, NewBoard(), s, 1280, 800)
		told := NewBoard().advise(v, a, func(string) int { return 0 })
		if text := spaced(told); !strings.Contains(text, c.want) {
			t.Errorf("%s: told is %q, want %q", c.name, text, c.want)
		}
	}
}
