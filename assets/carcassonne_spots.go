package assets

import (
	_ "embed"
	"fmt"
	"image"
	"strings"
	"sync"
)

//go:embed carcassonne_spots.txt
var spotsText string

//go:embed carcassonne_signs.txt
var signsText string

//go:embed carcassonne_shapes.txt
var shapesText string

// A tilePlace names a kind of Carcassonne tile in one of its turns.
type tilePlace struct {
	id string
	r  int
}

// Spots is where a figure sets its foot on each feature of a Carcassonne tile
// turned r times clockwise, in the order of the rules' table; in tile units
// (256 a tile) from the middle of the tile. The painter keeps these places
// clear. It panics when there is no such tile.
func Spots(id string, r int) []image.Point {
	s, ok := tileSpots()[tilePlace{id, r & 3}]
	if !ok {
		panic(fmt.Sprintf("assets: no tile %q; run go generate ./assets", id))
	}
	return s
}

// Signs is what the signs on a Carcassonne tile turned r times clockwise cover:
// pennants, goods, princesses, inns, cathedrals, portals and dragons; in tile
// units from the middle of the tile. Figures are kept off them. It panics when
// there is no such tile.
func Signs(id string, r int) []image.Rectangle {
	corners, ok := tileSigns()[tilePlace{id, r & 3}]
	if !ok {
		panic(fmt.Sprintf("assets: no tile %q; run go generate ./assets", id))
	}
	var out []image.Rectangle
	for i := 0; i+1 < len(corners); i += 2 {
		out = append(out, image.Rectangle{Min: corners[i], Max: corners[i+1]})
	}
	return out
}

// Shape is the outline of a feature of a Carcassonne tile turned r times
// clockwise, as a closed polygon in tile units from the middle of the tile:
// cities and fields as areas, roads as a band, cloisters as a round yard. It
// panics when there is no such tile or feature.
func Shape(id string, r, feature int) []image.Point {
	all, ok := tileShapes()[id]
	if !ok || feature < 0 || feature >= len(all) {
		panic(fmt.Sprintf("assets: no feature %d of tile %q; run go generate ./assets", feature, id))
	}
	out := make([]image.Point, len(all[feature]))
	for i, p := range all[feature] {
		for range r & 3 {
			p = image.Pt(-p.Y, p.X)
		}
		out[i] = p
	}
	return out
}

var (
	tileSpots = sync.OnceValue(func() map[tilePlace][]image.Point { return turned("carcassonne_spots.txt", spotsText) })
	tileSigns = sync.OnceValue(func() map[tilePlace][]image.Point { return turned("carcassonne_signs.txt", signsText) })
)

// turned reads lines of id, turns and points from the text of a file.
func turned(file, text string) map[tilePlace][]image.Point {
	out := map[tilePlace][]image.Point{}
	for n, line := range lines(text) {
		id, rest, _ := strings.Cut(line, " ")
		turns, rest, _ := strings.Cut(rest, " ")
		var r int
		_, err := fmt.Sscan(turns, &r)
		pts, bad := points(rest)
		if err != nil || bad != nil {
			panic(fmt.Sprintf("assets: %s:%d: %q: want id, turns and points x,y; run go generate ./assets", file, n+1,
				line))
		}
		out[tilePlace{id, r}] = pts
	}
	return out
}

var tileShapes = sync.OnceValue(func() map[string][][]image.Point {
	out := map[string][][]image.Point{}
	all := lines(shapesText)
	for n := 0; n < len(all); n++ {
		var id string
		var features int
		if _, err := fmt.Sscan(all[n], &id, &features); err != nil || n+features >= len(all) {
			panic(fmt.Sprintf("assets: carcassonne_shapes.txt:%d: %q: want id and number of features; run go "+
				"generate ./assets", n+1, all[n]))
		}
		for range features {
			n++
			pts, err := points(all[n])
			if err != nil {
				panic(fmt.Sprintf("assets: carcassonne_shapes.txt:%d: %v; run go generate ./assets", n+1, err))
			}
			out[id] = append(out[id], pts)
		}
	}
	return out
})

func lines(text string) []string { return strings.Split(strings.TrimSuffix(text, "\n"), "\n") }

// points reads "x,y x,y ...".
func points(text string) ([]image.Point, error) {
	var out []image.Point
	for _, w := range strings.Fields(text) {
		var p image.Point
		if _, err := fmt.Sscanf(w, "%d,%d", &p.X, &p.Y); err != nil {
			return nil, fmt.Errorf("%q is no point: want x,y", w)
		}
		out = append(out, p)
	}
	return out, nil
}
