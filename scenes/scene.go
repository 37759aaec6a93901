// Package scenes holds the screens that all titles share: the title screen,
// set-up, the table and its panels, settings, results. A title adds a Board.
// Nothing here knows a device; scenes read input.Frame and fill a ui.Canvas.
package scenes

import (
	"tilestead/input"
	"tilestead/ui"
)

// A Scene is one screen.
type Scene interface {
	// Update takes one tick of input and returns the scene to show next: itself,
	// another, or nil to go back to the one below.
	Update(in input.Frame) (Scene, error)
	// Draw fills the display list for a canvas whose size is set already.
	Draw(c *ui.Canvas)
	// Animating says whether the next frame may differ without any input.
	Animating() bool
}
