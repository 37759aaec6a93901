package rulestest

import (
	"errors"
	"math/rand/v2"
	"testing"

	"tilestead/rules"
	"tilestead/rules/rulestest/hands"
)

// leaky is the game of hidden cards with a fault: it gives away what only one
// seat knows.
type leaky struct {
	hands.State
	fault string
	seen  int8 // what a seat could not know
}

// kept is an event that only its seat sees: which card it has thought of.
type kept struct {
	seat rules.Seat
	card rules.Action
}

func (k kept) Reveals() rules.Seat { return k.seat }

// held is an event that reveals nothing by its own account.
type held struct{ tolls int8 }

func (l *leaky) Clone() rules.State {
	c := *l
	return &c
}

func (l *leaky) Set(from rules.State) { *l = *from.(*leaky) }

func (l *leaky) Guess(into rules.State, viewer rules.Seat, r *rand.Rand) {
	g := into.(*leaky)
	l.State.Guess(&g.State, viewer, r)
	g.fault, g.seen = l.fault, l.seen
}

func (l *leaky) Do(a rules.Action, r *rules.Reel) {
	seat := l.Turn()
	_, names := hands.CardOf(a)
	if seat >= 0 && !names {
		tolls := l.Hand(seat)[hands.Toll]
		switch l.fault {
		case "a hand shows":
			l.seen = tolls
		case "an event tells":
			rules.Show(r, l, held{tolls})
		}
	}
	if seat >= 0 && l.fault == "a choice shows" && l.Prompt().Key == "toll" {
		l.seen = int8(a.Kind())
		rules.Show(r, l, kept{seat, a})
		var ways [2]rules.Action
		l.State.Do(l.State.Legal(ways[:0])[1], nil) // the toll is kept whatever was chosen
		r.Done(l)
		return
	}
	l.State.Do(a, r)
	r.Done(l)
}

func (l *leaky) AppendView(dst []byte, viewer rules.Seat) []byte {
	b := rules.Lines(l.State.AppendView(dst, viewer))
	b.Pair("seen", int(l.seen))
	if l.fault == "a card shows" && l.Turn() == rules.Nature {
		for seat := range rules.Seat(l.Players()) {
			b.Pair("mills", int(l.Hand(seat)[hands.Mill]))
		}
	}
	b.End()
	return b
}

// What only one seat saw must not change what others see.
func TestConformFindsWhatIsGivenAway(t *testing.T) {
	for fault, law := range map[string]string{
		"":               "",
		"a card shows":   "a seat sees what it is told",
		"a choice shows": "a seat sees what it is told",
		"a hand shows":   "what is hidden stays hidden",
		"an event tells": "an event tells what it reveals",
		"nobody is told": "a title says that seats hide something",
	} {
		title := hands.Title
		title.New = func(s rules.Setup) rules.State {
			return &leaky{State: *hands.Title.New(s).(*hands.State), fault: fault}
		}
		title.Agenda, title.Check = nil, nil
		title.Hidden = func(rules.Setup) bool { return fault != "nobody is told" }
		var err error
		for seed := uint64(0); err == nil && seed < 200; seed++ {
			err = conform(&title, rules.Setup{Title: title.ID, Seats: 2, Seed: seed})
		}
		var b breach
		if errors.As(err, &b); b.law != law {
			t.Errorf("fault %q: found %v, want law %q", fault, err, law)
		}
	}
}
