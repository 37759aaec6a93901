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

// What the lower part of a result can show.
const (
	growthChart = iota
	kindsChart
	cardsChart
	reviewChart
	dayChart
)

// charts lays out the chart that is chosen, and what there is to choose.
func (s *Result) charts(k *ui.Kit, r ui.Rect, m page.Measures) {
	w := s.sh.Words
	head, rest := r.Top(m.Button, 4)
	tabs, labels := []int{growthChart}, []string{w.Say("result.growth")}
	if s.day != nil {
		tabs, labels = append([]int{dayChart}, tabs...), append([]string{w.Say("daily.tab")}, labels...)
	}
	if len(s.kinds) > 0 {
		tabs, labels = append(tabs, kindsChart), append(labels, w.Say("result.kinds"))
	}
	if len(s.yields) > 0 {
		tabs, labels = append(tabs, cardsChart), append(labels, w.Say("result.cards"))
	}
	if s.reviewing != nil {
		tabs, labels = append(tabs, reviewChart), append(labels, w.Say("result.review"))
	}
	head = s.pictureButton(k, head, labels)
	if len(tabs) > 1 {
		width := math.Min(ui.SegmentsWidth(labels), head.W-8)
		at, _ := k.Segments("chart", ui.Rect{X: head.X + 4, Y: head.Y, W: width, H: head.H}, labels,
			slices.Index(tabs, s.tab))
		s.tab = tabs[at]
	} else {
		k.C.Write(head.X+4, ui.Prompt.Middle(head), w.Say("result.chart"), ui.Prompt, palette.Ink)
	}
	switch {
	case s.tab == cardsChart:
		s.cardList(k, rest)
	case s.tab == reviewChart:
		s.layReview(k, rest)
	case s.tab == dayChart:
		s.day.lay(k, rest)
	case !k.Drawing():
	case s.tab == kindsChart:
		s.kindsChart(k.C, rest)
	default:
		s.chart(k.C, rest)
	}
}

// pictureButton lays out the way to a picture at the right end of a row that also has tabs of these
// labels, and gives the rest of it. Where both have no room it is an icon.
func (s *Result) pictureButton(k *ui.Kit, r ui.Rect, labels []string) (rest ui.Rect) {
	if s.sh.Export == nil || s.poster() == nil {
		return r
	}
	label := s.sh.Words.Say("result.picture")
	push := ui.Push{Icon: "eye", Label: label}
	width := ui.PushWidth(0, label)
	if ui.SegmentsWidth(labels)+width+16 > r.W {
		push, width = ui.Push{Icon: "eye", Tip: label, Name: label}, r.H
	}
	rest = r
	rest.W -= width + 8
	if k.Push("picture", ui.Rect{X: r.X + r.W - 4 - width, Y: r.Y, W: width, H: r.H}, push) {
		s.sizing = true
	}
	return rest
}

// chart draws the scores over the turns of the game as stepped lines.
func (s *Result) chart(c *ui.Canvas, r ui.Rect) {
	box := ui.Rect{X: r.X + 4, Y: r.Y, W: r.W - 8, H: r.H - 4}
	ui.Inset(c, box, palette.PaperDim)
	least, most, n := 0.0, 1.0, len(s.curve[0])
	for _, line := range s.curve {
		least, most = math.Min(least, slices.Min(line).Float()), math.Max(most, slices.Max(line).Float())
	}
	in := chartRoom(box)
	height := func(v float64) float64 { return math.Round(in.Y + in.H*(most-v)/(most-least)) }
	step := chartStep(int(math.Ceil(most-least)), in.H)
	for v := int(math.Ceil(least/float64(step))) * step; float64(v) <= most; v += step {
		y := height(float64(v))
		c.Fill(ui.Rect{X: in.X, Y: y, W: in.W, H: 1}, palette.Alpha(palette.InkSoft, 0.25))
		c.WriteRight(in.X-4, y+ui.Dense.Capital()/2, pointsText(rules.Whole(v)), ui.Dense, palette.InkSoft)
	}
	if n < 2 {
		return
	}
	shown := s.counted() * float64(n-1)
	order := byLast(s.curve)
	for place, seat := range slices.Backward(order) {
		line, look := s.curve[seat], palette.Seats[palette.LookOf(s.game.Seats[seat].Color)]
		at := func(i int) ui.Point {
			x := in.X + along(i, n, in.W, s.offers.Score.Points != nil)
			return ui.Point{X: math.Round(x), Y: height(line[i].Float())}
		}
		p := at(0)
		for i := 1; i < n && float64(i) <= shown; i++ {
			q := at(i)
			mid := math.Round((p.X + q.X) / 2) // within the turn, so that the medal does not lie on the last step
			all, before := equal(s.curve, i-1, order, place)
			level(c, p.X, mid+2, p.Y, look.Fill, all, before)
			c.Fill(ui.Rect{X: mid, Y: math.Min(p.Y, q.Y) - 1, W: 2, H: math.Abs(q.Y-p.Y) + 2}, look.Fill)
			all, before = equal(s.curve, i, order, place)
			level(c, mid, q.X+2, q.Y, look.Fill, all, before)
			p = q
		}
		end := min(n-1, int(shown))
		_, before := equal(s.curve, end, order, place) // equal medals lie beside each other
		ui.Medal(c, p.X+3-float64(before)*(2*chartMedal+1), p.Y, chartMedal, palette.LookOf(s.game.Seats[seat].Color))
	}
}

// level draws a line of a chart from x to end; where several seats have as much, each has its dashes.
func level(c *ui.Canvas, x, end, y float64, fill ui.Color, all, before int) {
	if all == 1 {
		c.Fill(ui.Rect{X: x, Y: y - 1, W: end - x, H: 2}, fill)
		return
	}
	for at := math.Floor(x / chartDash); at*chartDash < end; at++ {
		if int(at)%all == before {
			left := math.Max(x, at*chartDash)
			c.Fill(ui.Rect{X: left, Y: y - 1, W: math.Min(end, (at+1)*chartDash) - left, H: 2}, fill)
		}
	}
}

// equal is how many seats have as much at a point of a chart as that of a place in an order, and how many
// of them come before it.
func equal(curve [][]rules.Points, i int, order []int, place int) (all, before int) {
	for at, seat := range order {
		if curve[seat][i] == curve[order[place]][i] {
			if all++; at < place {
				before++
			}
		}
	}
	return all, before
}

// How large the medals at the ends of a chart's lines are and how long the dashes of equal lines, in
// canvas pixels.
const (
	chartMedal = 6.0
	chartDash  = 6.0
)

// chartRoom is where in its box a chart is drawn: the medals at its edge stay inside.
func chartRoom(box ui.Rect) ui.Rect {
	const edge = chartMedal + 3
	return ui.Rect{X: box.X + 26, Y: box.Y + edge, W: box.W - 46, H: math.Max(1, box.H-2*edge)}
}

// byLast is the seats in the order of what their lines end with, the most first.
func byLast(curve [][]rules.Points) []int {
	seats := make([]int, len(curve))
	for i := range seats {
		seats[i] = i
	}
	slices.SortStableFunc(seats, func(a, b int) int {
		return int(curve[b][len(curve[b])-1] - curve[a][len(curve[a])-1])
	})
	return seats
}

// finalWide is the least width of the last step of a chart that jumps there,
// because the end brings points of its own.
const finalWide = 40.0

// along is how far right the i-th of n points of a chart lies on a given width; jumps says that the end
// brings points of its own.
func along(i, n int, wide float64, jumps bool) float64 {
	last := 0.0
	if jumps && n > 2 {
		last = math.Max(0, math.Min(finalWide, wide/4)-wide/float64(n-1))
	}
	if i == n-1 {
		return wide
	}
	return (wide - last) * float64(i) / float64(n-1)
}

// chartStep is how much lies between two lines of a chart of so many points in
// the given height: a round number, and room for each.
func chartStep(most int, high float64) int {
	lines := math.Max(1, math.Min(6, math.Floor(high/18)))
	for ten := 1; ; ten *= 10 {
		for _, n := range [...]int{1, 2, 5} {
			if float64(most)/float64(n*ten) <= lines {
				return n * ten
			}
		}
	}
}

// itemsOf are a seat's points by kind, in the order of s.kinds.
func (s *Result) itemsOf(seat int) []rules.Points {
	out := make([]rules.Points, len(s.kinds))
	for _, item := range s.game.Match.State().Score(rules.Seat(seat)) {
		for i, kind := range s.kinds {
			if kind.ID == item.What {
				out[i] = item.N
			}
		}
	}
	return out
}

// projects says that the points by kind hold what the end would have brought: the game was given
// up, and the table counts what was scored until then.
func (s *Result) projects() bool {
	points := s.offers.Score.Points
	if points == nil {
		return false
	}
	state := s.game.Match.State()
	for seat := range s.game.Seats {
		sum := rules.Points(0)
		for _, item := range state.Score(rules.Seat(seat)) {
			sum += item.N
		}
		if sum != points(state, rules.Seat(seat)) {
			return true
		}
	}
	return false
}

// kindsChart draws a bar a seat, made of what it scored for each thing. Wide
// parts bear icon and number; below stands what the colours mean.
func (s *Result) kindsChart(c *ui.Canvas, r ui.Rect) {
	box := ui.Rect{X: r.X + 4, Y: r.Y, W: r.W - 8, H: r.H - 4}
	ui.Inset(c, box, palette.PaperDim)
	in := box.Inset(6)
	legend := s.legend(c, ui.Rect{X: in.X, Y: in.Y, W: in.W, H: in.H})
	in.H -= legend
	if s.projects() {
		line, rest := in.Top(ui.Body.Pitch(), 2)
		role, text := board.FitIn(s.sh.Words.Say("result.kinds.now"), line.W, ui.Body, ui.Dense, ui.Least)
		c.WriteCenter(line.Center().X, ui.Body.Base(line.Y), text, role, palette.InkSoft)
		in = rest
	}
	order := s.order()
	most := rules.Whole(1)
	var all [][]rules.Points
	for _, seat := range order {
		items, sum := s.itemsOf(seat), rules.Points(0)
		for _, n := range items {
			sum += max(n, 0)
		}
		all, most = append(all, items), max(most, sum)
	}
	pitch := math.Min(40, math.Floor(in.H/float64(len(order))))
	high := math.Max(4, math.Min(26, pitch-3))
	for i, seat := range order {
		y := in.Y + pitch*float64(i)
		ui.Medal(c, in.X+9, y+high/2, math.Min(9, high/2), palette.LookOf(s.game.Seats[seat].Color))
		s.bar(c, ui.Rect{X: in.X + 24, Y: y, W: in.W - 60, H: high}, all[i], most)
	}
}

// bar draws one seat's points in a row, as long as r for most points.
func (s *Result) bar(c *ui.Canvas, r ui.Rect, items []rules.Points, most rules.Points) {
	sum, long := rules.Points(0), rules.Points(0)
	x := r.X
	for i, n := range items {
		sum += n
		if n <= 0 {
			continue // points lost have no length; they stand in the sum and in the table
		}
		long += n
		end := math.Round(r.X + r.W*s.counted()*float64(long)/float64(most))
		part := ui.Rect{X: x, Y: r.Y, W: end - x, H: r.H}
		x = end
		if part.W < 1 {
			continue
		}
		if part.X == r.X {
			c.Fill(ui.Rect{X: part.X - 1, Y: part.Y, W: 1, H: part.H}, palette.Ink)
		}
		c.Fill(part, palette.Ink)
		c.Fill(ui.Rect{X: part.X, Y: part.Y + 1, W: part.W - 1, H: part.H - 2}, s.kinds[i].Color)
		text := pointsText(n)
		size := math.Min(18, r.H-4)
		if wide := size + ui.Name.Width(text) + 8; part.W >= wide && size >= 10 {
			left := part.X + math.Round((part.W-wide)/2) + 3
			ui.Icon(c, s.kinds[i].Icon, left+size/2, part.Y+part.H/2, size, ui.White)
			c.Write(left+size+2, ui.Name.Base(part.Y+math.Round(part.H/2)-8), text, ui.Name, palette.Ink)
		} else if size >= 10 && part.W >= ui.Name.Width(text)+3 {
			c.WriteCenter(part.X+part.W/2, ui.Name.Middle(part), text, ui.Name,
				palette.Ink)
		}
	}
	if r.H >= 12 {
		c.Write(x+6, ui.Number.Middle(r), s.count(pointsText(sum)), ui.Number, palette.Ink)
	}
}

// legend says at the bottom of r what the colours of bars mean, as far as there
// is room, and gives its height.
func (s *Result) legend(c *ui.Canvas, r ui.Rect) float64 {
	wide := 0.0
	for _, kind := range s.kinds {
		wide += 20 + ui.Body.Width(kind.Name) + 12
	}
	named := wide <= r.W
	if !named {
		wide = 26 * float64(len(s.kinds))
	}
	const high = 18.0
	x, y := r.X+math.Max(0, (r.W-wide)/2), r.Y+r.H-high/2
	for _, kind := range s.kinds {
		c.Fill(ui.Rect{X: x, Y: y - 8, W: 18, H: 16}, palette.Ink)
		c.Fill(ui.Rect{X: x + 1, Y: y - 7, W: 16, H: 14}, kind.Color)
		ui.Icon(c, kind.Icon, x+9, y, 13, ui.White)
		x += 20
		if named {
			c.Write(x+2, ui.Body.Base(y-8), kind.Name, ui.Body, palette.InkSoft)
			x += ui.Body.Width(kind.Name) + 6
		}
		x += 6
	}
	return high + 4
}
