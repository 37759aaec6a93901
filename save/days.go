package save

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"time"

	"tilestead/rules"
)

// The files of how the games of days came out, and of lines of it that could not be read.
const (
	daysFile        = "days.txt"
	damagedDaysFile = "days.damaged.txt"
)

// A Day is how the first finish of the game of a day came out that counts: a line of the file,
//
//	2026-11-25 carcassonne rohan won 98 84 41.3 50.0 gyrgg 580.0
//
// with the day, the title, the rival or level of the other seat, how it ended, the points of the
// person and of the other, what the person gave away for each decision, par, a letter for each part
// of the game, and the person's luck, which is missing where a title tells none. A hyphen stands for
// what there is not: nobody else, or no review yet.
type Day struct {
	Date, Title string
	Rival       string // "" alone
	Won         bool
	Own, Other  rules.Points // Other is 0 alone
	Parts       string       // a letter for each part of the game, as titles.Square gives it; "" before a review
	Given       float64      // for each decision, in what reviews of the title count; with Parts
	Par         float64      // in the same, alone in points; 0 where nobody knows
	Drawn       bool         // luck is told; with Parts
	Luck        float64      // of the person in the whole game, in what reviews of the title count
}

// Reached says whether the person reached par; known is false where that was never measured.
func (d *Day) Reached() (reached, known bool) {
	switch {
	case d.Par == 0:
		return false, false
	case d.Rival == "":
		return d.Own.Float() >= d.Par, true
	}
	return d.Given <= d.Par, d.Parts != ""
}

// noWord stands in a line for what there is not.
const noWord = "-"

func (d *Day) line() string {
	how, rival, given, par, parts := "lost", noWord, noWord, noWord, noWord
	if d.Won {
		how = "won"
	}
	if d.Rival != "" {
		rival = d.Rival
	}
	if d.Par > 0 {
		par = strconv.FormatFloat(d.Par, 'f', 1, 64)
	}
	if d.Parts != "" {
		given, parts = strconv.FormatFloat(d.Given, 'f', 1, 64), d.Parts
	}
	line := fmt.Sprintf("%s %s %s %s %v %v %s %s %s", d.Date, d.Title, rival, how, d.Own, d.Other, given, par, parts)
	if d.Drawn {
		line += " " + strconv.FormatFloat(d.Luck, 'f', 1, 64)
	}
	return line
}

func readDay(line string) (d Day, err error) {
	bad := func(what string) (Day, error) { return Day{}, fmt.Errorf("want %s in %.60q", what, line) }
	f := strings.Split(line, " ")
	if len(f) != 9 && len(f) != 10 || !isWord(f[1]) || f[2] != noWord && !isWord(f[2]) || f[3] != "won" && f[3] != "lost" {
		return bad("a day, a title, a rival, won or lost, two scores, what was given away, par and the parts")
	}
	d = Day{Date: f[0], Title: f[1], Won: f[3] == "won"}
	if _, err := time.Parse(time.DateOnly, d.Date); err != nil {
		return bad("a day such as 2026-11-25")
	}
	if f[2] != noWord {
		d.Rival = f[2]
	}
	if d.Own, err = rules.ParsePoints(f[4]); err == nil {
		d.Other, err = rules.ParsePoints(f[5])
	}
	if err != nil {
		return bad("two scores")
	}
	for i, n := range []*float64{&d.Given, &d.Par} {
		if f[6+i] == noWord {
			continue
		}
		if *n, err = strconv.ParseFloat(f[6+i], 64); err != nil || !(*n >= 0 && *n < 1e6) {
			return bad("numbers from 0 on")
		}
	}
	if f[8] != noWord {
		d.Parts = f[8]
	}
	if d.Drawn = len(f) == 10; d.Drawn {
		if d.Luck, err = strconv.ParseFloat(f[9], 64); err != nil || !(math.Abs(d.Luck) < 1e6) || d.Parts == "" {
			return bad("the luck of a game that was looked at")
		}
	}
	if (d.Parts == "") != (f[6] == noWord) || len(d.Parts) > 16 || strings.Trim(d.Parts, "abcdefghijklmnopqrstuvwxyz.") != "" {
		return bad("letters for the parts where something was given away")
	}
	return d, nil
}

// ReadDays reads the lines of a file of days, the oldest first; of several lines of a day the first
// counts. Those that are none are given as they are; nothing is lost by them.
func ReadDays(data []byte) (days []Day, damaged []string) {
	all, damaged := readLines(data, readDay)
	for _, d := range all {
		if _, twice := FindDay(days, d.Date); !twice {
			days = append(days, d)
		}
	}
	sortDays(days)
	return days, damaged
}

func sortDays(days []Day) {
	slices.SortStableFunc(days, func(a, b Day) int { return strings.Compare(a.Date, b.Date) })
}

// FindDay is how the game of a day came out; ok is false where none counts.
func FindDay(days []Day, date string) (d Day, ok bool) {
	i := slices.IndexFunc(days, func(d Day) bool { return d.Date == date })
	if i < 0 {
		return d, false
	}
	return days[i], true
}

// DaysBytes is the file of days. It fails when one could not be read again.
func DaysBytes(days []Day) ([]byte, error) { return lineBytes(days, (*Day).line, readDay, "a day") }

// Days reads how the games of days came out, the oldest first, and the lines that are none.
func (h *Shelf) Days() (days []Day, damaged []string, err error) {
	return linesOf(h.Store, daysFile, ReadDays)
}

// keepDays writes the days; lines that could not be read are set aside.
func (h *Shelf) keepDays(days []Day, damaged []string) error {
	sortDays(days)
	data, err := DaysBytes(days)
	if err != nil {
		return err
	}
	if err := h.setLinesAside(damagedDaysFile, damaged); err != nil {
		return err
	}
	return h.Store.Write(daysFile, data)
}

// InTime says whether the game of a day still counts now: on the day itself and on the next.
func (h *Shelf) InTime(date string) bool {
	at, err := time.Parse(time.DateOnly, date)
	today, _, _ := strings.Cut(h.Stamp(), " ")
	return err == nil && today <= at.AddDate(0, 0, 1).Format(time.DateOnly)
}

// RememberDay adds a finished game of a day to the days, if it counts: it is the first finish of one
// person without help, in time.
func (h *Shelf) RememberDay(g *Game) error {
	date := g.Daily()
	seat, ok := g.FeatsOf()
	if date == "" || !ok || g.Assisted() || !h.InTime(date) {
		return nil
	}
	days, damaged, err := h.Days()
	if err != nil {
		return err
	}
	if _, twice := FindDay(days, date); twice {
		return nil
	}
	if err := h.keepDays(append(days, g.Day(seat)), damaged); err != nil {
		return err
	}
	return h.keepPast(g)
}

// Day is how the finished game of a day came out for the person in a seat, without what a review says.
func (g *Game) Day(seat rules.Seat) Day {
	s := g.Match.State()
	d := Day{Date: g.Daily(), Title: g.Match.Title().ID, Own: rules.Total(s, seat)}
	d.Won = slices.Contains(s.Winners(), seat)
	for i, other := range g.Seats {
		if n := rules.Total(s, rules.Seat(i)); rules.Seat(i) != seat && (d.Rival == "" || n > d.Other) {
			d.Rival, d.Other = other.Bot, n
		}
	}
	return d
}

// DayOf is the day that a finished game counts for, with what is known of it; ok is false for one
// that does not count.
func (h *Shelf) DayOf(g *Game) (d Day, ok bool) {
	seat, single := g.FeatsOf()
	days, _, err := h.Days()
	if err != nil || !single || g.Assisted() {
		return d, false
	}
	d, ok = FindDay(days, g.Daily())
	bare := d
	bare.Given, bare.Par, bare.Parts, bare.Drawn, bare.Luck = 0, 0, "", false, 0
	return d, ok && bare == g.Day(seat)
}

// MeasureDay adds to a day what was given away in its game and par.
func (h *Shelf) MeasureDay(now Day) error {
	days, damaged, err := h.Days()
	if err != nil {
		return err
	}
	i := slices.IndexFunc(days, func(d Day) bool { return d.Date == now.Date })
	if i < 0 || days[i] == now {
		return nil
	}
	days[i] = now
	return h.keepDays(days, damaged)
}

// AreDays says whether a file from outside the program holds days.
func AreDays(data []byte) bool {
	days, damaged := ReadDays(data)
	return len(days) > 0 && len(damaged) <= len(days)
}

// TakeDays adds the days of a file from outside the program that are not known, and gives how many
// they were.
func (h *Shelf) TakeDays(data []byte) (taken int, err error) {
	days, damaged, err := h.Days()
	if err != nil {
		return 0, err
	}
	more, _ := ReadDays(data)
	for _, d := range more {
		if _, known := FindDay(days, d.Date); !known {
			days, taken = append(days, d), taken+1
		}
	}
	if taken == 0 {
		return 0, nil
	}
	return taken, h.keepDays(days, damaged)
}
