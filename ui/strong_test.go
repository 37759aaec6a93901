package ui

import (
	"testing"

	"tilestead/assets"
	"tilestead/assets/palette"
)

// High contrast turns textures to plain grounds, parts letters from them and
// thickens marks; without it nothing changes.
func TestStrong(t *testing.T) {
	draw := func(strong bool) (ground, letters Color, rings int, tiles int) {
		var c Canvas
		c.Reset(640, 400, 2)
		c.Strong = strong
		Panel(&c, Rect{10, 10, 200, 100})
		c.Write(20, 32, "word", Body, palette.InkSoft)
		s, ok := assets.Find("montana/ring/hot")
		if !ok {
			t.Fatal("there is no ring")
		}
		c.Tinted(s, 100, 100, 0.5, 0, palette.Alpha(White, 0.6))
		for _, op := range c.Ops {
			switch {
			case op.Kind == OpTile:
				tiles++
				ground = op.Color
			case op.Kind == OpFill && op.Box.W > 150 && op.Box.H > 50:
				ground = op.Color
			case op.Kind == OpText:
				letters = op.Color
			case op.Kind == OpSprite:
				rings++
				if strong && op.Color.A != 255 {
					t.Error("a mark fades")
				}
			}
		}
		return ground, letters, rings, tiles
	}
	g0, l0, r0, t0 := draw(false)
	g1, l1, r1, t1 := draw(true)
	if t0 == 0 || t1 != 0 || r0 != 1 || r1 != 2 {
		t.Errorf("%d and %d textures, %d and %d rings", t0, t1, r0, r1)
	}
	if was, is := palette.Contrast(g0, l0), palette.Contrast(g1, l1); was < 4.5 || is < 12 {
		t.Errorf("the contrast is %.1f, strengthened %.1f", was, is)
	}
}

// With high contrast what cannot be used is crossed out, not only paler; what can be is not.
func TestDeadButtonsAreStruck(t *testing.T) {
	for _, c := range []struct {
		strong bool
		state  State
		want   int
	}{{true, Disabled, 1}, {true, Idle, 0}, {false, Disabled, 0}} {
		var list Canvas
		list.Reset(640, 400, 2)
		list.Strong = c.strong
		Button(&list, Rect{10, 10, 100, 24}, "", "word", Plain, c.state)
		struck := 0
		for _, op := range list.Ops {
			if op.Kind == OpPoly {
				struck++
			}
		}
		if struck != c.want {
			t.Errorf("strong %t, state %d: %d strokes", c.strong, c.state, struck)
		}
	}
}
