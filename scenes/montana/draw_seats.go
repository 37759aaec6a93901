package montana

import (
	"math"
	"strconv"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/rules/montana"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// A counter is where one number of a seat plate stands.
type counter struct {
	icon string // "" for the seat's own settlement
	x, y float64
	size float64
	n    int
}

// plateCounters are the numbers of a seat: settlements left, silver, cattle,
// canteens, in this order; while an auction runs pumpkins follow.
func (m *moment) plateCounters(seat rules.Seat) []counter {
	p := m.s.Player(seat)
	r := m.at.plates[seat]
	ns := [...]int{int(p.Left), int(p.Silver), int(p.Cattle), int(p.Canteens)}
	icons := [...]string{"", "coin", "cattle", "canteen"}
	var out []counter
	for i, n := range ns {
		k := counter{icon: icons[i], n: n, size: 16}
		switch m.Frame.Layout {
		case ui.Roomy:
			k.x, k.y, k.size = r.X+101+float64(i)*34, r.Y+12, 16
		case ui.Normal:
			k.x, k.y = r.X+r.W-134+[...]float64{0, 34, 69, 102}[i], r.Y+r.H/2
		default:
			k.x, k.y, k.size = r.X+76+[...]float64{0, 28, 58, 79}[i], r.Y+8, 12
		}
		out = append(out, k)
	}
	return out
}

// workerSpots are the feet of the workers on a seat plate, by number of them.
func (m *moment) workerSpot(seat rules.Seat, i int) (x, y, high float64) {
	r := m.at.plates[seat]
	// those above the limit, soon to go, make the others close up
	pack := math.Min(1, float64(montana.Components.WorkerLimit)/float64(max(1, m.s.Player(seat).Workers.Size())))
	switch m.Frame.Layout {
	case ui.Roomy:
		y, high = r.Y+r.H-5, 18
		if m.twoLines() {
			y = r.Y + r.H - 21
		}
		return r.X + 50 + float64(i)*15*pack, y, high
	case ui.Normal:
		return r.X + 92 + float64(i)*10*pack, r.Y + r.H - 4, 20
	}
	return r.X + 29 + float64(i)*11*pack, r.Y + r.H - 1.8, math.Min(12.5, r.H-15)
}

// twoLines says whether roomy plates are high enough for a line of goods.
func (m *moment) twoLines() bool { return m.at.plates[0].H > 56 }

func (m *moment) drawPlates(c *ui.Canvas) {
	for seat := range rules.Seat(m.s.Players()) {
		m.drawPlate(c, seat)
	}
}

func (m *moment) drawPlate(c *ui.Canvas, seat rules.Seat) {
	r := m.at.plates[seat]
	p := m.s.Player(seat)
	active := seat == m.turn || m.turn < 0 && seat == m.s.Active()
	in := ui.SeatPlate(c, r, m.at.strip, m.Seats[seat].Look, active)
	nameW, nameY := 49.0, in.Y-1
	switch m.Frame.Layout {
	case ui.Roomy:
		nameW, nameY = 51, in.Y+3
	case ui.Normal:
		nameW, nameY = 52, in.Y+math.Round((in.H-16)/2)
	}
	c.TextBold(in.X+4, nameY, ui.Fit(m.Name(seat), nameW), palette.Ink)
	if seat == m.s.First() && m.s.Active() >= 0 {
		m.drawFirst(c, r)
	}
	for _, k := range m.plateCounters(seat) {
		m.drawCounter(c, seat, k)
	}
	i := 0
	for t, n := range p.Workers {
		for range n {
			x, y, high := m.workerSpot(seat, i)
			if !m.Hides(workerPiece(seat, i)) {
				drawWorker(c, x, y, high, montana.Trade(t))
			}
			i++
		}
	}
	switch {
	case m.Frame.Layout == ui.Roomy && m.twoLines():
		for g, n := range p.Goods {
			x := r.X + 50 + float64(g)*30
			ui.Icon(c, goodIcons[g], x, r.Y+r.H-11, 14, board.Fade(n == 0))
			c.Text(x+9, r.Y+r.H-20, strconv.Itoa(int(n)), board.Faint(n == 0))
		}
	case m.s.Auction() && m.Frame.Layout == ui.Roomy:
		ui.Icon(c, "pumpkin", r.X+r.W-34, r.Y+r.H-14, 18, ui.White)
		c.TextBold(r.X+r.W-22, r.Y+r.H-22, strconv.Itoa(int(p.Goods[montana.Pumpkin])), palette.Ink)
	}
	if m.Marked == "seat "+strconv.Itoa(int(seat)) {
		ui.Frame(c, r)
	}
}

// drawFirst marks the start player's plate.
func (m *moment) drawFirst(c *ui.Canvas, r ui.Rect) {
	size := math.Min(12, m.at.strip*0.6)
	ui.Icon(c, "star", r.X+m.at.strip-1, r.Y+size/2+1, size, ui.White)
}

func (m *moment) drawCounter(c *ui.Canvas, seat rules.Seat, k counter) {
	if k.icon == "" {
		m.drawSettlement(c, k.x, k.y+k.size*0.42, k.size*0.86, seat)
	} else {
		ui.Icon(c, k.icon, k.x, k.y, k.size, board.Fade(k.n == 0))
	}
	c.Text(k.x+k.size/2+2, k.y-8, strconv.Itoa(k.n), board.Faint(k.n == 0))
}

// drawGoods draws what the seat in question owns.
func (m *moment) drawGoods(c *ui.Canvas) {
	ui.Panel(c, m.at.goods)
	p := m.s.Player(m.own)
	for i, r := range m.at.item {
		n, icon, id := 0, "", ""
		switch {
		case i < montana.Goods:
			n, icon = int(p.Goods[i]), goodIcons[i]
		case i == montana.Goods:
			n, icon, id = int(p.Cattle), "cattle", "cattle"
		default:
			n, icon, id = int(p.Canteens), "canteen", "canteen"
		}
		m.drawItem(c, r, icon, n, id != "" && m.ids[id], id != "" && m.Hover == id)
	}
}

// drawItem draws one counter of the own goods; usable ones look like buttons.
func (m *moment) drawItem(c *ui.Canvas, r ui.Rect, icon string, n int, usable, hot bool) {
	size, cap := 20.0, 13.0
	if m.Frame.Layout == ui.Roomy {
		size, cap = 32, 18
	}
	if usable {
		k := palette.Light(palette.UIGold, 0.55)
		if hot {
			k = palette.UIGold
		}
		cell := ui.Rect{X: r.X + 1, Y: r.Y + 2, W: r.W - 2, H: r.H - 4}
		c.Fill(cell, palette.Dark(palette.UIGold, 0.5))
		c.Fill(cell.Inset(1), k)
	}
	x := r.X + r.W/2
	ui.Icon(c, icon, x, r.Y+4+size/2, size, board.Fade(n == 0))
	text := strconv.Itoa(n)
	k := ui.White
	if n == 0 {
		k = palette.Alpha(ui.White, 0.55)
	}
	ui.LettersTinted(c, x-ui.LettersWidth(cap, text, "num")/2, r.Y+r.H-4, cap, text, "num", k)
}
