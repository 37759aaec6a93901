package screens

import (
	"fmt"
	"math"

	"tilestead/assets/palette"
	"tilestead/save"
	"tilestead/scenes/board"
	"tilestead/scenes/think"
	"tilestead/titles"
	"tilestead/ui"
)

// A dayResult is how the game of a day came out for the person at the table.
type dayResult struct {
	save.Day
	of     *Result
	counts bool          // it is the first finish, without help
	par    *think.ParJob // at work on par; nil: it is known, or will not be
	kept   bool          // what was found out is kept
	week   week
}

// newDay prepares what is told of the game of a day; nil where the game is none, or several
// persons played it.
func newDay(s *Result) *dayResult {
	g := s.game
	seat, ok := g.FeatsOf()
	if g.Daily() == "" || !ok || s.givenUp || s.sh.Shelf == nil {
		return nil
	}
	set := g.Match.Setup()
	d := &dayResult{of: s}
	if d.Day, d.counts = s.sh.Shelf.DayOf(g); !d.counts {
		d.Day = g.Day(seat)
	}
	if days, _, err := s.sh.Shelf.Days(); err == nil { // the title screen says what is wrong
		d.week = weekOf(days, d.Date)
	}
	if d.Par > 0 {
		return d
	}
	if set.Seats > 1 {
		d.Par, _ = titles.Par(set, d.Rival)
	} else if s.sh.Par != nil {
		var err error
		if d.par, err = s.sh.Par(g.Match); err != nil {
			s.sh.Fail(err)
		}
	}
	return d
}

// finds says whether something of the day is still to be found out.
func (d *dayResult) finds() bool {
	return d != nil && !d.kept && (d.par != nil || d.of.reviewing != nil && d.of.reviewing.at == 0)
}

// goOn finds out par and what was given away, and keeps it once both are known.
func (d *dayResult) goOn() {
	if d == nil || d.kept {
		return
	}
	s := d.of
	if d.par != nil {
		if points, done := d.par.Poll(); done {
			d.Par, d.par = points.Float(), nil
		}
	}
	if r := s.reviewing; r != nil && r.seats[0].over && d.Parts == "" && len(r.seats[0].list) > 0 {
		d.Given, d.Parts = r.seats[0].given(), r.seats[0].squares(d.Title, r.turns)
		if d.Drawn = s.offers.Score.Luck != ""; d.Drawn {
			d.Luck = r.seats[0].brought()
		}
	}
	if d.par != nil || d.Parts == "" {
		return
	}
	d.kept = true
	if !d.counts {
		return
	}
	if err := s.sh.Shelf.MeasureDay(d.Day); err != nil {
		s.sh.Say(ui.Failure, s.sh.Words.Say("stats.unkept", s.sh.Trouble(err)))
	}
}

// leave ends the work on the review, unless a day that counts would never be measured then: that goes
// on while the title screen shows.
func (d *dayResult) leave(s *Result) {
	if !d.finds() || !d.counts {
		s.stopReviewing()
		return
	}
	s.sh.Unfinished = func() bool {
		s.goOnReviewing()
		d.goOn()
		if d.finds() {
			return false
		}
		s.stopReviewing()
		return true
	}
}

// luckLine names what chance brought the person.
func (d *dayResult) luckLine() string {
	f := fortunes{d.of}
	return f.luckLine(f.luckText(d.Luck))
}

// squares are the letters of the parts of a game of so many turns.
func (r *seatReview) squares(title string, turns []int) string {
	var b []byte
	for part := range titles.DayParts {
		letter := byte(titles.Empty)
		if given, ok := r.givenIn(part, titles.DayParts, turns); ok {
			letter = titles.Square(title, given)
		}
		b = append(b, letter)
	}
	return string(b)
}

// parText tells par: points alone, else what the rival gives away; "" where nobody knows.
func (d *dayResult) parText() string {
	s := d.of
	w := s.sh.Words
	switch {
	case d.Par == 0:
		return ""
	case len(s.game.Seats) > 1:
		return w.Say("daily.par", s.amount(d.Par))
	}
	return w.Say("daily.par", w.Decimal(fmt.Sprint(d.Par)))
}

// lines tell the day in a few lines.
func (d *dayResult) lines() (lines []string) {
	s := d.of
	w := s.sh.Words
	if len(s.game.Seats) == 1 {
		lines = append(lines, w.Say("daily.result.alone", pointsText(d.Own)))
	}
	switch {
	case d.Parts != "":
		lines = append(lines, board.Capital(w.Say("daily.given", s.amount(d.Given))))
	case s.reviewing != nil:
		lines = append(lines, w.Say("daily.wait"))
	}
	if d.Drawn {
		lines = append(lines, d.luckLine())
	}
	if par := d.parText(); par != "" {
		who := s.sh.BotWord(d.Title, d.Rival)
		if len(s.game.Seats) == 1 {
			who = s.sh.BotWord(d.Title, s.sh.ParLevel(s.game.Match.Setup()))
		}
		lines = append(lines, par+" ("+who+")")
	}
	if reached, ok := d.Reached(); ok && reached {
		lines = append(lines, w.Say("daily.reached"))
	}
	if !d.counts {
		lines = append(lines, w.Say("daily.practice"))
	}
	return lines
}

// mostDay is the most height that it takes to tell a day, in canvas pixels.
const mostDay = 150.0

// lay tells how the day went: on the left the parts of the game, on the right what counts.
func (d *dayResult) lay(k *ui.Kit, r ui.Rect) {
	w := d.of.sh.Words
	box := ui.Rect{X: r.X + 4, Y: r.Y, W: r.W - 8, H: r.H - 4}
	ui.Inset(k.C, box, palette.PaperDim)
	in := box.Inset(8)
	if in.H > mostDay { // what belongs together stays together
		in = ui.Rect{X: in.X + 8, Y: in.Y + math.Round((in.H-mostDay)*0.4), W: in.W - 16, H: mostDay}
	}
	wide := math.Floor(math.Min(in.W*0.52, titles.DayParts*64))
	d.layParts(k, ui.Rect{X: in.X, Y: in.Y, W: wide, H: in.H})
	text := ui.Rect{X: in.X + wide + 12, Y: in.Y, W: in.W - wide - 12, H: in.H}
	lines := d.lines()
	all := w.Say("daily.head")
	for _, l := range lines {
		all += ". " + l
	}
	days := w.Say("daily.week", d.week.days(), len(d.week))
	k.Zone(ui.Zone{ID: "day", Box: text, Name: all + ". " + days})
	if !k.Drawing() {
		return
	}
	y := text.Y
	for i, l := range lines {
		role, ink := ui.Body, palette.Ink
		if i == 0 {
			role = ui.Name
		}
		x := text.X
		if l == w.Say("daily.reached") {
			ui.Icon(k.C, "star", x+8, y+role.Pitch()/2, 16, ui.White)
			x += 20
		}
		wrapped := role.Wrap(l, text.X+text.W-x)
		if y+role.Pitch()*float64(len(wrapped)) > text.Y+text.H {
			return
		}
		y = k.C.Paragraph(x, y, wrapped, role, ink)
	}
	if room := (ui.Rect{X: text.X, Y: y + 4, W: text.W, H: 14}); room.Y+room.H <= text.Y+text.H {
		squares := ui.Rect{X: text.X, Y: room.Y, W: d.week.wide(), H: room.H}
		d.week.draw(k.C, squares)
		writeFitting(k.C, squares.X+squares.W+8, ui.Dense.Middle(room), text.W-squares.W-8, ui.Dense, palette.InkSoft,
			days)
	}
}

// partIcons are the signs of how a part of a game went.
var partIcons = map[byte]string{titles.Well: "check", titles.Middle: "minus", titles.Badly: "cross"}

// partColors are their grounds.
var partColors = map[byte]ui.Color{titles.Well: palette.Light(palette.Good, 0.55),
	titles.Middle: palette.Light(palette.UIGold, 0.35), titles.Badly: palette.Light(palette.Bad, 0.5),
	titles.Empty: palette.PaperDim}

// drawPart draws the square of a part of a game: the sign tells as much as the colour.
func drawPart(c *ui.Canvas, r ui.Rect, letter byte) {
	r = c.Snap(r)
	c.Fill(r, palette.Ink)
	c.Fill(r.Inset(1), partColors[letter])
	if icon := partIcons[letter]; icon != "" {
		ui.Icon(c, icon, r.X+r.W/2, r.Y+r.H/2, r.W-2, ui.White)
	}
}

// layParts draws a column for each part of the game: the more was given away in it the higher.
func (d *dayResult) layParts(k *ui.Kit, r ui.Rect) {
	s := d.of
	w := s.sh.Words
	well, middle := titles.DayBounds(d.Title)
	pitch := math.Floor(r.W / titles.DayParts)
	square := math.Min(28, pitch-8)
	for part := range titles.DayParts {
		col := ui.Rect{X: r.X + pitch*float64(part), Y: r.Y, W: pitch, H: r.H}
		given, ok, letter := 0.0, false, byte(titles.Empty)
		if s.reviewing != nil && len(s.reviewing.turns) > 0 {
			given, ok = s.reviewing.seats[0].givenIn(part, titles.DayParts, s.reviewing.turns)
		}
		if ok {
			letter = titles.Square(d.Title, given)
		} else if d.Parts != "" && part < len(d.Parts) {
			letter = d.Parts[part]
		}
		text := "–"
		if ok {
			text = s.amount(given)
		}
		name := w.Say("daily.part", part+1, titles.DayParts)
		tip := name + ": " + text + "\n" + w.Say("daily.bounds", s.amount(well), s.amount(middle))
		k.Zone(ui.Zone{ID: k.Nth("part", part), Box: col, Name: name + ": " + text, Tip: tip})
		if !k.Drawing() {
			continue
		}
		box := ui.Rect{X: math.Round(col.X + (pitch-square)/2), Y: col.Y + col.H - square, W: square, H: square}
		drawPart(k.C, box, letter)
		room := col.H - square - ui.Dense.Pitch() - 4
		high := 0.0
		if ok && room > 6 {
			high = math.Round(math.Min(1, given/(2*middle)) * room)
			bar := ui.Rect{X: box.X + 3, Y: box.Y - 1 - high, W: square - 6, H: high}
			k.C.Fill(bar, palette.Ink)
			if bar.H > 2 {
				k.C.Fill(bar.Inset(1), partColors[letter])
			}
		}
		if col.H > square+ui.Dense.Pitch() && ui.Dense.Width(text) <= pitch {
			k.C.WriteCenter(col.X+pitch/2, box.Y-high-5, text, ui.Dense, palette.Ink)
		}
	}
}

// squaresText are the squares as a text tells them.
func squaresText(parts string) (text string) {
	for i := range len(parts) {
		text += map[byte]string{titles.Well: "🟩", titles.Middle: "🟨", titles.Badly: "🟥", titles.Empty: "⬜"}[parts[i]]
	}
	return text
}
