package cover

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
)

// An explorer plays games on at random, but for one card: that it plays as soon as it
// can, and what the card offers it takes every other time.
type explorer struct {
	card  box.Card
	s     *agricola.State
	after *agricola.State
	r     *rand.Rand
	count *Count
	legal []rules.Action
}

// Explore sets a game up in which a card can be played, plays it to its end, and counts
// what it sees of the card.
func Explore(c box.Card, r *rand.Rand) (*Count, error) {
	s, err := Ready(c, r)
	if err != nil {
		return nil, err
	}
	e := explorer{card: c, s: s, after: s.Clone().(*agricola.State), r: r, count: NewCount()}
	for n := 0; s.Turn() != rules.Nobody && n < agricola.Title.MaxActions; n++ {
		if s.Turn() == rules.Nature {
			s.Do(rules.Draw(s, nil, r), nil)
			continue
		}
		a := e.choose()
		e.count.See(s, a, Dealt)
		s.Do(a, nil)
		if s.Prompt().Opens {
			if err := agricola.Title.Check(s); err != nil {
				return nil, fmt.Errorf("%s, after %d actions: %w", box.Cards[c].ID, n+1, err)
			}
		}
	}
	return e.count.Only(c), nil
}

// choose is the explorer's action for whoever is to decide.
func (e *explorer) choose() rules.Action {
	e.legal = e.s.Legal(e.legal[:0])
	if of := e.those(e.plays); len(of) > 0 {
		return e.any(of)
	}
	if of := e.those(e.offered); len(of) > 0 && e.r.IntN(2) == 0 {
		return e.any(of)
	}
	if e.s.Turn() == 0 && e.s.Prompt().Opens {
		if of := e.those(e.leads); len(of) > 0 && e.r.IntN(4) > 0 {
			return e.any(of)
		}
	}
	e.legal = rules.Wander(e.s, e.legal[:0])
	return e.any(e.legal)
}

func (e *explorer) any(of []rules.Action) rules.Action { return of[e.r.IntN(len(of))] }

// those are the legal actions that are something.
func (e *explorer) those(are func(rules.Action) bool) (list []rules.Action) {
	for _, a := range e.legal {
		if are(a) {
			list = append(list, a)
		}
	}
	return list
}

// plays says whether an action plays the card.
func (e *explorer) plays(a rules.Action) bool {
	return a.Kind() == agricola.KindPlay && agricola.HandCardOf(a) == e.card
}

// offered says whether an action takes what the card offers.
func (e *explorer) offered(a rules.Action) bool {
	o, ok := e.s.Takes(a)
	return ok && o.Card == e.card
}

// leads says whether the card can be played, or something that it offers be taken,
// right after an action.
func (e *explorer) leads(a rules.Action) bool {
	if agricola.Title.Side(a) {
		return false
	}
	e.after.Set(e.s)
	e.after.Do(a, nil)
	if e.after.Turn() != e.s.Turn() {
		return false
	}
	return slices.ContainsFunc(e.after.Legal(nil), func(next rules.Action) bool {
		if next.Kind() == agricola.KindPlay {
			return agricola.HandCardOf(next) == e.card
		}
		o, ok := e.after.Takes(next)
		return ok && o.Card == e.card && !agricola.Title.Side(next)
	})
}
