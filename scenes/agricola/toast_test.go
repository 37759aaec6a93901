package agricola

import (
	"strings"
	"testing"

	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/scenes/scenetest"
	"tilestead/ui"
)

// Whoever clicks a space that cannot be used is told why, and neither that space nor any other is hidden
// by what is told.
func TestRefusalsHideNoSpace(t *testing.T) {
	for _, size := range []scenetest.Size{{W: 1280, H: 800, S: 1}, {W: 960, H: 540, S: 2}, {W: 853, H: 533, S: 1}} {
		p := fixture.Sit(t, fixture.Match(t, 2, 1), size)
		p.Wait()
		s := p.Table.Match().State().(*agricola.State)
		m := NewBoard().moment(fixture.View(t, NewBoard(), s, size.W, size.H))
		told := 0
		for i := range box.Spaces {
			sp := box.Space(i)
			why := m.whyNot(sp)
			if !s.Open().Has(sp) || why == "" {
				continue
			}
			p.Click(m.works().spaceBox(sp).Center())
			c := &ui.Canvas{}
			c.Reset(size.W, size.H, size.S)
			p.Table.Draw(c)
			for _, op := range c.Ops {
				if op.Text == "" || !strings.HasPrefix(op.Text, why) || op.Box.Y > size.H/2 {
					continue
				}
				told++
				for j := range box.Spaces {
					if s.Open().Has(box.Space(j)) && op.Box.Overlaps(m.works().spaceBox(box.Space(j))) {
						t.Errorf("%v: %q at %v hides %s", size, op.Text, op.Box, box.Spaces[j].ID)
					}
				}
			}
		}
		if told == 0 {
			t.Errorf("%v: nothing was refused", size)
		}
	}
}
