package agricola

import "tilestead/ui"

// midline is the baseline of a line whose capitals have their middle at y.
func midline(r ui.Role, y float64) float64 { return y + r.Capital()/2 }

// bodyBase is how far the baseline of a line of words lies below its upper edge.
const bodyBase = 12.5
