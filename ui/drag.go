package ui

import (
	"math"
	"slices"

	"tilestead/input"
)

// strokeStep is how finely a held drag is followed, in canvas pixels: what lies
// between two ticks of a fast pointer is crossed too.
const strokeStep = 4

// A drag is what a held button or Shift with arrows does beyond a click: it
// crosses the zones of a stroke, or carries what was lifted.
type drag struct {
	stroke  string // "" without one
	from    ID     // where it began
	crossed []ID   // since it began
	fresh   int    // how many of them were crossed before this tick
	lifted  ID     // "" for nothing
	away    bool   // the pointer has left it
	letGo   bool   // in this tick, where nothing takes it
}

// Crossed are the zones of a stroke that a held drag, or Shift with arrows,
// crossed in this tick, in that order, each once a stroke; begins says that the
// first of them begins a stroke. They are not Clicked besides.
func (k *Kit) Crossed() (ids []ID, begins bool) {
	if k.pass != acting {
		return nil, false
	}
	return k.drag.crossed[k.drag.fresh:], k.drag.fresh == 0
}

// Lifting is the zone whose piece the held pointer carries, "" for none.
func (k *Kit) Lifting() ID { return k.drag.lifted }

// LetGo says that what was lifted was released where nothing takes it.
func (k *Kit) LetGo() bool { return k.pass == acting && k.drag.letGo }

// press begins a drag where the button went down. What can be lifted is clicked
// at once; a stroke begins only when the pointer moves on.
func (d *drag) press(k *Kit, hot ID) {
	*d = drag{}
	z := k.zone(hot)
	switch {
	case z == nil || z.Off:
	case z.Lifts:
		d.lifted = hot
		k.click(hot)
	case z.Stroke != "":
		d.stroke, d.from = z.Stroke, hot
	}
}

// move follows the held pointer from the point of the tick before.
func (d *drag) move(k *Kit, from, to Point, in input.Frame) {
	d.away = d.away || d.lifted != "" && k.hot != d.lifted
	if d.stroke == "" {
		return
	}
	n := max(1, int(math.Hypot(to.X-from.X, to.Y-from.Y)/strokeStep))
	for i := 1; i <= n; i++ {
		part := float64(i) / float64(n)
		d.cross(k, k.pick(Point{from.X + (to.X-from.X)*part, from.Y + (to.Y-from.Y)*part}, in))
	}
}

// cross adds a zone to the stroke, after the one where it began.
func (d *drag) cross(k *Kit, id ID) {
	z := k.zone(id)
	if z == nil || z.Stroke != d.stroke || z.Off || slices.Contains(d.crossed, id) {
		return
	}
	if len(d.crossed) == 0 {
		if id == d.from {
			return
		}
		d.crossed = append(d.crossed, d.from)
	}
	d.crossed = append(d.crossed, id)
	k.changed = true
}

// release ends a drag and says whether it was more than a click: what was lifted
// and carried away is clicked into its place.
func (d *drag) release(k *Kit, hot ID, held bool) (more bool) {
	stroke, lifted := len(d.crossed) > 0, d.lifted
	d.stroke, d.lifted = "", ""
	if lifted == "" {
		return stroke
	}
	switch z := k.zone(hot); {
	case !held && !d.away: // a tap: the next click says where it goes
	case !held && hot != lifted && z != nil && !z.Ground && !z.Off:
		k.click(hot)
	default:
		d.letGo, k.changed = true, true
	}
	return true
}

// paint crosses what the keyboard's mark came from and went to.
func (d *drag) paint(k *Kit, from ID) {
	z := k.zone(from)
	if z == nil || z.Stroke == "" || z.Off || !k.reachable(z) || k.focus == from {
		return
	}
	if n := len(d.crossed); d.stroke != z.Stroke || n == 0 || d.crossed[n-1] != from {
		*d = drag{stroke: z.Stroke, from: from}
	}
	d.cross(k, k.focus)
}
