package screens

import (
	"fmt"
	"math"

	"tilestead/assets/palette"
	"tilestead/save"
	"tilestead/ui"
)

// mostCurve is how many games the curve shows: the latest.
const mostCurve = 50

// reviewedGames are the games of a title whose review was looked at, the oldest first. Those with help
// say nothing about the player.
func reviewedGames(records []save.Record) (list []*save.Record) {
	for i := range records { // latest first
		if r := &records[len(records)-1-i]; r.Reviewed && !r.Assisted {
			list = append(list, r)
		}
	}
	return list[max(0, len(list)-mostCurve):]
}

// curveView shows what was given away in each game, the latest on the right: the lower the better.
func (s *statsScreen) curveView(k *ui.Kit, r ui.Rect, button float64, records []save.Record) {
	w := s.sh.Words
	beside, rest := s.laySwitch(k, r, button)
	games := reviewedGames(records)
	name := w.Say("stats.curve.name")
	k.C.Write(beside.X, ui.Prompt.Middle(beside), ui.Prompt.Fit(name, beside.W), ui.Prompt, palette.Rust)
	note := ui.Dense.Wrap(w.Say("stats.curve.note"), rest.W-4)
	rest.H -= ui.DenseLine*float64(len(note)) + 4
	k.C.Paragraph(rest.X+2, rest.Y+rest.H+4, note, ui.Dense, palette.InkSoft)
	ui.Inset(k.C, rest, palette.PaperDim)
	if len(games) == 0 {
		lines := ui.Body.Wrap(w.Say("stats.curve.none"), rest.W-24)
		k.C.Paragraph(rest.X+12, rest.Y+10, lines, ui.Body, palette.InkSoft)
		return
	}
	title, most := s.titles[s.tab], 1.0
	for _, g := range games {
		most = math.Max(most, g.Given)
	}
	step := float64(chartStep(int(math.Ceil(most)), rest.H-30))
	most = math.Ceil(most/step) * step
	labels := 0.0
	for v := 0.0; v <= most; v += step {
		labels = math.Max(labels, ui.Dense.Width(s.lossText(title, v)))
	}
	in := ui.Rect{X: rest.X + labels + 14, Y: rest.Y + 22, W: rest.W - labels - 26, H: rest.H - 34}
	height := func(v float64) float64 { return math.Round(in.Y + in.H*(1-v/most)) }
	for v := 0.0; v <= most; v += step {
		k.C.Fill(ui.Rect{X: in.X, Y: height(v), W: in.W, H: 1}, palette.Alpha(palette.InkSoft, 0.25))
		k.C.WriteRight(in.X-6, height(v)+ui.Dense.Capital()/2, s.lossText(title, v), ui.Dense, palette.InkSoft)
	}
	pitch := math.Min(60, in.W/float64(len(games)))
	var last ui.Point
	told := -1
	for i, g := range games {
		at := ui.Point{X: math.Round(in.X + pitch*(float64(i)+0.5)), Y: height(g.Given)}
		column := ui.Rect{X: in.X + pitch*float64(i), Y: rest.Y + 2, W: pitch, H: rest.H - 4}
		tip := s.gameTip(title, g)
		reply := k.Zone(ui.Zone{ID: k.Nth("curve", i), Box: column, Marked: true, Name: tip})
		if reply.Hot || reply.Focused {
			told = i
			k.C.Fill(column, palette.Alpha(palette.UIGold, 0.35))
		}
		if i > 0 {
			segment(k.C, last, at)
		}
		last = at
	}
	for i, g := range games { // over the line
		x, y := math.Round(in.X+pitch*(float64(i)+0.5)), height(g.Given)
		ui.Disc(k.C, x, y, 4, palette.Ink)
		ui.Disc(k.C, x, y, 3, palette.Cream)
	}
	if told < 0 {
		told = len(games) - 1
	}
	k.C.Write(in.X, ui.Dense.Base(rest.Y+5), ui.Dense.Fit(s.gameTip(title, games[told]), in.W), ui.Dense, palette.Ink)
}

// gameTip tells a game of the curve: when, against whom and what was given away.
func (s *statsScreen) gameTip(title string, g *save.Record) string {
	text := dateText(s.sh.Words, g.Saved)
	for _, seat := range g.Seats {
		if seat.Bot != "" {
			text += fmt.Sprintf(" · %s", s.sh.BotWord(title, seat.Bot))
		}
	}
	return text + ": " + s.lossText(title, g.Given)
}

// segment draws a piece of the curve.
func segment(c *ui.Canvas, from, to ui.Point) {
	const half = 1.0
	long := math.Hypot(to.X-from.X, to.Y-from.Y)
	if long == 0 {
		return
	}
	dx, dy := (to.Y-from.Y)/long*half, (from.X-to.X)/long*half
	c.Poly(palette.Teal, ui.Point{X: from.X + dx, Y: from.Y + dy}, ui.Point{X: to.X + dx, Y: to.Y + dy},
		ui.Point{X: to.X - dx, Y: to.Y - dy}, ui.Point{X: from.X - dx, Y: from.Y - dy})
}
