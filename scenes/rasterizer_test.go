package scenes_test

import (
	"testing"

	"tilestead/input"
	"tilestead/scenes"
	"tilestead/scenes/page"
	"tilestead/scenes/scenetest"
	"tilestead/ui"
)

// slowPicture is a picture that takes sixty steps.
type slowPicture struct{ steps int }

func (d *slowPicture) Step() ([]byte, float64, error) {
	if d.steps++; d.steps < 60 {
		return nil, float64(d.steps) / 60, nil
	}
	return []byte("picture"), 1, nil
}

// A large picture of the map is made a piece a tick; meanwhile the screen says
// so, nothing else can be clicked, and Esc gives it up.
func TestPictureIsMadeInPieces(t *testing.T) {
	handed := 0
	h := theResult(t, scenetest.Size{W: 1280, H: 800, S: 1}, ended(t, 7), func(o *scenes.AppOptions) {
		o.Export = func(string, []byte) (string, error) { handed++; return "/tmp/map.png", nil }
	})
	var slow *slowPicture
	h.App.SetRasterizer(func(c *ui.Canvas, _ page.Form) page.Rasterization {
		if c.W*c.S < 3000 {
			t.Errorf("the largest picture is %v wide", c.W*c.S)
		}
		slow = &slowPicture{}
		return slow
	})
	order := func() {
		h.Click("picture")
		h.Click("size/2")
		h.Draw()
	}
	order()
	if at := slow.steps; at == 0 || at > 59 || handed != 0 || h.Has("rematch") || !h.Says("result.picture.wait") {
		t.Fatalf("after %d steps: handed %d, rematch %v", at, handed, h.Has("rematch"))
	}
	h.Shot("painting")
	for range 60 {
		h.Tick(func(*input.Frame) {})
	}
	h.Draw()
	if handed != 1 || slow.steps != 60 || !h.Has("rematch") {
		t.Errorf("at the end: %d steps, handed %d", slow.steps, handed)
	}
	h.Click("picture")
	h.Key(input.KeyEsc)
	if !h.Has("rematch") || h.Has("size/0") {
		t.Error("Esc does not put the question away")
	}
	order()
	h.Key(input.KeyEsc)
	for range 60 {
		h.Tick(func(*input.Frame) {})
	}
	h.Draw()
	if handed != 1 || !h.Has("rematch") {
		t.Errorf("given up, it was handed %d times", handed-1)
	}
}
