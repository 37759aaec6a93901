// Package hands is a small game with hidden cards, for tests of all that must
// keep a secret: the conformance kit, bots that guess, and a table at which two
// people take turns at one computer.
//
// Each seat is dealt three cards of twelve that only it sees. In each of five
// turns a seat takes a grain or plays a card. A mill may turn a grain into two
// points; a peddler brings two grain or one point; a toll lies in front of its
// owner, who may give it up for two points whenever another takes grain. A point
// counts 1, a grain ½, and everybody begins with -3. Alone a player wants to
// reach a target.
package hands

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"tilestead/rules"
)

// A Card is a kind of card.
type Card uint8

// The cards, four of each.
const (
	Mill Card = iota
	Peddler
	Toll
	Cards = 3

	copies   = 4
	handSize = 3
	turns    = 5
	maxSeats = 3
)

// CardIDs are the cards as notation writes them.
var CardIDs = [Cards]string{"mill", "peddler", "toll"}

// Title is the game as the rest of the program knows it.
var Title = rules.Title{
	ID: "hands", Rev: 1, Seats: [2]int{1, maxSeats}, MaxActions: 100, Unwon: true,
	Hidden:  func(rules.Setup) bool { return true },
	Values:  []rules.Value{{ID: "target", Check: checkTarget}},
	New:     newGame,
	Actions: actionForms,
	Agenda:  func(s rules.State) (int, int) { a := &s.(*State).agenda; return a.Len(), a.Depth() },
	Check:   check,
}

// usualTarget is what a player alone wants to reach, in points.
const usualTarget = 4

func checkTarget(value string) error {
	if n, err := strconv.Atoi(value); err != nil || n < 0 || n > 20 {
		return fmt.Errorf("a target is a number of points from 0 to 20")
	}
	return nil
}

// State is a position.
type State struct {
	seats  int8
	target rules.Points
	active int8
	turn   int8 // of all seats, from 0
	deck   [Cards]int8
	hand   [maxSeats][Cards]int8
	front  [maxSeats]int8 // tolls
	played [Cards]int8    // gone or in front
	grain  [maxSeats]int8
	points [maxSeats]int8
	agenda rules.Agenda[frame, [24]frame]

	scratch *rules.Scratch // shared by the positions of a game
}

// A frame is something left to do: a step, and for the effects of a card the
// row of its table.
type frame struct {
	step step
	seat int8
	card Card
}

type step uint8

const (
	stepDeal   step = iota + 1
	stepTurn        // take or play
	stepEffect      // choose among a card's options
	stepToll        // the owner of a toll may give it up
	stepNext        // by itself: the next seat
)

func newGame(setup rules.Setup) rules.State {
	s := &State{
		seats: int8(setup.Seats), deck: [Cards]int8{copies, copies, copies}, target: rules.Whole(usualTarget),
		scratch: new(rules.Scratch),
	}
	if n, err := strconv.Atoi(setup.Values["target"]); err == nil {
		s.target = rules.Whole(n)
	}
	s.agenda.Push(frame{step: stepTurn})
	for seat := s.seats - 1; seat >= 0; seat-- {
		for range handSize {
			s.agenda.Push(frame{step: stepDeal, seat: seat})
		}
	}
	return s
}

// An option is one way to carry out a card's effect: does carries it out for a
// seat, and says whether it could. Nothing else says so: whether an option is
// legal is tried on a copy.
type option struct {
	name string
	does func(s *State, seat rules.Seat) bool
}

// effects are the options of each card that asks something.
var effects = [Cards][]option{
	Mill: {
		{"grind", func(s *State, seat rules.Seat) bool { return s.pay(seat, 1) && s.gain(seat, 2) }},
		{"decline", func(*State, rules.Seat) bool { return true }},
	},
	Peddler: {
		{"grain", func(s *State, seat rules.Seat) bool { return s.receive(seat, 2) }},
		{"point", func(s *State, seat rules.Seat) bool { return s.gain(seat, 1) }},
	},
}

// can tries an option on a copy.
func (s *State) can(o *option, seat rules.Seat) bool {
	c := s.scratch.Copy(s)
	done := o.does(c.(*State), seat)
	s.scratch.Return(c)
	return done
}

// The kinds of action.
const (
	kindDeal   uint8 = iota + 1 // Nature: card
	kindTake                    // a grain
	kindPlay                    // card
	kindChoose                  // card, option
	kindGiveUp                  // a toll
	kindKeep
)

const (
	cardField   rules.Field = rules.From*8 | rules.Width*8
	optionField rules.Field = rules.From*16 | rules.Width*8
)

var actionForms = []rules.Form{
	kindDeal:   {Name: "deal", Fields: map[string]rules.Field{"card": cardField}},
	kindTake:   {Name: "take"},
	kindPlay:   {Name: "play", Fields: map[string]rules.Field{"card": cardField}},
	kindChoose: {Name: "choose", Fields: map[string]rules.Field{"card": cardField, "option": optionField}},
	kindGiveUp: {Name: "give up"},
	kindKeep:   {Name: "keep"},
}

// CardOf is the card of an action that names one.
func CardOf(a rules.Action) (Card, bool) {
	k := a.Kind()
	return Card(cardField.Get(a)), k == kindDeal || k == kindPlay || k == kindChoose
}

// The events.
type (
	// Dealt: a seat, and only it, saw its new card.
	Dealt struct {
		Seat rules.Seat
		Card Card
	}
	// TurnBegan opens a turn.
	TurnBegan struct{ Seat rules.Seat }
	// Took: a grain from the supply.
	Took struct{ Seat rules.Seat }
	// Played: a card was shown and played.
	Played struct {
		Seat rules.Seat
		Card Card
	}
	// Chose: an option of the card's effect.
	Chose struct {
		Seat rules.Seat
		Name string
	}
	// GaveUp: a toll went for two points.
	GaveUp struct{ Seat rules.Seat }
)

// Reveals says that only the seat sees what it is dealt.
func (e Dealt) Reveals() rules.Seat { return e.Seat }

// Reveals says that everybody sees a card that is played.
func (Played) Reveals() rules.Seat { return rules.Everyone }

// Players is how many play.
func (s *State) Players() int { return int(s.seats) }

// Turn is who decides.
func (s *State) Turn() rules.Seat {
	if s.agenda.Len() == 0 {
		return rules.Nobody
	}
	if t := s.agenda.Top(); t.step != stepDeal {
		return rules.Seat(t.seat)
	}
	return rules.Nature
}

var prompts = [...]string{stepDeal: "deal", stepTurn: "turn", stepEffect: "effect", stepToll: "toll", stepNext: "next"}

// Prompt says what Turn is asked.
func (s *State) Prompt() rules.Prompt {
	if s.agenda.Len() == 0 {
		return rules.Prompt{Key: "over"}
	}
	t := s.agenda.Top()
	p := rules.Prompt{Key: prompts[t.step], Opens: t.step == stepTurn, Always: t.step == stepTurn}
	if t.step == stepEffect {
		p.Source = CardIDs[t.card]
	}
	return p
}

// Legal appends what Turn may do.
func (s *State) Legal(dst []rules.Action) []rules.Action {
	if s.agenda.Len() == 0 {
		return dst
	}
	t := s.agenda.Top()
	switch t.step {
	case stepDeal:
		for c, n := range s.deck {
			if n > 0 {
				dst = append(dst, rules.Act(kindDeal)|cardField.Put(c))
			}
		}
	case stepTurn:
		dst = append(dst, rules.Act(kindTake))
		for c, n := range s.hand[t.seat] {
			if n > 0 {
				dst = append(dst, rules.Act(kindPlay)|cardField.Put(c))
			}
		}
	case stepEffect:
		for i := range effects[t.card] {
			if s.can(&effects[t.card][i], rules.Seat(t.seat)) {
				dst = append(dst, rules.Act(kindChoose)|cardField.Put(int(t.card))|optionField.Put(i))
			}
		}
	case stepToll:
		dst = append(dst, rules.Act(kindGiveUp), rules.Act(kindKeep))
	}
	return dst
}

// Weight is how many copies of a card are left to be dealt.
func (s *State) Weight(a rules.Action) int { return int(s.deck[cardField.Get(a)]) }

// Do carries out an action.
func (s *State) Do(a rules.Action, r *rules.Reel) {
	t := s.agenda.Pop()
	seat := rules.Seat(t.seat)
	switch a.Kind() {
	case kindDeal:
		c := Card(cardField.Get(a))
		s.deck[c]--
		s.hand[seat][c]++
		rules.Show(r, s, Dealt{seat, c})
	case kindTake:
		s.agenda.Push(frame{step: stepNext})
		s.receive(seat, 1)
		rules.Show(r, s, Took{seat})
	case kindPlay:
		s.play(seat, Card(cardField.Get(a)))
		rules.Show(r, s, Played{seat, Card(cardField.Get(a))})
	case kindChoose:
		o := &effects[t.card][optionField.Get(a)]
		o.does(s, seat)
		rules.Show(r, s, Chose{seat, o.name})
	case kindGiveUp:
		s.front[seat]--
		s.points[seat] += 2
		rules.Show(r, s, GaveUp{seat})
	}
	s.run(r)
	r.Done(s)
}

func (s *State) play(seat rules.Seat, c Card) {
	s.hand[seat][c]--
	s.played[c]++
	s.agenda.Push(frame{step: stepNext})
	if c == Toll {
		s.front[seat]++
		return
	}
	s.agenda.Push(frame{step: stepEffect, seat: int8(seat), card: c})
}

// pay gives grain back, if the seat has it.
func (s *State) pay(seat rules.Seat, n int8) bool {
	if s.grain[seat] < n {
		return false
	}
	s.grain[seat] -= n
	return true
}

// gain gives points.
func (s *State) gain(seat rules.Seat, n int8) bool {
	s.points[seat] += n
	return true
}

// receive gives grain, to which the owners of tolls may react.
func (s *State) receive(seat rules.Seat, n int8) bool {
	s.grain[seat] += n
	for o := s.seats - 1; o >= 0; o-- {
		if s.front[o] > 0 && rules.Seat(o) != seat {
			s.agenda.Push(frame{step: stepToll, seat: o})
		}
	}
	return true
}

// run does what happens by itself.
func (s *State) run(r *rules.Reel) {
	for s.agenda.Len() > 0 && s.agenda.Top().step == stepNext {
		s.agenda.Pop()
		if s.turn++; s.turn == turns*s.seats {
			return
		}
		s.active = (s.active + 1) % s.seats
		s.agenda.Push(frame{step: stepTurn, seat: s.active})
	}
	if s.agenda.Len() > 0 && s.agenda.Top().step == stepTurn {
		rules.Show(r, s, TurnBegan{rules.Seat(s.active)})
	}
}

// Clone is an independent copy.
func (s *State) Clone() rules.State {
	c := *s
	return &c
}

// Set makes s a copy of from.
func (s *State) Set(from rules.State) { *s = *from.(*State) }

// Guess deals the other hands and the deck anew.
func (s *State) Guess(into rules.State, viewer rules.Seat, r *rand.Rand) {
	g := into.(*State)
	*g = *s
	unseen := s.deck
	for seat := range s.seats {
		if rules.Seat(seat) == viewer {
			continue
		}
		for c, n := range s.hand[seat] {
			unseen[c] += n
		}
	}
	for seat := range s.seats {
		if rules.Seat(seat) == viewer {
			continue
		}
		g.hand[seat] = [Cards]int8{}
		for range sum(s.hand[seat]) {
			n := int8(r.IntN(int(sum(unseen))))
			for c := range unseen {
				if n -= unseen[c]; n < 0 {
					unseen[c]--
					g.hand[seat][c]++
					break
				}
			}
		}
	}
	g.deck = unseen
}

func sum(counts [Cards]int8) (n int8) {
	for _, k := range counts {
		n += k
	}
	return n
}

// Score is -3, a point for each point and ½ for each grain.
func (s *State) Score(seat rules.Seat) []rules.Item {
	return []rules.Item{{What: "start", N: rules.Whole(-3)}, {What: "points", N: rules.Whole(int(s.points[seat]))},
		{What: "grain", N: rules.Points(s.grain[seat])}}
}

// Winners are those with most; alone only who has reached the target.
func (s *State) Winners() (list []rules.Seat) {
	if s.agenda.Len() > 0 {
		return nil
	}
	best := rules.Total(s, 0)
	for seat := range rules.Seat(s.seats) {
		best = max(best, rules.Total(s, seat))
	}
	if s.seats == 1 && best < s.target {
		return nil
	}
	for seat := range rules.Seat(s.seats) {
		if rules.Total(s, seat) == best {
			list = append(list, seat)
		}
	}
	return list
}

// Hand is how many of each card a seat holds.
func (s *State) Hand(seat rules.Seat) [Cards]int8 { return s.hand[seat] }

// AppendView writes the position: of hands that viewer does not see, how many
// cards they have.
func (s *State) AppendView(dst []byte, viewer rules.Seat) []byte {
	b := rules.Lines(dst)
	b.Word("turn")
	b.Num(int(s.turn) + 1)
	b.Seat("of", rules.Seat(s.active))
	b.Pair("target", int(s.target))
	b.End()
	for seat := range s.seats {
		b.Seat("seat", rules.Seat(seat))
		b.Pair("points", int(s.points[seat]))
		b.Pair("grain", int(s.grain[seat]))
		b.Pair("tolls", int(s.front[seat]))
		b.Word("hand")
		viewCards(&b, s.hand[seat], viewer == rules.Nature || viewer == rules.Seat(seat))
		b.End()
	}
	b.Word("deck")
	viewCards(&b, s.deck, viewer == rules.Nature)
	b.End()
	b.Word("played")
	viewCards(&b, s.played, true)
	b.End()
	for i := range s.agenda.Len() {
		b.Word("agenda")
		s.agenda.At(i).view(&b)
		b.End()
	}
	return b
}

// viewCards writes which cards there are, or how many when they are hidden.
func viewCards(b *rules.Lines, n [Cards]int8, seen bool) {
	if !seen {
		b.Pair("cards", int(sum(n)))
		return
	}
	for c, n := range n {
		b.Pair(CardIDs[c], int(n))
	}
}

// String is what is left to do as views write it.
func (f frame) String() string {
	var b rules.Lines
	f.view(&b)
	return strings.TrimSpace(string(b))
}

// view writes the step, its seat and its card.
func (f *frame) view(b *rules.Lines) {
	b.Word(prompts[f.step])
	if f.step != stepNext {
		b.Seat("seat", rules.Seat(f.seat))
	}
	if f.step == stepEffect {
		b.Word(CardIDs[f.card])
	}
}

// AppendNotation writes an action.
func (s *State) AppendNotation(b []byte, a rules.Action) []byte {
	card := CardIDs[min(cardField.Get(a), Cards-1)]
	switch a.Kind() {
	case kindDeal:
		return append(append(b, "deal "...), card...)
	case kindPlay:
		return append(append(b, "play "...), card...)
	case kindChoose:
		return append(append(append(b, card...), ' '), effects[cardField.Get(a)][optionField.Get(a)].name...)
	}
	return append(b, actionForms[a.Kind()].Name...)
}

// check counts the cards.
func check(state rules.State) error {
	s := state.(*State)
	for c := range Cards {
		n := s.deck[c] + s.played[c]
		for seat := range s.seats {
			n += s.hand[seat][c]
		}
		if n != copies {
			return fmt.Errorf("there are %d of %s, not %d", n, CardIDs[c], copies)
		}
	}
	if i := slices.IndexFunc(s.grain[:], func(n int8) bool { return n < 0 }); i >= 0 {
		return fmt.Errorf("seat %d has %d grain", i+1, s.grain[i])
	}
	return nil
}
