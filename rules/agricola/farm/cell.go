package farm

import (
	"math/bits"
	"strconv"
)

// A Cell is a space of a farm. Cells are numbered row by row on a plane of
// stride columns, wide enough for two more rows or columns on any side of the
// board, as farmyard extensions may add them.
type Cell int8

// A Mask is a set of cells: bit c is Cell c.
//
// Cells at the two ends of a row are neighbours of no farm: it would need two
// extensions on either side, and there are two in all. So a shift by one never
// leaves the farm at one end to come back at the other.
type Mask uint64

const (
	Stride     = 9
	Beyond     = 2 // rows above, columns to the left of the board
	PlaneRows  = 7
	BoardRows  = 3
	boardCols  = 5
	MostSpaces = 19 // with both extensions
)

// At is the cell of a row and a column; the board's begin with 0, row 0 on top.
func At(row, col int) Cell { return Cell((row+Beyond)*Stride + col + Beyond) }

// Row and Col are where a cell lies.
func (c Cell) Row() int { return int(c)/Stride - Beyond }

// Col is the column of a cell.
func (c Cell) Col() int { return int(c)%Stride - Beyond }

// Mask is the set of that cell alone.
func (c Cell) Mask() Mask { return 1 << c }

// Append writes the cell as notation does.
func (c Cell) Append(b []byte) []byte {
	if c == CardBed {
		return append(b, "bed"...)
	}
	b = strconv.AppendInt(b, int64(c.Row()), 10)
	return strconv.AppendInt(append(b, ','), int64(c.Col()), 10)
}

// String is the cell as notation writes it, "row,column".
func (c Cell) String() string { return string(c.Append(nil)) }

// Board is the farm as it is printed.
var Board = func() (m Mask) {
	for r := range BoardRows {
		for c := range boardCols {
			m |= At(r, c).Mask()
		}
	}
	return m
}()

// StartRooms are the two rooms everybody begins with (3).
var StartRooms = At(1, 0).Mask() | At(2, 0).Mask()

// Size is how many cells m has.
func (m Mask) Size() int { return bits.OnesCount64(uint64(m)) }

// Has says whether a cell is in m.
func (m Mask) Has(c Cell) bool { return m>>c&1 != 0 }

// First is the lowest cell of m, which must not be empty.
func (m Mask) First() Cell { return Cell(bits.TrailingZeros64(uint64(m))) }

// Pop takes the lowest cell out of m.
func (m *Mask) Pop() Cell {
	c := m.First()
	*m &= *m - 1
	return c
}

// Beside are the cells next to those of m, those of m among them where they
// are neighbours.
func (m Mask) Beside() Mask { return m<<1 | m>>1 | m<<Stride | m>>Stride }

// Edges is how many edges the cells of m share with those of o.
func (m Mask) Edges(o Mask) int {
	return (m & (o << 1)).Size() + (m & (o >> 1)).Size() + (m & (o << Stride)).Size() + (m & (o >> Stride)).Size()
}

// Perimeter is how many edges bound m.
func (m Mask) Perimeter() int {
	return (m &^ (m << 1)).Size() + (m &^ (m >> 1)).Size() + (m &^ (m << Stride)).Size() + (m &^ (m >> Stride)).Size()
}

// part is the connected part of m that holds its lowest cell.
func (m Mask) part() Mask {
	p := m & -m
	for {
		q := p | p.Beside()&m
		if q == p {
			return p
		}
		p = q
	}
}

// Connected says whether m, which must not be empty, is in one piece.
func (m Mask) Connected() bool { return m.part() == m }

// VisitShapes calls visit once for each connected set of cells of m.
func VisitShapes(m Mask, visit func(Mask)) {
	for left := m; left != 0; {
		c := left & -left
		left &^= c
		growShape(c, c.Beside()&left, left, visit)
	}
}

// growShape visits shape and all that it grows into by cells of next and what
// lies beside them among free; a cell that was left out stays out.
func growShape(shape, next, free Mask, visit func(Mask)) {
	visit(shape)
	for next != 0 {
		c := next & -next
		next &^= c
		free &^= c
		growShape(shape|c, (next|c.Beside())&free, free, visit)
	}
}

// CardBed is the space of a field that is a card, for vegetables only: a cell that
// no farm has.
const CardBed Cell = 63
