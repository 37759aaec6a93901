package agricola

import (
	"slices"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
)

// phaseFacts are what feeding, heating, and choosing animals bring.
func (m hintsPart) phaseFacts(a rules.Action, t *trial) []fact {
	switch a.Kind() {
	case agricola.KindKeep, agricola.KindBreed:
		return m.herdFacts(t)
	case agricola.KindKindle:
		return []fact{{"fuel", leadFact, m.advice("kindle")}}
	}
	switch key := m.s.Prompt().Key; key {
	case "feed":
		return m.payFacts(t, key, "food", "begs")
	case "heat":
		return m.payFacts(t, key, "fuel", "freezes")
	}
	return nil
}

// payFacts are what is still to be paid when feeding or heating, or what comes of
// having stopped.
func (m hintsPart) payFacts(t *trial, key, reason, harm string) []fact {
	if n := m.harm(t.all); n > 0 {
		return []fact{{reason, gainFact + 1, m.count("advice."+harm, n)}}
	}
	if n := m.harm(m.stopped(t.next, key)); n > 0 {
		return []fact{{reason, gainFact + 1, m.advice(key, n)}}
	}
	return []fact{{reason, leadFact, m.advice(key + ".done")}}
}

// harm is how many begging markers come or people go to bed, whichever is the
// phase.
func (m hintsPart) harm(beats []rules.Beat) int {
	switch l := lackOf(beats, m.turn); m.s.Prompt().Key {
	case "feed":
		return l.begs
	case "heat":
		return l.beds
	}
	return 0
}

// stopped are the events if the seat to decide stopped feeding or heating in s.
func (m hintsPart) stopped(s *agricola.State, key string) []rules.Beat {
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

// herdFacts are the newborn animals, and those for which there is no room.
func (m hintsPart) herdFacts(t *trial) (list []fact) {
	for _, b := range t.beats {
		h := litterOf(b.Event)
		born, gone := herdStock(h.born), herdStock(h.gone)
		if born != (box.Stock{}) {
			list = append(list, fact{"animals", gainFact + 2, m.advice("born", m.stock(&born))})
		}
		if gone != (box.Stock{}) {
			list = append(list, fact{"animals", leadFact, m.advice("gone", m.stock(&gone))})
		}
	}
	for g := box.Sheep; g < box.Goods; g++ {
		t.told[g] = true
	}
	return list
}
