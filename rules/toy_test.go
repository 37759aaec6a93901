package rules_test

import (
	"errors"
	"math/rand/v2"
	"strconv"

	"tilestead/rules"
)

// toy is a game of five rounds: a die, then seats 1 and 2 each say odd or
// even. Its view is text, so that hashes can be looked up elsewhere.
type toy struct {
	text string // when set, it is the whole view
	seen []int8 // the dice and the answers, in order
}

const (
	toyDie uint8 = iota + 1
	toySay
)

// toyNumber is the eyes of the die, or 1 for odd.
const toyNumber rules.Field = rules.From*8 | rules.Width*8

func toyAct(kind uint8, n int) rules.Action { return rules.Act(kind) | toyNumber.Put(n) }

var toyTitle = rules.Title{
	ID: "toy", Rev: 1, Seats: [2]int{2, 2}, MaxActions: 15,
	Modules: []rules.Module{{ID: "rain"}, {ID: "flood", Needs: []string{"rain"}},
		{ID: "drought", Clashes: []string{"rain"}}},
	Values: []rules.Value{{ID: "level", Check: func(v string) error {
		if v < "1" || v > "3" {
			return errors.New("a level is 1, 2 or 3")
		}
		return nil
	}}},
	New: func(rules.Setup) rules.State { return &toy{} },
	Actions: []rules.Form{toyDie: {Name: "die", Fields: map[string]rules.Field{"number": toyNumber}},
		toySay: {Name: "say", Fields: map[string]rules.Field{"number": toyNumber}}},
}

func (s *toy) Players() int { return 2 }

func (s *toy) Turn() rules.Seat {
	if len(s.seen) == 15 {
		return rules.Nobody
	}
	return rules.Seat(len(s.seen)%3 - 1)
}

func (s *toy) Prompt() rules.Prompt { return rules.Prompt{Key: "say"} }

func (s *toy) Legal(dst []rules.Action) []rules.Action {
	switch s.Turn() {
	case rules.Nobody:
		return dst
	case rules.Nature:
		for i := 1; i <= 6; i++ {
			dst = append(dst, toyAct(toyDie, i))
		}
		return dst
	}
	return append(dst, toyAct(toySay, 0), toyAct(toySay, 1))
}

// Weight lets the die never show 6, and 1 twice as often as others.
func (s *toy) Weight(a rules.Action) int { return [...]int{0, 2, 1, 1, 1, 1, 0}[toyNumber.Get(a)] }

func (s *toy) Do(a rules.Action, r *rules.Reel) {
	s.seen = append(s.seen, int8(toyNumber.Get(a)))
	rules.Show(r, s, toyNumber.Get(a))
	r.Done(s)
}

func (s *toy) Clone() rules.State {
	return &toy{text: s.text, seen: append([]int8(nil), s.seen...)}
}

func (s *toy) Set(from rules.State) { *s = *from.Clone().(*toy) }

func (s *toy) Guess(into rules.State, _ rules.Seat, _ *rand.Rand) { into.Set(s) }

func (s *toy) Score(rules.Seat) []rules.Item { return nil }

func (s *toy) Winners() []rules.Seat {
	if s.Turn() == rules.Nobody {
		return []rules.Seat{0}
	}
	return nil
}

func (s *toy) AppendView(b []byte, _ rules.Seat) []byte {
	b = append(b, s.text...)
	for _, n := range s.seen {
		b = strconv.AppendInt(append(b, ' '), int64(n), 10)
	}
	return b
}

func (s *toy) AppendNotation(b []byte, a rules.Action) []byte {
	if a.Kind() == toySay {
		return append(b, [...]string{"even", "odd"}[toyNumber.Get(a)]...)
	}
	return strconv.AppendInt(append(b, "die "...), int64(toyNumber.Get(a)), 10)
}
