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
	switch begs, beds := m.stopping(); {
	case begs > 0:
		return m.say("confirm.hunger", begs)
	case beds > 0:
		return m.say("confirm.cold", beds)
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
