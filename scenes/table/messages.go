package table

import (
	"math"
	"slices"
	"time"

	"tilestead/sound/cue"
	"tilestead/ui"
)

// messages are what the table says: on the screen for a moment, and to those who
// cannot see it.
type messages struct {
	*core
	toast toast
	voice voice
}

// A toast is a short message that goes away by itself.
type toast struct {
	text   string
	kind   ui.Kind
	until  time.Duration
	topic  string  // of the reference, behind a refusal
	beside ui.Rect // where it lies, beside the click that it refuses; zero: below the prompt
}

// toastTime is how long a toast stays.
const toastTime = 2500 * time.Millisecond

// say shows a short message at the table that goes away by itself.
func (m *messages) say(kind ui.Kind, text string) {
	m.toast = toast{text: text, kind: kind, until: m.now + toastTime}
	m.change(redraw)
}

// refuse says why something cannot be done; topic is the entry of the rules about
// it, "" for none.
func (m *messages) refuse(why, topic string) {
	m.say(ui.Failure, why)
	m.toast.topic = topic
	m.kit.Cue(cue.Refuse)
}

// refuseAt says beside a click why nothing can be done there, off the boxes that are to be kept free.
func (m *messages) refuseAt(p ui.Point, why, topic string, free []ui.Rect) {
	m.refuse(why, topic)
	f := &m.v.Frame
	free = append(free, f.Prompt, ui.Rect{X: p.X, Y: p.Y}.Inset(-toastGap))
	free = append(append(free, f.Tools...), f.Buttons...)
	if m.cfg.Coach != nil {
		free = append(free, m.cfg.Coach.Box())
	}
	w := min(ui.Body.Width(why)+42, m.canvas.W-8)
	box := ui.Rect{X: p.X - w/2, Y: p.Y - ui.ToastHeight/2, W: w, H: ui.ToastHeight}
	m.toast.beside = nearestFree(m.canvas, box, free)
	at := &m.toast.beside
	if far := at.Center(); at.W == 0 || math.Hypot(math.Max(0, math.Abs(far.X-p.X)-w/2), far.Y-p.Y) > toastFar {
		*at = ui.PlaceTip(m.canvas, ui.Rect{X: p.X, Y: p.Y}.Inset(-toastGap), w, ui.ToastHeight, ui.Shown{Off: free})
	}
}

// toastFar is how far from a click a refusal lies at most: where all nearer places are taken, it lies where
// it covers least.
const toastFar = 60.0

// nearestFree is a box moved as little as it must to lie on a canvas and off some others; zero where
// there is no such place.
func nearestFree(canvas, box ui.Rect, others []ui.Rect) (best ui.Rect) {
	near := math.Inf(1)
	for y := canvas.Y + toastGap; y+box.H <= canvas.Y+canvas.H; y += toastGap {
		for x := canvas.X + toastGap; x+box.W <= canvas.X+canvas.W; x += toastGap {
			at := ui.Rect{X: x, Y: y, W: box.W, H: box.H}
			far := math.Hypot(x-box.X, y-box.Y)
			if far < near && !slices.ContainsFunc(others, at.Overlaps) {
				best, near = at, far
			}
		}
	}
	return best
}

// toastGap is how far a refusal lies from the pointer at least, and in which steps its place is looked
// for.
const toastGap = 6.0

// layToast lays out the message; a click on one with a rule behind it gives the
// rule's topic.
func (m *messages) layToast(k *ui.Kit) (topic string) {
	if m.toast.text == "" {
		return ""
	}
	r := m.toastBox()
	if rule := m.toast.topic; rule != "" {
		z := ui.Zone{ID: "toast", Box: r, NoKeys: true, Tip: m.v.Words.Say("hint.rule")}
		if k.Zone(z).Clicked {
			topic = rule
		}
	}
	if k.Drawing() {
		ui.Toast(k.C, r.X+r.W/2, r.Y, m.toast.text, m.toast.kind)
	}
	return topic
}

// toastBox is where the message lies: beside the click that it refuses, else below the prompt, but
// beside the words of a coach, which say what is asked.
func (m *messages) toastBox() ui.Rect {
	free := func(at ui.Rect) bool { return m.cfg.Coach == nil || !at.Overlaps(m.cfg.Coach.Box()) }
	if at := m.toast.beside; at.W > 0 && at.Within(m.canvas) && free(at) {
		return at
	}
	area, p := m.v.Frame.Field(), m.v.Frame.Prompt
	w := min(ui.Body.Width(m.toast.text)+42, m.canvas.W-8)
	r := ui.Rect{X: min(max(area.X+area.W/2-w/2, 4), m.canvas.W-4-w), Y: p.Y + p.H + 6, W: w, H: ui.ToastHeight}
	if m.cfg.Coach == nil {
		return r
	}
	said := m.cfg.Coach.Box()
	if !r.Overlaps(said) {
		return r
	}
	const gap = 4
	x := min(max(said.X+said.W/2-w/2, 4), m.canvas.W-4-w)
	for _, at := range [...]ui.Point{
		{X: x, Y: said.Y + said.H + gap},
		{X: said.X + said.W + gap, Y: r.Y},
		{X: said.X - gap - w, Y: r.Y},
		{X: x, Y: said.Y - gap - r.H},
	} {
		if beside := (ui.Rect{X: at.X, Y: at.Y, W: r.W, H: r.H}); beside.Within(m.canvas) && !beside.Overlaps(said) {
			return beside
		}
	}
	return r
}

// drop takes the message away.
func (m *messages) drop() { m.toast = toast{} }

// outdate takes a refusal away that was said before this choice, or before it was made: what it
// says need not be so any more, such as whose turn it is.
func (m *messages) outdate() {
	if m.toast.kind == ui.Failure && m.toast.text != "" {
		m.drop()
		m.change(redraw)
	}
}

// expire takes the message away once it has been read.
func (m *messages) expire() {
	if m.toast.text != "" && m.now >= m.toast.until {
		m.drop()
		m.change(redraw)
	}
}

// A voice says to those who cannot see the screen what is new on it: the
// prompt when it changes, each line of the log, messages and refusals, and what
// the keyboard's mark goes to.
type voice struct {
	begun  bool
	lines  int // of the log that have been said
	prompt string
	toast  toast  // the message said last
	marked spoken // what the keyboard's mark was said to be on
}

// A spoken mark is what the keyboard's mark is on, in words: places may share theirs.
type spoken struct {
	on   ui.ID
	text string
}

// announce says what is new: lines of the log, the message, the prompt, which is ""
// while it only repeats the log, and what the keyboard's mark is on.
func (m *messages) announce(lines []entry, marked spoken, prompt string) {
	say, v := m.cfg.Announce, &m.voice
	if !v.begun {
		v.begun, v.lines = true, len(lines)
	}
	v.lines = min(v.lines, len(lines)) // undone
	for ; v.lines < len(lines); v.lines++ {
		if e := lines[v.lines]; e.Seat >= 0 {
			say(m.v.Words.Say("table.does", m.name(e.Seat), e.Text))
		} else {
			say(e.Text)
		}
	}
	if m.toast.text != "" && (m.toast.text != v.toast.text || m.toast.until != v.toast.until) {
		say(m.toast.text)
	}
	v.toast = m.toast
	if prompt != "" && prompt != v.prompt {
		v.prompt = prompt
		say(prompt)
	}
	if marked != v.marked {
		if v.marked = marked; marked.text != "" {
			say(marked.text)
		}
	}
}

// sound gives what may be heard of this frame to who plays it.
func (m *messages) sound() {
	for _, c := range m.kit.TakeCues() {
		if m.cfg.Cue != nil {
			m.cfg.Cue(c)
		}
	}
}
