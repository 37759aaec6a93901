package montana

import "tilestead/rules"

// build pays for a hex and settles it, in the order of C9.
func (t acting) build(h Hex) {
	seat := t.agenda.Top().Seat
	if t.agenda.Top().Kind == StepTurn {
		t.agenda.Pop()
		t.agenda.Push(Step{Kind: StepSettle, Seat: seat}, Step{Kind: StepEnd, Seat: seat})
	}
	me := &t.player[seat]
	face := &Components.Faces[t.face[h]]
	for g, n := range face.Cost {
		me.Goods[g] -= n
		t.supply[g] += n
	}
	due := int8(1)
	if face.Double {
		due = 2
	}
	rows := rowBonuses(t.State, seat, h)
	put := min(due+rows, me.Left)
	me.Left -= put
	t.owner[h], t.height[h] = seat, put
	t.own[seat].add(h)
	t.settled.add(h)
	cattle := t.cattleOn.has(h)
	if cattle {
		t.cattleOn.remove(h)
		me.Cattle++
	}
	lakes := canteensBeside(t.State, h)
	for n := lakes; n != (hexSet{}); {
		l := n.first()
		n.remove(l)
		t.canteenOn.remove(l)
		me.Canteens++
	}
	t.built++
	if t.reel != nil {
		rules.Show(t.reel, t.State, Built{seat, h, face.Cost, put, rows, face.Double, cattle, lakes.list()})
	}
	if me.Left == 0 && !t.ended {
		t.ended = true
		rules.Show(t.reel, t.State, EndAnnounced{seat})
	}
}

// canteensBeside is the lakes next to h that still have their canteen (C8).
func canteensBeside(s *State, h Hex) hexSet {
	around := &s.layout.around[h]
	return hexSet{s.canteenOn[0] & around[0], s.canteenOn[1] & around[1]}
}

// rowBonuses counts the axes on which a settlement of seat on h completes a
// row of four (C5, C6): neither run it joins may have had its bonus already.
func rowBonuses(s *State, seat rules.Seat, h Hex) (n int8) {
	long := Components.RowLength
	for d := range 3 {
		a, b := s.run(seat, h, d), s.run(seat, h, d+3)
		if a+b+1 >= long && a < long && b < long {
			n++
		}
	}
	return n
}

// run is how many settled hexes of seat follow h in a direction.
func (s *State) run(seat rules.Seat, h Hex, direction int) (n int8) {
	for h = s.layout.neighbour[h][direction]; h != NoHex && s.own[seat].has(h); h = s.layout.neighbour[h][direction] {
		n++
	}
	return n
}

// Row lists the hexes of the rows of four that seat would complete on h.
func (s *State) Row(seat rules.Seat, h Hex) (hs []Hex) {
	long := Components.RowLength
	for d := range 3 {
		a, b := s.run(seat, h, d), s.run(seat, h, d+3)
		if a+b+1 < long || a >= long || b >= long {
			continue
		}
		for _, dir := range [2]int{d, d + 3} {
			for n := s.layout.neighbour[h][dir]; n != NoHex && s.own[seat].has(n); n = s.layout.neighbour[n][dir] {
				hs = append(hs, n)
			}
		}
	}
	return hs
}

// Gains is what a build on h would bring seat beside its settlements.
func (s *State) Gains(seat rules.Seat, h Hex) (placed, rows, cattle, canteens int) {
	face := &Components.Faces[s.face[h]]
	rows = int(rowBonuses(s, seat, h))
	placed = 1 + rows
	if face.Double {
		placed++
	}
	if s.cattleOn.has(h) {
		cattle = 1
	}
	return min(placed, int(s.player[seat].Left)), rows, cattle, len(canteensBeside(s, h).list())
}

// maySettle ends building where nothing more can be built.
func (t acting) maySettle(s *Step) (waits bool) {
	if t.built == Components.MaxBuilds || t.player[s.Seat].Left == 0 || !t.trades(s) && !canBuild(t.State, s.Seat) {
		t.stopBuilding()
		return false
	}
	return true
}

// stopBuilding pays silver for the builds not used (C1).
func (t acting) stopBuilding() {
	seat := t.agenda.Pop().Seat
	silver := int16(Components.MaxBuilds-t.built) * Components.SpareSilver
	t.player[seat].Silver += silver
	t.built = 0
	rules.Show(t.reel, t.State, SettleEnded{seat, silver})
}
