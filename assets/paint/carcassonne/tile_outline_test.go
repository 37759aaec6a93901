package carcassonne

import (
	"strings"
	"testing"

	"tilestead/assets/paint/brush"
	"tilestead/rules/carcassonne"
)

// Outlines cover what they stand for and nothing else, but for a seam's width.
func TestOutlinesCoverTheirFeatures(t *testing.T) {
	for i := range carcassonne.Tiles {
		m := planFor(i, 0).lands
		id := carcassonne.Tiles[i].ID
		right, wrong := make([]int, len(m.shape.tile.Features)), make([]int, len(m.shape.tile.Features))
		size := make([]int, len(m.shape.tile.Features))
		var outlines []brush.Path
		for f := range m.shape.tile.Features {
			outlines = append(outlines, brush.Poly(m.outline(f)...))
			if n := len(outlines[f][0].P); n < 3 || n > 140 {
				t.Errorf("%s: the outline of feature %d has %d points", id, f, n)
			}
		}
		for cell, label := range m.at {
			if label >= 0 {
				size[label]++
			}
			for f, o := range outlines {
				if !o.Inside(cellMiddle(cell)) {
					continue
				}
				if label == int8(f) {
					right[f]++
				} else if label >= 0 {
					wrong[f]++
				}
			}
		}
		for f := range outlines {
			if float64(right[f]) < 0.93*float64(size[f]) {
				t.Errorf("%s: the outline of feature %d covers %d of its %d cells", id, f, right[f], size[f])
			}
			most := 0.12
			if tile := m.shape.tile; tile.Bridge || m.shape.feature(f).Tunnel {
				most = 0.2 // over or under something
			}
			if bad := float64(wrong[f]) / float64(size[f]); bad > most {
				t.Errorf("%s: %.0f%% of the outline of feature %d lies on others", id, 100*bad, f)
			}
		}
	}
}

func TestTextsNameEveryFeature(t *testing.T) {
	lines := strings.Split(strings.TrimSpace(tileSpots()), "\n")
	if len(lines) != 4*len(carcassonne.Tiles) {
		t.Fatalf("%d lines of spots, want %d", len(lines), 4*len(carcassonne.Tiles))
	}
	for n, line := range lines {
		words := strings.Fields(line)
		tile := &carcassonne.Tiles[n/4]
		if words[0] != tile.ID || len(words) != 2+len(tile.Features) {
			t.Errorf("line %d is %q, want %s and %d spots", n+1, line, tile.ID, len(tile.Features))
		}
	}
	signs := strings.Split(strings.TrimSpace(tileSigns()), "\n")
	for n, line := range signs {
		pennants, words := 0, strings.Fields(line)
		for _, f := range carcassonne.Tiles[n/4].Features {
			pennants += int(f.Pennants)
		}
		if words[0] != carcassonne.Tiles[n/4].ID || len(words)%2 != 0 || (len(words)-2)/2 < pennants {
			t.Errorf("line %d of signs is %q, want %s and two corners of %d pennants or more", n+1, line,
				carcassonne.Tiles[n/4].ID, pennants)
		}
	}
	if len(signs) != len(lines) {
		t.Errorf("%d lines of signs, want %d", len(signs), len(lines))
	}
	if n := len(tileOutlines()); n > 100_000 {
		t.Errorf("the outlines take %d bytes", n)
	}
}

func TestKeyholeJoinsAHole(t *testing.T) {
	m := planFor(0, 0).lands // the cloister lies in its field like an island
	if loops := m.loops(1); len(loops) != 2 {
		t.Fatalf("%d loops round the field of %s, want 2", len(loops), carcassonne.Tiles[0].ID)
	}
	field := brush.Poly(m.outline(1)...)
	for v, want := range map[brush.V]bool{brush.Pt(20, 20): true, brush.Pt(240, 128): true, brush.Pt(128, 128): false,
		brush.Pt(128, 100): false} {
		if field.Inside(v) != want {
			t.Errorf("the field holds %v: %v, want %v", v, !want, want)
		}
	}
}
