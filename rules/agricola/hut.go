package agricola

import (
	"tilestead/rules"
	"tilestead/rules/agricola/box"
	"tilestead/rules/agricola/farm"
)

// hutFuel is what the peat hut takes for heating, whatever the house saves (14.4).
const hutFuel = 1

// hutSpots are where a room can come in the place of the peat hut, which takes a
// wood house; a renovation is spent on that.
func (p *Player) hutSpots() farm.Mask {
	if !p.Front.Has(box.HutCard) || p.House != box.WoodHouse {
		return 0
	}
	return p.RoomSpots()
}

// leaveHut takes the peat hut out of the game for a room of wood.
func leaveHut(t acting, seat rules.Seat, c farm.Cell) {
	p := &t.player[seat]
	p.Front.Drop(box.HutCard)
	p.Rooms |= c.Mask()
	rules.Show(t.reel, t.State, Rehoused{seat, c})
	t.onces()
}
