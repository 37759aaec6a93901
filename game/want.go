package game

import (
	"slices"
	"time"

	"tilestead/assets"
	"tilestead/ui"
)

// A want is which sheets the screens ask for: those of the last list, and when each
// of the others was asked for last.
type want struct {
	time  time.Duration
	asked []time.Duration
	now   []bool
}

// keepUnused is how long a title's sheets stay here that no screen asks for, unless
// those of another title come.
const keepUnused = time.Minute

// use notes that sheet n is asked for.
func (w *want) use(n int) { w.asked[n], w.now[n] = w.time, true }

// look notes what a list asks for, and gives what it lacks: sheets that it needs now,
// and those that it leads to.
func (s *sheets) look(c *ui.Canvas) (needed, awaited []int) {
	clear(s.want.now)
	needed = s.lack(c)
	for _, n := range c.Awaited {
		if s.want.use(n); s.pictures[n] == nil {
			awaited = append(awaited, n)
		}
	}
	return needed, awaited
}

// lack gives the sheets that a list needs and that are not here, each once.
func (s *sheets) lack(c *ui.Canvas) []int {
	var list []int
	need := func(n int) {
		s.want.use(n)
		if s.pictures[n] == nil && s.missing == 0 && !slices.Contains(list, n) {
			list = append(list, n)
		}
	}
	for _, n := range c.Needed {
		need(n)
	}
	for i := range c.Ops {
		op := &c.Ops[i]
		if op.Sprite == 0 {
			continue
		}
		scale := 1.0
		if op.Kind != ui.OpTile {
			scale = op.Scale * max(1, c.S)
		}
		need(op.Sprite.Cut(scale).Sheet)
	}
	return list
}

// spared says whether sheet n may be given back. In a page unpacking it again would
// take long, so the menu's stay.
func spared(n int) bool { return assets.SheetTitle(n) != "" || !inPage && assets.SheetOfMenu(n) }

// spare gives back what no screen has asked for in a while; what was asked for by
// screens of other titles than these sheets, at once.
func (s *sheets) spare(coming []int) {
	for n, m := range s.pictures {
		if m == nil || !spared(n) || s.want.now[n] {
			continue
		}
		title := assets.SheetTitle(n)
		other := title != "" && slices.ContainsFunc(coming, func(i int) bool {
			t := assets.SheetTitle(i)
			return t != "" && t != title
		})
		if other || s.want.time-s.want.asked[n] > keepUnused {
			m.Deallocate()
			s.pictures[n] = nil
		}
	}
}
