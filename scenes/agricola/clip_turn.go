package agricola

import (
	"time"

	"tilestead/rules/agricola/box"
	"tilestead/ui"
)

// turnEstates lets what the seats have show the position after the beat from at on,
// unless it does so already.
func (k *clip) turnEstates(at time.Duration) {
	k.turnFarm(at)
	k.turnStores(at)
}

// turnFarm is turnEstates for the farm that lies open, and for those that show in small.
func (k *clip) turnFarm(at time.Duration) {
	if !k.turned.farm {
		k.turned.farm = true
		k.turnVistas(at)
		k.turn(at, func(m *moment, c *ui.Canvas) { within(c, m.at.farm, m.farm().drawFarm) })
	}
}

// turnStores is turnEstates for all but the farm.
func (k *clip) turnStores(at time.Duration) {
	if !k.turned.stores {
		k.turned.stores = true
		k.turn(at, (*moment).drawStores)
	}
}

// drawStores draws what the seats have but for the farm.
func (m *moment) drawStores(c *ui.Canvas) {
	within(c, m.at.goods, m.owned().drawGoods)
	within(c, m.at.front, m.owned().drawFront)
	within(c, m.at.needs, m.owned().drawNeeds)
	within(c, m.at.points, m.owned().drawPoints)
	for i, seat := range rivalsOf(m.s, m.own) {
		r := m.at.rivals[i]
		within(c, r, func(c *ui.Canvas) { m.owned().drawRival(c, r, seat) })
	}
}

// drawSpaceAgain draws a space over itself.
func (m *moment) drawSpaceAgain(c *ui.Canvas, sp box.Space) {
	r := m.works().spaceBox(sp)
	within(c, r, func(c *ui.Canvas) { m.works().drawSpace(c, r, sp) })
}

// drawSpecialsAgain draws the special cards over themselves.
func (m *moment) drawSpecialsAgain(c *ui.Canvas) {
	for _, box := range m.grid.cards {
		within(c, box, m.works().drawSpecials)
	}
}

// turnSpaces lets the spaces that the beat changes show the position after it.
func (k *clip) turnSpaces(at time.Duration) {
	if k.turned.spaces {
		return
	}
	k.turned.spaces = true
	if list := k.changed(); len(list) > 0 {
		k.turn(at, func(m *moment, c *ui.Canvas) {
			for _, sp := range list {
				m.drawSpaceAgain(c, sp)
			}
			m.works().drawLinks(c)
		})
	}
}

// changed are the spaces that a beat changes.
func (k *clip) changed() (list []box.Space) {
	for i := range box.Spaces {
		sp := box.Space(i)
		if k.is.Open().Has(sp) && (!k.was.Open().Has(sp) || k.was.By(sp) != k.is.By(sp) ||
			k.was.On(sp) != k.is.On(sp) || k.was.Blocked(sp) != k.is.Blocked(sp)) {
			list = append(list, sp)
		}
	}
	return list
}
