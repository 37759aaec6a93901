package agricola

import (
	"tilestead/rules/agricola"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// The latest harvest can be looked at again until the next one: what the bar of
// what is needed tells opens its table over the action spaces.

// harvestOpen says whether the table of a harvest lies over the action spaces.
func (m harvestPart) harvestOpen() bool {
	if m.s.Harvesting() || m.at.stage.on {
		return true
	}
	d, ok := m.Desk.(desk)
	return ok && d.harvest && len(m.harvestLooks()) > 0
}

// harvestLooks is what opens and closes the table of the latest harvest while
// nothing else lies there.
func (m harvestPart) harvestLooks() []board.Target {
	was, ok := m.Desk.(desk)
	if !ok || !m.Deciding() || m.s.Harvesting() || m.tally().Round == 0 ||
		m.majors().supplyOpen() {
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

// tally is that of the seat that is looked at.
func (m harvestPart) tally() *agricola.Tally { return &m.s.Player(m.seen).Tally }
