package agricola

import (
	"tilestead/ui"
)

// drawMiddle draws the action spaces, or what lies over them.
func (m *moment) drawMiddle(c *ui.Canvas) {
	switch {
	case m.majors().supplyOpen():
	case m.cards().packetOpen():
		m.cards().drawPacket(c, m.cards().packet())
	case m.harvest().harvestOpen():
		m.harvest().drawHarvest(c)
	default:
		m.works().drawSpaces(c)
		m.works().drawLinks(c)
		m.works().drawTarget(c)
		if !m.Hides(specialsPiece) {
			m.works().drawSpecials(c)
		}
	}
}

// drawStage draws what lies round the farm on the stage.
func (m *moment) drawStage(c *ui.Canvas) {
	m.harvest().drawRibbon(c)
	m.harvest().drawFares(c)
	m.harvest().drawLaidTable(c)
}

// drawAsked draws what is asked on the stage.
func (m *moment) drawAsked(c *ui.Canvas) {
	if d, ok := m.harvest().meal(); ok {
		m.harvest().drawTable(c, d)
	}
	if m.strays().open() {
		m.strays().drawYard(c)
		m.strays().drawSwaps(c)
	}
}
