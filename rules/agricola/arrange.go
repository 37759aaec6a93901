package agricola

import (
	"fmt"
	"strconv"
	"strings"

	"tilestead/rules"
	"tilestead/rules/agricola/box"
	"tilestead/rules/agricola/farm"
)

// arrange changes a position as a script or a lesson says.
func arrange(state rules.State, words []string) error {
	r := &reader{s: state.(*State)}
	err := rules.Arrange(arrangements, words, r.s, r, &r.Reader, func() error {
		if r.s.start == rules.Nobody {
			return fmt.Errorf("the starting player has yet to be drawn; say who begins with a module such as first-1")
		}
		return nil
	})
	if err == nil {
		err = check(r.s)
	}
	return err
}

// reader takes words of Agricola apart.
type reader struct {
	rules.Reader
	s *State
}

func (r *reader) player() *Player { return &r.s.player[r.Seat(r.s.Players())] }

func (r *reader) space() box.Space {
	w := r.Next()
	sp := box.FindSpace(w)
	if sp == box.NoSpace {
		r.Fail("space: there is no %q", w)
		return 0
	}
	return sp
}

func (r *reader) major() box.Major {
	w := r.Next()
	m := box.FindMajor(w)
	if m < 0 {
		r.Fail("major: there is no %q", w)
		return 0
	}
	return m
}

func (r *reader) card() int8 {
	w := r.Next()
	c := box.FindSpecialCard(w)
	if c < 0 {
		r.Fail("special card: there is no %q", w)
		return 0
	}
	return int8(c)
}

func (r *reader) handCard() box.Card {
	w := r.Next()
	c, ok := box.FindCard(w)
	if !ok {
		r.Fail("card: there is no %q", w)
		return 0
	}
	return c
}

// cell takes a space of the plane on which a farm can lie.
func (r *reader) cell() farm.Cell {
	w := r.Next()
	a, b, _ := strings.Cut(w, ",")
	row, err1 := strconv.Atoi(a)
	col, err2 := strconv.Atoi(b)
	if err1 != nil || err2 != nil || row < -farm.Beyond || row >= farm.PlaneRows-farm.Beyond || col < -farm.Beyond ||
		col >= farm.Stride-farm.Beyond {
		r.Fail("space of a farm: want ROW,COLUMN, got %q", w)
		return 0
	}
	return farm.At(row, col)
}

func (r *reader) cells() (m farm.Mask) {
	for len(r.Words) > 0 {
		if r.Words[0] == "-" {
			r.Next()
			continue
		}
		m |= r.cell().Mask()
	}
	return m
}

// stock takes pairs of a good and its amount.
func (r *reader) stock(to *box.Stock) {
	for len(r.Words) > 0 && r.Err == nil {
		g := r.Name("good", box.GoodIDs[:])
		to[g] = int16(r.Number(box.GoodIDs[g], 0, 99))
	}
}

const manyCells = farm.MostSpaces + 1

var arrangements = rules.Phrases[func(*State, *reader)]{
	rules.Say("round", 1, 1, "round N", func(s *State, r *reader) { setRound(s, int8(r.Number("round", 1, box.Rounds))) }),
	rules.Say("opening", 1, 1, "opening N", func(s *State, r *reader) {
		setOpening(s, int8(r.Number("round", 2, box.Rounds)))
	}),
	rules.Say("turn", 1, 1, "turn SEAT", func(s *State, r *reader) { setTurn(s, r.Seat(s.Players())) }),
	rules.Say("start", 1, 1, "start SEAT", func(s *State, r *reader) { s.start = r.Seat(s.Players()) }),
	rules.Say("harvest", 0, 0, "harvest", func(s *State, _ *reader) { setHarvest(s) }),
	rules.Say("goods", 3, 25, "goods SEAT GOOD N …", func(_ *State, r *reader) { p := r.player(); r.stock(&p.Goods) }),
	rules.Say("space", 2, 2, "space SPACE N", func(s *State, r *reader) {
		s.goods[r.space()] = int8(r.Number("goods", 0, 99))
	}),
	rules.Say("people", 2, 3, "people SEAT N [NEWBORNS]", func(_ *State, r *reader) {
		p := r.player()
		out := p.People - p.Newborns - p.Home
		p.People = int8(r.Number("people", 1, maxPeople))
		p.Newborns = 0
		if len(r.Words) > 0 {
			p.Newborns = int8(r.Number("newborns", 0, int(p.People)))
		}
		p.Home = p.People - p.Newborns - out
	}),
	rules.Say("house", 2, 2, "house SEAT MATERIAL", func(_ *State, r *reader) {
		p := r.player()
		p.House = box.Material(r.Name("house", box.MaterialIDs[:]))
	}),
	rules.Say("rooms", 2, manyCells, "rooms SEAT CELL …", func(_ *State, r *reader) { r.player().Rooms = r.cells() }),
	rules.Say("fields", 2, manyCells, "fields SEAT CELL …", func(_ *State, r *reader) {
		r.player().Fields = r.cells()
	}),
	rules.Say("crop", 4, 4, "crop SEAT CELL N GOOD", func(_ *State, r *reader) {
		p := r.player()
		m, n := r.cell().Mask(), r.Number("crop", 0, 7)
		c := &p.Grain
		if r.Name("crop", []string{"grain", "vegetable"}) == 1 {
			c = &p.Vegetable
		}
		c.Set(m, n)
	}),
	rules.Say("stables", 2, manyCells, "stables SEAT CELL …", func(_ *State, r *reader) {
		r.player().Stables = r.cells()
	}),
	rules.Say("pasture", 2, manyCells, "pasture SEAT CELL …", func(_ *State, r *reader) {
		p := r.player()
		if p.Pastures() < farm.MaxPastures {
			p.Enclose(r.cells())
		}
	}),
	rules.Say("forests", 2, manyCells, "forests SEAT CELL …", func(_ *State, r *reader) {
		r.player().Forests = r.cells()
	}),
	rules.Say("moors", 2, manyCells, "moors SEAT CELL …", func(_ *State, r *reader) { r.player().Moors = r.cells() }),
	rules.Say("deep", 2, manyCells, "deep SEAT CELL …", func(_ *State, r *reader) { r.player().Deep = r.cells() }),
	rules.Say("extension", 3, 3, "extension SEAT CELL CELL", func(_ *State, r *reader) {
		r.player().Land |= r.cells()
	}),
	rules.Say("majors", 2, 11, "majors SEAT MAJOR …", func(s *State, r *reader) {
		p := r.player()
		s.supply |= p.Majors
		p.Majors, p.Tokens = 0, 0
		for len(r.Words) > 0 {
			p.Majors |= 1 << r.major()
		}
		s.supply &^= p.Majors
	}),
	rules.Say("bed", 2, 2, "bed SEAT N", func(_ *State, r *reader) {
		p := r.player()
		p.Bed = int8(r.Number("people in bed", 0, int(p.Home)))
	}),
	rules.Say("up", 1, 1, "up CARD", func(s *State, r *reader) { setUp(s, r.card()) }),
	rules.Say("cards", 1, 60, "cards SEAT CARD …", func(s *State, r *reader) {
		p := r.player()
		s.carded = true
		p.Front = box.CardSet{}
		for len(r.Words) > 0 {
			c := r.handCard()
			p.Front.Add(c)
			s.deck.Drop(c)
		}
	}),
	rules.Say("hand", 1, 60, "hand SEAT CARD …", func(s *State, r *reader) {
		p := r.player()
		s.carded = true
		p.Hand, p.Known = box.CardSet{}, box.CardSet{}
		for len(r.Words) > 0 {
			c := r.handCard()
			p.Hand.Add(c)
			s.deck.Drop(c)
		}
	}),
	rules.Say("begging", 2, 2, "begging SEAT N", func(_ *State, r *reader) {
		r.player().Begging = int16(r.Number("markers", 0, 99))
	}),
}

// setRound begins the work phase of a round, with the stage cards before it in
// the order of the table, and each accumulation space filled once.
func setRound(s *State, round int8) {
	if s.special.middle != 0 && s.special.top == box.NoCard { // the pile has not been looked at
		s.special.top = int8(nth(uint64(s.special.middle), 0))
		s.special.middle &^= 1 << s.special.top
	}
	s.special.down, s.special.took = 0, 0
	for i := range s.special.user {
		s.special.user[i] = rules.Nobody
	}
	s.round, s.open, s.harvest = round, s.setup.open, false
	for r := range s.card {
		s.card[r] = box.NoSpace
	}
	for r := int8(1); r <= round; r++ {
		left := s.MayCome(int(r))
		s.card[r] = left.Pop()
		s.open |= 1 << s.card[r]
	}
	s.taken, s.shut = 0, 0
	for i := range s.by {
		s.by[i], s.goods[i] = rules.Nobody, 0
	}
	for i := range s.setup.seats {
		s.player[i].Home, s.player[i].Newborns, s.player[i].Ward = s.player[i].People, 0, 0
	}
	s.agenda.Clear()
	s.agenda.Push(step{kind: refillStep}, step{kind: workStep}, step{kind: homeStep})
	acting{s, nil}.run()
}

// setOpening begins the preparation of a round, with the first of the stage cards
// that can be turned up.
func setOpening(s *State, round int8) {
	setRound(s, round-1)
	s.agenda.Clear()
	s.next = rules.Nobody
	s.agenda.Push(step{kind: roundStep})
	acting{s, nil}.run()
	if s.agenda.Top().kind == revealStep {
		s.Do(s.Legal(nil)[0], nil)
	}
}

// setTurn makes it a seat's turn to place a person.
func setTurn(s *State, seat rules.Seat) {
	s.agenda.Clear()
	s.agenda.Push(step{kind: placeStep, seat: seat}, step{kind: workStep}, step{kind: homeStep})
	s.next = (seat + 1) % rules.Seat(s.setup.seats)
}

// setHarvest goes home and begins a harvest, whatever the round; another round
// follows unless it is the last.
func setHarvest(s *State) {
	s.agenda.Clear()
	t := acting{s, nil}
	s.agenda.Push(step{kind: homeStep, rest: 1})
	t.goHome()
	if !Harvest(int(s.round)) {
		s.agenda.Push(step{kind: fieldStep}, step{kind: feedStep}, step{kind: breedStep})
		t.opensAll(box.HarvestBegins)
	}
	t.run()
}

// setUp makes a special card of the pile the one that lies face up; the one that
// did goes back among the unknown.
func setUp(s *State, card int8) {
	c := &s.special
	if c.up != box.NoCard {
		c.middle |= 1 << c.up
	}
	if c.top == card {
		c.top = int8(nth(uint64(c.middle), 0))
		c.middle &^= 1 << c.top
	}
	c.middle &^= 1 << card
	c.up = card
}
