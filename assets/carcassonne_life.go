package assets

import (
	_ "embed"
	"fmt"
	"image"
	"strings"
	"sync"
)

//go:embed carcassonne_life.txt
var lifeText string

// A Lively is a place on a Carcassonne tile where an effect belongs: the
// pictures "carcassonne/" + Effect + "/0" and on, drawn with their anchor there.
type Lively struct {
	Effect  string      // portal, lava, bell or smoke
	Feature int         // in the order of the rules' table; -1 for the tile
	At      image.Point // in tile units from the middle of the tile
}

// Life is where something may move on a Carcassonne tile turned r times
// clockwise, painted in way v: light in its portal and over its volcano always,
// the bell of a cloister and the chimneys of a city when these are finished.
func Life(id string, r, v int) []Lively { return tileLife()[tilePicture{id, r & 3, v}] }

// A tilePicture names one picture of a kind of tile.
type tilePicture struct {
	id   string
	r, v int
}

var tileLife = sync.OnceValue(func() map[tilePicture][]Lively {
	out := map[tilePicture][]Lively{}
	for n, line := range lines(lifeText) {
		p, all, err := readLife(line)
		if err != nil {
			panic(fmt.Sprintf("assets: carcassonne_life.txt:%d: %v; run go generate ./assets", n+1, err))
		}
		out[p] = all
	}
	return out
})

// readLife reads "ID R V" and then "EFFECT FEATURE X,Y" for each place.
func readLife(line string) (p tilePicture, all []Lively, err error) {
	words := strings.Fields(line)
	bad := fmt.Errorf("%q: want id, turns, way and then effect, feature and x,y of each place", line)
	if len(words) < 6 || len(words)%3 != 0 {
		return p, nil, bad
	}
	if _, err := fmt.Sscan(strings.Join(words[1:3], " "), &p.r, &p.v); err != nil {
		return p, nil, bad
	}
	p.id = words[0]
	for w := words[3:]; len(w) > 0; w = w[3:] {
		l := Lively{Effect: w[0]}
		if _, err := fmt.Sscan(w[1], &l.Feature); err != nil {
			return p, nil, bad
		}
		at, err := points(w[2])
		if err != nil {
			return p, nil, err
		}
		l.At = at[0]
		all = append(all, l)
	}
	return p, all, nil
}
