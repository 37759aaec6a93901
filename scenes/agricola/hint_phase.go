package agricola

import (
	"slices"

	"tilestead/rules"
	"tilestead/rules/agricola"
)

// phaseFacts are what feeding, heating, and choosing animals bring.
func (m *moment) phaseFacts(a rules.Action, t *trial) []fact {
	switch a.Kind() {
	case agricola.KindKeep, agricola.KindBreed:
		return m.herdFacts(t)
	case agricola.KindKindle:
		return []fact{{"fuel", leadFact, m.advice("kindle")}}
	}
	switch m.s.Prompt().Key {
	case "feed":
		if n := m.begs(t); n > 0 {
			return []fact{{"food", gainFact + 1, m.count("advice.begs", n)}}
		}
		if n := m.missing(t.next); n > 0 {
			return []fact{{"food", gainFact + 1, m.advice("feed", n)}}
		}
		return []fact{{"food", leadFact, m.advice("feed.done")}}
	case "heat":
		if n := m.freezes(t); n > 0 {
			return []fact{{"fuel", gainFact + 1, m.count("advice.freezes", n)}}
		}
		if n := m.cold(t.next); n > 0 {
			return []fact{{"fuel", gainFact + 1, m.advice("heat", n)}}
		}
		return []fact{{"fuel", leadFact, m.advice("heat.done")}}
	}
	return nil
}

// begs is how many begging markers come at once.
func (m *moment) begs(t *trial) (n int) {
	for _, b := range t.all {
		if e, ok := b.Event.(agricola.Begged); ok && e.Seat == m.turn {
			n += e.N
		}
	}
	return n
}

// freezes is how many people go to bed at once.
func (m *moment) freezes(t *trial) (n int) {
	for _, b := range t.all {
		if e, ok := b.Event.(agricola.WentToBed); ok && e.Seat == m.turn {
			n += e.N
		}
	}
	return n
}

// stopped are the events if the seat to decide stopped feeding or heating in s.
func (m *moment) stopped(s *agricola.State, key string) []rules.Beat {
	if s.Turn() != m.turn || s.Prompt().Key != key {
		return nil
	}
	legal := s.Legal(nil)
	i := slices.IndexFunc(legal, ofKind(agricola.KindDone))
	if i < 0 {
		return nil
	}
	reel := &rules.Reel{}
	s.Clone().Do(legal[i], reel)
	return reel.Beats
}

// missing is the food that has yet to be found in s.
func (m *moment) missing(s *agricola.State) int {
	return m.begs(&trial{all: m.stopped(s, "feed")})
}

// cold is how many people would go to bed if nothing more was burnt in s.
func (m *moment) cold(s *agricola.State) int {
	return m.freezes(&trial{all: m.stopped(s, "heat")})
}

// herdFacts are the newborn animals, and those for which there is no room.
func (m *moment) herdFacts(t *trial) (list []fact) {
	for _, b := range t.beats {
		var born, gone agricola.Stock
		switch e := b.Event.(type) {
		case agricola.Left:
			gone = herdStock(e.Gone)
		case agricola.Bred:
			born, gone = herdStock(e.Newborn), herdStock(e.Before)
		}
		if born != (agricola.Stock{}) {
			list = append(list, fact{"animals", gainFact + 2, m.advice("born", m.stock(&born))})
		}
		if gone != (agricola.Stock{}) {
			list = append(list, fact{"animals", leadFact, m.advice("gone", m.stock(&gone))})
		}
	}
	for g := agricola.Sheep; g < agricola.Goods; g++ {
		t.told[g] = true
	}
	return list
}
