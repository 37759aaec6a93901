package scenes_test

import (
	"testing"
	"tilestead/assets"
	"tilestead/scenes/scenetest"
	"tilestead/ui"
	"time"

	"tilestead/rules"
	"tilestead/rules/montana"
	"tilestead/save"
	"tilestead/scenes"
	"tilestead/scenes/apptest"
)

// endedWith is a finished game of a person, who won or lost, against a rival.
func endedWith(t *testing.T, rival string, won bool) *save.Game {
	t.Helper()
	g := ended(t, 5)
	winner := int(g.Match.State().Winners()[0])
	bot := winner
	if won {
		bot = 1 - winner
	}
	g.Seats[bot].Bot, g.Seats[1-bot].Bot = rival, ""
	return g
}

// After a victory over somebody stronger the next rung invites: a game like this one against it.
func TestRivalInvites(t *testing.T) {
	st := &save.Memory{}
	g := endedWith(t, "hank", true)
	h := finish(t, st, g)
	if !h.Has("invited") || !h.Has("rematch") || h.Has("same") {
		t.Fatal("nobody invites after a victory over Hank, or there is no rematch")
	}
	h.Wait(2 * time.Second) // the scores are counted
	h.Click("invited")
	h.Wait(time.Second)
	next := saved(t, st)
	for i, s := range next.Seats {
		if want := map[string]string{"": "", "hank": "ida"}[g.Seats[i].Bot]; s.Bot != want {
			t.Errorf("seat %d is %+v, want %q", i+1, s, want)
		}
		if s.Bot == "ida" && s.Name != "Ida" {
			t.Errorf("Ida goes by the name %q", s.Name)
		}
	}
	if seats := next.Match.Setup().Seats; seats != 2 || next.Match.Setup().Seed == g.Match.Setup().Seed {
		t.Errorf("the game has %d seats and the seed %x", seats, next.Match.Setup().Seed)
	}
}

// Nobody invites after a defeat.
func TestNobodyInvitesWhoLost(t *testing.T) {
	h := finish(t, &save.Memory{}, endedWith(t, "hank", false))
	if h.Has("invited") || !h.Has("same") {
		t.Error("somebody invites after a defeat")
	}
}

// A saved game names its rival, and goes on with it.
func TestRivalIsSavedAndPlaysOn(t *testing.T) {
	st := &save.Memory{}
	m, err := rules.NewMatch(&montana.Title, rules.Setup{Title: "montana", Seats: 2, Seed: 9})
	if err != nil {
		t.Fatal(err)
	}
	g := &save.Game{Match: m, Seats: []save.Seat{{Bot: "mabel", Color: "blue", Name: "Mabel"}, {Color: "red", Name: "Ada"}}}
	h := apptest.Open(t, apptest.Compact, func(o *scenes.AppOptions) { o.Store, o.Load = st, bytesOf(t, g) })
	h.Wait(20 * time.Second)
	again := saved(t, st)
	if again.Seats[0] != g.Seats[0] {
		t.Errorf("the rival was saved as %+v", again.Seats[0])
	}
	if again.Match.Len() == 0 || again.Match.State().Turn() == 0 {
		t.Errorf("after %d actions Mabel still thinks", again.Match.Len())
	}
}

// The highest rival of the table has the last words, beside its face, where there is room.
func TestRivalHasTheLastWords(t *testing.T) {
	shown := 0
	for _, lang := range assets.Languages {
		words := scenetest.Words(t, lang)
		for _, size := range apptest.ThreeSizes {
			g := endedWith(t, "hank", true)
			h := theResult(t, size, g, func(o *scenes.AppOptions) {
				o.Reword = func(*assets.Words) *assets.Words { return words }
			})
			line := words.Say("rival.montana.hank.name") + ": " + words.Say("rival.montana.hank.end")
			said := h.Text(line)
			if room := ui.LayoutOf(size.W, size.H) != ui.Compact; said && !room {
				t.Errorf("%s at %s: last words in a compact layout", lang, size.Name)
			}
			if said {
				shown++
			}
			for _, bad := range scenetest.Check(h.C) {
				t.Errorf("%s at %s: %s", lang, size.Name, bad)
			}
			if lang == "de" {
				h.Shot("words-" + size.Name)
			}
		}
	}
	if shown < 8 {
		t.Errorf("the last words are said on %d canvases only", shown)
	}
}
