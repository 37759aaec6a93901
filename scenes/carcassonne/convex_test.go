package carcassonne

import (
	"math"
	"testing"

	"tilestead/rules/carcassonne"
	"tilestead/ui"
)

func areaOf(pts []ui.Point) (a float64) {
	for i, p := range pts {
		q := pts[(i+1)%len(pts)]
		a += (p.X*q.Y - q.X*p.Y) / 2
	}
	return math.Abs(a)
}

// Parts are convex and cover the outline they were cut from; a few outlines
// cross themselves at the tip of a wall.
func TestOutlinesAreCutIntoConvexParts(t *testing.T) {
	for k := range carcassonne.Tiles {
		for turn := range 4 {
			g := geometryOf(carcassonne.Kind(k), turn)
			for i, parts := range g.parts {
				sum := 0.0
				for _, p := range parts {
					sum += areaOf(p)
					for j := range p {
						if cross(p[j], p[(j+1)%len(p)], p[(j+2)%len(p)]) < 0 {
							t.Fatalf("%s turned %d, %s: a part is not convex", carcassonne.Tiles[k].ID, turn,
								carcassonne.Tiles[k].Features[i].ID)
						}
					}
				}
				if want := areaOf(g.area[i]); math.Abs(sum-want) > 0.05*want {
					t.Errorf("%s turned %d, %s: parts cover %.0f of %.0f", carcassonne.Tiles[k].ID, turn,
						carcassonne.Tiles[k].Features[i].ID, sum, want)
				}
			}
		}
	}
}

// A figure's place belongs to its feature: who points at it means that.
func TestFiguresStandOnTheirFeature(t *testing.T) {
	for k := range carcassonne.Tiles {
		for turn := range 4 {
			g := geometryOf(carcassonne.Kind(k), turn)
			for i, at := range g.stand {
				if f := featureAt(carcassonne.Kind(k), turn, ui.Point{X: at.X, Y: at.Y - 4}); f != i {
					t.Errorf("%s turned %d: the place of %s lies on feature %d", carcassonne.Tiles[k].ID, turn,
						carcassonne.Tiles[k].Features[i].ID, f)
				}
			}
		}
	}
}
