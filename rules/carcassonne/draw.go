package carcassonne

import "tilestead/rules"

// ready is step B: is there a tile to draw?
func (t acting) ready() {
	if t.left == 0 {
		t.finish()
		return
	}
	t.agenda.Push(drawChoice)
}

func legalDraw(s *State, dst []rules.Action) []rules.Action {
	for _, k := range s.setup.kinds {
		if s.bag[k] > s.aside[k] {
			dst = append(dst, rules.Act(KindDraw)|kindField.Put(int(k)))
		}
	}
	return dst
}

// Weight is how many tiles of the kind a draw brings are in the stack.
func (s *State) Weight(a rules.Action) int {
	if a.Kind() == KindDraw {
		k := KindOf(a)
		return int(s.bag[k] - s.aside[k])
	}
	return 1
}

// Lots is how many tiles are in the stack, or seats where one is drawn to begin
// (rules.Lottery).
func (s *State) Lots() int {
	if *s.agenda.Top() == firstStep {
		return int(s.setup.seats)
	}
	return int(s.left)
}

// Lot is the draw of the n-th tile of the stack, kind by kind, or of a seat.
func (s *State) Lot(n int) rules.Action {
	if *s.agenda.Top() == firstStep {
		return rules.Act(KindFirst) | seatField.Put(n)
	}
	for _, k := range s.setup.kinds {
		if n -= int(s.bag[k] - s.aside[k]); n < 0 {
			return rules.Act(KindDraw) | kindField.Put(int(k))
		}
	}
	panic("carcassonne: more lots than tiles in the stack")
}

// draw takes a tile from the stack. One an expansion keeps and one that fits
// nowhere are followed by another (3.1).
func (t acting) draw(a rules.Action) {
	k := KindOf(a)
	for _, x := range t.setup.extras {
		if x.drawn != nil && x.drawn(t, k) {
			t.drawAgain()
			return
		}
	}
	if !canBePlaced(t.State, k) {
		t.layAside(k)
		t.drawAgain()
		return
	}
	t.bag[k]--
	t.left--
	t.returnAside()
	t.hand = k
	t.agenda.Pop()
	t.agenda.Push(placeStep)
	rules.Show(t.reel, t.State, Drawn{t.active, k})
}

// drawAgain keeps the draw on top unless the stack has run out.
func (t acting) drawAgain() {
	if t.left == 0 {
		t.finish()
	}
}

// layAside puts a tile that fits nowhere beside the stack, or with the house
// rule out of the game.
func (t acting) layAside(k Kind) {
	t.left--
	if t.setup.house&UnplaceableDiscard != 0 {
		t.bag[k]--
		t.gone++
	} else {
		t.aside[k]++
		t.beside++
	}
	rules.Show(t.reel, t.State, LaidAside{t.active, k, t.setup.house&UnplaceableDiscard != 0})
}

// returnAside puts the tiles laid aside back among those of the stack.
func (t acting) returnAside() {
	if t.beside == 0 {
		return
	}
	t.left += int16(t.beside)
	t.beside = 0
	for _, k := range t.setup.kinds {
		t.aside[k] = 0
	}
}

// canBePlaced says whether a kind fits anywhere. It reads the table that
// legalPlace lists from, because every draw asks and nearly always the first
// cells say yes.
func canBePlaced(s *State, k Kind) bool {
	f := &fits[k]
	for _, n := range s.grid.needs[:s.grid.empty] {
		if f[n] != 0 {
			return true
		}
	}
	return false
}

// Draws is how many tiles of a kind are still in the stack.
func (s *State) Draws(k Kind) int { return int(s.bag[k]) }

// Left is how many tiles are in the stack, those laid aside included.
func (s *State) Left() int { return int(s.left) + int(s.beside) }
