package table_test

import (
	"strings"
	"testing"
	"time"

	"tilestead/scenes/apptest"
	"tilestead/scenes/table"
	"tilestead/ui"
)

// The number of an advice lies on the left edge of its place: a board without a map has names above it
// and goods below it.
func TestHintNumbersLieOffNamesAndGoods(t *testing.T) {
	m := apptest.Agricola.Match(t, 2, 5)
	p := sit(t, m, apptest.Agricola.New(), "pp", 853, 533, func(c *table.Config) {
		c.Advisor = &sage{}
		clock := time.Time{}
		c.Clock, c.Inline = func() time.Time { clock = clock.Add(time.Millisecond); return clock }, true
	})
	p.until()
	p.key(keyH)
	p.wait(30)
	seen := 0
	for _, op := range p.draw().Ops {
		if op.Kind != ui.OpText || len(op.Text) != 1 || op.Text < "1" || op.Text > "4" {
			continue
		}
		for _, g := range p.table.Targets() {
			r := g.Area
			if !strings.HasPrefix(g.ID, "space ") || op.Box.X < r.X-4 || op.Box.X > r.X+8 {
				continue
			}
			if off := op.Box.Y - r.Y; off > r.H*0.35 && off < r.H*0.7 {
				seen++
			}
		}
	}
	if seen != 2 {
		t.Errorf("of the two spaces that are advised %d are numbered between name and goods", seen)
	}
}
