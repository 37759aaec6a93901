package table

import (
	"strings"
	"time"

	"tilestead/input"
	"tilestead/scenes/board"
	"tilestead/sound/cue"
	"tilestead/ui"
)

// A tip explains what is under the pointer, after a moment's rest.
type tip struct {
	text  string
	at    ui.Rect
	since time.Duration
	shown bool
}

func (t tip) due(now time.Duration) bool {
	return t.text != "" && !t.shown && now-t.since >= ui.TipDelay
}

// explain finds what there is to say about the hot target, or about what lies
// under the pointer.
func (t *Table) explain(in input.Frame, moved bool) {
	if t.tip.shown && in.Touch && !in.LongPress && !in.Left.Pressed && t.panel.kind == noPanel && t.ask == nil {
		return // what a resting finger asked for can be read until the next touch
	}
	t.hushed = (t.hushed || in.Left.Pressed) && !moved && !t.byKey && !in.LongPress
	if t.hushed || t.panel.kind != noPanel || t.ask != nil || in.Left.Down && !in.LongPress {
		t.quiet()
		return
	}
	if in.Touch && !in.LongPress {
		return
	}
	if t.hinted() != "" {
		t.quiet() // the hint's own panel is looked at, and tells more of it
		return
	}
	text, at := "", ui.Rect{X: in.X - 4, Y: in.Y - 4, W: 16, H: 20}
	switch id := t.kit.HotID(); {
	case t.target(t.v.Hover) != nil:
		g := t.target(t.v.Hover)
		text = g.Hint
		if g.Tell != nil {
			text = g.Tell()
		}
		if text == "" && ui.TextWidth(g.Label) > g.Area.W-8 {
			text = g.Label
		}
		if text == "" && g.Button == 0 {
			text = g.Label
		}
		if g.Area.W <= 160 && g.Area.H <= 160 || t.byKey {
			at = g.Area
		}
	case t.byKey, id != tableZone && id != mapZone:
	default:
		if !moved && t.looked && !in.LongPress {
			return
		}
		t.looked = true
		text = t.about()
	}
	if text == "" {
		t.quiet()
		return
	}
	if text != t.tip.text {
		if t.tip.shown {
			t.change(redraw)
		}
		t.tip = tip{text: text, at: at, since: t.now}
	}
	if in.LongPress {
		t.tip.shown = true
		t.change(redraw)
	}
}

// about is what the board says of the thing under the pointer, and why nothing
// can be done there.
func (t *Table) about() string {
	v := t.view0()
	text := strings.Join(t.board.Tip(v, v.Pointer), "\n")
	if b, ok := t.board.(board.Discreet); ok && b.Evident(v, v.Pointer) {
		return text
	}
	if t.deciding() {
		if why := t.refusal(v.Pointer); why != "" && text != "" {
			text += "\n" + why
		} else if why != "" {
			text = why
		}
	}
	return text
}

func (t *Table) quiet() {
	if t.tip.shown {
		t.change(redraw)
	}
	t.tip = tip{}
}

// dropTip forgets a tip that no longer holds.
func (t *Table) dropTip() {
	if t.take(newTips) {
		t.tip = tip{}
	}
}

// hush takes away every tip until the pointer moves on: something opened that
// they would cover.
func (t *Table) hush() {
	t.hushed = true
	t.quiet()
	t.kit.Hush()
}

func (t *Table) drawTip(c *ui.Canvas) {
	t.dropTip()
	if t.tip.shown && t.panel.kind == noPanel {
		ui.Tooltip(c, t.tip.at, t.tip.text)
	}
}

// A toast is a short message that goes away by itself.
type toast struct {
	text  string
	kind  ui.Kind
	until time.Duration
	topic string // of the reference, behind a refusal
}

// toastTime is how long a toast stays.
const toastTime = 2500 * time.Millisecond

// Say shows a short message at the table that goes away by itself.
func (t *Table) Say(kind ui.Kind, text string) {
	t.toast = toast{text: text, kind: kind, until: t.now + toastTime}
	t.change(redraw)
}

// refuse says why something cannot be done.
func (t *Table) refuse(why string) {
	t.Say(ui.Failure, why)
	t.kit.Cue(cue.Refuse)
}

func (t *Table) drawToast(k *ui.Kit) {
	if t.toast.text == "" {
		return
	}
	r := t.toastBox()
	if topic := t.toast.topic; topic != "" {
		z := ui.Zone{ID: "toast", Box: r, NoKeys: true, Tip: t.v.Words.Say("hint.rule")}
		if k.Zone(z).Clicked {
			t.Reference(topic)
		}
	}
	if k.Drawing() {
		ui.Toast(k.C, r.X+r.W/2, r.Y, t.toast.text, t.toast.kind)
	}
}

// toastBox is where the message lies: below the prompt, but beside the words of
// a coach, which say what is asked.
func (t *Table) toastBox() ui.Rect {
	m, p := t.v.Frame.Map, t.v.Frame.Prompt
	w := min(ui.TextWidth(t.toast.text)+42, t.canvas.W-8)
	r := ui.Rect{X: min(max(m.X+m.W/2-w/2, 4), t.canvas.W-4-w), Y: p.Y + p.H + 6, W: w, H: ui.ToastHeight}
	if t.cfg.Coach == nil {
		return r
	}
	said := t.cfg.Coach.Box()
	if !r.Overlaps(said) {
		return r
	}
	const gap = 4
	x := min(max(said.X+said.W/2-w/2, 4), t.canvas.W-4-w)
	for _, at := range [...]ui.Point{{X: x, Y: said.Y + said.H + gap}, {X: said.X + said.W + gap, Y: r.Y}, {X: said.X - gap - w, Y: r.Y}, {X: x, Y: said.Y - gap - r.H}} {
		if beside := (ui.Rect{X: at.X, Y: at.Y, W: r.W, H: r.H}); beside.Within(t.canvas) && !beside.Overlaps(said) {
			return beside
		}
	}
	return r
}

func firstLine(s string) string {
	s, _, _ = strings.Cut(s, "\n")
	return s
}
