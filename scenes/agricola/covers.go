package agricola

import "tilestead/rules/agricola"

// What may lie over the action spaces: the supply of improvements, the table of a harvest, a packet.

// covered says whether something lies over the action spaces.
func (m majorsPart) covered() bool {
	return m.supplyOpen() || m.harvest().harvestOpen() || m.cards().packetOpen()
}

// majorAsked says whether a major is to be chosen: then the supply board opens by
// itself. In which way to pay for a single one is asked on a slip.
func (m majorsPart) majorAsked() bool {
	list := m.choices().listed()
	same := true
	for _, a := range list {
		if a.Kind() != agricola.KindBuild {
			return false
		}
		same = same && agricola.MajorOf(a) == agricola.MajorOf(list[0])
	}
	return len(list) == 1 || len(list) > 1 && !same
}

// supplyOpen says whether the supply board lies over the action spaces.
func (m majorsPart) supplyOpen() bool {
	d, ok := m.Desk.(desk)
	return ok && d.supply || m.majorAsked()
}

// harvestOpen says whether the table of a harvest lies over the action spaces.
func (m harvestPart) harvestOpen() bool {
	if m.s.Harvesting() || m.at.stage.on {
		return true
	}
	d, ok := m.Desk.(desk)
	return ok && d.harvest && m.harvestKept()
}

// harvestKept says whether the table of the latest harvest can be looked at again: there was one, and
// nothing else lies over the action spaces.
func (m harvestPart) harvestKept() bool {
	return m.Deciding() && !m.s.Harvesting() && m.tally().Round != 0 && !m.majors().supplyOpen()
}

// tally is that of the seat that is looked at.
func (m harvestPart) tally() *agricola.Tally { return &m.s.Player(m.seen).Tally }
