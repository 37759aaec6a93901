package board

import (
	"time"

	"tilestead/ui"
)

// ButtonsPiece names the buttons, which a clip hides that something crosses on its way.
const ButtonsPiece = "buttons"

// A Clip animates one beat; the board below it is drawn from the position before.
type Clip interface {
	// Length is how long the clip takes at normal speed.
	Length() time.Duration
	// Draw draws the moving things at t of Length; with reduced motion t jumps.
	Draw(c *ui.Canvas, v *View, t time.Duration)
	// Hides names the pieces the board must not draw meanwhile.
	Hides(what string) bool
	// Shaking is for how long from its beginning the map shakes, at normal speed;
	// with reduced motion nothing ever shakes.
	Shaking() time.Duration
	// Cues are what is heard and when, in the order of time.
	Cues() []ClipCue
}

// A ClipCue is a cue of package cue at a time of a clip, at normal speed.
type ClipCue struct {
	At   time.Duration
	Name string
	// Pan is where it happens, -1 at the left edge of the canvas to 1 at the right,
	// unless the map shows what its line is about.
	Pan  float64
	Rise float64 // half tones higher than usual
	Lost bool    // what is named is paid, lost or thrown away
}
