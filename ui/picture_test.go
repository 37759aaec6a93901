package ui

import (
	"testing"

	"tilestead/assets/palette"
)

func TestPicture(t *testing.T) {
	var list, c Canvas
	list.Reset(200, 100, 1)
	list.Fill(Rect{100, 50, 20, 10}, palette.Rust)
	list.Fill(Rect{0, 0, 10, 10}, palette.Good) // outside the part that is shown
	list.Write(100, 62, "word", Body, palette.Ink)
	list.Clip(Rect{100, 50, 40, 40})
	list.Poly(palette.Teal, Point{100, 50}, Point{140, 50}, Point{140, 90})
	list.Unclip()
	c.Reset(640, 400, 2)
	to := Rect{10, 20, 50, 50}
	c.Picture(&list, Rect{100, 0, 100, 100}, to)
	var kinds []OpKind
	for _, op := range c.Ops {
		kinds = append(kinds, op.Kind)
	}
	want := []OpKind{OpClip, OpFill, OpClip, OpPoly, OpUnclip, OpUnclip}
	if len(kinds) != len(want) {
		t.Fatalf("the picture is made of %v, want %v", kinds, want)
	}
	for i := range want {
		if kinds[i] != want[i] {
			t.Fatalf("the picture is made of %v, want %v", kinds, want)
		}
	}
	if b := c.Ops[1].Box; b != (Rect{10, 45, 10, 5}) {
		t.Errorf("a box lies at %v", b)
	}
	if p := c.Ops[3].Points; p[0] != (Point{10, 45}) || p[2] != (Point{30, 65}) {
		t.Errorf("a polygon lies at %v", p)
	}
	if c.Ops[0].Box != to {
		t.Errorf("what is beside the picture is not cut off: %v", c.Ops[0].Box)
	}
}
