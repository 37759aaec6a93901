package board

import (
	"tilestead/input"
	"tilestead/rules"
	"tilestead/ui"
)

// A Discreet is a Board that knows where a tip by itself says why nothing can be
// done at p: it leaves out the Refusal, which only a click brings.
type Discreet interface {
	Evident(v *View, p ui.Point) bool
}

// A Homer is a Board that says how the map is looked at first and after Home.
// Without it the World is fitted into Frame.Map.
type Homer interface {
	Home(v *View) Camera
}

// A Locator is a Board that knows where on the map a log entry's Mark or a
// target's ID is, in board units, so that the table can bring it into sight.
type Locator interface {
	Locate(v *View, mark string) (ui.Point, bool)
}

// Dials are what a player has set for a choice without deciding anything yet:
// how the tile in hand is turned, which piece is meant. All are 0 when a choice
// begins.
type Dials [2]int8

// A Dialled is a Board whose choices have dials.
type Dialled interface {
	// Turn is how the dials stand once what is in hand is turned by steps,
	// clockwise above 0; ok is false while there is nothing to turn.
	Turn(v *View, steps int) (d Dials, ok bool)
	// Aim is how the dials must stand for a to be clicked.
	Aim(v *View, a rules.Action) Dials
}

// A Pointed is a Board that shows what lies under the pointer, whether it can
// be clicked or not. Under names it; the table draws anew when the name changes.
type Pointed interface {
	Under(v *View, p ui.Point) string
}

// A Zoomer is a Board that says between which scales its map may be zoomed.
type Zoomer interface {
	Zoom(v *View) (least, most float64)
}

// A Namer is a Board that can say what a legal action is, in a few words such
// as "Settle the river meadow".
type Namer interface {
	Name(v *View, a rules.Action) string
}

// A Topical is a Board that knows which entry of the rules reference is about
// what lies at p, or about why nothing can be done there; "" for none. Reasons
// of hints are named after their entries.
type Topical interface {
	Topic(v *View, p ui.Point) string
}

// A Refuser is a Board that knows which entry of the rules reference is behind
// what its Refusal at p says; "" where that is the entry for what lies there.
type Refuser interface {
	RefusalTopic(v *View, p ui.Point) string
}

// A Valuer is a Board of a title whose unit is small: up to MostTold hundredths
// of it are told in numbers.
type Valuer interface{ MostTold() int }

// A Lens shows more about the position while its key is held or its button is
// on. Who plays without help has none.
type Lens struct {
	ID    string
	Key   input.Key
	Icon  string
	Label string
	Area  ui.Rect // of its button
}

// A Lensed is a Board with lenses; it draws what View.Lens names.
type Lensed interface {
	Lenses(v *View) []Lens
}

// A Lively is a Board on which little things move while nothing happens: smoke,
// a flag. Lives says whether there are any.
type Lively interface {
	Lives(v *View) bool
}

// A Musical board has music of its own.
type Musical interface {
	// Music is the cue that asks for it.
	Music() string
}

// A Tracker is a Board whose title counts points while it is played: how they
// grew shows those, not what the end would have brought.
type Tracker interface {
	Points(s rules.State, seat rules.Seat) rules.Points
}

// A ScoreKind is what points are for: the What of rules.Item.
type ScoreKind struct {
	ID    string
	Name  string
	Icon  string
	Color ui.Color
}

// An Itemised is a Board whose title scores for several things. A head of its
// Result that is the name of a kind shows the kind's icon.
type Itemised interface {
	ScoreKinds(v *View) []ScoreKind
}

// A Mapped is a Board that knows what of its map belongs on a picture of it, in
// board units; of others all of the World does.
type Mapped interface {
	Land(s rules.State) ui.Rect
}
