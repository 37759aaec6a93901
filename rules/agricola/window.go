package agricola

import "tilestead/rules"

// A window is a moment at which cards can have an effect (docs/effects.md).
type window uint8

const (
	beforeSpecial window = iota + 1 // taken and paid, its result to come
	afterSpecial                    // its result is in
)

// A Hook answers a window with an effect, for the seat that opened it.
type Hook struct {
	On         window
	Of         uint8 // the special actions that open it, as bits
	OnceARound bool
	Do         Effect
}

// hooked are the cards with a hook on each window.
var hooked = func() (sets [afterSpecial + 1]CardSet) {
	for i := range Cards {
		for _, h := range Cards[i].Hooks {
			sets[h.On].add(Card(i))
		}
	}
	return sets
}()

// hookEffects are the effects of all hooks, in the order of the table of cards,
// and firstHook is the number of the first one of each card.
var hookEffects, firstHook = func() (list []*Effect, first [len(Cards)]effectID) {
	for i := range Cards {
		first[i] = hookID + effectID(len(list))
		for j := range Cards[i].Hooks {
			list = append(list, &Cards[i].Hooks[j].Do)
		}
	}
	return list, first
}()

// cardOfHook is the card that a hook's effect is of.
func cardOfHook(id effectID) Card {
	c := Card(0)
	for int(c)+1 < len(Cards) && firstHook[c+1] <= id {
		c++
	}
	return c
}

// opens pushes what the cards in front of a seat do in the window of a special
// action, the first card on top.
func (t acting) opens(w window, seat rules.Seat, of uint8) {
	p := &t.player[seat]
	if p.Front.empty() {
		return
	}
	for cards := p.Front.and(&hooked[w]); !cards.empty(); {
		c := cards.pop()
		for i := range Cards[c].Hooks {
			if h := &Cards[c].Hooks[i]; h.On == w && h.Of&of != 0 {
				t.agenda.Push(step{kind: useStep, seat: seat, e: firstHook[c] + effectID(i), by: int16(c) + 1,
					once: h.OnceARound})
			}
		}
	}
}

// spent says whether the card that an effect is of has done this round what it
// does once a round.
func (s *State) spent(top *step) bool {
	return top != nil && top.once && s.player[top.seat].Done.Has(Card(top.by-1))
}

// did notes that an effect of a card has been used.
func (t acting) did(top *step) {
	if top.once {
		t.player[top.seat].Done.add(Card(top.by - 1))
	}
}
