package montana

import (
	"fmt"
	"strconv"
	"strings"

	"tilestead/rules"
)

// arrange changes a position as a script or a lesson says. Pieces come from
// and go to the supply, so that nothing is lost.
func arrange(state rules.State, words []string) error {
	r := &reader{s: state.(*State)}
	return rules.Arrange(arrangements, words, r.s, r, &r.Reader, func() error {
		switch laid := r.s.first != rules.Nobody; {
		case words[0] == "ready" && r.s.face[0] >= 0:
			return fmt.Errorf("the map is laid already")
		case words[0] != "ready" && !laid:
			return fmt.Errorf("the game is being set up; begin with `set ready`")
		}
		return nil
	})
}

// reader takes words of Montana apart.
type reader struct {
	rules.Reader
	s *State
}

func (r *reader) seat() rules.Seat { return r.Seat(r.s.Players()) }

func (r *reader) handful() (h Handful) {
	w := r.Next()
	if w == "-" {
		return h
	}
	for _, c := range w {
		i := strings.IndexRune(TradeLetters, c)
		if i < 0 || len(w) > 72 {
			r.Fail("workers: want letters of %s or -, got %q", TradeLetters, w)
			return Handful{}
		}
		h[i]++
	}
	return h
}

// staff takes workers that can stand on a place together (W2, W6, W7), or none.
func (r *reader) staff(p Place) Handful {
	h := r.handful()
	n, id := h.Size(), Components.PlaceIDs[p]
	if p >= FirstBank {
		if want := int(Components.BankWorkers[p-FirstBank]); n != want && n != 0 {
			r.Fail("workers on %s: want %d or none, got %d", id, want, n)
		}
	} else if t := Components.AreaTrade[p.Area()]; n > 2 || n == 1 && h[t] == 0 {
		r.Fail("workers on %s: want %c, any two or none, got %v", id, TradeLetters[t], h)
	}
	return h
}

func (r *reader) hex() Hex {
	w := r.Next()
	q, s, _ := strings.Cut(w, ",")
	x, err1 := strconv.Atoi(q)
	y, err2 := strconv.Atoi(s)
	if err1 != nil || err2 != nil || r.s.HexAt(x, y) == NoHex {
		r.Fail("hex: want q,r of a field of the map, got %q", w)
		return 0
	}
	return r.s.HexAt(x, y)
}

func (r *reader) place() Place { return Place(r.Name("place", Components.PlaceIDs[:])) }

func (r *reader) good() Good { return Good(r.Name("good", Components.GoodIDs[:])) }

var arrangements = rules.Phrases[func(*State, *reader)]{
	rules.Say("ready", 0, 0, "ready", func(s *State, _ *reader) { ready(s) }),
	rules.Say("turn", 1, 1, "turn SEAT", func(s *State, r *reader) {
		seat := r.seat()
		s.agenda.Clear()
		s.active, s.extra, s.built, s.auction = seat, false, 0, auction{}
		s.agenda.Push(Step{Kind: StepTurn, Seat: seat, A: 1})
	}),
	rules.Say("first", 1, 1, "first SEAT", func(s *State, r *reader) { s.first = r.seat() }),
	rules.Say("workers", 2, 2, "workers SEAT LETTERS", func(s *State, r *reader) {
		seat := r.seat()
		if n := len(r.Words[0]); n > int(Components.WorkerLimit) {
			r.Fail("workers: at most %d on a player board, got %d", Components.WorkerLimit, n)
			return
		}
		setWorkers(s, r, &s.player[seat].Workers, r.handful())
	}),
	rules.Say("on", 2, 2, "on PLACE LETTERS", func(s *State, r *reader) {
		p := r.place()
		if p >= FirstBank {
			setWorkers(s, r, &s.bank[p-FirstBank], r.staff(p))
		} else {
			setWorkers(s, r, &s.large[p], r.staff(p))
		}
	}),
	rules.Say("small", 2, 2, "small PLACE LETTERS", func(s *State, r *reader) {
		p := r.place()
		if p >= FirstBank {
			r.Fail("the bank has no small spaces")
			return
		}
		setWorkers(s, r, &s.small[p], r.staff(p))
	}),
	rules.Say("goods", 7, 7, "goods SEAT GRAIN PUMPKIN SMALL_COPPER LARGE_COPPER SMALL_STONE LARGE_STONE",
		func(s *State, r *reader) {
			seat := r.seat()
			for g := range Good(Goods) {
				setGood(s, r, seat, g)
			}
		}),
	rules.Say("good", 2, 5, "good NAME SEAT1 SEAT2 …", func(s *State, r *reader) {
		g := r.good()
		for p := range s.seats { // first everything back, so that order does not matter
			s.supply[g] += s.player[p].Goods[g]
			s.player[p].Goods[g] = 0
		}
		for p := range s.seats {
			setGood(s, r, rules.Seat(p), g)
		}
	}),
	rules.Say("silver", 2, 2, "silver SEAT N", func(s *State, r *reader) {
		s.player[r.seat()].Silver = int16(r.Number("silver", 0, 999))
	}),
	rules.Say("cattle", 2, 2, "cattle SEAT N", func(s *State, r *reader) {
		p := &s.player[r.seat()]
		n := int8(r.Number("cattle", 0, int(s.herd+p.Cattle)))
		s.herd -= n - p.Cattle
		p.Cattle = n
	}),
	rules.Say("herd", 2, 2, "herd SEAT N", func(s *State, r *reader) { // the seat takes what is more than N
		p := &s.player[r.seat()]
		n := int8(r.Number("herd", 0, int(s.herd)))
		p.Cattle += s.herd - n
		s.herd = n
	}),
	rules.Say("canteens", 2, 2, "canteens SEAT N", func(s *State, r *reader) {
		s.player[r.seat()].Canteens = int8(r.Number("canteens", 0, 6))
	}),
	rules.Say("left", 2, 2, "left SEAT N", func(s *State, r *reader) {
		p := &s.player[r.seat()]
		p.Left = int8(r.Number("settlements left", 0, int(Components.Settlements[s.seats])))
		s.ended = s.ended || p.Left == 0
	}),
	rules.Say("arrow", 1, 1, "arrow SECTOR", func(s *State, r *reader) {
		s.arrow = int8(r.Number("sector", 0, len(Components.Sectors)-1))
	}),
	rules.Say("face", 2, 2, "face Q,R TILE.POSITION", func(s *State, r *reader) { setFace(s, r) }),
	rules.Say("settle", 2, 3, "settle SEAT Q,R [N]", func(s *State, r *reader) {
		seat, h, n := r.seat(), r.hex(), 1
		if len(r.Words) > 0 {
			n = r.Number("settlements", 1, 5) // two on a double hex, and a row on each axis
		}
		putSettlements(s, r, seat, h, int8(n))
	}),
}

// ready lays the tiles in their order, unturned, the start tile on the best
// hex, and begins without workers and with the seat that the set-up names, else
// with seat 1.
func ready(s *State) {
	t := acting{s, nil}
	for i := 0; i*7 < int(s.layout.n); i++ {
		t.layTile(i, 0)
	}
	for h := Hex(0); h < s.layout.n; h++ {
		if s.land.has(h) && startConditions(s, h) == int(s.startLevel) {
			t.layStart(h)
			break
		}
	}
	t.startWith(rules.Seat(max(s.agenda.Top().A-1, 0)))
	s.agenda.Clear()
	s.agenda.Push(Step{Kind: StepTurn, Seat: s.first, A: 1})
}

// setWorkers takes workers from the supply, to which those of before go back.
func setWorkers(s *State, r *reader, to *Handful, h Handful) {
	for w := range h {
		if s.pool[w]+to[w]-h[w] < 0 {
			r.Fail("there are only %d %s workers left", s.pool[w]+to[w], Components.TradeIDs[w])
		}
	}
	if r.Err != nil {
		return
	}
	for w := range h {
		s.pool[w] += to[w] - h[w]
	}
	*to = h
}

func setGood(s *State, r *reader, seat rules.Seat, g Good) {
	p := &s.player[seat]
	n := int8(r.Number(Components.GoodIDs[g], 0, int(s.supply[g]+p.Goods[g])))
	s.supply[g] += p.Goods[g] - n
	p.Goods[g] = n
}

// setFace gives a hex the face of any tile, with what lies on it at the start.
func setFace(s *State, r *reader) {
	h, name := r.hex(), r.Next()
	for i, f := range Components.Faces {
		if fmt.Sprintf("%s.%d", f.Tile, f.Pos) != name {
			continue
		}
		if s.cattleOn.has(h) {
			s.herd++
		}
		s.cattleOn.remove(h)
		s.canteenOn.remove(h)
		s.land.remove(h)
		s.face[h] = int8(i)
		if f.Kind == Land && h != s.start {
			s.land.add(h)
		}
		if f.Cattle {
			s.cattleOn.add(h)
			s.herd--
		}
		if f.Canteen {
			s.canteenOn.add(h)
		}
		return
	}
	r.Fail("face: want TILE.POSITION such as T04.3, got %q", name)
}

func putSettlements(s *State, r *reader, seat rules.Seat, h Hex, n int8) {
	if r.Err != nil {
		return
	}
	if !s.land.has(h) || s.settled.has(h) {
		r.Fail("a settlement needs free land")
		return
	}
	if n > s.player[seat].Left {
		r.Fail("only %d settlements are left", s.player[seat].Left)
		return
	}
	if s.cattleOn.has(h) {
		s.cattleOn.remove(h)
		s.herd++
	}
	s.player[seat].Left -= n
	s.owner[h], s.height[h] = seat, n
	s.own[seat].add(h)
	s.settled.add(h)
}
