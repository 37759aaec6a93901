package agricola

import (
	"tilestead/rules"
	"tilestead/rules/agricola/box"
)

func bakeRows(r *rulebook) {
	r.kinds[KindBake] = actionRow{name: "bake", fields: fields{"count": countField}, lines: []string{"bake N"},
		writes: writeCount}
	r.ops[box.Bake] = opRow{name: "Bake", about: "bread, with every baking improvement", word: "bake", by: []uint8{KindBake},
		solid: true,
		asks: func(s *State, seat rules.Seat, _ *box.Part, _ *step) bool {
			p := &s.player[seat]
			return p.Goods[box.Grain] > 0 && p.lit()&(box.Bakers|box.Grill) != 0
		},
		after: func(q *asker, p *Player, _ *box.Part, _ *step) bool { return q.bakes(p) },
		lists: func(s *State, dst []rules.Action, top *step, _ *box.Part) []rules.Action {
			p := &s.player[top.seat]
			for n := range p.lit().CanBake(p.Goods[box.Grain]) {
				dst = append(dst, rules.Act(KindBake)|countField.Put(int(n)+1))
			}
			return dst
		},
		does: func(t acting, top *step, _ *box.Part, a rules.Action) { bakeBread(t, top.seat, int16(CountOf(a))) }}
}

// bakeBread turns so much grain into food.
func bakeBread(t acting, seat rules.Seat, n int16) {
	p := &t.player[seat]
	food := p.lit().Bread(n)
	p.Goods[box.Grain] -= n
	p.Goods[box.Food] += food
	rules.Show(t.reel, t.State, Baked{seat, int(n), int(food)})
	t.opens(box.Baked, seat, occasion{})
}

// bakes says whether there could be grain, and something that bakes it.
func (q *asker) bakes(p *Player) bool {
	if p.lit()&(box.Bakers|box.Grill) != 0 {
		return q.reachesGood(box.Grain)
	}
	if q.bare || p.Tokens&(box.Bakers|box.Grill) == 0 {
		return false
	}
	q.open()
	want := box.One(box.Grain)
	plan, ok := q.means.kindled(&want, box.Bakers|box.Grill)
	if ok && q.tells {
		q.lead = plan
	}
	return ok
}
