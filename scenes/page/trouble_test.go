package page

import (
	"errors"
	"fmt"
	"io/fs"
	"strings"
	"testing"

	"tilestead/assets"
	"tilestead/save"
	"tilestead/scenes/board"
	"tilestead/scenes/settings"
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
		for _, flaw := range save.Flaws() {
			d := &save.Damage{Flaw: flaw, Line: 77, Text: "1 fly moon", Want: "what was expected", Found: "found"}
			got := sh.Trouble(fmt.Errorf("in English: %w", d))
			if strings.ContainsAny(got, "<{") || strings.Contains(got, "English") || strings.Contains(got, "expected") {
				t.Errorf("%s: the flaw %v is told as %q", lang, flaw, got)
			}
			where := strings.Contains(got, "77") || strings.Contains(got, d.Text)
			if whole := flaw == save.FlawNewer || flaw == save.FlawLarge; where == whole {
				t.Errorf("%s: the flaw %v is told as %q; the place is named: %v", lang, flaw, got, where)
			}
		}
		if got := sh.Trouble(save.ErrLarge); got != w.Say("app.trouble.large", save.MaxBytes>>20) {
			t.Errorf("%s: a large file is told as %q", lang, got)
		}
		barred := fmt.Errorf("%w: %w", save.ErrFolder, &fs.PathError{Op: "mkdir", Path: "x", Err: errors.New("odd")})
		if got := sh.Trouble(barred); got != w.Say("store.unfolder", "odd") {
			t.Errorf("%s: a folder that cannot be made is told as %q", lang, got)
		}
		noise := &Aside{&save.Damage{Flaw: save.FlawEnd, Line: 9}, "autosave.damaged-1.stead"}
		if got := sh.Trouble(noise); got != w.Say("store.aside", board.Capital(w.Say("flaw.end", 9)), noise.File) {
			t.Errorf("%s: noise is told as %q", lang, got)
		}
		if got := sh.Trouble(errors.New("odd")); got != w.Say("app.trouble.system", "odd") {
			t.Errorf("%s: what has no words is told as %q", lang, got)
		}
	}
}

// Settings that cannot be used are named as they stand in the file.
func TestBadSettingsAreNamed(t *testing.T) {
	store := &save.Memory{}
	if err := store.Write("settings.txt", []byte("text_size = huge\nkey.undo = moon\n???\n")); err != nil {
		t.Fatal(err)
	}
	_, err := settings.Open(store, "de")
	w, lost := assets.LoadWords("de")
	if lost != nil {
		t.Fatal(lost)
	}
	sh := &Shell{Words: w}
	if got, want := sh.Trouble(err), "???; text_size = huge; key.undo = moon (settings.damaged-1.txt)"; got != want {
		t.Errorf("they are told as %q, want %q", got, want)
	}
}
