package agricola

import "tilestead/rules"

func bakeRows(r *rulebook) {
	r.kinds[KindBake] = actionRow{name: "bake", fields: fields{"count": countField}, lines: []string{"bake N"},
		writes: writeCount}
	r.ops[Bake] = opRow{name: "Bake", about: "bread, with every baking improvement", word: "bake", by: []uint8{KindBake},
		solid: true,
		asks: func(s *State, seat rules.Seat, _ *Part, _ *step) bool {
			p := &s.player[seat]
			return p.Goods[Grain] > 0 && p.lit()&(bakers|grill) != 0
		},
		after: func(q *asker, p *Player, _ *Part, _ *step) bool { return q.bakes(p) },
		lists: func(s *State, dst []rules.Action, top *step, _ *Part) []rules.Action {
			p := &s.player[top.seat]
			for n := range p.lit().canBake(p.Goods[Grain]) {
				dst = append(dst, rules.Act(KindBake)|countField.Put(int(n)+1))
			}
			return dst
		},
		does: func(t acting, top *step, _ *Part, a rules.Action) { bakeBread(t, top.seat, int16(CountOf(a))) }}
}

// bakeBread turns so much grain into food.
func bakeBread(t acting, seat rules.Seat, n int16) {
	p := &t.player[seat]
	food := p.lit().bread(n)
	p.Goods[Grain] -= n
	p.Goods[Food] += food
	rules.Show(t.reel, t.State, Baked{seat, int(n), int(food)})
	t.opens(baked, seat, occasion{})
}

// bakes says whether there could be grain, and something that bakes it.
func (q *asker) bakes(p *Player) bool {
	if p.lit()&(bakers|grill) != 0 {
		return q.reachesGood(Grain)
	}
	if q.bare || p.Tokens&(bakers|grill) == 0 {
		return false
	}
	q.open()
	want := one(Grain)
	plan, ok := q.means.kindled(&want, bakers|grill)
	if ok && q.tells {
		q.lead = plan
	}
	return ok
}
