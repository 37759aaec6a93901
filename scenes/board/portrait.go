package board

import (
	"math"

	"tilestead/assets"
	"tilestead/rules"
	"tilestead/ui"
)

// portraitWide is how wide a rival's portrait was painted, in canvas pixels.
const portraitWide = 96.0

// Portrait draws a rival's portrait, by the name of its sprite, in the middle of a place; "" and a
// name that nobody painted draw nothing.
func Portrait(c *ui.Canvas, face string, x, y, size float64) {
	if p, ok := assets.Find(face); ok {
		c.Sprite(p, x, y, size/portraitWide)
	}
}

// Of a seat's plate, in canvas pixels: how large a portrait is at least, and the radius of the sign
// beside it, as a share of the portrait and at least.
const (
	leastFace = 22.0
	signShare = 0.2
	leastSign = 6.0
)

// SeatPlate draws the plate of a seat, as ui.SeatPlate does: on its strip the portrait of a rival,
// where there is room, with the seat's sign at its foot.
func (v *View) SeatPlate(c *ui.Canvas, r ui.Rect, strip float64, seat rules.Seat, active bool) ui.Rect {
	who := v.Seats[seat]
	size := math.Min(strip, r.H-2)
	if who.Face == "" || size < leastFace {
		return ui.SeatPlate(c, r, strip, who.Look, active)
	}
	in := ui.BarePlate(c, r, strip, who.Look, active)
	sign := math.Max(leastSign, size*signShare)
	y := r.Y + math.Max(r.H/2-sign, 1+size/2) // what is spare below is the sign's
	Portrait(c, who.Face, r.X+1+strip/2, y, size)
	ui.Medal(c, r.X+strip-sign, r.Y+r.H-sign-2, sign, who.Look)
	return in
}
