package agricola

import (
	"cmp"
	"slices"

	"tilestead/assets"
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/scenes/board"
)

// A fact is a sentence about an action: what it is about, as the reasons of
// hints are called, and how much it matters, in hundredths of a point.
type fact struct {
	reason string
	weight int
	text   string
}

// What an action brings leads its sentences, the numbers behind it come last.
const (
	gainFact  = 5000
	leadFact  = 4000
	nextFact  = 300
	scoreFact = -500
)

// advise says in sentences what an action of the seat to decide brings, what
// matters most first; weight is how much an advisor makes of a reason, in
// hundredths of a point.
func (b *Board) advise(v *board.View, a rules.Action, weight func(reason string) int) (told []string) {
	m := b.moment(v)
	t := m.hints().try(a)
	facts := append(m.hints().factsOf(a, t), m.hints().stockFacts(t)...)
	if n := t.points(m.turn); n != 0 {
		facts = append(facts, fact{"", scoreFact, m.hints().advice("score", signed(n))})
	}
	if len(facts) == 0 {
		facts = m.hints().idleFacts(a)
	}
	rank := func(f fact) int { return f.weight + max(weight(f.reason), -weight(f.reason)) }
	slices.SortStableFunc(facts, func(f, g fact) int { return cmp.Compare(rank(g), rank(f)) })
	for _, f := range facts {
		if !slices.Contains(told, f.text) {
			told = append(told, f.text)
		}
	}
	return told
}

// advice is a sentence of a hint.
func (m hintsPart) advice(key string, args ...any) string { return m.say("advice."+key, args...) }

func (m hintsPart) count(key string, n int, args ...any) string {
	return m.Words.Count("agricola."+key, n, args...)
}

// signed are points with their sign.
func signed(n rules.Points) string {
	if n > 0 {
		return "+" + n.String()
	}
	return assets.Number(n)
}

// factsOf are what is special about an action.
func (m hintsPart) factsOf(a rules.Action, t *trial) []fact {
	switch a.Kind() {
	case agricola.KindPlace:
		return m.placeFacts(a, t)
	case agricola.KindSpecial:
		return append(m.useFacts(t), m.hungerFacts(t)...)
	case agricola.KindFeed, agricola.KindCraft, agricola.KindHeat, agricola.KindDone, agricola.KindKindle,
		agricola.KindKeep, agricola.KindBreed:
		return m.phaseFacts(a, t)
	case agricola.KindKeepCard, agricola.KindLeave:
		return []fact{{"", leadFact, m.advice("card.stays")}}
	case agricola.KindUnder:
		return []fact{{"", leadFact, m.advice("card.under")}}
	case agricola.KindPlay:
		return m.cardFacts(agricola.HandCardOf(a), t)
	case agricola.KindPick:
		return m.doesFacts(agricola.HandCardOf(a))
	case agricola.KindClay:
		return []fact{{"resources", leadFact, m.count("advice.clay", agricola.CountOf(a))}}
	}
	return m.farmFacts(a, t)
}

// idleFacts are what is said of an action that changes nothing at once: what the card
// does that asks, or that nothing is spent.
func (m hintsPart) idleFacts(a rules.Action) []fact {
	say := func(key string) []fact { return []fact{{"", leadFact, m.advice(key)}} }
	switch a.Kind() {
	case agricola.KindPlace, agricola.KindSpecial:
		return say("block")
	case agricola.KindPass:
		return say("pass")
	case agricola.KindStop, agricola.KindDone:
		return say("stop")
	case agricola.KindBreed, agricola.KindKeep:
		return say("stay")
	case agricola.KindReplace:
		return say("replace")
	case agricola.KindWeed:
		return say("weed")
	}
	if asks, ok := agricola.FindCard(m.s.Prompt().Source); ok {
		return m.doesFacts(asks)
	}
	return nil
}

// stockFacts are the goods that come and go.
func (m hintsPart) stockFacts(t *trial) (list []fact) {
	var got, paid agricola.Stock
	for g := range t.is.Goods {
		switch n := t.is.Goods[g] - t.was.Goods[g]; {
		case t.told[g]:
		case n > 0:
			got[g] = n
		default:
			paid[g] = -n
		}
	}
	if got != (agricola.Stock{}) {
		list = append(list, fact{"resources", gainFact, m.advice("gain", m.stock(&got))})
	}
	if paid != (agricola.Stock{}) {
		list = append(list, fact{"resources", nextFact, m.advice("cost", m.stock(&paid))})
	}
	return list
}

// A trial is an action tried on a copy, as far as it is the turn's: what happens
// by itself once all have worked, or in a harvest after what was decided, is not
// told as its doing.
type trial struct {
	after   *agricola.State      // right after what was decided
	next    *agricola.State      // where somebody decides again
	was, is agricola.Player      // of the seat to decide
	beats   []rules.Beat         // up to after
	all     []rules.Beat         // up to next
	told    [agricola.Goods]bool // of these another sentence tells
	before  *agricola.State
}

// stepwise are the kinds of which only the first event is what was decided: more
// may follow by itself at once.
var stepwise = map[uint8]bool{agricola.KindFeed: true, agricola.KindHeat: true, agricola.KindCraft: true,
	agricola.KindDone: true, agricola.KindKindle: true, agricola.KindBreed: true, agricola.KindKeep: true,
	agricola.KindExchange: true, agricola.KindDiscard: true, agricola.KindTip: true, agricola.KindCook: true}

func (m hintsPart) try(a rules.Action) *trial {
	reel := &rules.Reel{}
	t := &trial{before: m.s, after: m.s, next: m.s.Clone().(*agricola.State), was: *m.s.Player(m.turn)}
	t.next.Do(a, reel)
	t.all = reel.Beats
	for _, b := range reel.Beats {
		tells := tales.Of(b.Event).More
		if tells.ends || stepwise[a.Kind()] && (len(t.beats) > 0 || !tells.chosen) {
			break
		}
		t.beats = append(t.beats, b)
		t.after = b.After.(*agricola.State)
	}
	t.is = *t.after.Player(m.turn)
	return t
}

// asked says whether the seat to decide goes on with what the action began.
func (t *trial) asked(key string) bool {
	return t.next.Turn() == t.before.Turn() && t.next.Prompt().Key == key && len(t.beats) == len(t.all)
}

// points are what the seat's score sheet gains.
func (t *trial) points(seat rules.Seat) rules.Points {
	return t.after.Points(seat) - t.before.Points(seat)
}

// most is how often in a row an action of a kind can be done from here on.
func (t *trial) most(kind uint8) (n int) {
	s := t.next.Clone().(*agricola.State)
	seat := s.Turn()
	for s.Turn() == seat && n < mostBuilt {
		i := slices.IndexFunc(s.Legal(nil), ofKind(kind))
		if i < 0 {
			break
		}
		s.Do(s.Legal(nil)[i], nil)
		n++
	}
	return n
}

// mostBuilt is more than a seat can build of anything.
const mostBuilt = 15
