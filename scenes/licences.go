package scenes

import (
	"tilestead/assets"
	"tilestead/ui"
)

// newLicences is the screen with the licence of the program and the notices of
// what it is made with.
func newLicences(a *App) *textScreen {
	s := &textScreen{app: a, name: a.words.Say("menu.licences")}
	notices, err := assets.Notices()
	if err != nil {
		a.say(ui.Failure, err.Error())
		return s
	}
	for _, n := range notices {
		s.parts = append(s.parts, textPart{n.Name, n.Use + "\n\n" + n.Text})
	}
	return s
}
