package table

import (
	"math"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/scenes/board"
	"tilestead/ui"
)

// An entry is a line of the log and the action it belongs to.
type entry struct {
	board.Line
	action int
	turn   int  // how many turns had begun
	leads  bool // it says that its seat has taken the lead
}

// An eventLog is what has happened, oldest first.
type eventLog struct {
	*core
	begun   bool // what happened before the table was laid has been written
	entries []entry
	strip   strip // of the small log
	turns   turnCount
	leader  rules.Seat // who alone has most points; Nobody before anybody had
	rows    []logRow   // of the whole log, wrapped to width
	width   float64
	counted int
	topic   string  // of the rules, behind the line of the small log under the pointer
	at      float64 // how far the whole log is scrolled
	fresh   bool    // it is opened at its end
	covered ui.Rect // by what a coach says
	unseen  news    // which of it is new to the person who decides
	tight   bool    // turns flow in the rows: each on its own, not all of what is new has room
}

// tell notes what is new to the person who decides.
func (l *eventLog) tell(n news) { l.unseen, l.tight = n, false }

// isNew says whether an entry is, as long as what is new shows on the board.
func (l *eventLog) isNew(e entry) bool {
	return l.v.News != nil && e.action >= l.unseen.from && e.action < l.unseen.to
}

// drops says whether a window leaves out anything that is new.
func (l *eventLog) drops(w *window) bool {
	for i := w.first - 1; i >= 0 && l.entries[i].action >= l.unseen.from; i-- {
		if l.isNew(l.entries[i]) && !l.entries[i].Idle {
			return true
		}
	}
	return false
}

func (l *eventLog) add(line board.Line, action int) {
	l.entries = append(l.entries, entry{Line: line, action: action, turn: l.turns.at(l.match, action)})
}

// cut forgets what happened from an action on.
func (l *eventLog) cut(action int) {
	for len(l.entries) > 0 && l.entries[len(l.entries)-1].action >= action {
		l.entries = l.entries[:len(l.entries)-1]
	}
	l.counted, l.strip, l.turns = 0, strip{}, turnCount{}
	l.leader = rules.Nobody
	for _, e := range l.entries {
		if e.leads {
			l.leader = e.Seat
		}
	}
}

// of is the last line of an action.
func (l *eventLog) of(action int) (board.Line, bool) {
	if n := len(l.entries); n > 0 && l.entries[n-1].action == action {
		return l.entries[n-1].Line, true
	}
	return board.Line{}, false
}

// forget has the log written anew: what it says has changed.
func (l *eventLog) forget() { l.begun = false }

// rewind opens the whole log at its end.
func (l *eventLog) rewind() { l.at, l.fresh = 0, true }

// recall writes the log of a match that was begun elsewhere.
func (l *eventLog) recall() {
	*l = eventLog{core: l.core, begun: true, leader: rules.Nobody}
	v := *l.told()
	v.Legal, v.Picked, v.Clicks, v.Draft, v.Before = nil, nil, 0, nil, nil // of now: nobody decides in what is gone
	for i := range l.match.Len() {
		before := l.match.Before(i)
		reel := &rules.Reel{}
		before.Clone().Do(l.match.Action(i), reel)
		for _, b := range reel.Beats {
			v.State = before
			if line, ok := l.board.Line(&v, before, b); ok {
				l.add(line, i)
			}
			l.lead(b.After, i)
			before = b.After
		}
	}
}

// box is where the small log lies: over what a coach says, where that leaves it a line.
func (l *eventLog) box() ui.Rect {
	r := l.v.Frame.Log.Snap()
	if above := l.covered.Y - r.Y; r.Overlaps(l.covered) && above >= ui.DenseLine {
		r.H = above
	}
	return r
}

// keepClear has the small log end where something lies over its foot.
func (l *eventLog) keepClear(of ui.Rect) {
	if of != l.covered {
		l.covered = of
		l.change(redraw)
	}
}

// layLog draws the last of the lines that show; one that is clicked shows where
// it happened. again says whether it is offered to see again what the others did.
func (l *eventLog) layLog(k *ui.Kit, entries []entry, again bool) (ask logAsk) {
	r := l.box()
	if r.W <= 0 {
		return ask
	}
	box := k.Zone(ui.Zone{ID: "log", Box: r, Ground: true, Tip: l.v.Words.Say("table.tool.log")})
	ask.open = box.Clicked
	if k.Drawing() {
		ui.Plate(k.C, r, palette.Paper)
	}
	if len(entries) == 0 { // what the panel is for, and nothing to see again
		if k.Drawing() {
			l.drawEmpty(k.C, r)
		}
		l.topic = ""
		return ask
	}
	w := l.window(len(entries))
	if again {
		w.tool = l.eyeBox()
	}
	if k.Drawing() {
		l.strip.drawColumns(k.C, &w)
	}
	traced, topic := "", ""
	for i := w.first; i < len(entries); i++ {
		if entries[i].Idle {
			continue
		}
		e, box := entries[i], l.strip.box(&w, i)
		z := ui.Zone{ID: k.Nth("log", i-w.first), Box: box, NoKeys: true, Marked: true, Tip: l.said(e)}
		if k.HotID() == z.ID {
			z.Tip = l.tip(i, len(entries))
		}
		reply := k.Zone(z)
		if reply.Hot {
			traced, topic = e.Mark, e.Topic
		}
		if k.Drawing() {
			l.drawEntry(k.C, &w, i, box, reply.Hot)
		}
		if reply.Clicked {
			ask.show = l.show(e)
		}
	}
	if !k.Drawing() {
		l.topic = topic
	}
	if !k.Drawing() && traced != l.v.Traced {
		l.v.Traced = traced
		l.change(redraw)
	}
	ask.again = again && l.layEye(k)
	return ask
}

// drawEmpty says what will stand in the small log that is empty.
func (l *eventLog) drawEmpty(c *ui.Canvas, r ui.Rect) {
	in, role := r.Inset(3), ui.Dense
	lines := role.Balance(l.v.Words.Say("table.log.soon"), in.W-4)
	if high := float64(len(lines)) * role.Pitch(); high <= in.H+1 {
		top := r.Y + (r.H-high)/2
		for i, line := range lines {
			c.Write(r.X+(r.W-role.Width(line))/2, role.Base(top+float64(i)*role.Pitch()), line, role, palette.InkSoft)
		}
	}
}

// newest is where the lines of the last turn stand in the small log, of so many entries.
func (l *eventLog) newest(entries int) (list []ui.Rect) {
	w := l.window(entries)
	for i := entries - 1; i >= w.first && l.entries[i].turn == l.entries[entries-1].turn; i-- {
		if !l.entries[i].Idle {
			list = append(list, l.strip.drawn(&w, i))
		}
	}
	return list
}

// leastColumn is how wide a column of the small log is at least.
const leastColumn = 170.0

// leastWords is how wide a column is at least in which entries are told in words.
const leastWords = 150.0

// Where so many rows find room, they and their pictures are so high.
const tallRows = 9

var tallPitches = map[ui.Layout]float64{ui.Normal: 20, ui.Roomy: 27}

// window is what of the small log shows, up to so many entries.
func (l *eventLog) window(entries int) window {
	in, pitch := l.box().Inset(3), float64(ui.DenseLine)
	switch l.v.Frame.Layout {
	case ui.Roomy:
		pitch = 20
	case ui.Compact:
		pitch = 11.4
	}
	columns := l.v.Frame.Columns
	if columns == 0 {
		columns = max(1, int((in.W+columnGap)/(leastColumn+columnGap)))
	}
	beside := (in.W-eyeWidth+columnGap)/float64(columns) - columnGap
	words := l.v.Frame.Layout != ui.Compact && !l.v.Frame.Flow && beside >= leastWords
	if tall := tallPitches[l.v.Frame.Layout]; columns == 1 && !l.v.Frame.Flow && in.H >= tallRows*tall {
		pitch = math.Max(pitch, tall) // pictures of tiles are told apart
	}
	w := window{in: in, rows: max(1, int((in.H+1)/pitch)), columns: columns, entries: entries}
	w.in.Y += math.Floor((in.H - float64(w.rows)*pitch) / 2)
	if l.v.Frame.Flow || words { // the eye has its place
		in.W -= eyeWidth
	}
	width := math.Floor((in.W+columnGap)/float64(columns) - columnGap)
	fit := func(flow bool) window {
		if l.strip.flow != flow {
			l.strip = strip{flow: flow}
		}
		l.strip.fit(l.entries, width, pitch, words)
		return l.strip.show(w)
	}
	shown := fit(l.v.Frame.Flow || l.v.News != nil && l.tight)
	if words && !l.tight && l.drops(&shown) {
		l.tight = true
		shown = fit(true)
	}
	return shown
}

// drawEntry draws an entry of the small log: those of the last turn darker, a
// turning point and what is new to whoever decides on a ground of their own.
func (l *eventLog) drawEntry(c *ui.Canvas, w *window, i int, box ui.Rect, hot bool) {
	e, last := l.entries[i], l.entries[len(l.entries)-1]
	ink := palette.InkSoft
	fresh := l.isNew(e)
	if hot || fresh || e.turn == last.turn {
		ink = palette.Ink
	}
	switch {
	case hot:
		c.Fill(box, palette.PaperDim)
	case e.Loud:
		c.Fill(l.strip.drawn(w, i), palette.Alpha(palette.Gold, 0.45))
	case fresh:
		c.Fill(box, palette.Alpha(palette.Gold, 0.2))
	}
	l.strip.draw(c, l, w, i, ink)
}

// eyeBox is where in the log that is asked for: at its upper right corner.
func (l *eventLog) eyeBox() ui.Rect {
	in := l.box().Inset(3)
	return ui.Rect{X: in.X + in.W - 19, Y: in.Y - 4, W: 22, H: 22}
}

// eyeWidth is how much of a row the eye takes.
const eyeWidth = 16.0

// layEye lays out the tool that shows again what the others did.
func (l *eventLog) layEye(k *ui.Kit) bool {
	r := l.eyeBox()
	reply := k.Zone(ui.Zone{ID: "tool/again", Box: r, Tip: l.v.Words.Say("table.again"), NoKeys: true, Marked: true})
	if k.Drawing() {
		size := 14.0
		if reply.Hot {
			size = 16
		}
		ui.Icon(k.C, "eye", r.X+r.W/2, r.Y+r.H/2, size, ui.White)
	}
	return reply.Clicked
}

// said is an entry as a sentence.
func (l *eventLog) said(e entry) string {
	if e.Seat < 0 {
		return e.Text
	}
	return l.v.Words.Say("table.does", l.name(e.Seat), e.Text)
}

// tip tells what a row of the small log says in pictures, up to so many entries: each
// entry as a sentence, the one that is pointed at first.
func (l *eventLog) tip(i, entries int) string {
	e, of := l.entries[i], l.strip.slots[i].turn
	s := l.said(e)
	for j := l.strip.turns[of].first; j < entries && l.strip.slots[j].turn == of; j++ {
		if j != i {
			s += "\n" + l.said(l.entries[j])
		}
	}
	if e.Mark != "" {
		s += "\n" + l.v.Words.Say("table.log.show")
	}
	if e.Topic != "" && l.cfg.Reference != nil && !l.v.Words.ByFinger() {
		s += "\n" + l.v.Words.Say("table.log.why")
	}
	return s
}

// mark marks on the board what has that name; "" takes the mark away.
func (l *eventLog) mark(name string) {
	if l.v.Marked != name {
		l.v.Marked = name
		l.change(redraw)
	}
}

// show marks on the board what an entry is about, or takes its mark away, and
// gives what is marked.
func (l *eventLog) show(e entry) (mark string) {
	mark = e.Mark
	if l.v.Marked == mark {
		mark = ""
	}
	l.mark(mark)
	return mark
}

// A logAsk is what a click on the log asks for.
type logAsk struct {
	open  bool   // the whole log
	close bool   // it again
	again bool   // to see what the others did
	show  string // a mark on the board to be followed
	topic string // an entry of the rules
}

// A logRow is one line of an entry in the whole log.
type logRow struct {
	entry int
	first bool
	text  string
}

// wrapped are all rows of the log for a width.
func (l *eventLog) wrapped(width float64) []logRow {
	if l.width != width || l.counted > len(l.entries) || l.counted == 0 {
		l.rows, l.width, l.counted = nil, width, 0
	}
	for ; l.counted < len(l.entries); l.counted++ {
		e := l.entries[l.counted]
		for i, line := range ui.Body.Wrap(l.said(e), width) {
			l.rows = append(l.rows, logRow{l.counted, i == 0, line})
		}
	}
	return l.rows
}

// whySize is the width of what leads from a line of the whole log to its rule.
const whySize = 18.0

// layWhy lays out the way from an entry to the rule behind it and says whether it
// was taken.
func (l *eventLog) layWhy(k *ui.Kit, id ui.ID, row ui.Rect, e entry) bool {
	if e.Topic == "" || l.cfg.Reference == nil {
		return false
	}
	r := ui.Rect{X: row.X + row.W - whySize, Y: row.Y, W: whySize, H: row.H}
	reply := k.Zone(ui.Zone{ID: id, Box: r, Marked: true, Tip: l.v.Words.Say("hint.rule")})
	if k.Drawing() {
		tint := palette.Alpha(ui.White, 0.6)
		if reply.Hot || reply.Focused {
			tint = ui.White
		}
		ui.Icon(k.C, "question", r.X+r.W/2, r.Y+r.H/2, 13, tint)
	}
	return reply.Clicked
}

// layWholeLog is the panel with every line there has been.
func (l *eventLog) layWholeLog(k *ui.Kit, again bool) (ask logAsk) {
	r := l.canvas.Centered(math.Min(440, l.canvas.W-32), math.Min(520, l.canvas.H-32))
	k.Block("panel", r)
	in := r.Inset(8)
	if k.Drawing() {
		ui.Panel(k.C, r)
		in = ui.Head(k.C, r, l.v.Words.Say("table.log.head"))
	} else {
		in.Y += ui.HeadHeight(k.C)
		in.H -= ui.HeadHeight(k.C)
	}
	foot := ui.Rect{X: in.X + in.W/2 - 50, Y: in.Y + in.H - 24, W: 100, H: 24}
	in.H = math.Floor((in.H-30)/ui.LineHeight) * ui.LineHeight
	rows := l.wrapped(in.W - 34 - whySize)
	if l.fresh {
		l.at, l.fresh = math.Max(0, float64(len(rows))*ui.LineHeight-in.H), false
	}
	if len(rows) == 0 {
		k.C.Write(in.X, in.Y+12, l.v.Words.Say("table.log.empty"), ui.Body, palette.InkSoft)
	}
	k.Part(l.v.Words.Say("table.log.head"))
	k.List("wholelog", in, ui.LineHeight, len(rows), &l.at, func(i int, box ui.Rect) {
		k.Part("")
		e := l.entries[rows[i].entry]
		reply := k.Zone(ui.Zone{ID: k.Nth("row", i), Box: box, NoKeys: e.Mark == "" || !rows[i].first, Marked: true,
			Name: l.said(e)})
		if reply.Hot || reply.Focused {
			k.C.Fill(box, palette.PaperDim)
		}
		if rows[i].first && e.Seat >= 0 {
			ui.Medal(k.C, box.X+9, box.Y+8, 6.5, l.cfg.Seats[e.Seat].Look)
		}
		k.C.Write(box.X+20, box.Y+12, rows[i].text, ui.Body, palette.Ink)
		if rows[i].first && l.layWhy(k, k.Nth("why", i), box, e) {
			ask.close, ask.topic = true, e.Topic
			return
		}
		if reply.Clicked && e.Mark != "" {
			l.mark(e.Mark)
			ask.close, ask.show = true, e.Mark
		}
	})
	k.Part("")
	if ask.topic != "" {
		return ask
	}
	if again {
		label := l.v.Words.Say("table.again.button")
		w := ui.ButtonWidth(100, label)
		foot.X += (w + 8) / 2
		if k.Button("panel/again", ui.Rect{X: foot.X - 8 - w, Y: foot.Y, W: w, H: foot.H}, label, ui.Plain) {
			ask.close, ask.again = true, true
			return ask
		}
	}
	if k.Button("panel/close", foot, l.v.Words.Say("table.close"), ui.Strong) {
		ask.close = true
	}
	return ask
}
