package ui

import "testing"

func TestScale(t *testing.T) {
	for _, c := range []struct {
		w, h    float64
		size    TextSize
		s, cw   float64
		ch      float64
		arrange Layout
	}{
		{1280, 720, SmallText, 1, 1280, 720, Roomy},
		{1280, 720, NormalText, 1.5, 1280 / 1.5, 480, Normal},
		{1280, 720, LargeText, 2, 640, 360, Compact},
		{1280, 800, SmallText, 1, 1280, 800, Roomy},
		{1280, 800, NormalText, 1.5, 1280 / 1.5, 800 / 1.5, Normal},
		{1280, 800, LargeText, 2, 640, 400, Compact},
		{1278, 798, NormalText, 1.5, 852, 532, Normal},
		{1278, 798, SmallText, 1, 1278, 798, Roomy},
		{1260, 720, LargeText, 1, 1260, 720, Roomy},
		{1259, 720, NormalText, 1, 1259, 720, Normal},
		{1366, 768, NormalText, 1.5, 1366 / 1.5, 512, Normal},
		{1440, 900, NormalText, 1.5, 960, 600, Normal},
		{1440, 900, LargeText, 2, 720, 450, Compact},
		{1600, 900, NormalText, 1.5, 1600 / 1.5, 600, Normal},
		{1600, 900, SmallText, 1, 1600, 900, Roomy},
		{1680, 1050, NormalText, 2, 840, 525, Normal},
		{1920, 1080, SmallText, 1, 1920, 1080, Roomy},
		{1920, 1080, NormalText, 2, 960, 540, Normal},
		{1920, 1080, LargeText, 3, 640, 360, Compact},
		{1920, 1016, NormalText, 2, 960, 508, Normal},
		{2560, 1440, SmallText, 1, 2560, 1440, Roomy},
		{2560, 1440, NormalText, 2, 1280, 720, Roomy},
		{2560, 1440, LargeText, 3, 853, 480, Normal},
		{3840, 2160, SmallText, 3, 1280, 720, Roomy},
		{3840, 2160, NormalText, 4, 960, 540, Normal},
		{3840, 2160, LargeText, 5, 768, 432, Compact},
		{1000, 600, NormalText, 1, 1000, 600, Normal},
		{640, 360, LargeText, 1, 640, 360, Compact},
		{600, 360, NormalText, 1, 600, 360, TooSmall},
		{300, 200, LargeText, 1, 300, 200, TooSmall},
	} {
		s, w, h := Scale(c.w, c.h, c.size)
		if s != c.s || w != c.cw || h != c.ch {
			t.Errorf("Scale(%v, %v, %d) = %v, %v x %v; want %v, %v x %v", c.w, c.h, c.size, s, w, h, c.s, c.cw, c.ch)
		}
		if l := LayoutOf(w, h); l != c.arrange {
			t.Errorf("%v x %v is %s, want %s", w, h, l, c.arrange)
		}
	}
}

func TestRects(t *testing.T) {
	r := Rect{10, 20, 30, 40}
	top, rest := r.Top(5, 2)
	if top != (Rect{10, 20, 30, 5}) || rest != (Rect{10, 27, 30, 33}) {
		t.Errorf("Top gives %v and %v", top, rest)
	}
	left, rest := r.Left(5, 2)
	if left != (Rect{10, 20, 5, 40}) || rest != (Rect{17, 20, 23, 40}) {
		t.Errorf("Left gives %v and %v", left, rest)
	}
	if got := r.And(Rect{0, 0, 15, 30}); got != (Rect{10, 20, 5, 10}) {
		t.Errorf("And gives %v", got)
	}
	if got := r.And(Rect{100, 100, 5, 5}); got.W != 0 || got.H != 0 {
		t.Errorf("boxes apart share %v", got)
	}
	if got := (Rect{0.4, 0.6, 2.2, 2.2}).Snap(); got != (Rect{0, 1, 3, 2}) {
		t.Errorf("Snap gives %v", got)
	}
	if !top.Within(r) || r.Within(top) {
		t.Error("Within is wrong")
	}
}

func TestTweensArrive(t *testing.T) {
	for name, f := range map[string]func(float64) float64{"Settle": Settle, "Fall": Fall, "Glide": Glide} {
		if f(-1) != 0 || f(0) != 0 || f(1) != 1 || f(7) != 1 {
			t.Errorf("%s does not go from 0 to 1", name)
		}
		for x := 0.0; x < 1; x += 0.05 {
			if f(x+0.05) <= f(x) {
				t.Errorf("%s goes back at %v", name, x)
			}
		}
	}
	if Settle(0.5) <= 0.5 || Fall(0.5) >= 0.5 || Glide(0.5) != 0.5 {
		t.Error("a tween has another's shape")
	}
}
