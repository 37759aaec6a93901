package agricola

import (
	"tilestead/rules"

	"tilestead/rules/agricola"
	"tilestead/scenes/board"
)

// Confirm warns before people go hungry or cold though there is something left
// to feed them or to heat with, if need be after exchanges, and before goods are thrown
// away that nothing asks for.
func (b *Board) Confirm(v *board.View, a rules.Action) string {
	m := b.moment(v)
	if key := m.s.Prompt().Key; a.Kind() == agricola.KindDiscard && key != "house" && key != "breed" {
		return m.say("confirm.discard")
	}
	if a.Kind() != agricola.KindDone || !m.s.CanPay() {
		return ""
	}
	switch begs, beds := m.help().stopping(); {
	case begs > 0:
		return m.say("confirm.hunger", begs)
	case beds > 0:
		return m.say("confirm.cold", beds)
	}
	return ""
}
