package agricola

import (
	"tilestead/assets"
	"tilestead/rules/agricola/box"
	"tilestead/ui"
)

// yardSide is how many units of its pictures a space of a farm is wide.
const yardSide = 100

// The names of the pictures of animals, grown and young.
var (
	beastNames = [box.Goods]string{box.Sheep: "sheep", box.Boar: "boar", box.Cattle: "cattle",
		box.Horse: "horse"}
	youngNames = [box.Goods]string{box.Sheep: "lamb", box.Boar: "piglet", box.Cattle: "calf",
		box.Horse: "foal"}
)

// The widths of what stands on the stage, and how high its fire burns, in units of their
// pictures.
const (
	tableUnits = 480.0
	stoveUnits = 150.0
	mouthUnits = 130.0
	fireUnits  = 112.0
	gateUnits  = 76.0
	potUnits   = 100.0
)

// bedHigh is how many units long a bed is painted.
const bedHigh = 46

// farmPicture draws a picture of the farm with its anchor at x, y.
func farmPicture(c *ui.Canvas, name string, x, y, scale float64) {
	if s, ok := assets.Find("agricola/" + name); ok {
		c.Sprite(s, x, y, scale)
	}
}

// drawHung draws a picture as wide as a box from its left lower corner, and cuts off at the top
// what is too much of it.
func drawHung(c *ui.Canvas, name string, r ui.Rect, units float64) {
	r = c.Snap(r)
	c.Clip(r)
	farmPicture(c, "stage/"+name, r.X, r.Y+r.H, r.W/units)
	c.Unclip()
}

// drawFlame draws the fire of the hearth in a box, its foot at the lower edge.
func drawFlame(c *ui.Canvas, r ui.Rect) {
	k := min(r.W*0.8, r.H*0.9) / fireUnits
	farmPicture(c, "stage/fire", r.X+r.W/2, r.Y+r.H-8*k, k)
}
