package agricola

import (
	"fmt"

	"tilestead/rules"
	"tilestead/rules/agricola/box"
)

func momentRows(r *rulebook) {
	r.steps[openStep] = agendaRow{name: "open", open: true, lists: listDone, ends: dropped,
		auto: func(t acting, top *step) bool {
			if asksAt(t.State, top) {
				return true
			}
			t.agenda.Pop()
			return false
		},
		prompt: func(_ *State, top *step, p rules.Prompt) rules.Prompt {
			p.Key = momentKeys[*top.moment()]
			return p
		}}
}

// The moments at which seats are asked whether they want to exchange something, besides
// the questions that come by themselves (15).
const (
	atBegin  int8 = iota // a round begins, goods of the round space have come
	atReturn             // people have come home
	atFields             // before the fields are reaped
)

// momentKeys are what prompts and views call them.
var momentKeys = [...]string{atBegin: "begin", atReturn: "return", atFields: "fields"}

// asksAt says whether a seat is asked at a moment.
func asksAt(s *State, t *step) bool {
	if s.setup.asks {
		return true
	}
	p := &s.player[t.seat]
	return *t.moment() == atFields && p.Front.Has(box.SpadeCard) && (p.movable(&p.Grain, p.EmptyFields()) > 0 ||
		p.movable(&p.Vegetable, p.EmptyFields()|p.emptyBed()) > 0)
}

// asksAll asks each seat at a moment, from the starting player on.
func (t acting) asksAll(moment int8) {
	if !t.setup.asks && (moment != atFields || !t.carded) {
		return
	}
	for i := t.setup.seats - 1; i >= 0; i-- {
		t.agenda.Push(step{kind: openStep, seat: t.after(i), rest: moment})
	}
}

// askValue is the value of a set-up that says when seats are asked; always is at each
// moment, even where no exchange would help them.
const (
	askValue  = "ask"
	askAlways = "always"
)

func checkAsk(v string) error {
	if v != askAlways {
		return fmt.Errorf("want %q, or no such value", askAlways)
	}
	return nil
}
