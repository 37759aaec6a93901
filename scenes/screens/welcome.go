package screens

import (
	"slices"

	"tilestead/rules"
	"tilestead/save"
	"tilestead/scenes/page"
	"tilestead/ui"
)

// begin is what Play leads to: the set-up.
func begin(sh *page.Shell, t *rules.Title, below ui.Scene) ui.Scene {
	return welcomed(sh, t, below, func() ui.Scene { return NewSetup(sh, t) })
}

// welcomed is what a way into a title leads to, or for whoever plays it for the first time the offer of
// a lesson, once. The way may lead nowhere (nil), which it has said.
func welcomed(sh *page.Shell, t *rules.Title, below ui.Scene, way func() ui.Scene) ui.Scene {
	if !newcomer(sh, t) {
		return way()
	}
	w := sh.Words
	answer := func(key string, next func() ui.Scene) Answer {
		return Answer{ID: ui.ID("welcome/" + key), Label: w.Say("welcome." + key), Do: func() ui.Scene {
			sh.Welcomed(t)
			if s := next(); s != nil {
				return sh.Go.Replace(s)
			}
			return below
		}}
	}
	return newAsk(sh, below, t.ID, sh.TitleWord(t), []string{w.Say(page.WelcomeKey(t))},
		answer("learn", func() ui.Scene { return sh.Go.Teach(t) }), answer("play", way))
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
