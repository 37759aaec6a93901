package agricola

import (
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/scenes/board"
	"tilestead/sound/cue"
	"tilestead/ui"
)

// glide is how long the farm takes to the stage and back.
const glide = 300 * ms

// Of a harvest that has ended the numbers stay for a while; a click goes on.
const (
	lingerTime  = 1600 * ms
	lingerStill = 900 * ms
)

// tells shows on the stage what a harvest has come to, below what moves; it gives whether the
// farm has yet to come there.
func (k *clip) tells() (comes bool) {
	if !k.is.Harvesting() && !k.was.Harvesting() {
		return false
	}
	k.staged = true
	if comes = !k.m.at.stage.on; comes {
		k.Hide(offStage)
		k.m.at = k.m.at.onStage
		read := k.Read
		k.Read = func(v *board.View) *moment {
			m := read(v)
			m.at = m.at.onStage
			return m
		}
	}
	if k.is.Harvesting() {
		k.turn(0, func(m *moment, c *ui.Canvas) { m.harvest().drawAgain(c) })
	}
	return comes
}

// ringsIn rings a harvest in, for all, with its first beat.
func (k *clip) ringsIn() {
	if k.is.Harvesting() && !k.was.Harvesting() {
		k.Cue(0, cue.Harvest)
	}
}

// comes lets the farm glide to the stage before all else.
func (k *clip) comes() {
	if k.Reduced {
		return
	}
	k.Hide(board.ButtonsPiece)
	k.Later(glide)
	k.Add(0, glide, func(m *moment, c *ui.Canvas, t float64) { m.drawGliding(c, ui.Glide(t)) })
}

// leaves has a harvest that has ended stay on the stage for a last time; then the farm glides back,
// and the action spaces are there again. What the beat tells of the harvest comes before that, and
// all else, of which there may be a whole round, behind.
func (k *clip) leaves(tells bool) {
	k.Hide(board.ButtonsPiece)
	at, way := lingerTime, glide
	if k.Reduced {
		at, way = lingerStill, 0
	}
	if tells {
		at += k.Length()
		k.turnFarm(at)
	} else {
		k.turned.farm = true
		k.Later(at + way)
		k.Ground(at+way, func(m *moment, c *ui.Canvas) { k.after(m).drawGliding(c, 0) })
	}
	if way > 0 {
		k.Add(at, way, func(m *moment, c *ui.Canvas, t float64) { k.after(m).drawGliding(c, 1-ui.Glide(t)) })
	}
	if k.Hides(trackPiece) {
		k.Add(0, at+way, func(m *moment, c *ui.Canvas, _ float64) { m.owned().drawTrack(c) })
	}
}

// ofHarvest says whether an event is part of a harvest: it is told on the stage.
func ofHarvest(e rules.Event) bool {
	switch e.(type) {
	case agricola.Bred, agricola.Fed, agricola.Begged, agricola.WentToBed, agricola.Cooked, agricola.Heated:
		return true
	}
	return false
}

// drawGliding draws the table with the farm on its way to the stage, at t of 0..1.
func (m *moment) drawGliding(c *ui.Canvas, t float64) {
	on, off := m.at, m.at.stage.off
	for _, r := range []ui.Rect{off.spaces.Inset(-3), off.hand.Inset(-2), off.farm.Inset(-3)} {
		if r.W > 0 {
			within(c, r, ui.Cloth)
		}
	}
	at := *off
	o := *m
	o.at = &at
	o.works().drawSpaces(c)
	o.works().drawLinks(c)
	o.works().drawTarget(c)
	o.works().drawSpecials(c)
	o.cards().drawHand(c)
	mix := func(a, b float64) float64 { return a + (b-a)*t }
	at.farm = ui.Rect{X: mix(off.farm.X, on.farm.X), Y: mix(off.farm.Y, on.farm.Y),
		W: mix(off.farm.W, on.farm.W), H: mix(off.farm.H, on.farm.H)}
	o.farm().drawFarm(c)
}
