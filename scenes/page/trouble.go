package page

import (
	"errors"
	"io/fs"
	"path/filepath"
	"strings"

	"tilestead/input"
	"tilestead/save"
)

// An Aside is what hinders a game of which nothing can be played on, and the file that it
// was copied to.
type Aside struct {
	Err  error
	File string
}

func (a *Aside) Error() string { return a.Err.Error() + " (" + a.File + ")" }
func (a *Aside) Unwrap() error { return a.Err }

// Trouble is in the player's words what went wrong with a file or a saved
// game. What has no words of its own speaks for itself, as the system says it.
func (sh *Shell) Trouble(err error) string {
	var d *save.Damage
	var aside *Aside
	switch {
	case errors.As(err, &aside):
		return sh.Words.Say("store.aside", sh.Trouble(aside.Err), aside.File)
	case save.Newer(err):
		return sh.Words.Say("store.newer")
	case errors.As(err, &d):
		return sh.Words.Say("app.fault", d.Line)
	case errors.Is(err, save.ErrMany):
		return sh.Words.Say("saves.full", save.MostSaves)
	case errors.Is(err, save.ErrLarge), errors.Is(err, input.ErrLarge):
		return sh.Words.Say("app.trouble.large", save.MaxBytes>>20)
	case errors.Is(err, save.ErrNoHome):
		return sh.Words.Say("store.homeless")
	case errors.Is(err, save.ErrFull):
		return sh.Words.Say("app.trouble.full")
	case errors.Is(err, fs.ErrPermission):
		if file := fileOf(err); file != "" {
			return sh.Words.Say("store.forbidden", file)
		}
		return sh.Words.Say("app.trouble.permission")
	case errors.Is(err, save.ErrFolder):
		return sh.Words.Say("store.unfolder", reason(err))
	case errors.Is(err, fs.ErrNotExist):
		return sh.Words.Say("app.trouble.gone")
	}
	return err.Error()
}

// reason is what the system says, without the file's name where it gives one.
func reason(err error) string {
	var p *fs.PathError
	if errors.As(err, &p) {
		return p.Err.Error()
	}
	return err.Error()
}

// fileOf is the file that an error names, "" where it is the folder that
// matters: what begins with a dot is no file of the player's.
func fileOf(err error) string {
	var p *fs.PathError
	if !errors.As(err, &p) || p.Op != "open" {
		return ""
	}
	if name := filepath.Base(p.Path); filepath.Ext(name) != "" && !strings.HasPrefix(name, ".") {
		return name
	}
	return ""
}
