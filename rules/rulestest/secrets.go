package rulestest

import (
	"bytes"
	"fmt"
	"slices"
	"strings"

	"tilestead/rules"
)

// An outcome is what came of an action.
type outcome struct {
	name  string
	after rules.State
	reel  rules.Reel
}

func try(s rules.State, a rules.Action) *outcome {
	o := &outcome{name: rules.Notation(s, a), after: s.Clone()}
	o.after.Do(a, &o.reel)
	return o
}

// account is what a seat can tell of the events: of those that only another seat
// sees, no more than that they happened; secret says that there is such a one.
func (o *outcome) account(viewer rules.Seat) (text string, secret bool) {
	var b strings.Builder
	for _, beat := range o.reel.Beats {
		to := rules.RevealedTo(beat.Event)
		if to >= 0 && to != viewer {
			fmt.Fprintf(&b, "%T to seat %v\n", beat.Event, to)
			secret = true
		} else {
			fmt.Fprintf(&b, "%T%+v\n", beat.Event, beat.Event)
		}
	}
	return b.String(), secret
}

// secrets checks that a seat sees nothing of what is hidden from it before an
// event tells it.
func (g *game) secrets(legal []rules.Action) error {
	outcomes := make([]*outcome, 0, mostTried)
	for i := 0; i < len(legal); i += 1 + len(legal)/mostTried {
		outcomes = append(outcomes, try(g.s, legal[i]))
	}
	for viewer := range g.seats {
		if a, b := g.s.AppendView(nil, 0), g.s.AppendView(nil, viewer); !g.title.Hides(g.setup) && !bytes.Equal(a, b) {
			return broken("a title says that seats hide something", "Hidden is not set, but seat %v sees other things "+
				"than the first: %s", viewer, difference(a, b))
		}
		if err := g.alike(outcomes, viewer); err != nil {
			return err
		}
		if err := g.elsewhere(outcomes, viewer); err != nil {
			return err
		}
	}
	return nil
}

// mostTried is how many actions of a position are tried for secrets.
const mostTried = 24

// alike checks that actions look the same to a seat that no event tells apart:
// what chance brings, and what a seat does that only it sees.
func (g *game) alike(outcomes []*outcome, viewer rules.Seat) error {
	chance := g.s.Turn() == rules.Nature
	learns := func(o *outcome) bool { return o.reel.Learns(viewer) }
	if chance && slices.ContainsFunc(outcomes, learns) {
		return nil // it can tell the others by not being told
	}
	first := map[string]*outcome{}
	for _, o := range outcomes {
		key, secret := o.account(viewer)
		if chance {
			key, secret = "", true
		}
		if learns(o) {
			continue
		}
		like, ok := first[key]
		if !ok {
			first[key] = o
		}
		if !ok || !secret {
			continue
		}
		if a, b := like.after.AppendView(nil, viewer), o.after.AppendView(nil, viewer); !bytes.Equal(a, b) {
			return broken("a seat sees what it is told", "no event of %q or %q tells seat %v anything, but it sees: %s",
				like.name, o.name, viewer, difference(a, b))
		}
	}
	return nil
}

// elsewhere checks that an action looks the same to a seat wherever all is as it
// sees it, as long as no event tells it more: in a guess, where others hold other
// things, as here.
func (g *game) elsewhere(outcomes []*outcome, viewer rules.Seat) error {
	guess := g.spare
	g.s.Guess(guess, viewer, g.r)
	if bytes.Equal(view(g.s), view(guess)) {
		return nil // nothing is hidden
	}
	there := map[string]rules.Action{}
	for _, a := range guess.Legal(nil) {
		there[rules.Notation(guess, a)] = a
	}
	for _, o := range outcomes {
		a, ok := there[o.name]
		if !ok || o.reel.Learns(viewer) {
			continue
		}
		other := try(guess, a)
		if other.reel.Learns(viewer) {
			continue
		}
		told, _ := o.account(viewer)
		if as, _ := other.account(viewer); as != told {
			return broken("an event tells what it reveals", "%q reveals nothing to seat %v, but its events differ "+
				"with what is hidden from it: %s", o.name, viewer, difference([]byte(told), []byte(as)))
		}
		if a, b := o.after.AppendView(nil, viewer), other.after.AppendView(nil, viewer); !bytes.Equal(a, b) {
			return broken("what is hidden stays hidden", "no event of %q tells seat %v anything, but it sees: %s",
				o.name, viewer, difference(a, b))
		}
	}
	return nil
}
