package agricola

import (
	"math"

	"tilestead/assets"
	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/rules/agricola/box"
	"tilestead/ui"
)

// drawTrack says which round it is and who has somebody at home.
func (m ownedPart) drawTrack(c *ui.Canvas) {
	r := m.at.track
	text := m.say("round", max(1, m.s.Round()), box.Rounds)
	c.TextBold(r.X+4, math.Round(r.Y+r.H/2)-8, ui.Fit(text, r.W-4), palette.Cream)
}

// startSign is the picture of the starting player's token.
const startSign = "good/rooster"

// drawRivals draws the other seats in short.
func (m ownedPart) drawRivals(c *ui.Canvas) {
	for i, seat := range rivalsOf(m.s, m.own) {
		m.drawRival(c, m.at.rivals[i], seat)
	}
}

func (m ownedPart) drawRival(c *ui.Canvas, r ui.Rect, seat rules.Seat) {
	in := ui.SeatPlate(c, r, math.Min(24, r.H), m.Seats[seat].Look, seat == m.turn || seat == m.seen)
	p := m.s.Player(seat)
	two := in.H >= 23
	y := in.Y + in.H/2
	if two {
		y = in.Y + math.Max(5, in.H/4-1)
	}
	nameW, pitch := math.Min(64, in.W*0.3), 8.0
	if !two && in.W < leastPlate {
		nameW, pitch = 42, 6
	}
	c.TextBold(in.X+3, math.Round(y)-8, ui.Fit(m.Name(seat), nameW), palette.Ink)
	x := in.X + nameW + 8
	for i := range int(p.People) {
		if i >= int(p.Home) {
			ui.Disc(c, x, y, pitch*0.38, palette.Alpha(palette.Ink, 0.35))
		} else {
			ui.Disc(c, x, y, pitch*0.38, palette.Ink)
		}
		x += pitch
	}
	if seat == m.s.Start() {
		ui.Icon(c, startSign, x+3, y, 11, ui.White)
		x += 12
	}
	points := assets.Number(m.s.Points(seat))
	c.TextRight(in.X+in.W-4, math.Round(y)-8, points, palette.Ink)
	end := in.X + in.W - 8 - ui.TextWidth(points)
	if m.at.cards && two {
		end = drawBacks(c, end, y, p.Front.Size(), frontBack)
		end = drawBacks(c, end, y, p.Hand.Size(), handBack)
	}
	var verdicts []outlook
	if m.s.NextHarvest() > 0 {
		verdicts = m.outlooks(seat)
	}
	if p.Begging > 0 && (two || end-x-verdictsWide(verdicts, verdictSize) > leastBegging) {
		x = drawBegging(c, int(p.Begging), x, y)
	}
	if two {
		x, y, end = in.X+3, in.Y+in.H-math.Max(5, in.H/4-1), in.X+in.W
	}
	for _, o := range verdicts {
		x = drawVerdict(c, o, x, y, verdictSize)
	}
	if !two && in.W < leastPlate {
		return
	}
	c.Fill(ui.Rect{X: math.Round(x), Y: math.Round(y) - 5, W: 1, H: 10}, palette.Alpha(palette.Ink, 0.4))
	x += 5
	for g, n := range p.Goods {
		if n == 0 {
			continue
		}
		w := 15 + ui.TextWidth(number(int(n)))
		if x+w > end {
			return
		}
		drawGood(c, box.Good(g), x+5, y, 11, ui.White)
		c.Text(math.Round(x)+12, math.Round(y)-8, number(int(n)), palette.Ink)
		x += w + 2
	}
}

// The colours of the backs that tell how many cards somebody has in hand and in
// front.
var (
	handBack  = palette.Hex("#c9772f")
	frontBack = palette.Hex("#7f9079")
)

// drawBacks draws how many cards somebody has, to the left of x, and gives where that
// begins.
func drawBacks(c *ui.Canvas, x, y float64, n int, k ui.Color) float64 {
	x -= ui.TextWidth(number(n)) + 2
	c.Text(math.Round(x), math.Round(y)-8, number(n), palette.Ink)
	x -= 10
	back := ui.Rect{X: math.Round(x), Y: math.Round(y) - 5, W: 8, H: 10}
	c.Fill(back, palette.Ink)
	c.Fill(back.Inset(1), k)
	return x - 4
}

// verdictSize is how large the goods of verdicts are, leastBegging how much room
// begging markers need before them.
const verdictSize, leastBegging = 11.0, 28.0

// leastPlate is how wide a plate of a single line is that shows goods.
const leastPlate = 220.0

// drawBegging draws so many begging markers and gives where they end.
func drawBegging(c *ui.Canvas, n int, x, y float64) float64 {
	ui.Icon(c, "cross", x+5, y, 10, ui.White)
	c.TextBold(math.Round(x)+11, math.Round(y)-8, number(n), palette.Bad)
	return x + 15 + ui.TextWidth(number(n))
}

// drawNeeds says what the next harvest takes of the seat that is looked at.
func (m ownedPart) drawNeeds(c *ui.Canvas) {
	r := m.at.needs
	ui.Panel(c, r)
	round := m.s.NextHarvest()
	if round == 0 {
		return
	}
	y := r.Y + r.H/2
	drawScythe(c, r.X+12, y, 15)
	c.Text(r.X+22, math.Round(y)-8, number(round), palette.Ink)
	x := r.X + 44
	list := m.outlooks(m.seen)
	end := x - outlookGap
	for _, o := range list {
		end += outlookWide(o)
	}
	for _, o := range list {
		if end > r.X+r.W-3 { // too long: what is on its way counts as being there
			o.have, o.arrives = o.have+o.arrives, 0
		}
		x = drawOutlook(c, o, x, y)
	}
}

// outlookGap is the space behind an outlook.
const outlookGap = 8.0

// outlookWide is how wide drawOutlook draws one.
func outlookWide(o outlook) float64 {
	text := number(o.have) + "/" + number(o.need)
	if o.arrives > 0 {
		text += "+" + number(o.arrives)
	}
	return 15 + ui.TextWidth(text) + 14 + outlookGap
}

// drawOutlook draws what there is of a good, what is on its way, what is needed
// and whether that is enough. It gives where it ends.
func drawOutlook(c *ui.Canvas, o outlook, x, y float64) float64 {
	drawGood(c, o.good, x+6, y, 13, ui.White)
	x += 15
	write := func(text string, k ui.Color) {
		c.TextBold(math.Round(x), math.Round(y)-8, text, k)
		x += ui.TextWidth(text)
	}
	k, icon := palette.Good, "check"
	if o.lacks() > 0 {
		k, icon = palette.Bad, "cross"
	}
	write(number(o.have), k)
	if o.arrives > 0 {
		write("+"+number(o.arrives), palette.InkSoft)
	}
	write("/"+number(o.need), k)
	ui.Icon(c, icon, x+8, y, 11, ui.White)
	return x + 14 + outlookGap
}
