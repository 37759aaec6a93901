package table

import (
	"tilestead/rules"
	"tilestead/sound/cue"
)

// Music is the cue of what is played at the table.
func (t *Table) Music() string {
	if t.offers.Music != "" {
		return t.offers.Music
	}
	return cue.TableOpened
}

// comesRound says that seat did not make the decision before, so that it is
// told that it is asked again.
func (t *Table) comesRound(seat rules.Seat) bool {
	for i := t.match.Len() - 1; i >= 0; i-- {
		if turn := t.match.Before(i).Turn(); turn != rules.Nature {
			return turn != seat
		}
	}
	return true
}
