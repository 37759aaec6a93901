package agricola

import (
	"tilestead/rules"
	"tilestead/scenes/board"
)

// Prompt says what the deciding seat is asked.
func (b *Board) Prompt(v *board.View) (ask, hint string) {
	m := b.moment(v)
	p := m.s.Prompt()
	switch {
	case m.turn == rules.Nobody:
		return m.say("ask.over"), ""
	case m.turn == rules.Nature:
		return m.say("wait.nature"), ""
	case !m.Deciding():
		return m.say("wait."+p.Key, m.Name(m.turn)), ""
	}
	return m.say("ask." + p.Key), ""
}

// Name says what a legal action is.
func (b *Board) Name(v *board.View, a rules.Action) string { return b.moment(v).name(a) }
