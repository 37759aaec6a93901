package carcassonne

import (
	"math"
	"strconv"

	"tilestead/assets/palette"
	"tilestead/rules/carcassonne"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// dead says whether no tile fits an empty cell any more, not even the one in
// hand or those of the dragon row, which come back.
func (m lensPart) dead(at carcassonne.Pos) bool {
	if m.s.Fitting(at) > 0 {
		return false
	}
	for _, k := range append(m.s.DragonRow(), m.s.Hand()) {
		if k != carcassonne.NoKind && m.s.Fits(k, at) != 0 {
			return false
		}
	}
	return true
}

// drawGaps crosses out the gaps that nothing fits any more.
func (m lensPart) drawGaps(c *ui.Canvas) {
	for _, at := range m.s.Gaps() {
		if m.dead(at) && m.cellArea(at).Overlaps(m.Frame.Map) {
			frame(c, "gap", m.cellAt(at), m.Camera.Scale, palette.Bad, 1)
		}
	}
	if at, ok := m.pointedGap(); ok {
		frame(c, "focus", m.cellAt(at), m.Camera.Scale, palette.UIGold, 1)
	}
}

// pointedGap is the empty cell beside tiles that lies under the pointer.
func (m lensPart) pointedGap() (carcassonne.Pos, bool) {
	at, ok := m.cellUnder(m.Pointer)
	if !ok {
		return at, false
	}
	touching, _ := m.s.Match(0, at, 0)
	return at, touching != 0
}

// kindsLeft are the kinds of tile of which there are some in the bag.
func (m lensPart) kindsLeft() (list []carcassonne.Kind) {
	for _, k := range m.s.Kinds() {
		if m.s.Draws(k) > 0 {
			list = append(list, k)
		}
	}
	return list
}

// A bagSheet is how the tiles left are laid out.
type bagSheet struct {
	box     ui.Rect
	columns int
	pitchX  float64
	pitchY  float64
	size    float64 // of a tile
	top     float64 // of the first row
}

// bagSheet lays n kinds out over the half of the map that the pointer is not
// on, as large as there is room.
func (m lensPart) bagSheet(n int) (b bagSheet) {
	f := m.at.seen
	mid, low := f.Y+math.Floor(f.H/2), m.at.lenses[0].Y-6
	wide, high := f.W-8, math.Min(mid-f.Y, low-mid)-8
	const head = ui.LineHeight + 6.0
	rows := 1
	for b.size = 64; b.size > 12; b.size-- {
		b.pitchX, b.pitchY = b.size+6, b.size+6
		b.columns = max(1, int((wide-12)/b.pitchX))
		if rows = (n + b.columns - 1) / b.columns; float64(rows)*b.pitchY+head+6 <= high {
			break
		}
	}
	rows = max(1, rows)
	b.columns = max(1, (n+rows-1)/rows)
	b.box = ui.Rect{Y: f.Y + 4, W: math.Max(220, float64(b.columns)*b.pitchX+12), H: float64(rows)*b.pitchY + head + 6}
	b.box.X = math.Round(f.X + (f.W-b.box.W)/2)
	if m.Pointer.Y < mid {
		b.box.Y = low - b.box.H
	}
	b.box = b.box.Snap()
	b.top = b.box.Y + head
	return b
}

// drawBag draws the tiles left in the bag, with how many of each where there
// are several; where the pointer is on a gap, those that fit there stand out.
func (m lensPart) drawBag(c *ui.Canvas) {
	kinds := m.kindsLeft()
	b := m.bagSheet(len(kinds))
	gap, ok := m.pointedGap()
	head := m.count("bag.left", m.s.Left())
	if ok {
		head = m.count("bag.fit", m.s.Fitting(gap), m.s.Left())
	}
	ui.DarkPlate(c, b.box)
	role, head := board.FitName(head, b.box.W-18)
	c.Write(b.box.X+9, b.box.Y+16, head, role, palette.UIGold)
	for i, k := range kinds {
		p := ui.Point{X: b.box.X + (b.box.W-float64(b.columns)*b.pitchX)/2 + b.pitchX*(float64(i%b.columns)+0.5),
			Y: b.top + b.pitchY*float64(i/b.columns) + b.size/2}
		tint := ui.White
		fits := ok && m.s.Fits(k, gap) != 0
		if ok && !fits {
			tint = palette.Alpha(ui.White, 0.28)
		}
		if fits {
			c.Fill(around(p, b.size+4), palette.UIGold)
		}
		drawTile(c, k, 0, 0, p, b.size/side, tint)
		if n := m.s.Draws(k); n > 1 {
			text := strconv.Itoa(n)
			at := ui.Point{X: p.X + b.size/2 - board.TagWidth(text, ui.Dense)/2 + 2, Y: p.Y + b.size/2 - 4}
			if fits || !ok {
				board.Tag(c, at, text, ui.Dense, palette.Cream)
			}
		}
	}
}
