package agricola

import (
	"tilestead/rules"
	"tilestead/rules/agricola/box"
)

func gainRows(r *rulebook) {
	r.ops[box.Gain] = opRow{name: "Gain", about: "Get from the general supply", asks: anyTime,
		carries: func(t acting, seat rules.Seat, _ box.Space, part *box.Part) { grantGoods(t, seat, part) }}
	r.ops[box.Collect] = opRow{name: "Collect", about: "all that lies on the space", asks: anyTime,
		carries: func(t acting, seat rules.Seat, sp box.Space, _ *box.Part) { takeAll(t, seat, sp) }}
	r.ops[box.MissingAnimal] = opRow{name: "MissingAnimal", about: "the first of sheep, boar and cattle that one has none of",
		asks: func(s *State, seat rules.Seat, _ *box.Part, _ *step) bool { return s.player[seat].missing() != 0 },
		carries: func(t acting, seat rules.Seat, _ box.Space, _ *box.Part) {
			t.gets(seat, box.One(t.player[seat].missing()))
		}}
	r.ops[box.TopUp] = opRow{name: "TopUp", about: "as much of each good as is missing up to Get", asks: anyTime,
		carries: func(t acting, seat rules.Seat, _ box.Space, part *box.Part) {
			t.gets(seat, t.player[seat].missingTo(&part.Get))
		}}
	r.ops[box.Breed] = opRow{name: "Breed", about: "one animal from two",
		asks: func(s *State, seat rules.Seat, part *box.Part, _ *step) bool {
			kind := part.Get.Herd()
			for k, n := range kind {
				if n > 0 && hasParents(s, seat, k, s.player[seat].Goods[box.Sheep+box.Good(k)]) {
					return true
				}
			}
			return false
		},
		after: func(q *asker, _ *Player, part *box.Part, _ *step) bool {
			for g := box.Sheep; g <= box.Horse; g++ {
				if part.Get[g] > 0 && q.parentsOf(g) {
					return true
				}
			}
			return false
		},
		agrees: func(s *State, seat rules.Seat, part *box.Part) bool {
			p := &s.player[seat]
			h, more := p.housed(), part.Get.Herd()
			h.Add(&more)
			stalls := p.stalls()
			return stalls.Holds(h)
		},
		carries: func(t acting, seat rules.Seat, _ box.Space, part *box.Part) { t.gets(seat, part.Get) }}
	r.ops[box.Bank] = opRow{name: "Bank", about: "N points that stay", asks: anyTime,
		carries: func(t acting, seat rules.Seat, _ box.Space, part *box.Part) {
			t.bank(seat, part.N*t.amount(seat, &part.By))
		}}
}

func payRows(r *rulebook) {
	r.kinds[KindTake] = actionRow{name: "take", fields: fields{"option": optionField},
		lines: []string{"take N GOOD", "take for N GOOD", "take N GOOD N GOOD", "take N GOOD for N GOOD",
			"take N GOOD N GOOD for N GOOD"},
		writes: func(s *State, b []byte, a rules.Action) []byte {
			o := optionOf(s, a)
			b = appendStock(b, &o.Get)
			if o.Pay != box.NoStock {
				b = appendStock(append(b, " for"...), &o.Pay)
			}
			return b
		}}
	affords := func(s *State, seat rules.Seat, part *box.Part, _ *step) bool {
		return s.player[seat].affords(&part.Pay)
	}
	reaches := func(q *asker, _ *Player, part *box.Part, _ *step) bool { return q.reaches(&part.Pay) }
	ready := func(p *Player, part *box.Part) bool { return p.Goods.Covers(&part.Pay) }
	r.ops[box.Pay] = opRow{name: "Pay", about: "goods to the general supply", asks: affords, after: reaches, alone: ready,
		carries: func(t acting, seat rules.Seat, _ box.Space, part *box.Part) { payPart(t, seat, part) }}
	r.ops[box.Leave] = opRow{name: "Leave", about: "Pay, on the space that was used", asks: affords, after: reaches, alone: ready,
		carries: func(t acting, seat rules.Seat, sp box.Space, part *box.Part) {
			t.goods[sp] += int8(part.Pay[box.Spaces[sp].Adds])
			payPart(t, seat, part)
		}}
	r.ops[box.OneOf] = opRow{name: "OneOf", about: "one of the Options", word: "take", by: []uint8{KindTake},
		asks: func(s *State, seat rules.Seat, part *box.Part, at *step) bool {
			return takesAnother(s, seat, part, at) && s.player[seat].paysAny(part, at)
		},
		after: func(q *asker, _ *Player, part *box.Part, at *step) bool {
			if !takesAnother(q.State, q.seat, part, at) {
				return false
			}
			for i := range part.Options {
				if q.reaches(&part.Options[i].Pay) {
					return true
				}
			}
			return false
		},
		lists: func(s *State, dst []rules.Action, top *step, part *box.Part) []rules.Action {
			for i := range part.Options {
				if s.player[top.seat].Goods.Covers(&part.Options[i].Pay) {
					dst = append(dst, rules.Act(KindTake)|optionField.Put(i))
				}
			}
			return dst
		},
		does:    takeOne,
		repeats: func(_ *Player, part *box.Part) bool { return part.By.Of != 0 }}
}

// takesAnother says whether one of the options can be taken again, or for the first time.
func takesAnother(s *State, seat rules.Seat, part *box.Part, at *step) bool {
	return part.By.Of == 0 || at != nil && int(at.built) < s.amount(seat, &part.By)
}

// paysAny says whether any of the options can be paid.
func (p *Player) paysAny(part *box.Part, at *step) bool {
	for i := range part.Options {
		if p.pays(&part.Options[i].Pay, at) {
			return true
		}
	}
	return false
}

// takeOne takes an option of a part, or the points that it brings.
func takeOne(t acting, top *step, part *box.Part, a rules.Action) {
	o := &part.Options[optionField.Get(a)]
	top.built++
	t.pay(top.seat, &o.Pay)
	if part.N > 0 {
		t.bank(top.seat, part.N)
		return
	}
	t.gets(top.seat, o.Get)
}

// bank gives a seat points that stay.
func (t acting) bank(seat rules.Seat, points int) {
	t.player[seat].Banked += int16(rules.Whole(points))
	rules.Show(t.reel, t.State, Banked{seat, points, t.origin()})
}

// gets gives a seat the goods of an effect.
func (t acting) gets(seat rules.Seat, got box.Stock) {
	t.gain(seat, &got)
	rules.Show(t.reel, t.State, Gained{seat, got, t.origin()})
}

// payPart pays what a part of an effect costs.
func payPart(t acting, seat rules.Seat, part *box.Part) {
	t.pay(seat, &part.Pay)
	rules.Show(t.reel, t.State, Paid{seat, part.Pay, t.origin()})
}

// takeAll takes all that has gathered on a space.
func takeAll(t acting, seat rules.Seat, sp box.Space) {
	n, good := int(t.goods[sp]), box.Spaces[sp].Adds
	got := box.One(good)
	got[good] = int16(n)
	t.goods[sp] = 0
	t.gain(seat, &got)
	rules.Show(t.reel, t.State, Taken{seat, sp, got})
	t.opens(box.TookGoods, seat, occasion{good: good, n: n})
}

// grantGoods gives the goods of a part to whoever gets them.
func grantGoods(t acting, seat rules.Seat, part *box.Part) {
	got, from := part.Get, t.origin()
	times := int16(t.amount(seat, &part.By))
	for g := range got {
		got[g] *= times
	}
	if got == box.NoStock {
		return
	}
	n := rules.Seat(t.setup.seats)
	for i := range n {
		to := (seat + i) % n
		if (part.To == box.Everybody || (part.To == box.Own) == (i == 0)) && t.met(to, part.Whom) {
			t.gain(to, &got)
			rules.Show(t.reel, t.State, Gained{to, got, from})
		}
	}
}

// missing is the first of sheep, boar and cattle that a seat has none of, or 0.
func (p *Player) missing() box.Good {
	for g := box.Sheep; g <= box.Cattle; g++ {
		if p.Goods[g] == 0 {
			return g
		}
	}
	return 0
}

// parentsOf says whether exchanges bring two parents of a kind.
func (q *asker) parentsOf(g box.Good) bool {
	have := q.player[q.seat].Goods[g]
	for n := have; n <= have+2; n++ {
		if hasParents(q.State, q.seat, int(g-box.Sheep), n) {
			want := box.Stock{}
			want[g] = n
			return q.reaches(&want)
		}
	}
	return false
}
