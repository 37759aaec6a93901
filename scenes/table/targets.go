package table

import (
	"math"
	"slices"

	"tilestead/input"
	"tilestead/rules"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// countID is the button that skips how the end of the game is counted.
const countID ui.ID = "count/all"

// targets are what can be clicked at the table.
type targets struct {
	*core
	choice  *choice
	desks   *desks
	curtain *curtain
	list    []board.Target
	zones   []ui.Zone // of each
	sleep   sleep
	laid    board.Camera // how the map was looked at when they were made
	offered []string     // what could be clicked in the last decision
	lost    string       // the target that is gone while the keyboard was on it
	seen    string       // the target that a finger looks at, "" for none
	advised string       // the target that a hint points at, "" for none
	advice  rules.Action // what it advises there
}

// keepsShowing says that a press on what is hot skips nothing that is shown by itself: it
// only looks at something, takes back or skips all.
func (ts *targets) keepsShowing(hot ui.ID) bool {
	return undoes(hot) || hot == countID || ts.desks.looksAt(ts.find(string(hot)))
}

// ask asks the board for the targets.
func (t *targets) ask() {
	t.laid = t.v.Camera
	t.desks.settle()
	was := t.list
	t.list = nil
	if t.curtain.down {
		return
	}
	shown := t.choice.player.playing()
	if !shown {
		t.list = t.board.Targets(t.view0())
		t.letTry()
		t.letConfirm()
		t.offer()
	}
	if !t.choice.open && t.list == nil {
		t.list = t.waiting(was)
	}
	if shown {
		t.list = append(t.list, t.desks.targets(t.choice.idle())...)
	}
}

// look notes what a finger looks at.
func (t *targets) look(id string) {
	if id != t.seen {
		t.seen = id
		t.change(retarget)
	}
}

// advise notes which action a hint points at, and where it is clicked; "" for nothing.
func (t *targets) advise(id string, a rules.Action) {
	if id != t.advised || a != t.advice {
		t.advised, t.advice = id, a
		t.change(retarget)
	}
}

// letConfirm has the red button, while it is pale, do what a finger looks at, or what a hint
// points at and the table shows.
func (t *targets) letConfirm() {
	g, b := t.find(t.seen), t.red()
	if h := t.find(t.advised); g == nil && h != nil && h.Ghosts && h.Off == "" && h.Fits(t.advice) {
		g = h
	}
	if g != nil && b != nil && b.Off != "" {
		b.Off, b.Hint, b.Fits, b.Then = "", "", g.Fits, g.Then
	}
}

// confirms says whether a press on what is hot does or turns what a finger looks at.
func (t *targets) confirms(hot string) bool {
	g := t.find(hot)
	return g != nil && t.seen != "" && (g.Primary || g.Fits == nil && g.Sets != nil)
}

// offer notes what can be clicked in a decision that is open.
func (t *targets) offer() {
	if !t.choice.open {
		return
	}
	if !t.choice.clicked() {
		t.offered = nil
	}
	for i := range t.list {
		if t.list[i].Off == "" {
			t.offered = append(t.offered, t.list[i].ID)
		}
	}
}

// lay lays out where they can be clicked.
func (t *targets) lay() {
	t.zones = t.zones[:0]
	for i := range t.list {
		t.zones = append(t.zones, t.zoneOf(i))
	}
	for n, i := range t.choice.inTurn(t.list) {
		t.zones[i].Rank = n - len(t.list)
	}
	t.doze()
}

// doze puts targets to sleep that nobody has pointed at.
func (t *targets) doze() {
	if !t.choice.deciding() {
		return
	}
	if n := t.choice.decision; n != t.sleep.decision {
		t.sleep.begin(n, &t.kit, t.zones, t.now)
	}
	t.sleep.note(t.zones)
}

// stayAwake has the next decision put nothing to sleep: the player went back to it.
func (t *targets) stayAwake() { t.sleep.off = true }

// wake lets the pointer have them once it has had time and way to see them.
func (t *targets) wake(in *input.Frame) {
	if !t.sleep.wake(in) {
		return
	}
	for i := range t.zones {
		t.zones[i].Asleep = false
	}
	t.change(relay)
}

// answers are the boxes in which a click means something for what is asked.
func (t *targets) answers() (boxes []ui.Rect) {
	for i := range t.zones {
		if g := &t.list[i]; g.Off == "" && (g.Fits != nil || g.Sets != nil) {
			boxes = append(boxes, t.zones[i].Box)
		}
	}
	return boxes
}

// moved says whether the map is looked at from elsewhere since.
func (t *targets) moved() bool { return t.laid != t.v.Camera }

// refocus puts the keyboard's mark on another target when the one it was on is
// gone, one of old, and says whether it did.
func (t *targets) refocus(old []board.Target) bool {
	f := string(t.kit.FocusID())
	if g := t.find(f); f == "" || g != nil && g.Off == "" {
		t.lost = ""
		return false
	}
	for i := range old {
		if old[i].ID == f {
			t.lost = f
		}
	}
	if !t.choice.open || t.lost != f {
		return false
	}
	g := t.firstFocus()
	if g == nil {
		return false
	}
	t.kit.Focus(ui.ID(g.ID))
	t.lost = ""
	return true
}

// firstFocus is where the keyboard's mark goes in a new choice: to what the
// choice is about rather than to a button, so that Enter does not end it; where
// there are only buttons, and places that do the same, to the red one.
func (t *targets) firstFocus() (first *board.Target) {
	for _, i := range t.choice.inTurn(t.list) {
		g := &t.list[i]
		switch {
		case g.Off != "", g.Fits == nil && g.Sets == nil:
		case g.Button == 0 && !t.hasButton(g):
			return g
		case first == nil, g.Primary && !first.Primary:
			first = g
		}
	}
	return first
}

// hasButton says whether some button does what a click on g would.
func (t *targets) hasButton(g *board.Target) bool {
	if t.choice.at.Presets(g) {
		return false
	}
	left := t.choice.at.Click(g).Picked()
	return slices.ContainsFunc(t.list, func(b board.Target) bool {
		return b.Button > 0 && b.Off == "" && slices.Equal(t.choice.at.Click(&b).Picked(), left)
	})
}

// waiting are the buttons among gs, pale: it is not a person's turn to act.
func (t *targets) waiting(gs []board.Target) (pale []board.Target) {
	if t.v.Hides(board.ButtonsPiece) {
		return nil
	}
	for _, g := range gs {
		if g.Button > 0 {
			g.Fits, g.Off = nil, t.v.Words.Say("table.wait")
			pale = append(pale, g)
		}
	}
	return pale
}

// zoneOf makes a target something that can be pointed at.
func (t *targets) zoneOf(i int) ui.Zone {
	g := &t.list[i]
	z := ui.Zone{ID: ui.ID(g.ID), Box: g.Area, Marked: true, Name: g.Label,
		Off: g.Off != "", NoKeys: g.Off != "" || g.Twin, Tip: g.Off}
	z.Right = g.OnMap && t.choice.turns
	f := &t.v.Frame
	if g.Button > 0 && g.Button <= len(f.Buttons) {
		g.Area = t.box(g)
		z.Box = g.Area
		return z
	}
	if g.Near > 0 {
		m, r := g.Area.Center(), g.Area.H/2+g.Near
		z.Box = ui.Rect{X: m.X - r, Y: m.Y - r, W: 2 * r, H: 2 * r}
		z.Within = func(p ui.Point) bool { return t.nearest(p) == i }
	}
	if g.OnMap {
		z.Pan = mapZone
		within := z.Within
		z.Within = func(p ui.Point) bool { return f.Map.Contains(p) && (within == nil || within(p)) }
		if seen := z.Box.And(f.Map); seen.W > 0 && seen.H > 0 {
			z.Box = seen
		}
	}
	drags(&z, g)
	return z
}

// nearest is the round target whose middle is nearest to p, of those p lies in;
// -1 when there is none.
func (t *targets) nearest(p ui.Point) int {
	best, near := -1, math.Inf(1)
	for i := range t.list {
		g := &t.list[i]
		if g.Near <= 0 {
			continue
		}
		m := g.Area.Center()
		if d := math.Hypot(p.X-m.X, p.Y-m.Y); d <= g.Area.H/2+g.Near && d < near {
			best, near = i, d
		}
	}
	return best
}

// counted is what is said of a target, and its number among those that are called the same.
func (t *targets) counted(g *board.Target, text string) string {
	n, all := 0, 0
	for i := range t.list {
		o := &t.list[i]
		if o.Off != "" || o.Label != g.Label || firstLine(o.Hint) != firstLine(g.Hint) {
			continue
		}
		if all++; o.ID == g.ID {
			n = all
		}
	}
	if all < 2 {
		return text
	}
	return sentences(text, t.v.Words.Say("replay.at", n, all))
}

// target finds a target by its ID.
func (t *targets) find(id string) *board.Target {
	if id == "" {
		return nil
	}
	for i := range t.list {
		if t.list[i].ID == id {
			return &t.list[i]
		}
	}
	return nil
}

// layTargets makes what can be done clickable and draws the buttons. It gives
// what is clicked, and says whether what is in hand is to be turned.
func (t *targets) layTargets(k *ui.Kit) (clicked *board.Target, turned bool) {
	for i := range t.zones {
		r := k.Zone(t.zones[i])
		g := &t.list[i]
		switch {
		case !k.Drawing():
		case g.Button > 0:
			t.drawButton(k.C, g, r)
		case !g.OnMap && r.State() == ui.Focused:
			ui.Frame(k.C, t.zones[i].Box) // boards mark what is hot, not what has the keyboard's focus
		}
		if r.RightClicked {
			return nil, true
		}
		if r.Clicked {
			return g, false
		}
	}
	return nil, false
}

func (t *targets) drawButton(c *ui.Canvas, g *board.Target, r ui.Reply) {
	look, st := ui.Strong, r.State()
	if g.ID == t.v.Chosen || g.Begun {
		st = ui.Pressed
	}
	switch {
	case g.Off != "":
		look, st = ui.Plain, ui.Disabled
	case g.Primary:
		look = ui.Primary
	}
	ui.Button(c, g.Area, "", g.Label, look, st)
}

// box is where a target can be clicked: a button without a place of its own has one in the frame.
func (t *targets) box(g *board.Target) ui.Rect {
	if bs := t.v.Frame.Buttons; g.Button > 0 && g.Button <= len(bs) && g.Area.W <= 0 {
		return bs[g.Button-1]
	}
	return g.Area
}

// marked is where what a hint points at is clicked, nil for nowhere: the red button where that
// does it, as it is set.
func (t *targets) marked() *board.Target {
	g, b := t.find(t.advised), t.red()
	switch {
	case g == nil || g.Off != "" || t.v.Marked != t.advised:
		return nil
	case !t.choice.at.Presets(g) && !slices.Contains(t.choice.at.Click(g).Picked(), t.advice):
		return nil // something else has been put together since
	case b != nil && b.Off == "" && b.Fits != nil && b.Fits(t.advice) && g.Fits == nil:
		return b
	}
	return g
}

// primary is what Enter does, nil for nothing: what a hint points at, before the red button.
func (t *targets) primary() *board.Target {
	if g := t.marked(); g != nil {
		return g
	}
	if g := t.red(); g != nil && g.Off == "" {
		return g
	}
	return nil
}

// red is the primary button, which may be pale; nil for none.
func (t *targets) red() *board.Target {
	for i := range t.list {
		if t.list[i].Primary {
			return &t.list[i]
		}
	}
	return nil
}

// numbered is the target with that digit, else the button of that number, which
// may be off; nil for none.
func (t *targets) numbered(n int) *board.Target {
	for i := range t.list {
		if g := &t.list[i]; g.Key == n && g.Off == "" {
			return g
		}
	}
	for i := range t.list {
		if g := &t.list[i]; g.Button == n {
			return g
		}
	}
	return nil
}

// clickFor is firstClick once the draft is as a needs it.
func (t *targets) clickFor(a rules.Action) string {
	if t.offers.Drafts.Aim == nil || !t.choice.deciding() {
		return t.firstClick(a)
	}
	v, at := t.choice.aimed(a)
	return t.choice.firstClick(t.board.Targets(&v), at, a)
}

// firstClick is the target to click next for an action: of those that lead to
// it the one that leaves least else, on the board rather than a button, unless
// it is the red one for pieces that lie chosen, and what decides rather than
// what only presets.
func (t *targets) firstClick(a rules.Action) string {
	return t.choice.firstClick(t.list, t.choice.at, a)
}

// firstClick is the same among the targets there are at another progress.
func (c *choice) firstClick(targets []board.Target, at board.Progress, a rules.Action) string {
	best, least := "", 0
	for i := range targets {
		g := &targets[i]
		if g.Off != "" || g.Fits == nil && g.Sets == nil {
			continue
		}
		left := at.Click(g).Picked()
		if !slices.Contains(left, a) {
			continue
		}
		_, pieces := c.apart(at.Draft, at.Draft)
		n := 2 * len(left)
		if g.Button > 0 && !(g.Primary && pieces) {
			n++
		}
		if (at.Presets(g) || pieces && g.Sets != nil) && !c.leads(g, at.Draft, a) {
			continue
		}
		if at.Presets(g) {
			n += 2 * len(left)
		}
		if g.OnMap && len(g.Then) > 0 { // it does more than a
			n += 2 * len(at.Fit)
		}
		if best == "" || n < least {
			best, least = g.ID, n
		}
	}
	return best
}

// apart is how far two drafts are apart that are put together of pieces.
func (c *choice) apart(d, to board.Draft) (n int, ok bool) {
	if c.offers.Drafts.Apart == nil {
		return 0, false
	}
	return c.offers.Drafts.Apart(d, to)
}

// leads says whether clicks on a target that presets make the draft one by which
// a can be clicked.
func (c *choice) leads(g *board.Target, d board.Draft, a rules.Action) bool {
	if c.offers.Drafts.Aim == nil {
		return false
	}
	want, seen := c.offers.Drafts.Aim(c.view0(), a), map[board.Draft]bool{}
	if now, ok := c.apart(d, want); ok {
		next, ok := c.apart(g.Sets(d), want)
		return ok && next < now
	}
	for d = g.Sets(d); d != want; d = g.Sets(d) {
		if seen[d] {
			return false
		}
		seen[d] = true
	}
	return true
}
