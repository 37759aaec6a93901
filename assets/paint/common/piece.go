package common

import (
	"math"

	"tilestead/assets/paint/book"
	"tilestead/assets/paint/brush"
	"tilestead/assets/palette"
)

// Pieces are carved and painted wood. Their outlines live in a box of 100 x
// 100 units with the feet on y = 98; the anchor is between the feet.

const (
	pathCape = "L68 31 C67 37 64 41 60 43 C76 46 84 58 88 74 " +
		"L94 92 C95 96 93 98 89 98 L11 98 C7 98 5 96 6 92 L12 74 C16 58 24 46 40 43 C36 41 33 37 32 31 "
	pathSettlerFace = "M33 29 L67 29 C67 38 61 43 50 43 C39 43 33 38 33 29 Z"
	pathHouse       = "M50 2 L98 46 L90 54 L90 98 L10 98 L10 54 L2 46 Z"
	pathHouseRoof   = "M50 2 L98 46 L90 54 L50 18 L10 54 L2 46 Z"
)

// A hat is what a settler wears, and the settler's outline with it.
type hat struct{ outline, hat, band string }

// felt has a broad brim, helmet none: who wears which is told by the outline alone.
var (
	felt = hat{
		outline: "M50 2 C60 2 64 8 65 16 L86 20 C92 22 92 28 86 29 " + pathCape +
			"L14 29 C8 28 8 22 14 20 L35 16 C36 8 40 2 50 2 Z",
		hat:  "M50 2 C60 2 64 8 65 16 L86 20 C92 22 92 28 86 29 L14 29 C8 28 8 22 14 20 L35 16 C36 8 40 2 50 2 Z",
		band: "M35.4 14 C44 17.4 56 17.4 64.6 14 L65.6 19.6 C56 23 44 23 34.4 19.6 Z",
	}
	helmet = hat{
		outline: "M50 2 C65 2 73 13 73 29 " + pathCape + "L27 29 C27 13 35 2 50 2 Z",
		hat:     "M50 2 C65 2 73 13 73 29 L27 29 C27 13 35 2 50 2 Z",
		band:    "M27 24 L73 24 L73 29 L27 29 Z",
	}
)

// pieceSizes are the baked heights of pieces in pixels, signSizes the baked
// widths of signs and medals.
var (
	pieceSizes = []float64{18, 24, 32, 44, 60, 84, 120}
	signSizes  = iconSizes
)

// Signs are the seats' outlines by name, in a 100 x 100 box.
var Signs = map[string]string{
	"heart":   "M50 94 C20 70 6 52 8 34 C10 14 36 8 50 30 C64 8 90 14 92 34 C94 52 80 70 50 94 Z",
	"drop":    "M50 6 C62 28 82 48 82 66 C82 84 68 94 50 94 C32 94 18 84 18 66 C18 48 38 28 50 6 Z",
	"sun":     "M50 6 L62 32 L88 18 L74 44 L98 56 L70 62 L76 92 L50 74 L24 92 L30 62 L2 56 L26 44 L12 18 L38 32 Z",
	"leaf":    "M14 84 C8 36 40 10 90 10 C92 58 70 90 26 80 C40 60 54 46 70 32 C48 42 30 58 14 84 Z",
	"diamond": "M50 6 L92 50 L50 94 L8 50 Z M50 34 L34 50 L50 66 L66 50 Z",
	"moon":    "M66 8 C30 14 14 46 26 70 C38 94 72 98 88 74 C66 80 46 68 46 46 C46 28 54 16 66 8 Z",
}

// trades are Montana's workers in the order of palette.Trades, each with the
// icon of what it brings; white ones stand for any trade.
var trades = [5]struct{ name, good string }{
	{"light", "grain"}, {"orange", "pumpkin"}, {"brown", "copper"}, {"dark", "stone"}, {"white", "star"},
}

// Standing puts an outline with its feet at x, y, h units high.
func Standing(s string, x, y, h float64) brush.Path {
	k := h / 100
	return brush.Parse(s).Scale(k, k).Move(x-50*k, y-98*k)
}

// Block paints an outline as a thick wooden piece h units high that stands: its
// cast shadow, then as Carve. It returns what the face covers.
func Block(c *brush.Canvas, q brush.Path, k brush.Col, h float64, seed uint32) *brush.Mask {
	c.Drop(c.Fill(q), h*0.10, h*0.09, h*0.07, 0.75)
	return Carve(c, q, k, h, seed)
}

// Carve paints side, face with a light edge and ink of a thick wooden piece.
func Carve(c *brush.Canvas, q brush.Path, k brush.Col, h float64, seed uint32) *brush.Mask {
	thick := h * 0.055
	ink := brush.InkFor(k)
	rim := math.Max(h*0.045+0.5, 1.9/c.S) // never under about a pixel outside
	face := c.Fill(q)
	step := 0.5 / c.S
	for u := 0.0; u <= thick+0.01; u += step {
		c.Paint(c.Stroke(q.Move(u*0.8, u*0.55), brush.Const(rim)), brush.Flat(ink), 1)
	}
	for u := thick; u > 0; u -= step {
		c.Paint(c.Fill(q.Move(u*0.8, u*0.55)), brush.Flat(k.Dark(0.52)), 1)
	}
	c.Paint(c.Stroke(q, brush.Const(h*0.030+0.3)), brush.Flat(ink.Mix(k, 0.25)), 1)
	g := brush.Gouache(k, seed, 1.1)
	puff := c.Puff(face, h*0.05)
	x0, y0, x1, y1 := q.Bounds()
	c.Paint(face, func(x, y float64) brush.Col {
		// besides the carved edge a slow light from the upper left
		d := ((x-x0)/(x1-x0)*0.6 + (y-y0)/(y1-y0)*0.8) / 1.4
		return g(x, y).Relief(puff(x, y), 0.42, 0.42).Light(0.12 * (1 - d)).Dark(0.20 * d)
	}, 1)
	return face
}

// Sign stamps a seat's sign, size units wide, so that no piece is told by its
// colour alone.
func Sign(c *brush.Canvas, seat palette.SeatLook, x, y, size float64) {
	k := size / 100
	q := brush.Parse(Signs[seat.Sign]).Scale(k, k).Move(x-size/2, y-size/2)
	c.Paint(c.Fill(q.Move(size*0.03, size*0.05)), brush.Flat(brush.InkFor(brush.Of(seat.Fill))), 0.55)
	c.Paint(c.Fill(q), brush.Flat(brush.Of(seat.On)), 0.98)
}

// settler is the body of Montana's figures: hat, cape, face.
func settler(c *brush.Canvas, x, y, h float64, k brush.Col, wears hat) *brush.Mask {
	m := Block(c, Standing(wears.outline, x, y, h), k, h, 7)
	if h*c.S > 30 {
		face := c.Fill(Standing(pathSettlerFace, x, y, h)).And(m)
		c.Paint(face, brush.Flat(brush.Hex("#eec39c")), 0.96)
		c.Paint(c.Fill(Standing("M30 28 L70 28 L67 34 C58 32 42 32 33 34 Z", x, y, h)).And(face),
			brush.Flat(brush.Hex("#b98468")), 0.85)
		for _, d := range []float64{-0.055, 0.055} {
			c.Paint(c.Fill(brush.Ellipse(x+d*h, y-h*0.612, h*0.016, h*0.020)), brush.Flat(brush.Ink), 1)
		}
	}
	on := c.Fill(Standing(wears.hat, x, y, h)).And(m)
	puff := c.Puff(on, h*0.035)
	cloth := brush.Gouache(k.Dark(0.42), 2, 0)
	c.Paint(on, func(x, y float64) brush.Col { return cloth(x, y).Relief(puff(x, y), 0.35, 0.4) }, 0.97)
	c.Paint(c.Fill(Standing(wears.band, x, y, h)).And(on), brush.Flat(k.Dark(0.75)), 0.8)
	if h*c.S > 40 {
		fold := c.Stroke(Standing("M30 56 C25 68 21 82 20 95", x, y, h), brush.Swell(h*0.022, 0.2))
		c.Paint(fold.And(m), brush.Flat(k.Dark(0.5)), 0.5)
		fold = c.Stroke(Standing("M70 56 C75 68 79 82 80 95", x, y, h), brush.Swell(h*0.022, 0.2))
		c.Paint(fold.And(m), brush.Flat(k.Dark(0.5)), 0.5)
	}
	return m
}

// Emblem is how much larger what a figure h units high wears on its chest is
// painted, so that it still reads on small figures.
func Emblem(c *brush.Canvas, h float64) float64 { return 1 + 0.24*(1-brush.Smooth(26, 52, h*c.S)) }

// Contractor is a seat's settler, its sign on the chest; feet at x, y.
func Contractor(c *brush.Canvas, x, y, h float64, seat palette.SeatLook) {
	settler(c, x, y, h, brush.Of(seat.Fill), felt)
	Sign(c, seat, x, y-h*0.275, h*0.34*Emblem(c, h))
}

// TradeWorker is a worker of Montana's i-th trade with its good on the chest. Miners wear a helmet with
// a lamp, or in small they would look like those who grow pumpkins.
func TradeWorker(c *brush.Canvas, x, y, h float64, trade int) {
	wears := felt
	if trades[trade].good == "copper" {
		wears = helmet
	}
	settler(c, x, y, h, brush.Of(palette.Trades[trade]), wears)
	if trades[trade].good == "copper" {
		r := h * 0.085 * Emblem(c, h)
		c.Paint(c.Fill(brush.Ellipse(x, y-h*0.835, r*1.35, r*1.35)), brush.Flat(brush.Ink), 1)
		c.Paint(c.Fill(brush.Ellipse(x, y-h*0.835, r, r)), brush.Flat(brush.Cream), 1)
	}
	s := h * 0.42 * Emblem(c, h)
	if trades[trade].name != "white" {
		c.Paint(c.Fill(brush.Ellipse(x, y-h*0.28, s*0.53, s*0.53)), brush.Flat(brush.Cream), 0.94)
	}
	DrawIcon(c, trades[trade].good, x, y-h*0.28, s*0.84)
}

// Settlement is a seat's house, h units high and wider by a twelfth.
func Settlement(c *brush.Canvas, x, y, h float64, seat palette.SeatLook) {
	k := brush.Of(seat.Fill)
	at := func(s string) brush.Path {
		return brush.Parse(s).Scale(h*0.0108, h*0.01).Move(x-h*0.54, y-h*0.98)
	}
	m := Block(c, at(pathHouse), k, h*1.05, 9)
	roof := c.Fill(at(pathHouseRoof)).And(m)
	puff := c.Puff(roof, h*0.03)
	shingle := brush.Gouache(k.Dark(0.40), 2, 0)
	c.Paint(roof, func(x, y float64) brush.Col { return shingle(x, y).Relief(puff(x, y), 0.45, 0.4) }, 0.97)
	// the eaves throw a little shade on the wall
	c.Paint(c.Fill(at("M50 18 L90 54 L90 59 L50 23.5 L10 59 L10 54 Z")).And(m), brush.Flat(k.Dark(0.6)), 0.35)
	Sign(c, seat, x, y-h*0.34, h*0.46)
}

// medal is a seat's round sign, r units in radius within its rim.
func medal(c *brush.Canvas, x, y, r float64, seat palette.SeatLook) {
	k := brush.Of(seat.Fill)
	rim := math.Max(r*0.13, 1/c.S)
	c.Paint(c.Fill(brush.Ellipse(x, y, r+rim, r+rim)), brush.Flat(brush.Ink), 1)
	c.Paint(c.Fill(brush.Ellipse(x, y, r, r)), brush.Flat(k.Light(0.30)), 1)
	c.Paint(c.Fill(brush.Ellipse(x+r*0.04, y+r*0.05, r*0.93, r*0.93)), brush.Flat(k), 1)
	s := r * 1.3
	q := brush.Parse(Signs[seat.Sign]).Scale(s/100, s/100).Move(x-s/2, y-s/2)
	c.Paint(c.Fill(q), brush.Flat(brush.Of(seat.On)), 1)
}

// addPieces registers what belongs to a seat or a trade.
func addPieces(b *book.Book) {
	figure := book.Box{X0: -60, Y0: -112, X1: 78, Y1: 26} // with room for the cast shadow
	house := book.Box{X0: -66, Y0: -112, X1: 84, Y1: 26}
	for i := range palette.Seats {
		seat := palette.Seats[i]
		group := "shared/pieces-" + seat.ID
		b.Add(book.Picture{Name: "contractor/" + seat.ID, Sheet: group, Box: figure,
			Scales: BakedScales(pieceSizes, 100),
			Paint:  func(c *brush.Canvas) { Contractor(c, 0, 0, 100, seat) }})
		b.Add(book.Picture{Name: "settlement/" + seat.ID, Sheet: group, Box: house,
			Scales: BakedScales(pieceSizes, 100),
			Paint:  func(c *brush.Canvas) { Settlement(c, 0, 0, 100, seat) }})
		b.Add(book.Picture{Name: "sign/" + seat.ID, Sheet: group, Box: book.Round(18),
			Scales: BakedScales(signSizes, IconUnits),
			Paint: func(c *brush.Canvas) {
				q := brush.Parse(Signs[seat.Sign]).Scale(0.30, 0.30).Move(-15, -15)
				c.Paint(c.Fill(q), brush.Flat(brush.Of(seat.On)), 1)
			}})
		b.Add(book.Picture{Name: "medal/" + seat.ID, Sheet: group, Box: book.Round(19),
			Scales: BakedScales(signSizes, IconUnits),
			Paint:  func(c *brush.Canvas) { medal(c, 0, 0, 14, seat) }})
		b.Add(book.Picture{Name: "plate/" + seat.ID, Sheet: group, Box: book.Box{X0: 0, Y0: 0, X1: 64, Y1: 64},
			Scales: []float64{1}, Keep: true,
			Paint: func(c *brush.Canvas) { plate(c, seat) }})
	}
	for i, t := range trades {
		b.Add(book.Picture{Name: "worker/" + t.name, Sheet: "shared/pieces-trades", Box: figure,
			Scales: BakedScales(pieceSizes, 100),
			Paint:  func(c *brush.Canvas) { TradeWorker(c, 0, 0, 100, i) }})
	}
}
