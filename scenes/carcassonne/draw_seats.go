package carcassonne

import (
	"math"
	"strconv"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// A plate is how a seat's plate is filled.
type plate struct {
	left      float64 // where the name and the figures begin, from the plate
	text      float64 // the middle of the name, from the plate
	goodY     float64 // the middle of the goods, from the plate
	icon, cap float64
	number    ui.Role // of a good
	tall      float64 // of a figure
	pitch     float64
	feet      float64 // from the plate
	own       bool    // goods have a line of their own
	low       bool    // goods end the line of the figures, else they stand before the points
}

func (m seatsPart) plateOf() plate {
	h := m.at.plates[0].H
	switch m.Frame.Layout {
	case ui.Roomy:
		p := plate{left: m.at.strip + 10, text: 12, goodY: h - 13, icon: 18, cap: 20, number: ui.Body, tall: 20,
			pitch: 17, feet: 43, own: true}
		if h < 66 {
			p.own, p.goodY, p.icon, p.feet = false, 13, 16, h-5
			p.tall = math.Min(20, h-27)
		}
		return p
	case ui.Normal:
		p := plate{left: m.at.strip + 6, text: 9, goodY: 9, icon: 12, cap: 14, number: ui.Dense, tall: 14, pitch: 11.4,
			feet: h - 2.5}
		if h > 38 {
			p.tall, p.text, p.goodY = 17, 11, 11
			p.pitch = 12.2
		}
		return p
	}
	p := plate{left: m.at.strip + 4, text: 7.5, goodY: 7.5, icon: 10, cap: 11, number: ui.Dense,
		tall: math.Min(11, h-15), pitch: 9, feet: h - 1.6}
	if h > 36 {
		p.tall, p.text, p.goodY, p.pitch = 14, 10.5, 10.5, 10.5
	}
	return p
}

// scoreLeft is where the points of a seat begin, from the plate.
func (m seatsPart) scoreLeft(seat rules.Seat) float64 {
	return m.at.plates[seat].W - 6 - ui.LettersWidth(m.scoreCap(m.s.Points(seat)), strconv.Itoa(m.s.Points(seat)), "num")
}

// scoreCap is how high n points are lettered.
func (m seatsPart) scoreCap(n int) float64 {
	if n >= 2*lap && m.Frame.Layout == ui.Compact { // three digits keep off the goods
		return m.plateOf().cap * 0.8
	}
	return m.plateOf().cap
}

// trades says whether goods are in the game.
func (m seatsPart) trades() bool { return m.s.Has()[carcassonne.Builder] > 0 }

func (p plate) lapSize() float64 { return math.Max(9, p.cap*0.75) }

// lapsWide is how wide the flag and the number of laps of a seat with n points are, 0 for none.
func (p plate) lapsWide(n int) float64 {
	if n < lap {
		return 0
	}
	return ui.Dense.Width(strconv.Itoa(n/lap)) + 1 + p.lapSize()
}

// lapsRight is where the laps of a seat with n points end, from the plate: below the points, or
// where a low plate has no room for them there, left of them.
func (m seatsPart) lapsRight(seat rules.Seat, p plate, n int) float64 {
	r := m.at.plates[seat]
	if p.cap+4 > r.H-p.lapSize()-6 {
		return r.W - 7 - ui.LettersWidth(m.scoreCap(n), strconv.Itoa(n), "num")
	}
	return r.W - 6
}

// A good of a seat stands at x, from the plate.
type goodSpot struct {
	good carcassonne.Good
	x    float64 // of its icon's middle
	n    int
}

// plateFor is how the plate of a seat is filled: where goods before the points would leave too
// little for its name, they stand on the line of the figures.
func (m seatsPart) plateFor(seat rules.Seat) plate {
	p := m.plateOf()
	if !p.own && m.trades() && !m.nameIn(seat, p, m.nameEnd(seat, p)).Whole {
		p.low = true
		p.goodY = p.feet - p.icon/2 - 1
	}
	return p
}

// nameIn is the name of a seat on its plate, up to end.
func (m seatsPart) nameIn(seat rules.Seat, p plate, end float64) board.Nameplate {
	return board.LayName(m.Name(seat), end-p.left, 2*p.text)
}

// nameEnd is where the name of a seat has to end, from the plate.
func (m seatsPart) nameEnd(seat rules.Seat, p plate) float64 {
	if goods, _ := m.goodsOf(seat, p); !p.own && !p.low && len(goods) > 0 {
		return goods[0].x - p.icon/2 - 2
	}
	return m.scoreLeft(seat) - 4
}

// goodsOf are the goods that a seat has tokens of, and where the others would come.
func (m seatsPart) goodsOf(seat rules.Seat, p plate) (list []goodSpot, next float64) {
	if !m.trades() {
		return nil, 0
	}
	gap := 4.0
	if p.low {
		gap = 1.5
	}
	x := p.left
	for g, n := range m.s.Tokens(seat) {
		if n > 0 {
			list = append(list, goodSpot{carcassonne.Good(g), x + p.icon/2, int(n)})
			x += p.icon + 1 + p.number.Width(strconv.Itoa(int(n))) + gap
		}
	}
	next = x
	if !p.own {
		end := m.goodsEnd(seat, p)
		shift := end - (x - gap)
		for i := range list {
			list[i].x += shift
		}
		next = end - p.icon
	}
	return list, next + p.icon/2
}

// goodsEnd is where the goods of a seat end that share a line, from the plate.
func (m seatsPart) goodsEnd(seat rules.Seat, p plate) float64 {
	n := m.s.Points(seat)
	switch wide := p.lapsWide(n); {
	case !p.low:
		return m.scoreLeft(seat) - 4
	case wide == 0:
		return m.at.plates[seat].W - 5
	default:
		return m.lapsRight(seat, p, n) - wide - 2
	}
}

// figurePitch is how far the figures of a seat stand apart: those before goods close up.
func (m seatsPart) figurePitch(seat rules.Seat, p plate) float64 {
	goods, _ := m.goodsOf(seat, p)
	total := 0
	for _, n := range m.s.Supply(seat) {
		total += int(n)
	}
	if !p.low || len(goods) == 0 || total < 2 {
		return p.pitch
	}
	return math.Min(p.pitch, (goods[0].x-p.icon/2-p.left-p.tall)/float64(total-1))
}

// goodAt is where the tokens of a good are counted on a seat's plate.
func (m seatsPart) goodAt(seat rules.Seat, g carcassonne.Good) ui.Point {
	r, p := m.at.plates[seat], m.plateFor(seat)
	list, x := m.goodsOf(seat, p)
	for _, spot := range list {
		if spot.good == g {
			x = spot.x
		}
	}
	return ui.Point{X: r.X + x, Y: r.Y + p.goodY}
}

func (m seatsPart) drawPlates(c *ui.Canvas) {
	for seat := range rules.Seat(m.s.Players()) {
		m.drawPlate(c, seat)
	}
}

func (m seatsPart) drawPlate(c *ui.Canvas, seat rules.Seat) {
	r, p := m.at.plates[seat], m.plateFor(seat)
	active := seat == m.turn || m.turn < 0 && seat == m.s.Active()
	m.SeatPlate(c, r, m.at.strip, seat, active)
	goods, _ := m.goodsOf(seat, p)
	end := m.nameEnd(seat, p)
	brief := m.Lens == pointsLens && m.Frame.Layout == ui.Compact
	projected := m.say("projected.brief", m.projected(seat))
	if brief {
		goods, end = nil, m.scoreLeft(seat)-4-ui.Dense.Width(projected)-2
		c.Write(r.X+end+2, r.Y+board.Baseline(p.text, ui.Dense), projected, ui.Dense, palette.Ink)
	}
	m.nameIn(seat, p, end).Write(c, r.X+p.left, r.Y+p.text, palette.Ink)
	for _, g := range goods {
		ui.Icon(c, goodIcons[g.good], r.X+g.x, r.Y+p.goodY, p.icon, ui.White)
		c.Write(r.X+g.x+p.icon/2+1, r.Y+board.Baseline(p.goodY, p.number), strconv.Itoa(g.n), p.number, palette.Ink)
	}
	if !m.Hides(scorePiece(seat)) {
		m.drawScore(c, seat, m.s.Points(seat))
	}
	if m.Lens == pointsLens && !brief {
		role, text := board.FitIn(m.say("projected", m.projected(seat)), r.W-p.left-4, ui.Body, ui.Dense, ui.Least)
		c.Write(r.X+p.left, r.Y+p.feet-3, text, role, palette.Ink)
	} else {
		m.drawSupply(c, seat, r.X+p.left+p.tall*0.3, r.Y+p.feet, p)
	}
	if m.Marked == seatMark(seat) {
		ui.Frame(c, r)
	}
}

// drawScore letters n points of a seat, and how often the scoring track was gone round.
func (m seatsPart) drawScore(c *ui.Canvas, seat rules.Seat, n int) {
	r, p := m.at.plates[seat], m.plateOf()
	cap := m.scoreCap(n)
	ui.LettersRight(c, r.X+r.W-6, r.Y+p.cap+4, cap, strconv.Itoa(n), "num")
	if wide := p.lapsWide(n); wide > 0 {
		size, right := p.lapSize(), r.X+m.lapsRight(seat, p, n)
		y := r.Y + r.H - size/2 - 3
		c.Write(right-wide, board.Baseline(y, ui.Dense), strconv.Itoa(n/lap), ui.Dense, palette.InkSoft)
		ui.Icon(c, "lap", right-size/2, y, size, ui.White)
	}
}

// drawSupply draws the figures a seat has left, their feet from x, y on.
func (m seatsPart) drawSupply(c *ui.Canvas, seat rules.Seat, x, y float64, p plate) {
	look, pitch := palette.Seats[m.Seats[seat].Look], m.figurePitch(seat, p)
	for f, n := range m.s.Supply(seat) {
		tall := p.tall
		if carcassonne.Figure(f) == carcassonne.Pig {
			tall *= 0.8
		} else if carcassonne.Figure(f) == carcassonne.Big {
			tall *= 1.15
		}
		for range n { // those before goods close up
			board.Piece(c, figureNames[f]+"/"+look.ID, x, y, tall, look.Fill, ui.White)
			x += pitch
		}
	}
}

// supplyAt is where the first figure of a kind stands on a seat's plate: what
// goes home flies there.
func (m seatsPart) supplyAt(seat rules.Seat) ui.Point {
	r, p := m.at.plates[seat], m.plateOf()
	return ui.Point{X: r.X + p.left + p.tall*0.3, Y: r.Y + p.feet - p.tall/2}
}

// scoreAt is where a seat's points stand.
func (m seatsPart) scoreAt(seat rules.Seat) ui.Point {
	r, p := m.at.plates[seat], m.plateOf()
	return ui.Point{X: r.X + r.W - 6 - p.cap*0.7, Y: r.Y + 4 + p.cap/2}
}

// projected is what a seat would have if the game ended once the tile placed
// last is scored.
func (m seatsPart) projected(seat rules.Seat) int { return sum(m.s.Settled().Score(seat)) }
