package page

import (
	"errors"
	"fmt"
	"io/fs"
	"strings"
	"testing"

	"tilestead/assets"
	"tilestead/save"
)

// What goes wrong with files is told in the player's language.
func TestTroubleIsTranslated(t *testing.T) {
	for _, lang := range assets.Languages {
		w, err := assets.LoadWords(lang)
		if err != nil {
			t.Fatal(err)
		}
		sh := &Shell{Words: w}
		for want, err := range map[string]error{
			"app.trouble.full":       fmt.Errorf("save: x: %w", save.ErrFull),
			"app.trouble.permission": &fs.PathError{Op: "open", Path: "x", Err: fs.ErrPermission},
			"app.trouble.gone":       fmt.Errorf("save: x: %w", fs.ErrNotExist),
			"store.homeless":         fmt.Errorf("%w: $HOME is not defined", save.ErrNoHome),
		} {
			if got := sh.Trouble(err); got != w.Say(want) || strings.Contains(got, "<") {
				t.Errorf("%s: %v is told as %q", lang, err, got)
			}
		}
		if got := sh.Trouble(&save.Damage{Line: 7}); got != w.Say("app.fault", 7) {
			t.Errorf("%s: damage is told as %q", lang, got)
		}
		if got := sh.Trouble(save.ErrLarge); got != w.Say("app.trouble.large", save.MaxBytes>>20) {
			t.Errorf("%s: a large file is told as %q", lang, got)
		}
		barred := fmt.Errorf("%w: %w", save.ErrFolder, &fs.PathError{Op: "mkdir", Path: "x", Err: errors.New("odd")})
		if got := sh.Trouble(barred); got != w.Say("store.unfolder", "odd") {
			t.Errorf("%s: a folder that cannot be made is told as %q", lang, got)
		}
		noise := &Aside{&save.Damage{Line: 1}, "autosave.damaged-1.stead"}
		if got := sh.Trouble(noise); got != w.Say("store.aside", w.Say("app.fault", 1), noise.File) {
			t.Errorf("%s: noise is told as %q", lang, got)
		}
		if got := sh.Trouble(errors.New("odd")); got != "odd" {
			t.Errorf("%s: what has no words is told as %q", lang, got)
		}
	}
}
