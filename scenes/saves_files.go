package scenes

import (
	"strings"
	"time"

	"tilestead/assets"
	"tilestead/input"
	"tilestead/save"
	"tilestead/ui"
)

// saved are the names of the saved games but for the running ones.
func (a *App) saved() []string {
	names, err := a.shelf.Names()
	if err != nil {
		a.say(ui.Failure, a.trouble(err))
	}
	return names
}

// gone is the game that was deleted last, "" when there is none.
func (a *App) gone() string {
	file, err := a.shelf.Gone()
	if err != nil {
		a.say(ui.Failure, a.trouble(err))
	}
	return file
}

// dateText is when something was kept, a time in save.TimeForm, as the language
// writes it; what is no such time stays as it is.
func dateText(w *assets.Words, stamp string) string {
	at, err := time.Parse(save.TimeForm, stamp)
	if err != nil {
		return stamp
	}
	return w.Say("date", at.Format("2006"), at.Format("01"), at.Format("02"), at.Format("15:04"))
}

// take saves what came from outside the program: dropped on the window or
// chosen by the player. Nothing is lost of a file that can be played in part.
func (a *App) take(files []input.File) (file string) {
	for _, f := range files {
		name, err := "", f.Err
		if err == nil {
			name, err = a.shelf.Take(f.Data)
		}
		if err != nil {
			a.say(ui.Failure, a.words.Say("saves.refused", f.Name, a.trouble(err)))
			continue
		}
		file = name
		a.say(ui.Success, a.words.Say("saves.taken", f.Name))
	}
	return file
}

// export writes a saved game where the player finds it.
func (a *App) export(file, name string) {
	data, err := a.shelf.Store.Read(file)
	a.hand(fileName(name)+save.Ext, data, err)
}

// hand gives the player a file that was made, unless err says why not, and says
// where it lies.
func (a *App) hand(name string, data []byte, err error) {
	where := ""
	if err == nil {
		where, err = a.opt.Export(name, data)
	}
	switch {
	case err != nil:
		a.say(ui.Failure, a.words.Say("saves.unexported", a.trouble(err)))
	case where == "":
		a.say(ui.Success, a.words.Say("saves.downloaded"))
	default:
		a.say(ui.Success, a.words.Say("saves.exported", where))
	}
}

// copyText puts text on the clipboard and says whether it worked.
func (a *App) copyText(text string) {
	a.opt.Copy(text, func(err error) {
		if err != nil {
			a.say(ui.Failure, a.words.Say("app.uncopied", a.trouble(err)))
			return
		}
		a.say(ui.Success, a.words.Say("app.copied", text))
	})
}

// fileName makes a name that every system allows for a file.
func fileName(name string) string {
	name = strings.Map(func(r rune) rune {
		if strings.ContainsRune(`<>:"/\|?*.`, r) || r < ' ' {
			return '-'
		}
		return r
	}, save.CleanTitle(name))
	if name == "" {
		return "tilestead"
	}
	return name
}
