package agricola

import (
	"fmt"
	"math"

	"tilestead/assets"
	"tilestead/assets/palette"
	"tilestead/rules/agricola/box"
	"tilestead/rules/agricola/farm"
	"tilestead/ui"
)

var houseNames = [...]string{"wood", "clay", "stone"}

// The grounds of a farm.
var (
	meadowFill  = palette.Hex("#a6b55c")
	pastureFill = palette.Hex("#b9c06a")
)

// A yard is a farm as it is drawn: everything that stands hides what stands
// farther back.
type yard struct {
	*ui.Canvas
	farm   *farm.Farm
	at     func(farm.Cell) ui.Rect
	k      float64 // canvas px per unit
	seat   string
	stands map[farm.Cell][]stand
	people map[farm.Cell]int

	lying    farm.Mask // rooms where somebody is in bed
	children int       // newborns, the last of those at home
	young    map[farm.Cell]box.Good
	looking  map[farm.Cell]look
}

// A look is how animals on a space turn to their young, who comes to stand there last.
type look struct {
	turned float64 // how far, 0..1
	alone  bool    // the young is still on its way
}

// put draws a picture x, y units into a space.
func (y *yard) put(cell farm.Cell, name string, dx, dy float64) {
	r := y.at(cell)
	farmPicture(y.Canvas, name, r.X+dx*y.k, r.Y+dy*y.k, y.k)
}

// around are the cells in and round the farm, row by row.
func (y *yard) around(do func(row, col int)) {
	for n := range 64 {
		if c := farm.Cell(n); c.Row() >= -1 && c.Col() >= -1 || y.farm.Land.Has(c) {
			do(c.Row(), c.Col())
		}
	}
}

// pasture is the number of the pasture a space belongs to, 0 for none.
func (y *yard) pasture(row, col int) int {
	for i, p := range y.farm.Pasture {
		if p.Has(farm.At(row, col)) {
			return i + 1
		}
	}
	if cell := farm.At(row, col); y.farm.Reserve.Has(cell) {
		return reserveFence + int(cell)
	}
	return 0
}

// drawBeyond draws the meadows that run on round the farm, up to the edges of a box.
func (y *yard) drawBeyond(r ui.Rect) {
	y.Fill(r, meadowFill)
	within(y.Canvas, r, func(*ui.Canvas) {
		for n := range 64 {
			cell := farm.Cell(n)
			if !y.farm.Land.Has(cell) && y.at(cell).Overlaps(r) {
				y.put(cell, fmt.Sprintf("meadow/%d", cell.Row()&1*2+cell.Col()&1), 0, 0)
			}
		}
	})
	y.Fill(r, palette.Alpha(palette.Ink, 0.1))
}

// drawGround draws what lies flat on a space.
func (y *yard) drawGround(cell farm.Cell) {
	row, col := cell.Row(), cell.Col()
	kind, fill := "meadow", meadowFill
	if y.pasture(row, col) > 0 {
		kind, fill = "pasture", pastureFill
	}
	y.Fill(y.at(cell), fill) // shows between pictures that end within a pixel
	y.put(cell, fmt.Sprintf("%s/%d", kind, row&1*2+col&1), 0, 0)
	r, line := y.at(cell), palette.Alpha(palette.Cream, 0.28)
	y.Fill(ui.Rect{X: r.X, Y: r.Y + r.H - 1, W: r.W, H: 1}, line)
	y.Fill(ui.Rect{X: r.X + r.W - 1, Y: r.Y, W: 1, H: r.H - 1}, line)
	switch {
	case y.farm.Rooms.Has(cell):
		y.put(cell, houseNames[y.farm.House]+"/floor", 0, 0)
	case y.farm.Fields.Has(cell):
		y.put(cell, "field", 0, 0)
	case y.farm.Moors.Has(cell):
		y.put(cell, fmt.Sprintf("moor/%d", (row*2+col+9)%3), 0, 0)
	}
}

// drawLand draws what lies flat on all spaces.
func (y *yard) drawLand() {
	for n := range 64 {
		if cell := farm.Cell(n); y.farm.Land.Has(cell) {
			y.drawGround(cell)
		}
	}
}

// drawStanding draws what stands on the farm, from far to near.
func (y *yard) drawStanding() {
	last := -9
	y.around(func(row, col int) {
		if row != last {
			y.fencesAcross(row)
			last = row
		}
		y.drawFenceDown(row, col)
		if cell := farm.At(row, col); y.farm.Land.Has(cell) {
			y.drawOn(cell)
		}
	})
}

// fencesAcross draws the fences along the upper edges of a row.
func (y *yard) fencesAcross(row int) {
	y.around(func(r, col int) {
		if r == row && y.pasture(row-1, col) != y.pasture(row, col) {
			y.put(farm.At(row, col), "fence/across/"+y.seat, 0, 0)
		}
	})
}

// drawFenceDown draws the fence along the left edge of a space.
func (y *yard) drawFenceDown(row, col int) {
	if y.pasture(row, col-1) != y.pasture(row, col) {
		y.put(farm.At(row, col), "fence/down/"+y.seat, 0, 0)
	}
}

func (y *yard) drawOn(cell farm.Cell) {
	row, col := cell.Row(), cell.Col()
	switch {
	case y.farm.Rooms.Has(cell):
		y.drawRoom(cell)
	case y.farm.Fields.Has(cell):
		y.drawCrop(cell)
	case y.farm.Forests.Has(cell):
		y.put(cell, fmt.Sprintf("forest/%d", (row*2+col+9)%3), 0, 0)
	}
	if y.farm.Stables.Has(cell) {
		y.put(cell, "stable/"+y.seat, 32, 52)
	}
	if !y.farm.Rooms.Has(cell) {
		y.drawBeasts(cell)
	}
	y.drawLeft(cell)
}

// drawRoom draws the walls where the house ends, the bed and who is at home.
func (y *yard) drawRoom(cell farm.Cell) {
	row, col := cell.Row(), cell.Col()
	wall := houseNames[y.farm.House] + "/"
	indoors := func(row, col int) bool { return y.farm.Rooms.Has(farm.At(row, col)) }
	bed := 18.0
	if !indoors(row-1, col) {
		y.put(cell, wall+"back", 0, 0)
		bed = 36
	}
	if !indoors(row, col-1) {
		y.put(cell, wall+"left", 0, 0)
	}
	if !indoors(row, col+1) {
		y.put(cell, wall+"right", 0, 0)
	}
	name := "bed/"
	if y.lying.Has(cell) {
		name = "lying/"
	}
	y.put(cell, name+y.seat, 15, bed)
	y.drawBeasts(cell)
	y.drawFamily(cell)
	if !indoors(row+1, col) {
		y.put(cell, wall+"front", 0, 0)
	}
}

// drawCrop draws as many rows as there are crops left, of those that grow on
// fields; wood and stone lie there as goods.
func (y *yard) drawCrop(cell farm.Cell) {
	g, n := y.farm.Crop(cell)
	if n == 0 {
		return
	}
	if s, ok := assets.Find(fmt.Sprintf("agricola/%s/%d", box.GoodIDs[g], n)); ok {
		r := y.at(cell)
		y.Sprite(s, r.X, r.Y, y.k)
		if n > 1 && r.W >= leastTold {
			text := number(n)
			drawSlip(y.Canvas, r.X+r.W-slipWide(text)-4, r.Y+r.H-10, text, palette.Ink)
		}
		return
	}
	r := y.at(cell)
	drawGood(y.Canvas, g, r.X+r.W/2, r.Y+r.H/2, r.W*0.5, ui.White)
	if r.W >= 24 {
		ui.Chip(y.Canvas, r.X+r.W-3, r.Y+r.H-3, number(n))
	}
}

// footholds are where animals stand on a space, those beside a stable first; a
// fence along its lower edge hides none of their feet.
var footholds = [...]ui.Point{{X: 74, Y: 40}, {X: 28, Y: 68}, {X: 74, Y: 70}, {X: 28, Y: 38}}

// leastTold is how large the spaces of a farm are at least on which one kind of
// animal is told with its number; on smaller ones only pictures have room.
const leastTold = 24.0

// leastMany is how large they are at least where the numbers of three kinds and more have
// room on one space.
const leastMany = 50.0

// drawBeasts draws the animals of a space, as many as have room in a pasture that
// tells their number. Elsewhere, where spaces are small, where several kinds stand
// or more than have room, one of a kind stands for all with their number.
func (y *yard) drawBeasts(cell farm.Cell) {
	list := y.stands[cell]
	room := len(footholds)
	if y.farm.Stables.Has(cell) {
		room--
	}
	side := y.k * yardSide
	told := y.tells(y.pasture(cell.Row(), cell.Col()) - 1)
	if len(list) == 1 && (told || list[0].n <= room) && side >= leastNumbered && !y.farm.Rooms.Has(cell) {
		n := min(room, list[0].n)
		look, looks := y.looking[cell]
		for i, p := range footholds[:n] {
			switch {
			case i == n-1 && y.young[cell] == list[0].kind:
				y.drawYoung(cell, list[0].kind, p)
			case !looks:
				y.put(cell, beastNames[list[0].kind], p.X, p.Y)
			case i < n-1:
				y.putLooking(cell, beastNames[list[0].kind], p, footholds[n-1], look.turned)
			case !look.alone:
				y.put(cell, beastNames[list[0].kind], p.X, p.Y)
			}
		}
		return
	}
	for i, s := range list {
		p := footholds[i%len(footholds)]
		y.put(cell, beastNames[s.kind], p.X, p.Y)
		if i == 0 && side >= leastTold || i < 2 && side >= leastNumbered || side >= leastMany {
			r := y.at(cell)
			drawSlip(y.Canvas, r.X+p.X*y.k+side*0.1, r.Y+p.Y*y.k-6, number(s.n), palette.Ink)
		}
		if y.young[cell] == s.kind {
			y.drawYoung(cell, s.kind, ui.Point{X: p.X - 22, Y: p.Y + 12})
		}
	}
}

// lastFoot is where the last animal of a space stands.
func (y *yard) lastFoot(cell farm.Cell) ui.Point {
	list, room := y.stands[cell], len(footholds)
	if y.farm.Stables.Has(cell) {
		room--
	}
	if len(list) != 1 {
		return footholds[0]
	}
	return footholds[min(room, list[0].n)-1]
}

// putLooking puts an animal on a space that has turned so far, of 0..1, to what stands at another
// place of it: it bows, and shows its other side if that is on its right.
func (y *yard) putLooking(cell farm.Cell, name string, p, to ui.Point, turned float64) {
	s, ok := assets.Find("agricola/" + name)
	if !ok {
		return
	}
	r, side, bow := y.at(cell), 1.0, -0.12
	if to.X > p.X {
		side, bow = 1-2*turned, -bow
	}
	y.Turned(s, r.X+p.X*y.k, r.Y+p.Y*y.k, y.k, bow*turned, side)
}

// youngHigh is how large a young animal is beside a grown one.
const youngHigh = 0.65

// drawYoung draws a young animal in a gold ring.
func (y *yard) drawYoung(cell farm.Cell, kind box.Good, p ui.Point) {
	r := y.at(cell)
	at := ui.Point{X: r.X + p.X*y.k, Y: r.Y + p.Y*y.k}
	farmPicture(y.Canvas, youngNames[kind], at.X, at.Y, y.k)
	ring := ui.Rect{X: at.X - 21*y.k, Y: at.Y - 34*y.k, W: 46 * y.k, H: 42 * y.k}
	outline(y.Canvas, y.Snap(ring.Inset(-1)), 1, palette.Alpha(palette.Ink, 0.4))
	outline(y.Canvas, y.Snap(ring), math.Max(1, math.Round(1.8*y.k)), palette.UIGold)
}
