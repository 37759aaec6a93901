package agricola

import (
	"tilestead/assets/palette"
	"tilestead/ui"
)

// drawMiddle draws the action spaces, or what lies over them.
func (m *moment) drawMiddle(c *ui.Canvas) {
	switch list := m.choices().sheet(); {
	case m.majors().supplyOpen():
	case m.cards().packetOpen():
		m.cards().drawPacket(c, m.cards().packet())
	case len(list) > 0:
		m.choices().drawBelow(c, list)
		m.choices().drawSheet(c, list)
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
	ui.Panel(c, m.at.stage.table)
}

// drawAsked draws what is asked on the stage.
func (m *moment) drawAsked(c *ui.Canvas) {
	list := m.choices().sheet()
	if d, ok := m.harvest().meal(); ok {
		m.harvest().drawTable(c, d)
	}
	if m.strays().open() {
		m.strays().drawYard(c)
		m.strays().drawSwaps(c)
	}
	if !m.at.stage.on || len(list) == 0 || m.majors().supplyOpen() {
		return
	}
	if m.Frame.Layout == ui.Compact && !m.choices().beside() { // a farm of which half shows tells nothing
		c.Fill(c.Snap(m.at.farm.Inset(2)), palette.PaperDim)
	}
	m.choices().drawSheet(c, list)
}
