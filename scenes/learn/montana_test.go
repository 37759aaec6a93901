package learn_test

import (
	"slices"
	"strings"
	"testing"

	"tilestead/scenes/apptest"
	"tilestead/scenes/learn"
)

// The lesson on how games are won offers a second plan at each choice. It is told at once that it
// is the worse one, and both plans lead where the coach says.
func TestPlansOfMontanaLeadWhereTold(t *testing.T) {
	lessons := apptest.Montana.Lessons(t)
	at := slices.IndexFunc(lessons, func(l *learn.Lesson) bool { return l.ID == "plan" })
	if at < 0 {
		t.Fatal("there is no lesson on how games are won")
	}
	for _, c := range []struct{ goal, acts, question, answer string }{
		// One at a time, the three hexes take three turns.
		{"fetch", "build -2,3 | build 0,0 | stop | work quarry.c | use D | build 1,0", "left 1", "8"},
		{"reach", "work grain_field.c | use L | work grain_field.b", "legal build", "0"},
		// The row leaves no second stone, and the other hex brings no cattle.
		{"begin", "build 0,1 | build 2,-1 | canteen | work grain_field.a", "left 1", "1"},
		{"begin", "build -1,0 | build 2,-1", "legal trade", "0"},
		{"block", "build 0,0 | build 2,1", "left 2", "0"},
		{"block", "work quarry.a | build 2,1", "left 2", "0"},
		// Cattle from the first row: one against two canteens.
		{"outbid", "bid R1 2 | upgrade 1 copper 1 stone | upgrade 1 stone | build -4,2 | end | build 0,-2 | keep",
			"winners", "2"},
		{"outbid", "bid R4 1 | upgrade 1 copper 1 stone | upgrade 1 stone | build -4,2 | build 0,-2 | keep",
			"winners", "2"},
	} {
		if told := instead(t, lessons[at], c.goal, c.acts, c.question, c.answer); told != 1 {
			t.Errorf("%s: %s: told after %d actions that it is missed", c.goal, c.acts, told)
		}
	}
	for _, c := range []struct{ goal, acts, question, answer string }{
		{"chain", "trade stone_small | build 0,1 | canteen | work grain_field.a | canteen | build 2,-1", "winners", "1"},
		{"block", "build 2,1", "legal build", "0"}, // for Pip
		{"outbid", "bid R3 2 | bid R4 1 | upgrade 1 copper | upgrade 1 stone | build -4,2 | recruit | sector 2",
			"winners", "1"},
	} {
		if told := instead(t, lessons[at], c.goal, c.acts, c.question, c.answer); told != 0 {
			t.Errorf("%s: %s: told after %d actions that it is missed", c.goal, c.acts, told)
		}
	}
}

// instead goes another way to a goal, looks at what the position answers then, and gives after how
// many actions the goal is told to be missed, 0 for never.
func instead(t *testing.T, l *learn.Lesson, goal, acts, question, want string) int {
	t.Helper()
	answer, told, err := l.Instead(goal, strings.Split(acts, " | "), question)
	if err != nil || answer != want {
		t.Errorf("%s: %s: %s is %q, want %q: %v", goal, acts, question, answer, want, err)
	}
	return told
}
