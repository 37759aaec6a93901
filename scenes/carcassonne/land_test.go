package carcassonne

import (
	"testing"

	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/scenes/board"
	"tilestead/scenes/scenetest"
)

// The land stands still for turns: the map is looked at anew only where something that must be seen
// is not, and no more often in a whole game than now.
func TestLandStandsStill(t *testing.T) {
	const games, most = 4, 16
	moves, turns := 0, 0
	for seed := range uint64(games) {
		b := NewBoard()
		var camera board.Camera
		fixture.Play(t, fixture.Plain(t, 2, seed+1), func(s rules.State) {
			if !s.Prompt().Opens {
				return
			}
			v := fixture.View(t, b, s, 1280, 800)
			turns++
			home := v.Camera
			if camera.Scale == 0 {
				camera = home
			}
			v.Camera = camera
			m := b.moment(v)
			if b.hides(v) {
				if home.Scale == m.leastScale() { // a part of it shows, near what showed before
					b := NewBoard()
					b.Frame(1280, 800, v.Frame.Layout, s)
					home = b.home(v)
				}
				if home != camera {
					moves++
				}
				v.Camera = home
			}
			camera = v.Camera
		})
	}
	if moves > games*most || turns < games*60 {
		t.Errorf("the map was looked at anew %d times in %d games of %d turns", moves, games, turns)
	}
}

// A late land takes the room there is: cells where the tile in hand does not fit need none.
func TestLateLandIsLarge(t *testing.T) {
	late := 0
	for seed := range uint64(3) {
		fixture.Play(t, fixture.Plain(t, 2, seed+1), func(s rules.State) {
			if s.Prompt().Key != "place" || s.(*carcassonne.State).Tiles() < 40 {
				return
			}
			for _, size := range scenetest.Sizes() {
				b := NewBoard()
				m := b.moment(fixture.View(t, b, s, size.W, size.H))
				box := around(center(m.s.Last().At), side)
				for i := range m.s.Tiles() {
					box = box.Or(around(center(m.s.Tile(i).At), side))
				}
				for _, a := range s.Legal(nil) {
					box = box.Or(around(center(carcassonne.PosOf(a)), side))
				}
				k := m.Camera.Scale
				if k == m.leastScale() || k*side > spares[len(spares)-1].from*m.at.tileSize {
					continue
				}
				if late++; k < 0.88*m.fitted(box, m.at.seen).Scale {
					t.Fatalf("%s: tiles are shown %.1f wide where %.1f fit", size.Name, k*side,
						side*m.fitted(box, m.at.seen).Scale)
				}
			}
		})
	}
	if late == 0 {
		t.Error("no land became large")
	}
}
