package ui

import (
	"testing"

	"tilestead/input"
)

// Where a finger has no keyboard a tap on a field asks for its text.
func TestFieldAsksFingers(t *testing.T) {
	for _, c := range []struct {
		typed string
		ok    bool
		want  string
	}{{"Ľuba\n\t!", true, "Ľuba!"}, {"much too long", true, "much too"}, {"", false, "old"}} {
		text, asked := "old", ""
		var k Kit
		changed := false
		view := func(k *Kit) {
			if now, _ := k.TextField("name", Rect{W: 200, H: 30}, &text, 8); now {
				changed = true
			}
		}
		ask := func(was string) (string, bool) { asked = was; return c.typed, c.ok }
		at := input.Frame{W: 640, H: 360, S: 2, X: 20, Y: 10, Touch: true, Ask: ask}
		at.Left = input.Button{Down: true, Pressed: true}
		k.Update(at, view)
		at.Left = input.Button{Released: true}
		k.Update(at, view)
		if asked != "old" || text != c.want || changed != c.ok || k.Writing() {
			t.Errorf("typed %q, %v: asked with %q, now %q, changed %v, writing %v", c.typed, c.ok, asked, text,
				changed, k.Writing())
		}
	}
}
