// Package scenes is the program but for its device: an App holds the screens on
// top of each other, leads from one to the next, and keeps the running game. The
// screens themselves are in the packages below; a title adds a board.Board.
// Nothing here knows a device; scenes read input.Frame and fill a ui.Canvas.
package scenes

import (
	"cmp"
	"fmt"
	"time"

	"tilestead/assets"
	"tilestead/input"
	"tilestead/rules"
	"tilestead/save"
	"tilestead/scenes/board"
	"tilestead/scenes/page"
	"tilestead/scenes/screens"
	"tilestead/scenes/settings"
	"tilestead/scenes/think"
	"tilestead/sound/cue"
	"tilestead/titles"
	"tilestead/ui"
)

// AppOptions are what the program is started with. The zero value is a
// program without boards that keeps nothing.
type AppOptions struct {
	Store  save.Store                    // nil keeps nothing
	Boards map[string]func() board.Board // by title; a title without one cannot be played
	Levels func(title string) []string   // of its bots, weakest first; nil: there are no bots
	// LevelsFor are those of them that play games of a set-up; nil: all do.
	LevelsFor func(set rules.Setup) []string
	NewBot    func(title, level string, seed uint64) (think.Thinker, error)
	NewSeed   func() uint64    // for games nobody gave a seed; nil: always 1
	Clock     func() time.Time // for bots' deadlines; see table.Config
	Today     string           // the day that it is, such as 2026-11-25; "": as Clock says
	Inline    bool             // bots think in slices inside Update
	Cue       func(c cue.Cue)  // what may be heard
	Silent    func() error     // why nothing can be heard, nil while all is well; nil: nobody knows
	CanQuit   bool             // there is something to leave to
	Export    page.Exporter    // nil: saved games stay where they are
	Choose    Chooser          // nil: files come only by being dropped
	// Announce reads a line aloud, or shows it, to those who cannot see the
	// screen; nil: nobody listens.
	Announce func(line string)
	// Copy puts text on the clipboard and tells done how it went, maybe later;
	// nil: there is no clipboard.
	Copy    func(text string, done func(error))
	Version string
	Lang    string   // overrides the setting
	System  string   // the language of whoever chose none, as at first start; "": the first of all
	Title   string   // go straight to this title's set-up
	Modules []string // of Title, switched on there
	// Values are other parts of the set-up of Title, by their names.
	Values map[string]string
	Bots   []string // levels of seats 2 and on in the set-up
	Seed   *uint64  // of the set-up's game
	Load   []byte   // a saved game to open
	// NewAdvisor makes who answers hints; nil: there are none.
	NewAdvisor func(title string, seed uint64) (think.Advisor, error)
	// NewReviewer makes who looks at the decisions of a finished game; nil: nobody does.
	NewReviewer think.NewReviewer
	// NewPar makes who finds what a game for one seat could have brought, and ParLevel is the level
	// that plays for it; nil: nobody does.
	NewPar   think.NewPar
	ParLevel func(set rules.Setup) string
	Revision func(title string) string // tells bots from those of another version; nil: there are none
	// Reword changes the texts, for tests with languages that need more room.
	Reword func(*assets.Words) *assets.Words
	// Fetch brings what the first screen says in a language, where the program
	// holds no texts; nil: it holds all.
	Fetch func(lang string) error
}

// A Chooser lets the player choose a file of the device.
type Chooser interface {
	// Choose asks for a file; it must be called in the tick of a click.
	Choose()
	// Chosen gives, once, the files chosen since the last call.
	Chosen() []input.File
}

// An App is the whole program but for the device: the screens on top of each
// other, what they share, and the settings. It is itself a Scene, the only one
// that a window needs. Its Update gives nil when the player quits.
type App struct {
	opt AppOptions
	sh  *page.Shell

	stack  stack
	keeper keeper
	notice notice
	ears   ears
	reader reader

	now    time.Duration
	closed bool     // the player agreed to close the window
	asks   ui.Scene // whether the window is to be closed though not all is saved; nil before
}

// NewApp opens the title screen, or what the options ask for. The error says
// which option is wrong.
func NewApp(opt AppOptions) (*App, error) {
	if opt.Store == nil {
		opt.Store = &save.Memory{}
	}
	if opt.NewSeed == nil {
		opt.NewSeed = func() uint64 { return 1 }
	}
	a := &App{opt: opt}
	if opt.Announce != nil {
		a.opt.Announce = func(line string) {
			if len(a.sh.Words.Lacking()) == 0 { // else it is said when its words have come
				opt.Announce(line)
			}
		}
	}
	a.sh = a.newShell()
	a.keeper.sh, a.keeper.table = a.sh, a.lay
	a.ears.cue, a.reader.announce = opt.Cue, a.opt.Announce
	var problem error
	a.sh.Settings, problem = settings.Open(opt.Store, cmp.Or(opt.System, assets.Languages[0]))
	if opt.Lang != "" {
		a.sh.Settings.Lang = opt.Lang
	}
	if opt.Fetch != nil {
		if err := opt.Fetch(a.sh.Settings.Lang); err != nil {
			return nil, err
		}
	}
	if err := a.Reword(); err != nil {
		return nil, err
	}
	if problem != nil {
		a.say(ui.Failure, a.sh.Words.Say("app.settings", a.sh.Trouble(problem)))
	}
	a.stack.put(screens.NewTitle(a.sh))
	switch {
	case opt.Load != nil:
		s, err := a.keeper.load(opt.Load)
		if err != nil {
			return nil, fmt.Errorf("cannot open the saved game: %w", err)
		}
		a.stack.put(s)
	case opt.Title != "":
		t, err := titles.Find(opt.Title)
		if err != nil {
			return nil, err
		}
		a.stack.put(screens.NewSetup(a.sh, t))
	}
	if s := a.warnBlocked(); s != nil {
		a.stack.put(s)
	}
	return a, nil
}

// newShell is what the screens have of the program; the settings and the words
// are still to be read.
func (a *App) newShell() *page.Shell {
	opt := a.opt
	sh := &page.Shell{
		Shelf:  &save.Shelf{Store: opt.Store, Titles: titles.Box, Now: opt.Clock},
		Boards: opt.Boards, Levels: opt.Levels, LevelsFor: opt.LevelsFor, NewSeed: opt.NewSeed, Today: a.today,
		Preset: page.Preset{Title: opt.Title, Modules: opt.Modules, Values: opt.Values, Bots: opt.Bots,
			Seed: opt.Seed},
		Version: opt.Version, CanQuit: opt.CanQuit,
		Say: a.say, Cue: a.hear, Focus: a.reader.focused, Announce: opt.Announce, Silent: opt.Silent,
		Export: opt.Export, Copy: opt.Copy, Go: navigator{a}, ParLevel: opt.ParLevel, Revision: opt.Revision,
	}
	if opt.NewReviewer != nil {
		sh.Review = func(m *rules.Match, seat rules.Seat) (*think.Review, error) {
			r, err := opt.NewReviewer(m, seat)
			if err != nil {
				return nil, err
			}
			return think.BeginReview(r, opt.Clock, opt.Inline), nil
		}
	}
	if opt.NewPar != nil {
		sh.Par = func(m *rules.Match) (*think.ParJob, error) {
			p, err := opt.NewPar(m)
			if err != nil {
				return nil, err
			}
			return think.BeginPar(p, opt.Clock), nil
		}
	}
	if opt.Choose != nil {
		sh.Choose = opt.Choose.Choose
	}
	return sh
}

// today is the day that it is; "" without a clock.
func (a *App) today() string {
	if a.opt.Today != "" || a.opt.Clock == nil {
		return a.opt.Today
	}
	return a.opt.Clock().Format(time.DateOnly)
}

// Update takes one tick.
func (a *App) Update(in input.Frame) (ui.Scene, error) {
	a.now = in.Now
	a.reader.screen(a.sh.Name)
	a.keeper.watch(in.Now)
	a.notice.update(in, a.Top())
	if a.stack.wipe.busy(in.Now) && in.Acted() {
		a.stack.wipe.stop()
	}
	a.receive(in)
	in = a.press(in)
	a.sh.Words.Fingers(in.Touch)
	a.ears.listen(a.stack.scenes)
	top := a.Top()
	next, err := top.Update(in)
	if err != nil {
		return a, err
	}
	if a.closed {
		a.stack.uncover(0)
		return nil, nil
	}
	if next != top {
		a.show(next)
		if len(a.stack.scenes) == 0 {
			return nil, nil
		}
	}
	return a, nil
}

// Top is the screen that shows.
func (a *App) Top() ui.Scene { return a.stack.top() }

// show makes next the screen on top; see stack.show. A screen that shows again
// is told so.
func (a *App) show(next ui.Scene) {
	uncovered := a.stack.show(next, a.now, !a.sh.Settings.Reduced)
	a.sh.Name = "" // its picture names it
	if !uncovered || len(a.stack.scenes) == 0 {
		return
	}
	if a.Top() == a.stack.home() {
		a.keeper.leave()
	}
	if w, ok := a.Top().(interface{ Woke() }); ok {
		w.Woke()
	}
}

// SetRasterizer says what makes pictures that are not shown; without it they are
// made in memory, each at once.
func (a *App) SetRasterizer(d page.Rasterizer) { a.sh.Rasterizer = d }

// Draw fills the display list with the scene on top.
func (a *App) Draw(c *ui.Canvas) {
	c.Strong = a.sh.Settings.Contrast
	a.Top().Draw(c)
	a.stack.wipe.draw(c, a.now)
	var free ui.Rect
	if s, ok := a.Top().(interface{ Frame() board.Frame }); ok {
		f := s.Frame()
		free = f.Notice()
	}
	a.notice.draw(c, free, a.now)
}

// Animating says whether the next frame may differ without any input.
func (a *App) Animating() bool {
	return a.stack.wipe.busy(a.now) || a.notice.changing(a.now) || a.Top().Animating()
}

// Played is the game at the table as a saved one, all that was done in it included; nil
// without one.
func (a *App) Played() []byte {
	if a.keeper.now == nil || a.keeper.now.game == nil {
		return nil
	}
	data, err := a.keeper.now.game.Bytes()
	if err != nil {
		return fmt.Appendf(nil, "%v\n", err)
	}
	return data
}

// Crash leaves what went wrong for a screen that says so and goes on from the
// title screen; the game itself is in the store, unless it could not be saved.
func (a *App) Crash(what string) {
	a.stack.wipe.stop()
	lost := a.lost()
	a.keeper.leave()
	a.stack.scenes = []ui.Scene{screens.NewTitle(a.sh), screens.NewCrash(a.sh, what, lost)}
}
