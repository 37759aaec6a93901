package ui

import (
	"cmp"
	"math"
	"slices"

	"tilestead/input"
	"tilestead/sound/cue"
)

// keyMute turns all sound off or on, wherever nobody is writing.
const keyMute = input.KeyM

// keys moves the keyboard's focus and clicks with it.
func (k *Kit) keys(in input.Frame) {
	if len(in.Keys) == 0 {
		return
	}
	if _, writing := k.Field(); in.Hit(keyMute) && !writing && !in.Alt && !in.Ctrl {
		k.Cue(cue.Mute)
	}
	switch {
	case in.Hit(input.KeyTab):
		step := 1
		if in.Shift {
			step = -1
		}
		k.walk(step)
	case in.Alt || in.Ctrl:
	case k.ownArrows():
	case in.Shift && arrow(in) && k.showFocus:
		from := k.focus
		k.arrows(in)
		k.drag.paint(k, from)
	case arrow(in):
		k.arrows(in)
	case k.showFocus && k.field == "" && (in.Hit(input.KeyEnter) || in.Hit(input.KeySpace)):
		if z := k.zone(k.focus); z != nil && k.reachable(z) {
			k.took = true
			k.click(k.focus)
		}
	}
}

func arrow(in input.Frame) bool {
	return in.Hit(input.KeyLeft) || in.Hit(input.KeyRight) || in.Hit(input.KeyUp) || in.Hit(input.KeyDown)
}

// arrows moves the focus the way an arrow points.
func (k *Kit) arrows(in input.Frame) {
	switch {
	case in.Hit(input.KeyLeft):
		k.reach(-1, 0)
	case in.Hit(input.KeyRight):
		k.reach(1, 0)
	case in.Hit(input.KeyUp):
		k.reach(0, -1)
	case in.Hit(input.KeyDown):
		k.reach(0, 1)
	}
}

// ownArrows says that the focused zone uses the arrow that was pressed.
func (k *Kit) ownArrows() bool {
	z := k.zone(k.focus)
	return z != nil && (k.showFocus || k.field != "") && z.Arrows &&
		(k.In.Hit(input.KeyLeft) || k.In.Hit(input.KeyRight))
}

func (k *Kit) reachable(z *Zone) bool {
	if z.Ground || z.NoKeys {
		return false
	}
	for i := k.floor; i < len(k.zones); i++ {
		if &k.zones[i] == z {
			return true
		}
	}
	return false
}

// walk goes to the next zone by rank.
func (k *Kit) walk(step int) {
	var zones []*Zone
	for i := k.floor; i < len(k.zones); i++ {
		if z := &k.zones[i]; !z.Ground && !z.NoKeys {
			zones = append(zones, z)
		}
	}
	if len(zones) == 0 {
		return
	}
	slices.SortStableFunc(zones, func(a, b *Zone) int { return cmp.Compare(a.Rank, b.Rank) })
	at := slices.IndexFunc(zones, func(z *Zone) bool { return z.ID == k.focus })
	switch {
	case at < 0 && step < 0:
		at = len(zones) - 1
	case at < 0:
		at = 0
	case k.showFocus:
		at = (at + step + len(zones)) % len(zones)
	}
	k.setFocus(zones[at].ID)
}

// reach goes to the nearest zone in a direction.
func (k *Kit) reach(dx, dy float64) {
	from := k.zone(k.focus)
	if from == nil || !k.reachable(from) || !k.showFocus {
		k.walk(1)
		return
	}
	a := from.Box.Center()
	best, cost := ID(""), math.Inf(1)
	for i := k.floor; i < len(k.zones); i++ {
		z := &k.zones[i]
		if z.Ground || z.NoKeys || z.ID == k.focus {
			continue
		}
		b := z.Box.Center()
		along := (b.X-a.X)*dx + (b.Y-a.Y)*dy
		across := math.Abs((b.X-a.X)*dy) + math.Abs((b.Y-a.Y)*dx)
		if along < 1 {
			continue
		}
		if c := along + 2.5*across; c < cost {
			best, cost = z.ID, c
		}
	}
	if best != "" {
		k.setFocus(best)
	}
}

func (k *Kit) setFocus(id ID) {
	k.took = true
	k.focus, k.showFocus, k.changed = id, true, true
	k.field = ""
	k.tip, k.tipSince, k.tipShown = id, k.In.Now, false
	k.Cue(cue.Focus)
}

// drawFocus marks the focused zone that has no mark of its own.
func (k *Kit) drawFocus() {
	if !k.showFocus {
		return
	}
	if z := k.zone(k.focus); z != nil && !z.Marked && k.reachable(z) {
		Frame(k.C, z.Box)
	}
}
