// Package board is what a title's table must and may offer to be played on a
// screen, and what it is shown: the Board with its Offers, the View, the Targets
// of clicks, the Clips of what happens, the entries of a rules reference.
package board

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
	// Frame lays out a canvas of w x h for the game that s is of, the same in all its
	// positions: where the map, the shared panels and the buttons go. The table draws
	// the cloth, the lettered title, prompt, tools, log and buttons; the board draws
	// everything else.
	Frame(w, h float64, l ui.Layout, s rules.State) Frame
	// Draw draws v.State but for the shared panels (prompt, tools, log, buttons).
	Draw(c *ui.Canvas, v *View)
	// Targets lists the places where a click means something now, in keyboard
	// order. Every action in v.Picked must be reachable through them. While
	// v.Legal is empty it may still list buttons that are Off; where it gives nil
	// the buttons there were stay, pale. It must depend on nothing in v that
	// changes with the pointer (Hover, Pointer, Now, Breath).
	Targets(v *View) []Target
	// About is what there is to know of what lies at p.
	About(v *View, p ui.Point) About
	// Prompt says what the deciding seat is asked, and a short hint.
	Prompt(v *View) (ask, hint string)
	// Name says what a legal action is, in a few words such as "Settle the river
	// meadow"; "" where the label of what is clicked for it does.
	Name(v *View, a rules.Action) string
	// Clip animates what happened; nil when there is nothing to see. v.State is
	// the position before the beat.
	Clip(v *View, b rules.Beat) Clip
	// Line is the beat as a line of the log; ok is false when it needs none.
	Line(v *View, before rules.State, b rules.Beat) (l Line, ok bool)
	// Confirm is a warning to show before a does something the seat may regret
	// (everybody returns pieces, the receiver gains nothing), or "".
	Confirm(v *View, a rules.Action) string
	// Result lists what decided the game: a heading row and one row a seat.
	Result(s rules.State, w *assets.Words) (head []string, rows [][]string)
	// Offers is what the board may be besides; it is asked once.
	Offers() Offers
}

// About is what there is to know of a point of the canvas.
type About struct {
	Tip     []string // what lies there: a heading and lines; nil where nothing does
	Told    bool     // the board itself writes all of the Tip on the table now: no tip repeats it
	Refusal string   // in one short sentence why nothing can be done there, or ""
	Evident bool     // why not is plain to see: a tip leaves out the Refusal, which only a click brings
	Topic   string   // the entry of the rules reference about it, or about what is asked; "" for none
	// RefusalTopic is the entry behind the Refusal; "" where that is Topic.
	RefusalTopic string
	// Card shows what lies there large, in place of the Tip; nil where words do.
	Card *Card
	// Clear is what a tip keeps off, zero: the pointer alone.
	Clear ui.Rect
}

// A Card is a thing that is shown large while it is pointed at. A right click keeps
// it on the table.
type Card struct {
	Wide, High float64 // canvas pixels
	Draw       func(c *ui.Canvas, r ui.Rect)
}

// A Frame is where things lie, in canvas pixels.
type Frame struct {
	Layout ui.Layout
	Canvas ui.Rect
	Prompt ui.Rect
	Hint   ui.Rect // zero: the hint follows the prompt
	Undo   ui.Rect // zero: undo has no button with a word, only its tool
	// from the left: 2 undo menu; 3 undo help menu; 4 undo speed help menu; 5 undo log speed help menu
	Tools   []ui.Rect
	Log     ui.Rect   // zero: no log on the table, only the whole one
	Columns int       // of the log; 0: as many as there is room for
	Flow    bool      // turns of the log follow each other in a row; else each has its own
	Plates  []ui.Rect // of the seats, in their order
	Buttons []ui.Rect // up to six, for the targets that are buttons
	Map     ui.Rect   // what pans and zooms
	Table   ui.Rect   // the Map with what lies beside it on the same cloth; zero: the Map
	Coach   ui.Rect   // where a coach's words lie best, at its foot; zero: at the map's corner
	Title   ui.Rect   // the lettered name; zero where there is no room
}

// Field is where there is room over the board: the map with what lies beside it on its cloth, all
// of the canvas where there is none.
func (f *Frame) Field() ui.Rect {
	if f.Table.W > 0 {
		return f.Table
	}
	if f.Map.W <= 0 {
		return f.Canvas
	}
	return f.Map
}

// Notice is where a message of the program may lie over the table: below the prompt, so that
// it hides neither what is asked nor the log.
func (f *Frame) Notice() ui.Rect {
	r, below := f.Field(), f.Prompt.Y+f.Prompt.H+6
	return ui.Rect{X: r.X, Y: below, W: r.W, H: r.Y + r.H - below}
}

// SeatInfo is who sits where.
type SeatInfo struct {
	Name string
	Look int    // index of palette.Seats
	Bot  string // level of the bot; "" for a person
	Face string // the sprite of a rival's portrait; "" for all others
}

// A Camera is how the map is looked at: the board unit in the middle of
// Frame.Map and canvas pixels per board unit. A board point p lies at
// Frame.Map.Center() + (p-At)*Scale on the canvas.
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
	Hover   string         // ID of the target under the pointer or the keyboard focus; the board shows it
	Pointer ui.Point
	Now     time.Duration          // since the program began; the table redraws at rest only while something moves
	Breath  float64                // opacity of marks on what is legal, 0.6 to 1; three breaths, then it stays 1
	Held    string                 // ID of the target whose piece is drawn at Pointer, which carries it; "" for none
	Reduced bool                   // motion is reduced
	Hidden  func(what string) bool // a clip draws this piece itself; nil hides nothing
	Marked  string                 // what a clicked log entry points at
	Traced  string                 // what the log entry under the pointer points at
	Lit     []string               // marks of all that is lit besides, on a picture
	Desk    any                    // what the viewer has arranged, nil outside a table; see Offers.Desk
	Draft   Draft                  // what the player has put together of the choice; nil for nothing
	Before  Draft                  // the draft before it was last preset
	Turning float64                // how far the turning has come that shows it, 0 to 1
	Asked   rules.Action           // what the player is asked about once more, or 0; the board may show it as done
	Chosen  string                 // ID of the target that the table clicks by itself in a moment, "" for none
	Under   string                 // what lies under the pointer, in the words of Offers.Under
	Life    int                    // counts the steps of what lives on the board, see Offers.Lives; 0: all is still
	Lens    string                 // ID of the lens looked through, "" for none; see Offers.Lenses
	Poster  bool                   // a picture to keep is drawn: nothing is marked on it
	Desks   map[rules.Seat]any     // on that: what each seat had arranged, as far as it is known
	Receipt rules.State            // the position before what Offers.Receipt names, until the player acts; nil: none
	News    rules.State            // unless speed is normal: the position before the others played, nil for none
	Missed  []rules.Event          // what has happened since then
	Advised bool                   // numbers on the board are those of advice: digits mean these, no targets
	Judged  bool                   // a decision that was made is looked at: what its seat has is to be seen
	Purist  bool                   // no help: what a choice would bring and what others have at stake is not told
}

// SpaceKey is the Key of the target that Space clicks.
const SpaceKey = 10

// A Deed is what was foreseen as the answer to what is asked, by the Key of its prompt: an action,
// or what the choice is narrowed to, where anything fits.
type Deed struct {
	Asked  string
	Action rules.Action
	Fits   func(rules.Action) bool // in place of an action
}

// A Target is a place to click. Clicking it keeps only the picked actions that it
// Fits and that the draft allows which it Sets; when one is left it is done,
// unless the click only Opens a choice. A click that changes nothing of what is
// picked, and Fits nothing, decides nothing: it presets the choice, or Looks.
type Target struct {
	ID   string // stable, such as "hex 1,-2" or "button recruit"
	Area ui.Rect
	// above 0: a circle round Area's middle, this much wider than half Area's height; where several overlap
	// the nearest middle wins. 0: the rect
	Near    float64
	Clear   ui.Rect       // what a tooltip about it keeps off, zero: its Area
	OnMap   bool          // moves with the map: only what shows of it in Frame.Map counts, and a drag on it pans
	Label   string        // on a button, and what is said for the keyboard
	Hint    string        // what a click costs and brings; several lines, the first is the head
	Tell    func() string // instead of Hint, where finding it takes work: asked when it is to show
	Button  int           // 1 to 6: drawn as that button of the frame, Area is not read; 0: on the board
	Primary bool          // the one primary button; Enter presses it
	Opens   bool          // leads on to another click, also when a single action is left
	Off     string        // why it cannot be used now: it shows pale, Fits is not read
	Key     int           // 1 to 9: the digit that clicks it, before any button; SpaceKey; 0: none
	Fits    func(rules.Action) bool
	Then    []Deed            // what is done after the action that a click has come to
	Sets    func(Draft) Draft // changes the draft; what is set and what it Fits are one step to take back
	Looks   func(any) any     // changes the viewer's desk, also in others' turns
	Backs   bool              // takes the last click back, before it does what it Fits
	Begun   bool              // a button: what it begins is being put together, so it looks pressed
	Stroke  string            // "" or what a held drag paints: it clicks each target of it that it crosses, once
	Ghosts  bool              // while it is pointed at shows what a click does: a finger points first, then clicks
	Twin    bool              // a second place of another target: the pointer alone finds it
	Lifts   bool              // a piece: pressing clicks it, releasing clicks what lies below or takes it back
}
