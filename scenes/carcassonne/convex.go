package carcassonne

import "tilestead/ui"

// convex cuts a polygon into convex parts: ears are cut off and put together
// again as long as what comes of it stays convex. Lines that run to a hole and
// back are allowed.
func convex(pts []ui.Point) (parts [][]ui.Point) {
	pts = clockwise(pts)
	for len(pts) > 3 {
		i := ear(pts)
		n := len(pts)
		parts = join(parts, []ui.Point{pts[(i+n-1)%n], pts[i], pts[(i+1)%n]})
		pts = append(append([]ui.Point(nil), pts[:i]...), pts[i+1:]...)
	}
	return join(parts, pts)
}

// clockwise is a copy of a polygon in the order of the hands on screen.
func clockwise(pts []ui.Point) []ui.Point {
	out := append([]ui.Point(nil), pts...)
	area := 0.0
	for i, p := range out {
		q := out[(i+1)%len(out)]
		area += p.X*q.Y - q.X*p.Y
	}
	if area < 0 {
		for i, j := 0, len(out)-1; i < j; i, j = i+1, j-1 {
			out[i], out[j] = out[j], out[i]
		}
	}
	return out
}

// cross is above 0 where the way a, b, c turns clockwise.
func cross(a, b, c ui.Point) float64 {
	return (b.X-a.X)*(c.Y-b.Y) - (b.Y-a.Y)*(c.X-b.X)
}

// ear is the number of a corner that can be cut off: no other corner lies in
// it, at most on its edge where there is no better one.
func ear(pts []ui.Point) int {
	n, second := len(pts), 0
	for i := range pts {
		a, b, c := pts[(i+n-1)%n], pts[i], pts[(i+1)%n]
		turn := cross(a, b, c)
		if turn == 0 && a != c {
			return i
		}
		if turn <= 0 {
			continue
		}
		free, clear := true, true
		for _, p := range pts {
			if p == a || p == b || p == c {
				continue
			}
			least := min(cross(a, b, p), cross(b, c, p), cross(c, a, p))
			free, clear = free && least < 0, clear && least <= 0
		}
		if free {
			return i
		}
		if clear {
			second = i
		}
	}
	return second
}

// join adds a part, to the last one where both make a convex whole.
func join(parts [][]ui.Point, part []ui.Point) [][]ui.Point {
	if len(part) == 3 && cross(part[0], part[1], part[2]) <= 0 { // below 0 where an outline crosses itself
		return parts
	}
	if n := len(parts); n > 0 {
		if whole, ok := merge(parts[n-1], part); ok {
			parts[n-1] = whole
			return parts
		}
	}
	return append(parts, part)
}

// merge puts two parts that share an edge together if that is convex.
func merge(p, q []ui.Point) ([]ui.Point, bool) {
	for i := range p {
		a, b := p[i], p[(i+1)%len(p)]
		for j := range q {
			if q[j] != b || q[(j+1)%len(q)] != a {
				continue
			}
			var whole []ui.Point
			for k := range p {
				whole = append(whole, p[(i+1+k)%len(p)])
			}
			for k := 2; k < len(q); k++ {
				whole = append(whole, q[(j+k)%len(q)])
			}
			for k := range whole {
				if cross(whole[k], whole[(k+1)%len(whole)], whole[(k+2)%len(whole)]) < 0 {
					return nil, false
				}
			}
			return whole, true
		}
	}
	return nil, false
}
