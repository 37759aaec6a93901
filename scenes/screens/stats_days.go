package screens

import (
	"fmt"
	"math"
	"strings"
	"time"

	"tilestead/assets/palette"
	"tilestead/save"
	"tilestead/scenes/board"
	"tilestead/scenes/page"
	"tilestead/titles"
	"tilestead/ui"
)

// tabLabels are what the tabs are called: the titles that were played and, once one was, the days.
func (s *statsScreen) tabLabels() (labels []string) {
	for _, id := range s.titles {
		labels = append(labels, s.sh.Words.Say(id+".title"))
	}
	if len(s.days) > 0 {
		labels = append(labels, s.sh.Words.Say("daily.days"))
	}
	return labels
}

// onDays says whether the days are shown.
func (s *statsScreen) onDays() bool { return len(s.days) > 0 && s.tab == len(s.titles) }

// now is the day that it is or, where nobody knows, the last that was played.
func (s *statsScreen) now() string {
	if day := s.sh.Today(); day != "" || len(s.days) == 0 {
		return day
	}
	return s.days[len(s.days)-1].Date
}

// monthOf is the first of the month of a day.
func monthOf(day string) time.Time {
	at, _ := time.Parse(time.DateOnly, day)
	return at.AddDate(0, 0, 1-at.Day())
}

// lastMonth and firstMonth are the ends of what the calendar shows.
func (s *statsScreen) lastMonth() time.Time { return monthOf(s.now()) }

func (s *statsScreen) firstMonth() time.Time {
	first := s.lastMonth()
	if len(s.days) > 0 {
		if m := monthOf(s.days[0].Date); m.Before(first) {
			first = m
		}
	}
	return first
}

// The calendar, in canvas pixels: the share of the width that it takes, and the height of a week at
// most.
const (
	calendarShare = 0.62
	mostWeek      = 84.0
	daysOfWeek    = 7
	weeksOfMonth  = 6
)

// daysView shows a month of days on the left and what they come to on the right.
func (s *statsScreen) daysView(k *ui.Kit, r ui.Rect, m page.Measures) {
	grid, right := r.Left(math.Floor(r.W*calendarShare), 14)
	s.calendar(k, grid, m)
	k.C.Fill(ui.Rect{X: right.X - 7, Y: right.Y, W: 1, H: right.H}, palette.Alpha(palette.InkSoft, 0.4))
	s.daysSum(k, right, m)
}

// calendar shows a month with a way to the ones before and after it.
func (s *statsScreen) calendar(k *ui.Kit, r ui.Rect, m page.Measures) {
	w := s.sh.Words
	head, rest := r.Top(m.Button, 4)
	name := strings.Fields(w.Say("daily.months"))[s.month.Month()-1] + fmt.Sprintf(" %d", s.month.Year())
	k.C.WriteCenter(head.X+head.W/2, ui.Prompt.Middle(head), name, ui.Prompt, palette.Rust)
	before, after := s.month.AddDate(0, -1, 0), s.month.AddDate(0, 1, 0)
	side := ui.Rect{X: head.X, Y: head.Y, W: head.H * 1.4, H: head.H}
	if k.Push("month/before", side, ui.Push{Label: "<", Off: before.Before(s.firstMonth()), Name: w.Say("daily.before"),
		Tip: w.Say("daily.before")}) {
		s.month = before
	}
	side.X = head.X + head.W - side.W
	if k.Push("month/after", side, ui.Push{Label: ">", Off: after.After(s.lastMonth()), Name: w.Say("daily.after"),
		Tip: w.Say("daily.after")}) {
		s.month = after
	}
	wide := math.Floor(rest.W / daysOfWeek)
	for i, day := range strings.Fields(w.Say("daily.weekdays")) {
		k.C.WriteCenter(rest.X+wide*(float64(i)+0.5), ui.Dense.Base(rest.Y), day, ui.Dense, palette.InkSoft)
	}
	_, rest = rest.Top(ui.Dense.Pitch(), 2)
	high := math.Min(mostWeek, math.Floor(rest.H/weeksOfMonth))
	shift := (int(s.month.Weekday()) + daysOfWeek - 1) % daysOfWeek // weeks begin on Mondays, as the ladder's does
	for at := s.month; at.Month() == s.month.Month(); at = at.AddDate(0, 0, 1) {
		n := shift + at.Day() - 1
		left, top := rest.X+wide*float64(n%daysOfWeek), rest.Y+high*float64(n/daysOfWeek)
		s.dayCell(k, at, ui.Rect{X: left, Y: top, W: wide - 3, H: high - 3})
	}
}

// dayCell is a day: ticked where it was played, with a star where par was reached, and a bar for each
// part of the game, the higher the more was given away.
func (s *statsScreen) dayCell(k *ui.Kit, at time.Time, r ui.Rect) {
	date := at.Format(time.DateOnly)
	d, played := save.FindDay(s.days, date)
	future := date > s.now()
	z := ui.Zone{ID: ui.ID("day " + date), Box: r, Marked: true, NoKeys: future}
	if !future {
		z.Tip = s.dayTip(date, d, played)
		z.Name = strings.ReplaceAll(z.Tip, "\n", ", ")
	}
	reply := k.Zone(z)
	if reply.Clicked && !future {
		s.openDay(date, played)
	}
	if !k.Drawing() {
		return
	}
	c, ground, ink := k.C, palette.PaperDim, palette.InkSoft
	switch {
	case played:
		ground, ink = palette.Light(palette.TealLit, 0.62), palette.Ink
	case future:
		ground = palette.Alpha(palette.PaperDim, 0.4)
	}
	if reply.Hot && !future || reply.Focused {
		c.Fill(r.Inset(-2), palette.UIGold)
	} else if date == s.now() {
		c.Fill(r.Inset(-2), palette.Rust)
	}
	c.Fill(r, palette.Alpha(palette.Ink, 0.5))
	c.Fill(r.Inset(1), palette.Paper)
	c.Fill(r.Inset(1), ground)
	c.Write(r.X+4, ui.Dense.Base(r.Y+1), fmt.Sprint(at.Day()), ui.Dense, ink)
	if !played {
		return
	}
	icon := "check"
	if reached, _ := d.Reached(); reached {
		icon = "star"
	}
	ui.Icon(c, icon, r.X+r.W-9, r.Y+9, 13, ui.White)
	drawBars(c, ui.Rect{X: r.X + 4, Y: r.Y + ui.Dense.Pitch(), W: r.W - 8, H: r.H - ui.Dense.Pitch() - 3}, d.Parts)
}

// barSteps are how high the bar of a part is, in quarters of the room.
var barSteps = map[byte]float64{titles.Well: 1, titles.Middle: 2.5, titles.Badly: 4}

// drawBars draws the parts of a game as bars.
func drawBars(c *ui.Canvas, r ui.Rect, parts string) {
	wide := math.Min(9, math.Floor(r.W/titles.DayParts))
	high := math.Min(r.H, 24)
	for i := range len(parts) {
		h := math.Round(barSteps[parts[i]] / 4 * high)
		if h < 2 {
			continue
		}
		bar := ui.Rect{X: r.X + wide*float64(i), Y: r.Y + r.H - h, W: wide - 1, H: h}
		c.Fill(bar, palette.Ink)
		c.Fill(bar.Inset(0.5), partColors[parts[i]])
	}
}

// dayTip tells a day, a line for each thing.
func (s *statsScreen) dayTip(date string, d save.Day, played bool) string {
	w := s.sh.Words
	day := dayText(w, date)
	if !played {
		return day + "\n" + w.Say("daily.unplayed") + "\n" + w.Say(dayNotes[s.useOf(date, false)])
	}
	name := w.Say(d.Title + ".title")
	if d.Rival != "" {
		name += " · " + s.sh.BotWord(d.Title, d.Rival)
	}
	lines := []string{day, name}
	if d.Rival == "" {
		lines = append(lines, w.Say("daily.result.alone", pointsText(d.Own)))
	} else {
		lines = append(lines, w.Say("daily.result", pointsText(d.Own), pointsText(d.Other)))
	}
	if d.Parts != "" {
		lines = append(lines, board.Capital(w.Say("daily.given", s.lossText(d.Title, d.Given))))
	}
	switch {
	case d.Par == 0:
	case d.Rival == "":
		lines = append(lines, w.Say("daily.par", w.Decimal(fmt.Sprint(d.Par))))
	default:
		lines = append(lines, w.Say("daily.par", s.lossText(d.Title, d.Par)))
	}
	if reached, _ := d.Reached(); reached {
		lines = append(lines, w.Say("daily.reached"))
	}
	lines = append(lines, w.Say(dayNotes[s.useOf(date, true)]))
	return strings.Join(lines, "\n")
}

// lossText is what was given away in a title, as its review tells it.
func (s *statsScreen) lossText(title string, loss float64) string {
	chances, known := s.chances[title]
	if b := s.sh.Boards[title]; !known && b != nil {
		o := b().Offers()
		chances = o.Score.Chances
		s.chances[title] = chances
	}
	return board.LossText(s.sh.Words, loss, chances)
}

// daysSum tells what the days come to, and hands them out.
func (s *statsScreen) daysSum(k *ui.Kit, r ui.Rect, m page.Measures) {
	w, c := s.sh.Words, k.C
	var v week
	reached, byTitle := 0, map[string]int{}
	for i := range s.days {
		if ok, _ := s.days[i].Reached(); ok {
			reached++
		}
		byTitle[s.days[i].Title]++
	}
	v = weekOf(s.days, s.now())
	button := ui.Rect{X: r.X, Y: r.Y + r.H - m.Button, W: r.W, H: m.Button}
	if s.sh.Export != nil {
		label := w.Say("daily.export")
		button.W = math.Min(r.W, ui.PushWidth(0, label))
		if k.Push("days", button, ui.Push{Icon: "log", Label: label, Tip: w.Say("daily.export.tip")}) {
			data, err := save.DaysBytes(s.days)
			hand(s.sh, daysName, data, err)
		}
	}
	if !k.Drawing() {
		return
	}
	lines := []string{w.Say("daily.week", v.days(), len(v))}
	c.Write(r.X, ui.Prompt.Base(r.Y), lines[0], ui.Prompt, palette.Rust)
	y := r.Y + ui.Prompt.Pitch() + 4
	v.draw(c, ui.Rect{X: r.X, Y: y, W: v.wide(), H: 12})
	y += 20
	for _, id := range titles.Box {
		if byTitle[id] > 0 {
			c.Write(r.X, ui.Body.Base(y), w.Say(id+".title"), ui.Body, palette.Ink)
			c.WriteRight(r.X+r.W, ui.Body.Base(y), fmt.Sprint(byTitle[id]), ui.Body, palette.Ink)
			y += ui.LineHeight
		}
	}
	ui.Icon(c, "star", r.X+7, y+8, 14, ui.White)
	c.Write(r.X+18, ui.Body.Base(y), w.Say("daily.reached"), ui.Body, palette.Ink)
	c.WriteRight(r.X+r.W, ui.Body.Base(y), fmt.Sprint(reached), ui.Body, palette.Ink)
	y += ui.LineHeight + 6
	note := ui.Dense.Wrap(w.Say("daily.note"), r.W)
	if y+ui.DenseLine*float64(len(note)) < button.Y {
		c.Paragraph(r.X, y, note, ui.Dense, palette.InkSoft)
	}
}

// daysName is the file in which days are handed out.
const daysName = "tilestead-days.txt"

// forgetWide is how wide the button is that deletes what is remembered.
func (s *statsScreen) forgetWide() float64 { return ui.ButtonWidth(0, s.sh.Words.Say("stats.forget")) }

// layForget lays out the way to delete all that is remembered, which is asked once.
func (s *statsScreen) layForget(k *ui.Kit, r ui.Rect) {
	w := s.sh.Words
	if !k.Push("forget", r, ui.Push{Label: w.Say("stats.forget"), Tip: w.Say("stats.forget.tip")}) {
		return
	}
	do := func() ui.Scene {
		if err := s.sh.Shelf.Forget(); err != nil {
			s.sh.Fail(err)
		} else {
			s.sh.Say(ui.Success, w.Say("stats.forgotten"))
		}
		s.load()
		return nil
	}
	s.next = NewAsk(s.sh, s, w.Say("stats.forget.head"), []string{w.Say("stats.forget.ask"), w.Say("stats.forget.stays")},
		Answer{ID: "ask/back", Label: w.Say("menu.back"), Do: func() ui.Scene { return nil }},
		Answer{ID: "ask/yes", Label: w.Say("stats.forget.yes"), Do: do})
}
