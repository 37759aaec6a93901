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
}

// An eventLog is what has happened, oldest first.
type eventLog struct {
	begun   bool // what happened before the table was laid has been written
	entries []entry
	rows    []logRow // of the whole log, wrapped to width
	width   float64
	counted int
	topic   string // of the rules, behind the line of the small log under the pointer
}

func (l *eventLog) add(line board.Line, action int) {
	l.entries = append(l.entries, entry{line, action})
}

// cut forgets what happened from an action on.
func (l *eventLog) cut(action int) {
	for len(l.entries) > 0 && l.entries[len(l.entries)-1].action >= action {
		l.entries = l.entries[:len(l.entries)-1]
	}
	l.counted = 0
}

// of is the last line of an action.
func (l *eventLog) of(action int) (board.Line, bool) {
	if n := len(l.entries); n > 0 && l.entries[n-1].action == action {
		return l.entries[n-1].Line, true
	}
	return board.Line{}, false
}

// recall writes the log of a match that was begun elsewhere.
func (t *Table) recall() {
	t.log = eventLog{begun: true}
	v := t.v
	for i := range t.match.Len() {
		before := t.match.Before(i)
		reel := &rules.Reel{}
		before.Clone().Do(t.match.Action(i), reel)
		for _, b := range reel.Beats {
			v.State = before
			if l, ok := t.board.Line(&v, before, b); ok {
				t.log.add(l, i)
			}
			before = b.After
		}
	}
}

// layLog draws the last lines; one that is clicked shows where it happened.
func (t *Table) layLog(k *ui.Kit) {
	r := t.v.Frame.Log.Snap()
	if r.W <= 0 {
		return
	}
	box := k.Zone(ui.Zone{ID: "log", Box: r, Ground: true, Tip: t.v.Words.Say("table.tool.log")})
	if box.Clicked {
		t.openPanel(logPanel)
	}
	if k.Drawing() {
		ui.Plate(k.C, r, palette.Paper)
	}
	in, n := t.logRoom()
	entries := t.shownLog()
	first := max(0, len(entries)-n)
	traced, topic := "", ""
	for i, e := range entries[first:] {
		row := ui.Rect{X: in.X, Y: in.Y + float64(i)*ui.DenseLine, W: in.W, H: ui.DenseLine}
		if t.canSeeAgain() && i == 0 {
			row.W = t.eyeBox().X - row.X // only the line beside the eye gives way
		}
		if t.logLine(k, k.Nth("log", i), row, e, i == len(entries)-first-1) {
			traced, topic = e.Mark, e.Topic
		}
	}
	if !k.Drawing() {
		t.log.topic = topic
	}
	if !k.Drawing() && traced != t.v.Traced {
		t.v.Traced = traced
		t.change(redraw)
	}
	t.layEye(k)
}

// logRoom is where the lines of the small log lie, and how many there are.
func (t *Table) logRoom() (in ui.Rect, n int) {
	in = t.v.Frame.Log.Snap().Inset(3)
	n = max(1, int((in.H+1)/ui.DenseLine))
	in.Y += math.Floor((in.H - float64(n)*ui.DenseLine) / 2)
	return in, n
}

// canSeeAgain says whether it is offered to show what the others did.
func (t *Table) canSeeAgain() bool {
	return len(t.cfg.Seats) > 1 && t.persons() > 0 && !t.replay.on
}

// eyeBox is where in the log that is asked for.
func (t *Table) eyeBox() ui.Rect {
	in, _ := t.logRoom()
	return ui.Rect{X: in.X + in.W - 19, Y: in.Y + ui.DenseLine/2 - 11, W: 22, H: 22}
}

// layEye lays out the tool that shows again what the others did.
func (t *Table) layEye(k *ui.Kit) {
	if !t.canSeeAgain() {
		return
	}
	r := t.eyeBox()
	reply := k.Zone(ui.Zone{ID: "tool/again", Box: r, Tip: t.v.Words.Say("table.again"), NoKeys: true, Marked: true})
	if k.Drawing() {
		size := 14.0
		if reply.Hot {
			size = 16
		}
		ui.Icon(k.C, "eye", r.X+r.W/2, r.Y+r.H/2, size, ui.White)
	}
	if reply.Clicked {
		t.sinceMyTurn()
	}
}

// logLine is one line of the small log; hot says that it is under the pointer.
func (t *Table) logLine(k *ui.Kit, id ui.ID, r ui.Rect, e entry, last bool) (hot bool) {
	x := r.X + 17
	text := e.Text
	if e.Seat >= 0 {
		if named := t.v.Words.Say("table.does", t.name(e.Seat), e.Text); ui.TextWidth(named) <= r.X+r.W-x-2 {
			text = named
		}
	}
	if e.Brief != "" && ui.TextWidth(text) > r.X+r.W-x-2 {
		text = e.Brief
	}
	z := ui.Zone{ID: id, Box: r, NoKeys: true, Marked: true, Tip: t.entryTip(e)}
	reply := k.Zone(z)
	if reply.Clicked {
		t.showEntry(e)
	}
	if !k.Drawing() {
		return reply.Hot
	}
	if reply.Hot {
		k.C.Fill(r, palette.PaperDim)
	}
	if e.Seat >= 0 {
		ui.Medal(k.C, r.X+7, r.Y+7.5, 5.5, t.cfg.Seats[e.Seat].Look)
	}
	ink := palette.InkSoft
	if last || reply.Hot {
		ink = palette.Ink
	}
	k.C.Text(x, r.Y-1, ui.Fit(text, r.X+r.W-x-2), ink)
	return reply.Hot
}

// entryTip is the whole of an entry, for where it is cut short.
func (t *Table) entryTip(e entry) string {
	s := e.Text
	if e.Seat >= 0 {
		s = t.v.Words.Say("table.does", t.name(e.Seat), e.Text)
	}
	if e.Mark != "" {
		s += "\n" + t.v.Words.Say("table.log.show")
	}
	if e.Topic != "" && t.cfg.Reference != nil {
		s += "\n" + t.v.Words.Say("table.log.why")
	}
	return s
}

// showEntry shows on the board what an entry is about.
func (t *Table) showEntry(e entry) {
	t.change(redraw)
	if e.Mark == "" || t.v.Marked == e.Mark {
		t.v.Marked = ""
		return
	}
	t.v.Marked = e.Mark
	t.follow(e.Mark)
}

// A logRow is one line of an entry in the whole log.
type logRow struct {
	entry int
	first bool
	text  string
}

// wrapped are all rows of the log for a width.
func (t *Table) wrapped(width float64) []logRow {
	l := &t.log
	if l.width != width || l.counted > len(l.entries) || l.counted == 0 {
		l.rows, l.width, l.counted = nil, width, 0
	}
	for ; l.counted < len(l.entries); l.counted++ {
		e := l.entries[l.counted]
		text := e.Text
		if e.Seat >= 0 {
			text = t.v.Words.Say("table.does", t.name(e.Seat), e.Text)
		}
		for i, line := range ui.Wrap(text, width) {
			l.rows = append(l.rows, logRow{l.counted, i == 0, line})
		}
	}
	return l.rows
}

// whySize is the width of what leads from a line of the whole log to its rule.
const whySize = 18.0

// layWhy lays out the way from an entry to the rule behind it and says whether it
// was taken.
func (t *Table) layWhy(k *ui.Kit, id ui.ID, row ui.Rect, e entry) bool {
	if e.Topic == "" || t.cfg.Reference == nil {
		return false
	}
	r := ui.Rect{X: row.X + row.W - whySize, Y: row.Y, W: whySize, H: row.H}
	reply := k.Zone(ui.Zone{ID: id, Box: r, Marked: true, Tip: t.v.Words.Say("hint.rule")})
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
func (t *Table) layWholeLog(k *ui.Kit) {
	r := t.canvas.Centered(math.Min(440, t.canvas.W-32), math.Min(520, t.canvas.H-32))
	k.Block("panel", r)
	in := r.Inset(8)
	if k.Drawing() {
		ui.Panel(k.C, r)
		in = ui.Head(k.C, r, t.v.Words.Say("table.log.head"))
	} else {
		in.Y += ui.HeadHeight(k.C)
		in.H -= ui.HeadHeight(k.C)
	}
	foot := ui.Rect{X: in.X + in.W/2 - 50, Y: in.Y + in.H - 24, W: 100, H: 24}
	in.H = math.Floor((in.H-30)/ui.LineHeight) * ui.LineHeight
	rows := t.wrapped(in.W - 34 - whySize)
	why := ""
	if t.panel.fresh {
		t.panel.at = math.Max(0, float64(len(rows))*ui.LineHeight-in.H)
		t.panel.fresh = false
	}
	if len(rows) == 0 {
		k.C.Text(in.X, in.Y, t.v.Words.Say("table.log.empty"), palette.InkSoft)
	}
	k.List("wholelog", in, ui.LineHeight, len(rows), &t.panel.at, func(i int, box ui.Rect) {
		e := t.log.entries[rows[i].entry]
		reply := k.Zone(ui.Zone{ID: k.Nth("row", i), Box: box, NoKeys: e.Mark == "" || !rows[i].first, Marked: true})
		if reply.Hot || reply.Focused {
			k.C.Fill(box, palette.PaperDim)
		}
		if rows[i].first && e.Seat >= 0 {
			ui.Medal(k.C, box.X+9, box.Y+8, 6.5, t.cfg.Seats[e.Seat].Look)
		}
		k.C.Text(box.X+20, box.Y, rows[i].text, palette.Ink)
		if rows[i].first && t.layWhy(k, k.Nth("why", i), box, e) {
			why = e.Topic
			return
		}
		if reply.Clicked && e.Mark != "" {
			t.closePanel()
			t.v.Marked = ""
			t.showEntry(e)
		}
	})
	if why != "" {
		t.closePanel()
		t.Reference(why)
		return
	}
	if t.canSeeAgain() {
		again := t.v.Words.Say("table.again.button")
		w := ui.ButtonWidth(100, again)
		foot.X += (w + 8) / 2
		if k.Button("panel/again", ui.Rect{X: foot.X - 8 - w, Y: foot.Y, W: w, H: foot.H}, again, ui.Plain) {
			t.closePanel()
			t.sinceMyTurn()
			return
		}
	}
	if k.Button("panel/close", foot, t.v.Words.Say("table.close"), ui.Strong) || k.Back() || k.Key(keyL) {
		t.closePanel()
	}
}
