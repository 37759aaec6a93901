package agricola

import (
	"math/bits"

	"tilestead/rules"
	"tilestead/rules/agricola/farm"
)

func startCardRows(r *rulebook) {
	r.kinds[KindStartCard] = actionRow{name: "start_card", fields: fields{"card": startCardField},
		lines: []string{"start_card N"}, writes: writeStartCard,
		does: func(t acting, a rules.Action) { layStartCard(t, startCardField.Get(a)) }}
	r.steps[startCardStep] = agendaRow{name: "start_card",
		lists: legalStartCard,
		lots:  func(s *State) int { return len(startCards) - bits.OnesCount16(dealtStartCards(s)) },
		lot: func(s *State, n int) rules.Action {
			return rules.Act(KindStartCard) |
				startCardField.Put(nth(uint64((1<<len(startCards)-1)&^dealtStartCards(s)), n)+1)
		}}
}

// startCards are where forests (F) and moors (M) lie at the start of a game with
// Farmers of the Moor (14.1); the starting rooms are H.
var startCards = [...][farm.BoardRows]string{
	{"MM.F.", "HMFF.", "H..FF"},
	{".FFF.", "HMM..", "HM.FF"},
	{"..FFF", "H.M.F", "HMM.F"},
	{".F.MM", "HF.FM", "HF.F."},
	{"...FF", "HMMMF", "H..FF"},
	{"FFMMF", "H..MF", "H...F"},
	{".FM..", "HFM.F", "H.MFF"},
	{"....F", "HFMMF", "HFFM."},
	{"FFM..", "HFMM.", "HFF.."},
}

// lands are the cells of a start card with a letter.
func lands(card int, letter byte) (m farm.Mask) {
	for row, line := range startCards[card] {
		for col := range line {
			if line[col] == letter {
				m |= farm.At(row, col).Mask()
			}
		}
	}
	return m
}

// startLand is what each start card puts on a farm.
var startLand = func() (list [len(startCards)]struct{ forests, moors farm.Mask }) {
	for i := range list {
		list[i].forests, list[i].moors = lands(i, 'F'), lands(i, 'M')
	}
	return list
}()

// dealtStartCards are the start cards that seats have, as bits.
func dealtStartCards(s *State) (set uint16) {
	for i := range s.setup.seats {
		if c := s.player[i].startCard; c > 0 {
			set |= 1 << (c - 1)
		}
	}
	return set
}

func legalStartCard(s *State, dst []rules.Action, _ *step, _ bool) []rules.Action {
	dealt := dealtStartCards(s)
	for c := range startCards {
		if dealt>>c&1 == 0 {
			dst = append(dst, rules.Act(KindStartCard)|startCardField.Put(c+1))
		}
	}
	return dst
}

// layStartCard puts forests and moors on the farm of the next seat.
func layStartCard(t acting, card int) {
	top := t.agenda.Top()
	seat := rules.Seat(top.rest)
	p := &t.player[seat]
	p.startCard = int8(card)
	p.Forests, p.Moors = startLand[card-1].forests, startLand[card-1].moors
	if top.rest++; top.rest == t.setup.seats {
		t.agenda.Pop()
	}
	rules.Show(t.reel, t.State, StartCardDrawn{seat, card})
}
