package agricola

import (
	"strings"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
)

// placeFacts are what using a space brings.
func (m hintsPart) placeFacts(a rules.Action, t *trial) (list []fact) {
	sp := agricola.SpaceOf(a)
	if agricola.FromBed(a) {
		list = append(list, fact{"fuel", leadFact, m.advice("bed")})
	}
	for _, b := range t.beats {
		switch e := b.Event.(type) {
		case agricola.Grew:
			list = append(list, m.grown(t))
		case agricola.Renovated:
			list = append(list, fact{"house", leadFact, m.advice("renovate." + box.MaterialIDs[e.To])})
		case agricola.BecameFirst:
			if m.s.Start() != m.turn && m.s.Round() < box.Rounds {
				list = append(list, fact{"start", leadFact, m.advice("first")})
			}
		}
	}
	if plan, ok := m.s.Leads(a); ok {
		if line := m.choices().leadLine(plan); line != "" {
			list = append(list, fact{"resources", gainFact + 1, line + "."})
		}
	}
	list = append(list, m.useFacts(t)...)
	list = append(list, m.animalFacts(sp, t)...)
	list = append(list, m.hungerFacts(t)...)
	list = append(list, m.endFacts(t)...)
	return append(list, m.denied(sp)...)
}

// grown is the news of a child.
func (m hintsPart) grown(t *trial) fact {
	if m.s.Round() == box.Rounds {
		return fact{"family", leadFact, m.advice("grow.last")}
	}
	return fact{"family", leadFact, m.count("advice.grow", int(t.is.People))}
}

// useFacts are what a space or a special action asks next.
func (m hintsPart) useFacts(t *trial) (list []fact) {
	if !t.asked("use") {
		return nil
	}
	seen := map[uint8]bool{}
	var offers []string
	for _, a := range t.next.Legal(nil) {
		k := a.Kind()
		if k == agricola.KindTake {
			get, _ := t.next.OptionOf(a)
			offers = append(offers, m.stock(&get))
		}
		if seen[k] {
			continue
		}
		seen[k] = true
		if f, ok := m.useFact(k, t); ok {
			list = append(list, f)
		}
	}
	if len(offers) > 0 {
		list = append(list, fact{"resources", leadFact, m.advice("use.take", strings.Join(offers, " / "))})
	}
	return list
}

// useFact is what can be done of a kind, and how much of it.
func (m hintsPart) useFact(kind uint8, t *trial) (f fact, ok bool) {
	lead := func(reason, key string, arg any) (fact, bool) {
		return fact{reason, leadFact, m.advice("use."+key, arg)}, true
	}
	switch kind {
	case agricola.KindPlow:
		return fact{"fields", leadFact, m.count("advice.use.plow", t.is.Fields.Size())}, true
	case agricola.KindSow:
		n := 0
		for _, a := range t.next.Legal(nil) {
			if a.Kind() == kind {
				grain, vegetables := agricola.SownOf(a)
				n = max(n, int(grain+vegetables))
			}
		}
		return lead("fields", "sow", n)
	case agricola.KindBake:
		return lead("food", "bake", m.mostBread(t.next))
	case agricola.KindRoom:
		return lead("house", "room", t.most(kind))
	case agricola.KindStable:
		return lead("pastures", "stable", t.most(kind))
	case agricola.KindPasture:
		pieces := t.is.FencesPaid()
		if pieces == 0 {
			return f, false
		}
		return lead("pastures", "fence", pieces)
	case agricola.KindBuild:
		return lead("majors", "build", affordable(t.next))
	case agricola.KindCut:
		return fact{"fuel", leadFact, m.advice("use.cut")}, true
	case agricola.KindFell:
		return fact{"resources", leadFact, m.advice("use.fell")}, true
	case agricola.KindBurn:
		return fact{"fields", leadFact, m.advice("use.burn")}, true
	case agricola.KindRenovate:
		return fact{"house", leadFact, m.advice("use.renovate")}, true
	case agricola.KindPlay:
		return m.playFact(t.next), true
	}
	return f, false
}

// playFact says how many cards of the hand could be played, and of which kind.
func (m hintsPart) playFact(s *agricola.State) fact {
	cards, key := map[box.Card]bool{}, "minor"
	for _, a := range s.Legal(nil) {
		if a.Kind() == agricola.KindPlay {
			c := agricola.HandCardOf(a)
			cards[c] = true
			if box.Cards[c].Occupation {
				key = "occupation"
			}
		}
	}
	return fact{"majors", leadFact, m.advice("use."+key, len(cards))}
}

// mostBread is the most food that the seat to decide can bake.
func (m hintsPart) mostBread(s *agricola.State) (food int) {
	for _, a := range s.Legal(nil) {
		if a.Kind() != agricola.KindBake {
			continue
		}
		reel := &rules.Reel{}
		s.Clone().Do(a, reel)
		for _, b := range reel.Beats {
			if e, ok := b.Event.(agricola.Baked); ok && e.Seat == m.turn {
				food = max(food, e.Food)
			}
		}
	}
	return food
}

// affordable is how many improvements can be built.
func affordable(s *agricola.State) int {
	majors := map[box.Major]bool{}
	for _, a := range s.Legal(nil) {
		if a.Kind() == agricola.KindBuild {
			majors[agricola.MajorOf(a)] = true
		}
	}
	return len(majors)
}

// animalFacts say whether there is room for what is taken of a market.
func (m hintsPart) animalFacts(sp box.Space, t *trial) []fact {
	if row := &box.Spaces[sp]; row.N == 0 || !row.Adds.Animal() || m.s.On(sp) == 0 {
		return nil
	}
	if t.next.Turn() == m.turn && t.next.Prompt().Key == "house" {
		return []fact{{"animals", leadFact, m.advice("crowded")}}
	}
	return []fact{{"animals", nextFact, m.advice("housed")}}
}

// hungerFacts say how much of the food of the next harvest there is then, where
// an action changes that.
func (m hintsPart) hungerFacts(t *trial) []fact {
	food, need := int(t.is.Goods[box.Food]), agricola.NextNeed(t.after, m.turn)
	had, needed := int(t.was.Goods[box.Food]), agricola.NextNeed(m.s, m.turn)
	switch {
	case m.s.NextHarvest() == 0 || food == had && need == needed:
		return nil
	case food >= need && had >= needed:
		return nil
	case food >= need:
		return []fact{{"food", leadFact - 1, m.advice("fed", need)}}
	}
	return []fact{{"food", nextFact, m.advice("hungry", food, need)}}
}

// denied names who could take what has piled up, were it left.
func (m hintsPart) denied(sp box.Space) []fact {
	row := &box.Spaces[sp]
	if row.N == 0 || m.s.On(sp) < 2*int(row.N) {
		return nil
	}
	var names []string
	for _, seat := range rivalsOf(m.s, m.turn) {
		if m.s.Player(seat).Home > m.s.Player(seat).Bed {
			names = append(names, m.Name(seat))
		}
	}
	if len(names) == 0 {
		return nil
	}
	return []fact{{"others", nextFact, m.advice("others", strings.Join(names, ", "))}}
}

// endFacts say what building resources that are taken are for: what they are enough for now and were
// not before, else what is still needed for what they come nearest to.
func (m hintsPart) endFacts(t *trial) []fact {
	was, is, s, got := &t.was.Goods, &t.is.Goods, t.after, false
	for g := box.Wood; g <= box.Stone; g++ {
		got = got || is[g] > was[g]
	}
	if !got || t.asked("use") {
		return nil
	}
	tell := func(key string, args ...any) []fact {
		return []fact{{"resources", nextFact + 1, m.advice("end."+key, args...)}}
	}
	enough := func(price *box.Stock) bool { return is.Covers(price) && !was.Covers(price) }
	room, rooms := s.RoomPrice(m.turn), t.is.RoomSpots() != 0
	if rooms && enough(&room) {
		return tell("room", m.stock(&room))
	}
	if price, ok := s.RenovationPrice(m.turn); ok && enough(&price) {
		return tell("renovate", m.stock(&price))
	}
	near, lack := box.Major(-1), box.Stock{}
	for i := range box.Majors {
		card := box.Major(i)
		if !s.Available(card) {
			continue
		}
		price := s.CostOf(card, m.turn)
		if enough(&price) {
			return tell("major", m.major(card))
		}
		short := price.Beyond(is)
		if short > 0 && short < price.Beyond(was) && (near < 0 || short < lack.Beyond(&box.NoStock)) {
			near, lack = card, price
			lack.Reduce(is)
		}
	}
	if short := room.Beyond(is); rooms && short > 0 && short < room.Beyond(was) {
		room.Reduce(is)
		return tell("room.lacks", m.stock(&room))
	}
	if near >= 0 {
		return tell("major.lacks", m.major(near), m.stock(&lack))
	}
	return nil
}
