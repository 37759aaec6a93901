package montana

import (
	"testing"

	"tilestead/ui"
)

// BenchmarkDraw fills the display list of a position with a choice open.
func BenchmarkDraw(b *testing.B) {
	table := NewBoard()
	all := fixture.Positions(b, 4)
	v := fixture.View(b, table, all[len(all)/2], 960, 540)
	c := &ui.Canvas{}
	b.ReportAllocs()
	for b.Loop() {
		c.Reset(960, 540, 2)
		table.Draw(c, v)
	}
	b.ReportMetric(float64(len(c.Ops)), "ops/frame")
}
