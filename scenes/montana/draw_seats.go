package montana

import (
	"math"
	"strconv"

	"tilestead/assets"
	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/rules/montana"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// A counter is where one number of a seat plate stands.
type counter struct {
	icon string       // "" for the seat's own settlement
	good montana.Good // of a good
	x, y float64
	size float64
	n    int
	role ui.Role // of the number
}

// none says that there is nothing to count: the counter leaves its room to others.
// Settlements and silver are told without any, too.
func (k *counter) none() bool { return k.n == 0 && k.icon != "" && k.icon != "coin" }

// A spacing is how the numbers of a seat plate are set.
type spacing struct {
	role    ui.Role // of the digits
	gap     float64 // from a number to the next icon
	smaller float64 // how much smaller an icon is than the plate's row allows
	columns bool    // the first two stand below each other on all plates
}

// spacings are how the numbers are set, the widest first: a long name takes a closer one.
func (m seatsPart) spacings() []spacing {
	if m.Frame.Layout == ui.Compact {
		return []spacing{{ui.Dense, 4, 0, true}, {ui.Dense, 2, 0, false}, {ui.Least, 1.5, 1, false},
			{ui.Least, 0, 3, false}}
	}
	return []spacing{{ui.Body, 7, 0, true}, {ui.Body, 4, 0, false}, {ui.Dense, 2, 2, false}}
}

// plateCounters are the numbers of a seat: settlements left, silver, cattle,
// canteens, in this order. From the right they end the line, as far apart as the name allows.
func (m seatsPart) plateCounters(seat rules.Seat) (out []counter) {
	for _, f := range m.spacings() {
		if out = m.countersIn(seat, f); m.nameBeside(seat, out).Whole {
			break
		}
	}
	return out
}

// countersIn are the numbers of a seat, so far apart.
func (m seatsPart) countersIn(seat rules.Seat, f spacing) (out []counter) {
	p, w := m.s.Player(seat), m.plateRows(seat)
	ns := [...]int{int(p.Left), int(p.Silver), int(p.Cattle), int(p.Canteens)}
	icons := [...]string{"", "coin", "cattle", "canteen"}
	x := w.end
	for i, n := range ns {
		column := f.columns && i < len(columnOf)
		k := counter{icon: icons[i], n: n, y: w.text, size: w.size - f.smaller, role: f.role}
		wide := k.size + k.numberWidth()
		if column {
			wide = k.size + 1.5 + f.role.Width(columnOf[i])
		}
		k.x = x - wide + k.size/2
		if !k.none() || column {
			x -= wide + f.gap
		}
		out = append(out, k)
	}
	return out
}

// columnOf are the widest numbers of settlements and silver, for which room is kept.
var columnOf = [...]string{"00", "00"}

// nameBeside is the name of a seat in what its numbers leave of their line.
func (m seatsPart) nameBeside(seat rules.Seat, numbers []counter) board.Nameplate {
	r, w := m.at.plates[seat], m.plateRows(seat)
	end := w.end
	for _, k := range numbers {
		if !k.none() {
			end = math.Min(end, k.x-k.size/2-3)
		}
	}
	return board.LayName(m.Name(seat), end-w.left, 2*(w.text-r.Y)+1)
}

func (m seatsPart) drawPlates(c *ui.Canvas) {
	for seat := range rules.Seat(m.s.Players()) {
		m.drawPlate(c, seat)
	}
}

func (m seatsPart) drawPlate(c *ui.Canvas, seat rules.Seat) {
	r, w := m.at.plates[seat], m.plateRows(seat)
	active := seat == m.turn || m.turn < 0 && seat == m.s.Active()
	m.SeatPlate(c, r, m.at.strip, seat, active)
	counters := m.plateCounters(seat)
	m.nameBeside(seat, counters).Write(c, w.left, w.text, palette.Ink)
	if seat == m.s.First() && m.s.Active() >= 0 {
		m.drawFirst(c, r)
	}
	for _, k := range counters {
		if !k.none() {
			m.drawCounter(c, seat, k)
		}
	}
	i := 0
	for t, n := range m.s.Player(seat).Workers {
		for range n {
			x, y, high := m.workerSpot(seat, i)
			if !m.Hides(workerPiece(seat, i)) {
				drawWorker(c, x, y, high, montana.Trade(t))
			}
			i++
		}
	}
	m.drawPlateGoods(c, seat)
	if m.Marked == "seat "+strconv.Itoa(int(seat)) {
		ui.Frame(c, r)
	}
}

// drawFirst marks the start player's plate.
func (m seatsPart) drawFirst(c *ui.Canvas, r ui.Rect) {
	size := math.Min(12, m.at.strip*0.6)
	ui.Icon(c, "star", r.X+m.at.strip-1, r.Y+size/2+1, size, ui.White)
}

// drawGoods draws what the seat in question owns.
func (m seatsPart) drawGoods(c *ui.Canvas) {
	ui.Panel(c, m.at.goods)
	p, paid := m.s.Player(m.own), m.toPay()
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
		if i < montana.Goods && paid[i] > 0 {
			m.drawPaid(c, r, icon, n, int(paid[i]))
			continue
		}
		m.drawItem(c, r, icon, n, id != "" && m.ids[id], id != "" && m.Hover == id)
	}
}

// toPay is what a build on the hovered hex costs.
func (m seatsPart) toPay() montana.Stock {
	if h := m.land().hoveredHex(); h != montana.NoHex && m.turn == m.own {
		f, _ := m.s.Face(h)
		return f.Cost
	}
	return montana.Stock{}
}

// drawPaid draws a counter of which a build would take some: it is lifted, with
// the number that goes.
func (m seatsPart) drawPaid(c *ui.Canvas, r ui.Rect, icon string, n, paid int) {
	m.drawItem(c, ui.Rect{X: r.X, Y: r.Y - liftOfPaid, W: r.W, H: r.H}, icon, n, false, false)
	text := assets.Number(-paid)
	at := ui.Point{X: r.X + r.W - board.TagWidth(text, ui.Number)/2, Y: r.Y + 1}
	board.Tag(c, at, text, ui.Number, palette.Light(palette.UIGold, 0.35))
}

// liftOfPaid is how far goods rise that would be paid.
const liftOfPaid = 5

// drawItem draws one counter of the own goods; usable ones look like buttons.
func (m seatsPart) drawItem(c *ui.Canvas, r ui.Rect, icon string, n int, usable, hot bool) {
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
	if n == 0 {
		return
	}
	text := strconv.Itoa(n)
	ui.Letters(c, x-ui.LettersWidth(cap, text, "num")/2, r.Y+r.H-4, cap, text, "num")
}
