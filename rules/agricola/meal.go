package agricola

import (
	"tilestead/rules"
	"tilestead/rules/agricola/box"
)

func mealRows(r *rulebook) {
	r.kinds[KindFeed] = actionRow{name: "feed", fields: fields{"good": goodField, "count": countField},
		lines: []string{"feed N GOOD"}, writes: writeAmount,
		does: func(t acting, a rules.Action) { layFood(t, GoodOf(a), CountOf(a)) }}
	r.kinds[KindCraft] = actionRow{name: "craft", fields: fields{"major": majorField}, lines: []string{"craft MAJOR"},
		writes: writeMajor, side: true, does: func(t acting, a rules.Action) {
			if box.Churches.Has(MajorOf(a)) {
				usePrayer(t, MajorOf(a))
			} else {
				useCraft(t, MajorOf(a))
			}
		}}
	r.kinds[KindDone] = actionRow{name: "done", lines: []string{"done"}, does: stopped}
	r.steps[feedStep] = agendaRow{name: "feeding", auto: alone(feedNext)}
	r.steps[hungerStep] = agendaRow{name: "feed", view: viewMeal,
		auto:  func(t acting, _ *step) bool { return asksMeal(t) },
		lists: legalHunger,
		ends: func(t acting, _ *step) {
			if meal := t.agenda.Pop(); !meal.paid() {
				t.hand(&meal)
			}
		}}
}

func viewMeal(t *step, b *rules.Lines) {
	b.Pair("missing", int(*t.due()))
	b.Pair("paid", int(t.done))
	b.Flag("stoked", t.stoked)
}

// listDone is nothing to choose but exchanges.
func listDone(_ *State, dst []rules.Action, _ *step, _ bool) []rules.Action {
	return append(dst, Done)
}

// Need is the food that a seat needs in a harvest now: 2 for an adult, 3 alone,
// and 1 for a newborn.
func (s *State) Need(seat rules.Seat) int {
	p := &s.player[seat]
	return s.Ration(false)*int(p.People-p.Newborns) + s.Ration(true)*int(p.Newborns)
}

// Ration is how much food one of a family needs in a harvest: two, three alone, a newborn one.
func (s *State) Ration(newborn bool) int {
	switch {
	case newborn:
		return 1
	case s.setup.seats == 1:
		return 3
	}
	return 2
}

// feedNext is the feeding phase of the next seat, which heats its house right after it. Nothing
// is taken from it before it has decided: its food is handed over with what it lays.
func feedNext(t acting) {
	seat, ok := t.nextSeat()
	if !ok {
		return
	}
	p := &t.player[seat]
	need := int8(t.Need(seat))
	p.Tally.Hunger = need
	if t.setup.moor {
		p.Tally.Heats, p.Tally.Cold = true, int8(t.Heating(seat))
		t.agenda.Push(step{kind: heatStep, seat: seat, rest: p.Tally.Cold})
	}
	t.agenda.Push(step{kind: hungerStep, seat: seat, rest: need})
}

// missingFood is how much of a meal neither lies there nor is in the supply.
func missingFood(s *State, meal *step) int8 {
	return max(0, *meal.due()-int8(min(s.player[meal.seat].Goods[box.Food], 100)))
}

// asksMeal says whether a seat has to decide about its meal, which it hands over as soon as
// nothing is missing.
func asksMeal(t acting) bool {
	top := t.agenda.Top()
	if !top.paid() && missingFood(t.State, top) == 0 {
		t.hand(top)
	}
	if canFeed(t.State, top) || t.setup.asks {
		return true
	}
	if !top.paid() {
		t.hand(top)
	}
	t.agenda.Pop()
	return false
}

// hand hands the meal over: food in the supply goes before anything that was laid could
// be kept, and what is missing is begged for (4.4).
func (t acting) hand(meal *step) {
	p := &t.player[meal.seat]
	paid := min(*meal.due(), int8(min(p.Goods[box.Food], 100)))
	p.Goods[box.Food] -= int16(paid)
	p.Tally.Eaten += paid
	missing := *meal.due() - paid
	*meal.due(), meal.done = 0, 1
	rules.Show(t.reel, t.State, Fed{meal.seat, int(paid), int(missing)})
	if missing > 0 {
		t.beg(meal.seat, missing)
	}
}

// canFeed says whether there is anything to decide: food is missing and exchanges bring
// more of it, or what works once a harvest can be used all the same.
func canFeed(s *State, meal *step) bool {
	p := &s.player[meal.seat]
	for m := p.Majors & box.Crafts &^ p.Crafted; m != 0; {
		if p.Goods[box.Majors[m.Pop()].Good] > 0 {
			return true
		}
	}
	if p.feasting() {
		return true
	}
	return !meal.paid() && (p.Tokens != 0 && p.Goods[box.Fuel]+p.Goods[box.Wood] > 0 ||
		canRaise(s, meal.seat, box.Food))
}

// canRaise says whether exchanges bring a seat more of a good than it has.
func canRaise(s *State, seat rules.Seat, g box.Good) bool {
	p := &s.player[seat]
	if plainExchanges(s, p) {
		return p.raises(s, g)
	}
	want := box.One(g)
	want[g] += p.Goods[g]
	return s.reaches(seat, &want)
}

// raises says so of a seat that makes food of crops and animals, fuel of wood, and nothing
// else.
func (p *Player) raises(s *State, of box.Good) bool {
	if of == box.Fuel {
		return s.setup.moor && p.Goods[box.Wood] > 0
	}
	for g := box.Grain; g < box.Goods; g++ {
		if p.Goods[g] > 0 && p.lit().Cooks(g) > 0 {
			return true
		}
	}
	return false
}

// legalHunger is paying kind by kind, this many of a good, no more than food in the
// supply leaves missing, or a craft building, or to be done, which may leave food
// missing (4.4).
func legalHunger(s *State, dst []rules.Action, t *step, whole bool) []rules.Action {
	p, had, missing := &s.player[t.seat], len(dst), int16(0)
	if !t.paid() {
		missing = int16(missingFood(s, t))
	}
	if missing > 0 {
		for g := box.Grain; g < box.Goods; g++ {
			rate := p.lit().Cooks(g)
			if rate == 0 {
				continue
			}
			for n := range min(p.Goods[g], (missing+rate-1)/rate) {
				dst = append(dst, rules.Act(KindFeed)|goodField.Put(int(g))|countField.Put(int(n)+1))
			}
		}
	}
	switch {
	case whole:
		dst = append(legalSide(s, dst, t.seat), Done)
	case missing > 0:
		dst = legalFeasts(p, legalCrafts(p, dst, box.Crafts))
		fallthrough
	default:
		if len(dst) == had {
			dst = append(dst, Done)
		}
	}
	return dst
}

// layFood lays so many of a good on the table for the family, as food.
func layFood(t acting, g box.Good, n int) {
	top := t.agenda.Top()
	p := &t.player[top.seat]
	food := int16(n) * p.lit().Cooks(g)
	p.lose(g, int16(n))
	t.cooked(top.seat, g, int16(n))
	laid := min(food, int16(*top.due()))
	*top.due() -= int8(laid)
	p.Tally.Eaten += int8(laid)
	p.Goods[box.Food] += food - laid
	rules.Show(t.reel, t.State, Cooked{top.seat, g, n, int(food)})
}

// useCraft turns a good into food in a craft building, once a harvest (4.4).
func useCraft(t acting, m box.Major) {
	seat := t.agenda.Top().seat
	p := &t.player[seat]
	p.Crafted |= 1 << m
	p.Goods[box.Majors[m].Good]--
	p.Goods[box.Food] += int16(box.Majors[m].CraftFood)
	rules.Show(t.reel, t.State, Crafted{seat, m, int(box.Majors[m].CraftFood)})
}

func (t acting) beg(seat rules.Seat, n int8) {
	t.player[seat].Begging += int16(n)
	rules.Show(t.reel, t.State, Begged{seat, int(n)})
}
