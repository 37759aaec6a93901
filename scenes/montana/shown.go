package montana

import (
	"tilestead/scenes/board"
	"tilestead/ui"
)

// shown is what tips keep off: the plates of the seats, what the player owns, the race, and what
// the tray and the open town say.
func (b *Board) shown(v *board.View) (s ui.Shown) {
	m := b.moment(v)
	s.Off = append(s.Off, m.at.plates...)
	s.Off = append(s.Off, m.at.goods)
	race, _, text := m.seats().racePlate()
	if t := m.aims().tray(); len(t.Slots) > 0 { // tips of the tray keep off the edges too
		s.Off = append(s.Off, t.Area.Inset(-4))
		race = race.Inset(-6)
	}
	if text != "" {
		s.Off = append(s.Off, race)
	}
	if m.s.Auction() {
		s.Off = append(s.Off, m.at.auction.words[:]...)
	}
	return s
}
