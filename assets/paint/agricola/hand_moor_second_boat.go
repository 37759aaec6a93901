package agricola

import (
	"tilestead/assets/paint/brush"
	"tilestead/assets/paint/props"
)

// paintFlatboat is a wide flat boat with a horse on its deck that somebody poles
// over a river.
func paintFlatboat(v *vignette) {
	v.back(brush.Hex("#fbdcb0"), brush.Hex("#fff2d8"))
	v.land(brush.Hex("#8cb04a"), 18, 2)
	for i := range 4 {
		props.Bush(v.Canvas, 4+float64(i)*36, 22, 12, brush.Leaf, uint32(i+3))
	}
	v.draw(brush.Hex("#34a5a8"), "M-4 22 L124 22 L124 64 L-4 64 Z")
	v.lines(brush.Hex("#a8e4d8"), 1.5, 0.8, "M2 30 L16 29", "M90 28 L112 29", "M8 57 L34 58", "M80 58 L112 57")
	horse(v.At(brush.Pt(36, 42), 1), 42)
	v.turfHeap(72, 43, 9, 6, 3, 3)
	v.folk(98, 43, 38, brush.RoofRust, brush.Straw)
	v.line(brush.Wood, 2.2, "M118 -2 L106 60")
	v.arm(brush.RoofRust, 4, 103, 26, 113, 23)
	v.draw(brush.Wood.Light(0.2), "M2 40 L116 40 L106 54 L14 54 Z")
	v.lines(brush.WoodDim, 1.2, 0.8, "M7 45 L112 45", "M11 49.6 L109 49.6")
	v.box(brush.WoodDim, -1, 38, 122, 4)
	v.lines(brush.Snow, 1.4, 0.9, "M8 55 L30 56", "M60 56 L104 55")
}

// paintBarge is a green barge full of crates, barrels and sacks at the quay of a town.
func paintBarge(v *vignette) {
	v.back(brush.Hex("#8fd0f0"), brush.Hex("#e4f4ee"))
	for i, k := range []brush.Col{brush.RoofRust, brush.Hex("#e8b84a"), brush.Hex("#d98a94"), brush.Hex("#7ab0a0")} {
		x := float64(i)*31 - 2
		v.box(k.Light(0.2), x, 10, 29, 24)
		v.draw(k.Dark(0.3), "M"+num(x-2)+" 11 L"+num(x+14.5)+" -8 L"+num(x+31)+" 11 Z")
		v.window(x+5, 14, 7, 8)
		v.window(x+18, 14, 7, 8)
	}
	v.wall(brush.StoneMid, -4, 30, 128, 8, 2)
	v.draw(brush.Hex("#2c5fa0"), "M-4 37 L124 37 L124 64 L-4 64 Z")
	v.block(brush.Wood, 24, 40, 17, 14)
	v.lines(brush.WoodDim, 1.4, 0.9, "M24 40 L41 26", "M24 26 L41 40")
	props.Barrel(v.Canvas, 53, 40, 13)
	props.Barrel(v.Canvas, 67, 40, 13)
	v.sack(brush.Hex("#e6cfa0"), brush.Straw, 83, 41, 17)
	v.box(brush.Snow, 95, 23, 18, 16)
	v.window(100, 27, 8, 7)
	v.box(brush.RoofRed, 92, 20, 24, 4)
	v.draw(brush.Hex("#2f8a58"), "M1 28 C8 36 14 37 22 37 L119 37 L116 50 C108 57 24 57 14 51 C7 46 3 38 1 28 Z")
	v.lines(brush.Snow, 2.2, 1, "M7 41 C12 43 18 43 24 43 L117 43")
	v.lines(brush.Gold, 1.2, 1, "M3 31 C9 38 15 39 22 39 L118 39")
	v.oval(brush.Snow, 16, 47, 2.6, 2.6)
	v.lines(brush.Hex("#8fc0e8"), 1.5, 0.9, "M-2 56 L20 57", "M34 59 L70 58", "M82 57 L116 58")
}

// paintPeatBoat is the bow of a small boat full of peat that comes up a ditch
// between heather.
func paintPeatBoat(v *vignette) {
	v.back(brush.Hex("#dfe6e2"), brush.Hex("#f6f0dc"))
	v.land(brush.Hex("#a86c96"), 14, 1)
	v.stems(brush.Snow, brush.Ink, 3, 10, 20, 26, 18, 96, 18, 112, 21)
	v.haze(brush.Hex("#9ab04e"), 0.85, 12, 6, 12, 2, 28, 0, 94, 1, 112, 3)
	v.draw(brush.Hex("#7c9a3e"), "M-4 20 C30 17 50 16 56 16 L20 64 L-4 64 Z")
	v.draw(brush.Hex("#7c9a3e"), "M124 20 C90 17 70 16 64 16 L100 64 L124 64 Z")
	v.draw(brush.Hex("#4a3a3c"), "M57 16 L63 16 C70 30 96 46 112 64 L8 64 C24 46 50 30 57 16 Z")
	v.lines(brush.Hex("#c8b8b0"), 1.4, 0.7, "M52 26 L56 26", "M66 28 L72 28", "M20 58 L32 57", "M90 58 L100 58")
	for _, q := range brush.Pts(8, 34, 22, 30, 6, 50, 18, 46, 100, 30, 112, 36, 104, 46, 116, 54, 34, 24, 86, 24) {
		heather(v.Canvas, q)
	}
	v.folk(60, 34, 34, brush.RoofBlue, brush.WoodDim)
	v.line(brush.Wood, 2, "M80 -2 L88 44")
	v.arm(brush.RoofBlue, 3.6, 65, 18, 82, 18)
	v.draw(brush.Hex("#4a3024"), "M32 40 C38 22 82 22 88 40 L80 46 L40 46 Z")
	v.turfHeap(60, 43, 10, 6.4, 3, 5)
	v.draw(brush.Hex("#2f2a30"), "M27 36 C34 42 48 43 60 38 C72 43 86 42 93 36 C92 50 76 58 60 64 C44 58 28 50 27 36 Z")
	v.line(brush.Wood, 2, "M27 36 C34 42 48 43 60 37 C72 43 86 42 93 36")
	v.line(brush.WoodDim.Dark(0.2), 2.4, "M60 34 L60 62")
	v.lines(brush.Hex("#6a626c"), 1.2, 0.8, "M31 45 C40 51 50 53 58 53", "M89 45 C80 51 70 53 62 53")
}

// paintPeatBarge is a black barge with a brown sail and much peat in the evening sun.
func paintPeatBarge(v *vignette) {
	v.back(brush.Hex("#6a4a8c"), brush.Hex("#ff9a6a"))
	v.soft(brush.Hex("#ffe08a"), 92, 32, 26, 20, 0.8)
	v.oval(brush.Hex("#ffe9a0"), 94, 30, 12, 12)
	v.land(brush.Hex("#4a3454"), 36, 1)
	v.draw(brush.Hex("#c0607a"), "M-4 40 L124 40 L124 64 L-4 64 Z")
	v.lines(brush.Hex("#ffe08a"), 2, 0.9, "M84 43 L104 43", "M88 47 L110 47", "M82 57 L106 57")
	v.lines(brush.Hex("#7a3c6a"), 1.6, 0.8, "M4 46 L14 46", "M2 58 L30 59", "M50 60 L72 59")
	v.line(brush.WoodDim, 2.6, "M42 -4 L42 44")
	sail := brush.Hex("#a0522c")
	m := v.draw(sail, "M44 -2 L78 4 C86 16 84 26 80 36 L44 34 C48 22 48 10 44 -2 Z")
	v.scored(m, sail.Dark(0.45), 1.2, 0.8, "M54 -2 C58 10 57 24 54 36", "M64 0 C69 12 68 26 65 36", "M73 2 C79 14 78 26 75 "+
		"36")
	v.lines(brush.Straw, 1, 0.9, "M80 36 L98 46", "M42 0 L12 44")
	v.turfHeap(46, 47, 8, 5, 2, 8)
	v.draw(brush.Hex("#2a2430"), "M2 38 C8 45 14 45 20 45 L98 45 C104 44 108 42 112 38 C110 50 104 55 96 55 L20 55 C10 "+
		"54 4 48 2 38 Z")
	v.lines(brush.Hex("#8a7a88"), 1.3, 0.9, "M6 44 C12 49 18 49 22 49 L96 49 C102 49 106 47 109 44")
	v.folk(100, 47, 24, brush.Hex("#4a6a7a"), brush.Hex("#3a2c30"))
}
