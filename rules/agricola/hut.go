package agricola

import "tilestead/rules"

// hutFuel is what the peat hut takes for heating, whatever the house saves (14.4).
const hutFuel = 1

// hutSpots are where a room can come in the place of the peat hut, which takes a
// wood house; a renovation is spent on that.
func (p *Player) hutSpots() Mask {
	if !p.Front.Has(hutCard) || p.House != WoodHouse {
		return 0
	}
	return p.roomSpots()
}

// leaveHut takes the peat hut out of the game for a room of wood.
func leaveHut(t acting, seat rules.Seat, c Cell) {
	p := &t.player[seat]
	p.Front.drop(hutCard)
	p.Rooms |= c.mask()
	rules.Show(t.reel, t.State, Rehoused{seat, c})
	t.onces()
}
