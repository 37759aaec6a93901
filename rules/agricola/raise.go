package agricola

import (
	"math/bits"

	"tilestead/rules"
	"tilestead/rules/agricola/box"
)

func raiseRows(r *rulebook) {
	r.kinds[KindRaise] = actionRow{name: "raise",
		fields: fields{"sheep": sheepField, "boar": boarField, "cattle": cattleField},
		lines:  repeated("raise", " N GOOD", box.Animals-1), writes: writeHerd}
	r.kinds[KindStall] = actionRow{name: "stall", fields: oneGood, lines: []string{"stall GOOD"}, writes: writeGood}
	r.ops[box.Upgrade] = opRow{name: "Upgrade", about: "up to three animals to the next kind", word: "raise",
		by: []uint8{KindRaise},
		asks: func(s *State, seat rules.Seat, _ *box.Part, _ *step) bool {
			var some [64]rules.Action
			return len(legalRaises(&s.player[seat], some[:0])) > 0
		},
		lists: func(s *State, dst []rules.Action, top *step, _ *box.Part) []rules.Action {
			return legalRaises(&s.player[top.seat], dst)
		},
		does: func(t acting, top *step, _ *box.Part, a rules.Action) { raiseAnimals(t, top.seat, HerdOf(a)) }}
	r.ops[box.Stall] = opRow{name: "Stall", about: "an animal of each kind, for sale In so many rounds from now", word: "buy",
		by: []uint8{KindStall}, asked: true,
		asks: func(s *State, _ rules.Seat, part *box.Part, at *step) bool {
			next := 0
			if at != nil {
				next = bits.OnesCount8(uint8(at.built))
			}
			return next < len(part.In) && s.round+part.In[next] <= box.Rounds
		},
		lists: func(_ *State, dst []rules.Action, top *step, _ *box.Part) []rules.Action {
			for g := box.Sheep; g <= box.Horse; g++ {
				if top.built>>(g-box.Sheep)&1 == 0 {
					dst = append(dst, rules.Act(KindStall)|goodField.Put(int(g)))
				}
			}
			return dst
		},
		does: stallAnimal, repeats: always}
}

// mostRaised is how many animals a card raises at most, by one kind each.
const mostRaised = 3

// legalRaises are the animals that can be raised, if all of the herd can live
// somewhere then.
func legalRaises(p *Player, dst []rules.Action) []rules.Action {
	h := p.Goods.Herd()
	for sheep := range min(mostRaised, h[0]) + 1 {
		for boar := range min(mostRaised-sheep, h[1]) + 1 {
			for cattle := range min(mostRaised-sheep-boar, h[2]) + 1 {
				by := box.Herd{sheep, boar, cattle}
				if _, ok := p.raisable(by); ok && by != (box.Herd{}) {
					dst = append(dst, rules.Act(KindRaise)|herdAct(by))
				}
			}
		}
	}
	return dst
}

// raisable says whether animals can be raised, and what the one on another seat's card
// is then: it is among them only if the others can't live on the farm else.
func (p *Player) raisable(by box.Herd) (lodger box.Good, ok bool) {
	stalls, h := p.stalls(), p.housed()
	if by.Within(&h) && stalls.Holds(h.Raised(by)) {
		return p.Lodger, true
	}
	if p.Lodger == 0 || p.Lodger == box.Horse || by[p.Lodger-box.Sheep] == 0 {
		return p.Lodger, false
	}
	by[p.Lodger-box.Sheep]--
	return p.Lodger + 1, by.Within(&h) && stalls.Holds(h.Raised(by))
}

// raiseAnimals makes animals the next kind, all at once.
func raiseAnimals(t acting, seat rules.Seat, by box.Herd) {
	p := &t.player[seat]
	p.Lodger, _ = p.raisable(by)
	h := p.Goods.Herd().Raised(by)
	copy(p.Goods[box.Sheep:], h[:])
	rules.Show(t.reel, t.State, Raised{seat, by})
}

// stallAnimal promises an animal for the next round of a card, to be bought then.
func stallAnimal(t acting, top *step, part *box.Part, a rules.Action) {
	g, round := GoodOf(a), t.round+part.In[bits.OnesCount8(uint8(top.built))]
	top.built |= 1 << (g - box.Sheep)
	t.player[top.seat].market[round] = g
	e := Promised{Seat: top.seat, From: t.origin()}
	e.Got[g] = 1
	rules.Show(t.reel, t.State, e)
}
