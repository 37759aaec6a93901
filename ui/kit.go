package ui

import (
	"strconv"
	"time"

	"tilestead/input"
	"tilestead/sound/cue"
)

// An ID names a widget; it stays the same from frame to frame and is unique on
// its screen.
type ID string

// TipDelay is how long the cursor rests before a tooltip shows.
const TipDelay = 250 * time.Millisecond

// dragStart is how far a held cursor moves before it drags, in canvas pixels.
const dragStart = 4

// A Zone is a place of the screen that can be pointed at.
type Zone struct {
	ID     ID
	Box    Rect
	Within func(Point) bool // exact shape inside Box; nil is the whole box
	Off    bool             // cannot be used: it still shows its Tip, which says why
	Ground bool             // a backdrop: catches the pointer, is never focused, gives way to what is near a finger
	NoKeys bool             // not reached by the keyboard
	Rank   int              // Tab comes to lower ones first; where it is the same, in the order of layout
	TipBy  Rect             // what the tooltip keeps clear of; zero: Box
	Pan    ID               // a drag that starts here drags this zone instead
	Stroke string           // a held drag that starts here crosses all zones of this stroke; see Kit.Crossed
	Lifts  bool             // a piece: pressing clicks it, releasing clicks what lies below; see Kit.Lifting
	Tip    string           // shown after TipDelay; the first of several lines is the head
	Asleep bool             // the keyboard reaches it, the pointer not yet
	Right  bool             // a right click on it means something; else it backs out
	Arrows bool             // while focused, Left and Right are its own; see Kit.Key
	Marked bool             // the caller shows the focus itself
	Name   string           // what it is called, for those who cannot see it; "": what its Tip begins with

	part string // of the screen it belongs to; see Part
	text bool   // a line of text is written in it
}

// A Reply is what happened to a zone in this tick.
type Reply struct {
	Hot          bool // under the pointer
	Held         bool // pressed and not yet released
	Focused      bool // chosen by the keyboard
	Clicked      bool // pressed and released on it, or Enter or Space while focused
	RightClicked bool
	Dragged      bool    // DX, DY is how far it was dragged in this tick
	DX, DY       float64 // canvas pixels
	Wheel        float64 // lines turned over it
	Pinch        float64 // factor, 1 for none
	At           Point   // the pointer
}

// State is how a widget with that reply looks.
func (r Reply) State() State {
	switch {
	case r.Held && r.Hot:
		return Pressed
	case r.Focused:
		return Focused
	case r.Hot:
		return Hot
	}
	return Idle
}

type pass uint8

const (
	measuring pass = iota // only collects the zones
	acting                // answers with what happened
	drawing               // answers how things look; nothing happens
)

// A Kit runs the widgets of a screen. The screen has one function, its view,
// that lays out and draws everything through the Kit and acts where a widget
// answers that it was clicked:
//
//	func (s *Screen) Update(in input.Frame) (Scene, error) { s.kit.Update(in, s.view); ... }
//	func (s *Screen) Draw(c *ui.Canvas)                    { s.kit.Draw(c, s.view) }
//	func (s *Screen) view(k *ui.Kit) {
//		if k.Button("ok", r, "OK", ui.Primary) { ... }
//	}
//
// Update calls the view once without effect to learn where things are, then
// once to act; Draw calls it to draw. So a view changes state only where a
// widget says so. What is laid out later lies on top.
type Kit struct {
	C  *Canvas     // where to draw; silent while updating
	In input.Frame // this tick

	pass    pass
	zones   []Zone
	floor   int // zones before this index are under a modal layer
	ground  Canvas
	names   map[name]ID
	cues    []cue.Cue
	took    bool // the key or click of this tick is used up
	changed bool
	stale   bool // the view would lay out other zones by now

	hot, active, focus ID
	hotPan             ID // what a wheel over the hot zone turns, besides it
	showFocus          bool
	pressAt            Point
	last               Point
	panning            bool

	tip      ID // whose tooltip is due or shown
	tipSince time.Duration
	tipShown bool
	unmoved  bool   // no tooltip before the pointer moves
	clear    []Rect // see KeepClear

	clicked, rightClicked ID
	drag                  drag
	field                 ID // the text field that is being written in

	clips []Rect // of lists: zones outside are cut off
	pan   ID     // what zones without a Pan of their own drag
	part  string // see Part
}

type name struct {
	text string
	n    int
}

// Nth gives the ID of the n-th of several like widgets, "text/n".
func (k *Kit) Nth(text string, n int) ID {
	id, ok := k.names[name{text, n}]
	if !ok {
		if k.names == nil {
			k.names = map[name]ID{}
		}
		id = ID(text + "/" + strconv.Itoa(n))
		k.names[name{text, n}] = id
	}
	return id
}

// Update takes one tick: it finds out what the pointer and the keys mean and
// calls view to act on it. In a quiet tick view is not called.
func (k *Kit) Update(in input.Frame, view func(*Kit)) {
	k.In = in
	k.took, k.changed = false, false
	k.clicked, k.rightClicked = "", ""
	k.drag.fresh, k.drag.letGo = len(k.drag.crossed), false
	at := Point{in.X, in.Y}
	if in.Quiet() && !k.stale && k.active == "" {
		k.rest(in)
		k.last = at
		return
	}
	if in.Acted() || k.stale || k.zones == nil || k.ground.W != in.W || k.ground.H != in.H {
		k.stale = false
		k.run(measuring, view)
	}
	k.pointer(in, at)
	k.keys(in)
	k.run(acting, view)
	k.last = at
	if in.Left.Released || !in.Left.Down {
		k.active, k.panning = "", false
	}
	k.rest(in)
}

// Draw calls view to draw on c, then the tooltip that is due.
func (k *Kit) Draw(c *Canvas, view func(*Kit)) {
	WriteFor(c.S, c.W, c.H)
	k.C = c
	k.pass = drawing
	k.zones, k.floor, k.part = k.zones[:0], 0, ""
	view(k)
	k.drawFocus()
	if z := k.zone(k.tip); z != nil && k.tipShown && z.Tip != "" {
		by := z.TipBy
		if by.W <= 0 {
			by = z.Box
		}
		Tooltip(c, by, z.Tip, Shown{Off: k.Live(k.tip)})
	}
	k.C = nil
}

// KeepClear says what tooltips keep off besides what can be clicked.
func (k *Kit) KeepClear(boxes ...Rect) { k.clear = append(k.clear[:0], boxes...) }

// Live are the places of what can be clicked, but for one of them, and of what is
// kept clear: tooltips keep off them where they can.
func (k *Kit) Live(but ID) (boxes []Rect) {
	boxes = append(boxes, k.clear...)
	for i := range k.zones {
		if z := &k.zones[i]; z.ID != but && !z.Ground && !z.Off {
			boxes = append(boxes, z.Box)
		}
	}
	return boxes
}

// run calls view without drawing.
func (k *Kit) run(p pass, view func(*Kit)) {
	k.ground.Reset(k.In.W, k.In.H, k.In.S)
	k.ground.mute = true
	WriteFor(k.In.S, k.In.W, k.In.H)
	k.C, k.pass = &k.ground, p
	k.zones, k.floor, k.part = k.zones[:0], 0, ""
	view(k)
	k.C = nil
}

// Modal begins a layer that hides all before it from pointer and keys.
func (k *Kit) Modal() { k.floor = len(k.zones) }

// Drawing says that the view is called to draw: the only time when drawing
// has an effect, and no widget answers a click.
func (k *Kit) Drawing() bool { return k.pass == drawing }

// Zone lays out a place and tells what happened to it.
func (k *Kit) Zone(z Zone) Reply {
	if n := len(k.clips); n > 0 {
		z.Box = z.Box.And(k.clips[n-1])
	}
	if z.Pan == "" && z.ID != k.pan {
		z.Pan = k.pan
	}
	z.part = k.part
	k.zones = append(k.zones, z)
	if k.pass == measuring {
		return Reply{Pinch: 1}
	}
	r := Reply{Hot: k.hot == z.ID, Focused: k.showFocus && k.focus == z.ID, Pinch: 1, At: Point{k.In.X, k.In.Y}}
	r.Held = k.active == z.ID && !k.panning
	if k.pass == drawing {
		if z.Off {
			r.Held = false
		}
		return r
	}
	if r.Hot || k.active == z.ID {
		r.Dragged = k.active == z.ID && k.panning
		if r.Dragged {
			r.DX, r.DY = k.In.X-k.last.X, k.In.Y-k.last.Y
		}
	}
	if k.hot == z.ID || k.hotPan == z.ID {
		r.Wheel = k.In.Wheel
		if k.In.Pinch != 0 {
			r.Pinch = k.In.Pinch
		}
	}
	if !z.Off {
		r.Clicked = k.clicked == z.ID
		r.RightClicked = k.rightClicked == z.ID
	}
	return r
}

// Block makes r catch the pointer, so that nothing below it is hit.
func (k *Kit) Block(id ID, r Rect) {
	k.Zone(Zone{ID: id, Box: r, Ground: true, NoKeys: true})
}

// Relay makes the next Update look anew where things are, also in a quiet tick:
// for screens that change by themselves under a resting pointer.
func (k *Kit) Relay() { k.stale = true }

// Key says once whether key went down in this tick and nothing else took it.
func (k *Kit) Key(key input.Key) bool {
	if k.pass != acting || k.took || k.field != "" && printable(key) && !k.In.Ctrl && !k.In.Alt || !k.In.Hit(key) {
		return false
	}
	k.took = true
	return true
}

// Back says once whether the player wants out: Esc, or a right click nothing
// else took.
func (k *Kit) Back() bool {
	if k.pass != acting || k.took {
		return false
	}
	if k.In.Hit(input.KeyEsc) || k.In.Right.Pressed && k.rightClicked == "" {
		k.took = true
		k.Cue(cue.Back)
		return true
	}
	return false
}

// Cue notes that something happened that may be heard, by its name in package cue.
func (k *Kit) Cue(name string) { k.Hear(cue.Cue{Name: name}) }

// Hear is Cue for what is heard in a way of its own.
func (k *Kit) Hear(c cue.Cue) { k.cues = append(k.cues, c) }

// TakeCues gives what was noted since the last call.
func (k *Kit) TakeCues() []cue.Cue {
	c := k.cues
	k.cues = nil
	return c
}

// Focus gives the keyboard to a widget and shows it.
func (k *Kit) Focus(id ID) { k.focus, k.showFocus = id, true }

// Restart has the keyboard begin at its first widget, unless its mark shows.
func (k *Kit) Restart() {
	if !k.showFocus {
		k.focus = ""
	}
}

// FocusID is the widget that shows the keyboard's mark, or "".
func (k *Kit) FocusID() ID {
	if !k.showFocus {
		return ""
	}
	return k.focus
}

// HotID is the widget under the pointer, or "".
func (k *Kit) HotID() ID { return k.hot }

// Box is where a widget lay when the view last ran; tests and the pointer of
// lessons use it.
func (k *Kit) Box(id ID) (Rect, bool) {
	if z := k.zone(id); z != nil {
		return z.Box, true
	}
	return Rect{}, false
}

// Zones are all zones of the last run, bottom first.
func (k *Kit) Zones() []Zone { return k.zones }

func (k *Kit) zone(id ID) *Zone {
	if id == "" {
		return nil
	}
	for i := range k.zones {
		if k.zones[i].ID == id {
			return &k.zones[i]
		}
	}
	return nil
}

func printable(key input.Key) bool {
	return key >= input.Key0 && key < input.KeyF1 || key == input.KeySpace || key == input.KeyPlus ||
		key == input.KeyMinus
}
