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
	if r, _, text := m.seats().racePlate(); text != "" {
		s.Off = append(s.Off, r.Inset(-6)) // a tip keeps off its edge too
	}
	if t := m.aims().tray(); len(t.Slots) > 0 {
		s.Off = append(s.Off, t.Area.Inset(-4))
	}
	if m.s.Auction() {
		s.Off = append(s.Off, m.at.auction.words[:]...)
	}
	return s
}
