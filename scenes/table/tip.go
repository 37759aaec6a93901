package table

import (
	"strings"
	"time"

	"tilestead/input"
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
	if t.tip.shown && in.Touch && !in.LongPress && !in.Left.Pressed && t.panel.kind == noPanel && t.choice.ask == nil {
		return // what a resting finger asked for can be read until the next touch
	}
	if t.curtain.down {
		t.quiet()
		return
	}
	t.hushed = (t.hushed || in.Left.Pressed) && !moved && !t.byKey && !in.LongPress
	if t.hushed || t.panel.kind != noPanel || t.choice.ask != nil || in.Left.Down && !in.LongPress {
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
	case t.targets.find(t.v.Hover) != nil:
		g := t.targets.find(t.v.Hover)
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
		text = t.tells()
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

// tells is what the board says of the thing under the pointer, and why nothing
// can be done there.
func (t *Table) tells() string {
	a := t.targets.about(t.v.Pointer)
	text := strings.Join(a.Tip, "\n")
	switch {
	case a.Evident, a.Refusal == "", !t.targets.choice.deciding():
		return text
	case text == "":
		return a.Refusal
	}
	return text + "\n" + a.Refusal
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

func firstLine(s string) string {
	s, _, _ = strings.Cut(s, "\n")
	return s
}
