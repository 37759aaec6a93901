package montana

import (
	"tilestead/rules"
	"tilestead/rules/montana"
	"tilestead/scenes/board"
)

// counted are the kinds of action that the tray puts together piece by piece,
// with how many operands count pieces.
var counted = map[uint8]int{montana.KindUse: 4, montana.KindSmall: 4, montana.KindTake: 3, montana.KindUpgrade: 2}

// tallyOf counts the pieces of a kind; leaving the small space empty is not put
// together so: another button does that.
func tallyOf(kind uint8) board.Tally {
	return func(a rules.Action) (n board.Counts, ok bool) {
		if a.Kind() != kind || kind == montana.KindSmall && montana.HandfulOf(a).Size() == 0 {
			return n, false
		}
		all := montana.AmountsOf(a)
		copy(n[:], all[:counted[kind]])
		return n, true
	}
}

// A draft is what lies chosen in the tray.
type draft struct {
	kind   uint8
	chosen board.Counts
}

// Allows says whether an action takes at least that, or is another one than is put together.
func (d draft) Allows(a rules.Action) bool {
	n, ok := tallyOf(d.kind)(a)
	return !ok || d.chosen.Within(n)
}

// begins lays out in the tray who goes to a space that was chosen, where one way takes fewer workers
// than all others, so that one more click sends them. The small space may stay empty: nobody is laid
// out for it but a single worker.
func begins(v *board.View) board.Draft {
	kind := montana.KindUse
	switch v.State.(*montana.State).Asked().Kind {
	case montana.StepUse:
	case montana.StepSmall:
		kind = montana.KindSmall
	default:
		return nil
	}
	var least []rules.Action
	for _, a := range v.Legal {
		n, size := montana.HandfulOf(a).Size(), 0
		if a.Kind() != kind || n == 0 {
			continue
		}
		if len(least) > 0 {
			size = montana.HandfulOf(least[0]).Size()
		}
		switch {
		case size == 0 || n < size:
			least = []rules.Action{a}
		case n == size:
			least = append(least, a)
		}
	}
	if len(least) != 1 || kind == montana.KindSmall && montana.HandfulOf(least[0]).Size() > 1 {
		return nil
	}
	return aim(v, least[0])
}

// aim lays out in the tray what an action takes, so that a hint which is taken up needs one click.
func aim(v *board.View, a rules.Action) board.Draft {
	n, ok := board.Counts{}, false
	if counted[a.Kind()] > 0 {
		n, ok = tallyOf(a.Kind())(a)
	}
	switch {
	case !ok:
		return v.Draft
	case n == (board.Counts{}):
		return nil
	}
	return draft{a.Kind(), n}
}

// apart is how many pieces two drafts differ by.
func apart(d, to board.Draft) (n int, ok bool) {
	a, _ := d.(draft)
	b, ok := to.(draft)
	for i := range a.chosen {
		n += max(int(a.chosen[i])-int(b.chosen[i]), int(b.chosen[i])-int(a.chosen[i]))
	}
	return n, ok
}

// staffing says that workers for a space are being chosen.
func (m *moment) staffing() bool {
	return m.Deciding() && (m.asked.Kind == montana.StepUse || m.asked.Kind == montana.StepSmall)
}

// staffs says whether workers are being chosen for the space with that ID.
func (m *moment) staffs(id string) bool {
	if !m.staffing() {
		return false
	}
	p := montana.Place(m.asked.A)
	if m.asked.Kind == montana.StepSmall {
		return id == smallID(p)
	}
	return id == placeID(p)
}

// sent are the workers that lie chosen for it.
func (m *moment) sent() (h montana.Handful) {
	if d, ok := m.Draft.(draft); ok {
		copy(h[:], d.chosen[:])
	}
	return h
}
