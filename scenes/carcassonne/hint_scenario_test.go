package carcassonne

import (
	"slices"
	"strings"
	"testing"

	"tilestead/rules"
	"tilestead/scenes/scenetest"
)

// What hints say of known positions; Mira is the second seat.
func TestHintsSpeakOfTheGame(t *testing.T) {
	en := scenetest.In(t, "carcassonne.")
	say := func(key string, args ...any) string { return en.Say("advice."+key, args...) }
	points := func(n int) string { return en.Count("n.points", n) }
	strong := func(you, mira int) string {
		return say("strength", say("you"), you) + ", " + say("strength", "Mira", mira)
	}
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
		{"a cathedral for a rival", []string{"first 1", "set figure 2 small 0,0 c1", "draw I01"}, "place 0,-1 r0",
			say("stake.rival.city", "Mira")},
		{"an inn for a rival", []string{"first 1", "set figure 2 small 0,0 r1", "draw I15"}, "place -1,0 r0",
			say("stake.rival.road", "Mira")},
		{"an inn of one's own", []string{"first 1", "set figure 1 small 0,0 r1", "draw I15"}, "place -1,0 r0",
			say("stake.own.road")},
		{"a rival's cloister", with(around, "set figure 2 small 0,1 m1", "draw B18"), "place -1,2 r2",
			say("done.rival.cloister", say("gain", "Mira", 9))},
		{"one's own cloister", with(around, "set figure 1 small 0,1 m1", "draw B18"), "place -1,2 r2",
			say("done.own.cloister", points(9))},
		{"a city nobody has claimed", []string{"first 1", "draw B18"}, "place 0,-1 r2",
			say("done.free.city", points(4))},
		{"a rival's road grows", with(road, "set figure 2 small 1,0 r1", "draw B24"), "place 2,1 r1",
			say("helps.road", "Mira", points(3), en.Count("advice.finishers", 39))},
		{"the hardest gap of one's own road", []string{"first 1", "set figure 1 small 0,0 r1",
			"set stack B24 B22 B01 B21", "draw B24"}, "place 1,0 r0", en.Count("advice.tight", 2)},
		{"one's own road grows", []string{"first 1", "set lay B22 1,0 r1", "set figure 1 small 0,0 r1",
			"set stack B24 B22 B01", "draw B24"}, "place -1,0 r0",
			say("grows.road", points(3), en.Count("advice.finishers", 1))},
		{"cities joined", with(twins, "draw B09"), "place 0,-1 r2", say("join.yours.city", strong(2, 1))},
		{"goods", []string{"first 1", "set lay T02 0,-1 r3", "set figure 2 small 0,0 c1", "draw B18"}, "place -1,-1 r1",
			say("goods", en.Count("n.wine", 1))},
		{"a builder", []string{"first 1", "set figure 1 small 0,0 r1", "set figure 1 builder 0,0 r1", "draw B24"},
			"place 1,0 r0", say("second")},
		{"a princess", []string{"first 1", "set figure 2 small 0,0 c1", "draw D11"}, "place 0,-1 r2",
			say("princess", en.Say("tip.figure", "Mira", en.Say("figure.follower")))},
		{"a road claimed", []string{"first 1", "set stack B22 B22 B21 B24", "draw B22", "place 1,0 r0"}, "small r1",
			say("claim.road", points(1), en.Count("advice.finishers", 2))},
		{"a road with two ends claimed", []string{"first 1", "draw B24", "place 1,0 r0"}, "small r1",
			say("claim.road", points(2), en.Count("tip.open.road", 2))},
		{"a finished city claimed", []string{"first 1", "draw B18", "place 0,-1 r2"}, "small c1",
			say("claim.done.city", points(4))},
		{"a field claimed", []string{"first 1", "draw B18", "place 0,-1 r2"}, "small f1",
			say("claim.field", en.Count("n.cities", 1), points(3))},
		{"no figure", []string{"first 1", "draw B18", "place 0,-1 r2"}, "pass",
			en.Count("advice.pass", 8)},
		{"the dragon flies", []string{"first 1", "set lay D05 0,-1 r2", "set dragon 0,-1", "set lay B24 1,0 r0",
			"set figure 2 small 1,0 r1", "draw D16"}, "place -1,0 r0",
			say("flies", say("strength", "Mira", 1))},
		{"the fairy bars the way", []string{"first 1", "set lay D05 0,-1 r2", "set dragon 0,-1", "set lay B24 1,0 r0",
			"set figure 2 small 1,0 r1", "set fairy 0,0", "draw D16"}, "place -1,0 r0",
			say("flies.none")},
		{"a volcano", []string{"first 1", "draw D17"}, "place 1,0 r0", say("volcano")},
		{"the fairy", []string{"first 1", "set lay B24 1,0 r0", "set figure 1 small 1,0 r1", "draw B24", "place 2,0 r0"},
			"fairy @1,0", say("fairy.road", points(3))},
		{"the fairy leaves a rival", []string{"first 1", "set lay B24 1,0 r0", "set figure 1 small 1,0 r1",
			"set lay B01 0,1 r0", "set figure 2 small 0,1 m1", "set fairy 0,1", "draw B24", "place 2,0 r0"},
			"fairy @1,0", say("fairy.leaves", "Mira")},
		{"cities lost", []string{"first 1", "set lay B24 1,0 r0", "set lay B18 1,-1 r3", "set figure 2 big 0,0 c1",
			"set figure 1 small 1,-1 c1", "draw B09"}, "place 0,-1 r2",
			say("join.lost.city", strong(1, 2))},
		{"cities shared", []string{"first 1", "set lay B24 1,0 r0", "set lay B18 1,-1 r3", "set figure 2 small 0,0 c1",
			"set figure 1 small 1,-1 c1", "draw B09"}, "place 0,-1 r2",
			say("join.shared.city", strong(1, 1))},
		{"a city to contest", []string{"first 1", "set lay B24 1,0 r0", "set figure 2 small 0,0 c1", "set stack B18 B09 B09",
			"draw B18", "place 1,-1 r3"}, "small c1", en.Count("advice.contest.city", 2, "Mira")},
		{"the last follower", []string{"first 1", "set lay B24 1,0 r0", "set lay B01 0,1 r0", "set lay B01 1,1 r0",
			"set figure 1 small 0,0 r1", "set figure 1 small 0,0 f1", "set figure 1 small 0,0 f2",
			"set figure 1 small 0,1 m1", "set figure 1 small 1,1 m1", "set figure 1 small 0,0 c1",
			"set figure 1 big 0,0 c1", "draw B01", "place 0,2 r0"}, "small m1", en.Count("advice.left", 0)},
		{"a rival's city blocked", []string{"first 1", "set lay B24 -1,0 r0", "set figure 2 small 0,0 c1",
			"set stack B24 B18", "draw B24"}, "place -1,-1 r0",
			say("blocks.city", "Mira")},
		{"another own city blocked", []string{"first 1", "set lay B24 -1,0 r0", "set lay B24 -2,0 r0",
			"set lay B02 -2,-1 r3", "set lay B01 -2,-2 r0", "set lay B18 -1,-2 r2", "set figure 1 small 0,0 c1",
			"set figure 1 small -1,-2 c1", "set stack B03 B18", "draw B03"}, "place -1,-1 r0",
			say("done.own.city", points(4)) + " " + say("dead.other.city")},
		{"another own city grows", []string{"first 1", "set figure 1 small 0,0 c1", "set lay B24 1,0 r0",
			"set lay B09 1,-1 r0", "set figure 1 small 1,-1 c1", "draw B20"}, "place 0,-1 r2",
			en.Part("advice.grows.other.city", 0)},
		{"one's own city blocked", []string{"first 1", "set lay B24 -1,0 r0", "set figure 1 small 0,0 c1",
			"set stack B24 B18", "draw B24"}, "place -1,-1 r0", say("dead.city")},
	} {
		s := stage(t, c.lines...)
		a, ok := rules.Find(s, c.action)
		if !ok {
			t.Errorf("%s: %q is not legal: %v", c.name, c.action, rules.Notations(s))
			continue
		}
		v := fixture.View(t, NewBoard(), s, 1280, 800)
		told := NewBoard().advise(v, a, func(string) int { return 0 })
		if text := strings.Join(told, " "); !strings.Contains(text, c.want) {
			t.Errorf("%s: told is %q, want %q", c.name, text, c.want)
		}
	}
}
