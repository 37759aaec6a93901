package ui

import (
	"testing"

	"tilestead/input"
)

// A finger reaches what lies within 22 points of it, on every screen.
func TestFingerReachesNear(t *testing.T) {
	for _, c := range []struct{ s, dot float64 }{{1, 1}, {2, 1}, {2, 2}, {3, 3}, {4, 2}, {3, 0}} {
		in := input.Frame{W: 640, H: 360, S: c.s, Dot: c.dot, Touch: true,
			Left: input.Button{Down: true, Pressed: true}}
		points := max(1, c.dot) * 21.5 / c.s // 21.5 points in canvas pixels
		var k Kit
		view := func(k *Kit) {
			k.Block("ground", Rect{W: 640, H: 360})
			k.Zone(Zone{ID: "small", Box: Rect{X: 100, Y: 100, W: 30, H: 30}})
		}
		in.X, in.Y = 130+points, 115
		k.Update(in, view)
		if k.HotID() != "small" {
			t.Errorf("S %g, %g pixels a point: a finger 21.5 points away hits %q", c.s, c.dot, k.HotID())
		}
		in.X += 100
		k.Update(in, view)
		if k.HotID() != "ground" {
			t.Errorf("S %g, %g pixels a point: a finger far away hits %q", c.s, c.dot, k.HotID())
		}
	}
}
