package screens

import (
	"math"
	"slices"
	"strings"
	"time"

	"tilestead/assets"
	"tilestead/assets/palette"
	"tilestead/save"
	"tilestead/titles/feats"
	"tilestead/ui"
)

// What the statistics of a title can show.
const (
	gamesShown = iota
	featsShown
	ladderShown
	curveShown
)

// A featRow is a feat as the list shows it: its name, how it is achieved in lines, and how far the
// player has come.
type featRow struct {
	name     string
	how      []string
	reached  bool
	assisted bool
	far      string // the day on which it was achieved, or how far the player came; "" for neither
}

// featRows are the feats of the title that is looked at, for a list of so many canvas pixels, and
// how many of them were achieved.
func (s *statsScreen) featRows(width float64) (rows []featRow, reached int) {
	title := s.titles[s.tab]
	for _, f := range feats.List(title) {
		of := save.FeatRecord{Goal: f.Goal}
		for _, known := range s.feats {
			if known.Title == title && known.ID == f.ID {
				of = known
			}
		}
		key := featKey(title, f.ID)
		row := featRow{name: s.sh.Words.Say(key), how: ui.Dense.Wrap(s.sh.Words.Say(key+".how"), width-featMark-8),
			reached: of.Reached(), assisted: of.Assisted}
		switch {
		case row.reached:
			row.far = dayText(s.sh.Words, of.Date)
			reached++
		case f.Goal > 1:
			row.far = s.sh.Words.Say("stats.feats.of", of.Best, f.Goal)
		}
		rows = append(rows, row)
	}
	return rows, reached
}

// featMark is how wide the column of ticks is, in canvas pixels.
const featMark = 22.0

// featsView lays out the feats of the title in r, with buttons of the given height.
func (s *statsScreen) featsView(k *ui.Kit, r ui.Rect, button float64) {
	w := s.sh.Words
	rows, reached := s.featRows(r.W - 12)
	beside, list := s.laySwitch(k, r, button)
	k.C.Write(beside.X, ui.Prompt.Middle(beside), w.Say("stats.feats.done", reached, len(rows)), ui.Prompt, palette.Rust)
	notes := []string{w.Say("stats.feats.note")}
	if slices.ContainsFunc(rows, func(f featRow) bool { return f.reached && f.assisted }) {
		notes = append(notes, w.Say("stats.assisted"))
	}
	for _, note := range slices.Backward(notes) {
		lines := ui.Dense.Wrap(note, r.W-4)
		list.H -= ui.DenseLine * float64(len(lines))
		k.C.Paragraph(r.X+2, list.Y+list.H, lines, ui.Dense, palette.InkSoft)
	}
	list.H -= 4
	lines := 1
	for _, f := range rows {
		lines = max(lines, len(f.how))
	}
	high := ui.LineHeight + ui.DenseLine*float64(lines) + 7
	list.H = math.Floor(list.H/high) * high // no row is cut
	k.List("feats", list, high, len(rows), &s.featsAt, func(i int, r ui.Rect) {
		if k.Drawing() {
			drawFeat(k.C, ui.Rect{X: r.X, Y: r.Y, W: r.W - 4, H: r.H - 3}, &rows[i])
		}
	})
}

// drawFeat draws a feat: a tick if it was achieved, its name, how, and how far.
func drawFeat(c *ui.Canvas, r ui.Rect, f *featRow) {
	name, ink := ui.Body, palette.InkSoft
	c.Fill(r, palette.Alpha(palette.PaperDark, 0.3))
	if f.reached {
		name, ink = ui.Name, palette.Ink
		c.Fill(r, palette.Alpha(palette.UIGold, 0.18))
		ui.Icon(c, "check", r.X+featMark/2+1, r.Y+r.H/2, 16, ui.White)
	}
	x, y := r.X+featMark, r.Y+1
	c.WriteRight(r.X+r.W-4, ui.Body.Base(y), f.far, ui.Dense, palette.InkSoft)
	c.Write(x, name.Base(y), f.name, name, palette.Ink)
	if f.assisted && f.reached {
		ui.Icon(c, "hint", x+name.Width(f.name)+11, y+8, 14, ui.White)
	}
	c.Paragraph(x, y+ui.LineHeight, f.how, ui.Dense, ink)
}

// laySwitch lays out the switch between games, feats, the ladder and the curve at the top of r, and gives what is left
// beside it and below.
func (s *statsScreen) laySwitch(k *ui.Kit, r ui.Rect, high float64) (beside, below ui.Rect) {
	labels := []string{s.sh.Words.Say("stats.games"), s.sh.Words.Say("stats.feats")}
	shows := []int{gamesShown, featsShown}
	if s.hasLadder() {
		labels, shows = append(labels, s.sh.Words.Say("stats.ladder")), append(shows, ladderShown)
	}
	labels, shows = append(labels, s.sh.Words.Say("stats.curve")), append(shows, curveShown)
	head, below := r.Top(high, 4)
	box, beside := head.Left(math.Min(ui.SegmentsWidth(labels), head.W), 10)
	at, _ := k.Segments("show", box, labels, slices.Index(shows, s.show))
	s.show = shows[at]
	return beside, below
}

// dayText is a day, written in files as save.FeatRecord says, in words; "" for none.
func dayText(w *assets.Words, day string) string {
	at, err := time.Parse(time.DateOnly, day)
	if err != nil {
		return ""
	}
	return strings.TrimSpace(w.Say("date", at.Format("2006"), at.Format("01"), at.Format("02"), ""))
}
