package table

import (
	"time"

	"tilestead/assets"
	"tilestead/rules"
	"tilestead/scenes/board"
	"tilestead/scenes/settings"
	"tilestead/scenes/think"
	"tilestead/sound/cue"
	"tilestead/ui"
)

// A Config is all a table needs. Match, Board, Seats and Words are
// required; hooks may be nil.
type Config struct {
	Match *rules.Match // new, or loaded in the middle of a game
	Board board.Board
	Seats []board.SeatInfo // one a seat; Bot is "" for a person
	Bots  []think.Thinker  // one a seat; nil for a person
	Words *assets.Words

	// Options is read at the start of every tick, so that settings changed
	// meanwhile count; nil is the zero TableOptions.
	Options func() settings.TableOptions
	// SetSpeed is told that the player chose a speed at the table; what Options
	// gives afterwards should agree.
	SetSpeed func(settings.Speed)
	// Clock is the time that bots' deadlines are taken from: time.Now. Without
	// it bots think in this tick until they have decided.
	Clock func() time.Time
	// Inline makes bots think in slices inside Update instead of beside it, as
	// they always do in the browser.
	Inline bool

	// Saved is called after every action and every undo, before anything of it
	// is shown.
	Saved func(*rules.Match)
	// Kept says whether what Saved was told last is safe: only then chance follows a
	// decision. nil: it always is.
	Kept func() bool
	// Unsaved says that the game cannot be saved; nil: it always can.
	Unsaved func() bool
	// Assisted is called when a person has got help: a hint, or took back more
	// than fair undo does.
	Assisted func()
	// Finished is called once when the game is over and its last reel has
	// played; the scene it gives is shown next, nil stays at the table.
	Finished func(*rules.Match) ui.Scene
	// GivenUp is called when the players give up and agreed to it.
	GivenUp func(*rules.Match) ui.Scene
	// Close ends the program, for a window that is closed in the middle of a turn.
	Close func()
	// Left is called when the table is left; the game can be resumed from what
	// was saved. A nil scene goes back to the one below.
	Left func(*rules.Match) ui.Scene
	// Keep saves the game as it is beside the others and gives the scene that
	// shows it; nil: games are not saved.
	Keep func() ui.Scene
	// Announce is told what the prompt asks and what the log says, for those
	// who cannot see the table; nil: nobody listens.
	Announce func(line string)
	// Quip is what a rival says at a moment, behind its name, "" for somebody who says
	// nothing; nil: nobody does.
	Quip func(seat rules.Seat, at board.Moment) string
	// Notes are what the guide explains, none where the player has played often enough.
	Notes Notes
	// Copy puts text on the clipboard; nil: there is none.
	Copy func(text string)
	// Help and Settings make the scenes that the menu and the tools open.
	Help, Settings func() ui.Scene
	// Branch makes the scene for a game that goes on from an earlier position of
	// this one; this one is to be kept. Where it cannot be, it says why in the player's words.
	// nil: that cannot be done.
	Branch func(*rules.Match) (next ui.Scene, why string)
	// Advisor answers who asks for a hint; nil: there are none.
	Advisor think.Advisor
	// Reference makes the scene that explains an entry of the rules; see board.About.
	Reference func(topic string) ui.Scene
	// Coach leads the person through a lesson or a puzzle; nil in games.
	Coach Coach
	// Cue is told what may be heard, such as "click" or "refuse".
	Cue func(c cue.Cue)
}

// A Coach leads the person at a table through a lesson, or sets a puzzle.
type Coach interface {
	// Name is what the lesson or puzzle is called.
	Name() string
	// Waits says that the game must wait: something is to be read first.
	Waits() bool
	// Allow gives those of the legal actions that the lesson lets the person do.
	Allow(s rules.State, legal []rules.Action) []rules.Action
	// Other is what is said to whoever tries something else.
	Other() string
	// Undo says why nothing is taken back, by a key of the texts; "" where that may be.
	Undo() (why string)
	// Roll is what chance brings. The error says what the lesson lacks.
	Roll(s rules.State) (rules.Action, error)
	// Did is told that an action was done, but for those that the table does
	// for the person.
	Did()
	// Lay lays out what the coach says, over the table.
	Lay(k *ui.Kit, t *Table)
	// Box is where that lies, zero while nothing is said.
	Box() ui.Rect
}

// Notes say what the guide of a title has explained already.
type Notes struct {
	Told func(id string) bool // whether a note was told before; nil: no note is told
	Tell func(id string)      // keeps that it is told now
}
