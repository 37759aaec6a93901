package agricola

import (
	"tilestead/rules"
	"tilestead/rules/agricola/box"
)

func useRows(r *rulebook) {
	r.kinds[KindAgree] = actionRow{name: "agree", lines: []string{"agree"}, does: func(t acting, _ rules.Action) {
		top := t.agenda.Top()
		t.did(top)
		top.agreed = true
	}}
	r.kinds[KindStop] = actionRow{name: "stop", lines: []string{"stop"}, does: stopped}
	r.steps[useStep] = agendaRow{name: "use", open: true, makes: true, view: viewUse,
		auto: func(t acting, _ *step) bool { return !t.defers() && asksUser(t) },
		lists: func(s *State, dst []rules.Action, top *step, _ bool) []rules.Action {
			had := len(dst)
			if dst = legalUse(s, dst, top); top.by > 0 && dutyOf(s, top.seat) > 0 {
				dst = keepDuty(s, dst, had, top.seat)
			}
			return dst
		},
		ends: func(t acting, top *step) { stopEffect(t, top, top.e.Effect()) },
		prompt: func(s *State, top *step, p rules.Prompt) rules.Prompt {
			p.Source, p.Idle = top.e.String(), effectIdle(s, top)
			return p
		}}
}

func viewUse(t *step, b *rules.Lines) {
	b.Word(t.e.String())
	b.Pair("done", int(t.done))
	b.Pair("again", int(t.again))
	b.Pair("built", int(t.built))
	b.Pair("at", int(t.at))
	b.Flag("agreed", t.agreed)
	b.Flag("once", t.once)
	b.Pair("card", int(t.by))
}

// stopped is no more of what the step on top offers.
func stopped(t acting, _ rules.Action) {
	top := t.agenda.Top()
	t.setup.book.steps[top.kind].ends(t, top)
}

// dropped takes a step off the agenda.
func dropped(t acting, _ *step) { t.agenda.Pop() }

// unlessIdle has a step wait while there is anything to choose, if need be after exchanges;
// else it is over.
func unlessIdle(chooses func(s *State, top *step) bool) func(t acting, top *step) bool {
	return func(t acting, top *step) bool {
		if t.defers() {
			return false
		}
		if chooses(t.State, top) {
			return true
		}
		t.agenda.Pop()
		return false
	}
}

// alone is a step that happens by itself.
func alone(does func(acting)) func(acting, *step) bool {
	return func(t acting, _ *step) bool {
		does(t)
		return false
	}
}

// anyTime asks for nothing, and always says yes.
func anyTime(*State, rules.Seat, *box.Part, *step) bool { return true }
func always(*Player, *box.Part) bool                    { return true }

// unlessOnce says whether a part is not done just once.
func unlessOnce(_ *Player, part *box.Part) bool { return part.Most != 1 }

// asksUser carries out the effect on top as far as it goes by itself, and says
// whether its user has to decide; if not, something else is on top.
func asksUser(t acting) bool {
	top := t.agenda.Top()
	e := top.e.Effect()
	if !top.begun() {
		if !effectStarts(t.State, top, e, false) {
			t.agenda.Pop()
			return false
		}
		if e.May && !e.Either {
			return true
		}
	}
	if e.Either {
		for i := range e.Parts {
			if partOffered(t.State, top, e, i, false) {
				return true
			}
		}
		t.ends(t.agenda.Pop())
		return false
	}
	for i := range e.Parts {
		if top.done>>i&1 != 0 && int(top.again) != i+1 {
			continue
		}
		part := &e.Parts[i]
		if !partOffered(t.State, top, e, i, false) {
			was := *top
			top.done |= 1 << i
			top.again, top.built = 0, 0
			if was.again > 0 && t.ends(was) {
				return false
			}
			continue
		}
		if !partAutomatic(t.State, top, part) {
			return true
		}
		t.did(top)
		top.done |= 1 << i
		t.carryOut(top.seat, top.space(), part)
		return false
	}
	t.agenda.Pop()
	return false
}

// space is the action space of an effect, or that whose use a card answers.
func (t *step) space() box.Space {
	if t.by > 0 {
		return box.Space(t.at)
	}
	return box.Space(t.e)
}

// effectStarts says whether an effect that has not begun has anything to do: now, or also
// after exchanges.
func effectStarts(s *State, top *step, e *box.Effect, now bool) bool {
	if effectSpent(s, top) {
		return false
	}
	if top.e >= box.HookID {
		if _, h := box.HookOf(top.e); !s.met(top.seat, h.If) {
			return false
		}
	}
	return !e.May || e.Either || s.could(top, &e.Parts[0], now)
}

// could says whether a part of the effect in a step can be done now, or also after
// exchanges.
func (s *State) could(top *step, part *box.Part, now bool) bool {
	if s.can(top.seat, part, top) {
		return true
	}
	if now || s.setup.book.ops[part.Op].solid && plainExchanges(s, &s.player[top.seat]) {
		return false
	}
	q := partAsker(s, top.seat)
	defer q.partDone()
	return q.within(part, top)
}

// ends is the end of an action that built rooms or fences; whether cards have an
// effect then.
func (t acting) ends(was step) bool {
	waits := t.agenda.Len()
	e := was.e.Effect()
	for i := range e.Parts {
		if ends := t.setup.book.ops[e.Parts[i].Op].ends; was.done>>i&1 != 0 && was.built != 0 && ends != nil {
			ends(t, was.seat, int(was.built))
		}
	}
	return t.agenda.Len() > waits
}

// partOffered says whether part i of the effect in a step can be done, or done once more:
// now, or also after exchanges.
func partOffered(s *State, top *step, e *box.Effect, i int, now bool) bool {
	again := int(top.again) == i+1
	if e.One && top.done != 0 && !again {
		return false
	}
	return (again || top.done>>i&1 == 0) && s.could(top, &e.Parts[i], now)
}

// use carries out a choice of the effect on top.
func (t acting) use(a rules.Action) {
	top := t.agenda.Top()
	e := top.e.Effect()
	i := top.current(e)
	if e.Either {
		i = partOf(t.setup.book, e, a)
	}
	part := &e.Parts[i]
	row := &t.setup.book.ops[part.Op]
	t.did(top)
	top.done |= 1 << i
	top.again = 0
	if row.repeats != nil && row.repeats(&t.player[top.seat], part) {
		top.again = int8(i) + 1
	}
	row.does(t, top, part, a)
}

// partOf is the first part that an action does.
func partOf(r *rulebook, e *box.Effect, a rules.Action) (i int) {
	for !r.ops[e.Parts[i].Op].takes(a) {
		i++
	}
	return i
}

// stopEffect declines what the effect on top offers, or any more of it.
func stopEffect(t acting, top *step, e *box.Effect) {
	if e.Either || e.May && !top.begun() {
		t.ends(t.agenda.Pop())
		return
	}
	was := *top
	top.done |= 1 << top.current(e)
	top.again, top.built = 0, 0
	t.ends(was)
}
