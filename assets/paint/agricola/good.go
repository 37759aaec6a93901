package agricola

import (
	"tilestead/assets/paint/book"
	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/common"
	"tilestead/assets/paint/props"
)

// goodSizes are the baked widths of goods in pixels.
var goodSizes = []float64{12, 16, 20, 24, 32, 48, 64}

var (
	cutWood = tone("cutWood")
	dark    = tone("dark")
	carrot  = tone("carrot")
)

// goods are drawn on the grid of icons, in the order they lie on the sheet.
var goods = []common.Icon{
	{Name: "wood", Draw: drawWood},
	{Name: "clay", Draw: drawClay},
	{Name: "reed", Draw: drawReed},
	{Name: "stone", Draw: shared("stone")},
	{Name: "grain", Draw: shared("grain")},
	{Name: "vegetable", Draw: drawVegetable},
	{Name: "food", Draw: drawFood},
	{Name: "fuel", Draw: drawFuel},
	{Name: "sheep", Draw: func(p common.Pen) {
		props.Sheep(p.C, p.X+16.8*p.K, p.Y+28*p.K, 28*p.K)
	}},
	{Name: "boar", Draw: standing(boar, 33)},
	{Name: "cattle", Draw: shared("cattle")},
	{Name: "horse", Draw: standing(horse, 33)},
	{Name: "fence", Draw: drawFence},
	{Name: "stable", Draw: drawStable},
	{Name: "room", Draw: shared("house")},
	{Name: "scythe", Draw: drawScythe},
	{Name: "rooster", Draw: drawRooster},
}

// addGoods registers the icons of goods.
func addGoods(b *book.Book) {
	for _, g := range goods {
		b.Add(book.Picture{Name: "good/" + g.Name, Sheet: "agricola/goods", Box: book.Round(28), // a sheep throws a shadow
			Scales: common.BakedScales(goodSizes, common.IconUnits),
			Paint: func(c *brush.Canvas) {
				g.Draw(common.Pen{C: c, X: -common.IconUnits / 2, Y: -common.IconUnits / 2, K: 1})
			}})
	}
}

// standing draws an animal of the farm s long.
func standing(paint func(c *brush.Canvas, s float64), s float64) func(common.Pen) {
	return func(p common.Pen) {
		paint(p.C.At(brush.Pt(p.X+16.4*p.K, p.Y+29*p.K), p.K), s)
	}
}

// shared draws the icon that other titles know by that name.
func shared(name string) func(common.Pen) {
	return func(p common.Pen) {
		half := common.IconUnits / 2 * p.K
		common.DrawIcon(p.C, name, p.X+half, p.Y+half, 2*half)
	}
}

func drawWood(p common.Pen) {
	p.Shape("M10 6 L26 3 C30 3 31 12 28 13 L12 16 Z", brush.Wood, 2, 1)
	p.Oval(9.5, 11, 5, 5.4, cutWood)
	p.Spot(9.5, 11, 1.7, 1.8, brush.WoodDim, 0.9)
	p.Shape("M8 18 L25 15 C30 15 31 25 27 26 L11 29 Z", brush.Wood.Dark(0.12), 2, 2)
	p.Oval(8.5, 23.5, 5.3, 5.6, cutWood)
	p.Spot(8.5, 23.5, 1.7, 1.8, brush.WoodDim, 0.9)
	p.Line("M17 9 L25 7.5", 1.4, brush.WoodDim, 0.8)
	p.Line("M16 21.5 L24 20", 1.4, brush.WoodDim, 0.8)
}

func drawClay(p common.Pen) {
	m := p.Shape("M3 13 L10 7 L29 7 L29 19 L23 25 L3 25 Z", brush.Clay, 0, 1)
	p.Within(m, "M3 13.2 L10 7 L29 7 L23 13.2 Z", brush.Clay.Light(0.35), 1)
	p.Within(m, "M23 13.2 L29 7 L29 19 L23 25 Z", brush.Clay.Dark(0.42), 1)
	p.Line("M8 17 L14 17", 1.6, brush.Clay.Dark(0.4), 0.8)
	p.Line("M14 21 L19 21", 1.6, brush.Clay.Dark(0.4), 0.8)
}

// drawReed is a bound bundle of bulrushes.
func drawReed(p common.Pen) {
	p.Bars(2.6, tone("pea"), "M9 30 C8 20 7 12 5 7", "M13 30 C13 20 13 10 13 5",
		"M18 30 C19 20 20 12 22 6", "M22 30 C23 22 26 14 28 10")
	for _, q := range brush.Pts(5, 6, 13, 5, 22, 6, 28, 10) {
		p.Oval(q.X, q.Y, 2, 3.6, tone("toffee"))
	}
	p.Bar("M7 20 L25 20", 2.8, brush.Straw)
}

func drawVegetable(p common.Pen) {
	p.Shape("M18 10 C24 10 26 15 23 20 C20 26 12 30 5 31 C4 24 8 15 18 10 Z", carrot, 3, 2)
	for _, s := range []string{"M13 19 L17 22", "M10 24 L13 26", "M18 13 L21 15"} {
		p.Line(s, 1.5, tone("burntOrange"), 0.9)
	}
	p.Shape("M20 12 C18 6 20 2 23 1 C25 4 25 8 23 12 Z", brush.Leaf, 1.5, 3)
	p.Shape("M21 13 C24 7 28 4 31 5 C31 10 28 13 23 15 Z", brush.Leaf.Light(0.15), 1.5, 4)
}

// drawFood is a steaming bowl.
func drawFood(p common.Pen) {
	p.Shape("M3 16 L29 16 C29 24 24 29 16 29 C8 29 3 24 3 16 Z", brush.RoofOrange.Mix(brush.Wood, 0.4), 3, 2)
	p.Oval(16, 16, 13, 4, tone("candle"))
	p.Spot(16, 16, 10, 2.4, tone("rowan"), 1)
	p.Spot(12, 15.6, 2.2, 1.3, brush.Straw, 1)
	p.Spot(19, 16.4, 2.2, 1.3, brush.Leaf, 1)
	p.Bar("M11 10 C9 7 13 6 11 3", 1.8, brush.Cream)
	p.Bar("M20 10 C18 7 22 6 20 3", 1.8, brush.Cream)
}

// drawFuel is a sod of peat that burns.
func drawFuel(p common.Pen) {
	m := p.Shape("M3 20 L9 15 L29 15 L29 24 L24 29 L3 29 Z", brush.Peat, 0, 2)
	p.Within(m, "M3 20 L9 15 L29 15 L24 20 Z", brush.Peat.Light(0.30), 1)
	p.Line("M8 24 L13 24", 1.6, brush.Peat.Light(0.35), 0.9)
	p.Line("M15 26 L19 26", 1.6, brush.Peat.Light(0.35), 0.9)
	p.Shape("M16 1 C18 6 23 8 22 13 C22 17 19 18.5 16 18.5 C13 18.5 10 17 10 13 C10 10 12 9 13 6 C14 8 15 8 15.5 8 "+
		"C16.5 6 16.5 4 16 1 Z", brush.Lava, 2, 2)
	p.Spot(16, 14.4, 2.4, 3, brush.LavaLit, 1)
}

func drawFence(p common.Pen) {
	p.Bars(2.6, brush.Wood, "M3 14 L29 12", "M3 23 L29 21")
	p.Bars(3.4, brush.Wood.Light(0.2), "M6 28 L6 8", "M16 28 L16 8", "M26 28 L26 8")
}

func drawStable(p common.Pen) {
	p.Shape("M4 29 L4 14 L16 5 L28 14 L28 29 Z", brush.Wood, 0, 2)
	p.Shape("M1 15 L16 3 L31 15 L28 17 L16 8 L4 17 Z", brush.WoodDim, 1.5, 3)
	p.Fill("M9 29 L9 18 L23 18 L23 29 Z", dark, 1)
	p.Line("M9 29 L23 18", 1.8, brush.Wood, 1)
	p.Line("M23 29 L9 18", 1.8, brush.Wood, 1)
}

// drawScythe stands for the harvest.
func drawScythe(p common.Pen) {
	p.Bar("M10 29 L20 6", 2.4, brush.Wood)
	p.Shape("M20 5 C12 1 5 4 2 13 C8 8 14 9 20 11 Z", brush.Stone, 1.5, 2)
}

// drawRooster is the token of the starting player, who is up first.
func drawRooster(p common.Pen) {
	p.Shape("M22 17 C24 10 30 9 30 4 C32 10 31 20 26 25 Z", brush.Spruce, 2, 3)
	p.Shape("M6 12 C6 7 12 5 14 10 C16 15 22 14 25 16 C26 24 20 28 14 28 C8 27 6 20 8 15 Z", brush.RoofOrange, 3, 2)
	p.Shape("M12 18 C16 16 21 18 22 21 C19 25 14 24 12 18 Z", brush.RoofRust, 1.5, 2)
	p.Shape("M6 8 C5 4 7 3 8 5 C8 1 11 1 11 4 C13 3 14 5 13 8 Z", brush.Dragon, 1, 2)
	p.Shape("M7 10 L1 12 L7 13 Z", brush.Straw, 1, 2)
	p.Spot(9.6, 9.6, 1.2, 1.2, brush.Ink, 1)
	p.Line("M13 28 L12 31", 1.8, brush.EarthDim, 1)
	p.Line("M17 28 L18 31", 1.8, brush.EarthDim, 1)
}
