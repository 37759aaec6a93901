package carcassonne

import (
	"math"

	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// side is a tile's width in board units, which are those of the tiles' pictures.
const side = 256.0

// center is the middle of a cell in board units.
func center(p carcassonne.Pos) ui.Point {
	return ui.Point{X: side * float64(p.X), Y: side * float64(p.Y)}
}

// onCanvas is a board place as the camera shows it.
func (m *moment) onCanvas(p ui.Point) ui.Point {
	c := m.Frame.Map.Center()
	return ui.Point{X: c.X + (p.X-m.Camera.At.X)*m.Camera.Scale, Y: c.Y + (p.Y-m.Camera.At.Y)*m.Camera.Scale}
}

// onBoard is the board place at a canvas point.
func (m *moment) onBoard(p ui.Point) ui.Point {
	c := m.Frame.Map.Center()
	return ui.Point{X: m.Camera.At.X + (p.X-c.X)/m.Camera.Scale, Y: m.Camera.At.Y + (p.Y-c.Y)/m.Camera.Scale}
}

// cellAt is the middle of a cell on the canvas.
func (m *moment) cellAt(p carcassonne.Pos) ui.Point { return m.onCanvas(center(p)) }

// cellArea is a cell on the canvas.
func (m *moment) cellArea(p carcassonne.Pos) ui.Rect { return around(m.cellAt(p), side*m.Camera.Scale) }

// around is a square of that size round p.
func around(p ui.Point, size float64) ui.Rect {
	return ui.Rect{X: p.X - size/2, Y: p.Y - size/2, W: size, H: size}
}

// cellUnder is the cell at a canvas point; ok is false outside the map.
func (m *moment) cellUnder(p ui.Point) (carcassonne.Pos, bool) {
	if !m.Frame.Map.Contains(p) || m.at.covers(p) {
		return carcassonne.Pos{}, false
	}
	b := m.onBoard(p)
	x, y := math.Floor(b.X/side+0.5), math.Floor(b.Y/side+0.5)
	if math.Abs(x) > 200 || math.Abs(y) > 200 {
		return carcassonne.Pos{}, false
	}
	return carcassonne.Pos{X: int16(x), Y: int16(y)}, true
}

// extent is the box round all tiles and the cells beside them, in board units.
func extent(s *carcassonne.State) ui.Rect {
	var x0, y0, x1, y1 int16
	for i := range s.Tiles() {
		at := s.Tile(i).At
		x0, x1 = min(x0, at.X), max(x1, at.X)
		y0, y1 = min(y0, at.Y), max(y1, at.Y)
	}
	return ui.Rect{X: (float64(x0) - 1.5) * side, Y: (float64(y0) - 1.5) * side, W: (float64(x1-x0) + 3) * side,
		H: (float64(y1-y0) + 3) * side}
}

// world is the land and the cells round it.
func (b *Board) world(state rules.State) ui.Rect { return extent(state.(*carcassonne.State)) }

// spares are how many cells of bare table round the land a first look tries to have on each side,
// the most first, so that the land stands still while it grows, and how wide its tiles must be shown
// then at least, as a share of the usual width.
var spares = [...]struct{ cells, from float64 }{{2, 0.7}, {1.5, 0.55}, {1, 0.4}}

// edgeOfLand is bare table round what must be seen, in board units: towers rise over a tile's edge.
const edgeOfLand = 0.1 * side

// needed is what must be seen of the land: its tiles and the cells where a person can place the
// tile in hand. Cells where it does not fit need no room.
func (m *moment) needed() (cells []carcassonne.Pos, box ui.Rect) {
	for i := range m.s.Tiles() {
		cells = append(cells, m.s.Tile(i).At)
	}
	if m.asked == "place" {
		cells = append(cells, m.wanted()...)
	}
	for i, at := range cells {
		if r := around(center(at), side); i == 0 {
			box = r
		} else {
			box = box.Or(r)
		}
	}
	return cells, box.Inset(-edgeOfLand)
}

// home shows the land, no tile larger than the layout's, and clear of the
// buttons of the lenses and the dragon row.
func (b *Board) home(v *board.View) board.Camera { return b.moment(v).outlook().camera }

// sight is the part of the canvas in which the land is shown.
func (b *Board) sight(v *board.View) ui.Rect { return b.moment(v).outlook().seen }

// hides says that something that must be seen of the land is out of sight or under something, as it
// is looked at.
func (b *Board) hides(v *board.View) bool {
	m := b.moment(v)
	cells, box := m.needed()
	at := m.onCanvas(ui.Point{X: box.X, Y: box.Y})
	shown := ui.Rect{X: at.X, Y: at.Y, W: box.W * m.Camera.Scale, H: box.H * m.Camera.Scale}
	return !shown.Inset(0.5).Within(m.at.seen) || m.meets(m.Camera, cells, m.land().over())
}

// counted is the same below the strip in which the end is counted.
func (b *Board) counted(v *board.View) ui.Rect { return b.moment(v).counting().counted() }

// outlook is worked out once for a position on a canvas.
func (m *moment) outlook() outlook {
	o := &m.board.outlook
	if o.of != m.s || o.on != m.at {
		*o = outlook{of: m.s, on: m.at}
		o.camera, o.seen = m.clear()
	}
	return *o
}

// How the land is moved clear of what lies over the map: by shares of the room round it, near
// ones first, each time shown so much smaller.
var (
	clearShifts = [...]float64{0, 0.5, -0.5, 1, -1}
	clearShrink = 0.97
)

// leastShown is how wide a tile is shown by itself at least, as a share of the usual one: on a
// land that is larger than the canvas then, what matters is looked at.
const leastShown = 0.33

// leastScale is the camera's scale for that.
func (m *moment) leastScale() float64 { return leastShown * m.at.tileSize / side }

// clear shows the land where the buttons of the lenses and the dragon row lie over nothing of
// it: moved aside, as large as can be, or, where it is larger there, above them. Seen is the part
// of the canvas for it.
func (m *moment) clear() (camera board.Camera, seen ui.Rect) {
	cells, box := m.needed()
	land := extent(m.s).Inset(side)
	for _, spare := range spares {
		camera, seen = m.clearOf(cells, land.Inset(-spare.cells*side))
		if camera.Scale*side >= spare.from*m.at.tileSize {
			return camera, seen
		}
	}
	if camera, seen = m.clearOf(cells, box); camera.Scale < m.leastScale() {
		return m.part(m.at.seen), m.at.seen
	}
	return camera, seen
}

// clearOf does so for a part of the land in which cells lie, however small it gets.
func (m *moment) clearOf(cells []carcassonne.Pos, w ui.Rect) (camera board.Camera, seen ui.Rect) {
	seen = m.at.seen
	whole, boxes := m.fitted(w, seen), m.land().over()
	if !m.meets(whole, cells, boxes) {
		return whole, seen
	}
	above := seen
	for _, r := range boxes {
		above.H = min(above.H, r.Y-seen.Y)
	}
	least := m.fitted(w, above)
	for k := whole.Scale; k > least.Scale; k *= clearShrink {
		x, y := max(0, seen.W/k-w.W)/2, max(0, seen.H/k-w.H)/2
		for _, up := range clearShifts {
			for _, aside := range clearShifts {
				moved := m.looking(w, seen, k)
				moved.At.X -= aside * x
				moved.At.Y += up * y
				if !m.meets(moved, cells, boxes) {
					return moved, seen
				}
			}
		}
	}
	return least, above
}

// fitted shows a part of the land whole in a part of the canvas.
func (m *moment) fitted(w, seen ui.Rect) board.Camera {
	return m.looking(w, seen, min(m.at.tileSize/side, seen.W/w.W, seen.H/w.H))
}

// looking has the middle of a part of the land in the middle of a part of the canvas.
func (m *moment) looking(w, seen ui.Rect, k float64) board.Camera {
	at, f := w.Center(), m.Frame.Map
	at.X += (f.Center().X - seen.Center().X) / k
	at.Y += (f.Center().Y - seen.Center().Y) / k
	return board.Camera{At: at, Scale: k}
}

// part looks at a part of a land that is too large for the canvas: at where the tile in hand goes,
// moved no farther than need be, so that the land holds still.
func (m *moment) part(seen ui.Rect) board.Camera {
	k := m.leastScale()
	_, w := m.needed()
	at := m.looking(w, seen, k)
	if m.Camera.Scale == k {
		at = m.Camera
	}
	at = m.within(at, w, seen)
	cells := m.wanted()
	if len(cells) == 0 {
		return at
	}
	best, most, far := at, m.shown(at, cells, seen), 0.0
	step := side / 2
	for _, y := range steps(w.Y, w.H, step) {
		for _, x := range steps(w.X, w.W, step) {
			if most == len(cells) && best == at {
				return at
			}
			c := m.within(board.Camera{At: ui.Point{X: x, Y: y}, Scale: k}, w, seen)
			n, d := m.shown(c, cells, seen), math.Hypot(c.At.X-at.At.X, c.At.Y-at.At.Y)
			if n > most || n == most && best != at && d < far {
				best, most, far = c, n, d
			}
		}
	}
	return best
}

// steps are places from one end of a length to the other.
func steps(from, length, step float64) (list []float64) {
	for d := 0.0; d <= length; d += step {
		list = append(list, from+d)
	}
	return list
}

// within moves a camera so that no part of the canvas lies bare beyond the land's edge where the
// land is wider than it; else the land is in the middle.
func (m *moment) within(c board.Camera, w, seen ui.Rect) board.Camera {
	mid, f := m.looking(w, seen, c.Scale).At, func(at, mid, land, room float64) float64 {
		spare := max(0, (land-room)/2)
		return max(mid-spare, min(at, mid+spare))
	}
	c.At.X = f(c.At.X, mid.X, w.W, seen.W/c.Scale)
	c.At.Y = f(c.At.Y, mid.Y, w.H, seen.H/c.Scale)
	return c
}

// wanted are the cells that a person is to choose from, or the tile on which a figure can be placed.
func (m *moment) wanted() (list []carcassonne.Pos) {
	if m.turn < 0 || !m.Person(m.turn) {
		return nil
	}
	if m.asked != "place" {
		return []carcassonne.Pos{m.s.Last().At}
	}
	for _, at := range m.s.Gaps() {
		if m.s.Fits(m.s.Hand(), at) != 0 {
			list = append(list, at)
		}
	}
	return list
}

// shown is how many of some cells lie in a part of the canvas whole, clear of what lies over the map.
func (m *moment) shown(c board.Camera, cells []carcassonne.Pos, seen ui.Rect) (n int) {
	view := *m.View
	view.Camera = c
	then := *m
	then.View = &view
	boxes := m.land().over()
	for _, p := range cells {
		cell := then.cellArea(p)
		if !cell.Inset(0.5).Within(seen) {
			continue
		}
		free := true
		for _, box := range boxes {
			free = free && !cell.Overlaps(box)
		}
		if free {
			n++
		}
	}
	return n
}

// meets says that one of some cells lies under a box of the canvas.
func (m *moment) meets(camera board.Camera, cells []carcassonne.Pos, boxes []ui.Rect) bool {
	view := *m.View
	view.Camera = camera
	then := *m
	then.View = &view
	for _, at := range cells {
		cell := then.cellArea(at)
		for _, box := range boxes {
			if o := cell.And(box); o.W > 0 && o.H > 0 {
				return true
			}
		}
	}
	return false
}

// zoom lets the land be seen whole, and its tiles a third larger than painted
// at the usual size of a canvas pixel.
func (b *Board) zoom(v *board.View) (least, most float64) {
	m := b.moment(v)
	home := b.home(v).Scale
	whole := m.fitted(extent(m.s), m.at.seen).Scale
	return min(home*0.8, m.at.tileSize*0.5/side, whole), max(home, m.at.tileSize*1.35/side)
}

// locate is where on the map a mark or a target lies.
func (b *Board) locate(v *board.View, mark string) (ui.Point, bool) {
	if at, _, ok := placeOf(mark); ok {
		return center(at), true
	}
	return ui.Point{}, false
}

func (m *moment) featureKind(at carcassonne.Pos, feature int) carcassonne.FeatureKind {
	laid, ok := m.s.TileAt(at)
	if !ok || feature < 0 || feature >= len(carcassonne.Tiles[laid.Kind].Features) {
		return carcassonne.Road
	}
	return carcassonne.Tiles[laid.Kind].Features[feature].Kind
}

// besideLenses is how many buttons a table lays beside those of the lenses: to show the land as at
// first, to zoom in and out.
const besideLenses = 3

// over is what lies over the map: the buttons of the lenses, with those beside them, and the plate of the dragon row.
func (m landPart) over() []ui.Rect {
	first, second := m.at.lenses[0], m.at.lenses[1]
	bar := first.Or(m.at.lenses[len(m.at.lenses)-1])
	bar.W += besideLenses * (second.X - first.X)
	list := []ui.Rect{bar}
	if n := len(m.s.DragonRow()); n > 0 {
		list = append(list, m.rowBox(n))
	}
	return list
}

// rowBox is the plate of a dragon row of n tiles.
func (m landPart) rowBox(n int) ui.Rect {
	r := m.at.row
	size := r.H - 8
	r.W = 8 + size + (size+2)*float64(n)
	return r
}
