package agricola

import (
	"strconv"

	"tilestead/rules"
	"tilestead/rules/agricola/box"
	"tilestead/rules/agricola/farm"
)

// AppendView writes the position as text; of the hands of others a seat sees how
// many cards of each kind they are, and those that everybody knows. Spaces, goods
// and cells are called as in notation.
func (s *State) AppendView(dst []byte, viewer rules.Seat) []byte {
	b := rules.Lines(dst)
	for seat := range rules.Seat(s.setup.seats) {
		viewSeat(s, &b, seat)
		viewHand(s, &b, seat, viewer)
	}
	if viewer == rules.Nature {
		viewCards(&b, "deck", s.deck)
		viewCards(&b, "discards", s.discards)
	}
	viewSpaces(s, &b)
	viewSpecials(s, &b)
	viewMajors(&b, "gone", s.gone)
	viewMajors(&b, "moved", s.moved)
	b.Word("supply")
	for m := s.supply; m != 0; {
		b.Word(box.Majors[m.Pop()].ID)
	}
	b.End()
	b.Word("round")
	b.Num(int(s.round))
	b.Seat("start", s.start)
	b.Seat("next", s.next)
	b.Seat("path", s.path)
	b.Pair("passes", int(s.passes))
	b.Flag("harvest", s.harvest)
	b.Flag("carded", s.carded)
	b.Pair("also", int(s.also))
	b.Pair("fenced", int(s.fenced))
	b.Pair("swap", int(s.swap))
	b.Pair("homeless", int(s.homeless))
	b.End()
	for i := range s.agenda.Len() {
		b.Word("agenda")
		s.agenda.At(i).view(&b)
		b.End()
	}
	return b
}

// viewSpaces writes what lies and stands on action spaces, and the stage cards.
func viewSpaces(s *State, b *rules.Lines) {
	for r := 1; r <= box.Rounds; r++ {
		if s.card[r] != box.NoSpace {
			b.Word("card")
			b.Num(r)
			b.Word(box.Spaces[s.card[r]].ID)
			b.End()
		}
	}
	for r, c := range s.plan {
		if c > 0 {
			b.Word("plan")
			b.Num(r)
			b.Word(box.Spaces[c-1].ID)
			b.End()
		}
	}
	for i := range box.Spaces {
		sp := box.Space(i)
		if s.goods[sp] == 0 && s.by[sp] == rules.Nobody && !s.shut.Has(sp) {
			continue
		}
		b.Word("space")
		b.Word(box.Spaces[sp].ID)
		b.Pair(box.GoodIDs[box.Spaces[sp].Adds], int(s.goods[sp]))
		b.Seat("seat", s.by[sp])
		b.Flag("blocked", s.shut.Has(sp))
		b.End()
	}
}

func viewSeat(s *State, b *rules.Lines, seat rules.Seat) {
	p := &s.player[seat]
	b.Seat("seat", seat)
	b.Pair("people", int(p.People))
	b.Pair("newborns", int(p.Newborns))
	b.Pair("home", int(p.Home))
	b.Pair("bed", int(p.Bed))
	b.Pair("ward", int(p.Ward))
	b.Pair("begging", int(p.Begging))
	b.Pair("banked", int(p.Banked))
	b.Pair("lying", int(p.Lying))
	b.Pair("guest", int(p.Guest))
	b.Pair("gathered", int(p.Gathered))
	for i, n := range &p.Kept {
		b.Pair("kept_"+strconv.Itoa(i), int(n))
	}
	if p.Lodger != 0 {
		b.Word("lodger")
		b.Word(box.GoodIDs[p.Lodger])
	}
	b.Pair("start_card", int(p.startCard))
	for g, n := range &p.Goods {
		b.Pair(box.GoodIDs[g], int(n))
	}
	for k, n := range &p.Fresh {
		b.Pair("fresh_"+box.GoodIDs[int(box.Sheep)+k], int(n))
	}
	p.Tally.view(b)
	b.End()
	viewFarm(&p.Farm, b)
	viewMajors(b, "majors", p.Majors)
	viewMajors(b, "tokens", p.Tokens)
	viewMajors(b, "crafted", p.Crafted)
	viewCards(b, "front", p.Front)
	viewCards(b, "done", p.Done)
	for r := range p.coming {
		if (p.due|p.rides|p.rights)>>r&1 == 0 && p.coming[r] == (small{}) && p.offers[r] == [box.Grounds]int8{} &&
			p.market[r] == 0 {
			continue
		}
		b.Word("coming")
		b.Num(r)
		b.Flag("due", p.due>>r&1 != 0)
		b.Flag("rides", p.rides>>r&1 != 0)
		b.Flag("right", p.rights>>r&1 != 0)
		for g, n := range &p.coming[r] {
			b.Pair(box.GoodIDs[g], int(n))
		}
		if g := p.market[r]; g.Animal() {
			b.Word(box.GoodIDs[g])
		}
		for g, n := range &p.offers[r] {
			b.Pair(box.LaidIDs[g], int(n))
		}
		b.End()
	}
}

// viewHand writes the hand of a seat, as far as the viewer knows it.
func viewHand(s *State, b *rules.Lines, seat, viewer rules.Seat) {
	p := &s.player[seat]
	if viewer == rules.Nature || viewer == seat {
		viewCards(b, "hand", p.Hand)
	} else if !p.Hand.Empty() {
		b.Word("hand")
		cards := p.Hand
		if exchangesOpen(s, seat) {
			cards.AddAll(&p.Packet) // which kinds are laid aside shows once others are dealt
		}
		for i := range s.setup.dealings {
			b.Num(cards.Of(&s.setup.dealings[i].of))
		}
		b.End()
	}
	viewCards(b, "known", p.Known)
	if viewer == rules.Nature || viewer == seat {
		viewCards(b, "packet", p.Packet)
		viewCards(b, "seen", p.Seen)
	} else if n := p.Packet.Size(); n > 0 {
		b.Pair("packet", n)
		b.End()
	}
}

// exchangesOpen says whether a seat is choosing cards that it gives for others.
func exchangesOpen(s *State, seat rules.Seat) bool {
	return s.agenda.Len() > 0 && s.agenda.Top().kind == mulliganStep && s.agenda.Top().seat == seat
}

func viewMajors(b *rules.Lines, name string, m box.MajorSet) {
	if m == 0 {
		return
	}
	b.Word(name)
	for m != 0 {
		b.Word(m.Pop().String())
	}
	b.End()
}

func viewCards(b *rules.Lines, name string, set box.CardSet) {
	if set.Empty() {
		return
	}
	b.Word(name)
	for !set.Empty() {
		b.Word(box.Cards[set.Pop()].ID)
	}
	b.End()
}

func viewFarm(f *farm.Farm, b *rules.Lines) {
	if f.Land != farm.Board {
		viewCells(b, "land", f.Land)
	}
	b.Word(box.MaterialIDs[f.House])
	viewCells(b, "rooms", f.Rooms)
	viewCells(b, "fields", f.Fields)
	viewCells(b, "stables", f.Stables)
	viewCells(b, "forests", f.Forests)
	viewCells(b, "moors", f.Moors)
	viewCells(b, "reserve", f.Reserve)
	viewCells(b, "hut", f.Hut)
	viewCells(b, "deep", f.Deep)
	viewCells(b, "bog", f.Bog)
	viewCells(b, "blocked", f.Blocked)
	viewCells(b, "posts", f.Posts)
	viewCells(b, "lone", f.Lone)
	viewCells(b, "dry", f.Dry)
	viewCells(b, "fallow", f.Fallow)
	viewCells(b, "seeded", f.Seeded)
	viewCells(b, "untilled", f.Untilled)
	for _, p := range &f.Pasture {
		viewCells(b, "pasture", p)
	}
	viewCrop(b, "grain", &f.Grain)
	viewCrop(b, "vegetable", &f.Vegetable)
}

func viewCells(b *rules.Lines, name string, m farm.Mask) {
	if m == 0 {
		return
	}
	b.Word(name)
	for m != 0 {
		*b = append(m.Pop().Append(*b), ' ')
	}
	b.End()
}

func viewCrop(b *rules.Lines, name string, c *farm.Crop) {
	for m := c.Planted(); m != 0; {
		cell := m.Pop()
		b.Word(name)
		*b = append(cell.Append(*b), ' ')
		b.Num(c.At(cell))
		b.End()
	}
}

// viewSpecials writes who has taken which special card, or alone the pile.
func viewSpecials(s *State, b *rules.Lines) {
	c := &s.special
	for i := range box.SpecialCards {
		down := c.down>>i&1 != 0
		if c.user[i] == rules.Nobody && !down && c.middle>>i&1 == 0 {
			continue
		}
		b.Word("special")
		b.Word(box.SpecialCards[i].ID)
		b.Seat("seat", c.user[i])
		b.Flag("down", down)
		b.Flag("unknown", c.middle>>i&1 != 0)
		b.End()
	}
	for _, pile := range []struct {
		name  string
		cards []int8
	}{{"up", []int8{c.up}}, {"top", []int8{c.top}}, {"under", c.under[:c.unders]}, {"discard", c.discard[:c.gone]}} {
		if len(pile.cards) == 0 || pile.cards[0] == box.NoCard {
			continue
		}
		b.Word(pile.name)
		for _, card := range pile.cards {
			b.Word(box.SpecialCards[card].ID)
		}
		b.End()
	}
	b.Flag("kept", c.kept)
	b.Pair("took", int(c.took))
	b.End()
}
