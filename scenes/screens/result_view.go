package screens

import (
	"math"
	"slices"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/scenes/board"
	"tilestead/scenes/page"
	"tilestead/ui"
)

func (s *Result) view(k *ui.Kit) {
	w := s.sh.Words
	title := s.sh.TitleWord(s.game.Match.Title())
	room, m, back := s.sh.PageBack(k, s.verdict(), w.Say("result.board"), "eye")
	width := math.Min(room.W, 1080)
	room.X, room.W = math.Round(room.X+(room.W-width)/2), width
	high := s.tableHeight(room.W, m)
	h := math.Min(room.H-m.Button-m.Gap, ui.HeadHeight(k.C)+high+m.Gap+340)
	panel := ui.Rect{X: room.X, Y: room.Y + math.Round((room.H-m.Button-m.Gap-h)*0.4), W: room.W, H: h}
	s.buttons(k, ui.Rect{X: room.X, Y: panel.Y + h + m.Gap, W: room.W, H: m.Button}, m)
	ui.Panel(k.C, panel)
	if s.game.Assisted() {
		title = w.Say("result.assisted", title)
	}
	in := ui.Head(k.C, panel, title)
	s.table(k, in, m)
	chart := ui.Rect{X: in.X, Y: in.Y + high + m.Gap, W: in.W, H: in.H - high - m.Gap}
	if chart.H >= 60 {
		s.charts(k, chart, m)
	}
	s.laySizes(k)
	s.layPainting(k)
	switch {
	case !back:
	case s.painting.Rasterization != nil:
		s.painting = painting{}
	case s.sizing:
		s.sizing = false
	default:
		s.next = s.sh.Go.LookBack(s.game.Match, s)
	}
}

// buttons lays out what can be done next.
func (s *Result) buttons(k *ui.Kit, r ui.Rect, m page.Measures) {
	w := s.sh.Words
	entries := []struct {
		id   ui.ID
		look ui.Look
		do   func()
	}{
		{"rematch", ui.Primary, func() { s.again(k, "rematch", s.sh.NewSeed()) }},
		{"same", ui.Strong, func() { s.again(k, "same", s.game.Match.Setup().Seed) }},
		{"setup", ui.Plain, s.setup},
		{"save", ui.Plain, s.save},
		{"home", ui.Plain, func() { s.next = s.sh.Go.Home() }},
	}
	width := 0.0
	for _, e := range entries {
		width = ui.ButtonWidth(math.Max(width, 100), w.Say("result."+string(e.id)))
	}
	n := float64(len(entries))
	width = math.Min(width, math.Floor((r.W-(n-1)*m.Gap)/n))
	x := math.Round(r.X + (r.W-n*width-(n-1)*m.Gap)/2)
	for _, e := range entries {
		b := ui.Push{Label: w.Say("result." + string(e.id)), Look: e.look}
		if k.Push(e.id, ui.Rect{X: x, Y: r.Y, W: width, H: r.H}, b) {
			e.do()
		}
		x += width + m.Gap
	}
}

// order is the seats, the winners first and then by what they scored.
func (s *Result) order() []int {
	state := s.game.Match.State()
	won := state.Winners()
	at := make([]int, len(s.rows))
	for i := range at {
		at[i] = i
	}
	slices.SortStableFunc(at, func(a, b int) int {
		wa, wb := slices.Contains(won, rules.Seat(a)), slices.Contains(won, rules.Seat(b))
		if wa != wb {
			return toInt(wb) - toInt(wa)
		}
		return int(rules.Total(state, rules.Seat(b)) - rules.Total(state, rules.Seat(a)))
	})
	return at
}

// columns are the columns of the table that hold numbers, and those that hold
// words, which stand under the name.
func (s *Result) columns() (numbers, notes []int) {
	for i := range s.head {
		words := slices.ContainsFunc(s.rows, func(row []string) bool {
			_, ok := readPoints(row[i])
			return !ok
		})
		if words {
			notes = append(notes, i)
		} else {
			numbers = append(numbers, i)
		}
	}
	return numbers, notes
}

// heads breaks the heads of number columns, pitch wide, into lines and gives
// the most lines of any.
func (s *Result) heads(numbers []int, pitch float64) (heads [][]string, high int) {
	for _, n := range numbers {
		lines := ui.Wrap(s.head[n], pitch-8)
		if s.kindOf(s.head[n]) != nil { // an icon
			lines = nil
			high = max(high, 2)
		}
		heads, high = append(heads, lines), max(high, len(lines))
	}
	return heads, high
}

// kindOf is the kind of points that a head names, or nil.
func (s *Result) kindOf(head string) *board.ScoreKind {
	for i := range s.kinds {
		if s.kinds[i].Name == head {
			return &s.kinds[i]
		}
	}
	return nil
}

// resultRow is the height of a seat's row where so many play.
func resultRow(m page.Measures, seats int) float64 {
	switch m.Layout {
	case ui.Roomy:
		return 60
	case ui.Normal:
		return 46
	}
	if seats > 4 { // the chart needs room, too
		return 26
	}
	return 38
}

// resultSplit is the width of the names and the pitch of n columns.
func resultSplit(width float64, n int) (names, pitch float64) {
	names = math.Round(width * 0.38)
	return names, math.Floor((width - names) / math.Max(1, float64(n)))
}

// tableHeight is the height of the table in a panel of the given width.
func (s *Result) tableHeight(width float64, m page.Measures) float64 {
	numbers, _ := s.columns()
	_, pitch := resultSplit(width-24, len(numbers))
	_, high := s.heads(numbers, pitch)
	return float64(high)*ui.DenseLine + 4 + resultRow(m, len(s.rows))*float64(len(s.rows))
}

// table draws one row a seat at the top of r, the winner first. Numbers count
// up together.
func (s *Result) table(k *ui.Kit, r ui.Rect, m page.Measures) {
	c, line := k.C, resultRow(m, len(s.rows))
	numbers, notes := s.columns()
	names, pitch := resultSplit(r.W, len(numbers))
	heads, high := s.heads(numbers, pitch)
	for i, lines := range heads {
		x := r.X + names + pitch*(float64(i)+0.5)
		if kind := s.kindOf(s.head[numbers[i]]); kind != nil {
			box := ui.Rect{X: x - pitch/2, Y: r.Y, W: pitch, H: float64(high) * ui.DenseLine}
			k.Zone(ui.Zone{ID: k.Nth("head", i), Box: box, Tip: kind.Name, NoKeys: true})
			ui.Icon(c, kind.Icon, x, box.Y+box.H/2, 18, ui.White)
			continue
		}
		for j, l := range lines {
			y := r.Y + float64(high-len(lines)+j)*ui.DenseLine
			c.TextCenter(x, y, l, palette.InkSoft)
		}
	}
	won := s.game.Match.State().Winners()
	y := r.Y + float64(high)*ui.DenseLine + 4
	for _, seat := range s.order() {
		look := s.game.Seats[seat]
		winner := slices.Contains(won, rules.Seat(seat))
		in := ui.SeatPlate(c, ui.Rect{X: r.X + 4, Y: y, W: r.W - 8, H: line - 7}, math.Min(line-9, 36),
			palette.LookOf(look.Color), winner)
		x, top := in.X+6, in.Y+math.Floor((in.H-2*ui.DenseLine)/2)-1
		if len(notes) == 0 {
			top += math.Floor(ui.DenseLine / 2)
		}
		c.TextBold(x, top, look.Name, palette.Ink)
		for _, n := range notes {
			c.Text(x, top+ui.DenseLine, s.rows[seat][n], palette.InkSoft)
		}
		if winner {
			ui.Icon(c, "crown", r.X+names-12, in.Y+in.H/2, math.Min(32, line-14), ui.White)
		}
		for i, n := range numbers {
			capital := math.Round(line*0.28) + 5
			ui.LettersCenter(c, r.X+names+pitch*(float64(i)+0.5), math.Round(in.Y+in.H/2+capital/2), capital,
				s.count(s.rows[seat][n]), "num")
		}
		y += line
	}
}

// count is a number as far as it has been counted; words stay as they are.
func (s *Result) count(text string) string {
	p, ok := readPoints(text)
	if share := s.counted(); ok && share < 1 {
		return pointsText(rules.Whole(int(math.Round(p.Float() * share))))
	}
	return text
}

func toInt(b bool) int {
	if b {
		return 1
	}
	return 0
}
