package carcassonne

import (
	"math"

	"tilestead/assets/paint/book"
	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/common"
	"tilestead/assets/palette"
)

// Carcassonne's figures are wayfarers in a pointed hood and a short cape: a
// bell with a tip. Their outlines live in the box of all pieces, 100 x 100
// with the feet on y = 98.
const (
	pathWayfarer = "M47 2 C57 5 68 16 72 30 C73 36 71 41 68 45 C79 51 88 61 92 74 C93 79 90 82 85 82 L75 82 L78 91 " +
		"C79 96 77 98 73 98 L57 98 C53 98 52 95 51 91 L50 87 L49 91 C48 95 47 98 43 98 L27 98 C23 98 21 96 22 91 " +
		"L25 82 L15 82 C10 82 7 79 8 74 C12 61 21 51 32 45 C29 41 27 36 28 30 C31 18 36 9 42 3 C43 1 45 1 47 2 Z"
	pathCape = "M32 45 C42 50 58 50 68 45 C79 51 88 61 92 74 C93 79 90 82 85 82 C62 88 38 88 15 82 " +
		"C10 82 7 79 8 74 C12 61 21 51 32 45 Z"
	pathCapeHem  = "M9 70 C36 82 64 82 91 70 L92 74 C93 79 90 82 85 82 C62 88 38 88 15 82 C10 82 7 79 8 74 Z"
	pathHoodFace = "M50 20 C57 20 62 25 62 32 C62 39 57 44 50 44 C43 44 38 39 38 32 C38 25 43 20 50 20 Z"
	pathHoodBrow = "M38 31 C39 22 61 22 62 31 C56 27 44 27 38 31 Z"
	pathBigCrown = "M0 100 L4 26 L28 62 L50 0 L72 62 L96 26 L100 100 Z"
	pathHandle   = "M70 66 L80 26 L90 29 L82 70 Z"
	pathMallet   = "M68 8 L102 17 C104 18 105 20 104 23 L100 33 C99 35 97 36 95 35 L64 27 C62 26 61 24 62 22 L65 11 " +
		"C65 9 66 8 68 8 Z"
	pathArm = "M62 60 C70 58 76 54 80 48 C84 44 92 47 91 54 C88 66 78 76 66 78 Z"
	pathPig = "M3 57 C2 50 5 46 10 45 L13 41 L10 28 L25 34 C36 27 62 24 76 32 C86 37 91 46 92 54 " +
		"C95 52 96 47 93 43 C99 43 101 53 96 59 C95 61 93 62 92 62 C91 70 88 76 84 80 L85 97 L71 97 L69 84 " +
		"C58 87 48 87 39 84 L37 97 L23 97 L23 79 C18 75 14 70 12 66 L7 66 C4 64 3 61 3 57 Z"
)

var skin = brush.Hex("#f0c69e")

// Details are left out on figures lower than so many baked pixels.
const (
	faceFrom = 26.0 // eyes, spots of ermine
	foldFrom = 24.0 // lines of the cape
)

// wayfarerSizes are the baked heights of Carcassonne's pieces in pixels: on a
// tile of 192 a follower is 48 high, on one of 96 it is 24.
var wayfarerSizes = []float64{18, 24, 32, 48, 72, 100}

// A Livery is what one seat's figures wear; ghosts, which show where a figure
// could go, wear none.
type Livery struct {
	name string
	fill brush.Col
	seat *palette.SeatLook // nil: a ghost
}

// Liveries are those of all seats, in their order, and the ghost's.
func Liveries() []Livery {
	var out []Livery
	for i := range palette.Seats {
		s := &palette.Seats[i]
		out = append(out, Livery{s.ID, brush.Of(s.Fill), s})
	}
	return append(out, Livery{name: "ghost", fill: brush.Hex("#f3e6c4")})
}

// pale says that the seat's colour is as light as the land: its figures need a
// stouter outline.
func (l Livery) pale() bool {
	return l.seat != nil && 0.30*l.fill.R+0.59*l.fill.G+0.11*l.fill.B > 0.65
}

// block is common.Block in this livery.
func (l Livery) block(c *brush.Canvas, q brush.Path, h float64) *brush.Mask {
	if l.pale() {
		c.Paint(c.Stroke(q, brush.Const(math.Max(h*0.09+0.5, 3.2/c.S))), brush.Flat(brush.Ink), 1)
	}
	return common.Block(c, q, l.fill, h, 5)
}

// emblem stamps the seat's sign, size units wide on a figure h high.
func (l Livery) emblem(c *brush.Canvas, x, y, size, h float64) {
	if l.seat != nil {
		common.Sign(c, *l.seat, x, y, size*common.Emblem(c, h))
	}
}

// outlined is a flat part with an outline of w units, at least a pixel wide.
func outlined(c *brush.Canvas, q brush.Path, w float64, ink brush.Col, st brush.Style) *brush.Mask {
	c.Paint(c.Stroke(q, brush.Const(math.Max(w, 1.7/c.S))), brush.Flat(ink), 1)
	return c.Draw(q, st)
}

// wayfarer is what the standing figures share: hood, face, cape, tunic; feet
// at x, y, the sign sized as a part of the height h.
func wayfarer(c *brush.Canvas, x, y, h float64, l Livery, sign float64) {
	m := l.block(c, common.Standing(pathWayfarer, x, y, h), h)
	ink := brush.InkFor(l.fill)
	// the tunic under the cape lies in its shade
	tunic := m.Not(c.Fill(common.Standing(pathCape, x, y, h))).And(c.Fill(brush.Rect(x-h, y-h*0.22, 2*h, h*0.24)))
	c.Paint(tunic, brush.Flat(l.fill.Dark(0.42)), 0.80)
	if h*c.S > foldFrom {
		c.Paint(c.Stroke(common.Standing("M12 82 C38 89 62 89 88 82", x, y, h), brush.Const(h*0.022)).And(m),
			brush.Flat(ink), 0.9)
		c.Paint(c.Stroke(common.Standing("M31 45 C42 51 58 51 69 45", x, y, h), brush.Const(h*0.024)).And(m),
			brush.Flat(ink), 0.75)
		for _, s := range []string{"M26 56 C22 64 19 72 18 80", "M74 56 C78 64 81 72 82 80"} {
			c.Paint(c.Stroke(common.Standing(s, x, y, h), brush.Swell(h*0.022, 0.2)).And(m),
				brush.Flat(l.fill.Dark(0.5)), 0.5)
		}
	}
	hoodFace(c, x, y, h, ink)
	l.emblem(c, x, y-h*0.335, h*sign, h)
}

// hoodFace is the face in the hood of a figure that stands at x, y.
func hoodFace(c *brush.Canvas, x, y, h float64, ink brush.Col) {
	q := common.Standing(pathHoodFace, x, y, h)
	c.Paint(c.Stroke(q, brush.Const(h*0.045)), brush.Flat(ink), 0.95)
	c.Paint(c.Fill(q), brush.Flat(skin), 1)
	c.Paint(c.Fill(common.Standing(pathHoodBrow, x, y, h)), brush.Flat(skin.Dark(0.35)), 0.8)
	if h*c.S <= faceFrom {
		return
	}
	for _, d := range []float64{-0.045, 0.045} {
		c.Paint(c.Fill(brush.Ellipse(x+d*h, y-h*0.655, h*0.017, h*0.022)), brush.Flat(brush.Ink), 1)
		c.Paint(c.Fill(brush.Ellipse(x+d*1.6*h, y-h*0.612, h*0.020, h*0.013)), brush.Flat(brush.Rose), 0.55)
	}
	if h*c.S > 44 {
		c.Paint(c.Stroke(common.Standing("M46.4 38.6 C48 40.4 52 40.4 53.6 38.6", x, y, h), brush.Const(h*0.013)),
			brush.Flat(brush.Ink), 0.8)
	}
}

// Follower stands at x, y, h units high.
func Follower(c *brush.Canvas, x, y, h float64, l Livery) { wayfarer(c, x, y, h, l, 0.27) }

// BigFollower wears a crown and a light fur hem; its hood ends h above y.
func BigFollower(c *brush.Canvas, x, y, h float64, l Livery) {
	wayfarer(c, x, y, h, l, 0.25)
	hem := common.Standing(pathCapeHem, x, y, h)
	outlined(c, hem, h*0.03, brush.InkFor(l.fill), brush.Style{K: brush.Cream, Puff: h * 0.02, Seed: 6})
	if h*c.S > faceFrom {
		for _, q := range brush.Pts(22, 78.5, 36, 81.5, 50, 82.5, 64, 81.5, 78, 78.5) {
			c.Paint(c.Stroke(common.Standing(common.Segment(q.X, q.Y-2.2, q.X, q.Y+1.6), x, y, h),
				brush.Const(h*0.026)), brush.Flat(brush.Ink), 0.9)
		}
	}
	w := h * 0.46
	crown := brush.Parse(pathBigCrown).Scale(w/100, h*0.27/100).Move(x-w/2, y-h*1.06)
	m := outlined(c, crown, h*0.05+0.4, brush.Ink, brush.Style{K: brush.Gold, Puff: h * 0.02, Seed: 3})
	c.Paint(c.Fill(brush.Rect(x-w/2, y-h*0.85, w, h*0.04)).And(m), brush.Flat(brush.RoofRust), 0.9)
	if h*c.S > faceFrom {
		c.Paint(c.Fill(brush.Ellipse(x, y-h*0.93, h*0.026, h*0.034)), brush.Flat(brush.RoofRed), 1)
	}
}

// builder lifts a mallet beside the hood.
func builder(c *brush.Canvas, x, y, h float64, l Livery) {
	x -= h * 0.08
	handle, mallet := common.Standing(pathHandle, x+h*0.10, y, h), common.Standing(pathMallet, x+h*0.10, y, h)
	for _, q := range []brush.Path{handle, mallet} {
		c.Drop(c.Fill(q), h*0.08, h*0.08, h*0.06, 0.6)
	}
	for _, q := range []brush.Path{handle, mallet} {
		c.Paint(c.Stroke(q.Move(h*0.015, h*0.012), brush.Const(math.Max(h*0.05+0.5, 1.9/c.S))),
			brush.Flat(brush.Ink), 1)
	}
	c.Draw(handle, brush.Style{K: brush.Wood, Puff: h * 0.02, Seed: 2})
	wayfarer(c, x, y, h, l, 0.27)
	head := outlined(c, mallet, h*0.045+0.5, brush.Ink, brush.Style{K: brush.StoneMid.Light(0.15), Puff: h * 0.05,
		PuffAmt: 0.4, Seed: 3})
	c.Paint(c.Fill(common.Standing("M93 14.6 L105 18 L100 37 L87 33 Z", x+h*0.10, y, h)).And(head),
		brush.Flat(brush.StoneDim), 0.55)
	arm := common.Standing(pathArm, x+h*0.05, y, h)
	outlined(c, arm, h*0.03+0.3, brush.InkFor(l.fill), brush.Style{K: l.fill.Light(0.06), Puff: h * 0.04,
		PuffAmt: 0.4, Seed: 4})
	c.Paint(c.Fill(brush.Ellipse(x+h*0.40, y-h*0.47, h*0.068, h*0.068)), brush.Flat(brush.InkFor(skin)), 1)
	c.Paint(c.Fill(brush.Ellipse(x+h*0.40, y-h*0.47, h*0.050, h*0.050)), brush.Flat(skin), 1)
}

// pig stands at x, y and faces left.
func pig(c *brush.Canvas, x, y, h float64, l Livery) {
	m := l.block(c, common.Standing(pathPig, x, y, h), h)
	ink := brush.InkFor(l.fill)
	if h*c.S > foldFrom {
		c.Paint(c.Stroke(common.Standing("M13 41 C17 38 21 36 25 34", x, y, h), brush.Const(h*0.022)).And(m),
			brush.Flat(ink), 0.8)
		c.Paint(c.Stroke(common.Standing("M40 84 C38 78 37 74 38 70", x, y, h), brush.Swell(h*0.022, 0.3)).And(m),
			brush.Flat(ink), 0.6)
		c.Paint(c.Stroke(common.Standing("M69 84 C70 78 72 74 75 71", x, y, h), brush.Swell(h*0.022, 0.3)).And(m),
			brush.Flat(ink), 0.6)
		c.Paint(c.Fill(common.Standing("M3 57 C2 50 5 46 9.5 45.5 C11.5 52 11 61 8 66 C4 64 3 61 3 57 Z", x, y, h)).
			And(m), brush.Flat(l.fill.Light(0.42)), 0.9)
		for _, v := range []float64{52, 59} {
			c.Paint(c.Fill(brush.Ellipse(x-h*0.443, y-h*(0.98-v/100), h*0.013, h*0.018)), brush.Flat(brush.Ink), 1)
		}
	}
	eye := math.Max(h*0.026, 0.75/c.S)
	c.Paint(c.Fill(brush.Ellipse(x-h*0.32, y-h*0.50, eye, eye*1.15)), brush.Flat(brush.Ink), 1)
	l.emblem(c, x+h*0.03, y-h*0.40, h*0.32, h)
}

// fadeToGhost turns a painted figure to ink and cream and lets the ground show
// through; its shadow stays a shadow.
func fadeToGhost(c *brush.Canvas) {
	for i := 0; i < len(c.Pix); i += 4 {
		p := c.Pix[i : i+4]
		if p[3] < 0.9 {
			continue
		}
		grey := 0.30*float64(p[0]) + 0.59*float64(p[1]) + 0.11*float64(p[2])
		k := brush.Ink.Mix(brush.Cream, brush.Smooth(0.15, 0.68, grey/float64(p[3])))
		p[0], p[1], p[2] = float32(k.R)*p[3], float32(k.G)*p[3], float32(k.B)*p[3]
	}
	c.Erase(c.Whole(), 0.20)
}

// A figureKind is one shape of figures: what it covers, 100 units high, and half
// the width of its body.
type figureKind struct {
	name  string
	box   book.Box
	wide  float64
	paint func(c *brush.Canvas, x, y, h float64, l Livery)
}

var figureKinds = []figureKind{
	{"follower", book.Box{X0: -60, Y0: -112, X1: 78, Y1: 26}, 44, Follower},
	{"big", book.Box{X0: -60, Y0: -122, X1: 78, Y1: 26}, 44, BigFollower},
	{"builder", book.Box{X0: -70, Y0: -112, X1: 86, Y1: 26}, 44, builder},
	{"farmer", book.Box{X0: -84, Y0: -98, X1: 92, Y1: 26}, 62, farmer},
	{"bigfarmer", book.Box{X0: -94, Y0: -98, X1: 92, Y1: 26}, 62, bigFarmer},
	{"pig", book.Box{X0: -64, Y0: -86, X1: 80, Y1: 26}, 50, pig},
}

var fairyBox = book.Box{X0: -64, Y0: -116, X1: 84, Y1: 26}

// addPieces registers every figure of the table.
func addPieces(b *book.Book) {
	add := func(group, name string, box book.Box, sizes []float64, f func(c *brush.Canvas)) {
		b.Add(book.Picture{Name: name, Sheet: "carcassonne/pieces-" + group, Box: box,
			Scales: common.BakedScales(sizes, 100), Paint: f})
	}
	for _, l := range Liveries() {
		for _, kind := range figureKinds {
			add(l.name, kind.name+"/"+l.name, kind.box, wayfarerSizes, func(c *brush.Canvas) {
				kind.paint(c, 0, 0, 100, l)
				if l.seat == nil {
					fadeToGhost(c)
				}
			})
		}
	}
	add("fairy", "fairy", fairyBox, wayfarerSizes,
		func(c *brush.Canvas) { fairy(c, 0, 0, 100) })
	for _, pose := range dragonPoses {
		add("dragon", pose.name, pose.box, dragonSizes, pose.paint)
	}
	addRims(b)
}
