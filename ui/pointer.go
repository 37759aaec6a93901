package ui

import (
	"math"
	"time"

	"tilestead/input"
	"tilestead/sound/cue"
)

// minHit is the least width and height of what can be hit, in canvas pixels;
// reach how far from a finger its target may lie, in points.
const (
	minHit = 22
	reach  = 22
)

// fingerReach is reach in canvas pixels: where a canvas pixel has no more than
// two device pixels, as far as on a screen of two device pixels a point.
func fingerReach(in input.Frame) float64 {
	s := math.Max(1, in.S)
	return math.Max(reach/math.Max(1, s/2), reach*in.Dot/s)
}

// pointer finds what the mouse or finger means in this tick.
func (k *Kit) pointer(in input.Frame, at Point) {
	hot := k.pick(at, in)
	if in.Touch && !in.Left.Down && !in.Left.Released {
		hot = ""
	}
	k.hovers(in, hot)
	if in.Left.Pressed || in.Right.Pressed {
		k.showFocus = false
	}
	if in.Left.Pressed {
		k.presses(in, hot, at)
	}
	if in.Left.Down {
		k.pans(at)
	}
	if in.Left.Down && !in.Left.Pressed {
		k.drag.move(k, k.last, at, in)
	}
	switch {
	case in.Left.Released:
		k.releases(in, hot)
	case !in.Left.Down && k.drag.lifted != "": // the window lost the pointer
		k.drag.release(k, "", true)
	}
	if z := k.zone(hot); in.Right.Pressed && z != nil && z.Right && !z.Off {
		k.rightClicked = hot
	}
	if in.LongPress && hot != "" {
		k.tip, k.tipShown, k.changed = hot, true, true
	}
}

// hovers notes what lies under the pointer, and lets the tooltip of it come once the
// pointer itself has moved there.
func (k *Kit) hovers(in input.Frame, hot ID) {
	z := k.zone(hot)
	k.hotPan = ""
	if z != nil {
		k.hotPan = z.Pan
	}
	was := k.unmoved
	k.unmoved = was && !in.Moved
	switch {
	case hot != k.hot:
		k.hot, k.changed = hot, true
		k.tip, k.tipSince, k.tipShown = hot, in.Now, false
		if k.unmoved = !in.Moved; k.unmoved {
			k.tip = "" // something came to lie under the pointer
		}
		if z != nil && !z.Ground && !z.Off && in.Moved && !in.Touch && !in.Left.Down {
			k.Cue(cue.Hover)
		}
	case was && !k.unmoved:
		k.tip, k.tipSince, k.tipShown = hot, in.Now, false
	}
}

// presses begins a click, a drag or a stroke.
func (k *Kit) presses(in input.Frame, hot ID, at Point) {
	k.active, k.pressAt, k.panning = hot, at, false
	k.drag.press(k, hot)
	k.tipShown, k.tipSince = false, in.Now
	if k.field != hot {
		k.field = ""
	}
	if z := k.zone(hot); z != nil && !z.NoKeys && !z.Off {
		k.focus = hot
	}
}

// pans begins to pan once the pointer has gone far enough from where it was pressed.
func (k *Kit) pans(at Point) {
	if k.active == "" || k.panning || math.Hypot(at.X-k.pressAt.X, at.Y-k.pressAt.Y) <= dragStart {
		return
	}
	z := k.zone(k.active)
	if z == nil || z.Stroke != "" || z.Lifts || z.Pan == "" && !z.Ground {
		return
	}
	k.panning = true
	k.last = k.pressAt
	if z.Pan != "" {
		k.active = z.Pan
	}
}

// releases ends what was pressed: it is a click where it was pressed, too.
func (k *Kit) releases(in input.Frame, hot ID) {
	more := k.drag.release(k, hot, k.tipHeld(in))
	if !more && k.active != "" && k.active == hot && !k.panning && !k.tipHeld(in) {
		k.click(hot)
	}
}

// tipHeld says that the finger was down to read a tooltip: lifting it is no click.
func (k *Kit) tipHeld(in input.Frame) bool { return in.Touch && k.tipShown && k.tip == k.active }

func (k *Kit) click(id ID) {
	z := k.zone(id)
	if z == nil || z.Ground && z.NoKeys {
		return
	}
	k.changed = true
	if z.Off {
		k.tip, k.tipShown = id, true // why not
		k.Cue(cue.Refuse)
		return
	}
	k.clicked = id
	k.Hush() // whatever lies there now was not asked about
	k.Cue(cue.Click)
}

// pick is the zone the pointer hits: the topmost exact hit; else a small one
// whose hit area is widened; for a finger what is near, before any ground.
func (k *Kit) pick(at Point, in input.Frame) ID {
	if at.X < 0 || at.Y < 0 || at.X >= in.W || at.Y >= in.H {
		return ""
	}
	ground := ID("")
	for i := len(k.zones) - 1; i >= k.floor; i-- {
		z := &k.zones[i]
		if !z.contains(at) {
			continue
		}
		if z.Asleep {
			return z.Pan
		}
		if !z.Ground {
			return z.ID
		}
		ground = z.ID
		break
	}
	best, near := ID(""), math.Inf(1)
	for i := len(k.zones) - 1; i >= k.floor; i-- {
		z := &k.zones[i]
		if z.ID == ground && ground != "" {
			break // what lies under the ground is covered
		}
		if d := distance(z.Box, at); !z.Ground && !z.Asleep && d < near && z.near(at, in) {
			best, near = z.ID, d
		}
	}
	if best != "" {
		return best
	}
	return ground
}

// contains says whether a point lies in the zone itself.
func (z *Zone) contains(at Point) bool {
	return z.Box.Contains(at) && (z.Within == nil || z.Within(at))
}

// near says whether a pointer hits the zone though it lies beside it.
func (z *Zone) near(at Point, in input.Frame) bool {
	if z.Within != nil && !in.Touch {
		return false
	}
	wide := math.Max(0, math.Max(minHit-z.Box.W, minHit-z.Box.H)/2)
	if in.Touch && !z.Off {
		wide = math.Max(wide, fingerReach(in))
	}
	return distance(z.Box, at) <= wide
}

// Under says whether the pointer of this tick would hit the zone if nothing lay over it.
func (k *Kit) Under(z Zone) bool {
	at := Point{k.In.X, k.In.Y}
	return z.contains(at) || z.near(at, k.In)
}

func distance(r Rect, p Point) float64 {
	dx := math.Max(0, math.Max(r.X-p.X, p.X-r.X-r.W))
	dy := math.Max(0, math.Max(r.Y-p.Y, p.Y-r.Y-r.H))
	return math.Hypot(dx, dy)
}

// rest lets the tooltip appear when the pointer stays.
func (k *Kit) rest(in input.Frame) {
	if k.tip == "" || k.tipShown || in.Touch || k.active != "" {
		return
	}
	if in.Now-k.tipSince >= TipDelay {
		k.tipShown = true
		k.changed = true
	}
}

// Hush takes the tooltip away until the pointer moves.
func (k *Kit) Hush() { k.tip, k.tipShown, k.unmoved = "", false, true }

// Animating says that the picture changes by itself: a tooltip is about to
// show, or a caret blinks.
func (k *Kit) Animating() bool {
	if k.changed {
		return true
	}
	if z := k.zone(k.tip); z != nil && z.Tip != "" && !k.tipShown && k.active == "" {
		return true
	}
	return k.field != "" && k.In.Now%blink < time.Second/30
}

// blink is how long the caret of a text field shows and hides.
const blink = 500 * time.Millisecond
