package scenes_test

import (
	"strings"
	"testing"
	"time"

	"tilestead/input"
	"tilestead/rules"
	"tilestead/save"
	"tilestead/scenes"
	"tilestead/scenes/apptest"
	"tilestead/scenes/scenetest"
)

// finished is a whole game as a save, played by picks.
func finished(t *testing.T) (*save.Game, []byte) {
	t.Helper()
	m := apptest.Montana.Match(t, 2, 4)
	for turns := 0; m.State().Turn() != rules.Nobody && turns < 20000; turns++ {
		legal := m.State().Legal(nil)
		a := legal[(turns*7)%len(legal)]
		for _, o := range legal { // builds end the game
			if strings.HasPrefix(rules.Notation(m.State(), o), "build") {
				a = o
			}
		}
		if m.State().Turn() == rules.Nature {
			a = m.Roll()
		}
		if _, err := m.Do(a); err != nil {
			t.Fatal(err)
		}
	}
	if m.State().Turn() != rules.Nobody {
		t.Fatal("the game has no end")
	}
	g := &save.Game{Match: m, Seats: []save.Seat{{Name: "Ada", Color: "red"},
		{Name: "Mira", Color: "blue", Bot: "easy"}}}
	data, err := g.Bytes()
	if err != nil {
		t.Fatal(err)
	}
	return g, data
}

func TestFinishedGameIsLookedThroughAndPlayedOn(t *testing.T) {
	g, data := finished(t)
	store := &save.Memory{}
	h := apptest.Open(t, scenetest.Sizes()[0], func(o *scenes.AppOptions) { o.Load, o.Store = data, store })
	for range 100 {
		if h.Has("rematch") {
			break
		}
		h.Wait(100 * time.Millisecond)
	}
	h.Wait(2 * time.Second)
	h.Click("back") // look back
	if !h.Has("replay/bar") {
		t.Fatal("the result does not lead to the game")
	}
	h.Click("replay/close")
	if !h.Has("rematch") {
		t.Fatal("closing does not lead back to the result")
	}
	h.Wait(2 * time.Second)
	h.Click("back")
	for range 3 {
		h.Key(input.KeyPageUp)
	}
	h.Wait(100 * time.Millisecond)
	h.Click("replay/on")
	h.Wait(500 * time.Millisecond)
	if h.Has("replay/bar") {
		t.Fatal("playing on goes on looking")
	}
	names, err := store.Names()
	if err != nil {
		t.Fatal(err)
	}
	kept, running := 0, 0
	for _, n := range names {
		b, _ := store.Read(n)
		s, err := save.Read(b)
		switch {
		case err != nil:
		case rules.Hash(s.Match.State()) == rules.Hash(g.Match.State()):
			kept++
		case strings.HasPrefix(n, "autosave"):
			running++
			if !s.Branched() || g.Branched() {
				t.Error("the game that goes on is not marked, or the other one is")
			}
			if s.Match.Len() >= g.Match.Len() || rules.Hash(g.Match.Before(s.Match.Len())) == 0 {
				t.Errorf("the new game has %d actions of %d", s.Match.Len(), g.Match.Len())
			}
		}
	}
	if kept == 0 || running != 1 {
		t.Errorf("%d copies of the old game and %d running ones among %v", kept, running, names)
	}
}
