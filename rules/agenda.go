package rules

// AgendaDepth is how many things can be left to do at once; a title that
// needs more has a loop.
const AgendaDepth = 24

// An Agenda is a stack of things still to be done, next first. It is a value:
// copying a state copies it, and pushing does not allocate.
//
// Its laws: the top decides whose turn it is; effects run in the order pushed;
// a choice on top always has at least one option; nothing outside waits.
type Agenda[T any] struct {
	items [AgendaDepth]T
	n     int8
}

// Len is how many things are left to do.
func (a *Agenda[T]) Len() int { return int(a.n) }

// Top is what is to be done next; it must not be called on an empty agenda.
func (a *Agenda[T]) Top() *T { return &a.items[a.n-1] }

// At is the i-th thing to be done, 0 being the next.
func (a *Agenda[T]) At(i int) *T { return &a.items[int(a.n)-1-i] }

// Pop takes the top off. What it held is cleared, so that equal positions are
// equal values.
func (a *Agenda[T]) Pop() T {
	a.n--
	t := a.items[a.n]
	var none T
	a.items[a.n] = none
	return t
}

// Push puts things on top; the first given is done first. It panics when more
// than AgendaDepth would wait.
func (a *Agenda[T]) Push(ts ...T) {
	for i := len(ts) - 1; i >= 0; i-- {
		a.items[a.n] = ts[i]
		a.n++
	}
}

// Clear forgets everything.
func (a *Agenda[T]) Clear() { *a = Agenda[T]{} }
