package table_test

import (
	"testing"

	"tilestead/input"
	"tilestead/rules"
	"tilestead/scenes/apptest"
	"tilestead/scenes/scenetest"
	"tilestead/ui"
)

// While the end is counted the map shows all of the land, below the strip that
// counts along, and holds still, though the player had looked elsewhere before.
func TestMapHoldsStillWhileTheEndIsCounted(t *testing.T) {
	f := apptest.Carcassonne
	for _, size := range scenetest.Sizes() {
		m := f.Match(t, 2, 11)
		f.Play(t, m, func(rules.State) {})
		m.Rewind(m.Len() - 1)
		b := f.New()
		p := sit(t, m, b, "bb", size.W, size.H, nil)
		p.table.LookAside(-200)
		at, glides, was := p.table.Camera(), 0, false
		counted := 0
		for n := 0; n < 20000 && (m.State().Turn() != rules.Nobody || p.table.Playing()); n++ {
			p.wait(1)
			now := p.table.Camera()
			if now != at && !was {
				glides++
			}
			was, at = now != at, now
			if glides == 1 && !was && m.State().Turn() == rules.Nobody {
				counted++
				v := f.View(t, b, m.State(), size.W, size.H)
				seen := b.Offers().Map
				free, land := seen.Counted(v), seen.Pictured(m.State())
				mid := v.Frame.Map.Center()
				x, y := mid.X+(land.X-now.At.X)*now.Scale, mid.Y+(land.Y-now.At.Y)*now.Scale
				shown := ui.Rect{X: x, Y: y, W: land.W * now.Scale, H: land.H * now.Scale}
				if o := shown.And(free); o.W < shown.W-1e-6 || o.H < shown.H-1e-6 {
					t.Fatalf("%s: the land %v is seen in %v", size.Name, shown, free)
				}
			}
		}
		if glides != 1 || counted < 100 {
			t.Errorf("%s: the map moves %d times while the end is counted, %d ticks", size.Name, glides, counted)
		}
	}
}

// The bar that steps through a game covers nothing of the land, in any position.
func TestReplayShowsTheLandBelowItsBar(t *testing.T) {
	for _, f := range []*scenetest.Fixture{apptest.Carcassonne, apptest.Montana} {
		m := f.Match(t, 2, 11)
		f.Play(t, m, func(rules.State) {})
		for _, size := range scenetest.Sizes() {
			b := f.New()
			p := sit(t, m, b, "bb", size.W, size.H, nil)
			p.table.StepThrough(p.table.Match().Len(), nil, nil)
			p.wait(60)
			land := b.Offers().Map
			for _, key := range [...]input.Key{0, input.KeyPageUp, input.KeyPageUp, input.KeyHome, input.KeyEnd} {
				if key != 0 {
					p.key(key)
					p.wait(60)
				}
				c, mid := p.table.Camera(), p.table.Frame().Map.Center()
				top := mid.Y + (land.Pictured(p.table.Shown()).Y-c.At.Y)*c.Scale
				if bar := p.table.ReplayBox(); top < bar.Y+bar.H {
					t.Errorf("%s %s: the land begins at %g, the bar reaches down to %g", f.Title.ID, size.Name, top,
						bar.Y+bar.H)
				}
			}
		}
	}
}
