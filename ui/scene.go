package ui

import "tilestead/input"

// A Scene is one screen.
type Scene interface {
	// Update takes one tick of input and returns the scene to show next: itself,
	// another, or nil to go back to the one below.
	Update(in input.Frame) (Scene, error)
	// Draw fills the display list for a canvas whose size is set already.
	Draw(c *Canvas)
	// Animating says whether the next frame may differ without any input.
	Animating() bool
}
