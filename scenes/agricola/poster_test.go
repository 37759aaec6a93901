package agricola

import (
	"testing"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/farm"
	"tilestead/ui"
)

// The picture of a finished game shows the crops where their owner sowed them and saw them last.
func TestPosterShowsCropsWhereTheyWereSown(t *testing.T) {
	s := sower(t, "grain 1").Table.Match().State().(*agricola.State)
	b := NewBoard()
	crops := func(desks map[rules.Seat]any) (at []ui.Point) {
		after := s.Clone().(*agricola.State)
		first := after.Player(0).Fields
		after.Player(0).Grain.Set(first.Pop().Mask(), 1)
		v := fixture.View(t, b, after, 1280, 800)
		v.Poster, v.Viewer, v.Legal, v.Desks = true, rules.Nobody, nil, desks
		land := farmsLand(after)
		v.Frame.Map = ui.Rect{W: land.W, H: land.H}
		v.Camera.At, v.Camera.Scale = land.Center(), 1
		c := &ui.Canvas{}
		c.Reset(land.W, land.H, 1)
		b.Draw(c, v)
		for _, op := range c.Ops {
			if op.Kind == ui.OpSprite && op.Sprite.Name() == "agricola/grain/1" {
				at = append(at, ui.Point{X: op.Box.X, Y: op.Box.Y})
			}
		}
		return at
	}
	var p plots
	p.swap(farm.At(0, 3), farm.At(0, 4))
	plain, sown := crops(nil), crops(map[rules.Seat]any{0: desk{plots: p}})
	if len(plain) != 1 || len(sown) != 1 || sown[0].X <= plain[0].X {
		t.Errorf("the crop shows at %v, and sown on the next field at %v", plain, sown)
	}
}
