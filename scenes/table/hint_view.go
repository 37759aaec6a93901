package table

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// Sizes of the hint's strip, in canvas pixels.
const (
	hintPad     = 6.0
	hintPicture = 30.0
	hintGap     = 6.0
	hintBadge   = 8.0   // radius
	hintCross   = 10.0  // kept free at the right for the cross
	hintRow     = 180.0 // the least width of a cell with its picture and sentence
	hintSpare   = 150.0 // the least height of a place for three cells, one below the other
	hintLines   = 4     // of a cell, at most
	reviewLines = 7     // the same, where a review tells why
)

// A hintCell is where an advice lies in the strip, and what is written there.
type hintCell struct {
	box  ui.Rect
	name []string
	says []string
	bare bool // without its picture
}

func (c *hintCell) high() float64 {
	words := float64(len(c.name))*ui.Name.Pitch() + float64(len(c.says))*ui.DenseLine
	return math.Max(c.picture(), words) + 4
}

// picture is how large the picture is.
func (c *hintCell) picture() float64 {
	if c.bare {
		return 2 * hintBadge
	}
	return hintPicture
}

// words is how far from its left edge the words of a cell begin.
func (c *hintCell) words() float64 {
	if c.bare {
		return 2*hintBadge + hintGap
	}
	return 2*hintBadge + hintPicture + 2*hintGap
}

// A hintSet is how the cells are set: with names even where a picture would do, without pictures, and
// in so many lines less than they may have.
type hintSet struct {
	named, bare bool
	less        int
}

// told sets the first sentence in lines, and those behind it that find room.
func told(sentences []string, width float64, most int) (lines []string) {
	text := ""
	for _, s := range sentences {
		if text != "" {
			s = text + " " + s
		}
		if set := ui.Dense.Wrap(s, width); text == "" || len(set) <= most {
			text, lines = s, set
		}
	}
	return lines
}

// unnamed says that an advice needs no name: it stands as a ghost on the table, or has a
// picture where there is little room, and something is said of it.
func (h *hints) unnamed(i int, named bool) bool {
	_, seen := h.ghost(nil, i)
	return len(h.brings[i]) > 0 && (seen || !named && len(h.pictures[i]) > 0)
}

// cell sets an advice in words beside its picture. Either none of them or each has its name.
func (h *hints) cell(i int, width float64, set hintSet) (c hintCell) {
	c.bare = set.bare
	room := width - c.words()
	every := h.looking
	for j := range h.list {
		every = every || !h.unnamed(j, set.named)
	}
	if every {
		c.name = ui.Name.Wrap(h.names[i], room)
	}
	most := hintLines
	if h.looking {
		most = reviewLines
	}
	c.says = told(h.brings[i], room, max(1, most-set.less-len(c.name)))
	return c
}

// fit piles the cells up at a side and says whether there is room for them; where they can't be taller
// than it is, it leaves out more and more.
func (h *hints) fit(side ui.Rect, taller bool) bool {
	sets := []hintSet{{named: true}, {}}
	for n := 0; n < reviewLines && !taller; n++ {
		sets = append(sets, hintSet{bare: true, less: n})
	}
	for _, set := range sets {
		if h.at = h.pile(side, set); h.at.H <= side.H {
			return true
		}
	}
	return false
}

// place finds where the strip lies: where the board has room for it, over the log, else
// along the lower edge of the map, or along the upper one where it would hide there what it
// speaks of; side by side or one below the other, whatever takes less room.
func (h *hints) place() {
	side := h.v.Frame.Log
	if h.offers.Aside != nil {
		side = h.offers.Aside(h.view0())
	}
	if roomy := side.W >= hintRow && side.H >= hintSpare; roomy || h.v.Frame.Map.W <= 0 {
		taller := h.offers.Aside != nil || h.v.Frame.Map.W <= 0
		if h.fit(side, taller) || taller {
			h.change(relay)
			return
		}
	}
	m := h.v.Frame.Map
	under := ui.Rect{X: m.X + 2, Y: math.Max(m.Y, h.v.Frame.Prompt.Y+h.v.Frame.Prompt.H) + 2, W: m.W - 4}
	if h.looking { // there lies the bar that steps through the game
		bar := replayBox(&h.v.Frame)
		under.Y = bar.Y + bar.H + 2
	}
	row := h.pile(under, hintSet{named: true})
	if r := h.row(under); r.H <= row.H {
		row = r
	} else {
		row = h.pile(under, hintSet{named: true})
	}
	low := ui.Rect{X: row.X, Y: m.Y + m.H - row.H - 2, W: row.W, H: row.H}.Snap()
	if h.offers.Plate != nil {
		if plate := h.offers.Plate(h.view0()); low.Overlaps(plate) {
			low.Y = math.Floor(plate.Y - low.H - 2)
		}
	}
	if !h.worse(low, row) {
		h.shift(low.Y - row.Y)
		row = low
	}
	h.at = row
	h.change(relay)
}

// row lays the cells side by side along the upper edge of a place.
func (h *hints) row(at ui.Rect) ui.Rect {
	n := float64(max(1, len(h.list)))
	at.W = math.Min(at.W, math.Max(n, 2)*240)
	wide, high := (at.W-2*hintPad-hintCross)/n, 0.0
	h.cells = h.cells[:0]
	for i := range h.list {
		c := h.cell(i, wide-hintGap, hintSet{named: true})
		high = math.Max(high, c.high())
		h.cells = append(h.cells, c)
	}
	high = math.Max(high, 22)
	for i := range h.cells {
		h.cells[i].box = ui.Rect{X: at.X + hintPad + float64(i)*wide, Y: at.Y + hintPad, W: wide - hintGap, H: high}
	}
	at.H = high + 2*hintPad + float64(len(h.foot(at.W)))*ui.DenseLine
	return at.Snap()
}

// foot says below the advice how it is taken, in the lines of a strip so wide, and in a review, where
// nobody plays, what its numbers are.
func (h *hints) foot(width float64) []string {
	key := "hint.take"
	switch {
	case len(h.list) == 0:
		return nil
	case h.looking && h.offers.Score.Chances:
		key = "hint.review.chances"
	case h.looking:
		key = "hint.review.points"
	}
	return ui.Dense.Balance(h.v.Words.Say(key), width-2*hintPad)
}

// drawFoot draws that where there is room below the cells.
func (h *hints) drawFoot(c *ui.Canvas, r ui.Rect) {
	lines := h.foot(r.W)
	y := r.Y + r.H - hintPad - float64(len(lines))*ui.DenseLine
	for i := range h.cells {
		if b := h.cells[i].box; b.Y+b.H > y+1 {
			return
		}
	}
	board.Lines(c, r.X+hintPad, y, lines, ui.Dense, ui.DenseLine, palette.InkSoft)
}

// shift moves the cells down.
func (h *hints) shift(dy float64) {
	for i := range h.cells {
		h.cells[i].box.Y += dy
	}
}

// pile lays the cells one below the other, at the lower end of side, or from its upper edge
// on where it has no height of its own.
func (h *hints) pile(side ui.Rect, set hintSet) ui.Rect {
	h.cells = h.cells[:0]
	high := 2 * hintPad
	for i := range h.list {
		c := h.cell(i, side.W-2*hintPad-hintCross, set)
		c.box = ui.Rect{X: side.X + hintPad, Y: high - hintPad, W: side.W - 2*hintPad - hintCross, H: c.high()}
		high += c.high() + 2
		h.cells = append(h.cells, c)
	}
	high = math.Max(high, 22+2*hintPad)
	if foot := float64(len(h.foot(side.W))) * ui.DenseLine; side.H == 0 || high+foot <= side.H {
		high += foot
	}
	y := side.Y
	if side.H > 0 {
		y = math.Max(2, side.Y+side.H-math.Max(high, side.H))
	}
	h.shift(y)
	return ui.Rect{X: side.X, Y: y, W: side.W, H: math.Max(high, side.H)}.Snap()
}

// worse says that a strip at r would cover more than one at other: of what is hinted, else of
// the land.
func (h *hints) worse(r, other ui.Rect) bool {
	if a, b := h.hides(r), h.hides(other); a != b || h.offers.Hidden == nil {
		return a > b
	}
	return h.offers.Hidden(h.view0(), r) > h.offers.Hidden(h.view0(), other)
}

// hides is how much of the places that the hint speaks of a strip at r would cover.
func (h *hints) hides(r ui.Rect) (area float64) {
	for _, box := range h.places() {
		o := r.And(box)
		area += math.Max(0, o.W) * math.Max(0, o.H)
	}
	return area
}

// layHints lays out the hint's strip and marks what it speaks of; covered says that
// something else lies over the table.
func (h *hints) layHints(k *ui.Kit, covered bool) {
	if k.Drawing() && h.targets.choice.ask == nil {
		h.drawGhosts(k.C)
		h.drawMarks(k.C)
	}
	if !h.open || h.targets.choice.ask != nil || covered {
		return
	}
	r := h.at
	k.Block("advice/panel", r)
	if k.Drawing() {
		ui.Plate(k.C, r, palette.Paper)
		h.drawState(k.C, r)
		h.drawFoot(k.C, r)
	}
	hot := -1
	for i := range h.cells {
		reply := h.layAdvice(k, i)
		if reply.Clicked && !h.looking {
			h.pinTo(i)
			return
		}
		if reply.Hot || reply.Focused {
			hot = i
		}
	}
	if !k.Drawing() {
		h.heat(hot)
	}
	if h.layClose(k) {
		h.close()
	}
}

// layClose is the cross in the strip's upper right corner, and says whether it was clicked.
func (h *hints) layClose(k *ui.Kit) bool {
	label := h.v.Words.Say("table.close")
	if h.job != nil {
		label = h.v.Words.Say("hint.cancel")
	}
	at := ui.Rect{X: h.at.X + h.at.W - 17, Y: h.at.Y + 1, W: 16, H: 16}
	reply := k.Zone(ui.Zone{ID: "advice/close", Box: at, Tip: label, Name: label, Marked: true})
	if k.Drawing() {
		size := 10.0
		if reply.Hot || reply.Focused {
			size = 13
		}
		m := at.Center()
		ui.Icon(k.C, "cross", m.X, m.Y, size, ui.White)
	}
	return reply.Clicked
}

// drawState says what the strip waits for, where there is no advice yet.
func (h *hints) drawState(c *ui.Canvas, r ui.Rect) {
	text := h.v.Words.Say("hint.none")
	switch {
	case h.job != nil:
		text = h.v.Words.Say("hint.thinking") + "..."[:h.dots(h.opt.Reduced)]
	case len(h.list) > 0:
		return
	}
	middle := r.Y + r.H/2
	ui.Icon(c, "hint", r.X+hintPad+8, middle, 18, ui.White)
	c.Write(r.X+hintPad+22, board.Baseline(middle, ui.Body), text, ui.Body, palette.InkSoft)
}

// layAdvice is one advice in the strip: its number, its picture and what it brings. What it
// is worth, and why, is told where the pointer rests.
func (h *hints) layAdvice(k *ui.Kit, i int) ui.Reply {
	a, words, cell := h.list[i], h.wording(), &h.cells[i]
	if h.looking {
		return h.drawAdvice(k, i, k.Zone(ui.Zone{ID: k.Nth("advice", i), Box: cell.box, Marked: true,
			Name: strings.Join(append([]string{h.names[i]}, h.brings[i]...), " ")}))
	}
	value := words.Value(h.list, i)
	tip := []string{h.names[i] + " (" + value + ")"}
	if len(a.Why) > 0 {
		var reasons []string
		for _, r := range a.Why {
			reasons = append(reasons, words.Reason(r))
		}
		tip = append(tip, strings.Join(reasons, ", "), words.Why(a.Why[0].Key))
	}
	tip = append(tip, h.v.Words.Say("hint.click"))
	reply := k.Zone(ui.Zone{ID: k.Nth("advice", i), Box: cell.box, Tip: strings.Join(tip, "\n"), TipBy: h.at,
		Marked: true, Name: strings.Join(append([]string{h.names[i] + ", " + value}, h.brings[i]...), " ")})
	return h.drawAdvice(k, i, reply)
}

// drawAdvice draws an advice in its cell, and gives the reply of that.
func (h *hints) drawAdvice(k *ui.Kit, i int, reply ui.Reply) ui.Reply {
	if !k.Drawing() {
		return reply
	}
	cell := &h.cells[i]
	r, lit := cell.box, h.hot == i
	if lit {
		k.C.Fill(r, palette.PaperDim)
	}
	middle := r.Y + math.Min(r.H, cell.picture()+4)/2
	badge(k.C, ui.Point{X: r.X + hintBadge, Y: middle}, i, lit)
	if !cell.bare {
		at := ui.Rect{X: r.X + 2*hintBadge + hintGap, Y: middle - hintPicture/2, W: hintPicture, H: hintPicture}
		drawPicture(k.C, h.pictures[i], at, &h.v)
	}
	x := r.X + cell.words()
	y := board.Lines(k.C, x, r.Y+1, cell.name, ui.Name, ui.Name.Pitch(), palette.Ink)
	board.Lines(k.C, x, y, cell.says, ui.Dense, ui.DenseLine, palette.Ink)
	return reply
}

// Pictures are what an action looks like in the log: its first picture, and the one behind;
// else as the board depicts it. v shows the position before the action.
func Pictures(lay board.Board, o *board.Offers, v *board.View, a rules.Action) (list []board.Glyph) {
	before, idle, reel := v.State, *v, &rules.Reel{}
	idle.Legal, idle.Picked, idle.Clicks, idle.Draft, idle.Before = nil, nil, 0, nil, nil
	before.Clone().Do(a, reel)
	for _, b := range reel.Beats {
		if rules.RevealedTo(b.Event) != rules.Nobody {
			break
		}
		line, ok := lay.Line(&idle, before, b)
		before = b.After
		if !ok || line.Seat >= 0 && line.Seat != v.State.Turn() { // what another seat's turn begins with
			continue
		}
		for _, g := range line.Glyphs {
			if g.Medal || g.Draw != nil || g.Icon != "" {
				list = append(list, g)
			}
		}
	}
	if len(list) == 0 && o.Depict != nil {
		list = o.Depict(v, a)
	}
	return list[:min(2, len(list))]
}

// drawPicture draws the pictures of an advice: the first large, the second in its corner.
func drawPicture(c *ui.Canvas, list []board.Glyph, r ui.Rect, v *board.View) {
	for i, g := range list {
		if i > 0 {
			small := math.Round(r.H * 0.55)
			r = ui.Rect{X: r.X + r.W - small + 3, Y: r.Y + r.H - small + 2, W: small, H: small}
		}
		m := r.Center()
		switch {
		case g.Medal:
			ui.Medal(c, m.X, m.Y, r.H/2, v.Seats[g.Seat].Look)
		case g.Draw != nil:
			g.Draw(c, r)
		case g.Icon != "":
			ui.Icon(c, g.Icon, m.X, m.Y, r.H, ui.White)
		}
	}
}

// drawGhosts shows on the table itself what the advised actions put there, the one that is
// looked at last; of several on one place only that one, else the best.
func (h *hints) drawGhosts(c *ui.Canvas) {
	if !h.targets.choice.deciding() && !h.looking {
		return
	}
	for i := len(h.list) - 1; i >= 0; i-- {
		first := h.looking || slices.Index(h.target, h.target[i]) == i
		if i != h.hot && h.open && first && !h.sameGhost(i, h.hot) || h.pin == i {
			h.ghost(c, i)
		}
	}
	if h.open && h.hot >= 0 {
		h.ghost(c, h.hot)
	}
}

// sameGhost says that two advices show on one place; the j-th may be none.
func (h *hints) sameGhost(i, j int) bool {
	if j < 0 {
		return false
	}
	at, ok := h.ghost(nil, i)
	by, too := h.ghost(nil, j)
	return ok && too && at == by
}

// ghost draws what an advice puts on the table; nil only asks whether it does.
func (h *hints) ghost(c *ui.Canvas, i int) (at ui.Point, ok bool) {
	if h.offers.Ghost == nil {
		return ui.Point{}, false
	}
	return h.offers.Ghost(c, h.view0(), h.list[i].Action)
}

// drawMarks numbers the places that the hint speaks of, and frames the one that is looked at.
func (h *hints) drawMarks(c *ui.Canvas) {
	used := map[ui.Point]float64{}
	for i, id := range h.target {
		if !h.open && h.pin != i {
			continue
		}
		lit := h.hot == i || h.pin == i
		at, ok := ui.Point{}, false
		if g := h.targets.find(id); g != nil {
			if lit && g.Near == 0 {
				ui.Frame(c, h.targets.box(g))
			}
			at, ok = h.mark(g), true
		} else if h.targets.choice.deciding() || h.looking {
			at, ok = h.ghost(nil, i)
		}
		if !ok && i < len(h.clicked) && h.clicked[i].ID != "" {
			g := &h.clicked[i]
			if at, ok = h.mark(g), true; lit && g.Near == 0 {
				ui.Frame(c, h.targets.box(g))
			}
		}
		if !ok || h.open && h.at.Contains(at) {
			continue
		}
		used[at] += 2*hintBadge + 1
		badge(c, ui.Point{X: at.X + used[at] - 2*hintBadge - 1, Y: at.Y}, i, lit)
	}
}

// placeHigh is how large a place is taken to be that only its middle is known of, in canvas pixels.
const placeHigh = 44.0

// places are where on the table the advice is about.
func (h *hints) places() (list []ui.Rect) {
	for i, id := range h.target {
		if g := h.targets.find(id); g != nil {
			list = append(list, h.targets.box(g))
		} else if i < len(h.clicked) && h.clicked[i].ID != "" {
			list = append(list, h.targets.box(&h.clicked[i]))
		} else if at, ok := h.ghost(nil, i); ok {
			list = append(list, ui.Rect{X: at.X, Y: at.Y}.Inset(-placeHigh/2))
		}
	}
	return list
}

// mark is where a target is numbered: in its upper left corner, or on a board without a map, whose
// targets begin with their names and end with goods, between both, or in the lower corner of low ones.
func (h *hints) mark(g *board.Target) ui.Point {
	at := ui.Point{X: g.Area.X + 4, Y: g.Area.Y + 6}
	switch {
	case g.Near > 0:
		at.X += g.Area.W/2 - 4
	case g.Button > 0: // beside its label
		at.X = g.Area.X + 2
	}
	if h.v.Frame.Map.W <= 0 {
		if at.Y = g.Area.Y + g.Area.H - 6; g.Area.H > lowPlace {
			at.Y = g.Area.Y + g.Area.H/2
		}
	}
	edge := hintBadge + 2.5 // at the edge of the canvas it shows whole, too
	at.X = math.Max(edge, math.Min(at.X, h.canvas.W-edge))
	at.Y = math.Max(edge, math.Min(at.Y, h.canvas.H-edge))
	return at
}

// lowPlace is how high a place is at most that is numbered in its lower corner, in canvas pixels.
const lowPlace = 60.0

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
	if !h.offered() || h.v.Frame.Prompt.W <= 0 || h.match.State().Turn() == rules.Nobody {
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
