package screens

import (
	"fmt"
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"

	"tilestead/assets/palette"
	"tilestead/save"
	"tilestead/scenes/board"
	"tilestead/titles"
	"tilestead/ui"
)

func (s *statsScreen) view(k *ui.Kit) {
	w := s.sh.Words
	room, m, back := s.sh.Page(k, w.Say("menu.stats"))
	if back {
		s.next = nil
		return
	}
	width, pad := math.Min(room.W, 940), 10.0
	if m.Layout == ui.Compact {
		pad = 7
	}
	tabs := 0.0
	labels := s.tabLabels()
	forgets := s.sh.Shelf.Remembers()
	if len(labels) > 0 || forgets {
		tabs = m.Button
	}
	s.tab = min(s.tab, max(0, len(labels)-1))
	records := s.shown()
	row, split := 2*ui.DenseLine+10.0, math.Round((width-2*pad)*0.46)
	h := 3 * m.Button
	if len(records) > 0 { // as high as the longer of the two halves
		var dry ui.Canvas
		dry.Reset(k.C.W, k.C.H, k.C.S)
		low := s.tables(&dry, ui.Rect{W: width - 4*pad - split}, records)
		h = math.Max(low, m.Button+4+row*float64(len(records))) + 2*pad + 4
	}
	if s.show == ladderShown && !s.hasLadder() {
		s.show = gamesShown
	}
	if s.show != gamesShown || s.onDays() {
		h = room.H
	}
	h = math.Min(room.H-tabs, h)
	panel := ui.Rect{X: math.Round(room.X + (room.W-width)/2), Y: room.Y + tabs, W: width, H: h} // its top stays
	ui.Panel(k.C, panel)
	if len(labels) > 0 {
		wide := math.Min(120*float64(len(labels)), panel.W-2*pad)
		if forgets {
			wide = math.Min(wide, panel.W-2*pad-s.forgetWide()-8)
		}
		k.Tabs("title", ui.Rect{X: panel.X + pad, Y: panel.Y - tabs + 2, W: wide, H: tabs}, labels, &s.tab)
	}
	if forgets {
		wide := s.forgetWide()
		s.layForget(k, ui.Rect{X: panel.X + panel.W - pad - wide, Y: panel.Y - tabs, W: wide, H: tabs - 2})
	}
	in := panel.Inset(pad)
	if s.onDays() {
		s.daysView(k, in, m)
		return
	}
	if len(records) == 0 {
		k.C.WriteCenter(in.X+in.W/2, ui.Body.Middle(in), w.Say("stats.none"), ui.Body, palette.InkSoft)
		return
	}
	switch s.show {
	case featsShown:
		s.featsView(k, in, m.Button)
		return
	case ladderShown:
		s.ladderView(k, in, m.Button, records)
		return
	case curveShown:
		s.curveView(k, in, m.Button, records)
		return
	}
	list, right := in.Left(split, 2*pad)
	_, list = s.laySwitch(k, list, m.Button)
	k.List("games", list, row, len(records), &s.at, func(i int, r ui.Rect) {
		if k.Drawing() && i < len(records) {
			s.row(k.C, ui.Rect{X: r.X, Y: r.Y, W: r.W - 4, H: r.H - 3}, &records[i])
		}
	})
	k.C.Fill(ui.Rect{X: right.X - pad, Y: right.Y, W: 1, H: right.H}, palette.Alpha(palette.InkSoft, 0.4))
	if k.Drawing() {
		s.tables(k.C, right, records)
	}
}

// row draws one game: who won and when, and everybody's score.
func (s *statsScreen) row(c *ui.Canvas, r ui.Rect, g *save.Record) {
	c.Fill(r, palette.Alpha(palette.PaperDark, 0.3))
	who := ""
	for _, p := range g.Seats {
		if p.Won && who != "" {
			who = s.sh.Words.Say("result.and", who, p.Name)
		} else if p.Won {
			who = p.Name
		}
	}
	x, y := r.X+5, r.Y+1
	when := dateText(s.sh.Words, g.Saved)
	c.WriteRight(r.X+r.W-4, ui.Body.Base(y), when, ui.Dense, palette.InkSoft)
	room := r.W - 18 - 16 - ui.Dense.Width(when)
	if who == "" && len(g.Seats) == 1 { // alone, and the target was missed
		who = ui.Body.Fit(g.Seats[0].Name, room)
		c.Write(x, ui.Body.Base(y), who, ui.Body, palette.InkSoft)
	} else {
		who = ui.Name.Fit(who, room)
		c.Write(x, ui.Name.Base(y), who, ui.Name, palette.Ink)
	}
	if g.Assisted {
		ui.Icon(c, "hint", x+ui.Name.Width(who)+11, y+8, 14, ui.White)
	}
	y += ui.DenseLine + 2
	for _, p := range g.Seats {
		score := pointsText(p.Score)
		ui.Medal(c, x+6, y+7, 6, palette.LookOf(p.Color))
		if p.Won {
			c.Write(x+15, ui.Name.Base(y), score, ui.Name, palette.Ink)
		} else {
			c.Write(x+15, ui.Body.Base(y), score, ui.Body, palette.InkSoft)
		}
		x += 15 + math.Max(24, ui.Name.Width(score)+10)
	}
}

// tables draws how persons came out, by who they played against and by seat, and gives the
// y below.
func (s *statsScreen) tables(c *ui.Canvas, r ui.Rect, records []save.Record) float64 {
	w := s.sh.Words
	levels := s.opponents()
	byLevel, past, bySeat := tallies(records, s.titles[s.tab], levels)
	for i := range byLevel {
		if byLevel[i].label = w.Say("stats.persons"); i > 0 {
			byLevel[i].label = s.sh.BotWord(s.titles[s.tab], levels[i-1])
		}
		past[i].label = w.Say("stats.past", byLevel[i].label)
	}
	for i := range bySeat {
		bySeat[i].label = w.Say("stats.seat", i+1)
	}
	p := s.player(records)
	y := s.table(c, r, w.Say("stats.against"), append(s.rated(byLevel, levels, p), past...))
	y = s.table(c, ui.Rect{X: r.X, Y: y + 10, W: r.W, H: r.H}, w.Say("stats.seats"), bySeat)
	y = s.seriesBest(c, ui.Rect{X: r.X, Y: y, W: r.W}, records)
	y = c.Paragraph(r.X, y+8, ui.Dense.Wrap(w.Say("stats.note"), r.W), ui.Dense, palette.InkSoft)
	if p.Games > 0 && ui.LayoutOf(c.W, c.H) != ui.Compact { // which has no room for it
		y = c.Paragraph(r.X, y+2, ui.Dense.Wrap(w.Say("stats.rating.note"), r.W), ui.Dense, palette.InkSoft)
	}
	if slices.ContainsFunc(records, func(g save.Record) bool { return g.Assisted }) {
		ui.Icon(c, "hint", r.X+7, y+9, 14, ui.White)
		y = c.Paragraph(r.X+18, y+2, ui.Dense.Wrap(w.Say("stats.assisted"), r.W-18), ui.Dense, palette.InkSoft)
	}
	return y
}

// seriesBest draws the best result of each game of the title's series, if one was played,
// and gives the y below.
func (s *statsScreen) seriesBest(c *ui.Canvas, r ui.Rect, records []save.Record) float64 {
	t, err := titles.Find(s.titles[s.tab])
	if err != nil || t.Series == nil {
		return r.Y
	}
	best := save.BestOfSeries(records, t.ID)
	if len(best) == 0 {
		return r.Y
	}
	w := s.sh.Words
	var parts []string
	for _, number := range slices.Sorted(maps.Keys(best)) {
		part := w.Say("series.result", number, pointsText(best[number]), t.Series.Target(number))
		parts = append(parts, strings.ReplaceAll(part, " ", "\u00a0")) // it stays on a line
	}
	c.Write(r.X, ui.Prompt.Base(r.Y+7), w.Say("series.results"), ui.Prompt, palette.Rust)
	return c.Paragraph(r.X, r.Y+8+ui.LineHeight, ui.Dense.Wrap(strings.Join(parts, " · "), r.W), ui.Dense, palette.Ink)
}

// table draws rows of games, victories, their share and the mean score, and what ratings are known,
// and gives the y below it. Rows without a game are left out, unless they tell a rating.
func (s *statsScreen) table(c *ui.Canvas, r ui.Rect, name string, rows []tally) float64 {
	w := s.sh.Words
	heads := []string{w.Say("stats.games"), w.Say("stats.won"), w.Say("stats.mean")}
	if slices.ContainsFunc(rows, func(t tally) bool { return t.rating != "" }) {
		heads = append(heads, w.Say("stats.rating"))
	}
	pitch := math.Floor(r.W * (0.35 + 0.09*float64(len(heads))) / float64(len(heads)))
	left := r.X + r.W - pitch*float64(len(heads))
	y := r.Y
	c.Write(r.X, ui.Prompt.Base(y-1), name, ui.Prompt, palette.Rust)
	for i, h := range heads {
		role, h := board.FitIn(h, pitch-3, ui.Dense, ui.Tight, ui.Least)
		c.WriteRight(left+pitch*float64(i+1), ui.Body.Base(y), h, role, palette.InkSoft)
	}
	y += ui.LineHeight
	ui.Line(c, r.X, y, r.W)
	y += 2
	for _, t := range rows {
		role, cells := ui.Body, []string{"", "", "", t.rating}
		if n := float64(t.games); n > 0 {
			copy(cells, []string{strconv.Itoa(t.games), fmt.Sprintf("%d (%.0f %%)", t.won, 100*float64(t.won)/n),
				w.Decimal(fmt.Sprintf("%.1f", t.score.Float()/n))})
		} else if t.rating == "" {
			continue
		}
		if t.own {
			role = ui.Name
			c.Fill(ui.Rect{X: r.X - 2, Y: y, W: r.W + 4, H: ui.DenseLine}, palette.Alpha(palette.UIGold, 0.3))
		}
		c.Write(r.X, role.Base(y), t.label, role, palette.Ink)
		for i := range heads {
			c.WriteRight(left+pitch*float64(i+1), role.Base(y), cells[i], role, palette.Ink)
		}
		y += ui.DenseLine + 1
	}
	return y
}
