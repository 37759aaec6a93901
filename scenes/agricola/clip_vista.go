package agricola

import (
	"time"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/rules/agricola/farm"
	"tilestead/ui"
)

// changedOn are the spaces of a farm that look otherwise than before.
func changedOn(was, is *farm.Farm) farm.Mask {
	cells := was.Land ^ is.Land | was.Rooms ^ is.Rooms | was.Fields ^ is.Fields | was.Stables ^ is.Stables |
		was.Forests ^ is.Forests | was.Moors ^ is.Moors | was.Grain.Planted() ^ is.Grain.Planted() |
		was.Vegetable.Planted() ^ is.Vegetable.Planted()
	for i := range was.Pasture {
		cells |= was.Pasture[i] ^ is.Pasture[i]
	}
	if was.House != is.House {
		cells |= is.Rooms
	}
	return cells
}

// turnVistas lets the vistas show the position after the beat from at on, and what is new on them shine.
func (k *clip) turnVistas(at time.Duration) {
	for seat := range rules.Seat(k.is.Players()) {
		if *k.was.Player(seat) == *k.is.Player(seat) {
			continue
		}
		k.turn(at, func(m *moment, c *ui.Canvas) { m.farm().drawVista(c, seat) })
		if cells := changedOn(&k.was.Player(seat).Farm, &k.is.Player(seat).Farm); cells != 0 {
			k.shine(at, seat, cells)
		}
	}
}

// shineTime is how long what is new on a vista shines.
const shineTime = 400 * time.Millisecond

// shine lets spaces on the vista of a seat shine.
func (k *clip) shine(at time.Duration, seat rules.Seat, cells farm.Mask) {
	length := shineTime
	if k.Reduced {
		at, length = 0, flash
	}
	k.Add(at, length, func(m *moment, c *ui.Canvas, t float64) {
		fade := 1 - t*t
		if k.Reduced {
			fade = 1
		}
		for rest := cells; rest != 0; {
			r, ok := k.after(m).farm().vistaCell(seat, rest.Pop())
			if !ok {
				return
			}
			c.Fill(r, palette.Alpha(palette.UIGold, 0.5*fade))
			outline(c, r, 1, palette.Alpha(palette.UIGold, fade))
		}
	})
}
