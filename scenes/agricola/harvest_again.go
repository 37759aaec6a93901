package agricola

import (
	"tilestead/scenes/board"
	"tilestead/ui"
)

// The latest harvest can be looked at again until the next one: what the bar of
// what is needed tells opens its table over the action spaces.

// harvestLooks is what opens and closes the table of the latest harvest.
func (m harvestPart) harvestLooks() []board.Target {
	was, ok := m.Desk.(desk)
	if !ok || !m.harvestKept() {
		return nil
	}
	was.harvest = !was.harvest
	title := m.say("harvest.title", int(m.tally().Round))
	area := m.at.needs
	if m.Frame.Layout != ui.Compact { // the goods beside it can be exchanged
		area.W = m.owned().needsFrom() - area.X
	}
	return []board.Target{{ID: "look harvest", Area: area, Label: title, Hint: title,
		Looks: func(any) any { return was }}}
}
