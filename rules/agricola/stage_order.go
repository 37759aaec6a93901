package agricola

import (
	"tilestead/rules"
	"tilestead/rules/agricola/box"
)

func orderRows(r *rulebook) {
	r.kinds[KindOrder] = actionRow{name: "order", fields: oneSpace, lines: []string{"order SPACE"}, writes: writeSpace,
		does: func(t acting, a rules.Action) { planStage(t, SpaceOf(a)) }}
	r.steps[orderStep] = agendaRow{name: "order",
		lists: legalOrder}
}

// orderModule has whoever plays alone choose the order of the stage cards (11, 14.8).
const orderModule = "stage-order"

// plans begins the choice; with Farmers of the Moor the first card is known (14.5).
func (t acting) plans(seat rules.Seat) {
	if t.setup.moor {
		t.plan[1] = int8(box.MajorCard) + 1
	}
	t.agenda.Push(step{kind: orderStep, seat: seat})
}

// Unplanned is the round whose stage card is chosen next, 0 for none.
func (s *core) Unplanned() int {
	for r := 1; r <= box.Rounds; r++ {
		if s.plan[r] == 0 {
			return r
		}
	}
	return 0
}

// Planned is the card that was chosen for a round, NoSpace for none.
func (s *core) Planned(round int) box.Space {
	if c := s.plan[round]; c > 0 {
		return box.Space(c - 1)
	}
	return box.NoSpace
}

// planned are the cards whose round is chosen.
func (s *core) planned() (set box.SpaceSet) {
	for _, c := range s.plan[1:] {
		if c > 0 {
			set |= 1 << (c - 1)
		}
	}
	return set
}

func legalOrder(s *State, dst []rules.Action, _ *step, _ bool) []rules.Action {
	for left := s.MayCome(s.Unplanned()); left != 0; {
		dst = append(dst, rules.Act(KindOrder)|spaceField.Put(int(left.Pop())))
	}
	return dst
}

// planStage puts a stage card on the next round, and where only one is left for a round
// that one as well.
func planStage(t acting, card box.Space) {
	seat, round := t.agenda.Top().seat, t.Unplanned()
	t.plan[round] = int8(card) + 1
	rules.Show(t.reel, t.State, StagePlanned{seat, round, card})
	for round = t.Unplanned(); round > 0; round = t.Unplanned() {
		left := t.MayCome(round)
		if left&(left-1) != 0 {
			return
		}
		t.plan[round] = int8(left.Pop()) + 1
	}
	t.agenda.Pop()
}

// MayCome are the stage cards that a round's may still be while it is face down
// (3).
func (s *State) MayCome(round int) box.SpaceSet {
	if c := s.plan[round]; c > 0 {
		return 1 << (c - 1) &^ s.open
	}
	return box.Stages[stageOf[round]] &^ s.open &^ s.planned()
}
