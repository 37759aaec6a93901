package page

import (
	"slices"
	"strings"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/save"
	"tilestead/titles/rivals"
)

// Seated gives a game seats that can be played: one person and bots where none
// are named, the nearest level there is in place of an unknown one, and a
// colour of its own to every seat.
func (sh *Shell) Seated(g *save.Game) *save.Game {
	g = &save.Game{Match: g.Match, Seats: slices.Clone(g.Seats), Flags: g.Flags}
	title := g.Match.Title().ID
	if len(g.Seats) == 0 {
		for i := range g.Match.Setup().Seats {
			g.Seats = append(g.Seats, sh.DefaultSeat(title, i))
		}
	}
	for i, s := range g.Seats {
		if !sh.Knows(title, s.Bot) {
			g.Seats[i].Bot = sh.LevelsOf(title)[0]
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
		if !sh.Knows(g.Match.Title().ID, s.Bot) || !ownColor(g.Seats, i) {
			return true
		}
	}
	return false
}

// LevelsOf are the levels of a title's bots, the weakest first; none without bots.
func (sh *Shell) LevelsOf(title string) []string {
	if sh.Levels == nil {
		return nil
	}
	return sh.Levels(title)
}

// LevelIn is the level that plays a game of a set-up where one is wished for: that one, or the
// strongest below it that does.
func (sh *Shell) LevelIn(set rules.Setup, wish string) string {
	all, play := sh.LevelsOf(set.Title), sh.LevelsIn(set)
	for i := slices.Index(all, wish); i >= 0; i-- {
		if slices.Contains(play, all[i]) {
			return all[i]
		}
	}
	return wish
}

// LevelsIn are the levels of a title's bots that play games of a set-up, the weakest first.
func (sh *Shell) LevelsIn(set rules.Setup) []string {
	if sh.LevelsFor == nil {
		return sh.LevelsOf(set.Title)
	}
	return sh.LevelsFor(set)
}

// Knows says whether a bot of a title is called so, a level or a rival, or a person plays.
func (sh *Shell) Knows(title, level string) bool {
	levels := sh.LevelsOf(title)
	_, rival := rivals.Find(title, level)
	return level == "" || len(levels) == 0 || rival || slices.Contains(levels, level)
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

// DefaultSeat is who sits at seat i of a title's game that nobody put together: a
// person at the first, then opponents of growing strength. With three seats both are
// for a newcomer.
func (sh *Shell) DefaultSeat(title string, i int) save.Seat {
	seat := save.Seat{Color: palette.Seats[i%len(palette.Seats)].ID, Name: sh.PersonNames()[i%len(sh.PersonNames())]}
	if bots := sh.Opponents(title); i > 0 && len(bots) > 0 {
		seat.Bot = bots[min(i, len(bots))-1]
		seat.Name = sh.BotNames(title, seat.Bot)[0]
	}
	return seat
}

// PersonNames are the names persons go by who gave none: short ones, which fit
// on every plate, and none that speaks to the player.
func (sh *Shell) PersonNames() []string {
	return strings.Split(sh.Words.Say("setup.person"), ", ")
}
