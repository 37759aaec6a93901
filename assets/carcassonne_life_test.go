package assets

import (
	"fmt"
	"image"
	"testing"

	"tilestead/rules/carcassonne"
)

// Every place of life lies on its tile, has its effect painted, and is there
// where the rules' table has what lives.
func TestLifeIsWhereTheTableSays(t *testing.T) {
	ground := image.Rect(-128, -168, 129, 129) // with room for what stands
	for i := range carcassonne.Tiles {
		tile := &carcassonne.Tiles[i]
		for r := range 4 {
			count := map[string]int{}
			for _, l := range Life(tile.ID, r, 0) {
				count[l.Effect]++
				Must(fmt.Sprintf("carcassonne/%s/0", l.Effect))
				if !l.At.In(ground) {
					t.Errorf("%s turned %d times: %s at %v is off the tile", tile.ID, r, l.Effect, l.At)
				}
				want := map[string]carcassonne.FeatureKind{"bell": carcassonne.Cloister, "smoke": carcassonne.City}
				if k, ok := want[l.Effect]; ok && tile.Features[l.Feature].Kind != k {
					t.Errorf("%s: %s belongs to feature %d, which is no %v", tile.ID, l.Effect, l.Feature, k)
				} else if !ok && l.Feature != -1 {
					t.Errorf("%s: %s belongs to feature %d, not to the tile", tile.ID, l.Effect, l.Feature)
				}
			}
			if (count["portal"] == 1) != tile.Portal || (count["lava"] == 1) != tile.Volcano {
				t.Errorf("%s turned %d times has %d portals and %d volcanoes", tile.ID, r, count["portal"],
					count["lava"])
			}
		}
	}
	if a, b := Life("B01", 1, 0), Life("B01", 5, 0); len(a) != 1 || len(b) != 1 {
		t.Error("five turns are not one")
	}
}

func TestBrokenLifeIsExplained(t *testing.T) {
	for _, line := range []string{"", "B01 0 0", "B01 0 0 smoke 1", "B01 x 0 smoke 1 2,3", "B01 0 0 smoke y 2,3",
		"B01 0 0 smoke 1 2"} {
		if _, _, err := readLife(line); err == nil {
			t.Errorf("%q was read", line)
		}
	}
	p, all, err := readLife("B01 2 1 bell 0 -3,4 smoke 1 5,6")
	if err != nil || p != (tilePicture{"B01", 2, 1}) || len(all) != 2 ||
		all[1] != (Lively{"smoke", 1, image.Pt(5, 6)}) {
		t.Errorf("got %v, %v, %v", p, all, err)
	}
}
