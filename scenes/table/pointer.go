package table

import (
	"cmp"
	"strings"
	"time"

	"tilestead/input"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// A tip explains what is under the pointer, after a moment's rest.
type tip struct {
	text  string
	card  *board.Card // shows instead of the text; nil: the text does
	told  bool        // the board writes the same on the table: it never shows
	at    ui.Rect
	since time.Duration
	shown bool
}

func (t tip) due(now time.Duration) bool {
	return t.text != "" && !t.told && !t.shown && now-t.since >= ui.TipDelay
}

// A pointer is what the mouse, the finger or the keyboard is at.
type pointer struct {
	*core
	targets *targets
	tip     tip
	kept    keptCard
	byKey   bool // the keyboard says what is hot
	used    bool // a mouse or a finger has been
	hushed  bool // clicked where it rests: no tip until the pointer moves
	rests   bool // where something else has come to lie since: it means nothing on the map
	looked  bool // the board has been asked about what is under the pointer
	seen    bool // what lies under the pointer is known
	tap     tap
	phase   Phase
	done    int // how many actions had been, when tips were last taken away
}

// A tap is what a finger has pointed at, which stays hot until it taps elsewhere.
type tap struct {
	id       string // "" for nothing
	decision int    // in which
	fresh    bool   // in this tick
}

// onlyPoints says whether a click on a target is a finger's first tap on what shows what a click
// does: then it has pointed at that.
func (p *pointer) onlyPoints(g *board.Target) bool {
	n := p.targets.choice.decision
	if g.Fits == nil && g.Sets != nil { // what is pointed at shows how it is set
		return false
	}
	if in := &p.kit.In; !g.Ghosts || !in.Touch || !in.Left.Released || p.tap.id == g.ID && p.tap.decision == n {
		p.taps(tap{})
		return false
	}
	p.taps(tap{id: g.ID, decision: n, fresh: true})
	return true
}

// taps notes what a finger looks at from now on.
func (p *pointer) taps(at tap) {
	p.tap = at
	p.targets.look(at.id)
}

// tapped is what a finger has pointed at and not left since, "" for nothing.
func (p *pointer) tapped(in *input.Frame) string {
	hot := string(p.kit.HotID())
	if p.targets.confirms(hot) {
		hot = p.tap.id
	}
	if !in.Touch || p.byKey || p.tap.decision != p.targets.choice.decision || in.Left.Down && hot != p.tap.id {
		p.taps(tap{})
	}
	return p.tap.id
}

// retargeted forgets what was known of the places there were.
func (p *pointer) retargeted() { p.looked, p.seen = false, false }

// points says that a mouse or a finger is used rather than the keyboard.
func (p *pointer) points() bool { return p.used && !p.byKey }

// byKeys notes that the keyboard has been given a target.
func (p *pointer) byKeys() { p.byKey = true }

// quieten takes tips away when the table does something else than before, or
// something has been done: what is under a still pointer was not asked about.
func (p *pointer) quieten(phase Phase) {
	if done := p.match.Len(); phase != p.phase || done != p.done {
		if p.phase, p.done = phase, done; !p.byKey {
			p.rests = true
			p.hush()
		}
	}
}

// lead notes whether the pointer or the keyboard has moved last, and gives the
// target on the map that the keyboard has come to, "" for none.
func (p *pointer) lead(in input.Frame, focusWas ui.ID) (to string) {
	if f := p.kit.FocusID(); f != focusWas && f != "" {
		p.byKey = true
		if g := p.targets.find(string(f)); g != nil && g.OnMap {
			to = g.ID
		}
	} else if f == "" || in.Moved && (in.X != p.v.Pointer.X || in.Y != p.v.Pointer.Y) {
		p.byKey = false
	}
	return to
}

// hover finds which target is hot and what is to be explained. hinted is the
// target that a hint lights instead, "" for none; nothing is hot while the table
// is covered.
func (p *pointer) hover(in input.Frame, covered bool, hinted string) {
	moved := in.X != p.v.Pointer.X || in.Y != p.v.Pointer.Y
	p.used = p.used || in.Moved || in.Left.Pressed || in.Right.Pressed
	p.v.Pointer = ui.Point{X: in.X, Y: in.Y}
	id := p.kit.HotID()
	if p.byKey {
		id = p.kit.FocusID()
	}
	if tapped := p.tapped(&in); tapped != "" {
		id = ui.ID(tapped)
		in.LongPress = in.LongPress || p.tap.fresh
		p.tap.fresh = false
	}
	p.rests = p.rests && !moved && !in.Left.Pressed && !in.Touch && !p.byKey
	hot := ""
	if g := p.targets.find(string(id)); g != nil && g.Off == "" && !covered && !(p.rests && g.OnMap) {
		hot = g.ID
	}
	if hinted != "" {
		hot = hinted
	}
	if hot != p.v.Hover {
		p.v.Hover = hot
		p.change(untip)
	}
	switch {
	case moved:
		p.lookUnder(covered)
	case !p.seen: // something else lies there: nobody has pointed at it
		p.seen = true
		p.under("")
	}
	p.dropTip()
	p.explain(in, moved, covered, hinted)
}

// lookUnder finds what lies under the pointer.
func (p *pointer) lookUnder(covered bool) {
	p.seen = true
	if p.offers.Under == nil || p.targets.curtain.down {
		return
	}
	under := ""
	switch id := p.kit.HotID(); {
	case covered || p.byKey:
	case id == mapZone, id == tableZone, p.targets.find(string(id)) != nil:
		under = p.offers.Under(p.view0(), p.v.Pointer)
	}
	p.under(under)
}

// under lights up what lies under the pointer, or nothing.
func (p *pointer) under(mark string) {
	if mark != p.v.Under {
		p.v.Under = mark
		p.change(redraw)
	}
}

// explain finds what there is to say about the hot target, or about what lies
// under the pointer.
func (p *pointer) explain(in input.Frame, moved, covered bool, hinted string) {
	if p.targets.curtain.down {
		p.quiet()
		return
	}
	asks := p.targets.choice.ask != nil
	if p.tip.shown && in.Touch && !in.LongPress && !in.Left.Pressed && !covered && !asks {
		return // what a resting finger asked for can be read until the next touch
	}
	p.hushed = (p.hushed || in.Left.Pressed) && !moved && !p.byKey && !in.LongPress
	switch {
	case p.hushed, covered, asks, in.Left.Down && !in.LongPress:
		p.quiet()
		return
	case in.Touch && !in.LongPress:
		return
	case hinted != "":
		p.quiet() // the hint's own panel is looked at, and tells more of it
		return
	}
	t, about, same := p.said(in, moved)
	switch {
	case same:
		return
	case t.text == "":
		p.quiet()
		return
	case t.text != p.tip.text:
		if p.tip.shown {
			p.change(redraw)
		}
		a := p.targets.about(about)
		t.card, t.told = a.Card, a.Told && t.text == strings.Join(a.Tip, "\n")
		p.tip = t
	}
	if in.LongPress && !p.tip.told {
		p.tip.shown = true
		p.change(redraw)
	}
}

// said is the tip on what is hot and the point that it is about; same says that the
// pointer rests where it was looked at before.
func (p *pointer) said(in input.Frame, moved bool) (t tip, about ui.Point, same bool) {
	t, about = tip{at: ui.Rect{X: in.X - 4, Y: in.Y - 4, W: 16, H: 20}, since: p.now}, p.v.Pointer
	id := p.kit.HotID()
	switch g := p.targets.find(p.v.Hover); {
	case g != nil:
		t.text = g.Hint
		if g.Tell != nil {
			t.text = g.Tell()
		}
		if t.text == "" && (g.Button == 0 || ui.Name.Width(g.Label) > g.Area.W-8) {
			t.text = g.Label
		}
		if g.Area.W <= 160 && g.Area.H <= 160 || p.byKey {
			t.at = g.Area
		}
		if g.Clear.W > 0 {
			t.at = g.Clear
		}
		if p.byKey {
			about = g.Area.Center()
		}
	case p.byKey, id != tableZone && id != mapZone:
	case !moved && p.looked && !in.LongPress:
		return t, about, true
	default:
		p.looked = true
		a := p.targets.about(p.v.Pointer)
		if t.text = p.tells(a); a.Clear.W > 0 {
			t.at = a.Clear
		}
	}
	return t, about, false
}

// tells is what the board says of a thing, and why nothing
// can be done there.
func (p *pointer) tells(a board.About) string {
	text := strings.Join(a.Tip, "\n")
	switch {
	case a.Evident, a.Refusal == "", !p.targets.choice.deciding():
		return text
	case text == "", a.Told:
		return a.Refusal
	}
	return text + "\n" + a.Refusal
}

func (p *pointer) quiet() {
	if p.tip.shown {
		p.change(redraw)
	}
	p.tip = tip{}
}

// dropTip forgets a tip that no longer holds.
func (p *pointer) dropTip() {
	if p.take(newTips) {
		p.tip = tip{}
	}
}

// hush takes away every tip until the pointer moves on: something opened that
// they would cover.
func (p *pointer) hush() {
	p.hushed = true
	p.quiet()
	p.kit.Hush()
}

// keepOff has tips keep off what is asked and the plate of the person at the table.
func (p *pointer) keepOff() {
	clear := []ui.Rect{p.v.Frame.Prompt}
	if me := p.watcher(); me >= 0 && int(me) < len(p.v.Frame.Plates) {
		clear = append(clear, p.v.Frame.Plates[me])
	}
	p.kit.KeepClear(clear...)
}

func (p *pointer) drawTip(c *ui.Canvas, covered bool) {
	p.dropTip()
	if covered {
		return
	}
	p.kept.draw(c)
	if !p.tip.shown {
		return
	}
	if card := p.tip.card; card != nil {
		card.Draw(c, p.cardBox())
		return
	}
	ui.Tooltip(c, p.tip.at, p.tip.text, p.avoids())
}

// whyNot is the entry about why nothing can be done there, "" when there is none
// to open.
func (p *pointer) whyNot(about board.About) string {
	if p.cfg.Reference == nil {
		return ""
	}
	return cmp.Or(about.RefusalTopic, about.Topic)
}

// topic is the entry about what is pointed at.
func (p *pointer) topic() string {
	if g := p.targets.find(p.v.Hover); p.byKey && g != nil {
		return p.board.About(p.view0(), g.Area.Center()).Topic
	}
	return p.board.About(p.view0(), p.v.Pointer).Topic
}

// wait shows the tip once the pointer has rested.
func (p *pointer) wait() {
	p.dropTip()
	if p.tip.due(p.now) {
		p.tip.shown = true
		p.change(redraw)
	}
}

// marked is what the keyboard's mark is on, with what there is to know of a target.
func (p *pointer) marked(covered bool) string {
	if covered && p.targets.find(string(p.kit.FocusID())) != nil {
		return ""
	}
	if g := p.targets.find(p.v.Hover); p.byKey && g != nil {
		text := g.Hint
		if g.Tell != nil {
			text = g.Tell()
		}
		if first := firstLine(text); g.Label != "" && first != g.Label {
			text = g.Label + "\n" + text
		}
		return p.targets.counted(g, strings.TrimSpace(strings.ReplaceAll(text, "\n", ". ")))
	}
	return p.kit.FocusName()
}
