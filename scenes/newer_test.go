package scenes_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"tilestead/input"
	montanaRules "tilestead/rules/montana"
	"tilestead/save"
	"tilestead/scenes"
	"tilestead/scenes/apptest"
)

// newerForm is a game as a newer program writes it.
func newerForm(t testing.TB) []byte {
	return []byte(strings.Replace(string(bytesOf(t, half(t, 4))), "tilestead 2\n", "tilestead 9\n", 1))
}

// newerRules is a game by rules of Montana that come after this program's.
func newerRules(t testing.TB) []byte {
	now := fmt.Sprintf("title montana %d\n", montanaRules.Title.Rev)
	return []byte(strings.Replace(string(bytesOf(t, half(t, 4))), now, "title montana 99\n", 1))
}

// A save of a newer program is called that wherever it shows, and stays as it
// is; no copy calls it damaged.
func TestNewerSave(t *testing.T) {
	for name, data := range map[string][]byte{
		"form":  newerForm(t),
		"rules": newerRules(t),
	} {
		t.Run(name, func(t *testing.T) {
			st := &save.Memory{}
			for _, n := range []string{running, "a.stead"} {
				if err := st.Write(n, data); err != nil {
					t.Fatal(err)
				}
			}
			h := apptest.Open(t, apptest.Compact, func(o *scenes.AppOptions) { o.Store = st })
			said := func(where string) {
				t.Helper()
				h.Wait(300 * time.Millisecond)
				if !h.Says("store.newer") && !h.Says("saves.newer") && !h.Says("saves.newer.note") {
					t.Errorf("%s does not say that a newer program saved it", where)
				}
				for key, part := range map[string]int{"app.damaged": 0, "app.damaged.file": 0, "flaw.line": 1,
					"saves.damaged": 0, "saves.part": 0} {
					if h.SaysPart(key, part) {
						t.Errorf("%s says %s", where, key)
					}
				}
			}
			h.Click("continue montana")
			said("the title screen")
			h.Wait(8 * time.Second)
			h.Click("saves")
			said("the list")
			drop(h, input.File{Name: "b.stead", Data: data})
			said("taking in a file")
			h.Click("back")
			if names, _ := st.Names(); len(slices.DeleteFunc(names,
				func(n string) bool { return n == running || n == "a.stead" })) != 0 {
				t.Errorf("looking at it made %q", names)
			}
			h.Click("play montana")
			h.Click("start")
			if got, err := st.Read("autosave-montana.newer-1.stead"); err != nil || string(got) != string(data) {
				t.Errorf("a new game wrote over the newer one: %v", err)
			}
			saved(t, st)
		})
	}
}

// Colours that are unknown or given twice and unknown levels are replaced, and
// something says so.
func TestSeatsAreMended(t *testing.T) {
	whole := string(bytesOf(t, half(t, 4)))
	for name, c := range map[string]struct{ from, to string }{
		"two of one colour": {"bot:easy blue", "bot:easy red"},
		"unknown colour":    {"human red", "human purple"},
		"unknown level":     {"bot:easy", "bot:wizard"},
		"all is well":       {"bot:easy", "bot:medium"},
	} {
		t.Run(name, func(t *testing.T) {
			st := &save.Memory{}
			if err := st.Write(running, []byte(strings.Replace(whole, c.from, c.to, 1))); err != nil {
				t.Fatal(err)
			}
			h := apptest.Open(t, apptest.Compact, func(o *scenes.AppOptions) { o.Store = st })
			h.Click("continue montana")
			if got, want := h.Says("store.mended"), name != "all is well"; got != want {
				t.Errorf("it says that something was mended: %v, want %v", got, want)
			}
			h.Wait(8 * time.Second)
			h.App.Decide()
			h.Wait(time.Second)
			g := saved(t, st)
			if g.Seats[0].Color == g.Seats[1].Color || g.Seats[0].Color == "purple" || g.Seats[1].Bot == "wizard" {
				t.Errorf("the seats are %+v", g.Seats)
			}
		})
	}
}
