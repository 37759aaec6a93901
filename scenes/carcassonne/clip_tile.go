package carcassonne

import (
	"math"
	"time"

	"tilestead/assets"
	"tilestead/assets/palette"
	"tilestead/rules/carcassonne"
	"tilestead/scenes/board"
	"tilestead/scenes/motion"
	"tilestead/sound/cue"
	"tilestead/ui"
)

// How a tile moves: it is turned over beside the bag, carried over its cell and
// falls there, a little too deep at first.
const (
	flipTime  = 220 * ms
	carryTime = 280 * ms
	fallTime  = 160 * ms
	sinkTime  = 60 * ms
	dustTime  = 200 * ms

	liftFar = 10.0 // canvas pixels
	sunk    = 0.06
)

// firstDrawn shows who begins.
func (k *clip) firstDrawn(e carcassonne.FirstDrawn) {
	k.banner(0, func(m *moment) string { return m.Name(e.Seat) },
		func(m *moment) string { return m.say("banner.first") })
	k.plate(0, banner, e.Seat)
	k.Cue(0, cue.Begin)
}

// secondPart announces the tile that the builder grants; the builder hops.
func (k *clip) secondPart(m *moment, e carcassonne.SecondPart) {
	k.plate(0, banner, e.Seat)
	k.Cue(0, cue.Extra)
	for _, f := range m.s.Figures() {
		if f.Seat != e.Seat || f.Figure != carcassonne.Builder || k.Reduced {
			continue
		}
		k.Hide(figurePiece(f))
		k.onMap(0, banner, func(m *moment, c *ui.Canvas, t float64) {
			foot := m.onCanvas(m.stands().footOf(f))
			foot.Y -= 26 * m.pieceScale() * math.Abs(math.Sin(2*math.Pi*min(1, 2*t)))
			m.land().drawFigure(c, f, foot, m.pieceScale(), ui.White)
		})
	}
	k.banner(0, func(m *moment) string { return m.say("banner.second") },
		func(m *moment) string { return m.say("banner.second.1", m.Name(e.Seat)) })
}

// inPanel is where the tile in hand is shown, and how many canvas pixels a unit
// it has there.
func (m landPart) inPanel() (ui.Point, float64) { return m.at.tile.Center(), m.at.tile.W / side }

// flip turns a drawn tile over in the panel, and leaves it there.
func (k *clip) flip(kind carcassonne.Kind) {
	k.Cue(0, cue.Draw)
	if k.Reduced {
		k.Hold(0, 80*ms, func(m *moment, c *ui.Canvas, _ float64) { m.land().drawFlipping(c, kind, 1) })
		return
	}
	k.Hold(0, flipTime, func(m *moment, c *ui.Canvas, t float64) { m.land().drawFlipping(c, kind, ui.Glide(t)) })
}

// drawFlipping draws a tile that is face down at t of 0 and face up at 1.
func (m landPart) drawFlipping(c *ui.Canvas, kind carcassonne.Kind, t float64) {
	p, u := m.inPanel()
	if t >= 1 {
		outline(c, m.at.tile)
		drawTile(c, kind, 0, variantInHand(m.s), p, u, ui.White)
		return
	}
	up := math.Sin(math.Pi * t)
	p.Y -= 8 * up
	wide, high := math.Abs(math.Cos(math.Pi*t))*u, (1+0.07*up)*u
	s, ok := assets.Find("carcassonne/back")
	if t > 0.5 {
		s, ok = tileSprite(kind, 0, variantInHand(m.s))
	}
	if ok {
		motion.Stretched(c, s, p.X, p.Y, wide, high, ui.White)
	}
}

// drawn shows the tile that was drawn.
func (k *clip) drawn(kind carcassonne.Kind) {
	k.Hide(handPiece)
	k.flip(kind)
}

// laidAside shows a tile that fits nowhere, and takes it away.
func (k *clip) laidAside(e carcassonne.LaidAside) {
	const look, away = 420 * ms, 220 * ms
	k.flip(e.Kind)
	at := k.Length()
	k.Cue(at, cue.Shortage)
	mark := func(m *moment, c *ui.Canvas, p ui.Point, tint ui.Color) {
		ui.Icon(c, "gap/rim", p.X, p.Y, m.at.tile.W*0.55, tint)
	}
	k.Add(at, look, func(m *moment, c *ui.Canvas, t float64) {
		p, _ := m.land().inPanel()
		mark(m, c, p, ui.White)
	})
	if k.Reduced {
		return
	}
	k.cover(at+look, away)
	k.Add(at+look, away, func(m *moment, c *ui.Canvas, t float64) {
		p, u := m.land().inPanel()
		tint := palette.Alpha(ui.White, 1-t)
		p.X -= 1.1 * m.at.tile.W * ui.Fall(t)
		drawTile(c, e.Kind, 0, 0, p, u, tint)
		mark(m, c, p, tint)
	})
}

// cover lays the next tile's back over one that has been turned over.
func (k *clip) cover(at, length time.Duration) {
	k.Hold(at, length, func(m *moment, c *ui.Canvas, _ float64) {
		p, u := m.land().inPanel()
		m.seats().drawBack(c, p, u)
	})
}

// rowSlot is the place of the i-th tile of a dragon row of n, and how large a
// tile is there.
func (m landPart) rowSlot(i, n int) (ui.Point, float64) {
	r := m.rowBox(n)
	size := r.H - 8
	return ui.Point{X: r.X + 4 + size/2 + (size+2)*float64(i+1), Y: r.Y + r.H/2}, size / side
}

// shelved sends a dragon tile to the dragon row.
func (k *clip) shelved(m *moment, e carcassonne.Shelved) {
	n := len(m.s.DragonRow())
	k.flip(e.Kind)
	at := k.Length()
	k.Cue(at, cue.Growl)
	if k.Reduced {
		k.Hold(at, still, func(m *moment, c *ui.Canvas, _ float64) {
			p, u := m.land().rowSlot(n, n+1)
			ui.DarkPlate(c, m.land().rowBox(n+1))
			drawTile(c, e.Kind, 0, 0, p, u, ui.White)
			ui.Frame(c, around(p, side*u))
		})
		return
	}
	const look = 180 * ms
	k.Add(at, look, func(*moment, *ui.Canvas, float64) {})
	k.cover(at+look, flight)
	k.carry(at+look, flight, e.Kind, 0, 0, func(m *moment) (ui.Point, float64) { return m.land().inPanel() },
		func(m *moment) (ui.Point, float64) { return m.land().rowSlot(n, n+1) })
	k.Cue(at+look+flight, cue.Tile)
}

// A hold is where a tile is and how many canvas pixels a unit it has.
type hold func(m *moment) (ui.Point, float64)

// carry takes a tile from one place to another; if it has to be turned on the
// way, the two pictures of it pass into each other.
func (k *clip) carry(at, length time.Duration, kind carcassonne.Kind, turn, variant int, from, to hold) {
	k.Add(at, length, func(m *moment, c *ui.Canvas, t float64) {
		x := ui.Glide(t)
		a, u := from(m)
		b, w := to(m)
		p, s := motion.Arc(a, b, 18, x), ui.Lerp(u, w, x)
		c.Fill(around(ui.Point{X: p.X + 7, Y: p.Y + 10}, side*s), palette.Alpha(shadow, 0.3))
		if turn == 0 || x < 0.5 {
			drawTile(c, kind, 0, variant, p, s, ui.White)
		}
		if turn != 0 && x > 0 {
			drawTile(c, kind, turn, variant, p, s, palette.Alpha(ui.White, min(1, 2*x)))
		}
	})
}

// rowReturned puts the dragon row back into the bag.
func (k *clip) rowReturned(e carcassonne.RowReturned) {
	k.Hide(rowPiece)
	n := len(e.Kinds)
	for i, kind := range e.Kinds {
		at := time.Duration(i) * 2 * stagger
		if k.Reduced {
			at = 0
		}
		k.Cue(at+flight, cue.Draw)
		slot := func(m *moment) (ui.Point, float64) { return m.land().rowSlot(i, n) }
		if k.Reduced {
			k.Add(0, still, func(m *moment, c *ui.Canvas, t float64) {
				p, u := slot(m)
				drawTile(c, kind, 0, 0, p, u, palette.Alpha(ui.White, 1-t))
			})
			continue
		}
		k.Add(0, at, func(m *moment, c *ui.Canvas, _ float64) {
			p, u := slot(m)
			drawTile(c, kind, 0, 0, p, u, ui.White)
		})
		k.carry(at, flight, kind, 0, 0, slot, func(m *moment) (ui.Point, float64) { return m.land().inPanel() })
	}
}

// tilePlaced lets a tile fall on its cell. A person lifted it already; a bot's
// is carried there first.
func (k *clip) tilePlaced(m *moment, e carcassonne.TilePlaced) {
	v := variantAt(k.after, e.At)
	k.Hide(handPiece)
	if k.Reduced {
		k.Cue(0, cue.Tile)
		k.holdOnMap(0, still, func(m *moment, c *ui.Canvas, _ float64) {
			p, u := m.cellAt(e.At), m.Camera.Scale
			drawTile(c, e.Kind, e.Turn, v, p, u, ui.White)
			frame(c, "hot", p, u, palette.UIGold, 1)
		})
		k.harmed(m, e)
		return
	}
	at := time.Duration(0)
	if !m.Person(e.Seat) {
		at = carryTime
		from := func(m *moment) (ui.Point, float64) { return m.land().inPanel() }
		k.carry(0, carryTime, e.Kind, e.Turn, v, from, func(m *moment) (ui.Point, float64) {
			p := m.cellAt(e.At)
			return ui.Point{X: p.X, Y: p.Y - liftFar}, m.Camera.Scale * 1.05
		})
	}
	k.Cue(at+fallTime, cue.Tile)
	k.onMap(at, fallTime, func(m *moment, c *ui.Canvas, t float64) {
		h := 1 - ui.Fall(t)
		m.land().drawFalling(c, e, h)
		m.land().drawInFront(c, e.At, max(0, 1-2*h))
	})
	k.holdOnMap(at+fallTime, sinkTime, func(m *moment, c *ui.Canvas, t float64) {
		p, u := m.cellAt(e.At), m.Camera.Scale
		if t < 1 {
			drawTile(c, e.Kind, e.Turn, v, p, u*(1-sunk*0.5*math.Sin(math.Pi*t)), ui.White)
		} else {
			m.land().layTile(c, carcassonne.Laid{Kind: e.Kind, Turn: e.Turn, At: e.At}, ui.White)
		}
		m.land().drawInFront(c, e.At, 1)
	})
	k.onMap(at+fallTime, dustTime, func(m *moment, c *ui.Canvas, t float64) {
		p, u := m.cellAt(e.At), m.Camera.Scale
		for _, x := range [...]float64{-0.42, 0, 0.42} {
			motion.Dust(c, ui.Point{X: p.X + x*side*u, Y: p.Y + 0.47*side*u}, u*0.55, t)
		}
	})
	k.harmed(m, e)
}

// drawFalling draws a tile that is lifted by h of 0..1.
func (m landPart) drawFalling(c *ui.Canvas, e carcassonne.TilePlaced, h float64) {
	p, u := m.cellAt(e.At), m.Camera.Scale
	c.Fill(around(ui.Point{X: p.X + 2 + 5*h, Y: p.Y + 3 + 9*h}, side*u), palette.Alpha(shadow, 0.34))
	drawTile(c, e.Kind, e.Turn, variantAt(m.s, e.At), ui.Point{X: p.X, Y: p.Y - liftFar*h}, u*(1+0.05*h), ui.White)
}

// overhang is how far what stands on a tile reaches over its northern
// neighbour, in board units.
const overhang = 36

// drawInFront draws what lies over a tile once it lies on its cell: what stands
// on its southern neighbour, the land's light and the pieces. They come into
// sight by degrees, opacity from 0 to 1, while the tile comes down.
func (m landPart) drawInFront(c *ui.Canvas, at carcassonne.Pos, opacity float64) {
	if opacity == 0 {
		return
	}
	cell, over := m.cellArea(at), overhang*m.Camera.Scale
	if south, ok := m.s.TileAt(at.Next(carcassonne.South)); ok {
		c.Clip(ui.Rect{X: cell.X, Y: cell.Y + cell.H - over, W: cell.W, H: over})
		m.layTile(c, south, palette.Alpha(ui.White, opacity))
		c.Unclip()
	}
	m.drawLight(c, []carcassonne.Laid{{At: at}}, opacity)
	if opacity == 1 {
		c.Clip(ui.Rect{X: cell.X, Y: cell.Y - over, W: cell.W, H: cell.H + over})
		m.drawStanding(c)
		c.Unclip()
	}
}

// harmed shows a sign over a tile that has just fallen if it does others harm: to whom, and to what.
func (k *clip) harmed(m *moment, e carcassonne.TilePlaced) {
	line := m.log().placedLine(e)
	if !line.Costs {
		return
	}
	at := k.Length()
	k.Cue(at, cue.Outbid)
	k.Add(at, meetStay, func(m *moment, c *ui.Canvas, _ float64) { m.log().drawHarm(c, e.At, line.Text) })
}

// drawHarm writes on a plate over a cell.
func (m logPart) drawHarm(c *ui.Canvas, cell carcassonne.Pos, text string) {
	text = board.Capital(text)
	on := m.Frame.Map.Inset(6)
	wide, high := min(on.W, ui.Name.Width(text)+16), ui.Name.Pitch()+8
	at := m.cellAt(cell)
	box := ui.Rect{X: at.X - wide/2, Y: at.Y - 0.6*side*m.Camera.Scale - high, W: wide, H: high}
	box.X = max(on.X, min(box.X, on.X+on.W-wide))
	if top := max(on.Y, m.at.mat().Y+4); box.Y < top {
		box.Y = min(at.Y+0.6*side*m.Camera.Scale, on.Y+on.H-high)
	}
	box = box.Snap()
	ui.Plate(c, box, palette.Paper)
	c.WriteCenter(box.Center().X, ui.Name.Base(box.Y+4), ui.Name.Fit(text, box.W-10), ui.Name, palette.Ink)
}
