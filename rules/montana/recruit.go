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

// takeNext takes the workers of a sector, once the trades of white ones are chosen.
func (t acting) takeNext(s *Step) (waits bool) {
	if needsWhite(s) {
		return true
	}
	t.takeSector()
	return false
}

// needsWhite says whether a white worker has no trade yet.
func needsWhite(s *Step) bool {
	whites := 0
	for _, w := range Components.Sectors[s.sector()] {
		if w == White {
			whites++
		}
	}
	return whites > 0 && *s.whites() == 0 || whites == 2 && *s.whites() < 5
}

func (t acting) chooseWhite(w Trade) {
	if chosen := t.agenda.Top().whites(); *chosen == 0 {
		*chosen = int8(w) + 1
	} else {
		*chosen += 5 * (int8(w) + 1)
	}
}

// limit waits while a seat has workers above the limit (A4).
func (t acting) limit(s *Step) (waits bool) {
	if t.player[s.Seat].Workers.Size() > int(Components.WorkerLimit) {
		return true
	}
	t.agenda.Pop()
	return false
}

// mayAdvance skips the advance of whoever has neither grain nor what brings some.
func (t acting) mayAdvance(s *Step) (waits bool) {
	if t.trades(s) || t.player[s.Seat].Goods[Grain] > 0 {
		return true
	}
	t.agenda.Pop()
	return false
}

// Shown are the two workers that a StepTake brings, as far as they are known;
// White marks one still to be chosen.
func (s Step) Shown() Sector {
	shown := Components.Sectors[s.sector()]
	chosen := [2]Trade{Trade(*s.whites()%5) - 1, Trade(*s.whites()/5) - 1}
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
		t.recruitOne(s.Seat, two[0], 2, s.sector())
		return
	}
	t.recruitOne(s.Seat, two[0], 1, s.sector())
	t.recruitOne(s.Seat, two[1], 1, s.sector())
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
