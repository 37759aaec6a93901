package assets

import (
	"image"
	"testing"
)

func TestSpotsAndShapesTurnWithTheTile(t *testing.T) {
	for r := range 4 {
		spots := Spots("B03", r) // a city on the north edge, a road across
		if len(spots) != 4 {
			t.Fatalf("%d spots, want 4", len(spots))
		}
		city := spots[0]
		for range (4 - r) & 3 {
			city = image.Pt(-city.Y, city.X)
		}
		if city.Y > -60 || city.X < -30 || city.X > 30 {
			t.Errorf("turned %d times a figure in the city stands at %v, brought back %v", r, spots[0], city)
		}
		box := image.Rectangle{Min: image.Pt(1000, 1000), Max: image.Pt(-1000, -1000)}
		for _, p := range Shape("B03", r, 0) {
			box.Min = image.Pt(min(box.Min.X, p.X), min(box.Min.Y, p.Y))
			box.Max = image.Pt(max(box.Max.X, p.X), max(box.Max.Y, p.Y))
		}
		want := []image.Rectangle{image.Rect(-128, -128, 128, -58), image.Rect(58, -128, 128, 128),
			image.Rect(-128, 58, 128, 128), image.Rect(-128, -128, -58, 128)}[r]
		if box != want {
			t.Errorf("turned %d times the city covers %v, want %v", r, box, want)
		}
	}
}

// Unknown tiles are slips in code and say what they want.
func TestNoSuchTile(t *testing.T) {
	for name, f := range map[string]func(){
		"spots":   func() { Spots("X01", 0) },
		"signs":   func() { Signs("X01", 0) },
		"shape":   func() { Shape("X01", 0, 0) },
		"feature": func() { Shape("B24", 0, 9) },
	} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%s of what is not there did not panic", name)
				}
			}()
			f()
		}()
	}
}

// A pennant lies in its city, whichever way the tile is turned.
func TestSignsLieOnTheirTile(t *testing.T) {
	for r := range 4 {
		signs := Signs("B04", r) // a city with a pennant
		if len(signs) != 1 || !signs[0].In(image.Rect(-128, -128, 128, 128)) || signs[0].Dx() < 30 ||
			signs[0].Dy() < 30 {
			t.Errorf("turned %d times the signs cover %v, want one pennant on the tile", r, signs)
		}
		if signs = Signs("B24", r); len(signs) != 0 {
			t.Errorf("turned %d times a tile without signs has %v", r, signs)
		}
	}
}

func TestPointsRefuseWhatTheyCannotRead(t *testing.T) {
	if p, err := points("1,2 -3,4"); err != nil || len(p) != 2 || p[1] != image.Pt(-3, 4) {
		t.Errorf("got %v, %v", p, err)
	}
	if _, err := points("1,2 x"); err == nil {
		t.Error("x was read as a point")
	}
}
