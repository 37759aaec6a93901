package rules_test

import (
	"fmt"
	"strings"
	"testing"

	"tilestead/rules"
)

func TestAgendaDoesThingsInTheOrderPushed(t *testing.T) {
	var a rules.Agenda[string, [8]string]
	a.Push("turn")
	a.Push("spin", "take")
	a.Push("look")
	if a.Len() != 4 || *a.At(0) != "look" || *a.At(3) != "turn" {
		t.Errorf("%d things wait, the next is %q, the last %q", a.Len(), *a.At(0), *a.At(a.Len() - 1))
	}
	for _, want := range []string{"look", "spin", "take", "turn"} {
		if *a.Top() != want {
			t.Errorf("on top is %q, want %q", *a.Top(), want)
		}
		if got := a.Pop(); got != want {
			t.Errorf("popped %q, want %q", got, want)
		}
	}
	if a.Len() != 0 {
		t.Errorf("%d things are left", a.Len())
	}
}

func TestAgendaIsAValue(t *testing.T) {
	var a rules.Agenda[int, [8]int]
	a.Push(1, 2)
	b := a
	b.Pop()
	b.Push(7, 8)
	if a.Len() != 2 || *a.Top() != 1 {
		t.Error("changing a copy changed the original")
	}
	if n := testing.AllocsPerRun(100, func() { c := a; c.Push(3); c.Pop() }); n != 0 {
		t.Errorf("pushing makes %v allocations", n)
	}
}

// What was popped must leave no trace: positions that are equal are compared
// as values.
func TestAgendasThatHoldTheSameAreEqual(t *testing.T) {
	var a, b rules.Agenda[int, [8]int]
	a.Push(1)
	b.Push(1)
	b.Push(5, 6)
	b.Pop()
	b.Pop()
	if a != b {
		t.Error("popping leaves something behind")
	}
	b.Clear()
	if b != (rules.Agenda[int, [8]int]{}) {
		t.Error("clearing leaves something behind")
	}
}

// Too much is a loop in the rules; what waits shows which.
func TestAgendaSaysWhatWaitsWhenItIsFull(t *testing.T) {
	var a rules.Agenda[string, [8]string]
	for range a.Depth() - 1 {
		a.Push("again")
	}
	a.Push("top")
	defer func() {
		want := "1 more things to do have no room on an agenda of 8, where there wait, next first: " +
			"[top again again again again again again again]"
		if got := fmt.Sprint(recover()); !strings.Contains(got, want) {
			t.Errorf("%q does not say %q", got, want)
		}
	}()
	a.Push("more")
}
