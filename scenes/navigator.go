package scenes

import (
	"errors"

	"tilestead/rules"
	"tilestead/save"
	"tilestead/scenes/learn"
	"tilestead/scenes/page"
	"tilestead/scenes/screens"
	"tilestead/scenes/table"
	"tilestead/scenes/think"
	"tilestead/ui"
)

// A navigator leads from screen to screen of an App.
type navigator struct{ app *App }

// Home is the title screen.
func (n navigator) Home() ui.Scene { return n.app.stack.home() }

// Settings are the settings.
func (n navigator) Settings() ui.Scene { return screens.NewSettings(n.app.sh) }

// Setup is the set-up of a title, straight on the title screen.
func (n navigator) Setup(t *rules.Title, with ...string) ui.Scene {
	n.app.stack.onHome()
	return screens.NewSetup(n.app.sh, t, with...)
}

// Learn is where somebody new to a title begins.
func (n navigator) Learn(t *rules.Title) ui.Scene { return learn.New(n.app.sh, t) }

// Teach is the lesson of a title that comes next.
func (n navigator) Teach(t *rules.Title) ui.Scene { return learn.Next(n.app.sh, t) }

// Introductions are the lessons of a title that introduce modules.
func (n navigator) Introductions(t *rules.Title) []page.Introduction {
	return learn.Introductions(n.app.sh, t)
}

// Puzzles are the puzzles of a title.
func (n navigator) Puzzles(t *rules.Title) ui.Scene { return learn.NewPuzzles(n.app.sh, t) }

// Stopped is the lesson that Teach would go on with.
func (n navigator) Stopped(t *rules.Title) page.Stopped { return learn.Stopped(n.app.sh, t) }

// New begins a game.
func (n navigator) New(t *rules.Title, set rules.Setup, seats []save.Seat) (ui.Scene, error) {
	m, err := rules.NewMatch(t, set)
	if err != nil {
		return nil, err
	}
	return n.Begin(&save.Game{Match: m, Seats: seats})
}

// Begin begins a game that was put together.
func (n navigator) Begin(g *save.Game) (ui.Scene, error) { return n.app.keeper.begin(g) }

// Resume goes on with the running game of a title, or asks whether to take it
// over from the window that plays it.
func (n navigator) Resume(title string) (ui.Scene, error) {
	s, err := n.app.keeper.resume(title, false)
	if errors.Is(err, save.ErrHeld) {
		return n.app.askTakeOver(title), nil
	}
	return s, err
}

// Past shows the game that counted for a day.
func (n navigator) Past(date string) (ui.Scene, error) { return n.app.keeper.past(date) }

// Load opens a game from outside the store.
func (n navigator) Load(data []byte) (ui.Scene, error) { return n.app.keeper.load(data) }

// LookBack steps through the game of a table that lies below.
func (n navigator) LookBack(m *rules.Match, at int, review []think.Verdict, back ui.Scene) ui.Scene {
	for _, below := range n.app.stack.scenes {
		if t, ok := below.(*table.Table); ok && t.Match() == m {
			t.StepThrough(at, review, back)
			return t
		}
	}
	return nil
}

// Replace puts next in place of the screen that shows.
func (n navigator) Replace(next ui.Scene) ui.Scene {
	n.app.stack.inPlace()
	return next
}

// Quit leaves the program.
func (n navigator) Quit() ui.Scene {
	n.app.closed = true
	return nil
}

// Relang shows every text in the language of the settings.
func (n navigator) Relang() error { return n.app.Reword() }
