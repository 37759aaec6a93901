package screens

import (
	"math"
	"slices"

	"tilestead/assets/palette"
	"tilestead/rules"
	"tilestead/scenes/board"
	"tilestead/scenes/think"
	"tilestead/ui"
)

// A reviewing is a review of all seats of the game, one after the other, people first. It
// goes on while it shows; in the game of a day the first of them is looked at in any case.
type reviewing struct {
	seats    []seatReview
	at       int // of the seats, the one looked at
	job      *think.Review
	told     []toldVerdict
	starts   []board.Turn // where turns begin
	turns    []int        // the number of the turn that each action belongs to
	texts    toldTexts
	recalled bool // what was kept of it is taken over
	scrolled float64
	pointed  bool // at the list: nothing in it moves
}

// A seatReview is what is known of a seat's decisions.
type seatReview struct {
	seat    int
	list    []think.Verdict
	over    bool
	through float64 // the part of the game that was looked at
	sorted  bool    // those that gave away most come first
}

// given is what a seat gave away for each decision, in what verdicts count.
func (r *seatReview) given() float64 {
	sum := 0
	for _, v := range r.list {
		sum += v.Loss
	}
	return float64(sum) / float64(max(1, len(r.list)))
}

// parts are into how many parts of the game losses are told apart.
const parts = 3

// givenIn is the same for decisions of one of some parts of the game of so many turns, from 0; ok
// is false where there were none.
func (r *seatReview) givenIn(part, parts int, turns []int) (given float64, ok bool) {
	sum, n := 0, 0
	for _, v := range r.list {
		if max(0, turns[v.At]-1)*parts/max(1, turns[len(turns)-1]) == part {
			sum, n = sum+v.Loss, n+1
		}
	}
	return float64(sum) / float64(max(1, n)), n > 0
}

// A toldVerdict is a decision that is told by itself.
type toldVerdict struct {
	think.Verdict
	seat int
}

// newReviewing prepares the review of a game.
func (s *Result) newReviewing() *reviewing {
	r := &reviewing{}
	for _, people := range []bool{true, false} {
		for i, seat := range s.game.Seats {
			if (seat.Bot == "") == people {
				r.seats = append(r.seats, seatReview{seat: i})
			}
		}
	}
	m := s.game.Match
	r.starts = s.offers.Turns(m)
	for i := range m.Len() {
		r.turns = append(r.turns, board.TurnOf(r.starts, i)+1)
	}
	return r
}

// goOnReviewing works on the review while that is wanted.
func (s *Result) goOnReviewing() {
	r := s.reviewing
	if !s.reviews() {
		return
	}
	if r.recall(s); !s.reviews() {
		return
	}
	now := &r.seats[r.at]
	if r.job == nil {
		var err error
		if r.job, err = s.sh.Review(s.game.Match, rules.Seat(now.seat)); err != nil {
			s.sh.Fail(err)
			r.at = len(r.seats)
			return
		}
	}
	now.list, now.over = r.job.Poll()
	if n := len(now.list); n > 0 {
		now.through = float64(now.list[n-1].At+1) / float64(len(r.turns))
	}
	if now.over {
		if r.at == 0 {
			r.keep(s)
		}
		r.store(s)
		r.job, r.at = nil, r.at+1
	}
	r.tell()
}

// keep remembers what the person at the table gave away, where there is one.
func (r *reviewing) keep(s *Result) {
	if _, single := s.game.FeatsOf(); !single || s.givenUp || s.sh.Shelf == nil || len(r.seats[0].list) == 0 {
		return
	}
	if err := s.sh.Shelf.RememberGiven(s.game, r.seats[0].given()); err != nil {
		s.sh.Say(ui.Failure, s.sh.Words.Say("stats.unkept", s.sh.Trouble(err)))
	}
}

// tell tells what was found so far. While somebody points at the list, nothing in it moves.
func (r *reviewing) tell() {
	for i := range r.seats {
		of := &r.seats[i]
		of.sorted = of.over && (of.sorted || !r.pointed)
	}
	r.told = tell(r.seats, r.told[:0])
}

// tell appends the decisions that are told by themselves, seat by seat: in their order while others
// are found, so that none moves, and those that gave away most first once they may be sorted.
func tell(seats []seatReview, told []toldVerdict) []toldVerdict {
	for _, of := range seats {
		first := len(told)
		for _, v := range of.list {
			if v.Mark > 0 {
				told = append(told, toldVerdict{v, of.seat})
			}
		}
		if of.sorted {
			slices.SortStableFunc(told[first:], func(a, b toldVerdict) int { return b.Loss - a.Loss })
		}
	}
	return told
}

// stopReviewing ends the work on the review; what was found stays.
func (s *Result) stopReviewing() {
	if r := s.reviewing; r != nil && r.job != nil {
		r.job.Stop()
		r.job, r.seats[r.at].list, r.seats[r.at].through = nil, nil, 0
	}
}

// reviews says whether the review is being worked on.
func (s *Result) reviews() bool {
	r := s.reviewing
	return r != nil && r.at < len(r.seats) && (s.tab == reviewChart || s.day != nil && !s.day.kept && r.at == 0)
}

// Sizes of the review, in canvas pixels.
const (
	reviewRow      = 22.0
	leastReviewRow = 17.0 // where room is left for luck
	reviewList     = 0.52 // of the width, for the decisions that are told
	narrowList     = 0.46 // where there is less width
	wideReview     = 380.0
)

// layReview shows what each seat gave away, and beside it the decisions that are told one by
// one, each a way to where it was made.
func (s *Result) layReview(k *ui.Kit, r ui.Rect) {
	rv, w := s.reviewing, s.sh.Words
	box := ui.Rect{X: r.X + 4, Y: r.Y, W: r.W - 8, H: r.H - 4}
	ui.Inset(k.C, box, palette.PaperDim)
	in := box.Inset(6)
	share := reviewList
	if in.W < wideReview {
		share = narrowList
	}
	wide := math.Floor(in.W * share)
	list := ui.Rect{X: in.X + in.W - wide, Y: in.Y, W: wide, H: in.H}
	rv.pointed = list.Contains(ui.Point{X: k.In.X, Y: k.In.Y})
	pitch, lines := toldPitch(list.H)
	k.List("told", list, pitch, len(rv.told), &rv.scrolled, func(i int, row ui.Rect) {
		tellings{s}.toldRow(k, i, lines, row)
	})
	seats := ui.Rect{X: in.X, Y: in.Y, W: in.W - wide - 8, H: in.H}
	s.laySeats(k, seats)
	if !k.Drawing() {
		return
	}
	if len(rv.told) == 0 {
		key := "result.review.wait"
		if !s.reviews() {
			key = "result.review.none"
		}
		for i, line := range ui.Dense.Wrap(w.Say(key), list.W-4) {
			k.C.Write(list.X+2, ui.Dense.Base(list.Y+2+float64(i)*ui.DenseLine), line, ui.Dense, palette.InkSoft)
		}
	}
}

// laySeats shows what each seat gave away, then, as far as there is room, what level the persons
// played like, what chance brought and what was given away in parts of the game.
func (s *Result) laySeats(k *ui.Kit, seats ui.Rect) {
	rv, w := s.reviewing, s.sh.Words
	var heads []string
	for _, line := range ui.Dense.Wrap(w.Say(s.reviewWord("result.review.points", "result.review.chances")), seats.W) {
		if ui.DenseLine*float64(len(heads)+1)+reviewRow*float64(len(rv.seats)) > seats.H {
			break // the numbers first
		}
		heads = append(heads, line)
	}
	head, most := ui.DenseLine*float64(len(heads)), 1.0
	for i := range rv.seats {
		if rv.seats[i].over {
			most = math.Max(most, rv.seats[i].given())
		}
	}
	pitch := math.Min(reviewRow, math.Floor((seats.H-head)/float64(len(rv.seats))))
	if s.offers.Score.Luck != "" {
		if closer := math.Floor((seats.H - head - 2 - luckRow) / float64(len(rv.seats))); closer >= leastReviewRow {
			pitch = math.Min(pitch, closer)
		}
	}
	for i := range rv.seats {
		row := ui.Rect{X: seats.X, Y: seats.Y + head + 2 + pitch*float64(i), W: seats.W, H: pitch - 4}
		told := fortunes{s}.told(&rv.seats[i])
		k.Zone(ui.Zone{ID: k.Nth("given", i), Box: row, Name: told, Tip: fortunes{s}.luckTip(told)})
		if k.Drawing() {
			s.drawGiven(k.C, &rv.seats[i], row, most)
		}
	}
	if !k.Drawing() {
		return
	}
	k.C.Paragraph(seats.X, seats.Y, heads, ui.Dense, palette.InkSoft)
	used := head + 2 + pitch*float64(len(rv.seats))
	rest := fortunes{s}.drawLike(k.C, ui.Rect{X: seats.X, Y: seats.Y + used, W: seats.W, H: seats.H - used})
	s.drawParts(k.C, fortunes{s}.drawLuck(k.C, rest))
}

// partPitch is how far rows of the parts of a game are apart, partsHigh how high these are together, in
// canvas pixels.
const (
	partPitch = 16.0
	partsHigh = partPitch*(parts+1) + 8
)

// drawParts tells what was given away in the opening, in the middle and at the end, a column
// for each seat, where there is room.
func (s *Result) drawParts(c *ui.Canvas, r ui.Rect) {
	rv, names, column := s.reviewing, 0.0, ui.Dense.Width("00,0 %")+10
	for part := range parts {
		names = math.Max(names, ui.Dense.Width(s.partName(part))+8)
	}
	if r.H < partsHigh || names+column*float64(len(rv.seats)) > r.W {
		return
	}
	left := r.X + r.W - column*float64(len(rv.seats))
	top := r.Y + 8
	for i := range rv.seats {
		look := palette.LookOf(s.game.Seats[rv.seats[i].seat].Color)
		ui.Medal(c, left+column*(float64(i)+1)-10, top+partPitch/2, 7, look)
	}
	for part := range parts {
		y := top + partPitch*float64(part+1)
		c.Write(r.X+2, ui.Dense.Base(y+1), s.partName(part), ui.Dense, palette.InkSoft)
		for i := range rv.seats {
			text := unknown
			if given, ok := rv.seats[i].givenIn(part, parts, rv.turns); ok && rv.seats[i].over {
				text = s.amount(given)
			}
			c.WriteRight(left+column*(float64(i)+1)-2, ui.Dense.Base(y+1), text, ui.Dense, palette.Ink)
		}
	}
}

// partName is what a part of the game is called.
func (s *Result) partName(part int) string {
	return s.sh.Words.Say([...]string{"result.review.opening", "result.review.middle", "result.review.end"}[part])
}

// reviewWord is one of two texts: for points, or for chances to win.
func (s *Result) reviewWord(points, chances string) string {
	if s.offers.Score.Chances {
		return chances
	}
	return points
}

// amount is a loss as text.
func (s *Result) amount(loss float64) string {
	return board.LossText(s.sh.Words, loss, s.offers.Score.Chances)
}

// verdicts are all that was found so far.
func (s *Result) verdicts() (list []think.Verdict) {
	if s.reviewing != nil {
		for _, of := range s.reviewing.seats {
			list = append(list, of.list...)
		}
	}
	return list
}

// unknown stands for a number that is not known yet, or where there is none.
const unknown = "–"

// drawGiven draws what a seat gave away as a bar, as long as the room for most. Before all its decisions
// were looked at it says so, and how far that has come: what is known by then may still change.
func (s *Result) drawGiven(c *ui.Canvas, of *seatReview, r ui.Rect, most float64) {
	look := palette.LookOf(s.game.Seats[of.seat].Color)
	ui.Medal(c, r.X+8, r.Y+r.H/2, math.Min(8, r.H/2), look)
	room := ui.Rect{X: r.X + 20, Y: r.Y, W: r.W - 20, H: r.H}
	if !of.over {
		text := room
		text.H -= 4
		role, said := board.FitIn(fortunes{s}.goesOn(of), room.W, ui.Dense, ui.Least)
		c.Write(room.X, role.Middle(text), said, role, palette.InkSoft)
		line := ui.Rect{X: room.X, Y: room.Y + room.H - 3, W: room.W, H: 3}
		c.Fill(line, palette.Alpha(palette.InkSoft, 0.25))
		line.W = math.Round(line.W * of.through)
		c.Fill(line, palette.TealLit)
		return
	}
	room.W -= ui.Number.Width("00,0 %") + 4
	c.WriteRight(r.X+r.W, ui.Number.Middle(r), s.amount(of.given()), ui.Number, palette.Ink)
	if n := math.Round(room.W * of.given() / most); n >= 1 {
		c.Fill(ui.Rect{X: room.X, Y: room.Y, W: n, H: room.H}, palette.Ink)
		inner := ui.Rect{X: room.X, Y: room.Y + 1, W: math.Max(0, n-1), H: math.Max(0, room.H-2)}
		c.Fill(inner, palette.Seats[look].Fill)
	}
}
