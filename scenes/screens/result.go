package screens

import (
	"time"

	"tilestead/input"
	"tilestead/rules"
	"tilestead/save"
	"tilestead/scenes/board"
	"tilestead/scenes/page"
	"tilestead/titles/feats"
	"tilestead/titles/rating"
	"tilestead/ui"
)

// A Result shows how a game ended: who won, what decided it, how the
// scores grew, and what can be played next.
type Result struct {
	sh        *page.Shell
	kit       ui.Kit
	next      ui.Scene
	game      *save.Game
	board     board.Board
	offers    board.Offers // of the board
	givenUp   bool
	head      []string
	rows      [][]string
	kinds     []board.ScoreKind // what the title scores for, if for several things
	icons     [][]string        // that stand for heads
	tracing   tracing           // from what the numbers come
	land      ground            // that the game was played on
	desks     map[rules.Seat]any
	curve     [][]rules.Points  // scores of each seat over the turns of the game
	tab       int               // the chart that shows
	rating    string            // what the game made of the player's, "" where it does not count
	replaying *feats.Replaying  // for feats; nil: they are known, or do not count
	achieved  []save.FeatRecord // for the first time
	yields    []seatYield       // what cards gave, the winner's first
	scrolled  float64           // how far the list of them
	day       *dayResult        // nil: the game is none of a day
	reviewing *reviewing        // nil: nobody looks at decisions, or there are none
	sizing    bool              // it is asked how large the picture of the map is to be
	painting  painting
	invites   *rating.Invitation // the rival who wants to play next, nil for none
	series    *seriesPanel       // the way to the next game of its series, nil for none
	begun     time.Duration      // the count
	opened    time.Duration
	now       time.Duration
	started   bool
	drawn     time.Duration // how much of the count was drawn
}

// countTime is how long the scores count up, and keyRest and clickRest how long keys and clicks press
// nothing yet: who skipped the final scoring with one may press once too often.
const (
	countTime = 1400 * time.Millisecond
	keyRest   = 1500 * time.Millisecond
	clickRest = 500 * time.Millisecond
)

// NewResult shows how a game ended, or how it stood when it was given up. The
// board is one of its own.
func NewResult(sh *page.Shell, g *save.Game, b board.Board, givenUp bool) *Result {
	s := &Result{sh: sh, game: g, board: b, givenUp: givenUp, offers: b.Offers()}
	s.Reworded()
	s.curve = curve(g.Match, s.offers.Score)
	if sh.Review != nil {
		s.reviewing = s.newReviewing()
	}
	if s.day = newDay(s); s.day != nil {
		s.tab = dayChart
	}
	if !givenUp {
		s.series = seriesAfter(sh, g, s.offers)
		s.replaying = startFeats(g)
	}
	if v, ok := s.invited(); ok {
		s.invites = &v
	}
	return s
}

// Reworded says in the words there are now what the board tells of the game.
func (s *Result) Reworded() {
	v := &board.View{Words: s.sh.Words, State: s.game.Match.State()}
	s.head, s.rows = s.board.Result(v.State, v.Words)
	if kinds := s.offers.Score.Kinds; kinds != nil {
		s.kinds = kinds(v)
	}
	s.icons = make([][]string, len(s.head))
	if heads := s.offers.Score.Heads; heads != nil {
		copy(s.icons, heads(v))
	}
	s.yields = s.cardYields(v)
	s.tracing = tracing{hot: noCell, focused: noCell, pinned: noCell}
	if sources := s.offers.Score.Sources; sources != nil {
		last := s.finished()
		last.Frame = s.board.Frame(1280, 800, ui.Roomy, last.State)
		s.tracing.sources = sources(&last, s.game.Match)
	}
	s.rating = s.ratingLine()
	if s.reviewing != nil {
		s.reviewing.texts = nil
	}
}

// curve is the score of every seat whenever the turn changed hands, or alone
// whenever one began, and at the end.
func curve(m *rules.Match, score board.Score) [][]rules.Points {
	points := rules.Total
	if score.Points != nil {
		points = score.Points
	}
	seats := m.Setup().Seats
	out := make([][]rules.Points, seats)
	turn := rules.Nobody
	add := func(s rules.State) {
		for i := range out {
			out[i] = append(out[i], points(s, rules.Seat(i)))
		}
	}
	for i := range m.Len() {
		s := m.Before(i)
		if t := s.Turn(); t >= 0 && (t != turn || seats == 1 && s.Prompt().Opens) {
			turn = t
			add(s)
		}
	}
	add(m.State())
	return out
}

// counted is how much of the count has been shown, 0 to 1.
func (s *Result) counted() float64 {
	if s.sh.Settings.Reduced || s.now-s.begun >= countTime {
		return 1
	}
	return ui.Settle(float64(s.now-s.begun) / float64(countTime))
}

// Update takes one tick.
func (s *Result) Update(in input.Frame) (ui.Scene, error) {
	if !s.started {
		s.started, s.begun, s.opened = true, in.Now, in.Now
	}
	s.now = in.Now
	if s.counted() < 1 && s.now != s.begun &&
		(in.Left.Pressed || in.Hit(input.KeySpace) || in.Hit(input.KeyEnter)) {
		s.begun = s.now - countTime // a click or key ends the count
		if !in.Left.Pressed || s.now-s.opened < clickRest {
			return s, nil
		}
	}
	if s.now-s.opened < keyRest {
		in.Keys = in.Without(input.KeySpace)
		in.Keys = in.Without(input.KeyEnter)
	}
	s.next = s
	s.savePicture()
	s.goOnReviewing()
	s.day.goOn()
	s.goOnWithFeats(actionsPerTick)
	s.kit.Update(in, s.view)
	s.sh.Hear(&s.kit)
	if s.next != s {
		s.day.leave(s)
		s.goOnWithFeats(s.game.Match.Len())
	}
	return s.next, nil
}

// Draw fills the display list.
func (s *Result) Draw(c *ui.Canvas) {
	s.drawn = min(s.now-s.begun, countTime)
	s.kit.Draw(c, s.view)
}

// Animating says whether the picture is about to change by itself.
func (s *Result) Animating() bool {
	return s.kit.Animating() || s.painting.Rasterization != nil || s.reviews() || s.day.finds() ||
		s.replaying != nil ||
		!s.sh.Settings.Reduced && s.drawn < countTime
}

// again starts a game with the same seats: with another seed, or the same. A
// key asks first, for this table is gone then.
func (s *Result) again(k *ui.Kit, id ui.ID, seed uint64) {
	if k.In.Left.Released {
		s.deal(seed)
		return
	}
	w := s.sh.Words
	yes := func() ui.Scene { s.next = s; s.deal(seed); return s.next }
	s.next = NewAsk(s.sh, s, w.Say("result."+string(id)), []string{w.Say("result.again")},
		Answer{ID: "ask/back", Label: w.Say("menu.back"), Do: func() ui.Scene { return nil }},
		Answer{ID: "ask/yes", Label: w.Say("result." + string(id)), Do: yes})
}

// deal starts a game with the same seats.
func (s *Result) deal(seed uint64) {
	set := s.game.Match.Setup()
	set.Seed = seed
	s.play(set)
}

// play starts a game of a set-up with the same seats.
func (s *Result) play(set rules.Setup) {
	next, err := s.sh.Go.New(s.game.Match.Title(), set, s.game.Seats)
	if err != nil {
		s.sh.Fail(err)
		return
	}
	s.next = next
}

// setup opens the set-up again.
func (s *Result) setup() {
	s.next = s.sh.Go.Setup(s.game.Match.Title())
}

// save keeps the game among the saved ones.
func (s *Result) save() {
	if _, err := s.sh.Shelf.Keep(s.game); err != nil {
		s.sh.Say(ui.Failure, s.sh.Words.Say("app.unsaved", s.sh.Trouble(err)))
		return
	}
	s.sh.Say(ui.Success, s.sh.Words.Say("result.saved"))
}

// verdict says who won.
func (s *Result) verdict() string {
	w := s.sh.Words
	if s.givenUp {
		return w.Say("result.givenup")
	}
	if say := s.offers.Score.Verdict; say != nil {
		if text := say(&board.View{Words: w, State: s.game.Match.State()}); text != "" {
			return text
		}
	}
	var names []string
	for _, seat := range s.game.Match.State().Winners() {
		names = append(names, s.game.Seats[seat].Name)
	}
	switch len(names) {
	case 0:
		return w.Say("result.over")
	case 1:
		return w.Say("result.winner", names[0])
	}
	all := names[0]
	for i, n := range names[1:] {
		if i == len(names)-2 {
			all = w.Say("result.and", all, n)
		} else {
			all += ", " + n
		}
	}
	return w.Say("result.winners", all)
}

// Aims are what a click can reach.
func (s *Result) Aims() []ui.Aim { return s.kit.Aims() }
