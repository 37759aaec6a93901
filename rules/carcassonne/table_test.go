package carcassonne

import (
	"encoding/json"
	"os"
	"slices"
	"strings"
	"testing"
)

// TestTiles compares the table, tile by tile and field by field, with an
// independent list of the same tiles.
func TestTiles(t *testing.T) {
	data, err := os.ReadFile("testdata/tiles.json")
	if err != nil {
		t.Fatal(err)
	}
	type feature struct {
		ID, Kind                         string
		Edges, Halves, Borders, Ends     []string
		Pennants                         int8
		Cathedral, Princess, Inn, Tunnel bool
		Goods                            string
	}
	var list struct {
		Tiles []struct {
			ID, Slug, Set                          string
			Count                                  int8
			Start, Volcano, Dragon, Portal, Bridge bool
			Edges                                  map[string]string
			Features                               []feature
		}
	}
	if err := json.Unmarshal(data, &list); err != nil {
		t.Fatal(err)
	}
	if len(list.Tiles) != len(Tiles) {
		t.Fatalf("%d kinds of tile, want %d", len(Tiles), len(list.Tiles))
	}
	kinds := []string{Road: "road", City: "city", Cloister: "cloister", Field: "field"}
	edges := []string{CityEdge: "city", RoadEdge: "road", FieldEdge: "field"}
	for i, want := range list.Tiles {
		got := &Tiles[i]
		set := got.Set
		if set == "" {
			set = "base"
		}
		if got.ID != want.ID || got.Name != want.Slug || set != want.Set || got.Copies != want.Count ||
			got.Start != want.Start ||
			got.Volcano != want.Volcano || got.Dragon != want.Dragon || got.Portal != want.Portal ||
			got.Bridge != want.Bridge {
			t.Errorf("%s: %+v", want.ID, got)
		}
		for d, side := range []string{"N", "E", "S", "W"} {
			if edges[got.Edges[d]] != want.Edges[side] {
				t.Errorf("%s: side %s is %s", want.ID, side, edges[got.Edges[d]])
			}
		}
		if len(got.Features) != len(want.Features) {
			t.Errorf("%s: %d features, want %d", want.ID, len(got.Features), len(want.Features))
		}
		for _, f := range want.Features {
			g := got.Features[got.Feature(f.ID)]
			if kinds[g.Kind] != f.Kind || g.Pennants != f.Pennants || g.Tunnel != f.Tunnel {
				t.Errorf("%s: %+v, want %+v", want.ID, g, f)
			}
			if (g.Marks&Inn != 0) != f.Inn || (g.Marks&Cathedral != 0) != f.Cathedral ||
				(g.Marks&Princess != 0) != f.Princess {
				t.Errorf("%s %s: marks %b", want.ID, f.ID, g.Marks)
			}
			if good := (append(GoodIDs[:], ""))[(int(g.Good)+4)%4]; good != f.Goods {
				t.Errorf("%s %s: goods %q, want %q", want.ID, f.ID, good, f.Goods)
			}
			var sides, halves, borders, ends []string
			for d, side := range []string{"N", "E", "S", "W"} {
				if g.Edges>>d&1 != 0 {
					sides = append(sides, side)
				}
			}
			for h, name := range Halves {
				if g.Halves>>h&1 != 0 {
					halves = append(halves, name)
				}
			}
			for c := range got.Features {
				if g.Borders>>c&1 != 0 {
					borders = append(borders, got.Features[c].ID)
				}
			}
			if g.Kind == Road {
				ends = slices.Clone(sides)
				if g.End != NoEnd {
					at := ""
					if g.EndsAt >= 0 {
						at = got.Features[g.EndsAt].ID
					}
					ends = append(ends, []string{AtJunction: "junction", AtCity: "city:", AtCloister: "cloister:",
						AtVolcano: "volcano", AtMeadow: "dead-end"}[g.End]+at)
				}
			}
			for _, c := range []struct {
				what      string
				got, want []string
			}{{"sides", sides, f.Edges}, {"half-edges", halves, f.Halves}, {"borders", borders, f.Borders},
				{"ends", ends, f.Ends}} {
				slices.Sort(c.got)
				slices.Sort(c.want)
				if !slices.Equal(c.got, c.want) {
					t.Errorf("%s %s: %s %v, want %v", want.ID, f.ID, c.what, c.got, c.want)
				}
			}
		}
	}
}

// TestBox counts what is printed on the tiles of each set.
func TestBox(t *testing.T) {
	type count struct {
		tiles, kinds, pennants, cloisters, volcanoes, dragons, princesses, portals, inns, cathedrals, goods int
	}
	got := map[string]count{}
	var goods [Goods]int
	for _, tile := range Tiles {
		n := int(tile.Copies)
		c := got[tile.Set]
		c.tiles += n
		c.kinds++
		for _, m := range []struct {
			is bool
			n  *int
		}{{tile.Volcano, &c.volcanoes}, {tile.Dragon, &c.dragons}, {tile.Portal, &c.portals},
			{tile.Princess() >= 0, &c.princesses}} {
			if m.is {
				*m.n += n
			}
		}
		for _, f := range tile.Features {
			c.pennants += n * int(f.Pennants)
			if f.Kind == Cloister {
				c.cloisters += n
			}
			if f.Marks&Inn != 0 {
				c.inns += n
			}
			if f.Marks&Cathedral != 0 {
				c.cathedrals += n
			}
			if f.Good != NoGood {
				c.goods += n
				goods[f.Good] += n
			}
		}
		got[tile.Set] = c
	}
	want := map[string]count{
		"":        {72, 24, 10, 6, 0, 0, 0, 0, 0, 0, 0},
		"inns":    {18, 17, 3, 1, 0, 0, 0, 0, 6, 2, 0},
		"traders": {24, 24, 0, 1, 0, 0, 0, 0, 0, 0, 20},
		"dragon":  {30, 29, 3, 2, 6, 12, 6, 6, 0, 0, 0},
	}
	for set, w := range want {
		if got[set] != w {
			t.Errorf("set %q has %+v, want %+v", set, got[set], w)
		}
	}
	if goods != [Goods]int{9, 6, 5} {
		t.Errorf("goods %v", goods)
	}
}

func TestBadTiles(t *testing.T) {
	for _, c := range []struct{ row, says string }{
		{"B01", "want id, copies and name"},
		{"B01 x name", "copies"},
		{"B01 1 name c1=Q", `no side 'Q'`},
		{"B01 1 name r1=S>c9", `no feature "c9"`},
		{"B01 1 name r1=S>sea", `no road end "sea"`},
		{"B01 1 name river", `no mark "river"`},
		{"B01 1 name c1=N+beer", `no mark "beer"`},
		{"B01 1 name f1=NEN", `no half-edge "NEN"`},
		{"B01 1 name f1=NNW:c1", `no city "c1"`},
		{"B01 1 name z1=N", `no feature "z1"`},
	} {
		if _, err := readTiles("\n" + c.row); err == nil || !strings.Contains(err.Error(), c.says) ||
			!strings.Contains(err.Error(), "tiles.txt:2") {
			t.Errorf("%q: %v, want something with %q", c.row, err, c.says)
		}
	}
}
