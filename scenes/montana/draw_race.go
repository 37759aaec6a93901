package montana

import (
	"math"
	"strings"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/rules/montana"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// fewestLeft is how many settlements the seat has left that has fewest.
func fewestLeft(s *montana.State) int8 {
	least := montana.Components.Settlements[s.Players()]
	for seat := range rules.Seat(s.Players()) {
		least = min(least, s.Player(seat).Left)
	}
	return least
}

// race tells how far the game is from its end: how many settlements end it, and
// who has fewest left.
func (m seatsPart) race() string {
	if m.s.Active() < 0 {
		return ""
	}
	least := fewestLeft(m.s)
	all := int(montana.Components.Settlements[m.s.Players()])
	if int(least) == all {
		return m.say("race.open", all)
	}
	var ahead []string
	for seat := range rules.Seat(m.s.Players()) {
		if m.s.Player(seat).Left == least {
			ahead = append(ahead, m.Name(seat))
		}
	}
	if m.s.Ended() {
		return m.say("race.last", strings.Join(ahead, ", "))
	}
	return m.say("race", all, strings.Join(ahead, ", "), int(least))
}

// racePlate is where the race is told, how and in which words; r is empty where it is not.
func (m seatsPart) racePlate() (r ui.Rect, role ui.Role, text string) {
	text = m.race()
	if text == "" {
		return r, role, ""
	}
	r = m.at.raceBox()
	role, text = board.FitIn(text, r.W-10, ui.Body, ui.Dense, ui.Least)
	r.W = math.Ceil(role.Width(text)) + 10
	return r, role, text
}

// plate is where the race is told, and what the player owns.
func (b *Board) plate(v *board.View) ui.Rect {
	m := b.moment(v)
	r, _, text := m.seats().racePlate()
	if text == "" {
		return m.at.goods
	}
	return r.Or(m.at.goods)
}

func (m seatsPart) drawRace(c *ui.Canvas) {
	r, role, text := m.racePlate()
	if text == "" {
		return
	}
	ui.DarkPlate(c, r)
	c.Write(r.X+5, board.Baseline(r.Y+r.H/2, role), text, role, palette.Cream)
}
