package table

import (
	"math"
	"strconv"

	"tilestead/assets/palette"
	"tilestead/scenes/board"
	"tilestead/scenes/think"
	"tilestead/ui"
)

// Sizes of the hint's panel, in canvas pixels.
const (
	hintWide  = 348.0
	hintPad   = 10.0
	hintHead  = 24.0
	hintBadge = 8.0 // radius
	chipGap   = 12.0
)

// mostTold is how much worse than the best, and of what worth, an advice is told
// in numbers, in hundredths of the title's unit, where the board says no more.
const mostTold = 800

func (t *Table) mostTold() int {
	if t.offers.MostTold > 0 {
		return t.offers.MostTold
	}
	return mostTold
}

// A chip is where a reason stands in the panel.
type chip struct {
	reason think.Reason
	text   string
	x, y   float64 // from the row's left end and upper edge
}

// chips sets the reasons of an advice in lines of the given width and gives
// their height.
func (t *Table) chips(a think.Advice, width float64) (out []chip, high float64) {
	x, y, most := 0.0, 0.0, t.mostTold()
	for _, r := range a.Why {
		text := t.v.Words.Say(t.reasonKey(r.Key))
		if r.N > -most && r.N < most {
			text = t.v.Words.Say("hint.reason", t.worth(r.N, false), text)
		}
		w := ui.TextWidth(text)
		if x > 0 && x+w > width {
			x, y = 0, y+ui.DenseLine
		}
		out = append(out, chip{r, text, x, y})
		x += w + chipGap
	}
	if len(out) > 0 {
		high = y + ui.DenseLine + 2
	}
	return out, high
}

// hintText is the room that names and reasons have beside their number.
func hintText(width float64) float64 { return width - 2*hintPad - 2*hintBadge - 6 }

// placeHint puts the panel where it covers least of what it speaks of: over
// the map, else over the column beside it.
func (t *Table) placeHint() {
	m := t.v.Frame.Map
	w := math.Min(hintWide, m.W-12)
	h := hintHead + hintPad + 6
	if len(t.hints.list) == 0 {
		h += ui.LineHeight + 6
	}
	for _, a := range t.hints.list {
		_, high := t.chips(a, hintText(w))
		h += ui.LineHeight + high + 4
	}
	top := math.Max(m.Y, t.v.Frame.Prompt.Y+t.v.Frame.Prompt.H) + 8
	low := t.canvas.H - h - 8
	right := t.canvas.W - w - 6
	best, least := ui.Rect{}, math.Inf(1)
	for _, at := range [...]ui.Point{{X: m.X + (m.W-w)/2, Y: top}, {X: m.X + 6, Y: top}, {X: m.X + m.W - w - 6, Y: top},
		{X: m.X + (m.W-w)/2, Y: m.Y + m.H - h - 8}, {X: right, Y: top}, {X: right, Y: low}} {
		r := ui.Rect{X: at.X, Y: math.Max(top, at.Y), W: w, H: h}.Snap()
		if hidden := t.hides(r); hidden < least {
			best, least = r, hidden
		}
	}
	t.hints.at = best
	t.change(relay)
}

// hides is how much of the hinted targets a panel at r would cover.
func (t *Table) hides(r ui.Rect) (area float64) {
	for _, id := range t.hints.target {
		if g := t.targets.find(id); g != nil {
			o := r.And(g.Area)
			area += math.Max(0, o.W) * math.Max(0, o.H)
		}
	}
	return area
}

// layCounsel lays out the hint's panel and marks what it speaks of.
func (t *Table) layCounsel(k *ui.Kit) {
	h := &t.hints
	if k.Drawing() && t.choice.ask == nil {
		t.drawHintMarks(k.C)
	}
	if !h.open || t.choice.ask != nil || t.panel.kind != noPanel {
		return
	}
	w, r := t.v.Words, h.at
	k.Block("advice/panel", r)
	if k.Drawing() {
		ui.Panel(k.C, r)
		ui.Icon(k.C, "hint", r.X+hintPad+8, r.Y+hintPad+8, 20, ui.White)
		k.C.TextBold(r.X+hintPad+24, r.Y+hintPad, w.Say("hint.head"), palette.Ink)
	}
	label := w.Say("table.close")
	if h.mind != nil {
		label = w.Say("hint.cancel")
	}
	bw := ui.ButtonWidth(60, label)
	close := k.Button("advice/close", ui.Rect{X: r.X + r.W - hintPad - bw, Y: r.Y + 6, W: bw, H: 22}, label, ui.Plain)
	y := r.Y + hintPad + hintHead
	hot := -1
	switch {
	case h.mind != nil:
		k.C.Text(r.X+hintPad, y, w.Say("hint.thinking")+"..."[:h.dots(t.opt.Reduced)], palette.InkSoft)
	case len(h.list) == 0:
		k.C.Text(r.X+hintPad, y, w.Say("hint.none"), palette.InkSoft)
	}
	for i := range h.list {
		over, high, left := t.layAdvice(k, i, ui.Rect{X: r.X + hintPad, Y: y, W: r.W - 2*hintPad})
		if left {
			return
		}
		if over {
			hot = i
		}
		y += high
	}
	if !k.Drawing() {
		t.heatHint(hot)
	}
	if close {
		t.closeHint()
	}
}

// layAdvice is one advice in the panel: its number, name, value and reasons.
// It says whether it is looked at, and whether the panel has been left.
func (t *Table) layAdvice(k *ui.Kit, i int, r ui.Rect) (over bool, high float64, left bool) {
	h := &t.hints
	a := h.list[i]
	room := hintText(r.W + 2*hintPad)
	chips, tall := t.chips(a, room)
	r.H = ui.LineHeight + tall + 2
	value := t.adviceValue(i)
	name := ui.Fit(h.names[i], room-ui.TextWidth(value)-8)
	tip := t.v.Words.Say("hint.click")
	if name != h.names[i] {
		tip = h.names[i] + "\n" + tip
	}
	reply := k.Zone(ui.Zone{ID: k.Nth("advice", i), Box: r, Tip: tip, TipBy: h.at, Marked: true,
		Name: h.names[i] + ", " + value})
	over = reply.Hot || reply.Focused
	x := r.X + 2*hintBadge + 6
	if k.Drawing() {
		if h.hot == i {
			k.C.Fill(ui.Rect{X: r.X - 4, Y: r.Y - 1, W: r.W + 8, H: r.H}, palette.PaperDim)
		}
		badge(k.C, ui.Point{X: r.X + hintBadge, Y: r.Y + ui.LineHeight/2}, i, h.hot == i)
		k.C.TextBold(x, r.Y, name, palette.Ink)
		k.C.TextRight(r.X+r.W, r.Y, value, palette.InkSoft)
	}
	clicked := reply.Clicked
	for j, c := range chips {
		box := ui.Rect{X: x + c.x, Y: r.Y + ui.LineHeight + c.y, W: ui.TextWidth(c.text), H: ui.DenseLine}
		z := ui.Zone{ID: k.Nth("reason", i*16+j), Box: box, NoKeys: true, Marked: true, TipBy: h.at,
			Tip: t.v.Words.Say(t.reasonKey(c.reason.Key) + ".why")}
		linked := t.cfg.Reference != nil
		if linked {
			z.Tip += "\n" + t.v.Words.Say("hint.rule")
		}
		one := k.Zone(z)
		over = over || one.Hot
		if one.Clicked && linked {
			t.Reference(c.reason.Key)
			return over, r.H + 2, true
		}
		clicked = clicked || one.Clicked
		if k.Drawing() {
			ink := palette.InkSoft
			if one.Hot {
				ink = palette.Ink
			}
			k.C.Text(box.X, box.Y-1, c.text, ink)
		}
	}
	if clicked {
		t.pinHint(i)
		return over, r.H + 2, true
	}
	return over, r.H + 2, false
}

// adviceValue is what an advice is worth: the best is what the others are
// measured by.
func (t *Table) adviceValue(i int) string {
	if i == 0 {
		return t.v.Words.Say("hint.best")
	}
	n := min(t.hints.list[i].Value-t.hints.list[0].Value, 0)
	switch {
	case n > -5:
		return t.v.Words.Say("hint.same")
	case n < -t.mostTold():
		return t.v.Words.Say("hint.far")
	}
	return t.v.Words.Say(t.reasonKey("value"), t.worth(n, true))
}

// drawHintMarks numbers the places that the hint speaks of.
func (t *Table) drawHintMarks(c *ui.Canvas) {
	h := &t.hints
	used := map[string]float64{}
	for i, id := range h.target {
		g := t.targets.find(id)
		if g == nil || !h.open && h.pin != i || h.open && t.covers(g) {
			continue
		}
		lit := h.hot == i || h.pin == i
		if lit && g.Near == 0 {
			ui.Frame(c, g.Area)
		}
		at := ui.Point{X: g.Area.X + 4 + used[id], Y: g.Area.Y + 6}
		if g.Near > 0 {
			at.X += g.Area.W/2 - 4
		}
		used[id] += 2*hintBadge + 1
		badge(c, at, i, lit)
	}
}

// covers says whether the panel lies over the upper middle of a target.
func (t *Table) covers(g *board.Target) bool {
	return t.hints.at.Contains(ui.Point{X: g.Area.X + g.Area.W/2, Y: g.Area.Y + 8})
}

// badge is the number of an advice.
func badge(c *ui.Canvas, at ui.Point, i int, lit bool) {
	r, k := hintBadge, palette.Cream
	if lit {
		r, k = hintBadge+1.5, palette.UIGold
	}
	ui.Disc(c, at.X, at.Y, r, palette.Ink)
	ui.Disc(c, at.X, at.Y, r-c.Px(), k)
	n := strconv.Itoa(i + 1)
	c.TextBold(math.Round(at.X-ui.TextWidth(n)/2), math.Round(at.Y-8), n, palette.Ink)
}

// lampBox is where the lamp hangs that asks for a hint: at the end of the prompt.
func (t *Table) lampBox() ui.Rect {
	r := t.v.Frame.Prompt.Snap()
	side := math.Min(r.H, 30)
	return ui.Rect{X: t.promptEnd() - side - 2, Y: r.Y + (r.H-side)/2, W: side, H: side}
}

// layLamp lays out the tool that asks for a hint.
func (t *Table) layLamp(k *ui.Kit) {
	if !t.canHint() || t.v.Frame.Prompt.W <= 0 {
		return
	}
	r := t.lampBox()
	z := ui.Zone{ID: "tool/hint", Box: r, Tip: t.v.Words.Say("hint.tool"), Marked: true}
	if !t.choice.deciding() {
		z.Off, z.NoKeys, z.Tip = true, true, t.v.Words.Say("hint.later")
	}
	reply := k.Zone(z)
	if k.Drawing() {
		size, tint := math.Min(22, r.H-4), ui.White
		switch {
		case z.Off:
			tint.A = 90
		case reply.Hot || t.hints.open:
			size += 2
		}
		if reply.Focused {
			ui.Frame(k.C, r.Inset(2))
		}
		m := r.Center()
		ui.Icon(k.C, "hint", m.X, m.Y, size, tint)
	}
	if reply.Clicked {
		t.askHint()
	}
}
