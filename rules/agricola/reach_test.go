package agricola

import (
	"math/rand/v2"
	"slices"
	"testing"

	"tilestead/rules"
	"tilestead/rules/agricola/box"
	"tilestead/rules/agricola/farm"
)

// exchangers are the cards that exchange something, or add to exchanges.
var exchangers = [...]string{"A102", "B080", "B104", "M081", "M084", "M090", "M106", "M108", "M115", "M125", "M126"}

// randomSeat has a seat decide with a few goods and some of what exchanges them.
func randomSeat(r *rand.Rand) *State {
	s := Title.New(rules.Setup{Title: Title.ID, Seats: 2, Seed: 1,
		Modules: []string{"first-1", moor, "minor-cards"}}).(*State)
	s.carded = true
	p := &s.player[0]
	p.Farm = farm.NewFarm()
	p.Farm.Enclose(farm.Board &^ farm.StartRooms &^ farm.At(0, 0).Mask())
	p.Goods = box.NoStock
	for range 1 + r.IntN(6) {
		p.Goods[r.IntN(box.Goods)]++
	}
	for range r.IntN(4) {
		c := box.Named(exchangers[r.IntN(len(exchangers))])
		p.Front.Add(c)
		if uses := box.Cards[c].Uses; uses > 0 {
			p.Kept[box.Slots[c]] = max(0, uses-int8(r.IntN(4)))
		}
	}
	for m := box.Traders | box.Crafts | box.Fireplaces | box.Hearths | box.Cookhouses; m != 0; {
		if c := m.Pop(); r.IntN(6) == 0 && !box.Majors[c].Copy {
			p.Majors |= 1 << c
			if cookers.Has(c) && r.IntN(3) == 0 {
				p.Tokens |= 1 << c
			}
		}
	}
	s.agenda.Clear()
	switch r.IntN(3) {
	case 0:
		s.harvest = true
		s.agenda.Push(step{kind: heatStep, rest: 9})
	case 1:
		s.harvest = true
		s.agenda.Push(step{kind: hungerStep, rest: 100})
	default:
		s.agenda.Push(step{kind: placeStep})
	}
	return s
}

// all are the goods that a seat can get to by exchanges, one after the other in every
// order; nil if they are too many to look at.
func (s *State) all(most int) map[box.Stock]bool {
	been, found := map[State]bool{*s: true}, map[box.Stock]bool{s.player[0].Goods: true}
	for next := []*State{s}; len(next) > 0; next = next[1:] {
		for _, a := range legalExchanges(next[0], nil, 0) {
			c := next[0].Clone().(*State)
			acting{c, nil}.apply(a)
			if been[*c] {
				continue
			}
			if been[*c] = true; len(been) > most {
				return nil
			}
			found[c.player[0].Goods] = true
			next = append(next, c)
		}
	}
	return found
}

// What is in reach is what trying every order of exchanges finds, and a seeker finds it too.
func TestReachAgainstBruteForce(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 34))
	positions, in, out := 400, 0, 0
	if testing.Short() {
		positions = 60
	}
	for n := range positions {
		s := randomSeat(r)
		found := s.all(2500)
		if found == nil {
			continue
		}
		q := s.asker(0)
		q.open()
		for range 40 {
			var want box.Stock
			for range 1 + r.IntN(4) {
				want[r.IntN(box.Goods)]++
			}
			really := false
			for have := range found {
				really = really || have.Covers(&want)
			}
			if got := q.reaches(&want); got != really {
				p := &s.player[0]
				t.Fatalf("position %d: %v with %v, majors %b, tokens %b, kept %v, asked %v: %v in reach %t, should be %t", n,
					p.Goods, p.Front.IDs(), p.Majors, p.Tokens, p.Kept, s.agenda.Top(), want, got, really)
			}
			if short := q.means.short(&want); short != 0 {
				if _, got := q.means.seek(&want, short, 0); got != really {
					t.Fatalf("position %d: %v: a seeker finds %v: %t, should be %t", n, s.player[0].Goods, want, got, really)
				}
			}
			if really {
				in++
			} else {
				out++
			}
		}
		q.done()
	}
	if in < positions || out < positions {
		t.Errorf("%d stocks were in reach, %d not", in, out)
	}
}

// What a question looked up is given back, also where a special action's price is out of reach:
// asking again costs no memory.
func TestNoCostsNoMemory(t *testing.T) {
	s := Title.New(setupFor(2, "first-1", moor)).(*State)
	p := &s.player[0]
	p.Farm, p.Goods, p.Majors = farm.NewFarm(), box.NoStock, box.Traders
	cost := box.One(box.Stone)
	for _, a := range []box.Special{box.BlackMarket, box.IllicitWork} {
		n := testing.AllocsPerRun(50, func() {
			q := s.asker(0)
			defer q.done()
			if q.works(a, &cost) {
				t.Fatalf("%s is to be had for nothing", box.SpecialIDs[a])
			}
		})
		if n > 0 {
			t.Errorf("%s: %v allocations", box.SpecialIDs[a], n)
		}
	}
}

// A plan is found, too, that first brings a great herd to the field, the harvest to the
// shop and what it buys to the stalls.
func TestLongPlansAreFound(t *testing.T) {
	s := Title.New(rules.Setup{Title: Title.ID, Seats: 2, Seed: 1,
		Modules: []string{"first-1", moor, "minor-cards"}}).(*State)
	s.carded = true
	p := &s.player[0]
	p.Goods = box.Stock{box.Wood: 8, box.Stone: 12, box.Grain: 2, box.Vegetable: 9, box.Fuel: 2, box.Sheep: 14,
		box.Boar: 2}
	for _, id := range []string{"A102", "B104", "M081"} {
		c := box.Named(id)
		p.Front.Add(c)
		if uses := box.Cards[c].Uses; uses > 0 {
			p.Kept[box.Slots[c]] = 3
		}
	}
	for _, id := range []string{"foresters_lodge", "basket_stall", "ceramics_stall"} {
		p.Majors |= 1 << box.FindMajor(id)
	}
	s.agenda.Clear()
	s.agenda.Push(step{kind: placeStep})
	q := s.asker(0)
	defer q.done()
	q.open()
	want := box.Stock{box.Clay: 5, box.Reed: 2}
	plan, ok := q.means.seek(&want, q.means.short(&want), 0)
	if !ok {
		t.Fatalf("%v is not found from %v", want, p.Goods)
	}
	for i, a := range plan {
		if !slices.Contains(legalExchanges(s, nil, 0), a) {
			t.Fatalf("step %d of the plan, %s, is not legal with %v", i+1, rules.Notation(s, a), s.player[0].Goods)
		}
		acting{s, nil}.apply(a)
	}
	if got := s.player[0].Goods; !got.Covers(&want) {
		t.Errorf("the plan leads to %v, not to %v", got, want)
	}
}
