package carcassonne

import "tilestead/rules"

// removals are the figures the princess just placed can send away: those in
// her city, a big follower only when no other figure of its colour is there
// (8.5).
func removals(s *State, dst []rules.Action) []rules.Action {
	t := &s.tile[s.last]
	her := princessOf[t.Kind]
	if her < 0 {
		return dst
	}
	city := s.root(t.first + int16(her))
	if s.piece[city].standing == 0 {
		return dst
	}
	only := s.setup.house&PrincessFollowers != 0
	var others [MaxSeats]bool // has another figure than the big follower there
	for _, f := range s.figure[:s.figures] {
		if f.figure != Big && !(only && !f.figure.Follower()) && s.root(f.piece) == city {
			others[f.seat] = true
		}
	}
	n := len(dst)
	for _, f := range s.figure[:s.figures] {
		switch {
		case s.root(f.piece) != city:
		case only && !f.figure.Follower():
		case f.figure == Big && others[f.seat] && s.setup.house&PrincessBigAny == 0:
		default:
			at := s.tile[s.piece[f.piece].tile].At
			a := rules.Act(KindRemove) | on(at) | figureField.Put(int(f.figure)) | ownerField.Put(int(f.seat))
			twice := false // two alike on one tile are one choice
			for _, b := range dst[n:] {
				twice = twice || a == b
			}
			if !twice {
				dst = append(dst, a)
			}
		}
	}
	return dst
}

func princessActs(s *State) bool {
	if princessOf[s.tile[s.last].Kind] < 0 {
		return false
	}
	var list [maxPlaced]rules.Action
	return len(removals(s, list[:0])) > 0
}

// princessOf is the princess's city of each kind, or -1.
var princessOf = func() (list []int) {
	for i := range Tiles {
		list = append(list, Tiles[i].Princess())
	}
	return list
}()

// dismiss sends one figure out of the princess's city.
func (t acting) dismiss(a rules.Action) {
	t.agenda.Pop()
	n := t.grid.at(PosOf(a))
	tile := &t.tile[t.last]
	city := t.root(tile.first + int16(princessOf[tile.Kind]))
	done := false
	home := t.leave(func(f placed) bool {
		hit := !done && rules.Seat(f.seat) == SeatOf(a) && f.figure == FigureOf(a) &&
			t.piece[f.piece].tile == n && t.root(f.piece) == city
		done = done || hit
		return hit
	})
	rules.Show(t.reel, t.State, Dismissed{t.active, home})
	if t.setup.house&FairyAfterPrincess != 0 {
		t.askFairy()
	}
}
