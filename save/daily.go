package save

import (
	"slices"
	"time"
)

// dailyFlag is the flag of a game of a day; the day follows it.
const dailyFlag = "daily"

// Daily is the day whose game this is, such as 2026-11-25; "" for any other game.
func (g *Game) Daily() string {
	i := slices.Index(g.Flags, dailyFlag)
	if i < 0 || i+1 >= len(g.Flags) {
		return ""
	}
	if _, err := time.Parse(time.DateOnly, g.Flags[i+1]); err != nil {
		return ""
	}
	return g.Flags[i+1]
}

// SetDaily marks a game as that of a day; "" makes it a game like any other.
func (g *Game) SetDaily(date string) {
	if i := slices.Index(g.Flags, dailyFlag); i >= 0 {
		g.Flags = slices.Delete(slices.Clone(g.Flags), i, min(i+2, len(g.Flags)))
	}
	if date != "" {
		g.Flags = append(slices.Clone(g.Flags), dailyFlag, date)
	}
}
