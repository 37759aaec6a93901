package screens

import (
	"math"
	"slices"
	"strings"
	"time"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/save"
	"tilestead/scenes/page"
	"tilestead/titles"
	"tilestead/ui"
)

// A today is the game of a day as the title screen offers it.
type today struct {
	titles.Daily
	known  bool        // what was played on this day and before
	seats  []save.Seat // who plays it
	level  string      // of the other seat, or its rival; "" alone
	day    save.Day    // the first finish that counts
	played bool        // there is one
	some   bool        // some day was played
	week   week
}

// A week is which of the last days were played, the latest last.
type week [titles.Steps]bool

// weekOf is the week that ends with a day.
func weekOf(days []save.Day, date string) (v week) {
	at, _ := time.Parse(time.DateOnly, date)
	for i := range v {
		_, v[i] = save.FindDay(days, at.AddDate(0, 0, i-len(v)+1).Format(time.DateOnly))
	}
	return v
}

// days is how many of them were played.
func (v *week) days() (n int) {
	for _, played := range v {
		if played {
			n++
		}
	}
	return n
}

// todayOf reads what there is to know of a day's game; ok is false where there is none.
func todayOf(sh *page.Shell, date string) (t today, ok bool) {
	if t.Daily, ok = titles.DailyOf(date); !ok || sh.Boards[t.Title.ID] == nil {
		return today{}, false
	}
	t.known = true
	for i := range t.Setup.Seats {
		t.seats = append(t.seats, sh.DefaultSeat(t.Title.ID, i))
	}
	bots := sh.Opponents(t.Title.ID)
	if n := len(bots); n > 0 && !t.Alone() { // from the second on Mondays to the last on Sundays
		t.level = bots[min(1+t.Step*(n-1)/titles.Steps, n-1)]
		if t.Step == titles.Steps-1 {
			t.level = bots[n-1]
		}
		t.level = sh.LevelIn(t.Setup, t.level)
		names := sh.BotNames(t.Title.ID, t.level)
		t.seats[1].Bot, t.seats[1].Name = t.level, names[t.Setup.Seed%uint64(len(names))]
	}
	days, _, err := sh.Shelf.Days()
	if err != nil {
		sh.Fail(err)
	}
	t.day, t.played = save.FindDay(days, date)
	t.some, t.week = len(days) > 0, weekOf(days, date)
	return t, true
}

// dayBefore is the day before one.
func dayBefore(date string) string {
	at, err := time.Parse(time.DateOnly, date)
	if err != nil {
		return ""
	}
	return at.AddDate(0, 0, -1).Format(time.DateOnly)
}

// against says what is played and against whom.
func (t *today) against(sh *page.Shell) string {
	if t.Alone() {
		return sh.Words.Say("daily.alone", sh.TitleWord(t.Title))
	}
	name := sh.TitleWord(t.Title) + " · " + t.seats[1].Name
	if t.level != "" && page.Rung(t.Title.ID, t.level) == 0 {
		name += " (" + sh.BotWord(t.Title.ID, t.level) + ")"
	}
	return name
}

// about says what it is played with, and how it came out.
func (t *today) about(sh *page.Shell) string {
	w := sh.Words
	about := w.Say("daily.same")
	switch {
	case t.played && t.Alone():
		about = w.Say("daily.result.alone", pointsText(t.day.Own))
	case t.played:
		about = w.Say("daily.result", pointsText(t.day.Own), pointsText(t.day.Other))
	case t.Alone():
		about = w.Say("daily.same.alone")
	}
	if boxes := boxesName(sh, t.Title, t.Setup.Modules); boxes != "" {
		about = boxes + " · " + about
	}
	return about
}

// boxesName names the expansions of a game, as its title bundles them; "" for none.
func boxesName(sh *page.Shell, t *rules.Title, modules []string) string {
	for _, b := range t.Bundles {
		if slices.Equal(b.Modules, modules) {
			return sh.Words.Say("bundle." + t.ID + "." + b.ID)
		}
	}
	var names []string
	for _, m := range modules {
		names = append(names, sh.Words.Say("module."+t.ID+"."+m))
	}
	return strings.Join(names, ", ")
}

// looked keeps the games of the day that it is now, and of the day before.
func (t *Title) looked() *today {
	date := t.sh.Today()
	if !t.today.known || t.today.Date != date {
		t.today, _ = todayOf(t.sh, date)
		t.yesterday = today{}
		if t.today.some || t.runs(dayBefore(date)) { // a beginner has enough with today's
			t.yesterday, _ = todayOf(t.sh, dayBefore(date))
		}
	}
	return &t.today
}

// runs says whether the game of a day was begun.
func (t *Title) runs(date string) bool {
	return date != "" && slices.ContainsFunc(t.cards, func(card titleCard) bool { return card.waits.daily == date })
}

// dayButton lays out the way into the game of a day, as high as b and right-aligned in it, and gives
// how wide it is.
func (t *Title) dayButton(k *ui.Kit, id ui.ID, d *today, b ui.Rect, label string, look ui.Look) float64 {
	b.X, b.W = b.X+b.W-ui.ButtonWidth(b.W, label), ui.ButtonWidth(b.W, label)
	tip := d.against(t.sh) + "\n" + d.about(t.sh)
	if id == "today" {
		tip += "\n" + t.sh.Words.Say("daily.week", d.week.days(), len(d.week))
	} else {
		tip += "\n" + t.sh.Words.Say("daily.until")
	}
	if k.Push(id, b, ui.Push{Label: label, Look: look, Name: label + ": " + d.against(t.sh), Tip: tip}) {
		if t.runs(d.Date) {
			t.next = t.resume(d.Title.ID)
		} else if next := welcomed(t.sh, d.Title, t, func() ui.Scene { return d.begin(t.sh) }); next != nil {
			t.next = next
		}
	}
	return b.W
}

// todayStrip lays out the game of the day between the lettering and the cards.
func (t *Title) todayStrip(k *ui.Kit, g titleGeometry) {
	d := &t.today
	if !d.known || g.today.H == 0 {
		return
	}
	w, c, r := t.sh.Words, k.C, g.today
	label := w.Say("title.play")
	switch {
	case t.runs(d.Date):
		label = w.Say("title.continue")
	case d.played:
		label = w.Say("daily.again")
	}
	if k.Drawing() {
		ui.Plate(c, r, palette.Paper)
	}
	wide := ui.ButtonWidth(g.push, w.Say("title.play"), w.Say("title.continue"), w.Say("daily.again"))
	b := ui.Rect{X: r.X + r.W - wide - 5, Y: r.Y + math.Round((r.H-g.button)/2), W: wide, H: g.button}
	k.Part(w.Say("daily.head"))
	t.dayButton(k, "today", d, b, label, ui.Strong)
	if y := &t.yesterday; y.known && !y.played {
		b.W = 60
		b.X -= b.W + 6
		wide := t.dayButton(k, "yesterday", y, b, w.Say("daily.yesterday"), ui.Plain)
		b.X -= wide - b.W
	}
	k.Part("")
	if !k.Drawing() {
		return
	}
	about, days := d.about(t.sh), w.Say("daily.week", d.week.days(), len(d.week))
	room := ui.Rect{X: r.X + 10, Y: r.Y, W: b.X - r.X - 20, H: r.H}
	squares := d.week.draw(c, room)
	names := []string{w.Say("daily.game", d.against(t.sh)), d.against(t.sh), t.sh.TitleWord(d.Title)}
	if g.layout == ui.Compact {
		writeFitting(c, room.X, ui.Name.Middle(room), room.W-squares-8, ui.Name, palette.Ink, names...)
		return
	}
	top := room.Y + math.Round((room.H-ui.Name.Pitch()-ui.Dense.Pitch())/2)
	writeFitting(c, room.X, ui.Name.Base(top), room.W-squares-8, ui.Name, palette.Ink, names...)
	low := ui.Dense.Base(top + ui.Name.Pitch())
	c.Write(room.X+room.W-ui.Dense.Width(days), low, days, ui.Dense, palette.InkSoft)
	writeFitting(c, room.X, low, room.W-ui.Dense.Width(days)-8, ui.Dense, palette.InkSoft, about, w.Say("daily.same"))
}

// writeFitting writes the first of some forms of a text that fits; none where none does.
func writeFitting(c *ui.Canvas, x, base, wide float64, role ui.Role, ink ui.Color, forms ...string) {
	for _, form := range forms {
		if role.Width(form) <= wide {
			c.Write(x, base, form, role, ink)
			return
		}
	}
}

// wide is how wide their squares are together, in canvas pixels.
func (v *week) wide() float64 { return float64(len(v))*(weekSquare+weekGap) - weekGap }

// Sizes of the squares of a week, in canvas pixels.
const (
	weekSquare = 10.0
	weekGap    = 2.0
)

// draw draws a square for each of the days at the right end of a room, ticked where it was played,
// and gives how wide they are together.
func (v *week) draw(c *ui.Canvas, room ui.Rect) float64 {
	const size, gap = weekSquare, weekGap
	wide := v.wide()
	y := room.Y + math.Round((room.H-size)/2)
	if room.H >= 2*size+12 { // with a second line
		y = room.Y + math.Round((room.H-ui.Name.Pitch()-ui.Dense.Pitch())/2) + math.Round((ui.Name.Pitch()-size)/2)
	}
	for i, played := range v {
		r := ui.Rect{X: room.X + room.W - wide + float64(i)*(size+gap), Y: y, W: size, H: size}
		c.Fill(r, palette.InkSoft)
		if in := r.Inset(1); played {
			c.Fill(in, palette.Teal)
			ui.Icon(c, "check", r.X+size/2, r.Y+size/2, size-1, ui.White)
		} else {
			c.Fill(in, palette.PaperDim)
		}
	}
	return wide
}

// begin begins the game of the day; nil where it cannot, which it says.
func (d *today) begin(sh *page.Shell) (s ui.Scene) {
	sh.SetNote(lastNote, d.Title.ID)
	m, err := rules.NewMatch(d.Title, d.Setup)
	if err == nil {
		g := &save.Game{Match: m, Seats: d.seats}
		g.SetDaily(d.Date)
		s, err = sh.Go.Begin(g)
	}
	if err != nil {
		sh.Fail(err)
		return nil
	}
	return s
}
