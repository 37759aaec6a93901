package carcassonne

import (
	"testing"

	"tilestead/rules"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// The land stands still for many turns: in a whole game the map is looked at anew only a few
// times, and all of it shows whenever a turn begins, or where the tile in hand goes.
func TestLandStandsStill(t *testing.T) {
	const games, most = 4, 10
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
			m, w, seen := b.moment(v), b.world(s), b.sight(v)
			at := m.onCanvas(ui.Point{X: w.X, Y: w.Y})
			land := ui.Rect{X: at.X, Y: at.Y, W: w.W * camera.Scale, H: w.H * camera.Scale}
			if b.hides(v) || !within(land.Inset(1), seen) {
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
