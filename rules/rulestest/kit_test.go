package rulestest

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"testing"

	"tilestead/rules"
)

// heap is a game of taking one to three stones: who takes the last wins. A die
// says beforehand how many may be taken; each seat hides a card, which matters
// for nothing. Fault breaks one law.
type heap struct {
	stones, turn, seats int
	die                 int
	cards               [2]int
	marks               *[1]int // shared by copies when the fault says so
	fault               string
	n                   int // actions done
	guessed             int // actions since it was guessed, from 1, as the fault wants to know
}

// cast is the event of the die, which everybody sees.
type cast struct{}

func (cast) Reveals() rules.Seat { return rules.Everyone }

const (
	heapDie uint8 = iota + 1
	heapTake
)

// heapNumber is how many stones.
const heapNumber rules.Field = rules.From*8 | rules.Width*8

func heapAct(kind uint8, n int) rules.Action { return rules.Act(kind) | heapNumber.Put(n) }

func newHeap(fault string) *rules.Title {
	forms := []rules.Form{
		heapDie:  {Name: "die", Fields: map[string]rules.Field{"number": heapNumber}},
		heapTake: {Name: "take", Fields: map[string]rules.Field{"number": heapNumber}},
	}
	switch fault {
	case "no form":
		forms = forms[:heapTake]
	case "no field":
		forms[heapTake].Fields = nil
	}
	allocs := 0
	if fault == "legal allocates more" || fault == "legal allocates as said" {
		allocs = 1
	}
	return &rules.Title{
		ID: "heap", Rev: 1, Unwon: fault == "may be lost", Seats: [2]int{2, 2},
		Hidden: func(rules.Setup) bool { return true }, MaxActions: 200, Allocs: allocs,
		New: func(s rules.Setup) rules.State {
			return &heap{stones: 30, seats: s.Seats, cards: [2]int{3, 4}, marks: new([1]int), fault: fault}
		},
		Actions: forms,
		Forms: &rules.Forms{
			Lines: []string{"die N", "take N", "take N stones"},
			Words: map[string]func(string) bool{"N": rules.NumberWord("", 0, 3)},
		},
		Agenda: func(s rules.State) (int, int) {
			if fault == "agenda" && s.(*heap).n > 9 {
				return 5, 9
			}
			return 4, 9
		},
		Check: func(s rules.State) error {
			if fault == "the title's own check" && s.(*heap).stones < 20 {
				return errors.New("a stone is lost")
			}
			return nil
		},
	}
}

func (h *heap) Players() int { return h.seats }

func (h *heap) Turn() rules.Seat {
	switch {
	case h.stones == 0 && h.fault != "the game ends":
		return rules.Nobody
	case h.die == 0 && h.stones > 0:
		return rules.Nature
	case h.fault == "turn" && h.n > 9:
		return 2
	}
	return rules.Seat(h.turn)
}

func (h *heap) Prompt() rules.Prompt {
	if h.fault == "prompt" {
		return rules.Prompt{}
	}
	return rules.Prompt{Key: "take", Opens: h.fault != "turns" && h.die > 0 || h.fault == "nature's turns"}
}

func (h *heap) Wander(dst []rules.Action) []rules.Action {
	switch h.fault {
	case "wanders nowhere":
		return dst
	case "wanders off":
		return append(dst, heapAct(heapTake, 7))
	}
	return h.Legal(dst)
}

func (h *heap) Legal(dst []rules.Action) []rules.Action {
	if h.stones == 0 {
		switch h.fault {
		case "over", "the game ends":
			return append(dst, heapAct(heapTake, 0))
		}
		return dst
	}
	if h.guessed > 3 {
		return dst
	}
	switch h.fault {
	case "something is legal":
		if h.stones < 9 {
			return dst
		}
	case "legal appends":
		dst = dst[:0]
	case "legal allocates", "legal allocates more", "legal allocates as said":
		dst = append(make([]rules.Action, 0, len(dst)+9), dst...)
		if h.fault == "legal allocates more" {
			sink = make([]byte, 9)
		}
	case "no action twice":
		dst = append(dst, heapAct(heapTake, 1))
	}
	kind, most := heapTake, min(h.die, h.stones)
	if h.die == 0 {
		kind, most = heapDie, 3
	}
	if h.fault == "fixed order" && len(dst) > 0 && most > 1 {
		return append(dst, heapAct(kind, 2), heapAct(kind, 1))
	}
	for i := 1; i <= most; i++ {
		dst = append(dst, heapAct(kind, i))
	}
	return dst
}

func (h *heap) Weight(a rules.Action) int {
	switch h.fault {
	case "weights":
		return 0
	case "negative weights":
		return heapNumber.Get(a) - 2
	}
	return heapNumber.Get(a) - 1
}

// Lots are the weights of the die: the heap is a rules.Lottery.
func (h *heap) Lots() int {
	if h.fault == "lots" {
		return 4
	}
	return 3
}

func (h *heap) Lot(n int) rules.Action {
	if h.fault == "lot" {
		n = 2 - n
	}
	return heapAct(heapDie, [...]int{2, 3, 3}[n])
}

var sink []byte

func (h *heap) Do(a rules.Action, r *rules.Reel) {
	h.n++
	if h.guessed > 0 {
		h.guessed++
	}
	if a.Kind() == heapDie {
		h.die = heapNumber.Get(a)
		if h.fault == "a copy is independent" {
			h.marks[0]++
		}
		if h.fault == "untold" {
			rules.Show(r, h, "die")
		} else {
			rules.Show(r, h, cast{})
		}
		return
	}
	h.stones -= heapNumber.Get(a)
	h.turn = 1 - h.turn
	h.die = 0
	switch h.fault {
	case "do allocates":
		sink = make([]byte, 9)
	case "a reel changes nothing":
		if r != nil {
			h.cards[0]++
		}
	case "beats keep their position":
		if r != nil {
			h.marks[0]++
		}
	}
	rules.Show(r, h, "taken")
	if h.fault == "the last beat shows the position" {
		h.cards[1]++
	}
}

func (h *heap) Clone() rules.State {
	c := &struct { // one allocation
		heap
		own [1]int
	}{*h, *h.marks}
	if h.fault != "a copy is independent" && h.fault != "beats keep their position" {
		c.marks = &c.own
	}
	if h.fault == "clone allocates" {
		sink = make([]byte, 9)
	}
	return &c.heap
}

func (h *heap) Set(from rules.State) {
	marks := h.marks
	*h = *from.(*heap)
	h.marks, marks[0] = marks, h.marks[0]
	if h.fault == "a copy is equal" {
		h.cards[0]++
	}
}

func (h *heap) Guess(into rules.State, viewer rules.Seat, r *rand.Rand) {
	g := into.(*heap)
	g.Set(h)
	g.cards[1-viewer] = r.IntN(9)
	switch h.fault {
	case "guess keeps the view":
		g.cards[viewer] = 9
	case "guess keeps the options":
		g.die = max(1, h.die-1)
	case "a guess is a copy":
		h.cards[1-viewer]++
	case "guess allocates":
		sink = make([]byte, 9)
	case "a guess ends":
		g.guessed = 1
	}
}

func (h *heap) Score(seat rules.Seat) []rules.Item {
	return []rules.Item{{What: "stones", N: rules.Whole(h.stones)}}
}

func (h *heap) Winners() []rules.Seat {
	switch {
	case h.fault == "winners" && h.n == 12:
		return []rules.Seat{0}
	case h.fault == "no winners" || h.fault == "may be lost" || h.fault == "the game ends" || h.stones > 0:
		return nil
	case h.fault == "winners out of order":
		return []rules.Seat{1, 0}
	}
	return []rules.Seat{rules.Seat(1 - h.turn)}
}

func (h *heap) AppendView(b []byte, viewer rules.Seat) []byte {
	for i, c := range h.cards {
		if viewer == rules.Nature || int(viewer) == i {
			b = fmt.Appendf(b, "card %d %d\n", i+1, c)
		}
	}
	b = fmt.Appendf(b, "stones %d turn %d marks %d\n", h.stones, h.turn, h.marks[0])
	if h.fault != "guess keeps the options" {
		b = fmt.Appendf(b, "die %d\n", h.die)
	}
	return b
}

var replayed int

func (h *heap) AppendNotation(b []byte, a rules.Action) []byte {
	switch h.fault {
	case "unique notation":
		return append(b, "take"...)
	case "plain notation":
		return fmt.Appendf(b, "%d stones", heapNumber.Get(a))
	case "forms":
		return fmt.Appendf(b, "grab %d", heapNumber.Get(a))
	case "notation appends":
		b = b[:0]
	case "replay":
		if replayed++; h.n == 0 && replayed > 30 {
			return fmt.Appendf(b, "take %d stones", heapNumber.Get(a))
		}
	}
	return fmt.Appendf(b, "%s %d", [...]string{heapDie: "die", heapTake: "take"}[a.Kind()], heapNumber.Get(a))
}

func TestConformPassesASoundTitle(t *testing.T) {
	Conform(t, newHeap(""), rules.Setup{Title: "heap", Seats: 2}, 20)
	Conform(t, newHeap("may be lost"), rules.Setup{Title: "heap", Seats: 2}, 20)
	Conform(t, newHeap("legal allocates as said"), rules.Setup{Title: "heap", Seats: 2}, 20)
}

// Each fault must be found, and under the name of its law.
func TestConformFindsEachBrokenLaw(t *testing.T) {
	for fault, law := range map[string]string{
		"turn": "turn", "prompt": "prompt", "the game ends": "the game ends",
		"something is legal": "something is legal",
		"legal appends":      "legal appends", "fixed order": "fixed order", "no action twice": "no action twice",
		"unique notation": "unique notation", "forms": "forms", "plain notation": "plain notation",
		"notation appends":     "notation appends",
		"guess keeps the view": "guess keeps the view", "guess keeps the options": "guess keeps the options",
		"a guess is a copy": "a guess is a copy", "weights": "weights", "negative weights": "weights",
		"lots": "lots are weights", "lot": "lots are weights",
		"a copy is equal": "a copy is equal", "a copy is independent": "a copy is independent",
		"the title's own check":            "the title's own check",
		"legal allocates":                  "legal allocates no more than the title says",
		"legal allocates more":             "legal allocates no more than the title says",
		"clone allocates":                  "clone allocates no more than the title says",
		"do allocates":                     "do allocates no more than the title says",
		"a reel changes nothing":           "a reel changes nothing",
		"beats keep their position":        "beats keep their position",
		"the last beat shows the position": "the last beat shows the position",
		"no form":                          "every action has a form", "no field": "every action has a form",
		"guess allocates": "guess allocates no more than the title says",
		"a guess ends":    "something is legal",
		"untold":          "a seat sees what it is told",
		"agenda":          "the agenda is at most half full", "turns": "turns begin", "nature's turns": "turns begin",
		"over": "over", "winners": "winners", "no winners": "winners", "winners out of order": "winners",
		"replay": "replay", "wanders nowhere": "random play is legal", "wanders off": "random play is legal",
	} {
		replayed = 0
		var err error
		for seed := uint64(0); err == nil && seed < 20; seed++ {
			err = conform(newHeap(fault), rules.Setup{Title: "heap", Seats: 2, Seed: seed})
		}
		var b breach
		if !errors.As(err, &b) || b.law != law {
			t.Errorf("fault %q: found %v, want law %q", fault, err, law)
		}
	}
}

func TestCount(t *testing.T) {
	s := newHeap("").New(rules.Setup{Title: "heap", Seats: 2}).(*heap)
	// The die may show 1, 2 or 3, and then as many ways to take are there.
	for n, want := range []int{1, 3, 6, 18, 36} {
		if got := Count(s, n); got != want {
			t.Errorf("sequences of %d actions: %d, want %d", n, got, want)
		}
	}
	s.stones = 1
	for n, want := range []int{1, 3, 3, 0} {
		if got := Count(s, n); got != want {
			t.Errorf("with one stone, sequences of %d actions: %d, want %d", n, got, want)
		}
	}
	if got, want := Counts([]Position{{"one stone", s, 2}}), "one stone\n  1 3\n  2 3\n"; got != want {
		t.Errorf("Counts gives %q, want %q", got, want)
	}
}

func TestWanderStopsWhereItIsTold(t *testing.T) {
	s := newHeap("").New(rules.Setup{Title: "heap", Seats: 2})
	r := rand.New(rand.NewPCG(1, 1))
	if !Wander(s, r, func(s rules.State) bool { return s.(*heap).stones < 20 }) || s.(*heap).stones >= 20 {
		t.Errorf("stopped with %d stones, want fewer than 20", s.(*heap).stones)
	}
	if Wander(s, r, func(rules.State) bool { return false }) || s.Turn() != rules.Nobody {
		t.Error("did not play to the end")
	}
}

func TestChooseFailsWithTheCheck(t *testing.T) {
	title := newHeap("the title's own check")
	s := title.New(rules.Setup{Title: "heap", Seats: 2})
	done, err := Choose(title, s, []byte{2, 2, 2, 2, 2, 2, 2, 2, 2, 2})
	if err == nil || len(done) != 8 || done[7] != "take 3" {
		t.Errorf("after %v: %v; want a failure after the fourth take", done, err)
	}
}
