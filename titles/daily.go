package titles

import (
	"time"

	"tilestead/rules"
)

// A Daily is the game of a day: the same title, boxes and luck for everybody who plays it.
type Daily struct {
	Date  string // such as 2026-11-25
	Title *rules.Title
	Setup rules.Setup // of two seats, without a say in who begins
	Step  int         // how strong the other seat is, from 0 on Mondays to Steps-1 on Sundays
}

// Steps are the days of a week, on each of which the other seat is stronger than the day
// before.
const Steps = 7

// dailies are the titles that take turns.
var dailies = [...]string{"carcassonne", "agricola", "montana"}

// DailyOf is the game of a day, written as time.DateOnly says; ok is false for what is no day.
func DailyOf(date string) (d Daily, ok bool) {
	at, err := time.Parse(time.DateOnly, date)
	if err != nil {
		return d, false
	}
	days := at.Unix() / (24 * 60 * 60)
	n := int64(len(dailies))
	title, err := Find(dailies[(days%n+n)%n])
	if err != nil {
		return d, false
	}
	seed := rules.FNV(0, []byte(title.ID+" "+date))
	set := rules.Setup{Title: title.ID, Seats: 2, Modules: boxes(title, seed), Seed: seed}
	return Daily{Date: date, Title: title, Setup: set.With(rules.LuckID, rules.LuckByChance),
		Step: (int(at.Weekday()) + Steps - 1) % Steps}, true
}

// boxes are a title's expansions of a day: one of its bundles, where it has some; else none, one
// or all.
func boxes(t *rules.Title, seed uint64) (modules []string) {
	if n := uint64(len(t.Bundles)); n > 0 {
		return t.Bundles[seed%n].Modules
	}
	var all []string
	for _, m := range t.Modules {
		if m.Kind == rules.Expansion {
			all = append(all, m.ID)
		}
	}
	switch n := uint64(len(all)); {
	case n == 0 || seed%3 == 0:
		return nil
	case seed%3 == 1:
		at := seed / 3 % n
		return all[at : at+1]
	}
	return all
}
