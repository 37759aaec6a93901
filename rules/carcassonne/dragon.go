package carcassonne

import (
	"math"
	"slices"

	"tilestead/rules"
)

// dragon is Princess & Dragon. This file has the volcanoes and the dragon (8.1,
// 8.2); fairy, princess and portal have files of their own.
var dragon = expansion{
	id: "dragon",
	steps: func(order []step) []step {
		return slices.Insert(order, slices.Index(order, scoreStep), dragonStep)
	},
	began:  fairyPays,
	drawn:  shelve,
	placed: erupt,
	freed:  acting.fairyAlone,
	closed: func(s *State) bool { return Tiles[s.tile[s.last].Kind].Volcano },
	must:   princessActs,
	forced: removals,
	any:    dragonAny,
	offers: dragonOffers,
	scored: fairyRewards,
}

// scoreFirst is the house rule by which the dragon moves after scoring.
func scoreFirst(order []step) {
	if i := slices.Index(order, dragonStep); i >= 0 {
		order[i], order[i+1] = order[i+1], order[i]
	}
}

// dragonSteps is how far the dragon moves at most.
const dragonSteps = 6

// dragonPart is the expansion's part of the state.
type dragonPart struct {
	at      uint8 // number of the dragon's tile, or noTile
	moved   int8  // steps of this movement
	mover   rules.Seat
	visited [dragonSteps + 1]uint8
	row     [12]Kind
	rowed   int8

	fairyTile  uint8 // noTile: she is off the board
	fairyPiece int16 // with the house rule, the piece of the figure she stands beside, or -1
}

// Dragon is the cell of the dragon; ok is false while it is off the board.
func (s *State) Dragon() (at Pos, ok bool) {
	if s.at == noTile {
		return Pos{}, false
	}
	return s.tile[s.at].At, true
}

// DragonRow is the dragon tiles that wait for the first volcano.
func (s *State) DragonRow() []Kind { return slices.Clone(s.row[:s.rowed]) }

// Visited are the cells the dragon has been on in this movement, where it began
// first; none while it does not move.
func (s *State) Visited() (list []Pos) {
	if s.at == noTile || s.moved == 0 {
		return nil
	}
	for _, n := range s.visited[:s.moved+1] {
		list = append(list, s.tile[n].At)
	}
	return list
}

// DragonStep is the number of the step to be made, from 1.
func (s *State) DragonStep() int { return int(s.moved) + 1 }

// Mover is the seat that moves the dragon now.
func (s *State) Mover() rules.Seat { return s.mover }

// shelve puts a dragon tile into the dragon row while the dragon is off the
// board (3.1).
func shelve(t acting, k Kind) bool {
	if !Tiles[k].Dragon || t.at != noTile {
		return false
	}
	t.bag[k]--
	t.left--
	t.row[t.rowed] = k
	t.rowed++
	rules.Show(t.reel, t.State, Shelved{t.active, k})
	return true
}

// erupt brings the dragon to a volcano just placed, and with the first one the
// dragon row back into the stack (8.1).
func erupt(t acting) {
	if !Tiles[t.tile[t.last].Kind].Volcano {
		return
	}
	e := DragonCame{To: t.tile[t.last].At, First: t.at == noTile}
	if !e.First {
		e.From = t.tile[t.at].At
	}
	t.at = t.last
	rules.Show(t.reel, t.State, e)
	if t.rowed == 0 {
		return
	}
	var back RowReturned
	if t.reel != nil {
		back.Kinds = t.DragonRow()
	}
	for i := range t.rowed {
		t.bag[t.row[i]]++
		t.left++
		t.row[i] = 0
	}
	t.rowed = 0
	rules.Show(t.reel, t.State, back)
}

// wake is step E: the dragon moves if the tile just placed says so.
func wake(t acting) {
	if !Tiles[t.tile[t.last].Kind].Dragon || t.at == noTile {
		return
	}
	t.moved, t.mover = 0, t.active
	t.visited[0] = t.at
	if t.ways() != 0 {
		t.agenda.Push(dragonChoice)
	}
}

// ways are the sides the dragon can go to: tiles it has not visited in this
// movement, without the fairy.
func (s *State) ways() (sides uint8) {
	from := s.tile[s.at].At
	for d := North; d <= West; d++ {
		n := s.grid.at(from.Next(d))
		if n != noTile && n != s.fairyTile && !slices.Contains(s.visited[:s.moved+1], n) {
			sides |= 1 << d
		}
	}
	return sides
}

func legalDragon(s *State, dst []rules.Action) []rules.Action {
	sides := s.ways()
	for d := int8(0); d < 4; d++ {
		if sides>>d&1 != 0 {
			dst = append(dst, rules.Act(KindDragon)|sideField.Put(int(d)))
		}
	}
	return dst
}

// fly moves the dragon one step; it eats every figure where it lands. The next
// step is the next seat's (8.2).
func (t acting) fly(a rules.Action) {
	e := DragonMoved{Seat: t.mover, From: t.tile[t.at].At}
	e.To = e.From.Next(SideOf(a))
	n := t.grid.at(e.To)
	t.at = n
	t.moved++
	e.Step = int(t.moved)
	t.visited[t.moved] = n
	e.Eaten = t.leave(func(f placed) bool { return t.piece[f.piece].tile == n })
	t.mover = (t.mover + 1) % rules.Seat(t.setup.seats)
	over := t.moved == dragonSteps || t.ways() == 0
	if over {
		t.agenda.Pop()
	}
	rules.Show(t.reel, t.State, e)
	if over {
		rules.Show(t.reel, t.State, DragonRests{e.Step})
		t.moved, t.mover, t.visited = 0, 0, [dragonSteps + 1]uint8{}
	}
}

func dragonAny(s *State, none bool) bool {
	var list [1]rules.Action
	return len(firstOffers(s, list[:0], none, 1)) > 0
}

func dragonOffers(s *State, dst []rules.Action, none bool) []rules.Action {
	return firstOffers(s, dst, none, math.MaxInt)
}

// firstOffers are the fairy's and the portal's, until dst has as many as most.
func firstOffers(s *State, dst []rules.Action, none bool, most int) []rules.Action {
	if !none && Tiles[s.tile[s.last].Kind].Portal {
		dst = portalOffers(s, dst, most)
	}
	if !none || s.setup.house&FairyAfterVolcano != 0 {
		dst = fairyOffers(s, dst, most)
	}
	return dst
}
