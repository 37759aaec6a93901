package scenes_test

import (
	"fmt"
	"os"
	"testing"

	"tilestead/assets"
	"tilestead/input"
	"tilestead/scenes"
	"tilestead/scenes/montana"
	"tilestead/scenes/scenetest"
)

// rulesPage opens the rules from the title screen.
func rulesPage(t testing.TB, size scenetest.Size, change func(string) string) *hand {
	t.Helper()
	h := open(t, size, func(o *scenes.AppOptions) {
		if change != nil {
			o.Reword = func(w *assets.Words) *assets.Words { return w.Pseudo(change) }
		}
	})
	h.click("help")
	return h
}

// everyTopic steps through all entries from the summary on.
func everyTopic(h *hand, look func(name string)) {
	look("short")
	for _, topic := range montana.NewBoard().Topics() {
		h.key(input.KeyDown)
		look(topic.ID)
	}
}

// TestReferenceFits looks at every entry at every size and in languages that
// need more room: nothing is cut, lies on another or leaves the canvas.
func TestReferenceFits(t *testing.T) {
	if testing.Short() {
		t.Skip("short")
	}
	for lang, change := range map[string]func(string) string{"English": nil, "longer": scenetest.Longer, "Cyrillic": scenetest.Cyrillic} {
		for _, size := range scenetest.Sizes() {
			h := rulesPage(t, size, change)
			everyTopic(h, func(name string) {
				for _, bad := range scenetest.Check(h.c) {
					t.Errorf("%s in %s at %s: %s", name, lang, size.Name, bad)
				}
			})
		}
	}
}

// TestReferenceShots paints every entry into the folder TILESTEAD_SHOTS.
func TestReferenceShots(t *testing.T) {
	if os.Getenv("TILESTEAD_SHOTS") == "" {
		t.Skip("TILESTEAD_SHOTS names no folder")
	}
	for _, size := range []scenetest.Size{{W: 1280, H: 800, S: 1}, {W: 960, H: 540, S: 2}, {W: 640, H: 400, S: 2}} {
		h := rulesPage(t, size, nil)
		everyTopic(h, func(name string) { h.shot(fmt.Sprintf("rules-%g-%s", size.W, name)) })
	}
}
