package agricola

import (
	"slices"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
)

// A fact is a sentence about an action: what it is about, as the reasons of
// hints are called, and how much it matters, in hundredths of a point.
type fact struct {
	reason string
	weight int
	text   string
}

func (f fact) told() (reason string, matters int, text string) { return f.reason, f.weight, f.text }

// What an action brings leads its sentences, the numbers behind it come last.
const (
	gainFact  = 5000
	leadFact  = 4000
	nextFact  = 300
	scoreFact = -500
)

// advice is a sentence of a hint.
func (m hintsPart) advice(key string, args ...any) string { return m.say("advice."+key, args...) }

func (m hintsPart) count(key string, n int, args ...any) string {
	return m.Words.Count("agricola."+key, n, args...)
}

// A trial is an action tried on a copy, as far as it is the turn's: what happens
// by itself once all have worked, or in a harvest after what was decided, is not
// told as its doing.
type trial struct {
	after   *agricola.State // right after what was decided
	next    *agricola.State // where somebody decides again
	was, is agricola.Player // of the seat to decide
	beats   []rules.Beat    // up to after
	all     []rules.Beat    // up to next
	told    [box.Goods]bool // of these another sentence tells
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
