package agricola

import (
	"strings"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/ui"
)

// drawRound draws the place of a stage card that is still face down: its round and
// stage, the card that was chosen for it, whether a harvest follows, what is promised
// to the seat that is looked at, and which others have something to come.
func (m worksPart) drawRound(c *ui.Canvas, r ui.Rect, round int) {
	ui.Inset(c, r, palette.Hex("#47605f"))
	c.TextBold(r.X+5, r.Y+2, number(round), palette.Cream)
	stage := stages[agricola.StageOf(round)-1]
	c.Text(r.X+9+ui.TextWidth(number(round)), r.Y+2, stage, palette.Alpha(palette.Cream, 0.55))
	if agricola.HarvestAfter(round) {
		drawScythe(c, r.X+r.W-11, r.Y+11, 16)
	}
	if sp := m.s.Planned(round); sp != box.NoSpace {
		c.Text(r.X+5, r.Y+14, m.label(sp, r.W-6), palette.Cream)
	}
	end := r.X + r.W - 3
	for _, seat := range rivalsOf(m.s, m.own) {
		if st := m.promised(seat, round); st != (box.Stock{}) {
			ui.Medal(c, end-6, r.Y+r.H-9, 6, m.Seats[seat].Look)
			end -= 14
		}
	}
	x := r.X + 5
	for g, n := range m.promised(m.own, round) {
		if w := 13 + ui.TextWidth(number(int(n))); n > 0 && x+w <= end {
			drawGood(c, box.Good(g), x+6, r.Y+r.H-10, 12, ui.White)
			c.Text(x+13, r.Y+r.H-18, number(int(n)), palette.Cream)
			x += w + 2
		}
	}
}

// stages are the numbers of the stages as cells show them.
var stages = [...]string{"I", "II", "III", "IV", "V", "VI"}

// promised are the goods that lie for a seat on a round space.
func (m worksPart) promised(seat rules.Seat, round int) (st box.Stock) {
	for g := range box.Good(box.Goods) {
		st[g] = int16(m.s.Coming(seat, round, g))
	}
	if m.s.Rides(seat, round) {
		st[box.Food]++
	}
	return st
}

// roundTip is a round to come in words: the spaces that its card may be, and who
// gets what at its beginning.
func (m worksPart) roundTip(round int) []string {
	lines := []string{m.say("round", round, box.Rounds)}
	var may []string
	for i := range box.Spaces {
		if sp := box.Space(i); m.s.MayCome(round).Has(sp) {
			may = append(may, m.wholeSpace(sp))
		}
	}
	lines = append(lines, m.say("round.may", strings.Join(may, ", ")))
	for seat := range rules.Seat(m.s.Players()) {
		if st := m.promised(seat, round); st != (box.Stock{}) {
			line := m.Name(seat) + ": " + m.stock(&st)
			if m.s.Rides(seat, round) {
				line += " (" + m.say("round.rides", m.amount(box.Food, 1)) + ")"
			}
			lines = append(lines, line)
		}
	}
	return lines
}
