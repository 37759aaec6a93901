package page

import (
	"errors"
	"io/fs"
	"path/filepath"
	"strings"

	"tilestead/save"
)

// Trouble is in the player's words what went wrong with a file or a saved
// game. What has no words of its own speaks for itself, as the system says it.
func (sh *Shell) Trouble(err error) string {
	var d *save.Damage
	switch {
	case save.Newer(err):
		return sh.Words.Say("store.newer")
	case errors.As(err, &d):
		return sh.Words.Say("app.fault", d.Line)
	case errors.Is(err, save.ErrMany):
		return sh.Words.Say("saves.full", save.MostSaves)
	case errors.Is(err, save.ErrLarge):
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
	case errors.Is(err, fs.ErrNotExist):
		return sh.Words.Say("app.trouble.gone")
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
