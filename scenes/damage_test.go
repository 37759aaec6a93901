package scenes_test

import (
	"errors"
	"strings"
	"testing"
	"time"

	"tilestead/assets"
	"tilestead/save"
	"tilestead/scenes"
	"tilestead/scenes/apptest"
	"tilestead/scenes/board"
	"tilestead/scenes/scenetest"
)

// flawed are files of each flaw.
func flawed(t *testing.T) map[save.Flaw]string {
	t.Helper()
	g := ended(t, 6)
	whole := string(bytesOf(t, g))
	g.Match.Rewind(40)
	half := string(bytesOf(t, g))
	first := strings.Index(whole, "\n= ") + 1
	return map[save.Flaw]string{
		save.FlawStranger: "Dear diary\n",
		save.FlawNewer:    strings.Replace(whole, "tilestead 2\n", "tilestead 9\n", 1),
		save.FlawLarge:    whole + strings.Repeat("#\n", save.MaxBytes/2),
		save.FlawLong:     strings.Replace(half, "\n= ", "\n"+strings.Repeat("x", 3000)+"\n= ", 1),
		save.FlawLine:     strings.Replace(whole, "players 2\n", "players two\n", 1),
		save.FlawSetup:    strings.Replace(whole, "players 2\n", "players 9\n", 1),
		save.FlawEnd:      half[:len(half)-20],
		save.FlawAction:   whole[:first] + "1 fly moon\n" + whole[first:],
		save.FlawStrayed:  strings.Replace(whole, "\n= ", "\n= 0123456789abcdef\n= ", 1),
		save.FlawMore:     whole + "1 pass\n",
	}
}

// What is wrong with a saved game is told in the player's language, in the list and when it is
// opened; the reader's English is never shown.
func TestDamageIsToldInThePlayersLanguage(t *testing.T) {
	files := flawed(t)
	for _, lang := range assets.Languages {
		words := scenetest.Words(t, lang)
		for _, flaw := range save.Flaws() {
			_, err := save.Read([]byte(files[flaw]))
			var d *save.Damage
			if !errors.As(err, &d) || d.Flaw != flaw {
				t.Fatalf("the file of the flaw %v has: %v", flaw, err)
			}
			st := &save.Memory{}
			if err := st.Write("a.stead", []byte(files[flaw])); err != nil {
				t.Fatal(err)
			}
			h := apptest.Open(t, apptest.Compact, func(o *scenes.AppOptions) { o.Store, o.Lang = st, lang })
			want := words.Say("flaw."+flaw.String(), d.Line, d.Text)
			switch flaw {
			case save.FlawNewer:
				want = words.Say("saves.newer.note")
			case save.FlawLarge:
				want = words.Say("app.trouble.large", save.MaxBytes>>20)
			}
			h.Click("saves")
			h.Wait(300 * time.Millisecond)
			if !h.Lines(board.Capital(want)) {
				t.Errorf("%s: the list does not say %q of the flaw %v", lang, want, flaw)
			}
			h.Shot("damage-" + lang + "-" + flaw.String())
			if h.Text("expected") || h.Lines(err.Error()) {
				t.Errorf("%s: the list shows the English of the flaw %v", lang, flaw)
			}
			if d.Good == nil || flaw == save.FlawNewer {
				continue
			}
			h.Click("open")
			h.Wait(300 * time.Millisecond)
			if !h.Lines(words.Say("app.damaged.file", want)) {
				t.Errorf("%s: the table does not say %q of the flaw %v", lang, want, flaw)
			}
		}
	}
}
