package board

import (
	"tilestead/assets"
	"tilestead/input"
	"tilestead/rules"
	"tilestead/ui"
)

// Offers is all that a Board may be besides: what the zero value lacks, the
// title does not have. A Board is asked for it once.
type Offers struct {
	// Music is the cue of the music at a position; nil: that of all tables.
	Music func(s rules.State) string
	// HintLimit is the size, in hundredths of the title's unit, from which a hint says that an
	// action is far behind instead of giving a number; 0: the usual one.
	HintLimit int

	// Advise says in sentences what an action of the seat to decide brings, what
	// matters most first; weight is how much an advisor makes of a reason of a
	// hint, in hundredths of the title's unit. nil: hints name their reasons only.
	Advise func(v *View, a rules.Action, weight func(reason string) int) []string

	// Ahead is Advise of an action that the next one of a way follows: it leaves out what Advise says
	// of that. nil: nothing would be said twice.
	Ahead func(v *View, a, next rules.Action, weight func(reason string) int) []string

	// Declines says that an action of a line leaves out what could be done, so that it is no
	// reason for the line; nil: none does.
	Declines func(a rules.Action) bool

	// Under names what lies under the pointer and shows so, whether it can be
	// clicked or not; the table draws anew when the name changes.
	Under func(v *View, p ui.Point) string
	// Shown is what is read on the table that tips keep off, besides what can be clicked; nil:
	// nothing is.
	Shown func(v *View) ui.Shown
	// Aside is where a hint may lie beside all that can be clicked, also taller at its upper
	// end. nil: over the log, or along the edge of the map.
	Aside func(v *View) ui.Rect
	// OverLog says that what is to be chosen lies in place of the small log, which then does not
	// show; nil: nothing ever does.
	OverLog func(v *View) bool
	// Plate is where the board tells something in words over the map, which a hint leaves to
	// be read; empty: nowhere now. nil: nowhere ever.
	Plate func(v *View) ui.Rect
	// Hidden is how much of the land a hint at r would hide, in square canvas pixels; nil: it
	// does not matter where on the map a hint lies.
	Hidden func(v *View, r ui.Rect) float64
	// Quiet are places off the map where nothing is read, so that what a rival says may lie there,
	// the best first; nil: there are none.
	Quiet func(v *View) []ui.Rect
	// Depict is what an action looks like in a hint whose events show no picture, at most two;
	// nil: every action has such events.
	Depict func(v *View, a rules.Action) []Glyph
	// Ghost draws on the table what an action puts there, before it is done, and gives
	// where that is numbered; ok is false where it puts nothing there. c is nil where only
	// that is asked. nil: nothing ever is.
	Ghost func(c *ui.Canvas, v *View, a rules.Action) (at ui.Point, ok bool)
	// Lives says whether little things move on the board while nothing happens:
	// smoke, a flag. See View.Life.
	Lives func(v *View) bool
	// Lenses are what can be looked through; the board draws what View.Lens names.
	Lenses func(v *View) []Lens

	// Receipt says whether what was there before an event is to be seen until the player acts, so
	// that it can be read again how it came to what there is; see View.Receipt. nil: nothing is.
	Receipt func(e rules.Event) bool

	// Obvious is the only sensible answer to what the seat to decide is asked, where
	// everything for it lies ready: after a moment in which it can be stopped the table
	// clicks it by itself. ok is false where there is something to think about. nil: there
	// always is.
	Obvious func(v *View) (a rules.Action, ok bool)
	// Regret is a warning of what an action leaves undone that the seat could still
	// have, or ""; what names the oversight, of each of which a game is warned once.
	// nil: there is none.
	Regret func(v *View, a rules.Action) (what, warning string)

	// Art says whether a game of that setup may show what lies on a group of the title's
	// sheets, such as "calm-inns"; nil: any game may show all of them.
	Art func(set rules.Setup, group string) bool

	// Face is the card of a number; nil: there are no cards that are chosen before a game.
	Face func(card string, w *assets.Words) Face

	// Length says in a few words how long a game of that setup gets, "" of one that cannot be
	// played; nil: that is not said.
	Length func(w *assets.Words, set rules.Setup) string
	// Round is which round of the game a position is in, from 1 on; nil: the game has turns only.
	Round func(s rules.State) int
	// Nth tells in the title's own count which turn begins in a position; nth is the number of
	// that turn among those of its seat, in the round where there are rounds. nil: that number.
	Nth func(w *assets.Words, s rules.State, nth int) string
	// Left is how much is left of what the end of the game waits for, such as tiles; nil: that
	// tells nothing.
	Left func(s rules.State) int

	Map     Map
	Desk    Desk
	Drafts  Drafts
	Score   Score
	Quips   Quips
	Rules   Reference
	Lessons Lessons
}

// Sheets are those that a game of that setup draws from.
func (o *Offers) Sheets(set rules.Setup) []int {
	return assets.SheetsOf(set.Title, func(group string) bool { return o.Art == nil || o.Art(set, group) })
}

// A Map is what pans and zooms in Frame.Map. One without a World neither pans
// nor zooms.
type Map struct {
	// World is the extent of the map in board units.
	World func(s rules.State) ui.Rect
	// Home says how the map is looked at first and after Home; nil fits the World
	// into Frame.Map.
	Home func(v *View) Camera
	// Sight is what of Frame.Map is under nothing else, on the canvas; nil: all.
	Sight func(v *View) ui.Rect
	// Hides says that something that must be seen is out of sight or under something, as the map
	// is looked at; nil: all of the World must be in sight.
	Hides func(v *View) bool
	// Counted is the Sight while the end of the game is counted over the map; nil:
	// nothing is.
	Counted func(v *View) ui.Rect
	// Zoom says between which scales it may be zoomed; nil: round the fitted one.
	Zoom func(v *View) (least, most float64)
	// Locate is where on the map a log entry's Mark or a target's ID is, in board
	// units, so that the table can bring it into sight.
	Locate func(v *View, mark string) (ui.Point, bool)
	// Land is what of the map belongs on a picture of it, in board units; nil: all
	// of the World.
	Land func(s rules.State) ui.Rect
}

// Extent is the World, nothing where there is none.
func (m *Map) Extent(s rules.State) ui.Rect {
	if m.World == nil {
		return ui.Rect{}
	}
	return m.World(s)
}

// Pictured is the Land, all of the World where a board tells no other.
func (m *Map) Pictured(s rules.State) ui.Rect {
	if m.Land == nil {
		return m.Extent(s)
	}
	return m.Land(s)
}

// A Lens shows more about the position while its key is held or its button is
// on. Who plays without help has none.
type Lens struct {
	ID    string
	Key   input.Key
	Icon  string
	Label string
	Area  ui.Rect // of its button

	// Covers is the sheet that it lays over the table, if it does: what lies below cannot be
	// clicked, and a click on it puts it away.
	Covers ui.Rect
}

// Score is how a title counts.
type Score struct {
	// Points are those counted while it is played: how they grew shows those, not
	// what the end would have brought. nil: none are.
	Points func(s rules.State, seat rules.Seat) rules.Points
	// Race: a change of the lead is told in the log, by those points.
	Race bool
	// Chances: a review of a game counts chances to win, not points.
	Chances bool
	// Luck is the text of what chance brought a seat, as a review tells it, with the amount as {1}; one
	// with ".head" behind it stands over the bars of all seats. "": a review tells none.
	Luck string
	// Kinds are the several things it scores for.
	Kinds func(v *View) []ScoreKind
	// Verdict says over the result of a whole game how it ended, "" where that is who
	// won. nil: it always is.
	Verdict func(v *View) string
	// Heads are icons that stand for the heads of the Result, some for each, where
	// there are none the head itself; nil: none are.
	Heads func(v *View) [][]string
	// Sources are what seats have scored for in a match, whose last position v shows; nil: that is
	// not told.
	Sources func(v *View, m *rules.Match) []Source
	// Yields are what the cards of a game gave to whom, by seat; nil: there are no cards.
	Yields func(v *View, m *rules.Match) [][]Yield
}

// A Source is something for which a seat has scored.
type Source struct {
	Seat   rules.Seat
	Head   int // the head of the Result under which it is counted, from 1
	Points int
	Text   string // what it was, and how it came to its points
	Final  bool   // scored at the end of the game
	Mark   string // what of the map it is, as a log entry marks it; "" for none
}

// Leader is the seat with the most points, how many those are, and whether no other has as
// many.
func (c *Score) Leader(s rules.State) (leader rules.Seat, most rules.Points, alone bool) {
	leader = rules.Nobody
	for seat := range rules.Seat(s.Players()) {
		switch n := c.Of(s, seat); {
		case leader == rules.Nobody || n > most:
			leader, most, alone = seat, n, true
		case n == most:
			alone = false
		}
	}
	return leader, most, alone
}

// Of is how many points a seat has.
func (c *Score) Of(s rules.State, seat rules.Seat) rules.Points {
	if c.Points == nil {
		return rules.Total(s, seat)
	}
	return c.Points(s, seat)
}

// A Yield is what a card in front of a seat gave over a game.
type Yield struct {
	Name    string
	Picture Glyph
	Gave    []Glyph // nothing for none
	Text    string  // the same in words
}

// A ScoreKind is what points are for: the What of rules.Item.
type ScoreKind struct {
	ID    string
	Name  string
	Icon  string
	Color ui.Color
}

// A Reference is a title's rules to look things up in; there is none without
// Topics.
type Reference struct {
	// Topics are all entries, in the order of the page.
	Topics []Topic
	// TopicOf is the entry for a stable key of the board, such as a prompt's or
	// the reason of a hint; "" when there is none.
	TopicOf func(key string) string
	// Picture shows a topic in about w canvas pixels on a canvas of scale s.
	Picture func(topic string, words *assets.Words, l ui.Layout, w, s float64) Picture
}

// Lessons are those of a title; there are none without Scripts.
type Lessons struct {
	// Scripts are the lessons' scripts, in the order of learning; see LessonsIn.
	Scripts func() []string
	// Guide is the piece that speaks in them.
	Guide string
	// Spot is where a thing lies that a lesson points at, such as "disc"; "stage"
	// is what should be seen whole: what has opened over the rest, or what moves most, and
	// "score" where points are counted on the table.
	Spot func(v *View, name string) (at ui.Rect, ok bool)
	// Notes are what the guide explains in first games, what matters most first.
	Notes []Note
}

// A Note is something of the game that its guide explains once, to whoever meets it in one of the first
// games. Its text is TITLE.note.ID.
type Note struct {
	ID string
	// Meets says whether a seat meets it where it decides.
	Meets func(s rules.State, seat rules.Seat) bool
}

// HintRoom is how wide the sentences of [Offers.Advise] are set at least, in canvas pixels.
const HintRoom = 306
