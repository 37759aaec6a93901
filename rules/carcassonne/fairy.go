package carcassonne

import (
	"math"
	"math/bits"

	"tilestead/rules"
)

// Fairy is the cell of the fairy; ok is false while she is off the board.
func (s *State) Fairy() (at Pos, ok bool) {
	if s.fairyTile == noTile {
		return Pos{}, false
	}
	return s.tile[s.fairyTile].At, true
}

// FairyBeside is the place of the figure she stands beside; ok is false without
// the house rule, and once that figure has left her.
func (s *State) FairyBeside() (at Place, ok bool) {
	if s.fairyPiece < 0 {
		return Place{}, false
	}
	return s.place(s.fairyPiece), true
}

// with says whether a figure stands with the fairy.
func (s *State) with(f placed) bool {
	if s.setup.house&FairyFollower != 0 {
		return f.piece == s.fairyPiece
	}
	return s.fairyTile != noTile && s.piece[f.piece].tile == s.fairyTile
}

// fairyAlone leaves the fairy beside nobody when the figure she stands beside
// leaves: one that comes to its place later is not hers.
func (t acting) fairyAlone(gone placed) {
	if gone.piece == t.fairyPiece {
		t.fairyPiece = -1
	}
}

// fairyCalls says whether a figure can call the fairy.
func fairyCalls(s *State, f placed) bool {
	return rules.Seat(f.seat) == s.active && (f.figure.Follower() || s.setup.house&FairyFollowers == 0)
}

// fairyOffers are the tiles the active seat can move the fairy to (8.4), until
// dst has as many as most.
func fairyOffers(s *State, dst []rules.Action, most int) []rules.Action {
	n := len(dst)
	for _, f := range s.figure[:s.figures] {
		if len(dst) >= most {
			break
		}
		if !fairyCalls(s, f) || s.with(f) {
			continue
		}
		q := &s.piece[f.piece]
		feature := int8(-1)
		if s.setup.house&FairyFollower != 0 {
			feature = int8(q.index)
		}
		a := rules.Act(KindFairy) | on(s.tile[q.tile].At) | calledField.Put(int(feature))
		twice := false
		for _, b := range dst[n:] {
			twice = twice || a == b
		}
		if !twice {
			dst = append(dst, a)
		}
	}
	return dst
}

// askFairy asks whether the fairy is to be moved, once the princess has sent a
// figure home, if she can be.
func (t acting) askFairy() {
	var list [1]rules.Action
	if len(fairyOffers(t.State, list[:0], 1)) > 0 {
		t.agenda.Push(fairyChoice)
	}
}

// legalFairy appends the tiles she can be moved to, nothing last.
func legalFairy(s *State, dst []rules.Action) []rules.Action {
	return append(fairyOffers(s, dst, math.MaxInt), Pass)
}

// callFairy moves the fairy.
func (t acting) callFairy(a rules.Action) {
	t.agenda.Pop()
	e := FairyMoved{Seat: t.active, To: PosOf(a)}
	var there bool
	e.From, there = t.Fairy()
	e.First = !there
	t.fairyTile = t.grid.at(e.To)
	if f := FeatureOf(a); f >= 0 {
		t.fairyPiece = t.tile[t.fairyTile].first + int16(f)
	}
	rules.Show(t.reel, t.State, e)
}

// fairyPays is step A: a point for standing with the fairy (8.4).
func fairyPays(t acting) {
	if t.fairyTile == noTile {
		return
	}
	n := 0
	for _, f := range t.figure[:t.figures] {
		if rules.Seat(f.seat) == t.active && t.with(f) {
			n++
		}
	}
	if n == 0 {
		return
	}
	if t.setup.house&FairyPaysEach == 0 {
		n = 1
	}
	t.points[t.active][FairyPoints] += int16(n)
	rules.Show(t.reel, t.State, FairyPaid{t.active, n})
}

// fairyBonus is what a figure with the fairy brings when its object is evaluated.
const fairyBonus = 3

// fairyRewards gives the bonus to every seat with a figure of the object beside
// the fairy, once (8.4).
func fairyRewards(t acting, o object, e *Scored) {
	if t.fairyTile == noTile {
		return
	}
	var seats uint8
	for _, f := range t.figure[:t.figures] {
		if t.with(f) && t.root(f.piece) == o.root && !(t.setup.house&FairyPaysEach != 0 && seats != 0) {
			seats |= 1 << f.seat
		}
	}
	for ; seats != 0; seats &= seats - 1 {
		seat := bits.TrailingZeros8(seats)
		t.points[seat][FairyPoints] += fairyBonus
		if e != nil {
			e.Fairy[seat] = fairyBonus
		}
	}
}
