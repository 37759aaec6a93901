package montana

import "tilestead/rules"

// legalTiles is every tile left in every rotation (S1).
func legalTiles(s *State, dst []rules.Action, _ *Step) []rules.Action {
	for t := range Components.Tiles {
		if s.used>>t&1 == 0 {
			for k := range 6 {
				dst = append(dst, rules.Act(KindTile)|tileField.Put(t)|rotationField.Put(k))
			}
		}
	}
	return dst
}

// legalStarts is every land hex (S2); Weight picks among them.
func legalStarts(s *State, dst []rules.Action, _ *Step) []rules.Action {
	for h := Hex(0); h < s.layout.n; h++ {
		if s.land.has(h) {
			dst = append(dst, rules.Act(KindStart)|hexField.Put(int(h)))
		}
	}
	return dst
}

// Weight is 1 but for the start tile, where it is 0 on hexes that the default
// chooser passes over.
func (s *State) Weight(a rules.Action) int {
	if a.Kind() == KindStart && startConditions(s, HexOf(a)) < int(s.startLevel) {
		return 0
	}
	return 1
}

// startConditions counts how many conditions of a good start hex hold, from
// the first on: plain land; six neighbours; at least four of them land; no
// lake; no double hex for small goods alone, which would be a gift to the
// first player.
func startConditions(s *State, h Hex) int {
	f := &Components.Faces[s.face[h]]
	if f.Double || f.Cattle {
		return 0
	}
	neighbours, lands, lakes, gifts := 0, 0, 0, 0
	for _, n := range s.layout.neighbour[h] {
		if n == NoHex {
			continue
		}
		neighbours++
		g := &Components.Faces[s.face[n]]
		switch g.Kind {
		case Land:
			lands++
			if g.Double && pays(&Components.StartGoods, &g.Cost) {
				gifts++
			}
		case Lake:
			lakes++
		}
	}
	for i, holds := range [...]bool{neighbours == 6, lands >= 4, lakes == 0, gifts == 0} {
		if !holds {
			return 1 + i
		}
	}
	return 5
}

func (t acting) layTile(tile, k int) {
	top := t.agenda.Pop()
	slot := top.slot()
	t.used |= 1 << tile
	for i := range 7 {
		h := Hex(slot*7 + i)
		f := faceAt(tile, k, i)
		t.face[h] = int8(f)
		face := &Components.Faces[f]
		if face.Kind == Land {
			t.land.add(h)
		}
		if face.Cattle {
			t.cattleOn.add(h)
			t.herd--
		}
		if face.Canteen {
			t.canteenOn.add(h)
		}
	}
	if next := slot + 1; next*7 < int(t.layout.n) {
		t.agenda.Push(Step{Kind: StepTile, A: int8(next)})
	} else {
		t.judgeStarts()
	}
	rules.Show(t.reel, t.State, TileLaid{slot, tile, k})
}

// judgeStarts drops the conditions of the start hex from the last up until
// some hex keeps the rest.
func (t acting) judgeStarts() {
	best := 0
	for h := Hex(0); h < t.layout.n; h++ {
		if t.land.has(h) {
			best = max(best, startConditions(t.State, h))
		}
	}
	t.startLevel = int8(best)
}

// layStart covers a hex with the start tile; its symbols are void (S2).
func (t acting) layStart(h Hex) {
	t.agenda.Pop()
	t.start = h
	t.land.remove(h)
	t.settled.add(h)
	if t.cattleOn.has(h) {
		t.cattleOn.remove(h)
		t.herd++
	}
	rules.Show(t.reel, t.State, StartLaid{h})
}

// drawFirst waits for the draw of the start player, unless it was chosen before.
func (t acting) drawFirst(s *Step) bool {
	if s.chosen() == 0 {
		return true
	}
	t.startWith(rules.Seat(s.chosen() - 1))
	return false
}

// startWith deals silver from the start player on and begins the spins (S8, S9).
func (t acting) startWith(first rules.Seat) {
	t.agenda.Pop()
	t.first, t.active = first, first
	t.agenda.Push(Step{Kind: StepTurn, Seat: first})
	for i := t.seats - 1; i >= 0; i-- {
		seat := t.after(first, i)
		t.player[seat].Silver = Components.Silver[i]
		for range Components.StartSpins {
			t.agenda.Push(Step{Kind: StepSpin, Seat: seat, B: 1})
		}
	}
	rules.Show(t.reel, t.State, StartPlayer{first})
}

// StartSpin says which of a seat's spins for its starting workers is being played, from 1 on
// (S9); ok is false once these are dealt.
func (s *State) StartSpin() (n int, ok bool) {
	seat, left := s.agenda.Top().Seat, 0
	for i := 1; i < s.agenda.Len(); i++ {
		switch t := s.agenda.At(i); {
		case t.Kind == StepSpin && t.Seat == seat:
			left++
		case t.Kind == StepTurn:
			ok = true // nobody has had a turn yet
		}
	}
	return int(Components.StartSpins) - left, ok
}

// after is the seat i places clockwise from seat.
func (s *State) after(seat rules.Seat, i int8) rules.Seat {
	return rules.Seat((int8(seat) + i) % s.seats)
}
