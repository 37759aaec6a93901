package scenetest

import (
	"slices"
	"testing"

	"tilestead/assets"
	"tilestead/rules"
	"tilestead/ui"
)

// DrawsNoOtherArt draws positions and clips, with modules and without, and checks that
// all of it lies on the sheets that the board says a game needs: the table would stop
// for others.
func (f *Fixture) DrawsNoOtherArt(t *testing.T) {
	t.Helper()
	f.drawsItsArt(t)
	if f.Modules != nil {
		without := *f
		without.Modules, without.House, without.Staged = nil, nil, nil
		without.drawsItsArt(t)
	}
}

func (f *Fixture) drawsItsArt(t *testing.T) {
	t.Helper()
	b := f.New()
	offers := b.Offers()
	of := offers.Sheets(rules.Setup{Title: f.Title.ID, Modules: f.Modules})
	other := map[string]string{}
	look := func(c *ui.Canvas, where string) {
		for i := range c.Ops {
			op := &c.Ops[i]
			if op.Sprite == 0 {
				continue
			}
			n := op.Sprite.Cut(op.Scale * c.S).Sheet
			if assets.SheetTitle(n) != "" && !slices.Contains(of, n) {
				other[op.Sprite.Name()] = where
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
		t.Errorf("with modules %v %s, drawn %s, is the art of other games", f.Modules, name, where)
	}
}
