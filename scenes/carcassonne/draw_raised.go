package carcassonne

import (
	"math"
	"time"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/ui"
)

// raiseTime is how long the new tile takes to rise, dusk how dark the map gets
// below it.
const (
	raiseTime = 220 * time.Millisecond
	dusk      = 1.0 / 9
)

// A rise remembers since when the new tile of a position rises.
type rise struct {
	of   *carcassonne.State
	from time.Duration
}

// rises says that the new tile shows raised.
func (m standsPart) rises() bool {
	return m.raisedTo().W > 0 && m.Lens == "" && !m.Poster && m.Deciding()
}

// risen is how far the new tile has risen, 0 to 1: at once where nothing moves.
func (m standsPart) risen() float64 {
	r := &m.board.rise
	if r.of != m.s {
		*r = rise{m.s, m.Now}
	}
	if m.Reduced || m.Breath == 0 {
		return 1
	}
	return ui.Glide(min(1, max(0, float64(m.Now-r.from)/float64(raiseTime))))
}

// drawRaised darkens the map but for what can be chosen on it, and draws the new
// tile over it with the figures that can go there.
func (m standsPart) drawRaised(c *ui.Canvas) {
	if !m.rises() {
		return
	}
	far := m.risen()
	c.Fill(m.Frame.Map, palette.Alpha(palette.Ink, dusk*far))
	for i := range m.spots() {
		if s := &m.spots()[i]; m.land().isFresh(*s) {
			m.edgeObject(c, s.Place, pick(m.hot(s), palette.UIGold, palette.Cream))
		}
	}
	m.land().drawOffers(c)
	for _, a := range m.Picked {
		if a.Kind() == carcassonne.KindRemove {
			m.drawDismissed(c, a)
		}
	}
	last, cell := m.s.Last(), m.cellArea(m.s.Last().At)
	mix := func(a, b float64) float64 { return a + (b-a)*far }
	to := m.raisedTo()
	r := ui.Rect{X: mix(cell.X, to.X), Y: mix(cell.Y, to.Y), W: mix(cell.W, to.W), H: mix(cell.H, to.H)}
	k := r.W / side
	drawRay(c, cell, r)
	c.Fill(r.Move(3*far, 4*far), palette.Alpha(shadow, 0.5))
	outline(c, r)
	drawTile(c, last.Kind, last.Turn, variantAt(m.s, last.At), r.Center(), k, ui.White)
	for i := range m.spots() {
		if s := &m.spots()[i]; m.land().isFresh(*s) && m.hot(s) {
			washFeature(c, geometryOf(last.Kind, last.Turn), s.Feature, r.Center(), k,
				palette.Alpha(palette.UIGold, litWash))
		}
	}
	if far == 1 {
		m.gifts().drawScored(c, r)
	}
	for i := range 2 * len(m.spots()) { // the plates over all figures
		if s := &m.spots()[i%len(m.spots())]; m.land().isFresh(*s) {
			p := ui.Point{X: r.X + (s.foot.X-to.X)*r.W/to.W, Y: r.Y + (s.foot.Y-to.Y)*r.W/to.W}
			if i < len(m.spots()) {
				m.drawChoice(c, s, p, s.scale*r.W/to.W)
			} else if far == 1 {
				m.drawChoicePlate(c, s, p)
			}
		}
	}
}

// darkenBeside darkens the cloth beside the map as drawRaised does the map.
func (m standsPart) darkenBeside(c *ui.Canvas) {
	if all := m.Frame.Field(); m.rises() {
		all.W = m.Frame.Map.X - all.X
		c.Fill(all, palette.Alpha(palette.Ink, dusk*m.risen()))
	}
}

// drawRay draws the light between where a tile lies and where it shows raised, so that one
// sees that both are the same.
func drawRay(c *ui.Canvas, from, to ui.Rect) {
	a := [...]ui.Point{{X: from.X, Y: from.Y}, {X: from.X + from.W, Y: from.Y},
		{X: from.X + from.W, Y: from.Y + from.H}, {X: from.X, Y: from.Y + from.H}}
	b := [...]ui.Point{{X: to.X, Y: to.Y}, {X: to.X + to.W, Y: to.Y},
		{X: to.X + to.W, Y: to.Y + to.H}, {X: to.X, Y: to.Y + to.H}}
	for i := range a {
		j := (i + 1) % len(a)
		c.Poly(palette.Alpha(palette.Cream, 0.25), a[i], a[j], b[j], b[i])
	}
}

// hot says that a spot is pointed at or asked about.
func (m standsPart) hot(s *spot) bool {
	return m.Hover == spotID(s.Place) || m.Asked == s.action || m.Marked == spotID(s.Place)
}

// drawChoice draws a figure on the raised tile with its foot at p.
func (m standsPart) drawChoice(c *ui.Canvas, s *spot, p ui.Point, k float64) {
	if m.hot(s) {
		mid := s.body.Center()
		halo(c, ui.Point{X: p.X + mid.X, Y: p.Y + mid.Y}, s.body.H*0.55, true, 1)
	}
	drawOnLand(c, s.figure, s.kind, m.Seats[m.own].Look, p, k, ui.White)
}

// drawChoicePlate draws the plate under a figure on the raised tile.
func (m standsPart) drawChoicePlate(c *ui.Canvas, s *spot, p ui.Point) {
	hot := m.hot(s)
	key, points := m.plateTexts(s)
	wide, tall := m.plateWide(s), m.land().plateHigh()
	if wide == 0 {
		return
	}
	c.Fill(ui.Rect{X: p.X - 1, Y: p.Y - 1, W: 2, H: stem + 2}, palette.Ink)
	x, y := math.Round(p.X-wide/2), p.Y+stem
	if key != "" {
		r := ui.Rect{X: x, Y: y, W: m.keyWide(key), H: tall}
		m.drawKey(c, r, key, hot)
		x += r.W + keyGap
	}
	if points == "" {
		return
	}
	r := ui.Rect{X: x, Y: y, W: m.pointsWide(s, points), H: tall}
	c.Fill(r, palette.Ink)
	c.Fill(r.Inset(1), pick(hot, palette.UIGold, palette.Cream))
	write := func(x float64, text string) (end float64) {
		return ui.Letters(c, x, r.Y+tall-2, m.land().plateCap(), text, "num")
	}
	end := write(r.X+2.5, points)
	if finished := m.finished(s); s.now || finished != "" {
		ui.Icon(c, "check", end+tall/2, y+tall/2, tall, ui.White)
		write(end+tall, finished)
	}
}

// drawKey draws a key of a keyboard from above: its top is smaller than its foot.
func (m standsPart) drawKey(c *ui.Canvas, r ui.Rect, key string, hot bool) {
	c.Fill(ui.Rect{X: r.X + 1, Y: r.Y, W: r.W - 2, H: r.H}, palette.Ink)
	c.Fill(ui.Rect{X: r.X, Y: r.Y + 1, W: r.W, H: r.H - 2}, palette.Ink)
	c.Fill(r.Inset(1), keyLip)
	top := ui.Rect{X: r.X + keySide, Y: r.Y + 1, W: r.W - 2*keySide, H: r.H - 2 - keyFoot}
	c.Fill(top, pick(hot, palette.UIGold, keyGround))
	size := top.H - 1
	ui.Letters(c, top.Center().X-ui.LettersWidth(size, key, "num")/2, top.Y+top.H-1, size, key, "num")
}

// keyGround and keyLip are the colours of a key's top and of the sides below it, keySide and
// keyFoot how much of those shows.
var (
	keyGround = palette.Hex("#d9dde0")
	keyLip    = palette.Hex("#7d858c")
)

const (
	keySide = 2.0
	keyFoot = 2.0
)

// drawDismissed draws a figure that can be sent away over the darkened map.
func (m standsPart) drawDismissed(c *ui.Canvas, a rules.Action) {
	for _, f := range m.figures() {
		if f.At == carcassonne.PosOf(a) && f.Figure == carcassonne.FigureOf(a) && f.Seat == carcassonne.SeatOf(a) &&
			m.help().inPrincessCity(f.Standing) {
			m.land().drawFigure(c, f.Standing, m.onCanvas(f.foot), m.pieceScale(), ui.White)
		}
	}
}

// edgeObject draws a line round the object at a place, on every tile of it.
func (m standsPart) edgeObject(c *ui.Canvas, p carcassonne.Place, color ui.Color) {
	o, ok := m.s.ObjectAt(p)
	if !ok {
		return
	}
	for _, q := range o.Places {
		laid, ok := m.s.TileAt(q.At)
		if !ok || !m.cellArea(q.At).Overlaps(m.Frame.Map) {
			continue
		}
		outer := geometryOf(laid.Kind, laid.Turn).area[q.Feature]
		on := moved(outer, m.cellAt(q.At), m.Camera.Scale)
		for i := range on {
			j := (i + 1) % len(on)
			if !alongSide(outer[i], outer[j]) {
				line(c, on[i], on[j], max(1, 5*m.Camera.Scale), color)
			}
		}
	}
}

// alongSide says that a line runs along a tile's side, where the feature goes on.
func alongSide(a, b ui.Point) bool {
	const rim = side/2 - 3
	return a.X > rim && b.X > rim || a.X < -rim && b.X < -rim || a.Y > rim && b.Y > rim || a.Y < -rim && b.Y < -rim
}

// line draws a straight line of a width.
func line(c *ui.Canvas, a, b ui.Point, wide float64, color ui.Color) {
	long := math.Hypot(b.X-a.X, b.Y-a.Y)
	if long < 0.01 {
		return
	}
	x, y := -(b.Y-a.Y)/long*wide/2, (b.X-a.X)/long*wide/2
	c.Poly(color, ui.Point{X: a.X + x, Y: a.Y + y}, ui.Point{X: b.X + x, Y: b.Y + y},
		ui.Point{X: b.X - x, Y: b.Y - y}, ui.Point{X: a.X - x, Y: a.Y - y})
}
