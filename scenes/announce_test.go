package scenes_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"tilestead/input"
	"tilestead/save"
	"tilestead/scenes"
	"tilestead/scenes/apptest"
	"tilestead/scenes/scenetest"
)

func english(t *testing.T, key string, args ...any) string {
	t.Helper()
	return scenetest.In(t, "").Say(key, args...)
}

// Whoever cannot see the screen hears which screen it is, what is asked, what
// everybody does and what messages say, each once.
func TestAnnounce(t *testing.T) {
	var said []string
	h := apptest.Open(t, apptest.Compact, func(o *scenes.AppOptions) {
		o.Store = &save.Memory{}
		o.Announce = func(line string) { said = append(said, line) }
	})
	h.Click("settings")
	h.Click("back")
	h.Click("settings")
	if n := strings.Count(strings.Join(said, "\n"), english(t, "menu.settings")); n != 2 {
		t.Errorf("of the settings, opened twice, was said %q", said)
	}
	said = nil
	h.Click("back")
	drop(h, input.File{Name: "cat.png", Data: []byte("x")})
	if len(said) != 1 || !strings.Contains(said[0], "cat.png") {
		t.Errorf("of a refused file was said %q", said)
	}
	said = nil
	h.Click("play montana")
	h.Click("start")
	for range 30 {
		h.Wait(time.Second)
	}
	all := strings.Join(said, "\n")
	if !strings.Contains(all, english(t, "montana.log.start")) || !strings.Contains(all, english(t, "montana.log.first")) {
		t.Errorf("the log was not said:\n%s", all)
	}
	ask := english(t, "montana.ask.white.start.two") + ". " // and which spin it is
	if !slices.ContainsFunc(said, func(s string) bool { return strings.HasPrefix(s, ask) }) {
		t.Errorf("the prompt was not said:\n%s", all)
	}
	n := len(said)
	h.Wait(5 * time.Second)
	if len(said) > n {
		t.Errorf("at rest was said %q", said[n:])
	}
}

// Who plays with the keys alone hears what the mark goes to: what a button
// does, what a setting is and how it stands, what a target would bring; and why
// something cannot be done.
func TestKeyboardIsHeard(t *testing.T) {
	var said []string
	h := apptest.Open(t, apptest.Roomy, func(o *scenes.AppOptions) {
		o.Store = &save.Memory{}
		o.Announce = func(line string) { said = append(said, line) }
	})
	walk := func(n int) string {
		said = nil
		for range n {
			h.Key(input.KeyTab)
		}
		return strings.Join(said, "\n")
	}
	if all := walk(12); !strings.Contains(all, english(t, "montana.title")+": ") ||
		!strings.Contains(all, english(t, "menu.settings")) {
		t.Errorf("on the title screen was said\n%s", all)
	}
	h.Click("settings")
	if all := walk(14); !strings.Contains(all, english(t, "settings.contrast")+": ") ||
		!strings.Contains(all, "✓") {
		t.Errorf("of the settings was said\n%s", all)
	}
	h.Click("back")
	h.Click("play montana")
	farmer, _, _ := strings.Cut(english(t, "setup.person"), ",")
	if all := walk(24); !strings.Contains(all, farmer+": ") {
		t.Errorf("of the set-up was said\n%s", all)
	}
	h.Click("start")
	for range 60 {
		h.Wait(time.Second)
	}
	want := strings.TrimSuffix(english(t, "montana.hint.more", scenetest.In(t, "montana.n.").Count("orange", 1)), ".")
	if all := walk(8); !strings.Contains(all, want) {
		t.Errorf("of what can be clicked was said\n%s", all)
	}
	said = nil
	h.Key(input.KeyU) // nothing can be taken back yet
	h.Wait(100 * time.Millisecond)
	if all := strings.Join(said, "\n"); !strings.Contains(all, english(t, "table.undo.chance")) {
		t.Errorf("of a refusal was said %q", all)
	}
	n := len(said)
	h.Wait(5 * time.Second)
	if len(said) > n {
		t.Errorf("at rest was said %q", said[n:])
	}
}

// What the arrows choose in the rules is said, and what a switch changes to.
func TestChoicesAreHeard(t *testing.T) {
	var said []string
	h := apptest.Open(t, apptest.Roomy, func(o *scenes.AppOptions) {
		o.Boards["carcassonne"] = apptest.Carcassonne.New
		o.Announce = func(line string) { said = append(said, line) }
	})
	h.Click("help")
	h.Click("rules")
	said = nil
	h.Key(input.KeyDown)
	h.Key(input.KeyDown)
	if len(said) != 2 || said[0] == said[1] || said[0] == "" {
		t.Errorf("of the entries that the arrows choose was said %q", said)
	}
	h.Click("back")
	h.Click("back")
	h.Click("play carcassonne")
	inns := english(t, "module.carcassonne.inns")
	for range 60 {
		h.Key(input.KeyTab)
		if n := len(said); n > 0 && strings.HasPrefix(said[n-1], inns) {
			break
		}
	}
	said = nil
	for range 2 {
		h.Key(input.KeySpace)
		h.Wait(100 * time.Millisecond)
	}
	if all := strings.Join(said, "\n"); !strings.Contains(all, english(t, "reader.on", inns)+".") ||
		!strings.Contains(all, english(t, "reader.off", inns)+".") {
		t.Errorf("of the switch was said %q", all)
	}
}
