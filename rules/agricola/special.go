package agricola

import (
	"math/bits"
	"slices"

	"tilestead/rules"
)

func specialRows(r *rulebook) {
	r.kinds[KindSpecial] = actionRow{name: "special", fields: fields{"card": cardField, "special": specialField},
		lines: []string{"special SPECIAL"},
		writes: func(_ *State, b []byte, a rules.Action) []byte {
			return append(append(b, ' '), SpecialIDs[SpecialOf(a)]...)
		},
		does: func(t acting, a rules.Action) { takeSpecial(t, int8(CardOf(a)), SpecialOf(a)) }}
	r.steps[specialStep] = agendaRow{name: "special", open: true, ends: dropped,
		auto: unlessIdle(func(s *State, top *step) bool {
			q := s.asker(top.seat)
			defer q.done()
			return canTake(s, top) && q.takesAny(top.specials())
		}),
		lists: func(s *State, dst []rules.Action, top *step, whole bool) []rules.Action {
			return append(legalTaking(s, dst, top, whole), rules.Act(KindStop))
		}}
	r.ops[TakeSpecial] = opRow{name: "TakeSpecial", about: "a special action, with a card", word: "special",
		by: []uint8{KindSpecial}, asked: true,
		asks:  func(s *State, seat rules.Seat, _ *Part, _ *step) bool { return canTakeSpecial(s, seat) },
		after: func(q *asker, _ *Player, _ *Part, _ *step) bool { return q.takesAny(allSpecials) },
		lists: func(s *State, dst []rules.Action, top *step, _ *Part) []rules.Action {
			return appendSpecials(s, dst, top.seat, allSpecials, true)
		}}
	r.ops[LaterSpecial] = opRow{name: "LaterSpecial", about: "a special action Of these, In so many rounds from now",
		word: "special", asks: anyTime, asked: true,
		carries: func(t acting, seat rules.Seat, _ Space, part *Part) {
			for _, n := range part.In {
				if t.round+n <= Rounds {
					t.player[seat].rights |= 1 << (t.round + n)
				}
			}
		}}
	r.ops[Also] = opRow{name: "Also", about: "a special action Of these, with no card",
		asks: func(s *State, seat rules.Seat, part *Part, _ *step) bool {
			p := &s.player[seat]
			return part.Of == peat && p.Moors != 0 || part.Of == slash && p.burnSpots() != 0
		},
		carries: func(t acting, seat rules.Seat, _ Space, part *Part) {
			t.act(seat, Special(bits.TrailingZeros8(part.Of)), noCard)
		}}
}

func clearingRows(r *rulebook) {
	does := func(t acting, top *step, _ *Part, a rules.Action) { clearTile(t, top.seat, a.Kind(), CellOf(a)) }
	r.kinds[KindCut] = actionRow{name: "cut", fields: oneCell, lines: []string{"cut CELL"}, writes: writeCell}
	r.kinds[KindFell] = actionRow{name: "fell", fields: oneCell, lines: []string{"fell CELL"}, writes: writeCell}
	r.kinds[KindBurn] = actionRow{name: "burn", fields: oneCell, lines: []string{"burn CELL"}, writes: writeCell}
	r.ops[Cut] = opRow{name: "Cut", about: "the peat of a moor", by: []uint8{KindCut}, does: does,
		spots: func(p *Player, _ *Part, _ *step) Mask { return p.Moors }}
	r.ops[Fell] = opRow{name: "Fell", about: "the trees of a forest", by: []uint8{KindFell}, does: does,
		spots: func(p *Player, _ *Part, _ *step) Mask { return p.Forests }}
	r.ops[Burn] = opRow{name: "Burn", about: "a forest, for a field", by: []uint8{KindBurn}, does: does,
		spots: func(p *Player, _ *Part, _ *step) Mask { return p.burnSpots() }}
}

// A Special is one of the special actions of Farmers of the Moor (14.3).
type Special int8

// The special actions.
const (
	CutPeat Special = iota
	FellTrees
	SlashAndBurn
	HorseMarket
	HiringFair
	BlackMarket
	IllicitWork
)

// Specials is how many there are.
const Specials = 7

// SpecialIDs are the special actions as notation writes them.
var SpecialIDs = [Specials]string{
	"cut_peat", "fell_trees", "slash_and_burn", "horse_market", "hiring_fair", "black_market", "illicit_work",
}

// A SpecialCard is a card with special actions, of which one is carried out when
// the card is taken.
type SpecialCard struct {
	ID        string
	Seats     Counts // the numbers of players with which it is in play
	Actions   uint8  // as bits
	HorseFood int8   // what a horse costs alone
	HireFood  int8   // what the fair pays alone
}

const (
	peat    uint8 = 1 << CutPeat
	fell    uint8 = 1 << FellTrees
	slash   uint8 = 1 << SlashAndBurn
	horse   uint8 = 1 << HorseMarket
	hire    uint8 = 1 << HiringFair
	black   uint8 = 1 << BlackMarket
	illicit uint8 = 1 << IllicitWork
)

// SpecialCards are all of them.
var SpecialCards = [...]SpecialCard{
	{ID: "black_illicit", Seats: 1<<1 | fiveSix, Actions: black | illicit},
	{ID: "cut_peat_only", Seats: six, Actions: peat},
	{ID: "slash_only", Seats: six, Actions: slash},
	{ID: "fell_hire_black_illicit", Seats: 1<<1 | three, Actions: fell | hire | black | illicit, HireFood: 2},
	{ID: "horse_only", Seats: 1<<1 | fiveSix, Actions: horse, HorseFood: 1},
	{ID: "fell_hire", Seats: 1<<1 | fiveSix, Actions: fell | hire, HireFood: 1},
	{ID: "fell_slash_peat", Seats: 1<<1 | 1<<2, Actions: fell | slash | peat},
	{ID: "horse_hire_black_illicit", Seats: 1<<1 | 1<<2, Actions: horse | hire | black | illicit, HorseFood: 1,
		HireFood: 1},
	{ID: "horse_slash_peat", Seats: 1<<1 | three, Actions: horse | slash | peat},
	{ID: "hire_black_illicit", Seats: 1<<1 | four, Actions: hire | black | illicit, HireFood: 1},
	{ID: "slash_peat", Seats: 1<<1 | four | 1<<5, Actions: slash | peat},
	{ID: "fell_horse", Seats: 1<<1 | four, Actions: fell | horse},
}

// SpecialCount is how many special cards there are.
const SpecialCount = 12

// noCard is no special card.
const noCard int8 = -1

// specialFee is the food that the second user of a card pays.
const specialFee = 2

// horseCost and hiring are what the market costs and the fair pays where all
// specials lie open; alone, the cards say so (14.3).
var (
	horseCost = [MaxSeats + 1]int16{2: 1, 5: 1, 6: 1}
	hiring    = [MaxSeats + 1]int16{2: 1, 3: 2, 4: 1, 5: 1, 6: 1}
)

// specialCards are those in play with so many players, as bits.
func specialCards(seats int) (set uint16) {
	for i := range SpecialCards {
		if SpecialCards[i].Seats.Of(seats) {
			set |= 1 << i
		}
	}
	return set
}

// FindSpecialCard is the card of that name, or -1.
func FindSpecialCard(id string) int {
	return slices.IndexFunc(SpecialCards[:], func(c SpecialCard) bool { return c.ID == id })
}

// feeOf is what a seat pays for taking a special card; ok is false if it may not.
func feeOf(s *State, seat rules.Seat, card int8) (food int16, ok bool) {
	if s.setup.seats == 1 {
		return 0, s.special.up == card
	}
	if s.special.down>>card&1 != 0 || s.special.user[card] == seat {
		return 0, false
	}
	if s.special.user[card] == rules.Nobody {
		return 0, true
	}
	return specialFee, true
}

// priceOf is what a special action costs, beside the fee.
func priceOf(s *State, card int8, a Special) (st Stock) {
	switch a {
	case HorseMarket:
		st[Food] = horseCost[s.setup.seats]
		if s.setup.seats == 1 {
			st[Food] = int16(SpecialCards[card].HorseFood)
		}
	case BlackMarket:
		st[Fuel] = 1
	case IllicitWork:
		st[Food], st[Fuel] = 1, 1
	}
	return st
}

// canSpecial says whether a seat can carry out a special action of a card. Fee and price
// must be there; what comes behind them may need exchanges if the whole is asked for.
func canSpecial(s *State, seat rules.Seat, card int8, a Special, fee int16, whole bool) bool {
	p := &s.player[seat]
	cost := priceOf(s, card, a)
	cost[Food] += fee
	if !p.Goods.covers(&cost) {
		return false
	}
	switch a {
	case CutPeat:
		return p.Moors != 0
	case FellTrees:
		return p.Forests != 0
	case SlashAndBurn:
		return p.burnSpots() != 0
	case BlackMarket:
		return canPlay(s, seat, &minorCards, &cost) || whole && reachesWork(s, seat, a, &cost)
	case IllicitWork:
		return canBuild(s, p, anyMajor, &noStock, &cost) || canPlay(s, seat, &upgradeCards, &cost) ||
			whole && reachesWork(s, seat, a, &cost)
	}
	return true
}

// reachesWork says whether exchanges bring what the black market or illicit work needs
// behind its own price.
func reachesWork(s *State, seat rules.Seat, a Special, cost *Stock) bool {
	q := s.asker(seat)
	defer q.done()
	return q.works(a, cost)
}

// burnSpots are the forests that can become fields: beside a field, where there
// is one (14.2).
func (f *Farm) burnSpots() Mask {
	forests := f.Forests &^ f.Reserve &^ f.Deep &^ f.Bog
	if f.Fields == 0 {
		return forests
	}
	return forests & f.Fields.beside()
}

// legalSpecial are the special actions of a seat that has somebody in its house.
func legalSpecial(s *State, dst []rules.Action, seat rules.Seat, whole bool) []rules.Action {
	if p := &s.player[seat]; p.Home <= p.Bed {
		return dst
	}
	return appendSpecials(s, dst, seat, allSpecials, whole)
}

// allSpecials are all special actions, as bits.
const allSpecials uint8 = 1<<Specials - 1

// legalTaking are the special actions of a step that lets one be taken; where a card
// promised it, a healthy person at home is needed.
func legalTaking(s *State, dst []rules.Action, o *step, whole bool) []rules.Action {
	if !canTake(s, o) {
		return dst
	}
	return appendSpecials(s, dst, o.seat, o.specials(), whole)
}

// canTake says whether a seat has somebody for the special action of a step.
func canTake(s *State, o *step) bool {
	p := &s.player[o.seat]
	return !o.promised() || p.Home > p.Bed
}

// appendSpecials are those of some special actions that a seat can take, wherever
// its people are.
func appendSpecials(s *State, dst []rules.Action, seat rules.Seat, of uint8, whole bool) []rules.Action {
	for set := s.setup.specials; set != 0; set &= set - 1 {
		card := int8(bits.TrailingZeros16(set))
		fee, ok := feeOf(s, seat, card)
		if !ok {
			continue
		}
		for actions := SpecialCards[card].Actions & of; actions != 0; actions &= actions - 1 {
			if a := Special(bits.TrailingZeros8(actions)); canSpecial(s, seat, card, a, fee, whole) {
				dst = append(dst, rules.Act(KindSpecial)|specialField.Put(int(a))|cardField.Put(int(card)))
			}
		}
	}
	return dst
}

// canTakeSpecial says whether there is a special action that a seat can take,
// wherever its people are.
func canTakeSpecial(s *State, seat rules.Seat) bool {
	for set := s.setup.specials; set != 0; set &= set - 1 {
		card := int8(bits.TrailingZeros16(set))
		fee, ok := feeOf(s, seat, card)
		for a := range Special(Specials) {
			if ok && SpecialCards[card].Actions>>a&1 != 0 && canSpecial(s, seat, card, a, fee, false) {
				return true
			}
		}
	}
	return false
}

// takeSpecial takes a card for one of its actions; no person moves (14.3).
func takeSpecial(t acting, card int8, a Special) {
	from := t.agenda.Pop()
	seat := from.seat
	p := &t.player[seat]
	if from.kind == placeStep && p.Home == 0 {
		p.Done.add(tapsCard)
	}
	fee, _ := feeOf(t.State, seat, card)
	cost := priceOf(t.State, card, a)
	cost[Food] += fee
	p.Goods.sub(&cost)
	t.passes = 0
	if t.setup.seats == 1 {
		t.agenda.Push(step{kind: spendStep, seat: seat})
	} else if fee > 0 {
		t.special.down |= 1 << card
	}
	if t.setup.seats > 1 {
		t.special.user[card] = seat
	}
	if t.carded {
		t.special.took |= 1 << seat
	}
	rules.Show(t.reel, t.State, SpecialTaken{seat, card, a, int(fee)})
	t.act(seat, a, card)
}

// act carries out a special action that has been paid for: before it, together with
// its result and after that, cards may have an effect.
func (t acting) act(seat rules.Seat, a Special, card int8) {
	o := occasion{of: 1 << a}
	t.opens(afterSpecial, seat, o)
	switch a {
	case HorseMarket, HiringFair:
		t.opens(withSpecial, seat, o)
		got := marketGoods(t.State, int(card), a)
		t.gain(seat, &got)
		rules.Show(t.reel, t.State, Gained{Seat: seat, Got: got})
	default:
		t.agenda.Push(step{kind: useStep, seat: seat, e: specialID + effectID(a)})
	}
	t.opens(beforeSpecial, seat, o)
}

// specialEffects are what is left to decide in a special action.
var specialEffects = [Specials]Effect{
	CutPeat:      all(Part{Op: Cut}),
	FellTrees:    all(Part{Op: Fell}),
	SlashAndBurn: all(Part{Op: Burn}),
	BlackMarket:  all(Part{Op: Improve, Minor: true}),
	IllicitWork:  all(Part{Op: Improve, MajorFrom: 1}),
}

// clearTile takes the tile off a space: peat or wood for it, or a field instead.
func clearTile(t acting, seat rules.Seat, kind uint8, c Cell) {
	p := &t.player[seat]
	e := Cleared{Seat: seat, Cell: c}
	switch kind {
	case KindCut:
		p.Moors &^= c.mask()
		e.Got = p.clearing(CutPeat)
	case KindFell:
		p.fellTop(c)
		e.Got = p.clearing(FellTrees)
	case KindBurn:
		p.Forests &^= c.mask()
		p.Fields |= c.mask()
	}
	t.gain(seat, &e.Got)
	if !p.Front.empty() {
		t.cleared(seat, c)
	}
	rules.Show(t.reel, t.State, e)
	if t.carded {
		t.leaveGoods(seat, c, specialOf[kind])
	}
	t.opens(withSpecial, seat, occasion{space: Space(c), of: specialOf[kind]})
	if kind == KindBurn {
		t.opens(newField, seat, occasion{space: Space(c)})
	}
}

// specialOf are the special actions by what is done in them, as bits.
var specialOf = [...]uint8{KindCut: peat, KindFell: fell, KindBurn: slash}

// clearing are the goods for a tile that is cleared; the kiln and the lodge give
// more, and more still to whoever has a horse (14.6).
func (p *Player) clearing(a Special) (got Stock) {
	more := int16(1)
	if p.Goods[Horse] > 0 {
		more = 2
	}
	switch a {
	case CutPeat:
		got[Fuel] = 3
		if p.Majors&kilns != 0 {
			got[Fuel] += more
		}
	case FellTrees:
		got[Wood] = 2
		if p.Majors&lodges != 0 {
			got[Wood] += more
		}
	}
	return got
}

// marketGoods are the goods that a special action of a card gives by itself.
func marketGoods(s *State, card int, a Special) (got Stock) {
	switch a {
	case HorseMarket:
		got[Horse] = 1
	case HiringFair:
		got[Food] = hiring[s.setup.seats]
		if s.setup.seats == 1 {
			got[Food] = int16(SpecialCards[card].HireFood)
		}
	}
	return got
}
