package scenes_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"tilestead/assets"
	"tilestead/scenes"
	"tilestead/scenes/apptest"
	"tilestead/scenes/scenetest"
	"tilestead/ui"
)

// sharedOnly leaves the titles' own texts out, as in a page that has not
// fetched them.
func sharedOnly(t *testing.T) func(o *scenes.AppOptions) {
	return func(o *scenes.AppOptions) {
		o.Reword = func(w *assets.Words) *assets.Words {
			s, err := w.Shared()
			if err != nil {
				t.Fatal(err)
			}
			return s
		}
	}
}

// shows says that a screen shows art of a title.
func shows(h *apptest.Hand, title string) bool {
	return slices.ContainsFunc(h.C.Ops, func(op ui.Op) bool {
		return op.Sprite != 0 && assets.SheetTitle(op.Sprite.Cut(1).Sheet) == title
	})
}

// marked are the texts on a screen that stand for what has not come.
func marked(h *apptest.Hand) (texts []string) {
	for i := range h.C.Ops {
		if op := &h.C.Ops[i]; op.Kind == ui.OpText && strings.Contains(op.Text, "<") {
			texts = append(texts, op.Text)
		}
	}
	return texts
}

// Until a title's art is fetched nothing of its own texts is needed: not for its
// card and set-up, nor for the lists of saved and finished games.
func TestFirstScreensNeedSharedWordsOnly(t *testing.T) {
	looked := map[string]bool{}
	needs := func(h *apptest.Hand, name string) {
		if name == "stats-feats" || looked["own"] { // what begins with a title's own
			looked["own"] = true
			return
		}
		looked[name] = true
		if len(h.App.Words().Lacking()) > 0 && shows(h, "montana") { // the picture of a saved game
			h.App.Words().Forget()
			return
		}
		if lacking := h.App.Words().Lacking(); lacking != nil {
			t.Errorf("%s needs texts of %q", name, lacking)
		}
		if texts := marked(h); texts != nil {
			t.Errorf("%s shows %q", name, texts)
		}
	}
	tour(t, apptest.Compact, sharedOnly(t), needs)
	for _, name := range []string{"title", "saves-running", "setup-four", "stats", "settings-keys-clash", "licences"} {
		if !looked[name] {
			t.Errorf("%s was not looked at", name)
		}
	}
	clear(looked)
	h := apptest.Open(t, apptest.Compact, func(o *scenes.AppOptions) {
		sharedOnly(t)(o)
		o.Boards["carcassonne"] = apptest.Carcassonne.New
	})
	h.Click("play carcassonne")
	needs(h, "the set-up of Carcassonne")
	for _, id := range []string{"module inns", "who/1", "who/1/0", "more"} {
		h.Click(id)
		needs(h, id)
	}
	choose(h, "favourites")
	needs(h, "favourites")
}

// What was written before a title's texts came is written again when they have.
func TestWordsThatCameAreShown(t *testing.T) {
	come := false
	late := func(o *scenes.AppOptions) {
		shared := o.Reword
		o.Reword = func(w *assets.Words) *assets.Words {
			if come {
				return w
			}
			return shared(w)
		}
	}
	montana := scenetest.In(t, "montana.")
	spoken := map[string]string{"a lesson": montana.Say("lesson.recruit.hello"), "the table": "Cole " + montana.Part("log.spun", 0)}
	for name, clicks := range map[string][]string{
		"the lessons": {"help"}, "the rules": {"help", "rules"}, "a lesson": {"help", "lesson/0"},
		"the table": {"play montana", "start"},
	} {
		come = false
		var said []string
		h := apptest.Open(t, apptest.Compact, func(o *scenes.AppOptions) {
			sharedOnly(t)(o)
			late(o)
			o.Announce = func(line string) { said = append(said, line) }
		})
		for _, id := range clicks {
			h.Click(id)
		}
		if lacking := h.App.Words().Lacking(); !slices.Equal(lacking, []string{"montana"}) {
			t.Errorf("%s needs texts of %q", name, lacking)
		}
		come = true
		if err := h.App.Reword(); err != nil {
			t.Fatal(err)
		}
		h.Wait(4 * time.Second)
		if text := strings.Join(said, ", "); strings.Contains(text, "<") || !strings.Contains(text, spoken[name]) {
			t.Errorf("%s: said was %q, want %q", name, text, spoken[name])
		}
		if texts := marked(h); texts != nil {
			t.Errorf("%s shows %q", name, texts)
		}
		if lacking := h.App.Words().Lacking(); lacking != nil {
			t.Errorf("%s still needs texts of %q", name, lacking)
		}
	}
}
