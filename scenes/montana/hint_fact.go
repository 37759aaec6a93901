package montana

import (
	"tilestead/rules"
	"tilestead/rules/montana"
)

// A fact is a sentence about an action: what it is about, as the reasons of
// hints are called, and how much it matters, in hundredths of a settlement.
type fact struct {
	reason string
	weight int
	text   string
}

func (f fact) told() (reason string, matters int, text string) { return f.reason, f.weight, f.text }

// What an action does leads its sentences, and what wins games leads that.
const (
	bestFact = 9000
	mainFact = 5000
)

// A trial is an action tried on a copy.
type trial struct {
	after   *montana.State
	was, is montana.Player // of the seat to decide
	beats   []rules.Beat
}

// harvest is what the places of a trial bring the seat that works there.
func (t *trial) harvest() (goods montana.Stock, silver int16) {
	for _, b := range t.beats {
		switch e := b.Event.(type) {
		case montana.Harvested:
			goods[e.Good] += e.N
		case montana.BankPaid:
			silver += e.Silver
		}
	}
	return goods, silver
}

// advice is a sentence of a hint.
func (m hintsPart) advice(key string, args ...any) string { return m.say("advice."+key, args...) }
