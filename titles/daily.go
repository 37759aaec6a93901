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
	if title.Series != nil { // points alone compare by themselves
		set.Seats = 1
	}
	return Daily{Date: date, Title: title, Setup: set.With(rules.LuckID, rules.LuckByChance),
		Step: (int(at.Weekday()) + Steps - 1) % Steps}, true
}

// Alone says whether nobody else plays: the points are what is compared.
func (d *Daily) Alone() bool { return d.Setup.Seats == 1 }

// DailyBoxes are the choices of a title's expansions that days have: those with a hand, where
// there are hands; else none, one or all.
func DailyBoxes(t *rules.Title) (list [][]string) {
	if hands := handBoxes[t.ID]; hands != nil {
		return hands
	}
	var all []string
	for _, m := range t.Modules {
		if m.Kind == rules.Expansion {
			all = append(all, m.ID)
		}
	}
	list = append(list, nil)
	for i := range all {
		list = append(list, all[i:i+1])
	}
	if len(all) > 1 {
		list = append(list, all)
	}
	return list
}

// handBoxes are the choices of expansions with which a hand is dealt.
var handBoxes = map[string][][]string{
	"agricola": {{"hand-cards"}, {"moor", "minor-cards"}, {"moor", "hand-cards"}},
}

// boxes are a title's expansions of a day. Those of a title without hands are none as often as one
// and as all.
func boxes(t *rules.Title, seed uint64) []string {
	list := DailyBoxes(t)
	n := uint64(len(list))
	if handBoxes[t.ID] != nil || n < 3 {
		return list[seed%n]
	}
	switch ones := n - 2; seed % 3 {
	case 0:
		return list[0]
	case 1:
		return list[1+seed/3%ones]
	}
	return list[n-1]
}
