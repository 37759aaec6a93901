package agricola

import (
	"math"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/ui"
)

// drawTrack says which round it is and who has somebody at home.
func (m *moment) drawTrack(c *ui.Canvas) {
	r := m.at.track
	text := m.say("round", max(1, m.s.Round()), agricola.Rounds)
	c.TextBold(r.X+4, math.Round(r.Y+r.H/2)-8, ui.Fit(text, r.W-4), palette.Cream)
}

// drawRivals draws the other seats in short.
func (m *moment) drawRivals(c *ui.Canvas) {
	for i, seat := range rivalsOf(m.s, m.own) {
		m.drawRival(c, m.at.rivals[i], seat)
	}
}

func (m *moment) drawRival(c *ui.Canvas, r ui.Rect, seat rules.Seat) {
	in := ui.SeatPlate(c, r, math.Min(24, r.H), m.Seats[seat].Look, seat == m.turn || seat == m.seen)
	p := m.s.Player(seat)
	two := in.H >= 27
	y := in.Y + in.H/2
	if two {
		y = in.Y + math.Max(6, in.H/4)
	}
	nameW := math.Min(64, in.W*0.3)
	c.TextBold(in.X+3, math.Round(y)-8, ui.Fit(m.Name(seat), nameW), palette.Ink)
	x := in.X + nameW + 8
	for i := range int(p.People) {
		if i >= int(p.Home) {
			ui.Disc(c, x, y, 3, palette.Alpha(palette.Ink, 0.35))
		} else {
			ui.Disc(c, x, y, 3, palette.Ink)
		}
		x += 8
	}
	if seat == m.s.Start() {
		ui.Icon(c, "crown", x+4, y, 12, ui.White)
	}
	points := m.s.Points(seat).String()
	c.TextRight(in.X+in.W-4, math.Round(y)-8, points, palette.Ink)
	end := in.X + in.W
	if two {
		x, y = in.X+3, in.Y+in.H-math.Max(7, in.H/4)
	} else {
		x, end = x+14, end-8-ui.TextWidth(points)
	}
	for g, n := range p.Goods {
		if n == 0 {
			continue
		}
		w := 15 + ui.TextWidth(number(int(n)))
		if x+w > end {
			return
		}
		drawGood(c, agricola.Good(g), x+5, y, 11, ui.White)
		c.Text(math.Round(x)+12, math.Round(y)-8, number(int(n)), palette.Ink)
		x += w + 2
	}
}

// drawNeeds says what the next harvest takes of the seat that is looked at.
func (m *moment) drawNeeds(c *ui.Canvas) {
	r := m.at.needs
	ui.Panel(c, r)
	round := m.s.NextHarvest()
	if round == 0 {
		return
	}
	y := r.Y + r.H/2
	drawScythe(c, r.X+12, y, 15)
	c.Text(r.X+22, math.Round(y)-8, number(round), palette.Ink)
	p := m.s.Player(m.seen)
	x := r.X + 44
	need := func(g agricola.Good, have, need int) {
		text := number(have) + "/" + number(need)
		drawGood(c, g, x+6, y, 13, ui.White)
		k, icon := palette.Good, "check"
		if have < need {
			k, icon = palette.Bad, "cross"
		}
		c.TextBold(math.Round(x)+15, math.Round(y)-8, text, k)
		x += 17 + ui.TextWidth(text)
		ui.Icon(c, icon, x+6, y, 11, ui.White)
		x += 20
	}
	food := int(p.Goods[agricola.Food] + p.Goods[agricola.Grain] + p.Goods[agricola.Vegetable])
	eats, heats := m.needed(m.seen)
	need(agricola.Food, food, eats)
	if m.s.SpecialCards() != 0 {
		need(agricola.Fuel, int(p.Goods[agricola.Fuel]+p.Goods[agricola.Wood]), heats)
	}
}
