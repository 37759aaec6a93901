package agricola

import (
	"slices"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/scenes/board"
)

// A meal is how a family is to be fed and its house heated: what is laid of each good, food
// in bowls, fuel and wood on the fire. It says nothing of food that lies in the supply, which
// goes with the meal anyway.
type meal struct {
	laid box.Stock
	last box.Good // of what was laid last, which is paid first
}

// Allows says that all may still come of it: it only says what the red button pays.
func (d meal) Allows(rules.Action) bool { return true }

// begins is the draft of a choice that begins: how the meal is paid in the cheapest way, and
// which animals stay, or what is sown.
func begins(v *board.View) board.Draft {
	s := v.State.(*agricola.State)
	if len(v.Legal) == 0 {
		return nil
	}
	if feeds(s) {
		return propose(s, v.Legal)
	}
	if d := herded(s, v.Legal); d != nil {
		return d
	}
	return sows(v.Legal)
}

// feeds says whether a seat is asked about its meal or its fire.
func feeds(s *agricola.State) bool {
	key := s.Prompt().Key
	return s.Turn() >= 0 && (key == "feed" || key == "heat")
}

// pays says whether an action lays food or burns fuel, and how much of what.
func pays(a rules.Action) (g box.Good, n int, ok bool) {
	if k := a.Kind(); k != agricola.KindFeed && k != agricola.KindHeat {
		return 0, 0, false
	}
	return agricola.GoodOf(a), agricola.CountOf(a), true
}

// most is the action that pays as much as possible of a good, but no more than n.
func most(legal []rules.Action, g box.Good, n int) (best rules.Action, ok bool) {
	paid := 0
	for _, a := range legal {
		if of, k, is := pays(a); is && of == g && k <= n && k > paid {
			best, paid, ok = a, k, true
		}
	}
	return best, ok
}

// mealOrder is in which order goods are paid: crops before animals, fuel before wood.
var mealOrder = [...]box.Good{box.Grain, box.Vegetable, box.Sheep, box.Boar, box.Cattle, box.Horse, box.Fuel, box.Wood}

// deeds are the actions by which a meal is paid, each legal where it is foreseen: what was
// laid last first, and then to be done where nothing is missing any more.
func (d meal) deeds(s *agricola.State, legal []rules.Action) (list []board.Deed) {
	seat := s.Turn()
	at, left := s.Clone().(*agricola.State), d.laid
	order := append([]box.Good{d.last}, mealOrder[:]...)
	const bound = 24
	for range bound {
		if at.Turn() != seat || !feeds(at) {
			break
		}
		a, ok := rules.Action(0), false
		for _, g := range order {
			if a, ok = most(legal, g, int(left[g])); ok {
				break
			}
		}
		if !ok && at.Missing() == 0 && slices.Contains(legal, agricola.Done) {
			a, ok = agricola.Done, true
		}
		if !ok {
			break
		}
		if g, n, is := pays(a); is {
			left[g] -= int16(n)
		}
		list = append(list, board.Deed{Asked: at.Prompt().Key, Action: a})
		at.Do(a, nil)
		if at.Turn() >= 0 {
			legal = at.Legal(nil)
		}
	}
	return list
}

// mostMeals is how many ways to pay are compared.
const mostMeals = 600

// A kitchen looks for the cheapest way to pay a meal.
type kitchen struct {
	s      *agricola.State // when the family is asked
	seat   rules.Seat
	tries  int
	best   box.Stock
	least  float64
	served bool
}

// propose is the cheapest meal: what costs the fewest points, and what is missing at the next
// harvest counted as begging. Fuel is burnt before wood.
func propose(s *agricola.State, legal []rules.Action) meal {
	k := &kitchen{s: s, seat: s.Turn()}
	if s.Prompt().Key == "feed" {
		k.serve(s, legal, 0, box.Stock{})
	}
	d := meal{laid: k.best, last: box.Grain}
	_, due := s.Owes(k.seat)
	have := s.Player(k.seat).Goods
	d.laid[box.Fuel] = min(have[box.Fuel], int16(due))
	d.laid[box.Wood] = min(have[box.Wood], int16(due)-d.laid[box.Fuel])
	return d
}

// serve tries all ways to pay with the goods from the i-th of the order on.
func (k *kitchen) serve(at *agricola.State, legal []rules.Action, i int, laid box.Stock) {
	if k.tries > mostMeals {
		return
	}
	asked := at.Turn() == k.seat && at.Prompt().Key == "feed"
	if !asked || at.Missing() == 0 || mealOrder[i] == box.Fuel {
		k.tries++
		missing := 0
		if asked {
			missing = at.Missing()
		}
		if cost := k.cost(at, &laid, missing); !k.served || cost < k.least {
			k.served, k.least, k.best = true, cost, laid
		}
		return
	}
	g := mealOrder[i]
	k.serve(at, legal, i+1, laid)
	for _, a := range legal {
		if of, n, ok := pays(a); ok && of == g {
			next, more := at.Clone().(*agricola.State), laid
			next.Do(a, nil)
			more[g] = int16(n)
			var then []rules.Action
			if next.Turn() >= 0 {
				then = next.Legal(nil)
			}
			k.serve(next, then, i+1, more)
		}
	}
}

// What else a meal may cost, in points: a begging marker, and while harvests are still to come the
// last pair that would breed, the last grain while a field lies empty, food that is missing at the
// next one.
const (
	begCost, pairCost, seedCost = 30.0, 4.0, 3.0
	foodWorth                   = 0.05 // of food more that is left or can be made, where all else is equal
	trifle                      = 0.01 // of a good more
)

// cost is what a meal costs after which the game stands so, once the animals have bred.
func (k *kitchen) cost(after *agricola.State, laid *box.Stock, missing int) (cost float64) {
	p, bred := k.s.Player(k.seat), agricola.AfterBreeding(after, k.seat)
	cost = begCost*float64(missing) - bred.Points(k.seat).Float()
	for _, g := range mealOrder[:6] {
		cost += trifle * float64(laid[g])
	}
	if k.s.Round() == box.Rounds {
		return cost
	}
	food := larder(bred.Player(k.seat))
	for _, g := range mealOrder[:6] {
		if g.Animal() && p.Goods[g] >= 2 && p.Goods[g]-laid[g] < 2 && laid[g] > 0 {
			cost += pairCost
		}
	}
	if laid[box.Grain] > 0 && laid[box.Grain] == p.Goods[box.Grain] && emptyField(p) {
		cost += seedCost
	}
	return cost + hungryCost*float64(max(0, k.s.Need(k.seat)-food)) - foodWorth*float64(food)
}

// worth is what the food of a meal leaves over, and how many points it costs once the animals have
// bred.
func (d meal) worth(s *agricola.State, legal []rules.Action) (over int, points rules.Points) {
	seat := s.Turn()
	over = -s.Missing()
	for _, g := range mealOrder[:6] {
		over += int(d.laid[g]) * s.Player(seat).Cooks(g)
	}
	at := s.Clone().(*agricola.State)
	for _, o := range d.deeds(s, legal) {
		if _, _, ok := pays(o.Action); ok && o.Asked == "feed" {
			at.Do(o.Action, nil)
		}
	}
	return over, agricola.AfterBreeding(s, seat).Points(seat) - agricola.AfterBreeding(at, seat).Points(seat)
}

// emptyField says whether a seat has a field on which nothing grows.
func emptyField(p *agricola.Player) bool {
	for rest := p.Fields; rest != 0; rest &= rest - 1 {
		if _, n := p.Crop(firstOf(rest)); n == 0 {
			return true
		}
	}
	return false
}
