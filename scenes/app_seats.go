package scenes

import (
	"slices"

	"tilestead/assets/palette"
	"tilestead/save"
)

// seated gives a game seats that can be played: one person and bots where none
// are named, the nearest level there is in place of an unknown one, and a
// colour of its own to every seat.
func (a *App) seated(g *save.Game) *save.Game {
	g = &save.Game{Match: g.Match, Seats: slices.Clone(g.Seats), Flags: g.Flags}
	if len(g.Seats) == 0 {
		for i := range g.Match.Setup().Seats {
			g.Seats = append(g.Seats, a.defaultSeat(i))
		}
	}
	for i, s := range g.Seats {
		if !a.knowsLevel(s.Bot) {
			g.Seats[i].Bot = a.opt.Levels[0]
		}
		if !ownColor(g.Seats, i) {
			g.Seats[i].Color = freeColor(g.Seats)
		}
	}
	return g
}

// flawed says that seated has something to mend.
func (a *App) flawed(g *save.Game) bool {
	for i, s := range g.Seats {
		if !a.knowsLevel(s.Bot) || !ownColor(g.Seats, i) {
			return true
		}
	}
	return false
}

// knowsLevel says whether bots play so, or a person does.
func (a *App) knowsLevel(level string) bool {
	return level == "" || len(a.opt.Levels) == 0 || slices.Contains(a.opt.Levels, level)
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
