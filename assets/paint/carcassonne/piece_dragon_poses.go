package carcassonne

import "tilestead/assets/paint/brush"

const (
	drakeTorso = "M0 -58 C13 -58 20 -47 23 -35 C28 -23 31 -10 25 -2 C20 1 -20 1 -25 -2 C-31 -10 -28 -23 -23 -35 " +
		"C-20 -47 -13 -58 0 -58 Z"
	drakeTail = "M12 -22 C24 -8 42 -4 50 -12 C55 -18 53 -25 50 -31 C60 -28 68 -16 60 -6 C50 6 26 3 10 -4 Z"
	drakeTip  = "M52 -27 C46 -29 41 -33 39 -39 C45 -39 51 -42 54 -47 C58 -42 62 -36 61 -29 C58 -26 55 -26 52 -27 Z"
	drakeGut  = "M0 -48 C9 -46 14 -36 16 -26 C18 -14 15 -1 0 -1 C-15 -1 -18 -14 -16 -26 C-14 -36 -9 -46 0 -48 Z"
)

var drakePlates = []string{
	"M-16 -38 C-8 -34 8 -34 16 -38", "M-20 -29 C-10 -24 10 -24 20 -29", "M-22 -19 C-10 -14 10 -14 22 -19",
	"M-22 -9 C-10 -4 10 -4 22 -9",
}

// dragonSitting looks at the player, wings half open.
func dragonSitting(d drake) {
	const sail = "M14 -44 C26 -64 40 -84 66 -92 C63 -82 65 -75 72 -69 C64 -69 60 -62 62 -53 C54 -56 48 -50 48 -40 " +
		"C42 -45 32 -42 20 -26 Z"
	bones := []string{"M16 -40 C30 -58 46 -76 65 -90", "M18 -38 C34 -50 50 -62 70 -69", "M18 -34 C32 -42 46 -50 61 -54"}
	d.wings(sail, bones)
	d.part(d.at(drakeTip), dragonWing, 9)
	torso := d.body(drakeTail, drakeTorso)
	d.belly(torso, drakeGut, drakePlates...)
	d.mark(torso, "M-13 -30 C-16 -22 -17 -14 -15 -6", 2.2, dragonDeep, 0.5)
	d.mark(torso, "M13 -30 C16 -22 17 -14 15 -6", 2.2, dragonDeep, 0.5)
	for _, x := range []float64{-25, 25, -10, 10} {
		d.paw(x, -4.5, 9)
	}
	dragonFace(d)
}

// dragonFace is the head from the front, over the neck.
func dragonFace(d drake) {
	for _, s := range []drake{d, d.other()} {
		s.part(s.at("M24 -78 C32 -86 38 -88 44 -88 C42 -82 42 -78 46 -74 C41 -73 39 -70 40 -65 "+
			"C34 -68 30 -66 24 -60 Z"), dragonWing, 9)
		s.horn("M9 -90 C12 -96 18 -102 27 -105 C27 -98 25 -90 20 -84 Z")
	}
	d.thorns(0, brush.Pt(0, -93))
	head := d.part(d.at("M0 -95 C15 -95 27 -86 27 -72 C27 -67 26 -63 24 -60 C24 -49 13 -43 0 -43 "+
		"C-13 -43 -24 -49 -24 -60 C-26 -63 -27 -67 -27 -72 C-27 -86 -15 -95 0 -95 Z"), brush.Dragon.Light(0.03), 3)
	snout := d.c.Fill(d.at("M0 -65 C12 -65 22 -60 22 -54 C20 -47 11 -44 0 -44 C-11 -44 -20 -47 -22 -54 " +
		"C-22 -60 -12 -65 0 -65 Z"))
	puff := d.c.Puff(snout, 4)
	d.c.Paint(snout.And(head), func(x, y float64) brush.Col {
		return dragonWing.Light(0.12).Relief(puff(x, y), 0.35, 0.35)
	}, 0.95)
	for _, x := range []float64{-11, 11} {
		d.eye(x, -74, 6.6, -x*0.07)
	}
	d.mark(nil, "M-20 -83 C-16 -86 -10 -86 -5 -82", 2.4, dragonDeep, 0.9)
	d.mark(nil, "M20 -83 C16 -86 10 -86 5 -82", 2.4, dragonDeep, 0.9)
	for _, x := range []float64{-6, 6} {
		d.c.Paint(d.c.Fill(brush.Ellipse(x, -60, 2, 1.6)), brush.Flat(dragonDeep), 1)
	}
	d.c.Paint(d.c.Stroke(d.at("M-17 -55 C-10 -48 10 -48 17 -55"), brush.Swell(2.4, 0.5)), brush.Flat(dragonDeep), 1)
	for _, x := range []float64{-9, 9} {
		q := brush.Poly(brush.Pt(x-2.8, -52), brush.Pt(x+2.8, -52), brush.Pt(x, -46))
		d.c.Paint(d.c.Stroke(q, brush.Const(1.2)), brush.Flat(dragonDeep), 0.9)
		d.c.Paint(d.c.Fill(q), brush.Flat(brush.Cream), 1)
	}
}

// FlyingDragon is the dragon high in the air, its foot at 0,0.
func FlyingDragon(c *brush.Canvas) { dragonLeaping(drake{c: c, aloft: true}) }

// dragonLeaping jumps to the right with open wings.
func dragonLeaping(d drake) {
	const sail = "M2 -46 C-14 -60 -40 -78 -44 -112 C-36 -105 -28 -104 -20 -108 C-21 -98 -15 -93 -5 -95 " +
		"C-7 -87 -2 -81 8 -81 C8 -71 12 -60 22 -50 Z"
	bones := []string{"M4 -50 C-12 -66 -32 -86 -42 -108", "M6 -50 C-4 -68 -14 -88 -20 -104",
		"M10 -50 C6 -66 -2 -80 -6 -92"}
	d.wing(d.flip(brush.Parse(sail).Move(19, -3)), dragonWing.Dark(0.42))
	d.part(d.at("M20 -32 C34 -34 50 -30 62 -24 C68 -20 66 -12 58 -13 C46 -15 30 -14 16 -16 Z"),
		brush.Dragon.Dark(0.35), 6)
	d.part(d.at("M-24 -24 C-34 -18 -40 -8 -46 0 C-50 5 -58 2 -56 -6 C-52 -18 -44 -30 -34 -36 Z"),
		brush.Dragon.Dark(0.35), 6)
	d.part(d.at("M-84 -46 C-90 -42 -98 -42 -104 -46 C-100 -51 -99 -58 -101 -64 C-94 -64 -86 -61 -82 -55 Z"),
		dragonWing, 9)
	m := d.body(
		"M-24 -50 C-42 -62 -60 -60 -70 -52 C-75 -48 -81 -48 -87 -54 C-88 -44 -82 -37 -74 -36 "+
			"C-60 -35 -48 -32 -34 -22 Z",
		"M-36 -34 C-26 -56 4 -62 24 -54 C38 -48 42 -34 32 -24 C20 -12 -8 -6 -26 -12 C-38 -16 -42 -24 -36 -34 Z",
		"M8 -54 C16 -64 24 -70 30 -76 L52 -62 C50 -46 44 -36 34 -26 Z",
	)
	d.belly(m, "M-24 -6 C-10 -14 14 -16 26 -28 C32 -36 36 -46 40 -58 L60 -54 C54 -36 44 -20 30 -10 "+
		"C14 -2 -10 0 -24 -4 Z",
		"M-12 -16 C-10 -10 -8 -4 -4 0", "M2 -18 C4 -12 8 -6 12 -2", "M14 -22 C18 -18 22 -12 28 -8",
		"M24 -30 C28 -26 34 -22 40 -20", "M32 -42 C36 -38 42 -34 48 -32", "M36 -52 C40 -48 46 -46 52 -45")
	d.thorns(-4, brush.Pt(-40, -57), brush.Pt(-26, -57), brush.Pt(-10, -60), brush.Pt(20, -68))
	d.part(d.at("M8 -35 C18 -40 30 -33 38 -25 C46 -18 52 -14 55 -8 C57 -1 50 3 44 -1 C36 -7 24 -9 14 -12 "+
		"C0 -16 -2 -30 8 -35 Z"), brush.Dragon, 6)
	d.part(d.at("M-13 -26 C-15 -16 -28 -15 -36 -16 C-48 -14 -57 -9 -64 -5 C-72 0 -78 -8 -74 -16 "+
		"C-66 -28 -54 -40 -36 -45 C-22 -48 -11 -38 -13 -26 Z"), brush.Dragon, 6)
	d.claws(brush.Pt(49, 0.5), brush.Pt(54, -3), brush.Pt(55, -8.5))
	d.claws(brush.Pt(-70, -3.5), brush.Pt(-74.5, -7.5), brush.Pt(-75.5, -13.5))
	d.wing(d.at(sail), dragonWing, bones...)
	dragonProfile(d, 50, -74, false)
}

// claws are cream nails at the end of a limb.
func (d drake) claws(at ...brush.V) {
	for _, v := range at {
		q := d.flip(brush.Ellipse(v.X, v.Y, 2, 2))
		d.c.Paint(d.c.Stroke(q, brush.Const(1.4)), brush.Flat(dragonDeep), 0.9)
		d.c.Paint(d.c.Fill(q), brush.Flat(brush.Cream), 1)
	}
}

// dragonProfile is the head from the side about x, y, the mouth shut or open.
func dragonProfile(d drake, x, y float64, open bool) {
	to := func(s string) brush.Path { return d.flip(brush.Parse(s).Move(x, y)) }
	d.c.Draw(to("M-14 -18 C-20 -28 -28 -34 -40 -35 C-36 -26 -32 -16 -24 -8 Z"),
		brush.Style{K: brush.Cream.Mix(brush.Straw, 0.2), InkW: d.ink() * 0.85, Ink: brush.InkFor(brush.Dragon),
			Puff: 2.4, Seed: 7})
	d.part(to("M-18 0 C-28 -4 -34 -4 -40 0 C-36 3 -36 6 -38 11 C-30 10 -24 12 -18 10 Z"), dragonWing, 9)
	var head brush.Path
	if open {
		d.part(to("M-14 6 C-4 14 8 18 22 23 C29 26 26 34 18 33 C4 32 -12 28 -18 16 Z"), brush.Dragon.Dark(0.12), 3)
		d.c.Paint(d.c.Fill(to("M2 8 C14 4 26 4 37 6 L22 25 C12 22 2 18 -4 12 Z")), brush.Flat(brush.Hex("#6e1d1a")), 1)
		d.c.Paint(d.c.Fill(to("M2 15 C10 13 18 17 24 23 C16 24 8 21 2 15 Z")), brush.Flat(brush.Rose), 1)
		head = to("M-23 4 C-28 -12 -15 -26 3 -26 C13 -26 20 -21 23 -14 C33 -17 45 -12 46 -3 C46 4 41 7 34 7 " +
			"C24 5 16 7 8 11 C0 18 -18 17 -23 4 Z")
	} else {
		head = to("M-24 4 C-28 -13 -15 -26 3 -26 C13 -26 20 -21 23 -14 C33 -17 45 -12 46 -2 C47 9 38 15 26 17 " +
			"C12 21 -18 21 -24 4 Z")
	}
	d.part(head, brush.Dragon.Light(0.03), 3)
	for _, t := range brush.Pts(-10, -24, 1, -28) {
		d.thorns(-4, t.Add(brush.Pt(x, y)))
	}
	d.eye(x+8, y-9, 6.6, 2)
	d.c.Paint(d.c.Stroke(to("M1 -19 C6 -21 12 -20 17 -16"), brush.Swell(2.6, 0.4)), brush.Flat(dragonDeep), 0.9)
	d.c.Paint(d.c.Fill(to("M37 -9 C40 -10 42 -8 41 -6 C39 -5 37 -6 37 -9 Z")), brush.Flat(dragonDeep), 1)
	teeth := brush.Pts(38, 5, 27, 6)
	if !open {
		d.c.Paint(d.c.Stroke(to("M46 1 C38 8 24 5 12 9 C8 10 5 8 4 5"), brush.Swell(2.4, 0.5)),
			brush.Flat(dragonDeep), 1)
		teeth = brush.Pts(36, 6, 24, 6.6)
	}
	for _, t := range teeth {
		q := d.flip(brush.Poly(brush.Pt(x+t.X-3, y+t.Y-0.6), brush.Pt(x+t.X+3, y+t.Y-0.6),
			brush.Pt(x+t.X-0.4, y+t.Y+6.4)))
		d.c.Paint(d.c.Stroke(q, brush.Const(1.2)), brush.Flat(dragonDeep), 0.9)
		d.c.Paint(d.c.Fill(q), brush.Flat(brush.Cream), 1)
	}
}

// dragonEating rears up and breathes fire to the lower left.
func dragonEating(d drake) {
	d.wings(sailHigh, sailHighBones)
	d.part(d.at(drakeTip), dragonWing, 9)
	m := d.body(drakeTail, drakeTorso, "M-20 -40 C-16 -56 -14 -66 -14 -78 L16 -80 C18 -66 22 -54 23 -36 Z")
	d.belly(m, drakeGut, drakePlates...)
	for _, x := range []float64{-25, 25, -10, 10} {
		d.paw(x, -4.5, 9)
	}
	dragonProfile(d.other(), 4, -84, true)
	breath := brush.Parse("M-26 -64 C-40 -66 -50 -54 -64 -52 C-60 -46 -66 -40 -78 -34 C-72 -30 -78 -20 -92 -16 " +
		"C-84 -10 -92 0 -104 4 C-86 10 -70 8 -60 0 C-54 2 -48 -2 -46 -10 C-40 -10 -36 -16 -36 -26 " +
		"C-30 -30 -26 -40 -22 -56 Z")
	d.flame(breath, brush.Pt(-24, -60))
}

// flame is fire in three tones, each a smaller copy towards its root.
func (d drake) flame(q brush.Path, root brush.V) {
	c := d.c
	c.Paint(c.Fill(q).Blur(5*c.S), brush.Flat(brush.Lava), 0.35)
	c.Paint(c.Stroke(q, brush.Const(d.ink())), brush.Flat(brush.Hex("#8f2f1c")), 1)
	for i, k := range []brush.Col{brush.Lava.Mix(brush.RoofRed, 0.3), brush.Lava.Mix(brush.LavaLit, 0.35),
		brush.LavaLit, brush.Cream} {
		f := []float64{1, 0.80, 0.58, 0.34}[i]
		c.Paint(c.Fill(q.Map(func(v brush.V) brush.V { return root.Lerp(v, f) })), brush.Gouache(k, uint32(i), 0.6), 1)
	}
}
