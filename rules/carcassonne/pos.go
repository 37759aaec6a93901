package carcassonne

import "strconv"

// A Pos is a cell: X grows to the east, Y to the south; the start tile lies at 0,0.
type Pos struct{ X, Y int16 }

var offsets = [4]Pos{North: {0, -1}, East: {1, 0}, South: {0, 1}, West: {-1, 0}}

// Next is the neighbouring cell on side d.
func (p Pos) Next(d Side) Pos { return Pos{p.X + offsets[d].X, p.Y + offsets[d].Y} }

// touches says whether q is p or one of the eight cells round it.
func (p Pos) touches(q Pos) bool { return uint16(p.X-q.X+1) <= 2 && uint16(p.Y-q.Y+1) <= 2 }

func (p Pos) append(b []byte) []byte {
	b = strconv.AppendInt(b, int64(p.X), 10)
	return strconv.AppendInt(append(b, ','), int64(p.Y), 10)
}

// String is p as notation writes it, such as "-1,2".
func (p Pos) String() string { return string(p.append(nil)) }
