package carcassonne

import (
	"slices"

	"tilestead/rules"
)

// acting is a position while an action is carried out, and who is told.
type acting struct {
	*State
	reel *rules.Reel
}

// handlers carry out the kinds of action.
var handlers = [...]func(t acting, a rules.Action){
	KindFirst:  acting.first,
	KindDraw:   acting.draw,
	KindPlace:  acting.place,
	KindPass:   acting.pass,
	KindFigure: acting.stand,
	KindFairy:  acting.callFairy,
	KindRemove: acting.dismiss,
	KindDragon: acting.fly,
}

// Do carries out an action from Legal.
func (s *State) Do(a rules.Action, r *rules.Reel) {
	t := acting{s, r}
	handlers[a.Kind()](t, a)
	t.run()
	r.Done(s)
}

// run does what happens by itself until somebody has to decide.
func (t acting) run() {
	for t.agenda.Len() > 0 {
		auto := steps[*t.agenda.Top()].auto
		if auto == nil {
			return
		}
		t.agenda.Pop()
		auto(t)
	}
}

func legalFirst(s *State, dst []rules.Action) []rules.Action {
	for seat := range s.setup.seats {
		dst = append(dst, rules.Act(KindFirst)|seatField.Put(int(seat)))
	}
	return dst
}

// first makes the drawn seat begin (2).
func (t acting) first(a rules.Action) {
	t.agenda.Pop()
	rules.Show(t.reel, t.State, FirstDrawn{SeatOf(a)})
	t.begin(SeatOf(a))
}

// begin opens the turn of a seat.
func (t acting) begin(seat rules.Seat) {
	t.agenda.Clear()
	t.active, t.part = seat, 1
	t.agenda.Push(t.setup.order...)
}

// again opens the second part of a turn, which has no turn start.
func (t acting) again() {
	t.agenda.Clear()
	t.part = 2
	t.agenda.Push(t.setup.order[slices.Index(t.setup.order, drawStep):]...)
}

// start is step A.
func (t acting) start() {
	rules.Show(t.reel, t.State, TurnBegan{t.active})
	for _, x := range t.setup.extras {
		if x.began != nil {
			x.began(t)
		}
	}
}

// end passes the turn on, or ends the game when no tile can be drawn.
func (t acting) end() {
	if t.left == 0 {
		t.finish()
		return
	}
	t.begin((t.active + 1) % rules.Seat(t.setup.seats))
}

// finish evaluates what is still open (6) and ends the game.
func (t acting) finish() {
	t.agenda.Clear()
	t.hand = NoKind
	rules.Show(t.reel, t.State, StackEmpty{})
	t.final()
	t.ended = true
	if t.reel != nil {
		rules.Show(t.reel, t.State, GameOver{t.Winners()})
	}
}
