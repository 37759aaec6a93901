package scenes_test

import (
	"fmt"
	"testing"
	"time"

	"tilestead/input"
	"tilestead/save"
	"tilestead/scenes"
	"tilestead/scenes/apptest"
	"tilestead/scenes/scenetest"
)

// Pictures of every screen for people to look at: -shots names a
// folder, and -lang a language that is not English.
func TestShots(t *testing.T) {
	apptest.Shots(t)
	for _, size := range []scenetest.Size{{W: 1280, H: 800, S: 1}, {W: 960, H: 540, S: 2}, {W: 640, H: 400, S: 2},
		{W: 640, H: 360, S: 2}} {
		shoot := func(h *apptest.Hand, name string) { h.Shot(fmt.Sprintf("%s-%gx%g", name, size.W, size.H)) }
		tour(t, size, nil, shoot)
		asked(t, size, func(*scenes.AppOptions) {}, shoot)
	}
}

// tour visits every screen but the table and calls look at each.
func tour(t testing.TB, size scenetest.Size, change func(*scenes.AppOptions), look func(h *apptest.Hand, name string)) {
	store := &save.Memory{}
	half := ended(t, 8)
	half.Match.Rewind(half.Match.Len() / 2)
	late := ended(t, 7)
	late.Name, late.Saved = "Sunday with Žofia", "2026-05-17 20:15"
	for name, data := range map[string][]byte{"history.txt": []byte(pastGames), "feats.txt": []byte(pastFeats),
		"montana-0000000000000008.stead": bytesOf(t, half),
		"montana-0000000000000007.stead": bytesOf(t, late), "bad.stead": []byte("x"),
		"autosave-montana.stead": bytesOf(t, half)} {
		if err := store.Write(name, data); err != nil {
			t.Fatal(err)
		}
	}
	h := apptest.Open(t, size, func(o *scenes.AppOptions) {
		o.Store, o.Today = store, "2026-11-29" // Montana's
		o.Copy = func(string, func(error)) {}
		o.Export = func(string, []byte) (string, error) { return "", nil }
		if change != nil {
			change(o)
		}
	})
	look(h, "title")
	h.Click("saves")
	look(h, "saves")
	h.Click("save/1")
	look(h, "saves-damaged")
	h.Click("save/2")
	look(h, "saves-running")
	h.Click("back")
	h.Click("play montana")
	look(h, "setup")
	choose(h, "add")
	look(h, "setup-four")
	choose(h, "seed")
	h.Write("oops")
	look(h, "setup-wrong")
	h.Click("done")
	h.Click("back")
	h.Click("stats")
	look(h, "stats")
	h.Click("back")
	h.Click("settings")
	look(h, "settings")
	h.Click("page/1")
	look(h, "settings-play")
	h.Click("page/2")
	look(h, "settings-sound")
	h.Click("page/3")
	look(h, "settings-keys")
	h.Click("key undo")
	look(h, "settings-keys-press")
	h.Key(input.KeyTab)
	look(h, "settings-keys-refused")
	h.Key(input.KeyF1)
	look(h, "settings-keys-clash")
	h.Click("back")
	h.Click("licences")
	look(h, "licences")
	h.Click("back")
	h.Click("stats")
	h.Click("show/1")
	look(h, "stats-feats")
	h.Click("back")
	h.Click("help")
	look(h, "help")
	h.Click("back")
	h.App.Crash("runtime error: index out of range [3] with length 3\n/home/somebody/.config/tilestead/crash.txt")
	h.Wait(400 * time.Millisecond)
	look(h, "crash")
	h.Click("home")
	h.Wait(400 * time.Millisecond)
	// A game four actions from its end, played out by a bot; both seats are bots.
	g := ended(t, 7)
	g.Match.Rewind(g.Match.Len() - 4)
	g.Seats[0].Bot = "hard"
	data := bytesOf(t, g)
	r := apptest.Open(t, size, func(o *scenes.AppOptions) {
		o.Store, o.Load = &save.Memory{}, data
		if change != nil {
			change(o)
		}
	})
	for i := 0; i < 400 && !r.Has("rematch"); i++ {
		r.Wait(250 * time.Millisecond)
	}
	r.Wait(2 * time.Second)
	look(r, "result")
}

// pastGames is a history of every kind of line.
const pastGames = `2026-05-01T18:02 montana 0000000000000001 311 | human red 12 won "Ada" | bot:easy blue 6 lost "Otto"
2026-05-03T20:15 montana 0000000000000002 402 | bot:hard blue 12 won "Greta" | human red 10 lost "Ada" | bot:expert green 11 lost "Magnus" | human black 9 lost "Žofia"
2026-05-09T21:40 montana 0000000000000003 290 assisted | human red 12 won "Ada" | human plum 12 won "Žofia"
nonsense
- montana 0000000000000004 350 | human yellow 8 lost "Ada" | bot:medium blue 12 won "Jonas" | bot:easy green 5 lost "Pip"
`

// pastFeats are feats of every kind: achieved, with help, and on the way.
const pastFeats = `montana busy-turn 3 4 -
montana full-crew 4 4 2026-05-01
montana row-of-four 1 1 2026-05-09 assisted
montana stockpile 5 6 -
`
