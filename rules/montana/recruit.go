package montana

import "tilestead/rules"

// recruit begins action A: a spin, an advance if wanted, the end of the turn.
func (t acting) recruit() {
	seat := t.agenda.Pop().Seat
	t.agenda.Push(Step{Kind: StepSpin, Seat: seat}, Step{Kind: StepAdvance, Seat: seat},
		Step{Kind: StepEnd, Seat: seat})
}

func (t acting) stopArrow(sector int) {
	seat := t.agenda.Pop().Seat
	from := int(t.arrow)
	t.arrow = int8(sector)
	t.pushTake(seat, sector)
	rules.Show(t.reel, t.State, Spun{seat, from, sector})
}

// advanceArrow pays one grain a sector and takes the workers there (A3).
func (t acting) advanceArrow(steps int) {
	seat := t.agenda.Pop().Seat
	if steps == 0 {
		return
	}
	from := int(t.arrow)
	t.player[seat].Goods[Grain] -= int8(steps)
	t.supply[Grain] += int8(steps)
	t.arrow = int8((from + steps) % len(Components.Sectors))
	t.pushTake(seat, int(t.arrow))
	rules.Show(t.reel, t.State, Advanced{seat, from, steps, int(t.arrow)})
}

func (t acting) pushTake(seat rules.Seat, sector int) {
	t.agenda.Push(Step{Kind: StepTake, Seat: seat, A: int8(sector)}, Step{Kind: StepLimit, Seat: seat})
}

// A Step of kind StepTake keeps the white workers already chosen in B: the
// first as trade+1, the second as 5 times trade+1.
func (t acting) needsWhite(s *Step) bool {
	whites := 0
	for _, w := range Components.Sectors[s.A] {
		if w == White {
			whites++
		}
	}
	return whites > 0 && s.B == 0 || whites == 2 && s.B < 5
}

func (t acting) chooseWhite(w Trade) {
	s := t.agenda.Top()
	if s.B == 0 {
		s.B = int8(w) + 1
	} else {
		s.B += 5 * (int8(w) + 1)
	}
}

// Shown are the two workers that a StepTake brings, as far as they are known;
// White marks one still to be chosen.
func (s Step) Shown() Sector {
	shown := Components.Sectors[s.A]
	chosen := [2]Trade{Trade(s.B%5) - 1, Trade(s.B/5) - 1}
	k := 0
	for i, w := range shown {
		if w == White {
			if chosen[k] >= 0 {
				shown[i] = chosen[k]
			}
			k++
		}
	}
	return shown
}

// takeSector takes both workers: two of a colour together, else one after the
// other (A2, H5).
func (t acting) takeSector() {
	s := t.agenda.Pop()
	two := s.Shown()
	if two[0] == two[1] {
		t.recruitOne(s.Seat, two[0], 2, int(s.A))
		return
	}
	t.recruitOne(s.Seat, two[0], 1, int(s.A))
	t.recruitOne(s.Seat, two[1], 1, int(s.A))
}

func (t acting) recruitOne(seat rules.Seat, w Trade, n int8, sector int) {
	lacking := t.receiveWorkers(seat, w, n)
	rules.Show(t.reel, t.State, Recruited{seat, w, n - lacking, sector, lacking})
}

// returnWorker puts back one worker above the limit (A4).
func (t acting) returnWorker(w Trade) {
	seat := t.agenda.Top().Seat
	t.player[seat].Workers[w]--
	t.pool[w]++
	rules.Show(t.reel, t.State, WorkerReturned{seat, w})
}
