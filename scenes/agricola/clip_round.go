package agricola

import (
	"strings"
	"time"

	"tilestead/assets/palette"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/sound/cue"
	"tilestead/ui"
)

// roundOpened counts the round on and points at its place; the last one is rung in.
func (k *clip) roundOpened(e agricola.RoundOpened) {
	name := cue.Tile
	if e.Round == box.Rounds {
		name = cue.LastRound
	}
	k.Cue(0, name)
	k.Hide(trackPiece)
	k.turn(0, func(m *moment, c *ui.Canvas) { m.owned().drawTrack(c) })
	length := 300 * ms
	if k.Reduced {
		length = flash
	}
	k.Frame(0, length, func(m *moment) ui.Rect { return m.roundBox(e.Round) })
	if e.Round == box.Rounds {
		k.Banner(0, func(m *moment) string { return m.say("banner.last") },
			func(m *moment) string { return m.say("banner.last.1") })
	}
}

// over says who has won.
func (k *clip) over(e agricola.GameOver) {
	k.Cue(0, cue.End)
	k.Banner(0, func(m *moment) string { return m.say("ask.over") }, func(m *moment) string {
		var names []string
		for _, seat := range e.Winners {
			names = append(names, m.Name(seat))
		}
		if len(names) == 0 {
			return m.say("banner.points", k.is.Points(0))
		}
		return m.say("banner.won", strings.Join(names, ", "))
	})
}

// cardRevealed turns a stage card face up.
func (k *clip) cardRevealed(e agricola.CardRevealed) {
	box := func(m *moment) ui.Rect { return m.roundBox(e.Round) }
	const length = 300 * ms
	k.Cue(length/2, cue.Draw)
	end := k.act(0, length, func(m *moment, c *ui.Canvas, t float64) {
		r := box(m)
		c.Fill(r, palette.ClothMid)
		k.flip(c, r, t, backFill, palette.Paper)
	})
	k.turn(end, func(m *moment, c *ui.Canvas) { m.drawSpaceAgain(c, e.Space) })
	k.Frame(end, flash, box)
}

// backFill is the colour of the backs of cards.
var backFill = palette.Hex("#47605f")

// flip draws a card that turns over at t of 0..1.
func (k *clip) flip(c *ui.Canvas, r ui.Rect, t float64, back, front ui.Color) {
	fill, wide := back, 1-2*t
	if t > 0.5 {
		fill, wide = front, 2*t-1
	}
	if wide = r.W * wide; wide >= 4 {
		ui.Plate(c, ui.Rect{X: r.X + (r.W-wide)/2, Y: r.Y, W: wide, H: r.H}.Snap(), fill)
	}
}

// pilesGrow drops what comes on the accumulation spaces.
func (k *clip) pilesGrow() {
	k.turned.spaces = true
	const apart, fall = 18 * ms, 160 * ms
	end := time.Duration(0)
	for i, sp := range k.changed() {
		at := time.Duration(i) * apart
		more := k.is.On(sp) - k.was.On(sp)
		k.turn(at+fall, func(m *moment, c *ui.Canvas) { m.drawSpaceAgain(c, sp) })
		end = k.act(at, fall, func(m *moment, c *ui.Canvas, t float64) {
			p := yieldOf(sp)(m)
			p.Y -= 12 * (1 - ui.Fall(t))
			good(box.Spaces[sp].Adds, more)(m, c, p)
		})
	}
	k.Cue(fall, cue.Stock)
	if end == 0 {
		k.act(0, flash, func(*moment, *ui.Canvas, float64) {})
	}
}
