package learn

import (
	"fmt"
	"math"

	"tilestead/rules"
	"tilestead/scenes/board"
	"tilestead/scenes/table"
	"tilestead/ui"
)

// covering is what it costs to cover what must be seen, more than any place does
// that does not.
const covering = 1e7

// place finds where the speech covers least of what matters.
func (s *lessonScreen) place(t *table.Table) ui.Rect {
	f, showing := t.Frame(), t.Phase() == table.Showing
	w, h := s.measure(&f)
	if s.parting() {
		s.speech.changed, s.speech.at = true, amid(&f, w, h)
		return s.speech.at
	}
	key := fmt.Sprint(s.step, s.showing, t.Phase() == table.Choosing, t.Clicks(), f.Canvas, w, h)
	if !s.speech.changed && s.speech.key == key {
		return s.speech.at
	}
	if showing && s.speech.at.W == w && s.speech.at.H == h && s.speech.at.Within(f.Canvas) {
		return s.speech.at // it was placed clear of what moves
	}
	s.speech.changed, s.speech.key = showing, key
	list := s.caresFor(t)
	s.speech.at = list.place(f, w, h)
	if s.now() == nil {
		s.speech.at = list.centred(f, s.speech.at)
	}
	return s.speech.at
}

// A care is what a speech should not cover, and how much it matters.
type care struct {
	r      ui.Rect
	weight float64
	never  bool // but where there is no other place
}

type cares []care

// caresFor is all that a speech should not cover.
func (s *lessonScreen) caresFor(t *table.Table) cares {
	f := t.Frame()
	list := cares{{r: f.Prompt, weight: 20, never: true}}
	if f.Coach.W == 0 {
		list = append(list, care{r: f.Log, weight: 3})
	}
	for seat, r := range f.Plates {
		list = append(list, care{r: r, weight: 10, never: rules.Seat(seat) == pupil})
	}
	for _, r := range f.Tools {
		list = append(list, care{r: r, weight: 20})
	}
	for _, r := range f.Buttons {
		list = append(list, care{r: r, weight: 30})
	}
	for _, g := range t.Targets() {
		if g.Off == "" && g.Button == 0 {
			list = append(list, care{r: g.Area, weight: 20})
		}
	}
	for _, name := range s.pointed() {
		if r, ok := t.Spot(name); ok {
			list = append(list, care{r: r.Inset(-4), weight: 120, never: true})
		}
		if r := clearOf(t, name); r.W > 0 {
			list = append(list, care{r: r, weight: 60})
		}
	}
	if r, ok := t.Spot("stage"); ok {
		list = append(list, care{r: r, weight: 2})
	}
	if r, ok := t.Spot("score"); ok {
		list = append(list, care{r: r, weight: 6})
	}
	if r, ok := t.Spot("count"); ok {
		list = append(list, care{r: r, weight: 20})
	}
	if r, ok := t.Spot("held"); ok {
		list = append(list, care{r: r, weight: 20, never: true})
	}
	return list
}

// clearOf is what the words about a target keep off with it, such as its price; empty where there
// is nothing.
func clearOf(t *table.Table, name string) (clear ui.Rect) {
	for _, g := range t.Targets() {
		if g.ID == name {
			clear = g.Clear
		}
	}
	return clear
}

// place is where a speech of w x h covers least, rather near where the table has room for it.
func (list cares) place(f board.Frame, w, h float64) ui.Rect {
	return list.placeNear(f, ui.Point{X: f.Map.X + 4, Y: f.Map.Y + 4}, w, h)
}

// placeNear is place, rather near a point where the table has no room for it.
func (list cares) placeNear(f board.Frame, from ui.Point, w, h float64) ui.Rect {
	best, least := ui.Rect{}, math.Inf(1)
	if f.Coach.W > 0 {
		from = ui.Point{X: f.Coach.X + f.Coach.W - w, Y: f.Coach.Y + f.Coach.H - h}
		best = ui.Rect{X: from.X, Y: from.Y, W: w, H: h}
		least = list.cost(0, best, least)
	}
	for y := 4.0; y+h <= f.Canvas.H-4; y += 6 {
		for x := 4.0; x+w <= f.Canvas.W-4; x += 12 {
			r := ui.Rect{X: x, Y: y, W: w, H: h}
			far := 8 * (math.Abs(x-from.X) + math.Abs(y-from.Y))
			if cost := list.cost(far, r, least); cost < least {
				best, least = r, cost
			}
		}
	}
	return best
}

// centred moves a speech that ends a lesson to the middle of the table from side to side, where the
// table has no room of its own for it and nothing that must be seen lies there.
func (list cares) centred(f board.Frame, r ui.Rect) ui.Rect {
	field, mid := f.Field(), r
	mid.X = math.Round(field.Center().X - r.W/2)
	if f.Coach.W > 0 || field.W < r.W || list.cost(0, mid, math.Inf(1)) >= covering {
		return r
	}
	return mid
}

// cost adds to a cost what it costs to cover r; it need not go on once that is no less
// than what another place costs.
func (list cares) cost(cost float64, r ui.Rect, least float64) float64 {
	for _, c := range list {
		if cost >= least {
			return cost
		}
		if !r.Overlaps(c.r) {
			continue
		}
		o := r.And(c.r)
		if cost += c.weight * o.W * o.H; c.never && o.W > 0 && o.H > 0 {
			cost += covering
		}
	}
	return cost
}
