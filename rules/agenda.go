package rules

import "fmt"

// An Agenda is a stack of things still to be done, next first. It is a value:
// copying a state copies it, and pushing does not allocate. S is its room: a
// title takes an array twice as long as it has ever needed, for a longer one
// costs every copy of a position.
//
// Its laws: the top decides whose turn it is; effects run in the order pushed;
// a choice on top always has at least one option; nothing outside waits.
type Agenda[T any, S Room[T]] struct {
	items S
	n     int8
}

// Room is how many things can be left to do at once.
type Room[T any] interface {
	~[8]T | ~[16]T | ~[24]T | ~[32]T | ~[64]T | ~[120]T
}

// Len is how many things are left to do.
func (a *Agenda[T, S]) Len() int { return int(a.n) }

// Depth is how many have room.
func (a *Agenda[T, S]) Depth() int { return len(a.items) }

// Top is what is to be done next; it must not be called on an empty agenda.
func (a *Agenda[T, S]) Top() *T { return &a.items[a.n-1] }

// At is the i-th thing to be done, 0 being the next.
func (a *Agenda[T, S]) At(i int) *T { return &a.items[int(a.n)-1-i] }

// Pop takes the top off. What it held is cleared, so that equal positions are
// equal values.
func (a *Agenda[T, S]) Pop() T {
	a.n--
	t := a.items[a.n]
	var none T
	a.items[a.n] = none
	return t
}

// Push puts things on top; the first given is done first. When they have no
// room it panics and says what waits: the title has a loop.
func (a *Agenda[T, S]) Push(ts ...T) {
	if int(a.n)+len(ts) > len(a.items) {
		a.overflow(len(ts))
	}
	for i := len(ts) - 1; i >= 0; i-- {
		a.items[a.n] = ts[i]
		a.n++
	}
}

func (a *Agenda[T, S]) overflow(more int) {
	waiting := make([]T, a.n)
	for i := range waiting {
		waiting[i] = *a.At(i)
	}
	panic(fmt.Sprintf("rules: %d more things to do have no room on an agenda of %d, where there wait, next first: %v",
		more, a.Depth(), waiting))
}

// Clear forgets everything.
func (a *Agenda[T, S]) Clear() { *a = Agenda[T, S]{} }
