package scenetest

import (
	"testing"

	"tilestead/assets"
	"tilestead/rules"
	"tilestead/ui"
)

// DrawsNoOtherArt draws positions and clips and checks that none of it lies on
// another title's sheets: a page would fetch all of that title's art for it.
func (f *Fixture) DrawsNoOtherArt(t *testing.T) {
	t.Helper()
	b := f.New()
	other := map[string]string{}
	look := func(c *ui.Canvas, where string) {
		for i := range c.Ops {
			if s := c.Ops[i].Sprite; s != 0 {
				if of := assets.SheetTitle(s.Cut(1).Sheet); of != "" && of != f.Title.ID {
					other[s.Name()] = where
				}
			}
		}
	}
	for _, size := range Sizes() {
		for _, s := range f.Positions(t, min(4, f.Title.Seats[1])) {
			v := f.View(t, b, s, size.W, size.H)
			c := size.Canvas()
			b.Draw(c, v)
			look(c, "at "+s.Prompt().Key)
		}
	}
	size := Sizes()[0]
	f.Games(t, 3, func(before rules.State, beat rules.Beat) {
		v := f.View(t, b, before, size.W, size.H)
		if clip := b.Clip(v, beat); clip != nil {
			c := size.Canvas()
			clip.Draw(c, v, clip.Length()/2)
			look(c, "in a clip")
		}
	})
	for name, where := range other {
		t.Errorf("%s, drawn %s, is the art of another title", name, where)
	}
}
