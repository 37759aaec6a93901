package agricola

import (
	"math"
	"slices"

	"tilestead/assets"
	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/rules/agricola/box"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// drawTrack says which round it is and, where there is room behind it, who begins it.
func (m ownedPart) drawTrack(c *ui.Canvas) {
	r, text := m.at.track, m.roundText()
	c.Write(r.X+4, midline(ui.Number, r.Y+r.H/2), ui.Number.Fit(text, r.W-4), ui.Number, palette.Cream)
	if at, ok := m.tokenAt(); ok {
		drawToken(c, at, palette.Seats[m.Seats[m.s.Start()].Look].Fill)
	}
}

func (m ownedPart) roundText() string { return m.say("round", max(1, m.s.Round()), box.Rounds) }

// tokenAt is where the token lies behind the number of the round; ok is false where it has no room there,
// or nobody to play against.
func (m ownedPart) tokenAt() (at ui.Point, ok bool) {
	r := m.at.track
	at = ui.Point{X: r.X + 4 + ui.Number.Width(m.roundText()) + 8 + tokenSize, Y: r.Y + r.H/2}
	return at, m.s.Players() > 1 && m.s.Start() >= 0 && at.X+tokenSize <= r.X+r.W && r.H >= 2*tokenSize
}

// drawRivals draws the other seats in short.
func (m ownedPart) drawRivals(c *ui.Canvas) {
	for i, seat := range rivalsOf(m.s, m.own) {
		m.drawRival(c, m.at.rivals[i], seat)
	}
}

// drawRival draws a seat in short: on one line, or its name, people, cards and points over
// its verdicts and goods.
func (m ownedPart) drawRival(c *ui.Canvas, r ui.Rect, seat rules.Seat) {
	in := m.SeatPlate(c, r, math.Min(24, r.H), seat, seat == m.turn || seat == m.seen)
	p, two := m.s.Player(seat), in.H >= 23
	y := in.Y + in.H/2
	if two {
		y = in.Y + in.H/4
	}
	nameW, nameH, pitch := m.rivalNames(in, two)
	verdicts := m.verdicts(seat)
	name := board.LayName(m.Name(seat), nameW, nameH)
	if !name.Whole && !two { // what the harvest takes is told where the farm is looked at
		verdicts = nil
		nameW = math.Min(in.W-m.besideName(seat, pitch), math.Ceil(board.NameRoom(m.Name(seat), nameH)))
		name = board.LayName(m.Name(seat), nameW, nameH)
	}
	name.Write(c, in.X+3, y, palette.Ink)
	x := m.drawPeople(c, in.X+nameW+8, y, pitch, seat)
	points := m.pointsOf(seat)
	role := ui.Number
	if in.H < roomyPlate {
		role = ui.DenseBold
	}
	c.WriteRight(in.X+in.W-4, midline(role, y), points, role, palette.Ink)
	end := in.X + in.W - 8 - role.Width(points) - crownWide
	ui.Icon(c, pointsSign, end+5+crownSize/2, y, crownSize, ui.White)
	if m.at.cards && two {
		end = drawBacks(c, end, y, p.Front.Size(), frontBack)
		end = drawBacks(c, end, y, p.Hand.Size(), handBack)
	}
	if p.Begging > 0 && (two || end-x-verdictsWide(verdicts, verdictSize) > leastBegging) {
		x = drawBegging(c, int(p.Begging), x, y)
	}
	if two {
		x, y, end = in.X+3, in.Y+3*in.H/4, in.X+in.W
	}
	if two && len(verdicts) > 0 {
		x = drawStores(c, verdicts, x, y)
		m.drawGoodsOf(c, x, y, end, seat, verdicts)
		return
	}
	for _, o := range verdicts {
		x = drawVerdict(c, o, x, y, verdictSize)
	}
	if two || in.W >= leastPlate {
		m.drawGoodsOf(c, x, y, end, seat, nil)
	}
}

// drawStores tells of a rival's food and fuel what there is and what the next harvest takes, as the
// own panel does: behind a scythe. It gives where that ends.
func drawStores(c *ui.Canvas, list []outlook, x, y float64) float64 {
	drawScythe(c, x+verdictSize/2, y, verdictSize)
	x += verdictSize + 3
	for _, o := range list {
		o.have, o.arrives, o.brief, o.tight = o.have+o.arrives, 0, true, true
		x = drawOutlook(c, o, x, y, verdictSize, ui.Dense) + 3
	}
	return x
}

// pointsOf are the points of a seat as plates tell them: none before the first round, when a farm
// that is still laid out would be counted.
func (m ownedPart) pointsOf(seat rules.Seat) string {
	if m.s.Round() == 0 {
		return "–"
	}
	return assets.Number(m.s.Points(seat))
}

// drawPoints tells the points of the seat that is looked at as the plates of rivals do theirs: with
// the crown of the score sheets, and a word for it where there is room.
func (m ownedPart) drawPoints(c *ui.Canvas) {
	r, points := m.at.points, m.pointsOf(m.seen)
	if m.Frame.Layout == ui.Compact { // the crown stands behind it
		c.WriteRight(r.X+r.W-6, midline(ui.Name, r.Y+r.H/2), points, ui.Name, palette.Ink)
		return
	}
	x, label := r.X+r.W-5, m.say("points.label")
	role, _ := board.FitIn(label, r.W-6, ui.Dense, ui.Least)
	c.WriteRight(x, midline(role, r.Y+r.H/4+1), label, role, palette.InkSoft)
	c.WriteRight(x, midline(ui.Number, r.Y+3*r.H/4-3), points, ui.Number, palette.Ink)
}

// rivalNames is the room of the names on the plates of rivals, as wide as the longest needs and
// their people, verdicts and points leave, and how far the people stand apart.
func (m ownedPart) rivalNames(in ui.Rect, two bool) (wide, high, pitch float64) {
	wide, high, pitch = math.Min(64, in.W*0.3), in.H, 8.0
	if two {
		high = in.H / 2
	}
	beside := 0.0
	if !two && in.W < leastPlate {
		wide, pitch = 42, 6
	}
	for _, seat := range rivalsOf(m.s, m.own) {
		need := m.besideName(seat, pitch)
		if !two {
			need += verdictsWide(m.verdicts(seat), verdictSize)
		}
		beside = math.Max(beside, need)
		wide = math.Max(wide, math.Ceil(board.NameRoom(m.Name(seat), high)))
	}
	return math.Max(42, math.Min(wide, in.W-beside)), high, pitch
}

// besideName is the room that the people and the points of a seat take on the line of its name.
func (m ownedPart) besideName(seat rules.Seat, pitch float64) float64 {
	wide := 14 + crownWide
	wide += pitch*float64(m.s.Player(seat).People) + ui.DenseBold.Width(m.pointsOf(seat))
	if seat == m.s.Start() {
		wide += 12
	}
	return wide
}

// verdicts are the outlooks of a seat while there is a harvest to come.
func (m ownedPart) verdicts(seat rules.Seat) []outlook {
	if m.s.NextHarvest() == 0 {
		return nil
	}
	return m.outlooks(seat)
}

// drawPeople draws a dot for each of a seat's people, dark for those at home, and the
// starting player's token, and gives where that ends.
func (m ownedPart) drawPeople(c *ui.Canvas, x, y, pitch float64, seat rules.Seat) float64 {
	p := m.s.Player(seat)
	for i := range int(p.People) {
		ink := palette.Ink
		if i >= int(p.Home) {
			ink = palette.Alpha(ink, 0.35)
		}
		ui.Disc(c, x, y, pitch*0.38, ink)
		x += pitch
	}
	if seat == m.s.Start() {
		ui.Icon(c, startSign, x+3, y, 11, ui.White)
		x += 12
	}
	return x
}

// drawGoodsOf draws a seat's goods behind its verdicts, as far as there is room, but for those that
// are told there.
func (m ownedPart) drawGoodsOf(c *ui.Canvas, x, y, end float64, seat rules.Seat, told []outlook) {
	line := ui.Rect{X: x, Y: y - 5, W: c.Px(), H: 10}
	x += 5
	for g, n := range m.s.Player(seat).Goods {
		if n == 0 || slices.ContainsFunc(told, func(o outlook) bool { return o.good == box.Good(g) }) {
			continue
		}
		w := 13 + ui.Dense.Width(number(int(n)))
		if x+w > end {
			return
		}
		c.Fill(line, palette.Alpha(palette.Ink, 0.4)) // before the first
		line = ui.Rect{}
		drawGood(c, box.Good(g), x+5, y, 12, ui.White)
		c.Write(x+12, midline(ui.Dense, y), number(int(n)), ui.Dense, palette.Ink)
		x += w + 4
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
	x -= ui.Dense.Width(number(n)) + 2
	c.Write(x, midline(ui.Dense, y), number(n), ui.Dense, palette.Ink)
	x -= 10
	back := ui.Rect{X: math.Round(x), Y: math.Round(y) - 5, W: 8, H: 10}
	c.Fill(back, palette.Ink)
	c.Fill(back.Inset(1), k)
	return x - 4
}

// verdictSize is how large the goods of verdicts are, leastBegging how much room
// begging markers need before them.
const verdictSize, leastBegging = 11.0, 28.0

// pointsSign is the picture of points before their number, crownSize how large it is there, and
// crownWide how much room it takes.
const (
	pointsSign           = "crown"
	crownSize, crownWide = 11.0, 14.0
)

// roomyPlate is how high a plate is at least whose points stand out in size.
const roomyPlate = 27.0

// leastPlate is how wide a plate of a single line is that shows goods.
const leastPlate = 220.0

// drawBegging draws so many begging markers and gives where they end.
func drawBegging(c *ui.Canvas, n int, x, y float64) float64 {
	ui.Icon(c, "cross", x+5, y, 10, ui.White)
	c.Write(x+11, midline(ui.Name, y), number(n), ui.Name, palette.Bad)
	return x + 15 + ui.Name.Width(number(n))
}
