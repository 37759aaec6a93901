package page

import (
	"slices"
	"strings"

	"tilestead/assets/palette"
	"tilestead/save"
)

// Seated gives a game seats that can be played: one person and bots where none
// are named, the nearest level there is in place of an unknown one, and a
// colour of its own to every seat.
func (sh *Shell) Seated(g *save.Game) *save.Game {
	g = &save.Game{Match: g.Match, Seats: slices.Clone(g.Seats), Flags: g.Flags}
	if len(g.Seats) == 0 {
		for i := range g.Match.Setup().Seats {
			g.Seats = append(g.Seats, sh.DefaultSeat(i))
		}
	}
	for i, s := range g.Seats {
		if !sh.knowsLevel(s.Bot) {
			g.Seats[i].Bot = sh.Levels[0]
		}
		if !ownColor(g.Seats, i) {
			g.Seats[i].Color = freeColor(g.Seats)
		}
	}
	return g
}

// Flawed says that Seated has something to mend.
func (sh *Shell) Flawed(g *save.Game) bool {
	for i, s := range g.Seats {
		if !sh.knowsLevel(s.Bot) || !ownColor(g.Seats, i) {
			return true
		}
	}
	return false
}

// knowsLevel says whether bots play so, or a person does.
func (sh *Shell) knowsLevel(level string) bool {
	return level == "" || len(sh.Levels) == 0 || slices.Contains(sh.Levels, level)
}

// ownColor says whether the colour of a seat is known and no earlier seat has it.
func ownColor(seats []save.Seat, i int) bool {
	color := seats[i].Color
	known := slices.ContainsFunc(palette.Seats[:], func(l palette.SeatLook) bool { return l.ID == color })
	return known && !slices.ContainsFunc(seats[:i], func(s save.Seat) bool { return s.Color == color })
}

// freeColor is the first colour that no seat has.
func freeColor(seats []save.Seat) string {
	for _, l := range palette.Seats {
		if !slices.ContainsFunc(seats, func(s save.Seat) bool { return s.Color == l.ID }) {
			return l.ID
		}
	}
	return palette.Seats[0].ID
}

// DefaultSeat is who sits at seat i of a game nobody chose: a person at the
// first, then bots of growing strength.
func (sh *Shell) DefaultSeat(i int) save.Seat {
	seat := save.Seat{Color: palette.Seats[i%len(palette.Seats)].ID, Name: sh.PersonNames()[i%len(sh.PersonNames())]}
	if n := len(sh.Levels); i > 0 && n > 0 {
		seat.Bot = sh.Levels[min(i-1, n-1)]
		seat.Name = sh.BotNames(seat.Bot)[0]
	}
	return seat
}

// PersonNames are the names persons go by who gave none: short ones, which fit
// on every plate, and none that speaks to the player.
func (sh *Shell) PersonNames() []string {
	return strings.Split(sh.Words.Say("setup.person"), ", ")
}

// BotNames are the names bots of a level go by.
func (sh *Shell) BotNames(level string) []string {
	return strings.Split(sh.Words.Say("bot."+level+".name"), ", ")
}
