package ui

import "tilestead/input"

// An Aim is a zone that the mouse can reach, and a point where it does.
type Aim struct {
	ID  ID
	At  Point
	Off bool // it only says why it cannot be used

	Asleep bool // not yet: the pointer has to move away first; see Zone
}

// Aims are the zones of the last run that a click can reach, bottom first:
// what others cover, what lies under a dialog and mere backdrops are left out.
// Programs that drive the game from outside ask for them.
func (k *Kit) Aims() []Aim {
	var aims []Aim
	in := input.Frame{W: k.In.W, H: k.In.H, S: k.In.S}
	for i := k.floor; i < len(k.zones); i++ {
		z := &k.zones[i]
		if z.Ground {
			continue
		}
		if z.Asleep {
			aims = append(aims, Aim{ID: z.ID, At: z.Box.Center(), Asleep: true})
			continue
		}
		for _, at := range z.Box.probes() {
			if z.contains(at) && k.pick(at, in) == z.ID {
				aims = append(aims, Aim{ID: z.ID, At: at, Off: z.Off})
				break
			}
		}
	}
	return aims
}

// probes are points of a box to try, the middle first.
func (r Rect) probes() []Point {
	ps := make([]Point, 0, 10)
	ps = append(ps, r.Center())
	for _, y := range []float64{0.5, 0.2, 0.8} {
		for _, x := range []float64{0.5, 0.2, 0.8} {
			ps = append(ps, Point{r.X + x*r.W, r.Y + y*r.H})
		}
	}
	return ps
}
