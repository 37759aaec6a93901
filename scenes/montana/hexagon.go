package montana

import "tilestead/ui"

// band draws side i of a hexagonal ring between two radii.
func band(c *ui.Canvas, p ui.Point, i int, outer, inner float64, color ui.Color) {
	c.Poly(color, corner(p, outer, i), corner(p, outer, i+1), corner(p, inner, i+1), corner(p, inner, i))
}

// corner is corner i of a pointy-top hexagon, clockwise from the top.
func corner(p ui.Point, r float64, i int) ui.Point {
	at := [6][2]float64{{0, -1}, {0.866, -0.5}, {0.866, 0.5}, {0, 1}, {-0.866, 0.5}, {-0.866, -0.5}}[i%6]
	return ui.Point{X: p.X + at[0]*r, Y: p.Y + at[1]*r}
}
