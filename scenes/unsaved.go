package scenes

import (
	"errors"

	"tilestead/save"
	"tilestead/scenes/screens"
	"tilestead/ui"
)

// back answers that all stays as it is.
func back() ui.Scene { return nil }

// warnBlocked is the screen that says that nothing can be saved, where and why;
// nil while something can.
func (a *App) warnBlocked() ui.Scene {
	err := a.opt.Store.Check()
	if a.sh.Blocked = err; err == nil {
		return nil
	}
	w := a.sh.Words
	text := []string{w.Say("store.blocked.text"), w.Say("store.blocked.why", a.sh.Trouble(err))}
	switch where := a.opt.Store.Where(); where {
	case "":
	case save.InBrowser:
		text = append(text, w.Say("store.blocked.browser"))
	default:
		text = append(text, w.Say("store.blocked.folder", where))
		if !errors.Is(err, save.ErrFull) {
			text = append(text, w.Say("store.blocked.mend"))
		}
	}
	again := func() ui.Scene {
		if s := a.warnBlocked(); s != nil {
			a.stack.inPlace()
			return s
		}
		a.say(ui.Success, w.Say("store.works"))
		return nil
	}
	return a.ask(w.Say("store.blocked.head"), text,
		screens.Answer{ID: "ask/on", Label: w.Say("store.blocked.on"), Do: back},
		screens.Answer{ID: "ask/again", Label: w.Say("store.blocked.again"), Do: again})
}

// Unsaved says that something of the game at the table would be lost if the program ended
// now, after it was tried once more.
func (a *App) Unsaved() bool {
	r := a.keeper.now
	return a.lost() || r != nil && !r.kept() && !r.store().Outlives(r.file)
}

// AtHome says that the title screen is shown, which nothing leads back from.
func (a *App) AtHome() bool { return a.Top() == a.stack.home() }

// lost says that something of it cannot be saved.
func (a *App) lost() bool { return a.keeper.now != nil && a.keeper.now.settle() != nil }

// leave goes from the table to the title screen, and asks before if something
// would be lost.
func (a *App) leave() ui.Scene {
	if !a.lost() {
		return a.stack.home()
	}
	home := func() ui.Scene { return a.stack.home() }
	return a.askUnsaved(screens.Answer{ID: "ask/leave", Label: a.sh.Words.Say("store.leave.yes"), Do: home})
}

// ask makes a screen that asks over the one on top.
func (a *App) ask(head string, text []string, answers ...screens.Answer) ui.Scene {
	return screens.NewAsk(a.sh, a.Top(), head, text, answers...)
}

// askUnsaved asks whether what is not saved is to be lost.
func (a *App) askUnsaved(yes screens.Answer) ui.Scene {
	w, r := a.sh.Words, a.keeper.now
	text := w.Say("store.leave.all")
	if r.last != nil {
		text = w.Say("store.leave.part")
	}
	return a.ask(w.Say("store.leave.head"), []string{w.Say("app.unsaved", a.sh.Trouble(r.err)), text},
		screens.Answer{ID: "ask/stay", Label: w.Say("store.leave.no"), Do: back}, yes)
}

// askTakeOver asks what to do with a title's running game that another window
// plays.
func (a *App) askTakeOver(title string) ui.Scene {
	w := a.sh.Words
	take := func() ui.Scene {
		s, err := a.keeper.resume(title, true)
		if err != nil {
			a.say(ui.Failure, w.Say("saves.refused", w.Say(title+".title"), a.sh.Trouble(err)))
			return a.stack.home()
		}
		return s
	}
	return a.ask(w.Say(title+".title"), []string{w.Say("store.held")},
		screens.Answer{ID: "ask/back", Label: w.Say("menu.back"), Do: back},
		screens.Answer{ID: "ask/take", Label: w.Say("store.held.take"), Do: take})
}
