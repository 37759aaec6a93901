package scenes_test

import (
	"testing"
	"time"

	"tilestead/input"
	"tilestead/input/inputtest"
	"tilestead/save"
	"tilestead/scenes"
	"tilestead/scenes/apptest"
)

// The page of keys shows what is printed on the player's keyboard: the letter that
// is chosen, and in another script the one beside it.
func TestPageOfKeysShowsThePlayersKeyboard(t *testing.T) {
	for name, beside := range map[string]string{"Russian": "Ь", "Slovak": "", "French": "", "Persian": ""} {
		layout := inputtest.Layouts[name]
		board := input.NewLayout(func(place rune) rune {
			plain, _ := layout.At(place)
			return max(0, plain)
		})
		h := apptest.Open(t, apptest.Compact, func(o *scenes.AppOptions) { o.Store = &save.Memory{} })
		h.Click("settings")
		h.Click("page/3")
		h.Click("key undo")
		h.Tick(func(f *input.Frame) { f.Keys, f.Layout = []input.Key{input.KeyM}, &board })
		h.Click("key mute")
		h.Tick(func(f *input.Frame) { f.Keys, f.Layout = []input.Key{input.KeyF1 + 4}, &board })
		h.Tick(func(f *input.Frame) { f.Moved, f.Layout = true, &board })
		want := "M"
		if beside != "" {
			want += " " + beside
		}
		found := false
		for i := range h.C.Ops {
			found = found || h.C.Ops[i].Text == want
		}
		if !found {
			t.Errorf("%s: no key is called %q", name, want)
		}
	}
}

// Commands with Ctrl are the same whatever the letter alone was chosen for.
func TestCommandsAreNotTranslated(t *testing.T) {
	st := &save.Memory{}
	if err := st.Write("settings.txt", []byte("key.hint = Z\nconfirm = never\nwelcome.carcassonne = asked\n")); err != nil {
		t.Fatal(err)
	}
	h := apptest.Open(t, apptest.Compact, func(o *scenes.AppOptions) {
		o.Boards["carcassonne"], o.Store = apptest.Carcassonne.New, st
	})
	h.Click("play carcassonne")
	h.Click("start")
	waits := func(id string) {
		for i := 0; i < 100 && !h.Has(id); i++ {
			h.Wait(250 * time.Millisecond)
		}
	}
	waits("cell 0,-1")
	h.Click("cell 0,-1")
	waits("button pass")
	h.Tick(func(f *input.Frame) { f.Keys, f.Ctrl = []input.Key{input.KeyZ}, true })
	h.Wait(300 * time.Millisecond)
	if !h.Has("cell 0,-1") {
		t.Error("Ctrl+Z does not undo once Z is for hints")
	}
}
