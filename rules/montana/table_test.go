package montana

import (
	"strings"
	"testing"
)

func TestTableNamesWhatDoesNotFit(t *testing.T) {
	for _, c := range []struct{ from, to, says string }{
		{`"schema"`, `"schema`, "components.json: "},
		{`"light", "trade"`, `"bright", "trade"`, `no worker colour "light"`},
		{`"worker": "brown"`, `"worker": "red"`, `area mine: no worker colour "red"`},
		{`"good": "copper_small"`, `"good": "copper"`, `area mine: no good "copper"`},
		{`"kind": "lake"`, `"kind": "sea"`, `hex 0 is of kind "sea"`},
	} {
		_, err := ReadTable([]byte(strings.Replace(string(componentsJSON), c.from, c.to, 1)))
		if err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%s for %s: %v, want %q", c.to, c.from, err, c.says)
		}
	}
}

// What can be counted in the box.
func TestTableAddsUp(t *testing.T) {
	shown := map[Trade]int{}
	for _, s := range Components.Sectors {
		shown[s[0]]++
		shown[s[1]]++
	}
	for w, want := range map[Trade]int{Light: 3, Orange: 3, Brown: 3, Dark: 3, White: 4} {
		if shown[w] != want {
			t.Errorf("the disc shows trade %d %d times, want %d", w, shown[w], want)
		}
	}
	cattle, doubles, lakes := map[string]int{}, map[string]int{}, 0
	for _, f := range Components.Faces {
		if f.Kind != Land && (f.Cost != Stock{} || f.Cattle || f.Double) || f.Kind == Land && f.Cost == (Stock{}) {
			t.Errorf("%s.%d: only land has a price, and all of it", f.Tile, f.Pos)
		}
		if f.Canteen != (f.Kind == Lake) {
			t.Errorf("%s.%d: lakes and nothing else have canteens", f.Tile, f.Pos)
		}
		if f.Cattle {
			cattle[f.Tile]++
		}
		if f.Double {
			doubles[f.Tile]++
		}
		if f.Kind == Lake {
			lakes++
		}
	}
	if len(Components.Faces) != 84 || lakes != 6 {
		t.Errorf("%d hexes with %d lakes, want 84 with 6", len(Components.Faces), lakes)
	}
	for i := 0; i < len(Components.Faces); i += 7 {
		if tile := Components.Faces[i].Tile; cattle[tile] != 1 || doubles[tile] != 1 {
			t.Errorf("%s has %d cattle and %d double hexes, want one each", tile, cattle[tile], doubles[tile])
		}
	}
}

// The slots of a map touch without gaps: every hex has a neighbour, and no
// two lie on the same coordinates.
func TestLayoutsAreWhole(t *testing.T) {
	for seats, edges := range map[int]int{2: 54, 3: 66, 4: 66} {
		l := layouts[seats]
		outer := 0
		for h := Hex(0); h < l.n; h++ {
			for d, n := range l.neighbour[h] {
				if n == NoHex {
					outer++
				} else if l.neighbour[n][(d+3)%6] != h || !l.around[h].has(n) {
					t.Errorf("%d players: hexes %d and %d are neighbours one way only", seats, h, n)
				}
			}
		}
		if outer != edges || len(l.index) != int(l.n) {
			t.Errorf("%d players: %d outer edges and %d places for %d hexes, want %d edges",
				seats, outer, len(l.index), l.n, edges)
		}
	}
}
