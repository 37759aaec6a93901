package ui

import "math"

// What the window and the software picture must agree on when they replay a
// display list.

// BoldShift is how many device pixels the second pass of bold text lies right
// of the first: one, because a whole canvas pixel closes the counters of M and
// N, and half a canvas pixel from S = 4. It is 0 where one device pixel is all
// of a canvas pixel: there the face's bold cut is drawn instead, once.
func BoldShift(s float64) int {
	if s < 2 {
		return 0
	}
	return int(math.Floor(s / 2))
}

// A NineStop ties a place of a stretched picture to a place of its source.
type NineStop struct{ At, From float64 }

// NineStops divides one side of an OpNine: from at it is size long with edges
// of corner each; the source is sourceSize long with edges of sourceCorner.
// Where the box is too short its edges share it.
func NineStops(at, size, corner, sourceSize, sourceCorner float64) [4]NineStop {
	corner = math.Min(corner, size/2)
	return [4]NineStop{{at, 0}, {at + corner, sourceCorner}, {at + size - corner, sourceSize - sourceCorner},
		{at + size, sourceSize}}
}
