package screens

import (
	"math"
	"slices"

	"tilestead/rules"
	"tilestead/scenes/page"
	"tilestead/ui"
)

func (s *Result) view(k *ui.Kit) {
	w := s.sh.Words
	title := s.sh.TitleWord(s.game.Match.Title())
	if s.game.Assisted() {
		title = w.Say("result.assisted", title)
	}
	if s.series != nil {
		number, _, _ := s.game.Match.Title().Series.Of(s.game.Match.Setup())
		title = w.Say("series.of", title, number)
	}
	p := s.layOut(k.C)
	m, back := p.Measures, false
	if s.beside(m) {
		ground := func(c *ui.Canvas) { s.drawLand(c, p.land) }
		_, _, back = s.sh.PageOn(k, ground, s.verdict(), w.Say("result.board"), "eye")
	} else {
		_, _, back = s.sh.PageBack(k, s.verdict(), w.Say("result.board"), "eye")
	}
	s.buttons(k, p.buttons, m)
	ui.Panel(k.C, p.panel)
	in := ui.Head(k.C, p.panel, title)
	s.table(k, in, m)
	high := s.tableHeight(in.W, m)
	chart := ui.Rect{X: in.X, Y: in.Y + high + m.Gap, W: in.W, H: in.H - high - m.Gap}
	if chart.H >= leastChart {
		if s.lands() && !s.beside(m) {
			chart = s.landBelow(k.C, chart)
		}
		s.charts(k, chart, m)
	}
	s.tracing.layList(k, s)
	s.laySizes(k)
	s.layPainting(k)
	if s.series != nil && s.series.lay(k, m) {
		s.begin()
		return
	}
	switch {
	case !back:
	case s.series != nil && s.series.open:
		s.series.close(k)
	case s.painting.Rasterization != nil:
		s.painting = painting{}
	case s.sizing:
		s.sizing = false
	default:
		s.next = s.sh.Go.LookBack(s.game.Match, s.game.Match.Len(), s.verdicts(), s)
	}
}

// buttons lays out what can be done next.
func (s *Result) buttons(k *ui.Kit, r ui.Rect, m page.Measures) {
	w := s.sh.Words
	type entry struct {
		id    ui.ID
		look  ui.Look
		label string
		tip   string
		do    func()
	}
	entries := []entry{
		{"rematch", ui.Primary, w.Say("result.rematch"), "", func() { s.again(k, "rematch", s.sh.NewSeed()) }},
		{"same", ui.Strong, w.Say("result.same"), "", func() { s.again(k, "same", s.game.Match.Setup().Seed) }},
		{"setup", ui.Plain, w.Say("result.setup"), "", s.setup},
		{"save", ui.Plain, w.Say("result.save"), "", s.save},
		{"home", ui.Plain, w.Say("result.home"), "", func() { s.next = s.sh.Go.Home() }},
	}
	if s.game.Daily() != "" && s.sh.Copy != nil {
		entries[2] = entry{"code", ui.Plain, w.Say("daily.copy"), w.Say("daily.copy.tip"), func() { s.sh.CopyText(dayCode(s)) }}
	}
	if v := s.invites; v != nil {
		name := s.sh.BotWord(s.game.Match.Title().ID, v.Rival)
		entries[0].look = ui.Strong
		entries[1] = entries[0]
		entries[0] = entry{"invited", ui.Primary, w.Say("result.invited", name),
			s.sh.BotStyle(s.game.Match.Title().ID, v.Rival), func() { s.sitDown(*v) }}
	}
	if s.series != nil {
		entries[0].look = ui.Strong
		entries[1] = entries[0] // the same seed again is for games by themselves
		entries[0] = entry{"series", ui.Primary, s.series.label(), s.series.tip(), func() { s.series.show(k) }}
	}
	width := 0.0
	for _, e := range entries {
		width = ui.ButtonWidth(math.Max(width, 100), e.label)
	}
	n := float64(len(entries))
	width = math.Min(width, math.Floor((r.W-(n-1)*m.Gap)/n))
	x := math.Round(r.X + (r.W-n*width-(n-1)*m.Gap)/2)
	for _, e := range entries {
		if e.id == "invited" && ui.ButtonWidth(0, e.label) > width { // the name alone
			e.label = s.sh.BotWord(s.game.Match.Title().ID, s.invites.Rival)
		}
		b := ui.Push{Label: e.label, Look: e.look, Tip: e.tip}
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
