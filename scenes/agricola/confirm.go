package agricola

import (
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/scenes/board"
)

// Confirm warns before people go hungry or cold though there is something left
// to feed them or to heat with.
func (b *Board) Confirm(v *board.View, a rules.Action) string {
	m := b.moment(v)
	if a.Kind() != agricola.KindDone || !m.payable() {
		return ""
	}
	reel := &rules.Reel{}
	m.s.Clone().Do(a, reel)
	for _, beat := range reel.Beats {
		switch e := beat.Event.(type) {
		case agricola.Begged:
			if e.Seat == m.turn {
				return m.say("confirm.hunger", e.N)
			}
		case agricola.WentToBed:
			if e.Seat == m.turn {
				return m.say("confirm.cold", e.N)
			}
		}
	}
	return ""
}

// payable says whether there is something to feed people or to heat with.
func (m *moment) payable() bool {
	for _, a := range m.Legal {
		if k := a.Kind(); k == agricola.KindFeed || k == agricola.KindHeat {
			return true
		}
	}
	return false
}
