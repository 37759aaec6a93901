package carcassonne

import (
	"testing"

	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/ui"
)

// full is a position of a game in which nearly all tiles lie.
func full(t testing.TB) (last rules.State) {
	fixture.Play(t, fixture.Match(t, 6, 2), func(s rules.State) {
		if s.Prompt().Key == "place" {
			last = s
		}
	})
	return last
}

// BenchmarkDraw fills the display list of a table full of tiles, while one is
// to be placed and an object is lit up.
func BenchmarkDraw(b *testing.B) {
	table := NewBoard()
	v := fixture.View(b, table, full(b), 960, 540)
	v.Under = "object 0,0 0"
	c := &ui.Canvas{}
	b.ReportAllocs()
	for b.Loop() {
		c.Reset(960, 540, 2)
		table.Draw(c, v)
	}
	b.ReportMetric(float64(len(c.Ops)), "ops/frame")
	b.ReportMetric(float64(v.State.(*carcassonne.State).Tiles()), "tiles")
}

// BenchmarkTargets lists what can be clicked there.
func BenchmarkTargets(b *testing.B) {
	table := NewBoard()
	v := fixture.View(b, table, full(b), 960, 540)
	b.ReportAllocs()
	for b.Loop() {
		table.Targets(v)
	}
}
