package agricola

import (
	"tilestead/rules"
	"tilestead/rules/agricola/box"
)

// An occasion is what opens a window: the space that is used, or the cell that was
// cleared, the special action or old material as a bit, what was taken, or how much was built.
type occasion struct {
	space box.Space
	of    uint8
	good  box.Good
	n     int
	bed   bool // a person from there
}

// opens lets cards have their effects in a window that a seat has opened: its own
// first, then those of the others clockwise. What happens by itself comes before
// what is decided, whatever the cards: goods only help.
func (t acting) opens(w box.Window, by rules.Seat, o occasion) {
	if !t.carded {
		return
	}
	n := rules.Seat(t.setup.seats)
	for i := n - 1; i >= 0; i-- {
		seat := (by + i) % n
		t.opensFor(seat, w, by, o, false)
		t.opensFor(seat, w, by, o, true)
	}
}

// opensFor opens a window for a seat: for the effects that happen by themselves, or for
// the others.
func (t acting) opensFor(seat rules.Seat, w box.Window, by rules.Seat, o occasion, byThemselves bool) {
	for cards := t.player[seat].Front.And(&box.Hooked[w]); !cards.Empty(); {
		t.hook(cards.Pop(), seat, w, by, o, byThemselves)
	}
}

// opensAll opens a window for each seat, from the starting player on.
func (t acting) opensAll(w box.Window) {
	if !t.carded {
		return
	}
	for i := t.setup.seats - 1; i >= 0; i-- {
		t.opens(w, t.after(i), occasion{})
	}
}

// hook pushes the effects of a card in a window, those that happen by themselves
// or the others.
func (t acting) hook(c box.Card, seat rules.Seat, w box.Window, by rules.Seat, o occasion, byThemselves bool) {
	for i := range box.Cards[c].Hooks {
		h := &box.Cards[c].Hooks[i]
		if box.Cards[c].NextRound && t.player[seat].kept(c) == t.round {
			return
		}
		if h.On != w || plain(t.setup.book, &h.Do) != byThemselves || !answers(h, t.State, seat == by, o) {
			continue
		}
		t.agenda.Push(step{kind: useStep, seat: seat, e: box.FirstHook[c] + box.EffectID(i), by: int16(c) + 1,
			at: int8(o.space), once: h.OnceARound})
	}
}

// answers says whether a hook is one for an occasion.
func answers(h *box.Hook, s *State, mine bool, o occasion) bool {
	if h.Whose == box.Own && !mine || h.Whose == box.Others && mine {
		return false
	}
	switch h.On {
	case box.BeforeUse, box.AfterUse, box.TurnEnd:
		return (o.bed || !h.Bed) && h.At.Has(o.space) || h.First && o.space == s.card[1]
	case box.BeforeSpecial, box.WithSpecial, box.AfterSpecial, box.Renovated:
		return h.Of&o.of != 0
	case box.TookGoods:
		least := int(h.Took[o.good])
		return least > 0 && (o.n == least || o.n > least && !h.Exact)
	case box.BuiltRooms:
		return o.n >= h.Least
	}
	return true
}

// plain says that an effect happens by itself, without a question.
func plain(r *rulebook, e *box.Effect) bool {
	if e.Either || e.May {
		return false
	}
	for i := range e.Parts {
		if e.Parts[i].Optional || !byItself(r, &e.Parts[i]) {
			return false
		}
	}
	return true
}

// onceCards are those with an effect as soon as something holds.
var onceCards = box.CardsThat(func(c *box.HandCard) bool { return c.Once != nil })

// onces lets cards have their effects for which what they wait for holds now.
func (t acting) onces() {
	if !t.carded {
		return
	}
	for i := range rules.Seat(t.setup.seats) {
		seat := t.after(int8(i))
		p := &t.player[seat]
		for cards := p.Front.And(&onceCards); !cards.Empty(); {
			if c := cards.Pop(); p.kept(c) == 0 && t.met(seat, box.Cards[c].Once) {
				p.Kept[box.Slots[c]] = 1
				t.agenda.Push(step{kind: useStep, seat: seat, e: box.OnceID + box.EffectID(c), by: int16(c) + 1})
			}
		}
	}
}

// effectSpent says whether the card that an effect is of has done all it may: this
// round, or in this game.
func effectSpent(s *State, top *step) bool {
	if top == nil || top.by == 0 || top.e < box.HookID {
		return false
	}
	p, c := &s.player[top.seat], box.Card(top.by-1)
	return top.once && p.Done.Has(c) || box.Cards[c].Uses > 0 && p.kept(c) >= box.Cards[c].Uses
}

// did notes that an effect of a card has been used.
func (t acting) did(top *step) {
	if top.by == 0 || top.e < box.HookID {
		return
	}
	p, c := &t.player[top.seat], box.Card(top.by-1)
	if top.once {
		p.Done.Add(c)
	}
	if box.Cards[c].Uses > 0 {
		p.Kept[box.Slots[c]]++
	}
}
