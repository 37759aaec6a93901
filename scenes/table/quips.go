package table

import (
	"time"

	"tilestead/rules"
	"tilestead/scenes/board"
	"tilestead/scenes/settings"
	"tilestead/ui"
)

// A quip is something that a rival says at the table.
type quip struct {
	seat   rules.Seat
	moment board.Moment
	action int // after which, nowhere: before all
	turn   int // how many turns had begun
}

// So many turns lie between two quips at least, and so many there are in a game at most. Nobody
// says the same twice.
const (
	quipTurns = 4
	mostQuips = 6
)

// quips are what rivals say in a game. What, and after which action, follows from the match alone.
type quips struct {
	*core
	player  *player
	targets *targets
	hints   *hints
	log     *eventLog
	list    []quip
	turns   turnCount
	turn    int            // how many turns had begun with the last action that was judged
	began   []rules.Points // of each seat, when that turn did
	judged  int            // how many actions have been
	heard   int            // after how many nothing is said any more; nowhere before the greeting
	slip    slip
	fresh   bool      // what the slip says has not been announced
	off     []ui.Rect // what a slip must not hide, as it is placed
	placed  struct {
		slipLook
		ok  bool
		key slipKey
	}
	noted int // after how many actions it was last looked what the guide could explain
}

// A slip is a quip as it shows.
type slip struct {
	seat   rules.Seat
	moment board.Moment
	note   string // what the guide explains; "": a rival speaks
	text   string // "" while nothing is said
	until  time.Duration
}

// A slipLook is where a slip lies and what is in it.
type slipLook struct {
	box   ui.Rect
	role  ui.Role
	lines []string
	face  float64 // how large the portrait is; 0: there is none
	tail  bool    // it points at the plate
}

// A slipKey is what a slip was placed for.
type slipKey struct {
	text    string
	canvas  ui.Rect
	targets int
	actions int
	hint    bool
	when    time.Duration
}

// slipTime is how long a quip shows.
const slipTime = 5 * time.Second

// newQuips says nothing of what happened before the table was laid.
func newQuips(c *core, p *player, ts *targets, h *hints, l *eventLog) quips {
	q := quips{core: c, player: p, targets: ts, hints: h, log: l, heard: c.match.Len(), noted: nowhere}
	if q.heard == 0 {
		q.heard = nowhere
	}
	q.greet()
	return q
}

// speaks says whether a seat has something to say at a moment, and has not said it.
func (q *quips) speaks(seat rules.Seat, at board.Moment) bool {
	for i := range q.list {
		if q.list[i].seat == seat && q.list[i].moment == at {
			return false
		}
	}
	return q.cfg.Quip != nil && q.cfg.Coach == nil && q.cfg.Quip(seat, at) != ""
}

// greet has one of the rivals say something at the start, another in another game.
func (q *quips) greet() {
	var who []rules.Seat
	for seat := range rules.Seat(len(q.cfg.Seats)) {
		if q.speaks(seat, board.GameStart) {
			who = append(who, seat)
		}
	}
	if n := uint64(len(who)); n > 0 {
		q.list = append(q.list, quip{who[q.match.Setup().Seed%n], board.GameStart, nowhere, 0})
	}
}

// forget has all be judged anew: something was taken back. What was said is not said again.
func (q *quips) forget() {
	q.list, q.turns, q.turn, q.judged = nil, turnCount{}, 0, 0
	q.greet()
}

// judge finds what is said after the actions up to a number.
func (q *quips) judge(upto int) {
	for ; q.judged < upto; q.judged++ {
		if len(q.list) == 0 { // nobody has anything to say
			continue
		}
		i := q.judged
		before := q.match.Before(i)
		if turn := q.turns.at(q.match, i); i == 0 || turn != q.turn {
			q.turn, q.began = turn, q.points(before)
		}
		last := &q.list[len(q.list)-1]
		if len(q.list) >= mostQuips || q.turn-last.turn < quipTurns {
			continue
		}
		if seat, at := q.stirred(i, before); at != "" {
			q.list = append(q.list, quip{seat, at, i, q.turn})
		}
	}
}

// points are those of all seats.
func (q *quips) points(s rules.State) (all []rules.Points) {
	for seat := range rules.Seat(s.Players()) {
		all = append(all, q.offers.Score.Of(s, seat))
	}
	return all
}

// stirred is who says something after an action and of what, "" for nothing: of several whoever
// has said least.
func (q *quips) stirred(action int, before rules.State) (who rules.Seat, at board.Moment) {
	after, reel := before.Clone(), &rules.Reel{}
	after.Do(q.match.Action(action), reel)
	if after.Turn() == rules.Nobody { // the result has the last words
		return rules.Nobody, ""
	}
	were, are, least := q.points(before), q.points(after), len(q.list)+1
	for seat := range rules.Seat(len(are)) {
		said := 0
		for i := range q.list {
			if q.list[i].seat == seat {
				said++
			}
		}
		if m := q.moment(seat, were, are, reel); m != "" && said < least {
			who, at, least = seat, m, said
		}
	}
	return who, at
}

// moment is what an action with those points before and after it was for a seat that has something
// to say of it, "" where it was nothing.
func (q *quips) moment(seat rules.Seat, were, are []rules.Points, reel *rules.Reel) board.Moment {
	row := &q.offers.Quips
	if row.Loses == nil {
		return ""
	}
	lost := false
	for _, b := range reel.Beats {
		lost = lost || row.Loses(b.Event, seat)
	}
	was, is := margin(were, seat), margin(are, seat)
	for _, m := range [...]struct {
		moment board.Moment
		holds  bool
	}{
		{board.OwnLoss, lost},
		{board.LargeGain, are[seat] > were[seat] && are[seat]-q.began[seat] >= row.Gain},
		{board.PulledAhead, is > was && is >= row.Lead},
		{board.FellBehind, is < was && is <= -row.Lead},
	} {
		if m.holds && q.speaks(seat, m.moment) {
			return m.moment
		}
	}
	return ""
}

// margin is how many points a seat has more than the best other; 0 alone.
func margin(points []rules.Points, seat rules.Seat) rules.Points {
	if len(points) == 1 {
		return 0
	}
	first := true
	var best rules.Points
	for i, n := range points {
		if rules.Seat(i) != seat && (first || n > best) {
			best, first = n, false
		}
	}
	return points[seat] - best
}

// listen shows the last thing that was said about what has been shown, and takes it away when it
// has been read.
func (q *quips) listen() {
	if q.slip.text != "" && (q.now >= q.slip.until || q.slip.note == "" && !q.wanted()) {
		q.slip = slip{}
		q.change(redraw)
	}
	upto := q.match.Len()
	switch {
	case q.cfg.Quip == nil || q.player.again:
		return
	case q.player.playing():
		upto = q.player.beats[0].action
	}
	q.judge(upto)
	for i := len(q.list) - 1; i >= 0 && q.list[i].action >= q.heard; i-- {
		if u := q.list[i]; u.action < upto && q.wanted() {
			q.slip = slip{seat: u.seat, moment: u.moment, text: q.cfg.Quip(u.seat, u.moment), until: q.now + slipTime}
			q.fresh = true
			q.change(redraw)
			break
		}
	}
	q.heard = max(q.heard, upto)
}

// reword says in the words there are now what shows.
func (q *quips) reword() {
	switch {
	case q.slip.note != "":
		q.slip.text = q.noteText(q.slip.note)
	case q.slip.text != "":
		q.slip.text = q.cfg.Quip(q.slip.seat, q.slip.moment)
	}
}

// wanted says whether the player wants to hear rivals now.
func (q *quips) wanted() bool { return q.opt.Voices && q.opt.Speed != settings.InstantSpeed }

// news is what was said since it was last asked, "" for nothing.
func (q *quips) news() string {
	if !q.fresh {
		return ""
	}
	q.fresh = false
	return q.slip.text
}

// noteText is what the guide says of a note.
func (q *quips) noteText(id string) string {
	return q.cfg.Words.Say(q.match.Title().ID + ".note." + id)
}
