package scenes_test

import (
	"testing"
	"time"

	"tilestead/assets"
	"tilestead/input"
	"tilestead/save"
	"tilestead/scenes"
	"tilestead/scenes/apptest"
	"tilestead/scenes/board"
	"tilestead/scenes/scenetest"
)

// The first Play on a new machine offers the lesson, once, whatever is answered;
// Esc leaves it for the next time.
func TestFirstPlayOffersTheLesson(t *testing.T) { apptest.Each(t, firstPlay) }

func firstPlay(t *testing.T, f *scenetest.Fixture) {
	button := "play " + f.Title.ID
	play := func(h *apptest.Hand) { h.ClickAt(h.Place(button)); h.Tick(nil) }
	for answer, comes := range map[string]string{"welcome/learn": "lesson/next", "welcome/play": "start"} {
		store := &save.Memory{}
		open := func() *apptest.Hand { return apptest.OpenWith(t, f, apptest.Compact, store, nil) }
		h := open()
		play(h)
		h.Key(input.KeyEsc)
		if !h.Has(button) || h.Has("welcome/play") {
			t.Fatal("Esc does not lead back to the title screen")
		}
		play(h)
		h.Click(answer)
		if !h.Has(comes) {
			t.Fatalf("%s leads to %v; a title has a lesson in scenes/%s/lessons", answer, h.App.Aims(), f.Title.ID)
		}
		h.Key(input.KeyEsc)
		h = open()
		play(h)
		if h.Has("welcome/learn") || !h.Has("start") {
			t.Errorf("after %s it is offered again", answer)
		}
	}
}

// Who has played a title, or has a game of it, is not asked.
func TestWhoKnowsATitleIsNotAsked(t *testing.T) {
	store := &save.Memory{}
	line := "- montana 0000000000000007 311 | human red 12 won \"Ada\" | bot:easy blue 6 lost \"Otto\"\n"
	if err := store.Write("history.txt", []byte(line)); err != nil {
		t.Fatal(err)
	}
	h := apptest.Open(t, apptest.Compact, func(o *scenes.AppOptions) { o.Store = store })
	h.ClickAt(h.Place("play montana"))
	h.Tick(nil)
	if h.Has("welcome/learn") || !h.Has("start") {
		t.Error("somebody with a finished game is offered the first lesson")
	}
}

// Nor is whoever has begun a lesson from the list of them.
func TestWhoHasBegunALessonIsNotAsked(t *testing.T) {
	store := &save.Memory{}
	open := func() *apptest.Hand { return apptest.OpenWith(t, apptest.Montana, apptest.Compact, store, nil) }
	h := open()
	h.Click("help")
	h.Click("lesson/0")
	h = open()
	h.ClickAt(h.Place("play montana"))
	h.Tick(nil)
	if h.Has("welcome/learn") || !h.Has("start") {
		t.Error("somebody who has begun a lesson is offered it")
	}
}

// The offer fits at every size, in every language.
func TestOfferOfALessonFits(t *testing.T) {
	for lang, words := range scenetest.Languages(t) {
		for _, size := range scenetest.Sizes() {
			for _, f := range apptest.Titles {
				h := apptest.OpenWith(t, f, size, nil, words)
				h.ClickAt(h.Place("play " + f.Title.ID))
				h.Wait(400 * time.Millisecond)
				if !h.Has("welcome/learn") {
					t.Fatalf("%s at %s: no lesson of %s is offered", lang, size.Name, f.Title.ID)
				}
				for _, bad := range scenetest.Check(h.C) {
					t.Errorf("%s at %s: %s", lang, size.Name, bad)
				}
			}
		}
	}
}

// How to play opens on the title of which a game was last set up.
func TestHelpOpensOnTheLastTitle(t *testing.T) {
	words, err := assets.LoadWords("en")
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range []*scenetest.Fixture{apptest.Montana, apptest.Carcassonne} {
		h := apptest.Open(t, apptest.Compact, func(o *scenes.AppOptions) {
			o.Boards = map[string]func() board.Board{"montana": apptest.Montana.New, "carcassonne": apptest.Carcassonne.New}
		})
		h.ClickAt(h.Place("play " + f.Title.ID))
		h.Tick(nil)
		h.Click("welcome/play")
		h.Key(input.KeyEsc)
		h.Click("help")
		h.Draw()
		want, found := words.Say(f.Title.ID+".lesson."+f.Lessons(t)[0].ID), false
		for _, op := range h.C.Ops {
			found = found || op.Text == want
		}
		if !found {
			t.Errorf("after %s the lessons are not its own: no %q", f.Title.ID, want)
		}
	}
}
