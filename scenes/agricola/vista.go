package agricola

import (
	"math"
	"strconv"

	"tilestead/rules"
	"tilestead/rules/agricola/farm"
	"tilestead/ui"
)

// A vista is the farm of a rival in small, where the action spaces leave room: so one sees it grow.
type vista struct {
	seat rules.Seat
	box  ui.Rect
	head ui.Rect // the strip of the name
	land ui.Rect // what shows of the farm and the meadow round it
}

// leastVista is how wide a space of a farm is at least on a vista, in canvas pixels.
const leastVista = 14.0

// How high the strip of a vista is over the farm, how wide beside it, how wide its edge is, and how far
// vistas lie from each other and from all else.
const vistaHead, vistaSide, vistaEdge, vistaGap = 14.0, 56.0, 1.0, 4.0

// The room of a farm on a vista, in spaces of it: of the five and three that most farms have, and of
// the meadow and the roofs round them.
const vistaWide, vistaMost, vistaHigh = 5.0, 7.0, 3.2

// freeRooms are the boxes that the spaces and special cards of a grid leave of their room: beside the
// last of the spaces, and below it.
func (p *places) freeRooms(g grid) (rooms [2]ui.Rect) {
	last := g.cells[len(g.cells)-1]
	x, y, end := last.X+last.W, last.Y+last.H, p.spaces.Y+p.spaces.H
	for _, r := range append(g.cards[:len(g.cards):len(g.cards)], g.head) {
		switch {
		case r.W <= 0:
		case r.Y < y:
			x, y = math.Max(x, r.X+r.W), math.Max(y, r.Y+r.H)
		default:
			end = math.Min(end, r.Y-vistaGap)
		}
	}
	right := p.spaces.X + p.spaces.W
	return [2]ui.Rect{{X: x + vistaGap, Y: last.Y, W: right - x - vistaGap, H: end - last.Y},
		{X: p.spaces.X, Y: y + vistaGap, W: p.spaces.W, H: end - y - vistaGap}}
}

// vistaHeads are the places of the name on a vista: over the farm, or beside it.
var vistaHeads = [...]ui.Point{{Y: vistaHead}, {X: vistaSide}}

// layVistas lays out so many vistas, as large as one of the rooms lets them be: their names over them, or
// beside them where the room is too low for that, and fewer where a space of a farm would be too small.
func layVistas(rooms []ui.Rect, n int) []vista {
	for ; n > 0; n-- {
		for _, head := range vistaHeads {
			if list := largestVistas(rooms, n, head); list != nil {
				return list
			}
		}
	}
	return nil
}

// largestVistas are so many vistas in the room and the rows where they are largest, nil where they are
// too small everywhere.
func largestVistas(rooms []ui.Rect, n int, head ui.Point) (most []vista) {
	side := leastVista - 1
	for _, room := range rooms {
		for rows := 1; rows <= n; rows++ {
			if list, q := vistasIn(room, n, rows, head); q > side {
				most, side = list, q
			}
		}
	}
	return most
}

// vistasIn lays out so many vistas in a room, in so many rows, the strip of the name as wide as its X
// or as high as its Y, and gives how wide a space of a farm is on them.
func vistasIn(room ui.Rect, n, rows int, head ui.Point) (list []vista, q float64) {
	columns := (n + rows - 1) / rows
	w := (room.W+vistaGap)/float64(columns) - vistaGap
	h := (room.H+vistaGap)/float64(rows) - vistaGap
	beyond := ui.Point{X: head.X + 2*vistaEdge, Y: head.Y + 2*vistaEdge}
	q = math.Floor(math.Min((w-beyond.X)/vistaWide, (h-beyond.Y)/vistaHigh))
	w = math.Min(w, math.Floor(vistaMost*q)+beyond.X)
	h = math.Min(h, math.Floor((vistaHigh+1)*q)+beyond.Y)
	x := room.X + (room.W-w*float64(columns)-vistaGap*float64(columns-1))/2
	y := room.Y + (room.H-h*float64(rows)-vistaGap*float64(rows-1))/2
	for i := range n {
		v := vista{box: ui.Rect{X: x + (w+vistaGap)*float64(i%columns), Y: y + (h+vistaGap)*float64(i/columns),
			W: w, H: h}.Snap()}
		v.land = v.box.Inset(vistaEdge)
		v.head = v.land
		if head.Y > 0 {
			v.head.H = head.Y
		} else {
			v.head.W = head.X
		}
		v.land.X, v.land.W = v.land.X+head.X, v.land.W-head.X
		v.land.Y, v.land.H = v.land.Y+head.Y, v.land.H-head.Y
		list = append(list, v)
	}
	return list, q
}

// vistas are the farms of rivals that show in small, none while something lies over the spaces.
func (m farmPart) vistas() (list []vista) {
	if m.Hides(spacesPiece) || m.majors().covered() {
		return nil
	}
	rooms, rivals := m.at.freeRooms(m.grid), rivalsOf(m.s, m.own)
	list = layVistas(rooms[:], len(rivals))
	for i := range list {
		list[i].seat = rivals[i]
	}
	return list
}

// at is where the spaces of a farm lie on a vista, and how large each is: below the roofs, which reach
// above the first row.
func (v vista) at(f *farm.Farm) (at func(farm.Cell) ui.Rect, q float64) {
	in := v.land
	in.Y, in.H = in.Y+in.H*0.06, in.H*0.94
	return farmBox(f, in)
}

// vistaCell is where a space of a rival's farm shows in small, if it does.
func (m farmPart) vistaCell(seat rules.Seat, cell farm.Cell) (r ui.Rect, ok bool) {
	for _, v := range m.vistas() {
		if v.seat == seat {
			at, _ := v.at(&m.s.Player(seat).Farm)
			return at(cell), true
		}
	}
	return r, false
}

// rivalID and vistaID name the plate and the vista of a seat.
func rivalID(seat rules.Seat) string { return "rival " + strconv.Itoa(int(seat)+1) }
func vistaID(seat rules.Seat) string { return "vista " + strconv.Itoa(int(seat)+1) }
