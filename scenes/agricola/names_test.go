package agricola

import (
	"testing"

	"tilestead/assets"
	"tilestead/rules/agricola/box"
	"tilestead/scenes/scenetest"
	"tilestead/ui"
)

// Every action space is told by its name or its short one, whole, on every
// canvas, and no two kinds of space by the same.
func TestSpacesHaveRoomForTheirNames(t *testing.T) {
	for _, lang := range assets.Languages {
		words := scenetest.Words(t, lang)
		for _, size := range canvases() {
			cut := map[string]bool{}
			for _, s := range games(t) {
				b := NewBoard()
				v := fixture.View(t, b, s, size.W, size.H)
				v.Words = words
				m := b.moment(v)
				told := map[string]string{}
				for i := range box.Spaces {
					sp := box.Space(i)
					if box.Spaces[i].Stage == 0 && !s.Open().Has(sp) {
						continue
					}
					name := m.label(sp, m.grid.cells[0].W-4)
					if full := words.Say("agricola.short." + spaceName(sp)); name != m.space(sp) && name != full {
						cut[name] = true
					}
					if other := told[name]; other != "" && other != spaceName(sp) {
						t.Errorf("%s %s: %s and %s are both %q", lang, size.Name, other, spaceName(sp), name)
					}
					told[name] = spaceName(sp)
				}
			}
			for name := range cut {
				t.Errorf("%s %s: no room for %q", lang, size.Name, name)
			}
		}
	}
}

// A name is short only where the cell is narrow.
func TestNamesAreShortOnlyWhereTheyMust(t *testing.T) {
	b := NewBoard()
	v := fixture.View(t, b, games(t)[0], 1280, 800)
	m := b.moment(v)
	sp := fixed(m.s)[0]
	name := m.space(sp)
	if got := m.label(sp, ui.TextWidth(name)); got != name {
		t.Errorf("%q where there is room for %q", got, name)
	}
}

// Every improvement has a name for the plate of one of three.
func TestPlatesHaveRoomForNames(t *testing.T) {
	b := NewBoard()
	v := fixture.View(t, b, fixture.Match(t, 2, 1).State(), 640, 400)
	for _, lang := range assets.Languages {
		v.Words = scenetest.Words(t, lang)
		m := b.moment(v)
		wide := m.at.front.W/3 - 2 - 1.5*(m.at.front.H-2) - 8
		for i := range box.Majors {
			if name, fits := m.fitted(box.Major(i), wide); !fits {
				t.Errorf("%s: %q does not fit", lang, name)
			}
		}
	}
}
