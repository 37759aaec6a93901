package agricola

import (
	"testing"

	"tilestead/rules"
	"tilestead/rules/agricola/box"
	"tilestead/rules/agricola/farm"
)

// What is told of a pasture before it is closed is what there is afterwards, and
// the largest that the rest allows is the largest that can be chosen next.
func TestPlanIsWhatComes(t *testing.T) {
	seen, further, parted, clay := 0, 0, 0, 0
	for n := range 44 {
		wood := int16(4 + n/4)
		s := arranged(t, wood)
		if n%2 > 0 {
			s.player[0].Front.Add(box.RammingCard)
			s.player[0].Goods[box.Clay] = 3
			s.player[0].Goods[box.Wood] -= 2
		}
		if n%4 > 1 {
			s.player[0].Front.Add(box.HedgeCard)
		}
		for i, a := range s.Legal(nil) {
			if a.Kind() != KindPasture || i%7 != 0 {
				continue
			}
			cells, after := s.CellsOf(a), s.Clone().(*State)
			plan := s.Plan(0, cells)
			after.Do(a, nil)
			if list := after.Legal(nil); list[0].Kind() == KindClay { // as little clay as can be
				after.Do(list[0], nil)
			}
			p := after.Player(0)
			next, room, more := 0, box.Herd{}, false
			for _, b := range after.Legal(nil) {
				if b.Kind() != KindPasture {
					continue
				}
				more = true
				if after.CellsOf(b)&p.Enclosed() == 0 && cells&s.Player(0).Enclosed() == 0 {
					next = max(next, after.CellsOf(b).Size())
				}
			}
			room[0] = int16(plan.Room)
			paid := int(s.Player(0).Goods[box.Clay] - p.Goods[box.Clay])
			want := Plan{s.Player(0).FencesLeft() - p.FencesLeft(), int(p.Goods[box.Wood]), paid, p.FencesLeft(),
				plan.Room, next, more}
			alone := &farm.Farm{Land: p.Land, Stables: p.Stables & cells, Pasture: [farm.MaxPastures]farm.Mask{cells}}
			stalls := alone.Stalls()
			stalls.Single = 0
			if plan != want || !stalls.Holds(room) || stalls.Holds(box.Herd{room[0] + 1}) {
				t.Fatalf("wood %d, %s: planned %+v, came %+v", wood, rules.Notation(s, a), plan, want)
			}
			seen++
			switch {
			case next > 0:
				further++
			case more:
				parted++
			}
			clay += paid
		}
	}
	if seen < 100 || further == 0 || parted == 0 || clay == 0 {
		t.Errorf("%d pastures were planned, %d with another one after them, %d that can only be parted, %d clay",
			seen, further, parted, clay)
	}
}

// arranged is a farm with two stables and so much wood about to be fenced.
func arranged(t *testing.T, wood int16) *State {
	t.Helper()
	s := newGame(rules.Setup{Title: "agricola", Seats: 2, Modules: []string{"first-1"}}).(*State)
	setRound(s, 7)
	p := &s.player[0]
	p.Goods[box.Wood], p.Stables = wood, farm.At(0, 2).Mask()|farm.At(0, 4).Mask()
	s.agenda.Clear()
	s.agenda.Push(step{kind: useStep, seat: 0, e: box.EffectID(box.FindSpace("fencing"))}, step{kind: workStep},
		step{kind: homeStep})
	return s
}
