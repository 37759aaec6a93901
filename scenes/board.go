package scenes

import (
	"time"

	"tilestead/assets"
	"tilestead/rules"
	"tilestead/ui"
)

// A Board is the part of a table that differs from title to title: where
// things lie on screen, what a click can mean, how an event moves and what it
// is called. It keeps nothing but layout; positions come with the View.
type Board interface {
	// Frame lays out a canvas of w x h: where the map, the shared panels and the
	// buttons go.
	Frame(w, h float64, l ui.Layout, seats int) Frame
	// Draw draws v.State but for the shared panels (prompt, tools, log, buttons).
	Draw(c *ui.Canvas, v *View)
	// Targets lists the places where a click means something now, in keyboard
	// order. Every action in v.Picked must be reachable through them.
	Targets(v *View) []Target
	// Refusal says in one short sentence why nothing can be done at p, or "".
	Refusal(v *View, p ui.Point) string
	// Tip explains the object at p: a heading and lines; nil where nothing lies.
	Tip(v *View, p ui.Point) []string
	// Prompt says what the deciding seat is asked, and a short hint.
	Prompt(v *View) (ask, hint string)
	// Clip animates what happened; nil when there is nothing to see. v.State is
	// the position before the beat.
	Clip(v *View, b rules.Beat) Clip
	// Line is the beat as a line of the log; ok is false when it needs none.
	Line(v *View, before rules.State, b rules.Beat) (l Line, ok bool)
	// Confirm is a warning to show before a does something the seat may regret
	// (everybody returns pieces, the receiver gains nothing), or "".
	Confirm(v *View, a rules.Action) string
	// Reveals says whether undoing past the beat would take back chance.
	Reveals(b rules.Beat) bool
	// World is the extent of the map in board units, for panning and zooming.
	World(s rules.State) ui.Rect
	// Result lists what decided the game: a heading row and one row a seat.
	Result(s rules.State, w *assets.Words) (head []string, rows [][]string)
}

// A Frame is where things lie, in canvas pixels.
type Frame struct {
	Layout  ui.Layout
	Canvas  ui.Rect
	Prompt  ui.Rect
	Hint    ui.Rect   // zero: the hint follows the prompt
	Tools   []ui.Rect // undo, log/help, menu … from the left
	Log     ui.Rect
	Buttons []ui.Rect // up to four, for the targets that are buttons
	Map     ui.Rect   // what pans and zooms
	Title   ui.Rect   // the lettered name; zero where there is no room
}

// SeatInfo is who sits where.
type SeatInfo struct {
	Name string
	Look int    // index of palette.Seats
	Bot  string // level of the bot; "" for a person
}

// A Camera is how the map is looked at: the board unit in the middle of
// Frame.Map and canvas pixels per board unit.
type Camera struct {
	At    ui.Point
	Scale float64
}

// View is all a Board needs to know about the moment.
type View struct {
	Words   *assets.Words
	State   rules.State // the position to draw
	Seats   []SeatInfo
	Viewer  rules.Seat // whose hidden things may show
	Frame   Frame
	Camera  Camera
	Legal   []rules.Action // what the deciding person may do; empty when it is a bot or chance
	Picked  []rules.Action // those that the clicks so far leave
	Clicks  int            // how many clicks were made on this choice
	Hover   string         // ID of the target under the pointer or the keyboard focus
	Pointer ui.Point
	Now     time.Duration          // since the program began, for breathing marks
	Reduced bool                   // motion is reduced
	Hidden  func(what string) bool // a clip draws this piece itself; nil hides nothing
	Marked  string                 // what a clicked log entry points at
}

// A Target is a place to click. Clicking it keeps only the picked actions it fits.
type Target struct {
	ID      string // stable, such as "hex 1,-2" or "button recruit"
	Area    ui.Rect
	Near    float64 // also clickable this far outside Area's centre circle; 0: the rect
	Label   string  // on a button, and what is said for the keyboard
	Hint    string  // what a click costs and brings
	Button  int     // 1 to 4: drawn as that button of the frame; 0: on the board
	Primary bool    // the one primary button
	Fits    func(rules.Action) bool
}

// A Clip animates one beat; the board below it is drawn from the position before.
type Clip interface {
	// Length is how long the clip takes at normal speed.
	Length() time.Duration
	// Draw draws the moving things at t of Length; with reduced motion t jumps.
	Draw(c *ui.Canvas, v *View, t time.Duration)
	// Hides names the pieces the board must not draw meanwhile.
	Hides(what string) bool
}

// A Line is an entry of the log.
type Line struct {
	Seat rules.Seat // rules.Nature for what nobody did
	Text string
	Mark string // what to light up on the board when clicked
}
