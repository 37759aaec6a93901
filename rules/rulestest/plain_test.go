package rulestest

import (
	"strings"
	"testing"

	"tilestead/rules"
)

// agendaOf is a heap with something on an agenda.
type agendaOf[T any] struct {
	heap
	rules.Agenda[T, [8]T]
}

type (
	// frame is what may wait.
	frame struct {
		Card uint16
		Seat rules.Seat
		Mask [2]uint64
	}
	// wide takes too much room.
	wide [5]uint64
)

func (frame) String() string { return "frame" }
func (wide) String() string  { return "wide" }

// What waits may be numbers and structs of them that have names, and nothing
// that points.
func TestAgendasHoldPlainValues(t *testing.T) {
	for _, c := range []struct {
		s    rules.State
		says string
	}{
		{&heap{}, ""},
		{&agendaOf[rules.Seat]{}, ""},
		{&agendaOf[frame]{}, ""},
		{&agendaOf[uint8]{}, "no String"},
		{&agendaOf[*frame]{}, "ptr"},
		{&agendaOf[func()]{}, "func"},
		{&agendaOf[struct{ Then [2]func() }]{}, "func"},
		{&agendaOf[struct{ Name string }]{}, "string"},
		{&agendaOf[any]{}, "interface"},
		{&agendaOf[wide]{}, "40 bytes"},
	} {
		err := plainAgenda(c.s)
		if c.says == "" && err != nil || c.says != "" && (err == nil || !strings.Contains(err.Error(), c.says)) {
			t.Errorf("%T: %v, want %q", c.s, err, c.says)
		}
	}
}

func TestConformLooksAtTheAgenda(t *testing.T) {
	title := newHeap("")
	title.New = func(rules.Setup) rules.State { return &agendaOf[*int]{} }
	err := conform(title, rules.Setup{Title: "heap", Seats: 2})
	if err == nil || !strings.Contains(err.Error(), "what waits is a plain value") {
		t.Errorf("an agenda of pointers: %v", err)
	}
}
