package scenes

import (
	"tilestead/input"
	"tilestead/ui"
)

// A Table is the screen on which every title is played: it owns the match, the
// seats, the reel being played, the choice being made, the log and the panels
// that titles share. What differs is the Board's.
type Table struct {
	cfg TableConfig
}

// NewTable lays a table. The match goes on from where it is.
func NewTable(cfg TableConfig) *Table {
	return &Table{cfg: cfg}
}

// Update takes one tick.
func (t *Table) Update(in input.Frame) (Scene, error) { return t, nil }

// Draw fills the display list.
func (t *Table) Draw(c *ui.Canvas) {}

// Animating says whether the next frame may differ without any input.
func (t *Table) Animating() bool { return false }
