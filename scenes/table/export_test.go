package table

import (
	"slices"
	"strings"

	"tilestead/rules"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// What tests may see of a table.

// Asked is the action that waits to be confirmed.
func (t *Table) Asked() (rules.Action, bool) {
	if t.choice.ask == nil {
		return 0, false
	}
	return t.choice.ask.action, true
}

// Press clicks a target by its ID.
func (t *Table) Press(id string) {
	if g := t.targets.find(id); g != nil {
		t.click(*g)
	}
}

// Called is the person whose sign shows, Nobody where none does.
func (t *Table) Called() rules.Seat { return t.handover.seat }

// ReplayBox is where the bar lies that steps through a game.
func (t *Table) ReplayBox() ui.Rect { return replayBox(&t.v.Frame) }

// TipAt is what the tip keeps off.
func (t *Table) TipAt() ui.Rect { return t.pointer.tip.at }

// Playing says whether something is being shown.
func (t *Table) Playing() bool { return t.player.playing() }

// Hover is the target under the pointer or the keyboard's mark.
func (t *Table) Hover() string { return t.v.Hover }

// Marked is what is marked on the board.
func (t *Table) Marked() string { return t.v.Marked }

// Again says whether something is being shown again.
func (t *Table) Again() bool { return t.player.again }

// Shown is the position that shows.
func (t *Table) Shown() rules.State { return t.v.State }

// PromptSays is whose medal the prompt shows and what it asks.
func (t *Table) PromptSays() (rules.Seat, string) {
	seat, ask, _ := t.prompt.says()
	return seat, ask
}

// Step is how many actions are done in the position that is looked at.
func (t *Table) Step() int { return t.replay.at }

// HasZone says whether a zone of that name is laid out.
func (t *Table) HasZone(id ui.ID) bool {
	return slices.ContainsFunc(t.kit.Zones(), func(z ui.Zone) bool { return z.ID == id })
}

// LogLength is how many entries the log has.
func (t *Table) LogLength() int { return len(t.log.entries) }

// RowsBesideEye is how many rows of the small log give way to the tool at its corner.
func (t *Table) RowsBesideEye() (n int) {
	w := t.log.window(len(t.log.entries))
	w.tool = t.log.eyeBox()
	w.heads = nil
	for i := range w.columns {
		w.heads = append(w.heads, w.top+i*w.rows)
	}
	for i := range w.rows {
		if w.toolIn(t.log.strip.line(&w, w.heads[w.columns-1]+i)) {
			n++
		}
	}
	return n
}

// LogInWords says whether the small log tells in words beside its pictures.
func (t *Table) LogInWords() bool { return t.log.strip.words }

// LogWordless are the entries of which the small log writes nothing, though they have words.
func (t *Table) LogWordless() (texts []string) {
	for _, e := range t.log.entries {
		told := func(g board.Glyph) bool {
			return g.Text == e.Words() || g.Text == e.Words()+" " || slices.Contains(e.Least, g.Text)
		}
		if e.Words() != "" && !e.Idle && !slices.ContainsFunc(t.log.strip.glyphs(e.Line), told) {
			texts = append(texts, e.Text)
		}
	}
	return texts
}

// LogBox is where the small log lies.
func (t *Table) LogBox() ui.Rect { return t.v.Frame.Log }

// Canvas is all there is to draw on.
func (t *Table) Canvas() ui.Rect { return t.canvas }

// LogBoxes are where the entries of the small log lie.
func (t *Table) LogBoxes() (boxes []ui.Rect) {
	for _, z := range t.kit.Zones() {
		if strings.HasPrefix(string(z.ID), "log/") {
			boxes = append(boxes, z.Box)
		}
	}
	return boxes
}

// LogTips are what the entries of the small log tell.
func (t *Table) LogTips() (tips []string) {
	for _, z := range t.kit.Zones() {
		if strings.HasPrefix(string(z.ID), "log/") {
			tips = append(tips, z.Tip)
		}
	}
	return tips
}

// LogTurns is how many turns the small log shows.
func (t *Table) LogTurns() int {
	turns := map[int]bool{}
	for _, e := range t.log.entries[t.log.window(len(t.log.entries)).first:] {
		turns[e.turn] = true
	}
	return len(turns)
}

// LogRows are the turns whose entries lie in each row of the small log that shows.
func (t *Table) LogRows() map[int]map[int]bool {
	rows := map[int]map[int]bool{}
	w := t.log.window(len(t.log.entries))
	for i := w.first; i < w.entries; i++ {
		row := t.log.strip.slots[i].row
		if rows[row] == nil {
			rows[row] = map[int]bool{}
		}
		rows[row][t.log.entries[i].turn] = true
	}
	return rows
}

// LogTears says how many turns of a seat lie in two columns of the small log, or in part above it, though
// they had room in one.
func (t *Table) LogTears() (n int) {
	w, s := t.log.window(len(t.log.entries)), &t.log.strip
	from, to, at := map[int]int{}, map[int]int{}, map[int]map[float64]bool{}
	for i, slot := range s.slots {
		if at[slot.turn] == nil {
			from[slot.turn], at[slot.turn] = slot.row, map[float64]bool{}
		}
		if to[slot.turn] = slot.row; i >= w.first {
			at[slot.turn][s.line(&w, slot.row).X] = true
		}
	}
	for turn, columns := range at {
		cut := len(columns) > 0 && from[turn] < w.top
		if to[turn]-from[turn] < w.rows && (len(columns) > 1 || cut) {
			n++
		}
	}
	return n
}

// LogTexts are the entries in words.
func (t *Table) LogTexts() (texts []string) {
	for _, e := range t.log.entries {
		texts = append(texts, e.Text)
	}
	return texts
}

// Draft, Picked and Desk are what the board is shown of the choice and the desk.
func (t *Table) Draft() board.Draft     { return t.v.Draft }
func (t *Table) Picked() []rules.Action { return t.v.Picked }
func (t *Table) Desk() any              { return t.v.Desk }

// Held is the target whose piece the pointer carries.
func (t *Table) Held() string { return t.v.Held }

// Under is what is lit under the pointer, and Camera how the map is looked at.
func (t *Table) Under() string        { return t.v.Under }
func (t *Table) Camera() board.Camera { return t.v.Camera }

// Follow brings what a mark names into sight, and says where it looked before and
// looks after.
func (t *Table) Follow(mark string) (before, after board.Camera) {
	before = t.v.Camera
	t.camera.follow(mark, false)
	t.camera.stop()
	return before, t.v.Camera
}

// LookAside looks at the map from near, so many canvas pixels beside its middle.
func (t *Table) LookAside(dx float64) {
	t.camera.zoom(t.v.Frame.Map.Center(), 2)
	t.camera.pan(-dx, 0)
}

// Arrows are where the arrows at the edge of the map lie, and OnMap what can be clicked there.
func (t *Table) Arrows() (boxes []ui.Rect) {
	near, found := t.camera.beyond(t.targets.list)
	for _, a := range t.camera.arrows(t.targets.list, near, found) {
		if a.W > 0 {
			boxes = append(boxes, a)
		}
	}
	return boxes
}

func (t *Table) OnMap() (boxes []ui.Rect) {
	for i := range t.targets.list {
		if g := &t.targets.list[i]; g.OnMap && g.Off == "" {
			boxes = append(boxes, g.Area)
		}
	}
	return boxes
}

// Chosen is the target that the table clicks by itself in a moment, "" for none.
func (t *Table) Chosen() string { return t.v.Chosen }

// Message is what the table says for a moment, "" for nothing.
func (t *Table) Message() string { return t.messages.toast.text }

// MessageBox is where it is said.
func (t *Table) MessageBox() ui.Rect { return t.messages.toastBox() }

// Depths are the targets as they lie upon each other, the lowest first.
func (t *Table) Depths() (ids []string) {
	for _, z := range t.kit.Zones() {
		if t.targets.find(string(z.ID)) != nil {
			ids = append(ids, string(z.ID))
		}
	}
	return ids
}

// LogLies is where the small log lies, beside what a coach says.
func (t *Table) LogLies() ui.Rect { return t.log.box() }

// Speak has a seat say something now.
func (t *Table) Speak(seat rules.Seat, text string) {
	t.quips.slip = slip{seat: seat, text: text, until: t.now + slipTime}
	t.change(redraw)
}

// Said is what a rival says now, "" for nothing.
func (t *Table) Said() string { return t.quips.slip.text }

// Slip is where that shows, ok false where there is no room for it.
func (t *Table) Slip() (ui.Rect, bool) {
	s, ok := t.quips.place()
	return s.box, ok
}

// Quiet are the places off the map where that may lie.
func (t *Table) Quiet() []ui.Rect {
	if t.offers.Quiet == nil {
		return nil
	}
	return t.offers.Quiet(t.view0())
}

// QuipsAt are after which actions something is said, and of what.
func (t *Table) QuipsAt() (actions []int, of []board.Moment) {
	for _, q := range t.quips.list {
		actions, of = append(actions, q.action), append(of, q.moment)
	}
	return actions, of
}

// ShownOff are what tips keep off.
func (t *Table) ShownOff() []ui.Rect {
	if t.offers.Shown == nil {
		return nil
	}
	return t.offers.Shown(t.view0()).Off
}
