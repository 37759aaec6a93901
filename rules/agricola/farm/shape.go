package farm

// A shape is a connected set of cells of a farm without extension.
type shape struct {
	Cells  Mask
	Code   uint32 // as actions hold it, see pack
	Fences int8   // its perimeter
}

// Shapes are all connected sets of cells that are no room at the start: a
// pasture is one of them (6). Where a farm has been extended, they are looked
// for anew.
var Shapes = func() (list []shape) {
	VisitShapes(Board&^StartRooms, func(m Mask) {
		list = append(list, shape{m, Pack(m, Board), int8(m.Perimeter())})
	})
	return list
}()

// Pack is a set of cells of a farm as an action holds it: a bit for each space
// of the farm, in their order.
func Pack(cells, land Mask) (code uint32) {
	for bit := uint32(1); land != 0; bit <<= 1 {
		if cells.Has(land.Pop()) {
			code |= bit
		}
	}
	return code
}

// Unpack is the set of cells that pack made code of.
func Unpack(code uint32, land Mask) (cells Mask) {
	for ; code != 0; code >>= 1 {
		c := land.Pop()
		if code&1 != 0 {
			cells |= c.Mask()
		}
	}
	return cells
}
