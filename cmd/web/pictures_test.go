package main

import (
	"bytes"
	"image"
	"image/png"
	"testing"

	"tilestead/assets/paint"
)

// A picture in fewer shades takes much less room; no shade moves by more than half a step, and what is
// seen through stays so.
func TestCoarsePicturesAreSmall(t *testing.T) {
	icon := paint.AppIcon(96, false)
	fewer := coarse(icon)
	size := func(m image.Image) int {
		var b bytes.Buffer
		if err := png.Encode(&b, m); err != nil {
			t.Fatal(err)
		}
		return b.Len()
	}
	if was, is := size(icon), size(fewer); is*4 > was*3 {
		t.Errorf("%d bytes of %d are left", is, was)
	}
	for y := range 96 {
		for x := range 96 {
			r, _, _, a := icon.At(x, y).RGBA()
			s, _, _, b := fewer.At(x, y).RGBA()
			if a != b || max(r, s)-min(r, s) > (step/2+1)<<8 {
				t.Fatalf("at %d, %d red %d and alpha %d became %d and %d", x, y, r>>8, a>>8, s>>8, b>>8)
			}
		}
	}
}
