package agricola

import "tilestead/rules"

// A window is a moment at which cards can have an effect (docs/effects.md).
type window uint8

const (
	roundStart window = iota + 1
	beforeUse
	afterUse
	tookGoods
	beforeSpecial
	withSpecial
	afterSpecial
	beforeOccupation
	playedOccupation
	builtImprovement
	builtRooms
	renovated
	fenced
	grew
	baked
	turnEnd
	goingHome
	roundEnd
	fieldsBegin
	fieldPhase
	harvestEnd
	harvestBegins
	newField
	received
	windows
)

// windowRows are what each window is called, and when it opens.
var windowRows = [windows]struct{ name, about string }{
	roundStart:       {"roundStart", "in the preparation, after the goods have come, together with whatever else waits on the round space"},
	beforeUse:        {"beforeUse", "the person is on the space, and the effect of the space is still to come"},
	afterUse:         {"afterUse", "the effect of the space has ended"},
	tookGoods:        {"tookGoods", "goods have been taken from an accumulation space"},
	beforeSpecial:    {"beforeSpecial", "a special action is taken and paid, its result still to come"},
	withSpecial:      {"withSpecial", "together with the result"},
	afterSpecial:     {"afterSpecial", "after its result"},
	beforeOccupation: {"beforeOccupation", "an occupation is about to be paid for"},
	playedOccupation: {"playedOccupation", "an occupation has been paid for and is in play"},
	builtImprovement: {"builtImprovement", "an improvement has been built or played"},
	builtRooms:       {"builtRooms", "an action that built rooms has ended"},
	renovated:        {"renovated", "a house has been renovated"},
	fenced:           {"fenced", "an action that closed pastures has ended"},
	grew:             {"grew", "the family has grown by an action"},
	baked:            {"baked", "a bake action has turned grain into food"},
	turnEnd:          {"turnEnd", "a turn has ended, including its extra effects"},
	goingHome:        {"goingHome", "people go home"},
	roundEnd:         {"roundEnd", "a round has ended"},
	fieldsBegin:      {"fieldsBegin", "the field phase, before crops come in"},
	fieldPhase:       {"fieldPhase", "the field phase, as crops come in"},
	harvestEnd:       {"harvestEnd", "a harvest has ended"},
	harvestBegins:    {"harvestBegins", "a harvest begins"},
	newField:         {"newField", "a field has come onto a space that a forest or moor has left"},
	received:         {"received", "a card has come from the right-hand neighbour"},
}

// whose is who does something, seen from the owner of a card.
type whose uint8

const (
	own whose = iota
	others
	everybody
)

// A Hook answers a window with an effect, for the owner of the card.
type Hook struct {
	On         window
	Whose      whose    // whose doing opens it
	At         SpaceSet // the spaces whose use opens it
	First      bool     // and that of the card on round space 1
	Of         uint8    // the special actions that open it, or the old materials of the house, as bits
	Took       Stock    // so much of any of these goods
	Exact      bool     // and no more
	Least      int      // of rooms that were built
	Bed        bool     // only for a person from the bed
	If         []Need
	OnceARound bool
	Do         Effect
}

// anyMaterial are all materials of a house.
const anyMaterial = 1<<WoodHouse | 1<<ClayHouse | 1<<StoneHouse

// at is a set of spaces.
func at(ids ...string) (set SpaceSet) {
	for _, id := range ids {
		s := FindSpace(id)
		if s == NoSpace {
			panic("agricola: there is no space " + id)
		}
		set |= 1 << s
	}
	return set
}

// anySpace are all spaces.
const anySpace = ^SpaceSet(0)

// woodSpaces are the accumulation spaces with wood.
var woodSpaces = spacesThat(func(a *ActionSpace) bool { return a.N > 0 && a.Adds == Wood })

var (
	fishing  = FindSpace("fishing")
	farmland = FindSpace("farmland")
)

// An occasion is what opens a window: the space that is used, or the cell that was
// cleared, the special action or old material as a bit, what was taken, or how much was built.
type occasion struct {
	space Space
	of    uint8
	good  Good
	n     int
	bed   bool // a person from there
}

// hooked are the cards with a hook on each window.
var hooked = func() (sets [windows]CardSet) {
	for i := range Cards {
		for _, h := range Cards[i].Hooks {
			sets[h.On].add(Card(i))
		}
	}
	return sets
}()

// hookEffects are the effects of all hooks, in the order of the table of cards,
// and firstHook is the number of the first one of each card.
var hookEffects, firstHook = func() (list []*Effect, first [deckSize]effectID) {
	for i := range Cards {
		first[i] = hookID + effectID(len(list))
		for j := range Cards[i].Hooks {
			list = append(list, &Cards[i].Hooks[j].Do)
		}
	}
	return list, first
}()

// hookOf is the card and the hook that an effect is of.
func hookOf(id effectID) (Card, *Hook) {
	c := Card(0)
	for int(c)+1 < len(Cards) && firstHook[c+1] <= id {
		c++
	}
	return c, &Cards[c].Hooks[id-firstHook[c]]
}

// opens lets cards have their effects in a window that a seat has opened: its own
// first, then those of the others clockwise. What happens by itself comes before
// what is decided, whatever the cards: goods only help.
func (t acting) opens(w window, by rules.Seat, o occasion) {
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
func (t acting) opensFor(seat rules.Seat, w window, by rules.Seat, o occasion, plain bool) {
	for cards := t.player[seat].Front.and(&hooked[w]); !cards.empty(); {
		t.hook(cards.pop(), seat, w, by, o, plain)
	}
}

// opensAll opens a window for each seat, from the starting player on.
func (t acting) opensAll(w window) {
	if !t.carded {
		return
	}
	for i := t.setup.seats - 1; i >= 0; i-- {
		t.opens(w, t.after(i), occasion{})
	}
}

// hook pushes the effects of a card in a window, those that happen by themselves
// or the others.
func (t acting) hook(c Card, seat rules.Seat, w window, by rules.Seat, o occasion, plain bool) {
	for i := range Cards[c].Hooks {
		h := &Cards[c].Hooks[i]
		if Cards[c].NextRound && t.player[seat].kept(c) == t.round {
			return
		}
		if h.On != w || h.Do.plain(t.setup.book) != plain || !h.answers(t.State, seat == by, o) {
			continue
		}
		t.agenda.Push(step{kind: useStep, seat: seat, e: firstHook[c] + effectID(i), by: int16(c) + 1,
			at: int8(o.space), once: h.OnceARound})
	}
}

// answers says whether a hook is one for an occasion.
func (h *Hook) answers(s *State, mine bool, o occasion) bool {
	if h.Whose == own && !mine || h.Whose == others && mine {
		return false
	}
	switch h.On {
	case beforeUse, afterUse, turnEnd:
		return (o.bed || !h.Bed) && h.At.Has(o.space) || h.First && o.space == s.card[1]
	case beforeSpecial, withSpecial, afterSpecial, renovated:
		return h.Of&o.of != 0
	case tookGoods:
		least := int(h.Took[o.good])
		return least > 0 && (o.n == least || o.n > least && !h.Exact)
	case builtRooms:
		return o.n >= h.Least
	}
	return true
}

// plain says that an effect happens by itself, without a question.
func (e *Effect) plain(r *rulebook) bool {
	if e.Either || e.May {
		return false
	}
	for i := range e.Parts {
		if e.Parts[i].Optional || !e.Parts[i].byItself(r) {
			return false
		}
	}
	return true
}

// onceCards are those with an effect as soon as something holds.
var onceCards = cardsThat(func(c *HandCard) bool { return c.Once != nil })

// onces lets cards have their effects for which what they wait for holds now.
func (t acting) onces() {
	if !t.carded {
		return
	}
	for i := range rules.Seat(t.setup.seats) {
		seat := t.after(int8(i))
		p := &t.player[seat]
		for cards := p.Front.and(&onceCards); !cards.empty(); {
			if c := cards.pop(); p.kept(c) == 0 && t.met(seat, Cards[c].Once) {
				p.Kept[slots[c]] = 1
				t.agenda.Push(step{kind: useStep, seat: seat, e: onceID + effectID(c), by: int16(c) + 1})
			}
		}
	}
}

// effectSpent says whether the card that an effect is of has done all it may: this
// round, or in this game.
func effectSpent(s *State, top *step) bool {
	if top == nil || top.by == 0 || top.e < hookID {
		return false
	}
	p, c := &s.player[top.seat], Card(top.by-1)
	return top.once && p.Done.Has(c) || Cards[c].Uses > 0 && p.kept(c) >= Cards[c].Uses
}

// did notes that an effect of a card has been used.
func (t acting) did(top *step) {
	if top.by == 0 || top.e < hookID {
		return
	}
	p, c := &t.player[top.seat], Card(top.by-1)
	if top.once {
		p.Done.add(c)
	}
	if Cards[c].Uses > 0 {
		p.Kept[slots[c]]++
	}
}
