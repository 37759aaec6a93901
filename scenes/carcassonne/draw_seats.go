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

// lap is how many points a lap of the scoring track has.
const lap = 50

// A plate is how a seat's plate is filled.
type plate struct {
	nameX, nameY float64 // from the box right of the strip
	goodX, goodY float64 // from the plate
	goodPitch    float64
	icon, cap    float64
	tall         float64 // of a figure
	pitch        float64
	feet         float64 // from the plate
	bot          bool    // room for who plays by itself
}

func (m seatsPart) plateOf() plate {
	h := m.at.plates[0].H
	switch m.Frame.Layout {
	case ui.Roomy:
		p := plate{nameX: 8, nameY: 3, goodX: m.at.strip + 10, goodY: h - 13, goodPitch: 50, icon: 18, cap: 20,
			tall: 20, pitch: 17, feet: 43, bot: true}
		if h < 66 {
			p.goodX, p.goodY, p.goodPitch, p.icon, p.feet = m.at.strip+82, 13, 34, 16, h-5
			p.tall = math.Min(20, h-26)
			p.bot = false
		}
		return p
	case ui.Normal:
		p := plate{nameX: 4, nameY: 1, goodX: 80, goodY: 9, goodPitch: 26, icon: 12, cap: 14, tall: 14, pitch: 11.4,
			feet: h - 2.5}
		if h > 38 {
			p.tall, p.nameY, p.goodY = 17, 2, 10
			p.pitch = 12.2
		}
		return p
	}
	return plate{nameX: 3, nameY: -1, goodX: 62 + 0.75*m.at.wider, goodY: 7,
		goodPitch: 18 + m.at.wider/12, icon: 10, cap: 11, tall: math.Min(11, h-15),
		pitch: 9, feet: h - 1.6}
}

func (m seatsPart) drawPlates(c *ui.Canvas) {
	for seat := range rules.Seat(m.s.Players()) {
		m.drawPlate(c, seat)
	}
}

func (m seatsPart) drawPlate(c *ui.Canvas, seat rules.Seat) {
	r, p := m.at.plates[seat], m.plateOf()
	active := seat == m.turn || m.turn < 0 && seat == m.s.Active()
	in := ui.SeatPlate(c, r, m.at.strip, m.Seats[seat].Look, active)
	room := p.goodX - (in.X - r.X) - p.nameX - 2
	if !m.trades() || p.goodY > r.H/2 {
		room = r.W - (in.X - r.X) - 60
	}
	name := m.Name(seat)
	if m.Frame.Layout == ui.Compact && m.trades() {
		name = short(name, 6+int(m.at.wider/6))
	}
	c.TextBold(in.X+p.nameX, in.Y+p.nameY, ui.Fit(name, room), palette.Ink)
	brief := m.Lens == pointsLens && m.Frame.Layout == ui.Compact
	switch {
	case brief:
		c.TextRight(r.X+p.goodX+56, in.Y+p.nameY, m.say("projected.brief", m.projected(seat)), palette.Ink)
	case m.trades():
		for g, n := range m.s.Tokens(seat) {
			x := r.X + p.goodX + p.icon/2 + p.goodPitch*float64(g)
			ui.Icon(c, goodIcons[g], x, r.Y+p.goodY, p.icon, board.Fade(n == 0))
			c.Text(x+p.icon/2+2, r.Y+p.goodY-8, strconv.Itoa(int(n)), board.Faint(n == 0))
		}
	}
	if !m.Hides(scorePiece(seat)) {
		m.drawScore(c, seat, m.s.Points(seat))
	}
	x := in.X + p.nameX + p.tall*0.3
	if m.Lens == pointsLens && !brief {
		c.Text(in.X+p.nameX, r.Y+p.feet-15, ui.Fit(m.say("projected", m.projected(seat)), r.X+r.W-in.X-p.nameX-4),
			palette.Ink)
	} else {
		m.drawSupply(c, seat, x, r.Y+p.feet, p)
	}
	if m.Marked == seatMark(seat) {
		ui.Frame(c, r)
	}
}

// short is the first letters of a name.
func short(s string, n int) string {
	if r := []rune(s); len(r) > n {
		return string(r[:n])
	}
	return s
}

// trades says whether goods are in the game.
func (m seatsPart) trades() bool { return m.s.Has()[carcassonne.Builder] > 0 }

// drawScore letters n points of a seat, and how often the track was gone round.
func (m seatsPart) drawScore(c *ui.Canvas, seat rules.Seat, n int) {
	r, p := m.at.plates[seat], m.plateOf()
	cap := p.cap
	if n >= 2*lap && m.Frame.Layout == ui.Compact { // three digits keep off the goods
		cap *= 0.8
	}
	text, right := strconv.Itoa(n), r.X+r.W-6
	ui.LettersRight(c, right, r.Y+p.cap+4, cap, text, "num")
	laps := n / lap
	size := math.Max(9, p.cap*0.75)
	if p.cap+4 > r.H-size-3 { // a low plate has no room for them below the points
		right -= ui.LettersWidth(cap, text, "num") + 1
	}
	for i := range min(laps, 4) {
		ui.Icon(c, "lap", right-size/2-float64(i)*(size*0.7), r.Y+r.H-size/2-3, size, ui.White)
	}
}

// drawSupply draws the figures a seat has left, their feet from x, y on.
func (m seatsPart) drawSupply(c *ui.Canvas, seat rules.Seat, x, y float64, p plate) {
	look := palette.Seats[m.Seats[seat].Look]
	for f, n := range m.s.Supply(seat) {
		tall := p.tall
		if carcassonne.Figure(f) == carcassonne.Pig {
			tall *= 0.8
		} else if carcassonne.Figure(f) == carcassonne.Big {
			tall *= 1.15
		}
		for range n {
			board.Piece(c, figureNames[f]+"/"+look.ID, x, y, tall, look.Fill, ui.White)
			x += p.pitch
		}
	}
}

// supplyAt is where the first figure of a kind stands on a seat's plate: what
// goes home flies there.
func (m seatsPart) supplyAt(seat rules.Seat) ui.Point {
	r, p := m.at.plates[seat], m.plateOf()
	return ui.Point{X: r.X + m.at.strip + 10 + p.nameX, Y: r.Y + p.feet - p.tall/2}
}

// goodAt is where the tokens of a good are counted on a seat's plate.
func (m seatsPart) goodAt(seat rules.Seat, g carcassonne.Good) ui.Point {
	r, p := m.at.plates[seat], m.plateOf()
	return ui.Point{X: r.X + p.goodX + p.icon/2 + p.goodPitch*float64(g), Y: r.Y + p.goodY}
}

// scoreAt is where a seat's points stand.
func (m seatsPart) scoreAt(seat rules.Seat) ui.Point {
	r, p := m.at.plates[seat], m.plateOf()
	return ui.Point{X: r.X + r.W - 6 - p.cap*0.7, Y: r.Y + 4 + p.cap/2}
}

// projected is what a seat would have if the game ended once the tile placed
// last is scored.
func (m seatsPart) projected(seat rules.Seat) int { return sum(m.s.Settled().Score(seat)) }
