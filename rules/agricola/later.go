package agricola

import (
	"tilestead/rules"
	"tilestead/rules/agricola/box"
)

func laterRows(r *rulebook) {
	promises := func(s *State, seat rules.Seat, part *box.Part, _ *step) bool { return promisesAny(s, seat, part) }
	schedule := func(t acting, seat rules.Seat, _ box.Space, part *box.Part) { scheduleGoods(t, seat, part) }
	r.ops[box.Later] = opRow{name: "Later", about: "Get, In so many rounds from now, or in certain Rounds", asks: promises,
		carries: schedule}
	r.ops[box.LaterTile] = opRow{name: "LaterTile", about: "likewise a tile of that Ground, if wanted", asks: promises,
		carries: schedule, asked: true}
	r.ops[box.LaterOneOf] = opRow{name: "LaterOneOf", about: "one of the Options, In so many rounds from now",
		by:   []uint8{KindTake},
		asks: func(s *State, _ rules.Seat, part *box.Part, _ *step) bool { return s.round+part.In[0] <= box.Rounds },
		lists: func(s *State, dst []rules.Action, _ *step, part *box.Part) []rules.Action {
			for i, n := range part.In {
				if s.round+n <= box.Rounds {
					dst = append(dst, rules.Act(KindTake)|optionField.Put(i))
				}
			}
			return dst
		},
		does: func(t acting, top *step, part *box.Part, a rules.Action) {
			o := &part.Options[optionField.Get(a)]
			putLater(t, top.seat, part.In[optionField.Get(a)], &o.Get)
			rules.Show(t.reel, t.State, Promised{Seat: top.seat, Got: o.Get, From: t.origin()})
		}}
	r.steps[collectStep] = agendaRow{name: "collect", auto: alone(collectComing)}
	r.steps[rideStep] = agendaRow{name: "ride", auto: alone(rideOn)}
}

// laterSpecials are the cards that promise a special action, laterTiles those that
// promise a tile of each kind.
var (
	laterSpecials = box.CardsWith(func(p *box.Part) bool { return p.Op == box.LaterSpecial })
	laterTiles    = func() (sets [box.Grounds]box.CardSet) {
		for g := range sets {
			sets[g] = box.CardsWith(func(p *box.Part) bool {
				return p.Op == box.LaterTile &&
					p.Ground == box.Ground(g)
			})
		}
		return sets
	}()
)

// promiser is the card in front of a seat that promised something, + 1: the first of
// several, for what they promised is the same.
func (t acting) promiser(seat rules.Seat, of *box.CardSet) int16 {
	cards := t.player[seat].Front.And(of)
	if cards.Empty() {
		return 0
	}
	return int16(cards.Pop()) + 1
}

// promise puts goods on a round space; there is none behind the last (4.1).
func (t acting) promise(seat rules.Seat, round int8, g box.Good, n int8) {
	if round > box.Rounds {
		return
	}
	p := &t.player[seat]
	p.coming[round][g] += n
	p.due |= 1 << round
}

// eachRoundOf calls do for the rounds to come on which a part puts something; an
// amount is how many of them.
func eachRoundOf(s *State, seat rules.Seat, part *box.Part, do func(round int8)) {
	in := part.In
	if part.By.Of != 0 {
		in = in[:min(len(in), s.amount(seat, &part.By))]
	}
	for _, n := range in {
		if s.round+n <= box.Rounds {
			do(s.round + n)
		}
	}
	for _, round := range part.Rounds {
		if round > s.round {
			do(round)
		}
	}
}

// promisesAny says whether a part puts anything on a round to come.
func promisesAny(s *State, seat rules.Seat, part *box.Part) (any bool) {
	eachRoundOf(s, seat, part, func(int8) { any = true })
	return any
}

// scheduleGoods puts goods or a tile on rounds to come.
func scheduleGoods(t acting, seat rules.Seat, part *box.Part) {
	var got box.Stock
	tiles := int8(0)
	eachRoundOf(t.State, seat, part, func(round int8) {
		if part.Op == box.LaterTile {
			t.player[seat].offers[round][part.Ground]++
			tiles++
			return
		}
		for g, n := range &part.Get {
			if n > 0 {
				t.promise(seat, round, box.Good(g), int8(n))
				got[g] += n
			}
		}
	})
	rules.Show(t.reel, t.State, Promised{seat, got, part.Ground, tiles, t.origin()})
}

// putLater puts goods on the round so many rounds from now.
func putLater(t acting, seat rules.Seat, in int8, got *box.Stock) {
	for g, n := range got {
		if n > 0 {
			t.promise(seat, t.round+in, box.Good(g), int8(n))
		}
	}
}

// collectComing gives seat after seat the goods that wait on the round space; then come,
// in the order that its owner likes, the tiles and offers there and what cards give as
// the round begins (4.1).
func collectComing(t acting) {
	seat, ok := t.nextSeat()
	if !ok {
		return
	}
	p := &t.player[seat]
	if p.rides>>t.round&1 != 0 {
		t.agenda.Push(step{kind: rideStep, seat: seat})
	}
	t.opensFor(seat, box.RoundStart, seat, occasion{}, false)
	if p.rights>>t.round&1 != 0 {
		p.rights &^= 1 << t.round
		by := t.promiser(seat, &laterSpecials)
		t.agenda.Push(step{kind: specialStep, seat: seat, by: by, rest: int8(box.PeatBit), done: 1})
	}
	if g := p.market[t.round]; g.Animal() {
		p.market[t.round] = 0
		t.agenda.Push(step{kind: useStep, seat: seat, e: box.MarketID + box.EffectID(g-box.Sheep),
			by: int16(box.StallCard) + 1})
	}
	for g := range box.Grounds {
		for ; p.offers[t.round][g] > 0; p.offers[t.round][g]-- {
			by := t.promiser(seat, &laterTiles[g])
			t.agenda.Push(step{kind: useStep, seat: seat, e: box.LaidID + box.EffectID(g), by: by})
		}
	}
	t.opensFor(seat, box.RoundStart, seat, occasion{}, true)
	if t.setup.asks {
		t.agenda.Push(step{kind: openStep, seat: seat, rest: atBegin})
	}
	t.ride(seat)
	if p.due>>t.round&1 == 0 {
		return
	}
	var got box.Stock
	p.due &^= 1 << t.round
	for g, n := range &p.coming[t.round] {
		got[g] += int16(n)
	}
	p.coming[t.round] = small{}
	t.gain(seat, &got)
	rules.Show(t.reel, t.State, Collected{seat, got})
}

// ride gives a seat the food that its riding stables have on this round space as soon as
// it has two horses: those that come with this round count, whatever the order (4.1).
func (t acting) ride(seat rules.Seat) {
	p := &t.player[seat]
	if p.rides>>t.round&1 == 0 || p.roomed()[box.Horse] < stableHorses {
		return
	}
	p.rides &^= 1 << t.round
	got := box.Stock{box.Food: 1}
	t.gain(seat, &got)
	rules.Show(t.reel, t.State, Collected{seat, got})
}

// stableHorses is how many horses the riding stables ask for.
const stableHorses = 2

// rideOn is the end of that: what has not come is lost.
func rideOn(t acting) {
	seat := t.agenda.Pop().seat
	t.ride(seat)
	t.player[seat].rides &^= 1 << t.round
}

// ridingDue says whether the seat that has something left to decide still waits for that.
func ridingDue(s *State, top *step) bool {
	if !s.setup.book.steps[top.kind].decided() || top.kind == houseStep || s.player[top.seat].rides>>s.round&1 == 0 {
		return false
	}
	for i := range s.agenda.Len() {
		if t := s.agenda.At(i); t.kind == rideStep && t.seat == top.seat {
			return true
		}
	}
	return false
}
