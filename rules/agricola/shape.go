package agricola

// A shape is a connected set of cells of a farm without extension.
type shape struct {
	cells  Mask
	code   uint32 // as actions hold it, see pack
	fences int8   // its perimeter
}

// shapes are all connected sets of cells that are no room at the start: a
// pasture is one of them (6). Where a farm has been extended, they are looked
// for anew.
var shapes = func() (list []shape) {
	visitShapes(board&^startRooms, func(m Mask) {
		list = append(list, shape{m, pack(m, board), int8(m.perimeter())})
	})
	return list
}()

// pack is a set of cells of a farm as an action holds it: a bit for each space
// of the farm, in their order.
func pack(cells, land Mask) (code uint32) {
	for bit := uint32(1); land != 0; bit <<= 1 {
		if cells.Has(land.pop()) {
			code |= bit
		}
	}
	return code
}

// unpack is the set of cells that pack made code of.
func unpack(code uint32, land Mask) (cells Mask) {
	for ; code != 0; code >>= 1 {
		c := land.pop()
		if code&1 != 0 {
			cells |= c.mask()
		}
	}
	return cells
}
