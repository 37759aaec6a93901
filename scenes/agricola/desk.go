package agricola

import (
	"strconv"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/scenes/board"
)

// A desk is whose farm a player looks at, the own one or a rival's, whether the
// supply board lies open, or the table of the latest harvest, where the own animals
// are wished and the own crops were sown, how the hand is arranged, and whether a draft
// goes on by chance.
type desk struct {
	rival   bool
	seat    rules.Seat
	at      rules.State // the position in which the rival's was opened
	supply  bool
	harvest bool
	wish    wishes
	plots   plots
	lifted  lift
	hand    arrangement
	dealt   bool // the cards of packets are kept by chance from now on
}

// closed is a desk without what has been opened over the action spaces.
func closed(_ *board.View, was any) any {
	d := was.(desk)
	d.supply, d.harvest, d.lifted, d.hand.lifts, d.dealt = false, false, lift{}, false, false
	return d
}

// settled is a desk on which the own farm lies open again when something is decided: a
// rival's stays open no longer than for the decision in which it was opened.
func settled(v *board.View, was any) any {
	d := was.(desk)
	if d.rival && v.Deciding() && d.at != v.State {
		d.rival, d.seat, d.at = false, 0, nil
	}
	if v.Deciding() {
		s := v.State.(*agricola.State)
		p := s.Player(s.Turn())
		d.plots, d.wish = d.plots.among(p.Fields), d.wish.stay(p)
	}
	return d
}

// building says whether something is decided on the own farm, which then shows.
func (m *moment) building() bool {
	for _, a := range m.Picked {
		if onFarm[a.Kind()] || a.Kind() == agricola.KindPasture || m.movesOnFarm(a) {
			return true
		}
	}
	return false
}

// rivalTargets are the plates of the others, and their farms in small: a click opens a farm,
// another one the own farm again.
func (m *moment) rivalTargets() (ts []board.Target) {
	was, ok := m.Desk.(desk)
	if !ok || m.building() {
		return nil
	}
	for i, seat := range rivalsOf(m.s, m.own) {
		next, hint := was, m.say("hint.look", m.Name(seat))
		next.harvest, next.lifted = false, lift{}
		if next.rival, next.seat, next.at = true, seat, m.State; m.seen == seat {
			next.rival, next.seat, next.at, hint = false, 0, nil, m.say("hint.own")
		}
		ts = append(ts, board.Target{ID: rivalID(seat), Area: m.at.rivals[i],
			Label: m.Name(seat), Hint: hint, Looks: func(any) any { return next }})
	}
	return append(ts, m.vistaTargets(ts)...)
}

func rivalID(seat rules.Seat) string { return "rival " + strconv.Itoa(int(seat)+1) }
