package agricola

import (
	"testing"

	"tilestead/assets"
	"tilestead/rules"
	"tilestead/scenes/scenetest"
)

// No text of a table of four is cut, leaves the canvas or lies on another, in
// any language.
func TestTextsFit(t *testing.T) {
	b, all := NewBoard(), fixture.Positions(t, 4)
	for _, lang := range assets.Languages {
		words := scenetest.Words(t, lang)
		for _, size := range canvases() {
			bad := map[string]bool{}
			for _, s := range all {
				v := fixture.View(t, b, s, size.W, size.H)
				v.Words, v.Viewer = words, rules.Nobody
				c := size.Canvas()
				b.Draw(c, v)
				for _, line := range scenetest.Check(c) {
					bad[line] = true
				}
			}
			for line := range bad {
				t.Errorf("%s %s: %s", lang, size.Name, line)
			}
		}
	}
}
