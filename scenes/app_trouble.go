package scenes

import (
	"errors"
	"io/fs"

	"tilestead/save"
)

// trouble is in the player's words what went wrong with a file or a saved
// game. What has no words of its own speaks for itself, as the system says it.
func (a *App) trouble(err error) string {
	var d *save.Damage
	switch {
	case errors.As(err, &d):
		return a.words.Say("app.fault", d.Line)
	case errors.Is(err, save.ErrFull):
		return a.words.Say("app.trouble.full")
	case errors.Is(err, fs.ErrPermission):
		return a.words.Say("app.trouble.permission")
	case errors.Is(err, fs.ErrNotExist):
		return a.words.Say("app.trouble.gone")
	}
	return err.Error()
}
