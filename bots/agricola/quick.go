package agricola

import (
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
)

// quick is a sensible answer to a decision of a harvest, about the special pile or
// about a hand, with room for a list; ok is false at any other one.
func quick(s *agricola.State, room *[]rules.Action) (a rules.Action, ok bool) {
	key := s.Prompt().Key
	switch key {
	case "feed", "heat", "breed", "last", "leave", "spend", "draft", "mulligan",
		"order", "begin", "return", "fields":
	default:
		return 0, false
	}
	*room = s.Legal((*room)[:0])
	acts, p := *room, s.Player(s.Turn())
	switch key {
	case "feed":
		return feed(s, p, acts), true
	case "heat":
		return heat(s, acts), true
	case "begin", "return":
		return agricola.Done, true
	case "fields":
		return spread(acts), true
	case "breed":
		return breed(acts), true
	case "last":
		return agricola.Done, true
	case "spend":
		return agricola.Stop, true
	case "draft":
		return keep(acts), true
	case "mulligan":
		return replaced(acts), true
	}
	return acts[0], true
}

// feed pays with what is least missed: craft buildings first, then one good at a
// time, or what a card makes food of. It begs only with an empty larder.
func feed(s *agricola.State, p *agricola.Player, acts []rules.Action) (best rules.Action) {
	cost := 0
	best = agricola.Done
	hungry := false
	for _, a := range acts {
		hungry = hungry || a.Kind() == agricola.KindFeed
	}
	for _, a := range acts {
		switch a.Kind() {
		case agricola.KindCraft:
			return a
		case agricola.KindKindle:
			if !hungry {
				return a
			}
		case agricola.KindFeed:
			if agricola.CountOf(a) != 1 {
				continue
			}
			g := agricola.GoodOf(a)
			if c := price(p, g) / p.Cooks(g); best.Kind() == agricola.KindDone || c < cost {
				best, cost = a, c
			}
		case agricola.KindSwap:
			c, ok := swapCost(s, p, a)
			if ok && s.Missing() > 0 && (best.Kind() == agricola.KindDone || c < cost) {
				best, cost = a, c
			}
		}
	}
	if best.Kind() == agricola.KindDone {
		if a, ok := s.Aid(false); ok {
			return a
		}
	}
	return best
}

// spread moves a crop to an empty field, so that more is reaped.
func spread(acts []rules.Action) rules.Action {
	for _, a := range acts {
		if a.Kind() == agricola.KindShift {
			return a
		}
	}
	return agricola.Done
}

// swapCost is about what each food is worth that an exchange of a card makes, in
// thousandths of a point; ok is false if it makes none.
func swapCost(s *agricola.State, p *agricola.Player, a rules.Action) (cost int, ok bool) {
	get, pay := s.SwapOf(a)
	if get[box.Food] == 0 {
		return 0, false
	}
	cost = useCost
	for g := range box.Good(box.Goods) {
		switch n := int(pay[g]); {
		case n == 0:
		case p.Cooks(g) > 0:
			cost += n * price(p, g)
		default:
			cost += 10 * n * goodWorth[g]
		}
	}
	return cost / int(get[box.Food]), true
}

// useCost is about what the use of a card that can be used so many times is worth, in
// thousandths of a point.
const useCost = 100

// price is about what one good is worth when it is eaten, in thousandths of a
// point: of animals two are kept to breed.
func price(p *agricola.Player, g box.Good) int {
	n := p.Goods[g]
	switch {
	case g == box.Grain && n > 1:
		return 350
	case g == box.Grain:
		return 900
	case g == box.Vegetable:
		return 1100
	case g == box.Horse:
		return 1200
	case n > 2:
		return 450 + 100*int(g-box.Sheep)
	case n == 2:
		return 1500
	}
	return 1300
}

// heat burns fuel, then wood, prays with what is left, and tips a horse over for more.
// Where they are too few it first exchanges what brings more.
func heat(s *agricola.State, acts []rules.Action) (best rules.Action) {
	best = agricola.Done
	if a, ok := s.Aid(false); ok && a.Kind() != agricola.KindTip {
		return a
	}
	worth := 0
	for _, a := range acts {
		n := 0
		switch {
		case a.Kind() == agricola.KindCraft && !agricola.Prays(agricola.MajorOf(a)):
			continue
		case a.Kind() == agricola.KindCraft:
			n = 10
		case a.Kind() == agricola.KindTip:
			n = 1
		case a.Kind() != agricola.KindHeat:
			continue
		case agricola.GoodOf(a) == box.Fuel:
			n = 1000 + agricola.CountOf(a)
		default:
			n = 100 + agricola.CountOf(a)
		}
		if n > worth {
			best, worth = a, n
		}
	}
	return best
}

// breed takes the herd that is worth most, the dearer animals more.
func breed(acts []rules.Action) (best rules.Action) {
	worth := -1
	for _, a := range acts {
		if a.Kind() != agricola.KindBreed {
			continue
		}
		v := 0
		for k, n := range agricola.HerdOf(a) {
			v += int(n)*(8+2*k) + 10*min(int(n), 2)
		}
		if v > worth {
			best, worth = a, v
		}
	}
	return best
}
