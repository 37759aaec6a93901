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
	c.Write(r.X+4, r.Y+14, number(round), ui.Number, palette.Cream)
	stage := stages[agricola.StageOf(round)-1]
	c.Write(r.X+8+ui.Number.Width(number(round)), r.Y+14, stage, ui.Dense, palette.Alpha(palette.Cream, 0.8))
	if agricola.HarvestAfter(round) {
		drawScythe(c, r.X+r.W-11, r.Y+11, 16)
	}
	if sp := m.s.Planned(round); sp != box.NoSpace {
		name := m.spaceLines(sp, r.W-nameEdge)
		name.write(c, ui.Rect{X: r.X, Y: r.Y + 15, W: r.W, H: name.high()}, palette.Cream)
	}
	x, y, end := r.X+5, r.Y+r.H-10, r.X+r.W-3
	var rivals []rules.Seat
	for _, seat := range rivalsOf(m.s, m.own) {
		if m.promised(seat, round) != (box.Stock{}) {
			rivals = append(rivals, seat)
		}
	}
	own := m.promised(m.own, round)
	x = drawComing(c, &own, x, y, end-medalStep*float64(len(rivals)))
	for i, seat := range rivals { // the last ones at the right end, with what comes for whom there is room for that
		left, st := end-medalStep*float64(len(rivals)-i), m.promised(seat, round)
		if wide := comingWide(&st); i == 0 && x+wide <= left {
			drawComing(c, &st, left-wide+medalStep, y, end)
			left -= wide
		}
		ui.Medal(c, left+medalStep/2, y+1, 6, m.Seats[seat].Look)
	}
}

// medalStep is how far the medals lie apart of those for whom something comes in a round.
const medalStep = 14.0

// drawComing draws goods that come in a round, those that have room before end, and gives where
// they end.
func drawComing(c *ui.Canvas, st *box.Stock, x, y, end float64) float64 {
	for g, n := range st {
		if w := comingStep(n); n > 0 && x+w <= end {
			drawGood(c, box.Good(g), x+6, y, 12, ui.White)
			c.Write(x+13, midline(ui.Dense, y), number(int(n)), ui.Dense, palette.Cream)
			x += w + 2
		}
	}
	return x
}

// comingStep is how wide a good is drawn that comes so many times.
func comingStep(n int16) float64 { return 13 + ui.Dense.Width(number(int(n))) }

// comingWide is how wide drawComing draws all goods.
func comingWide(st *box.Stock) (wide float64) {
	for _, n := range st {
		if n > 0 {
			wide += comingStep(n) + 2
		}
	}
	return wide
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
			may = append(may, m.space(sp))
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
