package table

import (
	"math"
	"strconv"
	"strings"

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

// A chip is where a reason stands in the panel.
type chip struct {
	reason think.Reason
	text   string
	x, y   float64 // from the row's left end and upper edge
}

// chips sets the reasons of an advice in lines of the given width and gives
// their height.
func (h *hints) chips(a think.Advice, width float64) (out []chip, high float64) {
	x, y, words := 0.0, 0.0, h.wording()
	for _, r := range a.Why {
		text := words.Reason(r)
		w := ui.Body.Width(text)
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

// mostLines is in how many lines sentences tell what an advice brings. Behind a first one
// that fills them there is room for one line more.
const mostLines = 2

// told sets the first sentence in lines, and those behind it that find room.
func told(sentences []string, width float64) (lines []string) {
	text, most := "", mostLines
	for _, s := range sentences {
		if text != "" {
			s = text + " " + s
		}
		set := ui.Body.Wrap(s, width)
		switch {
		case text == "":
			text, lines, most = s, set, max(mostLines, len(set)+1)
		case len(set) <= most:
			text, lines = s, set
		}
	}
	return lines
}

// hintText is the room that names and reasons have beside their number.
func hintText(width float64) float64 { return width - 2*hintPad - 2*hintBadge - 6 }

// place puts the panel where it covers least of what it speaks of: where the
// board has room for it, over the map, else over the column beside it.
func (h *hints) place() {
	m := h.v.Frame.Field()
	w := math.Min(hintWide, m.W-12)
	high := hintHead + hintPad + 6
	if len(h.list) == 0 {
		high += ui.LineHeight + 6
	}
	for i, a := range h.list {
		_, tall := h.chips(a, hintText(w))
		high += ui.LineHeight + float64(len(told(h.brings[i], hintText(w))))*ui.DenseLine + tall + 4
	}
	top := math.Max(m.Y, h.v.Frame.Prompt.Y+h.v.Frame.Prompt.H) + 8
	low := h.canvas.H - high - 8
	right := h.canvas.W - w - 2
	column := ui.Rect{X: right, Y: top, W: w, H: high}
	for _, p := range h.v.Frame.Plates { // it hides a plate with all on it
		if p.Overlaps(column) {
			column.Y = math.Max(2, math.Min(column.Y, p.Y-8))
		}
	}
	var places []ui.Rect
	for _, at := range [...]ui.Point{{X: m.X + (m.W-w)/2, Y: top}, {X: m.X + 6, Y: top}, {X: m.X + m.W - w - 6, Y: top},
		{X: m.X + (m.W-w)/2, Y: math.Max(top, m.Y+m.H-high-8)}, {X: right, Y: column.Y},
		{X: right, Y: math.Max(top, low)}} {
		places = append(places, ui.Rect{X: at.X, Y: at.Y, W: w, H: high}.Snap())
	}
	if h.offers.Aside != nil {
		if own := h.offers.Aside(h.view0(), w, high); len(own) > 0 {
			places = own
		}
	}
	best, least := ui.Rect{}, math.Inf(1)
	for _, r := range places {
		hidden := h.hides(r)
		if hidden < least || hidden == least && r.W*r.H < best.W*best.H {
			best, least = r, hidden
		}
	}
	h.at = best
	h.change(relay)
}

// hides is how much of the hinted targets a panel at r would cover.
func (h *hints) hides(r ui.Rect) (area float64) {
	for _, id := range h.target {
		if g := h.targets.find(id); g != nil {
			o := r.And(g.Area)
			area += math.Max(0, o.W) * math.Max(0, o.H)
		}
	}
	return area
}

// layHints lays out the hint's panel and marks what it speaks of; covered says
// that something else lies over the table. A click on a reason gives its topic.
func (h *hints) layHints(k *ui.Kit, covered bool) (topic string) {
	if k.Drawing() && h.targets.choice.ask == nil {
		h.drawMarks(k.C)
	}
	if !h.open || h.targets.choice.ask != nil || covered {
		return ""
	}
	w, r := h.v.Words, h.at
	k.Block("advice/panel", r)
	if k.Drawing() {
		ui.Panel(k.C, r)
		ui.Icon(k.C, "hint", r.X+hintPad+8, r.Y+hintPad+8, 20, ui.White)
		k.C.Write(r.X+hintPad+24, r.Y+hintPad+12, w.Say("hint.head"), ui.Name, palette.Ink)
	}
	label := w.Say("table.close")
	if h.job != nil {
		label = w.Say("hint.cancel")
	}
	bw := ui.ButtonWidth(60, label)
	close := k.Button("advice/close", ui.Rect{X: r.X + r.W - hintPad - bw, Y: r.Y + 6, W: bw, H: 22}, label, ui.Plain)
	y := r.Y + hintPad + hintHead
	hot := -1
	switch {
	case h.job != nil:
		k.C.Write(r.X+hintPad, y+12, w.Say("hint.thinking")+"..."[:h.dots(h.opt.Reduced)], ui.Body, palette.InkSoft)
	case len(h.list) == 0:
		k.C.Write(r.X+hintPad, y+12, w.Say("hint.none"), ui.Body, palette.InkSoft)
	}
	for i := range h.list {
		row := h.layAdvice(k, i, ui.Rect{X: r.X + hintPad, Y: y, W: r.W - 2*hintPad})
		switch {
		case row.topic != "":
			return row.topic
		case row.clicked:
			h.pinTo(i)
			return ""
		case row.over:
			hot = i
		}
		y += row.high
	}
	if !k.Drawing() {
		h.heat(hot)
	}
	if close {
		h.close()
	}
	return ""
}

// An adviceRow is what became of an advice that was laid out.
type adviceRow struct {
	high    float64
	over    bool // it is looked at
	clicked bool
	topic   string // of the reason that was clicked
}

// layAdvice is one advice in the panel: its number, name and value, what it brings,
// and its reasons.
func (h *hints) layAdvice(k *ui.Kit, i int, r ui.Rect) (row adviceRow) {
	a := h.list[i]
	room := hintText(r.W + 2*hintPad)
	chips, tall := h.chips(a, room)
	lines := told(h.brings[i], room)
	under := ui.LineHeight + float64(len(lines))*ui.DenseLine // where the chips begin
	r.H = under + tall + 2
	value := h.wording().Value(h.list, i)
	name := ui.Name.Fit(h.names[i], room-ui.Body.Width(value)-8)
	tip := h.v.Words.Say("hint.click")
	if name != h.names[i] {
		tip = h.names[i] + "\n" + tip
	}
	reply := k.Zone(ui.Zone{ID: k.Nth("advice", i), Box: r, Tip: tip, TipBy: h.at, Marked: true,
		Name: strings.Join(append([]string{h.names[i] + ", " + value}, lines...), " ")})
	row = adviceRow{high: r.H + 2, over: reply.Hot || reply.Focused, clicked: reply.Clicked}
	x := r.X + 2*hintBadge + 6
	if k.Drawing() {
		if h.hot == i {
			k.C.Fill(ui.Rect{X: r.X - 4, Y: r.Y - 1, W: r.W + 8, H: r.H}, palette.PaperDim)
		}
		badge(k.C, ui.Point{X: r.X + hintBadge, Y: r.Y + ui.LineHeight/2}, i, h.hot == i)
		k.C.Write(x, r.Y+12, name, ui.Name, palette.Ink)
		k.C.WriteRight(r.X+r.W, r.Y+12, value, ui.Body, palette.InkSoft)
		board.Lines(k.C, x, r.Y+ui.LineHeight-1, lines, ui.Body, ui.DenseLine, palette.Ink)
	}
	for j, c := range chips {
		box := ui.Rect{X: x + c.x, Y: r.Y + under + c.y, W: ui.Body.Width(c.text), H: ui.DenseLine}
		z := ui.Zone{ID: k.Nth("reason", i*16+j), Box: box, NoKeys: true, Marked: true, TipBy: h.at,
			Tip: h.wording().Why(c.reason.Key)}
		linked := h.cfg.Reference != nil
		if linked {
			z.Tip += "\n" + h.v.Words.Say("hint.rule")
		}
		one := k.Zone(z)
		row.over = row.over || one.Hot
		if one.Clicked && linked {
			row.topic = c.reason.Key
			return row
		}
		row.clicked = row.clicked || one.Clicked
		if k.Drawing() {
			ink := palette.InkSoft
			if one.Hot {
				ink = palette.Ink
			}
			k.C.Write(box.X, box.Y+11, c.text, ui.Body, ink)
		}
	}
	return row
}

// drawMarks numbers the places that the hint speaks of.
func (h *hints) drawMarks(c *ui.Canvas) {
	used := map[string]float64{}
	for i, id := range h.target {
		g := h.targets.find(id)
		if g == nil || !h.open && h.pin != i {
			continue
		}
		at := h.mark(g)
		if h.open && h.at.Contains(at) {
			continue
		}
		lit := h.hot == i || h.pin == i
		if lit && g.Near == 0 {
			ui.Frame(c, g.Area)
		}
		at.X += used[id]
		used[id] += 2*hintBadge + 1
		badge(c, at, i, lit)
	}
}

// mark is where a target is numbered: in its upper left corner, or in the lower
// one on a board without a map, whose targets begin with their names.
func (h *hints) mark(g *board.Target) ui.Point {
	at := ui.Point{X: g.Area.X + 4, Y: g.Area.Y + 6}
	switch {
	case g.Near > 0:
		at.X += g.Area.W/2 - 4
	case g.Button > 0: // beside its label
		at.X = g.Area.X + 2
	}
	if h.v.Frame.Map.W <= 0 {
		at.Y = g.Area.Y + g.Area.H - 6
	}
	edge := hintBadge + 2.5 // at the edge of the canvas it shows whole, too
	at.X = math.Max(edge, math.Min(at.X, h.canvas.W-edge))
	at.Y = math.Max(edge, math.Min(at.Y, h.canvas.H-edge))
	return at
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
	c.WriteCenter(at.X, board.Baseline(at.Y, ui.Name), n, ui.Name, palette.Ink)
}

// layLamp lays out the tool at r that asks for a hint.
func (h *hints) layLamp(k *ui.Kit, r ui.Rect) command {
	if !h.offered() || h.v.Frame.Prompt.W <= 0 {
		return noCommand
	}
	z := ui.Zone{ID: "tool/hint", Box: r, Tip: h.v.Words.Say("hint.tool"), Marked: true}
	if !h.targets.choice.deciding() {
		z.Off, z.NoKeys, z.Tip = true, true, h.v.Words.Say("hint.later")
	}
	reply := k.Zone(z)
	if k.Drawing() {
		size, tint := math.Min(22, r.H-4), ui.White
		switch {
		case z.Off:
			tint.A = 90
		case reply.Hot || h.open:
			size += 2
		}
		if reply.Focused {
			ui.Frame(k.C, r.Inset(2))
		}
		m := r.Center()
		ui.Icon(k.C, "hint", m.X, m.Y, size, tint)
	}
	if reply.Clicked {
		return cmdHint
	}
	return noCommand
}
