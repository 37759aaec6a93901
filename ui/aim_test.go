package ui

import (
	"slices"
	"testing"

	"tilestead/input"
)

func TestAims(t *testing.T) {
	d := &toy{clicks: map[ID]int{}}
	see := func() (ids []ID) {
		// The wheel makes the kit look at the screen anew.
		d.kit.Update(input.Frame{W: 640, H: 400, S: 1, Wheel: 1}, d.view)
		for _, a := range d.kit.Aims() {
			ids = append(ids, a.ID)
		}
		return ids
	}
	ids := see()
	for _, want := range []ID{"a", "b", "c", "off", "hex"} {
		if !slices.Contains(ids, want) {
			t.Errorf("%q is not among what can be clicked: %v", want, ids)
		}
	}
	if slices.Contains(ids, "map") || slices.Contains(ids, "panel") {
		t.Errorf("backdrops are among what can be clicked: %v", ids)
	}
	for _, a := range d.kit.Aims() {
		if a.ID == "hex" && a.At.X-20 >= a.At.Y-100 {
			t.Errorf("the point %v is outside the hex's shape", a.At)
		}
		if want := a.ID == "off"; a.Off != want {
			t.Errorf("%q is off: %v, want %v", a.ID, a.Off, want)
		}
	}
	d.open = true
	if ids := see(); !slices.Equal(ids, []ID{"yes"}) {
		t.Errorf("under a dialog %v can be clicked, want only its button", ids)
	}
}
