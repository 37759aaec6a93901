package scenes

import (
	"tilestead/rules"
	"tilestead/save"
	"tilestead/scenes/learn"
	"tilestead/scenes/screens"
	"tilestead/ui"
)

// OpenSetup opens the set-up of a title that need not have a board.
func (a *App) OpenSetup(t *rules.Title) { a.stack.put(screens.NewSetup(a.sh, t)) }

// Setup is the game as the set-up on top has it.
func (a *App) Setup() rules.Setup { return a.Top().(interface{ Setup() rules.Setup }).Setup() }

// Remember keeps what the set-up on top has, as starting a game does.
func (a *App) Remember() { a.Top().(interface{ Remember() }).Remember() }

// Focus is what the keyboard is on in the set-up on top.
func (a *App) Focus() ui.ID { return a.Top().(interface{ Focus() ui.ID }).Focus() }

// OpenReference opens the rules of a title.
func (a *App) OpenReference(t *rules.Title) {
	a.stack.put(learn.NewReference(a.sh, t, "", learn.FromTable))
}

// RememberGame adds a finished game to the history.
func (a *App) RememberGame(g *save.Game) { a.keeper.remember(g) }

// OpenResult opens the result of a game that need not be saved.
func (a *App) OpenResult(g *save.Game) {
	a.stack.put(screens.NewResult(a.sh, g, a.opt.Boards[g.Match.Title().ID](), false))
}
