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

// A today is the game of the day as the title screen offers it.
type today struct {
	titles.Daily
	known  bool               // what was played on this day and before
	seats  []save.Seat        // who plays it
	level  string             // of the other seat, or its rival
	record save.Record        // the first finish that counts
	played bool               // there is one
	week   [titles.Steps]bool // the last days, this one last: whether they were played
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
	if n := len(bots); n > 0 { // from the second on Mondays to the last on Sundays
		t.level = bots[min(1+t.Step*(n-1)/titles.Steps, n-1)]
		if t.Step == titles.Steps-1 {
			t.level = bots[n-1]
		}
		t.level = sh.LevelIn(t.Setup, t.level)
		names := sh.BotNames(t.Title.ID, t.level)
		t.seats[1].Bot, t.seats[1].Name = t.level, names[t.Setup.Seed%uint64(len(names))]
	}
	records, _, err := sh.Shelf.History()
	if err != nil {
		sh.Fail(err)
	}
	t.record, t.played = save.DailyRecord(records, date)
	at, _ := time.Parse(time.DateOnly, date)
	for i := range t.week {
		day := at.AddDate(0, 0, i-len(t.week)+1).Format(time.DateOnly)
		_, t.week[i] = save.DailyRecord(records, day)
	}
	return t, true
}

// days is how many of the last days were played.
func (t *today) days() (n int) {
	for _, played := range t.week {
		if played {
			n++
		}
	}
	return n
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

// looked keeps the game of the day that it is now.
func (t *Title) looked() *today {
	date := t.sh.Today()
	if !t.today.known || t.today.Date != date {
		t.today, _ = todayOf(t.sh, date)
	}
	return &t.today
}

// todayStrip lays out the game of the day between the lettering and the cards.
func (t *Title) todayStrip(k *ui.Kit, g titleGeometry) {
	d := &t.today
	if !d.known || g.today.H == 0 {
		return
	}
	w, c, r := t.sh.Words, k.C, g.today
	running := slices.ContainsFunc(t.cards, func(card titleCard) bool {
		return card.id == d.Title.ID && card.waits.daily == d.Date
	})
	label, do := w.Say("title.play"), t.playToday
	switch {
	case running:
		label, do = w.Say("title.continue"), func() ui.Scene { return t.resume(d.Title.ID) }
	case d.played:
		label = w.Say("daily.again")
	}
	name := w.Say("daily.game", t.sh.TitleWord(d.Title), d.seats[1].Name)
	if d.level != "" && page.Rung(d.Title.ID, d.level) == 0 {
		name += " (" + t.sh.BotWord(d.Title.ID, d.level) + ")"
	}
	about := w.Say("daily.same")
	if d.played {
		about = w.Say("daily.result", pointsText(d.record.Seats[0].Score), pointsText(d.record.Seats[1].Score))
	}
	if boxes := boxesName(t.sh, d.Title, d.Setup.Modules); boxes != "" {
		about = boxes + " · " + about
	}
	days := w.Say("daily.week", d.days(), len(d.week))
	if k.Drawing() {
		ui.Plate(c, r, palette.Paper)
	}
	wide := ui.ButtonWidth(g.push, w.Say("title.play"), w.Say("title.continue"), w.Say("daily.again"))
	b := ui.Rect{X: r.X + r.W - wide - 5, Y: r.Y + math.Round((r.H-g.button)/2), W: wide, H: g.button}
	k.Part(w.Say("daily.head"))
	if k.Push("today", b, ui.Push{Label: label, Look: ui.Strong, Name: label + ": " + name, Tip: name + "\n" + about + "\n" + days}) {
		t.next = do()
	}
	k.Part("")
	if !k.Drawing() {
		return
	}
	room := ui.Rect{X: r.X + 10, Y: r.Y, W: b.X - r.X - 20, H: r.H}
	squares := d.drawWeek(c, room)
	if g.layout == ui.Compact {
		writeFitting(c, room.X, ui.Name.Middle(room), room.W-squares-8, ui.Name, palette.Ink, name)
		return
	}
	top := room.Y + math.Round((room.H-ui.Name.Pitch()-ui.Dense.Pitch())/2)
	writeFitting(c, room.X, ui.Name.Base(top), room.W-squares-8, ui.Name, palette.Ink, name)
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

// drawWeek draws a square for each of the last days at the right end of a room, ticked where it
// was played, and gives how wide they are together.
func (t *today) drawWeek(c *ui.Canvas, room ui.Rect) float64 {
	const size, gap = 10, 2
	wide := float64(len(t.week))*(size+gap) - gap
	y := room.Y + math.Round((room.H-size)/2)
	if room.H >= 2*size+12 { // with a second line
		y = room.Y + math.Round((room.H-ui.Name.Pitch()-ui.Dense.Pitch())/2) + math.Round((ui.Name.Pitch()-size)/2)
	}
	for i, played := range t.week {
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

// playToday begins the game of the day.
func (t *Title) playToday() ui.Scene {
	d := &t.today
	t.sh.SetNote(lastNote, d.Title.ID)
	m, err := rules.NewMatch(d.Title, d.Setup)
	if err != nil {
		t.sh.Fail(err)
		return t
	}
	g := &save.Game{Match: m, Seats: d.seats}
	g.SetDaily(d.Date)
	s, err := t.sh.Go.Begin(g)
	if err != nil {
		t.sh.Fail(err)
		return t
	}
	return s
}
