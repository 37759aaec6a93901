package screens

import (
	"fmt"
	"math"
	"strings"

	"tilestead/assets/palette"
	"tilestead/titles/rating"
	"tilestead/ui"
)

// brought is what chance brought a seat so far, in what verdicts count.
func (r *seatReview) brought() (luck float64) {
	for _, v := range r.list {
		luck += float64(v.Luck)
	}
	return luck
}

// fortunes tells what chance brought the seats of a game, and what level they played like.
type fortunes struct{ *Result }

// luckText is luck with its sign, in whole points or per cent: it is a tendency.
func (s fortunes) luckText(luck float64) string {
	per, unit := 100.0, ""
	if s.offers.Score.Chances {
		per, unit = 10, " %"
	}
	n := math.Round(luck / per)
	switch {
	case n < 0:
		return fmt.Sprintf("−%.0f%s", -n, unit)
	case n > 0:
		return fmt.Sprintf("+%.0f%s", n, unit)
	}
	return "0" + unit
}

// luckLine names what chance brought, so much as text; "" where a title tells none.
func (s fortunes) luckLine(amount string) string {
	if s.offers.Score.Luck == "" {
		return ""
	}
	return strings.TrimSpace(s.sh.Words.Say(s.offers.Score.Luck, amount))
}

// like says what level the person of a review that is over played like, "" where the game does not
// say it.
func (s fortunes) like(of *seatReview) string {
	seat := s.game.Seats[of.seat]
	if !of.over || s.givenUp || seat.Bot != "" || len(s.game.Seats) == 1 || s.sh.Levels == nil {
		return ""
	}
	title := s.game.Match.Title().ID
	l, ok := rating.Like(title, of.given(), len(of.list), s.sh.Levels(title))
	if !ok {
		return ""
	}
	return s.sh.Words.Say("result.review.like", seat.Name, s.sh.BotWord(title, l.Level),
		fmt.Sprintf("%.0f–%.0f", math.Floor((l.Rating-l.Span)/10)*10, math.Ceil((l.Rating+l.Span)/10)*10))
}

// goesOn says how far the review of a seat is that is not over.
func (s fortunes) goesOn(of *seatReview) string {
	if of.through > 0 {
		return s.sh.Words.Say("result.review.goes")
	}
	return s.sh.Words.Say("result.review.waits")
}

// told is all that the review says of a seat, for those who cannot see it.
func (s fortunes) told(of *seatReview) string {
	w := s.sh.Words
	if !of.over {
		return s.game.Seats[of.seat].Name + ": " + s.goesOn(of)
	}
	text := s.game.Seats[of.seat].Name + ": " + w.Say("daily.given", s.amount(of.given()))
	if luck := s.luckLine(s.luckText(of.brought())); luck != "" {
		text += ". " + luck
	}
	if like := s.like(of); like != "" {
		text += ". " + like
	}
	return text
}

// luckTip is what was told of a seat, and below it what luck means where a title tells it.
func (s fortunes) luckTip(told string) string {
	if s.offers.Score.Chances {
		told += "\n" + s.sh.Words.Say("result.review.chances.tip")
	}
	if s.offers.Score.Luck == "" {
		return told
	}
	return told + "\n" + s.sh.Words.Say("result.luck.tip")
}

// luckRow is how high the bar of a seat's luck is with the gap below it, and a line of all seats' luck,
// in canvas pixels.
const luckRow = 18.0

// drawLuck tells at the top of a room what chance brought each seat, as bars if there is room for those
// and the parts of the game, and gives the rest of the room.
func (s fortunes) drawLuck(c *ui.Canvas, r ui.Rect) (rest ui.Rect) {
	if s.offers.Score.Luck == "" {
		return r
	}
	head := ui.Dense.Wrap(s.sh.Words.Say(s.offers.Score.Luck+".head"), r.W)
	high := 6 + ui.DenseLine*float64(len(head)) + luckRow*float64(len(s.reviewing.seats))
	if r.H < high+partsHigh {
		return s.drawLuckShort(c, r)
	}
	s.drawLuckBars(c, ui.Rect{X: r.X, Y: r.Y, W: r.W, H: high}, head)
	return ui.Rect{X: r.X, Y: r.Y + high, W: r.W, H: r.H - high}
}

// drawLuckShort tells it in lines that are filled seat by seat, as many as there is room for.
func (s fortunes) drawLuckShort(c *ui.Canvas, r ui.Rect) (rest ui.Rect) {
	x, y, name := r.X, r.Y, s.sh.Words.Say("result.luck.short")
	for i := range s.reviewing.seats {
		of := &s.reviewing.seats[i]
		text := s.luckKnown(of)
		wide := luckMedal + ui.Number.Width(text) + 8
		if i == 0 {
			wide += ui.Dense.Width(name) + 6
		} else if x+wide > r.X+r.W {
			x, y = r.X, y+luckRow
		}
		if y+luckRow > r.Y+r.H {
			break
		}
		line := ui.Rect{X: x, Y: y, W: wide, H: luckRow}
		if i == 0 {
			c.Write(x, ui.Dense.Middle(line), name, ui.Dense, palette.InkSoft)
			x += ui.Dense.Width(name) + 6
		}
		ui.Medal(c, x+7, y+luckRow/2, 7, palette.LookOf(s.game.Seats[of.seat].Color))
		c.Write(x+luckMedal, ui.Number.Middle(line), text, ui.Number, palette.Ink)
		x = line.X + wide
	}
	used := math.Min(r.H, y+luckRow-r.Y)
	return ui.Rect{X: r.X, Y: r.Y + used, W: r.W, H: r.H - used}
}

// luckMedal is how wide a medal before a number is with its gap, in canvas pixels.
const luckMedal = 18.0

// luckKnown is what chance brought a seat, once that is known.
func (s fortunes) luckKnown(of *seatReview) string {
	if !of.over {
		return unknown
	}
	return s.luckText(of.brought())
}

// drawLuckBars draws it below a head: right of the line luck, left of it bad luck.
func (s fortunes) drawLuckBars(c *ui.Canvas, r ui.Rect, head []string) {
	rv := s.reviewing
	y := c.Paragraph(r.X, r.Y+4, head, ui.Dense, palette.InkSoft) + 2
	most := 1.0
	for i := range rv.seats {
		if rv.seats[i].over {
			most = math.Max(most, math.Abs(rv.seats[i].brought()))
		}
	}
	for i := range rv.seats {
		of := &rv.seats[i]
		row := ui.Rect{X: r.X, Y: y + luckRow*float64(i), W: r.W, H: luckRow - 4}
		look := palette.LookOf(s.game.Seats[of.seat].Color)
		ui.Medal(c, row.X+8, row.Y+row.H/2, row.H/2, look)
		c.WriteRight(row.X+row.W, ui.Number.Middle(row), s.luckKnown(of), ui.Number, palette.Ink)
		room := ui.Rect{X: row.X + 20, Y: row.Y, W: row.W - 20 - ui.Number.Width("−00 %") - 4, H: row.H}
		zero := math.Round(room.X + room.W/2)
		if wide := math.Round(room.W / 2 * of.brought() / most); wide != 0 && of.over {
			bar := ui.Rect{X: math.Min(zero, zero+wide), Y: room.Y + 1, W: math.Abs(wide), H: room.H - 2}
			c.Fill(bar, palette.Ink)
			c.Fill(ui.Rect{X: bar.X + 1, Y: bar.Y + 1, W: math.Max(0, bar.W-2), H: bar.H - 2}, palette.Seats[look].Fill)
		}
		c.Fill(ui.Rect{X: zero, Y: room.Y - 2, W: 1, H: room.H + 4}, palette.Ink)
	}
}

// drawLike tells at the top of a room which level who played like, and gives the rest of the room.
// Where there is none for the lines besides luck they are left out.
func (s fortunes) drawLike(c *ui.Canvas, r ui.Rect) (rest ui.Rect) {
	for i := range s.reviewing.seats {
		like := s.like(&s.reviewing.seats[i])
		if like == "" {
			continue
		}
		lines, luck := ui.Dense.Wrap(like, r.W), 0.0
		if s.offers.Score.Luck != "" {
			luck = luckRow
		}
		if high := ui.DenseLine * float64(len(lines)); high+2+luck <= r.H {
			c.Paragraph(r.X, r.Y, lines, ui.Dense, palette.Ink)
			r.Y, r.H = r.Y+high+2, r.H-high-2
		}
	}
	return r
}
