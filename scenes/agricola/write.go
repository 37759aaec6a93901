package agricola

import (
	"tilestead/assets/palette"
	"tilestead/ui"
)

// midline is the baseline of a line whose capitals have their middle at y.
func midline(r ui.Role, y float64) float64 { return y + r.Capital()/2 }

// bodyBase is how far the baseline of a line of words lies below its upper edge.
const bodyBase = 12.5

// writeHead writes a head of the stage with its middle at y, smaller where it is long.
func writeHead(c *ui.Canvas, x, y float64, text string, room float64) {
	role := ui.Prompt
	for _, smaller := range []ui.Role{ui.Name, ui.DenseBold, ui.Dense, ui.Tight, ui.Least} {
		if role.Width(text) > room {
			role = smaller
		}
	}
	c.Write(x, midline(role, y), role.Fit(text, room), role, palette.Ink)
}
