package learn

import (
	"fmt"
	"math"
	"strings"

	"tilestead/assets/palette"
	"tilestead/scenes/board"
	"tilestead/scenes/page"
	"tilestead/ui"
)

// mostQuery is how many letters can be searched for.
const mostQuery = 24

// view lays out the page: the list on the left, the entry on the right.
func (s *referenceScreen) view(k *ui.Kit) {
	w := s.sh.Words
	room, m, back := s.sh.Page(k, w.Say("reference.head"))
	if back {
		s.next = nil
		return
	}
	list, most := 188.0, 1000.0
	switch m.Layout {
	case ui.Roomy:
		list, most = 300, 1120
	case ui.Normal:
		list = 250
	}
	width := math.Min(room.W, most)
	room.X, room.W = math.Round(room.X+(room.W-width)/2), width
	left, right := room.Left(list, m.Gap)
	s.layList(k, left, m)
	s.layArticle(k, right, m)
	k.ScrollKeys(&s.at, right.H-40, s.article.height())
}

// layList lays out the search field, the way to the lessons and the entries.
func (s *referenceScreen) layList(k *ui.Kit, r ui.Rect, m page.Measures) {
	w := s.sh.Words
	field, rest := r.Top(m.Button, m.Gap)
	k.TextField("search", field, &s.query, mostQuery)
	if s.query == "" && k.Drawing() {
		k.C.Write(field.X+20, ui.Body.Middle(field),
			ui.Body.Fit(w.Say("reference.search"), field.W-26), ui.Body, palette.InkSoft)
	}
	if s.lessons {
		var b ui.Rect
		b, rest = ui.Rect{X: rest.X, Y: rest.Y + rest.H - m.Button, W: rest.W, H: m.Button},
			ui.Rect{X: rest.X, Y: rest.Y, W: rest.W, H: rest.H - m.Button - m.Gap}
		if k.Push("lessons", b, ui.Push{Icon: "play", Label: w.Say("reference.lessons"), Look: ui.Strong}) {
			s.next = newLessons(s.sh, s.title, false)
		}
	}
	ui.Panel(k.C, rest)
	in := rest.Inset(6)
	s.search(in.W - 26)
	if len(s.rows) == 0 {
		k.C.Paragraph(in.X+4, in.Y+2, ui.Body.Wrap(w.Say("reference.none"), in.W-8), ui.Body, palette.InkSoft)
		return
	}
	if s.follow && k.Drawing() {
		s.scrollTo(in.H)
	}
	k.List("topics", in, referenceRowHeight, len(s.rows), &s.list, func(i int, box ui.Rect) { s.layRow(k, i, box) })
}

// referenceRowHeight is the pitch of the list.
const referenceRowHeight = 18

// scrollTo brings the chosen entry into sight.
func (s *referenceScreen) scrollTo(shown float64) {
	s.follow = false
	for i, r := range s.rows {
		if r.topic == s.chosen {
			top := float64(i) * referenceRowHeight
			s.list = math.Max(math.Min(s.list, top), top+2*referenceRowHeight-shown)
			return
		}
	}
}

func (s *referenceScreen) layRow(k *ui.Kit, i int, box ui.Rect) {
	row := s.rows[i]
	if row.topic == "" {
		k.C.Write(box.X+4, ui.Prompt.Base(box.Y), row.text, ui.Prompt, palette.Rust)
		return
	}
	id := ui.ID("topic " + row.topic)
	if row.more {
		id = k.Nth("topic "+row.topic, i)
	}
	reply := k.Zone(ui.Zone{ID: id, Box: box, NoKeys: true, Marked: true,
		Name: ui.Chosen(row.text, row.topic == s.chosen)})
	if reply.Clicked {
		s.choose(row.topic)
	}
	ink := palette.Ink
	switch {
	case row.topic == s.chosen:
		k.C.Fill(box, palette.Teal)
		ink = palette.Cream
	case reply.Hot:
		k.C.Fill(box, palette.PaperDim)
	}
	k.C.Write(box.X+12, ui.Body.Base(box.Y+1), row.text, ui.Body, ink)
}

// An article is the chosen entry, broken into blocks for a width.
type article struct {
	key    string // of what it was made for
	blocks []block
	rows   int
	owner  []int // the block of each row
}

// A block is a part of an entry, some lines high.
type block struct {
	first, rows int
	draw        func(k *ui.Kit, r ui.Rect) // r is all of the block
}

func (a *article) height() float64 { return float64(a.rows) * ui.LineHeight }

func (a *article) add(rows int, draw func(k *ui.Kit, r ui.Rect)) {
	a.blocks = append(a.blocks, block{a.rows, rows, draw})
	for range rows {
		a.owner = append(a.owner, len(a.blocks)-1)
	}
	a.rows += rows
}

// layArticle lays out the chosen entry, scrolling where there is too little room.
func (s *referenceScreen) layArticle(k *ui.Kit, r ui.Rect, m page.Measures) {
	ui.Panel(k.C, r)
	pad := 8.0
	if m.Layout != ui.Compact {
		pad = 16
	}
	in := r.Inset(pad)
	head, rest := in.Top(ui.Heading.Pitch(), 8)
	name, role := s.head(s.chosen), ui.Heading
	if role.Width(name) > head.W-30 {
		role = ui.Prompt
	}
	k.C.Write(head.X, role.Base(head.Y), role.Fit(name, head.W-30), role, palette.Ink)
	ui.Line(k.C, head.X, head.Y+head.H+1, head.W)
	if len(s.earlier) > 0 {
		if k.Tool("earlier", ui.Rect{X: in.X + in.W - 22, Y: in.Y - 5, W: 22, H: 22}, "turnl",
			s.sh.Words.Say("reference.earlier")) {
			last := len(s.earlier) - 1
			s.choose(s.earlier[last])
			s.earlier, s.follow = s.earlier[:last], true
		}
	}
	s.compose(rest.W-10, k.C.S, m)
	seen := -1
	a := &s.article
	k.List("entry", rest, ui.LineHeight, a.rows, &s.at, func(i int, row ui.Rect) {
		if b := a.owner[i]; b != seen {
			seen = b
			bl := a.blocks[b]
			bl.draw(k, ui.Rect{X: row.X, Y: row.Y - float64(i-bl.first)*ui.LineHeight, W: rest.W - 10,
				H: float64(bl.rows) * ui.LineHeight})
		}
	})
}

// compose breaks the chosen entry into blocks.
func (s *referenceScreen) compose(width, scale float64, m page.Measures) {
	key := fmt.Sprint(s.chosen, s.sh.Words.Lang(), width, scale)
	if s.article.key == key {
		return
	}
	s.article = article{key: key}
	a := &s.article
	t := s.topic(s.chosen)
	if s.rules.Picture != nil && s.chosen != shortTopic {
		if p := s.rules.Picture(s.chosen, s.sh.Words, m.Layout, width, scale); p.Draw != nil {
			a.add(int(math.Ceil((p.H+10)/ui.LineHeight)), func(k *ui.Kit, r ui.Rect) {
				if k.Drawing() {
					p.Draw(k.C, math.Round(r.X+(width-p.W)/2), r.Y+2)
				}
			})
		}
	}
	for _, p := range s.paragraphs(s.chosen) {
		s.addText(p, width)
		a.add(1, func(*ui.Kit, ui.Rect) {})
	}
	if s.chosen == shortTopic {
		return
	}
	if t.Lesson != "" && s.tries {
		s.addTry(t)
	}
	s.addLinks(t, width)
	if t.Tell != nil {
		return
	}
	from := s.sh.Words.Say("reference.from", s.sh.Words.Say(s.key(t.ID, ".from")))
	for _, l := range ui.Dense.Wrap(from, width) {
		a.add(1, func(k *ui.Kit, r ui.Rect) { k.C.Write(r.X, ui.Dense.Base(r.Y), l, ui.Dense, palette.InkSoft) })
	}
}

// addText adds a paragraph; one with a colon near its start begins with a bold
// word.
func (s *referenceScreen) addText(p string, width float64) {
	bold, _, ok := strings.Cut(p, ":")
	if !ok || s.chosen != shortTopic || ui.Name.Width(bold) > 120 {
		bold = ""
	}
	wider := ui.Name.Width(bold) - ui.Body.Width(bold)
	for i, l := range ui.Body.Wrap(p, width-wider) {
		first := bold
		if i > 0 {
			first = ""
		}
		rest := strings.TrimPrefix(l, first)
		s.article.add(1, func(k *ui.Kit, r ui.Rect) {
			k.C.Write(r.X, ui.Name.Base(r.Y), first, ui.Name, palette.Rust)
			k.C.Write(r.X+ui.Name.Width(first), ui.Body.Base(r.Y), rest, ui.Body, palette.Ink)
		})
	}
}

// addTry adds the button that opens the lesson where a rule can be tried.
func (s *referenceScreen) addTry(t *board.Topic) {
	label := s.sh.Words.Say("reference.try")
	s.article.add(2, func(k *ui.Kit, r ui.Rect) {
		if k.Push("try", ui.Rect{X: r.X + 2, Y: r.Y, W: ui.PushWidth(84, label), H: 24},
			ui.Push{Icon: "play", Label: label, Look: ui.Primary}) {
			s.next = resumeLesson(s.sh, s.title, t.Lesson, s)
		}
	})
}

// addLinks adds the buttons to other entries, as many in a line as fit.
func (s *referenceScreen) addLinks(t *board.Topic, width float64) {
	if len(t.See) == 0 {
		return
	}
	type link struct {
		topic, label string
		x, w         float64
	}
	label := s.sh.Words.Say("reference.see")
	s.article.add(1, func(k *ui.Kit, r ui.Rect) { k.C.Write(r.X, ui.Name.Base(r.Y), label, ui.Name, palette.InkSoft) })
	var line []link
	x := 2.0
	flush := func() {
		row := line
		s.article.add(2, func(k *ui.Kit, r ui.Rect) {
			for _, l := range row {
				if k.Button(ui.ID("see "+l.topic), ui.Rect{X: r.X + l.x, Y: r.Y + 3, W: l.w, H: 24}, l.label,
					ui.Plain) {
					s.link(l.topic)
				}
			}
		})
		line, x = nil, 2
	}
	for _, id := range t.See {
		l := link{topic: id, label: s.head(id)}
		l.w = math.Min(ui.ButtonWidth(0, l.label), width-4)
		if x+l.w > width && len(line) > 0 {
			flush()
		}
		l.x = x
		line, x = append(line, l), x+l.w+6
	}
	flush()
}
