package scenes

import (
	"slices"

	"tilestead/input"
	"tilestead/save"
	"tilestead/scenes/screens"
	"tilestead/ui"
)

// receive takes files that were dropped on the window or chosen, and shows
// them, unless a game is being played.
func (a *App) receive(in input.Frame) {
	files := in.Files
	if a.opt.Choose != nil {
		files = append(slices.Clone(files), a.opt.Choose.Chosen()...)
	}
	file := a.take(files)
	if file == "" {
		return
	}
	switch top := a.Top().(type) {
	case *screens.Saves:
		top.Show(file)
	case *screens.Title:
		a.show(screens.NewSaves(a.sh, file))
	}
}

// take saves what came from outside the program: dropped on the window or
// chosen by the player. Nothing is lost of a file that can be played in part.
func (a *App) take(files []input.File) (file string) {
	for _, f := range files {
		name, err := "", f.Err
		if err == nil && save.AreDays(f.Data) {
			a.takeDays(f)
			continue
		}
		if err == nil {
			name, err = a.sh.Shelf.Take(f.Data)
		}
		if err != nil {
			a.say(ui.Failure, a.sh.Words.Say("saves.refused", f.Name, a.sh.Trouble(err)))
			continue
		}
		file = name
		a.say(ui.Success, a.sh.Words.Say("saves.taken", f.Name))
	}
	return file
}

// takeDays adds days that were handed out elsewhere to those that are known.
func (a *App) takeDays(f input.File) {
	n, err := a.sh.Shelf.TakeDays(f.Data)
	if err != nil {
		a.say(ui.Failure, a.sh.Words.Say("saves.refused", f.Name, a.sh.Trouble(err)))
		return
	}
	if w, ok := a.Top().(interface{ Woke() }); ok {
		w.Woke()
	}
	a.say(ui.Success, a.sh.Words.Count("daily.taken", n))
}
