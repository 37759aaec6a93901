package agricola

import (
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
