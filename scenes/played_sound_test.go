package scenes_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"tilestead/bots"
	"tilestead/rules"
	"tilestead/rules/rulestest/golden"
	"tilestead/save"
	"tilestead/scenes"
	"tilestead/scenes/apptest"
	"tilestead/scenes/board"
	"tilestead/scenes/scenetest"
	"tilestead/scenes/think"
	"tilestead/sound/cue"
)

// A given is a cue and when it is heard.
type given struct {
	cue.Cue
	at time.Duration
}

// played lets three bots play on from a position some random actions into a game, and
// gives what is heard of it for a while.
func played(t *testing.T, f *scenetest.Fixture, actions int, speed string, while time.Duration) (list []given) {
	t.Helper()
	m, err := rules.NewMatch(f.Title, rules.Setup{Title: f.Title.ID, Seats: 3, Seed: 7, Modules: f.Modules})
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(7, 7))
	for range actions {
		if m.State().Turn() == rules.Nature {
			m.Replay(m.Roll())
			continue
		}
		legal := m.State().Legal(nil)
		m.Replay(legal[r.IntN(len(legal))])
	}
	g := &save.Game{Match: m}
	for i, look := range []string{"red", "blue", "yellow"} {
		g.Seats = append(g.Seats, save.Seat{Bot: "easy", Color: look, Name: string(rune('A' + i))})
	}
	st := &save.Memory{}
	if err := st.Write("settings.txt", []byte("bot_speed = "+speed+"\n")); err != nil {
		t.Fatal(err)
	}
	var h *apptest.Hand
	h = apptest.Open(t, apptest.Roomy, func(o *scenes.AppOptions) {
		o.Boards = map[string]func() board.Board{f.Title.ID: f.New}
		o.Inline, o.Load, o.Store = true, bytesOf(t, g), st
		o.NewBot = func(title, level string, seed uint64) (think.Thinker, error) { return bots.New(title, level, seed) }
		o.Cue = func(c cue.Cue) {
			now := time.Duration(0)
			if h != nil {
				now = h.Now
			}
			list = append(list, given{c, now + c.After})
		}
	})
	h.Wait(while)
	return list
}

// However fast a game goes, what is heard of it is no noise: eight cues in any
// second. At the usual pace there is much to hear, but not everything at once.
func TestGamesAreNoNoise(t *testing.T) {
	apptest.Each(t, func(t *testing.T, f *scenetest.Fixture) {
		list := played(t, f, 150, "fast", 30*time.Second)
		if len(list) < 30 {
			t.Fatalf("only %d cues", len(list))
		}
		for i, a := range list {
			n := 0
			for _, b := range list[i:] {
				if b.at-a.at < time.Second && b.at >= a.at {
					n++
				}
			}
			if n > 8 {
				t.Errorf("%d cues in the second after %v", n, a.at)
			}
		}
	})
}

// TestPlayedMinutes writes what is heard of a minute of each title, for the tests of
// package sound that measure it; it does so with -update alone.
func TestPlayedMinutes(t *testing.T) {
	if !golden.Updating() {
		t.Skip("the minutes are written with -update")
	}
	apptest.Each(t, func(t *testing.T, f *scenetest.Fixture) {
		var b strings.Builder
		for _, c := range played(t, f, 150, "normal", time.Minute) {
			fmt.Fprintf(&b, "%d\t%.2f\t%t\t%t\t%g\t%s\n", c.at.Milliseconds(), c.Pan, c.Lost, c.Far, c.Rise, c.Name)
		}
		file := filepath.Join("../sound/testdata/played", f.Title.ID+".txt")
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(b.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	})
}
