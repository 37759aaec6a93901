package paint

import (
	"math"

	art "tilestead/assets/montana"
	"tilestead/assets/paint/book"
	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/carcassonne"
	"tilestead/assets/paint/common"
	"tilestead/assets/paint/montana"
	"tilestead/assets/paint/props"
	"tilestead/assets/palette"
)

const cardW, cardH = 274.0, 162.0

// addTitles registers the art of the title screen.
func addTitles(b *book.Book) {
	b.Add(book.Picture{Name: "title/vista", Sheet: "title/vista", Box: book.Box{X0: 0, Y0: 0, X1: vistaW, Y1: vistaH},
		Scales: []float64{1, 1.5}, Master: 3, Keep: true, Paint: paintVista})
	for _, t := range []struct {
		name string
		f    func(c *brush.Canvas)
	}{{"montana", cardMontana}, {"carcassonne", cardCarcassonne}, {"agricola", cardAgricola}} {
		b.Add(book.Picture{Name: "title/" + t.name, Sheet: "title/cards",
			Box: book.Box{X0: 0, Y0: 0, X1: cardW, Y1: cardH}, Scales: []float64{1, 2}, Master: 4,
			Keep: true, Paint: t.f})
	}
	bit := func(name string, box book.Box, f func(c *brush.Canvas)) {
		b.Add(book.Picture{Name: "title/" + name, Sheet: "title/bits", Box: box, Scales: []float64{1, 1.5},
			Master: 3, Paint: f})
	}
	bit("cloud/0", book.Box{X0: -130, Y0: -84, X1: 130, Y1: 60}, func(c *brush.Canvas) { cloud(c, 0, 0, 62, 3) })
	bit("cloud/1", book.Box{X0: -90, Y0: -60, X1: 90, Y1: 44}, func(c *brush.Canvas) { cloud(c, 0, 0, 42, 8) })
	bit("sheep", book.Box{X0: -40, Y0: -50, X1: 48, Y1: 12}, func(c *brush.Canvas) { props.Sheep(c, 0, 0, 62) })
	bit("dragon", book.Box{X0: -100, Y0: -76, X1: 92, Y1: 48}, func(c *brush.Canvas) {
		carcassonne.FlyingDragon(c.At(brush.Pt(0, 32), 0.84))
	})
}

// cardMontana is a corner of the prairie with houses and a settler on it.
func cardMontana(c *brush.Canvas) {
	const k = 0.56
	tiles := []struct {
		q, r    int
		t       art.Terrain
		v       int
		settled bool
	}{
		{0, 0, art.Mountain, 0, false}, {1, 0, art.Pasture, 0, false}, {2, 0, art.Wheat, 1, false},
		{3, 0, art.Lake, 3, false},
		{-1, 1, art.Lake, 1, false}, {0, 1, art.Wheat, 0, true}, {1, 1, art.River, 1, true}, {2, 1, art.Mesa, 1, false},
		{-1, 2, art.Pumpkins, 3, true}, {0, 2, art.Mesa, 0, false}, {1, 2, art.Pumpkins, 1, false},
		{2, 2, art.Mountain, 3, false},
	}
	for _, t := range tiles {
		x := (math.Sqrt(3)*(float64(t.q)+float64(t.r)/2) - 0.35) * montana.HexRadius * k
		y := (1.5*float64(t.r) - 0.12) * montana.HexRadius * k
		seed := uint32(t.t)*40 + uint32(t.v)*7 + 11
		montana.PaintHex(c.At(brush.Pt(x, y), k), t.t, t.v, seed, t.settled)
	}
	at := func(q, r, dx, dy float64) brush.V {
		return brush.Pt((math.Sqrt(3)*(q+r/2)-0.35)*montana.HexRadius*k, (1.5*r-0.12)*montana.HexRadius*k).
			Add(brush.Pt(dx, dy).Mul(k))
	}
	v := at(0, 1, 4, 44)
	common.Settlement(c, v.X, v.Y, 40, palette.Seats[1])
	v = at(1, 1, 30, 62)
	common.Settlement(c, v.X, v.Y, 40, palette.Seats[2])
	v = at(1, 1, -36, 64)
	common.Contractor(c, v.X, v.Y, 42, palette.Seats[0])
}

// cardCarcassonne is a walled city in the meadows with a road to its gate.
func cardCarcassonne(c *brush.Canvas) {
	var st brush.Stage
	c.Paint(c.Whole(), montana.LandShade(montana.Lands[art.Pasture], 21), 1)
	road := brush.Curve(false, brush.Pt(-10, 150), brush.Pt(50, 140), brush.Pt(84, 116), brush.Pt(120, 112),
		brush.Pt(150, 118))
	lower := brush.Curve(false, brush.Pt(284, 150), brush.Pt(240, 146), brush.Pt(200, 128), brush.Pt(186, 112))
	for _, q := range []brush.Path{road, lower} {
		c.Paint(c.Stroke(q, brush.Breathe(14, 3)), brush.Flat(brush.RoadRim), 0.8)
		c.Paint(c.Stroke(q, brush.Breathe(11, 4)), brush.Gouache(brush.Road, 5, 0.3), 1)
	}
	wall := brush.Curve(true, brush.Pt(66, 70), brush.Pt(96, 34), brush.Pt(160, 20), brush.Pt(232, 30),
		brush.Pt(264, 66), brush.Pt(240, 106), brush.Pt(170, 122), brush.Pt(96, 108))
	c.Glaze(c.Fill(wall).Blur(6*c.S), brush.ShadowTint, 0.5)
	c.Paint(c.Fill(wall), brush.Gouache(brush.Earth.Mix(brush.Road, 0.45), 4, 0), 1)
	props.TownWall(c, &st, wall, 6, 11, 5)
	roofs := []brush.Col{brush.RoofRed, brush.RoofOrange, brush.RoofRust, brush.RoofBlue, brush.RoofRed}
	for i, v := range brush.Pts(104, 52, 134, 42, 186, 38, 220, 48, 244, 66, 90, 74, 112, 86, 238, 86, 216, 100,
		128, 102, 150, 106, 206, 68) {
		st.Add(v.Y, func() {
			if i%4 == 3 {
				props.Gable(c, v.X, v.Y, 17, roofs[i%5], uint32(i))
				return
			}
			props.House(c, v.X, v.Y, 27, roofs[i%5], i%3 == 1, uint32(i*3+1))
		})
	}
	props.Cathedral(c, &st, 168, 88, 0.72, 5)
	for i, v := range brush.Pts(66, 78, 264, 74, 150, 124, 186, 122) {
		st.Add(v.Y, func() { props.Tower(c, v.X, v.Y, 15, 22, []brush.Col{brush.RoofBlue, brush.RoofRed}[i%2], 4) })
	}
	for i, v := range brush.Pts(18, 34, 34, 42, 22, 52, 50, 26, 16, 100, 34, 108, 260, 138, 246, 152, 100, 148,
		88, 156, 130, 150) {
		st.Add(v.Y, func() {
			if i%3 == 1 {
				props.Pine(c, v.X, v.Y, 26, brush.Spruce, uint32(i))
			} else {
				props.Tree(c, v.X, v.Y, 9.5, []brush.Col{brush.Leaf, brush.Moss.Mix(brush.Leaf, 0.4),
					brush.LeafDim}[i%3], uint32(i))
			}
		})
	}
	cropField(c, brush.Pt(30, 78), 26, 9, brush.Straw, 3)
	st.Add(158, func() { props.Sheep(c, 150, 146, 20); props.Sheep(c, 176, 156, 20) })
	wear := carcassonne.Liveries()
	st.Add(150, func() { carcassonne.Follower(c, 62, 150, 42, wear[0]) })
	st.Add(144, func() { carcassonne.BigFollower(c, 218, 149, 44, wear[1]) })
	st.Draw()
}

// cardAgricola is a farmyard: house, field, pasture with sheep, a pond.
func cardAgricola(c *brush.Canvas) {
	var st brush.Stage
	c.Paint(c.Whole(), montana.LandShade(montana.LandPaint{Mid: brush.Grass, Lit: brush.GrassLit, Dim: brush.GrassDim},
		8), 1)
	field := func(x, y, w, h float64, seed uint32) {
		q := brush.RoundRect(x, y, w, h, 7).Wobble(1.2, 14, seed)
		m := c.Fill(q)
		c.Paint(c.Stroke(q, brush.Const(4)), brush.Flat(brush.SoilDim), 0.7)
		c.Paint(m, brush.Gouache(brush.Soil.Light(0.1), seed, 0), 1)
		for i := 0.0; i < h; i += 8 {
			c.Paint(c.Stroke(brush.Line(brush.Pt(x, y+i), brush.Pt(x+w, y+i)).Wobble(0.6, 9, seed),
				brush.Const(2)).And(m), brush.Flat(brush.SoilDim), 0.8)
		}
	}
	field(112, 92, 76, 62, 3)
	field(10, 6, 80, 50, 6)
	for row := 0; row < 4; row++ {
		y := 108 + float64(row)*14
		st.Add(y, func() {
			for i := 0; i < 9; i++ {
				grainPlant(c, 120+float64(i)*7.6, y, 17)
			}
		})
	}
	for row := 0; row < 3; row++ {
		y := 20 + float64(row)*15
		st.Add(y, func() {
			for i := 0; i < 6; i++ {
				rootPlant(c, 20+float64(i)*12.2, y, 12)
			}
		})
	}
	pond := brush.Blob(240, 130, 30, 20, 0.1, 6, 3)
	c.Paint(c.Stroke(pond, brush.Breathe(6, 3)), brush.Flat(brush.Hex("#e2d29a")), 0.9)
	c.Paint(c.Fill(pond), brush.Gouache(brush.Water, 3, 0), 1)
	c.Paint(c.Stroke(pond, brush.Breathe(1.6, 3)), brush.Flat(brush.InkFor(brush.WaterDim)), 0.8)
	for _, v := range brush.Pts(228, 126, 248, 134, 238, 140) {
		c.Paint(c.Stroke(brush.Curve(false, brush.Pt(v.X-6, v.Y), brush.Pt(v.X, v.Y-1.6), brush.Pt(v.X+6, v.Y)),
			brush.Swell(1.6, 0.2)), brush.Flat(brush.Hex("#e6f6ee")), 0.8)
	}
	st.Add(140, func() { props.Reeds(c, 264, 136, 13) })
	st.Add(128, func() { props.Duck(c, 238, 128, 11) })
	st.Add(12, func() { props.Fence(c, brush.Pt(108, 14), brush.Pt(266, 14), 14) })
	st.Add(80, func() { props.Fence(c, brush.Pt(108, 82), brush.Pt(266, 82), 14) })
	for y := 16.0; y < 80; y += 16 {
		st.Add(y+8, func() {
			props.Fence(c, brush.Pt(108, y), brush.Pt(108, y+16), 14)
			props.Fence(c, brush.Pt(266, y), brush.Pt(266, y+16), 14)
		})
	}
	for _, v := range brush.Pts(134, 42, 168, 66, 212, 40) {
		st.Add(v.Y, func() { props.Sheep(c, v.X, v.Y, 27) })
	}
	st.Add(66, func() { props.Cattle(c, 240, 68, 34) })
	path := brush.Curve(false, brush.Pt(50, 130), brush.Pt(70, 150), brush.Pt(66, 170))
	c.Paint(c.Stroke(path, brush.Const(11)), brush.Gouache(brush.Road, 3, 0), 0.9)
	st.Add(132, func() { props.House(c, 50, 132, 78, brush.RoofRed, false, 4) })
	st.Add(133, func() { props.Plume(c, 67, 72, 5, 3) })
	st.Add(146, func() { props.Barrel(c, 94, 140, 11) })
	st.Add(152, func() { props.Crate(c, 20, 152, 18, brush.Straw, 3) })
	r := brush.NewRand(5)
	for _, v := range brush.Scatter(r, 4, 60, 104, 160, 40, 12, nil) {
		props.Flower(c, v.X, v.Y, r.In(1.2, 1.9), props.Meadow[r.N(len(props.Meadow))])
	}
	st.Draw()
}

// grainPlant is a stalk of ripe grain h high.
func grainPlant(c *brush.Canvas, x, y, h float64) {
	q := brush.Curve(false, brush.Pt(x, y), brush.Pt(x+h*0.04, y-h*0.5), brush.Pt(x, y-h*0.7))
	c.Paint(c.Stroke(q, brush.Const(h*0.14)), brush.Flat(brush.InkFor(brush.EarthDim)), 0.9)
	c.Paint(c.Stroke(q, brush.Const(h*0.07)), brush.Flat(brush.Straw.Dark(0.2)), 1)
	c.Draw(brush.Ellipse(x, y-h*0.84, h*0.13, h*0.24), brush.Style{K: brush.Straw, InkW: h * 0.06,
		Ink: brush.InkFor(brush.EarthDim)})
}

// rootPlant is a turnip top h high.
func rootPlant(c *brush.Canvas, x, y, h float64) {
	for _, d := range []float64{-0.4, 0.4, 0} {
		q := brush.Curve(false, brush.Pt(x, y), brush.Pt(x+d*h*0.5, y-h*0.5), brush.Pt(x+d*h, y-h*0.9))
		c.Paint(c.Stroke(q, brush.Swell(h*0.40, 0.3)), brush.Flat(brush.InkFor(brush.LeafDim)), 0.9)
		c.Paint(c.Stroke(q, brush.Swell(h*0.26, 0.3)),
			brush.Flat([]brush.Col{brush.Leaf, brush.LeafDim, brush.Leaf.Light(0.2)}[int(math.Round(d*2.4+2))%3]), 1)
	}
	c.Draw(brush.Ellipse(x, y+h*0.04, h*0.22, h*0.16), brush.Style{K: brush.RoofOrange, InkW: h * 0.08})
}
