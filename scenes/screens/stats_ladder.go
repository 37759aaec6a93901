package screens

import (
	"fmt"
	"math"
	"slices"

	"tilestead/assets/palette"
	"tilestead/save"
	"tilestead/scenes/page"
	"tilestead/titles/rating"
	"tilestead/titles/rivals"
	"tilestead/ui"
)

// A rung is a rival on the ladder of a title, or the player between them.
type rung struct {
	id         string // of the rival; "" for the player
	name       string
	about      string
	rating     string
	games, won int  // of the player against the rival
	next       bool // the first above all who were beaten
}

// rungs are the rivals of the title that is looked at, the strongest first, and the player among
// them where a rating of the player is known.
func (s *statsScreen) rungs(records []save.Record) (list []rung) {
	title := s.titles[s.tab]
	p := s.player(records)
	own := rung{name: s.sh.Words.Say("stats.you"), rating: ratingText(p)}
	placed, strongest := p.Games == 0, "" // who was beaten
	for _, r := range rivals.Of(title) {
		of, known := rating.OfLevel(title, r.ID)
		if !placed && known && of > p.Rating {
			list, placed = append(list, own), true
		}
		row := rung{id: r.ID, name: s.sh.BotWord(title, r.ID), about: s.sh.BotStyle(title, r.ID)}
		if known {
			row.rating = fmt.Sprintf("%.0f", of)
		}
		row.games, row.won = gamesWith(records, r.ID)
		if row.won > 0 {
			strongest = r.ID
		}
		list = append(list, row)
	}
	if !placed {
		list = append(list, own)
	}
	next := slices.IndexFunc(list, func(g rung) bool { return g.id == strongest }) + 1
	if strongest == "" {
		next = 0
	}
	for ; next < len(list); next++ {
		if list[next].id != "" {
			list[next].next = true
			break
		}
	}
	slices.Reverse(list)
	return list
}

// hasLadder says whether the title that is looked at has rivals.
func (s *statsScreen) hasLadder() bool {
	return s.tab < len(s.titles) && len(rivals.Of(s.titles[s.tab])) > 0
}

// opponents are the levels and rivals of the title that is looked at, the weakest first.
func (s *statsScreen) opponents() []string {
	title := s.titles[s.tab]
	list := slices.Clone(s.sh.LevelsOf(title))
	for _, r := range rivals.Of(title) {
		of, _ := rating.OfLevel(title, r.ID)
		at := len(list)
		for at > 0 {
			if below, ok := rating.OfLevel(title, list[at-1]); !ok || below <= of {
				break
			}
			at--
		}
		list = slices.Insert(list, at, r.ID)
	}
	return list
}

// gamesWith is how many of some games were played with a bot at the table, and how many of those the
// persons in them won without help.
func gamesWith(records []save.Record, bot string) (games, won int) {
	for _, r := range records {
		if !slices.ContainsFunc(r.Seats, func(s save.Standing) bool { return s.Bot == bot }) {
			continue
		}
		games++
		if !r.Assisted && slices.ContainsFunc(r.Seats, func(s save.Standing) bool { return s.Bot == "" && s.Won }) {
			won++
		}
	}
	return games, won
}

// ladderView lays out the ladder of the title in r, with buttons of the given height.
func (s *statsScreen) ladderView(k *ui.Kit, r ui.Rect, button float64, records []save.Record) {
	w := s.sh.Words
	rows := s.rungs(records)
	beaten := 0
	for _, g := range rows {
		if g.won > 0 {
			beaten++
		}
	}
	beside, list := s.laySwitch(k, r, button)
	done := w.Say("stats.ladder.done", beaten, len(rivals.Of(s.titles[s.tab])))
	k.C.Write(beside.X, ui.Prompt.Middle(beside), ui.Prompt.Fit(done, beside.W), ui.Prompt, palette.Rust)
	high := math.Max(ui.Name.Pitch()+ui.Dense.Pitch()+4, math.Min(44, math.Floor(list.H/float64(len(rows)))))
	k.List("ladder", list, high, len(rows), &s.ladderAt, func(i int, r ui.Rect) {
		if k.Drawing() && i < len(rows) {
			s.drawRung(k.C, ui.Rect{X: r.X, Y: r.Y, W: r.W - 4, H: r.H - 3}, &rows[i])
		}
	})
}

// drawRung draws a rival with the rung, what was won against it and its rating; who comes next is
// named so. The player's own row has the rating alone.
func (s *statsScreen) drawRung(c *ui.Canvas, r ui.Rect, g *rung) {
	w := s.sh.Words
	right := r.X + r.W - 6
	if g.id == "" {
		c.Fill(r, palette.Alpha(palette.UIGold, 0.3))
		ui.Icon(c, "person", r.X+44, r.Y+r.H/2, math.Min(24, r.H-4), ui.White)
		c.Write(r.X+68, ui.Name.Middle(r), g.name, ui.Name, palette.Ink)
		c.WriteRight(right, ui.Name.Middle(r), g.rating, ui.Name, palette.Ink)
		return
	}
	title := s.titles[s.tab]
	c.Fill(r, palette.Alpha(palette.PaperDark, 0.3))
	c.WriteRight(r.X+20, ui.Name.Middle(r), fmt.Sprint(page.Rung(title, g.id)), ui.Name, palette.InkSoft)
	drawRival(c, title, g.id, r.X+44, r.Y+r.H/2, math.Min(40, r.H))
	top := r.Y + math.Round((r.H-ui.Name.Pitch()-ui.Dense.Pitch())/2)
	c.Write(r.X+68, ui.Name.Base(top), g.name, ui.Name, palette.Ink)
	x := r.X + 68 + ui.Name.Width(g.name) + 8
	switch {
	case g.won > 0:
		ui.Icon(c, "check", x+8, top+ui.Name.Pitch()/2, 16, ui.White)
	case g.next:
		c.Write(x, ui.Name.Base(top), w.Say("stats.ladder.next"), ui.Dense, palette.Rust)
	}
	low := ui.Dense.Base(top + ui.Name.Pitch())
	c.WriteRight(right, ui.Name.Base(top), g.rating, ui.Name, palette.Ink)
	room := r.W - 74
	if g.games > 0 {
		won := w.Say("stats.ladder.won", g.won, g.games)
		c.WriteRight(right, low, won, ui.Dense, palette.InkSoft)
		room -= ui.Dense.Width(won) + 8
	}
	c.Write(r.X+68, low, ui.Dense.Fit(g.about, room), ui.Dense, palette.InkSoft)
}
