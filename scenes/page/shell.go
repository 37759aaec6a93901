// Package page holds what screens share: the Shell, which is all they have of
// the program, the head and the painted land of a page, the seats of a game,
// pictures of positions, and words for what goes wrong with a file.
package page

import (
	"strings"

	"tilestead/assets"
	"tilestead/rules"
	"tilestead/save"
	"tilestead/scenes/board"
	"tilestead/scenes/settings"
	"tilestead/scenes/think"
	"tilestead/sound/cue"
	"tilestead/ui"
)

// A Shell is what every screen has of the program. The program fills all of it
// before it makes the first screen; what may be nil says so.
type Shell struct {
	Words    *assets.Words // of the language chosen; changed in place
	Settings *settings.File
	Shelf    *save.Shelf
	Boards   map[string]func() board.Board // by title; a title without one cannot be played
	Levels   func(title string) []string   // of its bots, weakest first; nil: there are no bots
	// LevelsFor are those of them that play games of a set-up; nil: all do.
	LevelsFor func(set rules.Setup) []string
	NewSeed   func() uint64 // for games nobody gave a seed
	Today     func() string // the day that it is, such as 2026-11-25; "" when nobody knows
	Preset    Preset
	Version   string
	CanQuit   bool // there is something to leave to

	Say        func(kind ui.Kind, text string) // shows a notice, in place of the one before
	Cue        func(c cue.Cue)                 // is told what may be heard
	Focus      func(name string)               // is told what the keyboard's mark is on
	Announce   func(line string)               // reads a line aloud; nil: nobody listens
	Silent     func() error                    // why nothing can be heard, nil while all is well; nil: nobody knows
	Export     Exporter                        // nil: saved games stay where they are
	Choose     func()                          // lets the player choose a file; nil: files come only by being dropped
	Rasterizer Rasterizer                      // nil: pictures are made in memory
	// Copy puts text on the clipboard and tells done how it went, maybe later;
	// nil: there is no clipboard.
	Copy func(text string, done func(error))
	Go   Navigator
	// Review looks at the decisions of a seat in a finished game; nil: nobody does.
	Review func(m *rules.Match, seat rules.Seat) (*think.Review, error)

	// Par finds what a game for one seat could have brought, and ParLevel is the level that plays
	// for it in games of a set-up; nil: nobody does.
	Par      func(m *rules.Match) (*think.ParJob, error)
	ParLevel func(set rules.Setup) string
	Revision func(title string) string // tells bots from those of another version; nil: there are none

	// Unfinished goes on with what a screen that was left has not found out, while the title screen
	// shows, and says when that is done; nil: there is nothing.
	Unfinished func() (done bool)

	Name    string // of the screen that shows, as its head says; "" without one
	Blocked error  // why settings and games cannot be saved, when that was last tried
}

// A Navigator leads from screen to screen. Its methods give the scene to show
// next; those with an error give none then.
type Navigator interface {
	// Home is the title screen.
	Home() ui.Scene
	// Settings are the settings, over the screen that shows.
	Settings() ui.Scene
	// Setup is the set-up of a title, straight on the title screen, as the last one was and with
	// these modules besides.
	Setup(t *rules.Title, with ...string) ui.Scene
	// Learn is where somebody new to a title begins.
	Learn(t *rules.Title) ui.Scene
	// Teach is the lesson of a title that comes next, over the screen that shows.
	Teach(t *rules.Title) ui.Scene
	// Introductions are the lessons of a title that introduce modules, in the order of learning.
	Introductions(t *rules.Title) []Introduction
	// Puzzles are the puzzles of a title, over the screen that shows.
	Puzzles(t *rules.Title) ui.Scene
	// Stopped is the lesson that Teach would go on with.
	Stopped(t *rules.Title) Stopped
	// New begins a game, which becomes the running one of its title.
	New(t *rules.Title, set rules.Setup, seats []save.Seat) (ui.Scene, error)
	// Begin begins a game that was put together, in the same way.
	Begin(g *save.Game) (ui.Scene, error)
	// Resume goes on with the running game of a title, or asks before it takes
	// one over from another window.
	Resume(title string) (ui.Scene, error)
	// Past shows how the game that counted for a day came out. The error is fs.ErrNotExist where
	// that was not kept.
	Past(date string) (ui.Scene, error)
	// Load opens a game from outside the store, which becomes the running one.
	Load(data []byte) (ui.Scene, error)
	// LookBack steps through a game whose table lies below, from the position after so many
	// actions, with what a review says of its decisions, and comes back to a scene; nil when
	// there is no such table.
	LookBack(m *rules.Match, at int, review []think.Verdict, back ui.Scene) ui.Scene
	// Replace is next, in place of the screen that shows, not over it.
	Replace(next ui.Scene) ui.Scene
	// Quit leaves the program.
	Quit() ui.Scene
	// Relang shows every text in the language of the settings.
	Relang() error
}

// Stopped is how far a lesson has come that was left on the way: its number, and the step of
// so many at which it goes on, all from 1 on. The zero value: none was.
type Stopped struct{ Number, Step, Steps int }

// An Introduction is a lesson that introduces modules.
type Introduction struct {
	Modules []string // by ID, which no lesson before it is played with
	Done    func() bool
	Begin   func(back ui.Scene) ui.Scene // goes on where it was left; back where it cannot be laid
}

// A Preset is what a set-up is filled with from outside. The zero value changes
// nothing.
type Preset struct {
	Title   string            // whose set-up gets the modules and values
	Modules []string          // switched on
	Values  map[string]string // other parts of the set-up
	Bots    []string          // levels of seats 2 and on
	Seed    *uint64
}

// An Exporter hands the player a file. It says where the file lies, "" when
// only the player knows.
type Exporter func(name string, data []byte) (where string, err error)

// Hear passes on what a screen's kit has to be heard and read aloud.
func (sh *Shell) Hear(kit *ui.Kit) {
	sh.Focus(kit.FocusName())
	for _, c := range kit.TakeCues() {
		sh.Cue(c)
	}
}

// TitleWord is the name of a title.
func (sh *Shell) TitleWord(t *rules.Title) string { return sh.Words.Say(t.ID + ".title") }

// CopyText puts text on the clipboard and says whether it worked.
func (sh *Shell) CopyText(text string) {
	sh.Copy(text, func(err error) {
		if err != nil {
			sh.Say(ui.Failure, sh.Words.Say("app.uncopied", sh.Trouble(err)))
			return
		}
		first, _, _ := strings.Cut(text, "\n") // what is longer has no room
		sh.Say(ui.Success, sh.Words.Say("app.copied", first))
	})
}
