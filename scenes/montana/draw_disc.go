package montana

import (
	"math"

	"tilestead/assets"
	"tilestead/assets/palette"
	"tilestead/rules/montana"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// sectorTurn is the angle of a sector's middle, clockwise from the top.
func sectorTurn(i float64) float64 {
	return i * 2 * math.Pi / float64(len(montana.Components.Sectors))
}

// onDisc is the point of the disc at a turn, r of its radius from the middle.
func (p *places) onDisc(turn, r float64) ui.Point {
	s, c := math.Sincos(turn)
	return ui.Point{X: p.disc.X + s*r*p.discR, Y: p.disc.Y - c*r*p.discR}
}

// sectorArea is the box in which a sector is clicked.
func (p *places) sectorArea(i int) ui.Rect {
	return box(p.onDisc(sectorTurn(float64(i)), 0.645), math.Max(24, p.discR*0.46))
}

func (m discPart) drawDisc(c *ui.Canvas) {
	at, r := m.at.disc, m.at.discR
	if s, ok := assets.Find("montana/disc"); ok {
		c.Sprite(s, at.X, at.Y, r/100)
	} else {
		m.standInDisc(c)
	}
	if !m.Hides("sector") && m.s.First() >= 0 {
		m.glowSector(c, m.s.Arrow(), 0.5)
	}
	m.drawAdvances(c)
	if m.ids["disc"] && m.Hover == "disc" || m.Marked == "disc" {
		circle(c, at, r+2, 4, palette.Ink)
		circle(c, at, r+1, 2.5, palette.UIGold)
	}
	if !m.Hides("arrow") {
		m.drawArrow(c, sectorTurn(float64(m.s.Arrow())))
	}
}

// glowSector lights one sector.
func (m discPart) glowSector(c *ui.Canvas, sector int, a float64) {
	if s, ok := assets.Find("montana/disc/sector"); ok {
		c.Tinted(s, m.at.disc.X, m.at.disc.Y, m.at.discR/100, sectorTurn(float64(sector)), palette.Alpha(ui.White, a))
		return
	}
	t0, t1 := sectorTurn(float64(sector)-0.5), sectorTurn(float64(sector)+0.5)
	c.Poly(palette.Alpha(palette.UIGold, 0.5*a), m.at.disc, m.at.onDisc(t0, 0.9), m.at.onDisc((t0+t1)/2, 0.9),
		m.at.onDisc(t1, 0.9))
}

// drawArrow draws the arrow turned clockwise from the top.
func (m discPart) drawArrow(c *ui.Canvas, turn float64) {
	at, r := m.at.disc, m.at.discR
	m.tintedArrow(c, turn, ui.White)
	if s, ok := assets.Find("montana/disc/hub"); ok {
		c.Sprite(s, at.X, at.Y, r/100)
	}
}

// tintedArrow draws the arrow without the hub it turns on.
func (m discPart) tintedArrow(c *ui.Canvas, turn float64, tint ui.Color) {
	at, r := m.at.disc, m.at.discR
	if s, ok := assets.Find("montana/disc/arrow"); ok {
		c.Tinted(s, at.X, at.Y, r/100, turn, tint)
		return
	}
	tip := m.at.onDisc(turn, 0.55)
	line(c, m.at.onDisc(turn+math.Pi, 0.1), tip, r*0.08, palette.Ink)
	line(c, at, tip, r*0.05, palette.Rust)
}

// drawAdvances shows which sectors grain can reach, and for how much.
func (m discPart) drawAdvances(c *ui.Canvas) {
	if m.kinds[montana.KindAdvance] == 0 {
		return
	}
	for _, a := range m.Picked {
		if a.Kind() != montana.KindAdvance || montana.StepsOf(a) == 0 {
			continue
		}
		n := montana.StepsOf(a)
		i := (m.s.Arrow() + n) % len(montana.Components.Sectors)
		light := 0.4
		if m.Hover == sectorID(i) || m.Marked == sectorID(i) {
			light = 1
		}
		m.glowSector(c, i, light)
		if m.Marked == sectorID(i) {
			m.edgeSector(c, i)
		}
		label(c, m.advancePlate(i, n), assets.Number(-n), "grain", m.Hover == sectorID(i))
	}
}

// edgeSector draws a gold line round one sector.
func (m discPart) edgeSector(c *ui.Canvas, sector int) {
	const parts, inner, outer = 6, 0.22, 0.94
	ring := []ui.Point{m.at.onDisc(sectorTurn(float64(sector)), inner)}
	for i := range parts + 1 {
		ring = append(ring, m.at.onDisc(sectorTurn(float64(sector)-0.5+float64(i)/parts), outer))
	}
	for _, pen := range [...]struct {
		wide  float64
		color ui.Color
	}{{4, palette.Ink}, {2.5, palette.UIGold}} {
		for i, p := range ring {
			line(c, p, ring[(i+1)%len(ring)], pen.wide, pen.color)
		}
	}
}

// advancePlate is where the price of moving the arrow n sectors to one stands.
func (m discPart) advancePlate(sector, n int) ui.Rect {
	return m.at.advancePlate(sector, ui.Body.Width(assets.Number(-n))+17)
}

// advanceBox is what a sector and that price take up.
func (m discPart) advanceBox(sector, n int) ui.Rect {
	a, b := m.at.sectorArea(sector), m.advancePlate(sector, n)
	x, y := min(a.X, b.X), min(a.Y, b.Y)
	return ui.Rect{X: x, Y: y, W: max(a.X+a.W, b.X+b.W) - x, H: max(a.Y+a.H, b.Y+b.H) - y}
}

// advancePlate is where such a price of moving the arrow to a sector stands: on the
// rim, near the line before the sector, clear of its workers and of the crown.
func (p *places) advancePlate(sector int, w float64) ui.Rect {
	at := p.onDisc(sectorTurn(float64(sector)-0.3), 1.03)
	r := ui.Rect{X: at.X - w/2, Y: at.Y - labelHigh/2, W: w, H: labelHigh}
	r.X = math.Min(r.X, p.plates[0].X-2-r.W)
	top := 2.0
	if p.frame.Layout != ui.Roomy { // the prompt goes all the way
		top = p.frame.Prompt.Y + p.frame.Prompt.H + 1
	}
	r.Y = math.Max(top, math.Min(r.Y, p.panel.Y-1-r.H))
	if r.Overlaps(p.lens) {
		r.Y = p.lens.Y - 1 - r.H
	}
	return r.Snap()
}

// labelHigh is the height of a label.
const labelHigh = 16

// label is a small plate with a number and an icon.
func label(c *ui.Canvas, r ui.Rect, text, icon string, hot bool) {
	ground := palette.Paper
	if hot {
		ground = palette.Light(palette.UIGold, 0.35)
	}
	c.Fill(r, palette.Ink)
	c.Fill(r.Inset(1), ground)
	c.Write(r.X+3, board.Baseline(r.Y+r.H/2, ui.Body), text, ui.Body, palette.Ink)
	ui.Icon(c, icon, r.X+r.W-8.5, r.Y+8, 13, ui.White)
}

// circle draws a ring t thick.
func circle(c *ui.Canvas, p ui.Point, r, t float64, k ui.Color) {
	const n = 40
	for i := range n {
		s0, c0 := math.Sincos(float64(i) * 2 * math.Pi / n)
		s1, c1 := math.Sincos(float64(i+1) * 2 * math.Pi / n)
		c.Poly(k, ui.Point{X: p.X + s0*r, Y: p.Y - c0*r}, ui.Point{X: p.X + s1*r, Y: p.Y - c1*r},
			ui.Point{X: p.X + s1*(r-t), Y: p.Y - c1*(r-t)}, ui.Point{X: p.X + s0*(r-t), Y: p.Y - c0*(r-t)})
	}
}

func (m discPart) standInDisc(c *ui.Canvas) {
	ui.Disc(c, m.at.disc.X, m.at.disc.Y, m.at.discR, palette.Ink)
	ui.Disc(c, m.at.disc.X, m.at.disc.Y, m.at.discR-1, palette.Hex("#b57c46"))
	ui.Disc(c, m.at.disc.X, m.at.disc.Y, m.at.discR*0.9, palette.Paper)
	for i, s := range montana.Components.Sectors {
		p := m.at.onDisc(sectorTurn(float64(i)), 0.645)
		h := m.at.discR * 0.255
		drawWorker(c, p.X-h*0.4, p.Y+h*0.4, h, s[0])
		drawWorker(c, p.X+h*0.4, p.Y+h*0.6, h, s[1])
	}
}

// drawWorker draws a worker high canvas pixels high, its foot at x, y.
func drawWorker(c *ui.Canvas, x, y, high float64, t montana.Trade) {
	board.Piece(c, "worker/"+tradeNames[t], x, y, high, palette.Trades[t], ui.White)
}

// drawContractor draws a seat's contractor, its foot at x, y.
func (m townPart) drawContractor(c *ui.Canvas, x, y, high float64, look palette.SeatLook, a float64) {
	board.Piece(c, "contractor/"+look.ID, x, y, high, look.Fill, palette.Alpha(ui.White, a))
}
