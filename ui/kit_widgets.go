package ui

import (
	"cmp"
	"math"
	"strconv"
	"unicode/utf8"

	"tilestead/input"
)

// A Push is what a button shows; the zero value is a plain one.
type Push struct {
	Icon, Label string
	Look        Look
	Off         bool   // cannot be used; Tip says why
	Tip         string // see Zone
	Name        string // see Zone; "" is the Label
}

// Button lays out a push button and says whether it was clicked.
func (k *Kit) Button(id ID, r Rect, label string, look Look) bool {
	return k.Push(id, r, Push{Label: label, Look: look})
}

// Tool lays out a square button with an icon.
func (k *Kit) Tool(id ID, r Rect, icon, tip string) bool {
	return k.Push(id, r, Push{Icon: icon, Tip: tip})
}

// Push lays out a button with all it can show and says whether it was clicked.
func (k *Kit) Push(id ID, r Rect, p Push) bool {
	tip := p.Tip
	if tip == "" && p.Label != "" && Name.Width(p.Label) > r.W-8 {
		tip = p.Label
	}
	reply := k.Zone(Zone{ID: id, Box: r, Off: p.Off, Tip: tip, Marked: true, Name: cmp.Or(p.Name, p.Label)})
	Button(k.C, r, p.Icon, p.Label, p.Look, stateOf(reply, p.Off))
	return reply.Clicked
}

// stateOf is the state of a widget that may be off.
func stateOf(r Reply, off bool) State {
	if off {
		return Disabled
	}
	return r.State()
}

// Toggle lays out a check box and flips on when it is clicked; it says
// whether it did.
func (k *Kit) Toggle(id ID, r Rect, label string, on *bool) bool {
	reply := k.Zone(Zone{ID: id, Box: r, Marked: true, Name: Chosen(label, *on)})
	if reply.Clicked {
		*on = !*on
	}
	Toggle(k.C, r, label, *on, reply.State())
	return reply.Clicked
}

// Choice lays out one of several round boxes; it says whether it was clicked.
func (k *Kit) Choice(id ID, r Rect, label string, on bool) bool {
	reply := k.Zone(Zone{ID: id, Box: r, Marked: true, Name: Chosen(label, on)})
	Choice(k.C, r, label, on, reply.State())
	return reply.Clicked
}

// Slider lays out a slider for 0..steps and says whether it changed v. Left
// and Right move it while it is focused.
func (k *Kit) Slider(id ID, r Rect, v *int, steps int) bool {
	reply := k.Zone(Zone{ID: id, Box: r, Marked: true, Arrows: true, Name: strconv.Itoa(*v)})
	was := *v
	if k.pass == acting {
		if k.active == id && k.In.Left.Down {
			t := (k.In.X - r.X - 5) / (r.W - 10)
			*v = int(math.Round(clamp01(t) * float64(steps)))
		}
		if reply.Focused && k.Key(input.KeyLeft) && *v > 0 {
			*v--
		}
		if reply.Focused && k.Key(input.KeyRight) && *v < steps {
			*v++
		}
	}
	Slider(k.C, r, float64(*v)/math.Max(1, float64(steps)), reply.State())
	return *v != was
}

// Tabs lays out a row of tabs above a panel and says whether at changed.
func (k *Kit) Tabs(id string, r Rect, labels []string, at *int) bool {
	changed := false
	w := math.Floor(r.W / float64(len(labels)))
	for i, l := range labels {
		box := Rect{r.X + float64(i)*w, r.Y, w - 2, r.H}
		reply := k.Zone(Zone{ID: k.Nth(id, i), Box: box, Marked: true, Name: Chosen(l, *at == i)})
		if reply.Clicked && *at != i {
			*at, changed = i, true
		}
		Tab(k.C, box, l, *at == i, reply.State())
	}
	return changed
}

// TextField lays out a line of text to write, at most max letters. It says
// whether the text changed, and done when Enter was pressed in it.
func (k *Kit) TextField(id ID, r Rect, text *string, max int) (changed, done bool) {
	reply := k.Zone(Zone{ID: id, Box: r, Marked: true, Arrows: true, Name: *text, text: true})
	if reply.Clicked && k.In.Ask != nil {
		if typed, ok := k.In.Ask(*text); ok {
			*text, changed = keepPrintable(typed, max), true
		}
		return changed, changed
	}
	if reply.Clicked || k.pass == acting && reply.Focused {
		k.field, k.focus = id, id
	}
	writing := k.field == id
	if writing && k.pass == acting {
		was := *text
		for _, c := range k.In.Chars {
			switch {
			case c == '\b':
				*text = withoutLast(*text)
			case utf8.RuneCountInString(*text) < max && c >= ' ':
				*text += string(c)
			}
		}
		if k.Key(input.KeyBackspace) {
			*text = withoutLast(*text)
		}
		if k.Key(input.KeyEnter) {
			k.field, k.showFocus, done = "", true, true
		}
		changed = *text != was
	}
	st := reply.State()
	if writing {
		st = Focused
	}
	TextField(k.C, r, *text, writing && k.In.Now%(2*blink) < blink, st)
	return changed, done
}

// withoutLast is a text without its last letter.
func withoutLast(text string) string {
	_, n := utf8.DecodeLastRuneInString(text)
	return text[:len(text)-n]
}

// keepPrintable is at most max letters of a text, without what is no letter.
func keepPrintable(text string, max int) string {
	var kept []rune
	for _, c := range text {
		if c >= ' ' && len(kept) < max {
			kept = append(kept, c)
		}
	}
	return string(kept)
}

// Writing says whether a text field is being written in.
func (k *Kit) Writing() bool { return k.field != "" }

// Field is where the text field lies that is being written in, or would be by
// the next letter.
func (k *Kit) Field() (r Rect, ok bool) {
	if z := k.zone(k.FocusID()); k.field == "" && z != nil && z.text {
		return z.Box, true
	}
	return k.Box(k.field)
}

// List lays out count rows of the given height in r, scrolled down by at
// canvas pixels, and calls row for those that show. Wheel, dragging, the bar
// and, while it is focused, the keys scroll it.
func (k *Kit) List(id ID, r Rect, height float64, count int, at *float64, row func(i int, r Rect)) {
	total := height * float64(count)
	most := math.Max(0, total-r.H)
	reply := k.Zone(Zone{ID: id, Box: r, NoKeys: most == 0})
	if k.pass == acting {
		*at -= reply.Wheel * 3 * height
		if reply.Dragged {
			*at -= reply.DY
		}
		if reply.Focused {
			for _, m := range [...]struct {
				key input.Key
				by  float64
			}{{input.KeyPageDown, r.H - height}, {input.KeyPageUp, height - r.H}, {input.KeyEnd, total},
				{input.KeyHome, -total}} {
				if k.Key(m.key) {
					*at += m.by
				}
			}
		}
	}
	*at = math.Max(0, math.Min(*at, most))
	inner := r
	if most > 0 {
		inner.W -= 8
	}
	outer := k.pan
	k.pan = id
	k.C.Clip(inner)
	k.clips = append(k.clips, inner)
	for i := int(*at / height); i < count; i++ {
		y := inner.Y + float64(i)*height - math.Round(*at)
		if y >= inner.Y+inner.H {
			break
		}
		row(i, Rect{inner.X, y, inner.W, height})
	}
	k.clips = k.clips[:len(k.clips)-1]
	k.C.Unclip()
	k.pan = outer
	if most > 0 {
		ScrollBar(k.C, Rect{r.X + r.W - 6, r.Y, 6, r.H}, *at, r.H, total)
	}
}
