package screens

import (
	"slices"

	"tilestead/rules"
	"tilestead/save"
	"tilestead/scenes/page"
	"tilestead/ui"
)

// begin is what Play leads to: the set-up, or for whoever plays a title for the
// first time the offer of a lesson, once.
func begin(sh *page.Shell, t *rules.Title, below ui.Scene) ui.Scene {
	if !newcomer(sh, t) {
		return NewSetup(sh, t)
	}
	w := sh.Words
	answer := func(key string, next func(*rules.Title) ui.Scene) Answer {
		return Answer{ID: ui.ID("welcome/" + key), Label: w.Say("welcome." + key), Do: func() ui.Scene {
			sh.Welcomed(t)
			return sh.Go.Replace(next(t))
		}}
	}
	return newAsk(sh, below, t.ID, sh.TitleWord(t), []string{w.Say(page.WelcomeKey(t))}, answer("learn", sh.Go.Teach),
		answer("play", func(t *rules.Title) ui.Scene { return NewSetup(sh, t) }))
}

// newcomer says whether nothing tells that somebody here knows a title that has
// something to offer to those who do not.
func newcomer(sh *page.Shell, t *rules.Title) bool {
	key := page.WelcomeKey(t)
	if _, asked := sh.Settings.Get(key); asked || !sh.Words.Has(key) || sh.Shelf.Runs(t.ID) {
		return false
	}
	played, _, err := sh.Shelf.History()
	return err == nil && !slices.ContainsFunc(played, func(r save.Record) bool { return r.Title == t.ID })
}
