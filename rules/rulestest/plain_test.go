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

// What waits may be numbers and structs of them, and nothing that points.
func TestAgendasHoldPlainValues(t *testing.T) {
	type frame struct {
		Card uint16
		Seat rules.Seat
		Mask [2]uint64
	}
	for _, c := range []struct {
		s    rules.State
		says string
	}{
		{&heap{}, ""},
		{&agendaOf[uint8]{}, ""},
		{&agendaOf[frame]{}, ""},
		{&agendaOf[*frame]{}, "ptr"},
		{&agendaOf[func()]{}, "func"},
		{&agendaOf[struct{ Then [2]func() }]{}, "func"},
		{&agendaOf[struct{ Name string }]{}, "string"},
		{&agendaOf[any]{}, "interface"},
		{&agendaOf[[5]uint64]{}, "40 bytes"},
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
