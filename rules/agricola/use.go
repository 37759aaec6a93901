package agricola

import "tilestead/rules"

// asks carries out the effect on top as far as it goes by itself, and says
// whether its user has to decide; if not, something else is on top.
func (t acting) asks() bool {
	top := t.agenda.Top()
	e := top.e.effect()
	if !top.begun() {
		if !t.starts(top, e, false) {
			t.agenda.Pop()
			return false
		}
		if e.May && !e.Either {
			return true
		}
	}
	if e.Either {
		for i := range e.Parts {
			if t.offers(top, e, i, false) {
				return true
			}
		}
		t.ends(t.agenda.Pop())
		return false
	}
	for i := range e.Parts {
		if top.b>>i&1 != 0 && int(top.c) != i+1 {
			continue
		}
		part := &e.Parts[i]
		if !t.offers(top, e, i, false) {
			was := *top
			top.b |= 1 << i
			top.c, top.d, top.n = 0, 0, 0
			if was.c > 0 && t.ends(was) {
				return false
			}
			continue
		}
		if !t.automatic(top, part) {
			return true
		}
		t.did(top)
		top.b |= 1 << i
		t.carryOut(top.seat, top.space(), part)
		return false
	}
	t.agenda.Pop()
	return false
}

// begun says whether anything of an effect has been done or agreed to.
func (t *step) begun() bool { return t.b != 0 || t.c > 0 || t.yes }

// space is the action space of an effect, or that whose use a card answers.
func (t *step) space() Space {
	if t.by > 0 {
		return Space(t.at)
	}
	return Space(t.e)
}

// starts says whether an effect that has not begun has anything to do: now, or also
// after exchanges.
func (s *State) starts(top *step, e *Effect, now bool) bool {
	if s.spent(top) {
		return false
	}
	if top.e >= hookID {
		if _, h := hookOf(top.e); !s.met(top.seat, h.If) {
			return false
		}
	}
	return !e.May || e.Either || s.could(top, &e.Parts[0], now)
}

// could says whether a part of the effect in a step can be done now, or also after
// exchanges.
func (s *State) could(top *step, part *Part, now bool) bool {
	if s.can(top.seat, part, top) {
		return true
	}
	if now || part.solid() && s.plain(&s.player[top.seat]) {
		return false
	}
	q := s.asker(top.seat)
	defer q.done()
	return q.within(part, top)
}

// ends is the end of an action that built rooms or fences; whether cards have an
// effect then.
func (t acting) ends(was step) bool {
	waits := t.agenda.Len()
	e := was.e.effect()
	for i := range e.Parts {
		switch op := e.Parts[i].Op; {
		case was.b>>i&1 == 0 || was.n == 0:
		case op == BuildRooms:
			t.opens(builtRooms, was.seat, occasion{n: int(was.n)})
		case op == BuildFences:
			t.opens(fenced, was.seat, occasion{})
		}
	}
	return t.agenda.Len() > waits
}

// offers says whether part i of the effect in a step can be done, or done once more:
// now, or also after exchanges.
func (s *State) offers(top *step, e *Effect, i int, now bool) bool {
	again := int(top.c) == i+1
	if e.One && top.b != 0 && !again {
		return false
	}
	return (again || top.b>>i&1 == 0) && s.could(top, &e.Parts[i], now)
}

// opOf is what each kind of action that uses an effect does.
var opOf = [...]Op{
	KindPlow: Plow, KindSow: Sow, KindBake: Bake, KindRoom: BuildRooms, KindStable: BuildStables,
	KindPasture: BuildFences, KindBuild: Improve, KindTake: OneOf, KindStop: 0,
	KindRenovate: Renovate, KindPlay: Improve, KindExtend: Extend, KindReserve: Enclose,
	KindStation: Station, KindCut: Cut, KindFell: Fell, KindBurn: Burn, KindReap: Reap, KindClose: Close,
	KindRaise: Upgrade, KindStall: Stall, KindLay: Lay, KindTurn: Turn, KindBlock: Block,
	KindRehouse: Renovate, KindScatter: Sow,
}

// doneBy is what an action does in an effect.
func doneBy(a rules.Action) Op {
	if a.Kind() == KindPlay && Cards[HandCardOf(a)].Occupation {
		return PlayOccupation
	}
	return opOf[a.Kind()]
}

// use carries out a choice of the effect on top.
func (t acting) use(a rules.Action) {
	top := t.agenda.Top()
	switch top.kind {
	case spendStep:
		t.agenda.Pop()
		t.spendCard()
		return
	case againStep, specialStep, cookStep:
		t.agenda.Pop()
		return
	}
	e := top.e.effect()
	switch a.Kind() {
	case KindStop:
		t.stop(top, e)
		return
	case KindAgree:
		t.did(top)
		top.yes = true
		return
	}
	i := t.current(top, e)
	if e.Either {
		for i = 0; e.Parts[i].Op != doneBy(a); i++ {
		}
	}
	part := &e.Parts[i]
	t.did(top)
	top.b |= 1 << i
	top.c = 0
	if part.repeats() || part.Op == Sow && t.player[top.seat].Front.Has(untilledCard) {
		top.c = int8(i) + 1
	}
	t.choose(top, part, a)
}

// stop declines what the effect on top offers, or any more of it.
func (t acting) stop(top *step, e *Effect) {
	if e.Either || e.May && !top.begun() {
		t.ends(t.agenda.Pop())
		return
	}
	was := *top
	top.b |= 1 << t.current(top, e)
	top.c, top.d, top.n = 0, 0, 0
	t.ends(was)
}

// repeats says whether a part can be done several times in one action.
func (p *Part) repeats() bool {
	switch p.Op {
	case BuildFences, Reap, Stall:
		return true
	case BuildStables, BuildRooms, Lay, Turn:
		return p.Most != 1
	case Plow:
		return p.Most > 1
	case OneOf:
		return p.By.Of != 0
	}
	return false
}
