package carcassonne

import (
	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/common"
)

// sailHigh is a wing raised as high as it goes, on the right.
const sailHigh = "M12 -46 C20 -70 34 -96 64 -112 C60 -100 63 -92 72 -87 C64 -84 61 -76 66 -67 C56 -68 50 -62 52 -50 " +
	"C44 -54 32 -46 22 -28 Z"

var sailHighBones = []string{"M15 -42 C26 -66 44 -92 62 -109", "M18 -40 C34 -56 50 -74 70 -86",
	"M18 -36 C32 -48 48 -60 64 -67"}

// wings are a pair: the right one lies in a little more shade.
func (d drake) wings(sail string, bones []string) {
	d.wing(d.at(sail), dragonWing.Dark(0.10), bones...)
	w := d.other()
	w.wing(w.at(sail), dragonWing.Light(0.05), bones...)
}

// dragonCrouching is about to leap, or has just landed.
func dragonCrouching(d drake) {
	d.wings("M18 -26 C26 -44 46 -54 68 -50 C63 -44 64 -38 70 -33 C62 -32 59 -25 61 -16 C52 -20 44 -15 40 -6 "+
		"C34 -14 26 -18 18 -18 Z",
		[]string{"M20 -24 C34 -38 50 -48 67 -49", "M20 -22 C36 -30 52 -34 69 -33", "M20 -20 C34 -22 48 -22 60 -17"})
	d.part(d.at("M64 -34 C58 -38 54 -44 54 -50 C60 -49 66 -51 70 -55 C74 -49 76 -42 73 -36 C70 -33 67 -32 64 -34 Z"),
		dragonWing, 9)
	m := d.body("M20 -14 C40 -4 56 -8 60 -20 C61 -26 62 -30 64 -36 L73 -34 C76 -18 68 -2 50 1 C38 3 26 1 16 -2 Z",
		"M0 -42 C17 -42 27 -35 31 -24 C37 -14 39 -6 31 -1 C24 1 -24 1 -31 -1 C-39 -6 -37 -14 -31 -24 "+
			"C-27 -35 -17 -42 0 -42 Z")
	d.belly(m, "M0 -30 C12 -30 18 -22 19 -14 C20 -6 14 -1 0 -1 C-14 -1 -20 -6 -19 -14 C-18 -22 -12 -30 0 -30 Z",
		"M-20 -17 C-10 -12 10 -12 20 -17", "M-20 -9 C-10 -4 10 -4 20 -9")
	for _, x := range []float64{-33, 33, -15, 15} {
		d.paw(x, -4.5, 10)
	}
	dragonFace(d.moved(23, 1))
}

// dragonNearing leaps towards the player, to the south.
func dragonNearing(d drake) {
	d.wings(sailHigh, sailHighBones)
	d.part(d.at("M2 -10 C10 -4 20 -4 26 -12 L32 -8 C26 4 10 6 -2 0 Z"), brush.Dragon.Dark(0.25), 6)
	d.part(d.at("M26 -8 C22 -14 22 -20 25 -26 C29 -22 34 -21 40 -23 C40 -16 38 -9 33 -5 C30 -4 28 -5 26 -8 Z"),
		dragonWing, 9)
	for _, x := range []float64{-15, 15} {
		d.paw(x, -11, 9)
	}
	m := d.body("M0 -62 C15 -62 23 -50 24 -38 C25 -22 16 -12 0 -12 C-16 -12 -25 -22 -24 -38 C-23 -50 -15 -62 0 -62 Z")
	d.belly(m, "M0 -40 C10 -40 15 -34 15 -27 C15 -18 9 -13 0 -13 C-9 -13 -15 -18 -15 -27 C-15 -34 -10 -40 0 -40 Z",
		"M-18 -28 C-10 -24 10 -24 18 -28", "M-18 -20 C-10 -16 10 -16 18 -20")
	dragonFace(d.moved(13, 1.06))
	for _, x := range []float64{-30, 30} {
		d.part(d.at(segmentLimb(x*0.62, -42, x, -26)), brush.Dragon, 6)
		d.paw(x, -25, 10.5)
	}
}

// segmentLimb is a short thick limb from one place to another below it.
func segmentLimb(x0, y0, x1, y1 float64) string {
	f := func(x, y float64) string { return common.Segment(x, y, x, y)[1:] }
	a, b := f(x0-5, y0), f(x0+5, y0)
	e, g := f(x1+6, y1), f(x1-6, y1)
	return "M" + a + " L" + b + " L" + e + " L" + g + " Z"
}

// dragonLeaving leaps away from the player, to the north.
func dragonLeaving(d drake) {
	for _, s := range []drake{d, d.other()} {
		s.part(s.at("M24 -82 C32 -90 38 -92 44 -92 C42 -86 42 -82 46 -78 C41 -77 39 -74 40 -69 "+
			"C34 -72 30 -70 24 -64 Z"), dragonWing, 9)
		s.horn("M9 -94 C12 -100 18 -106 27 -109 C27 -102 25 -94 20 -88 Z")
		s.part(s.at("M12 -46 C20 -48 28 -44 32 -38 C36 -32 32 -26 26 -28 C20 -30 14 -34 10 -36 Z"),
			brush.Dragon.Dark(0.2), 6)
	}
	d.part(d.at("M0 -99 C15 -99 26 -90 26 -76 C26 -62 14 -52 0 -52 C-14 -52 -26 -62 -26 -76 C-26 -90 -15 -99 0 -99 Z"),
		brush.Dragon, 3)
	for _, x := range []float64{-17, 17} {
		d.part(brush.Ellipse(x, -13, 10, 8), brush.Dragon.Dark(0.12), 8)
	}
	d.body("M0 -66 C16 -66 22 -52 24 -40 C26 -26 18 -14 0 -14 C-18 -14 -26 -26 -24 -40 C-22 -52 -16 -66 0 -66 Z")
	d.wings(sailHigh, sailHighBones)
	d.part(d.at("M9 -34 C11 -22 16 -12 26 -9 C32 -8 36 -11 38 -15 L45 -9 C40 1 28 4 18 1 C2 -4 -8 -18 -9 -34 "+
		"C-4 -42 5 -42 9 -34 Z"), brush.Dragon.Light(0.04), 6)
	d.part(d.at("M37 -12 C35 -18 36 -24 40 -29 C43 -24 48 -22 54 -23 C53 -15 50 -9 44 -6 C41 -6 38 -8 37 -12 Z"),
		dragonWing, 9)
	d.thorns(0, brush.Pt(0, -94), brush.Pt(0, -82), brush.Pt(0, -70), brush.Pt(0, -58), brush.Pt(0, -46),
		brush.Pt(1, -34), brush.Pt(5, -21), brush.Pt(15, -9))
}
