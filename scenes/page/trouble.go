package page

import (
	"errors"
	"io/fs"
	"path/filepath"
	"strings"

	"tilestead/input"
	"tilestead/rules"
	"tilestead/save"
	"tilestead/scenes/board"
	"tilestead/scenes/settings"
	"tilestead/ui"
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
// game, as a part of a sentence. What has no words of its own is an error whose
// English stands in brackets, as the system says it.
func (sh *Shell) Trouble(err error) string {
	var d *save.Damage
	var aside *Aside
	var unset *settings.Damage
	switch {
	case errors.As(err, &aside):
		return sh.Words.Say("store.aside", board.Capital(sh.Trouble(aside.Err)), aside.File)
	case errors.As(err, &unset):
		return sh.unset(unset)
	case save.Newer(err):
		return sh.Words.Say("store.newer")
	case errors.As(err, &d):
		return sh.flaw(d)
	case rules.MisfitOf(err) != nil:
		return sh.Words.Say("setup.misfit.other")
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
	return sh.Words.Say("app.trouble.system", err)
}

// Fail tells what went wrong with a file or a saved game, as a sentence of its own.
func (sh *Shell) Fail(err error) { sh.Say(ui.Failure, board.Capital(sh.Trouble(err))) }

// flaw says what is wrong with a saved game, and in which line.
func (sh *Shell) flaw(d *save.Damage) string {
	if d.Flaw == save.FlawLarge {
		return sh.Trouble(save.ErrLarge)
	}
	return sh.Words.Say("flaw."+d.Flaw.String(), d.Line, d.Text)
}

// unset names the settings that cannot be used, and the file in which they are kept.
func (sh *Shell) unset(d *settings.Damage) string {
	what := strings.Join(d.Lines(), "; ")
	if what == "" {
		what = sh.Trouble(d.Err)
	}
	if d.Aside != "" {
		what += " (" + d.Aside + ")"
	}
	return what
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
