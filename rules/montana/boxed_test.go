package montana

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"tilestead/rules"
	"tilestead/rules/rulestest"
)

// The other way to hand out actions, measured against the packed one: each is
// a small struct in an interface. All are made once and kept in tables, so
// that handing one out allocates nothing. BenchmarkActions plays the same
// games both ways; docs/performance.md has the figures.

type boxed interface{ String() string }

// named gives an action its notation; coordinates would need the layout.
type named struct{ notation string }

func (n named) String() string { return n.notation }

type (
	boxTile struct {
		named
		tile, rotation int8
	}
	boxStart struct {
		named
		hex Hex
	}
	boxFirst struct {
		named
		seat rules.Seat
	}
	boxStop struct {
		named
		sector int8
	}
	boxWhite struct {
		named
		trade Trade
	}
	boxReturn struct {
		named
		trade Trade
	}
	boxAdvance struct {
		named
		steps int8
	}
	boxWork struct {
		named
		place Place
	}
	boxUse struct {
		named
		hand Handful
	}
	boxSmall struct {
		named
		hand Handful
	}
	boxBid struct {
		named
		row    Row
		column int8
	}
	boxTake struct {
		named
		n [3]int8
	}
	boxUpgrade struct {
		named
		copper, stone int8
	}
	boxBuild struct {
		named
		hex Hex
	}
	boxTrade struct {
		named
		bargain Bargain
	}
	boxRecruit      struct{ named }
	boxTown         struct{ named }
	boxPass         struct{ named }
	boxStopBuilding struct{ named }
	boxEnd          struct{ named }
	boxCanteen      struct{ named }
	boxKeep         struct{ named }
)

// boxes are all actions there are.
type boxes struct {
	tile                                                [12][6]boxed
	start, build                                        [MaxHexes]boxed
	first                                               [MaxSeats]boxed
	stop                                                [8]boxed
	white, giveBack                                     [Trades]boxed
	advance                                             [8]boxed
	work                                                [Places]boxed
	use, small                                          [Trades]boxed // one worker
	usePair, smallPair                                  []boxed       // beside pairs
	useBank                                             [3][]boxed    // beside bankHands
	bid                                                 [Rows][Columns + 1]boxed
	take                                                [4][4][4]boxed
	upgrade                                             [4][4]boxed
	trade                                               [ForDark + 1]boxed
	skip, recruit, town, pass, halt, end, canteen, keep boxed
}

var box = makeBoxes()

func name(format string, args ...any) named { return named{fmt.Sprintf(format, args...)} }

func makeBoxes() *boxes {
	x := &boxes{
		skip: boxSmall{named: name("skip")}, recruit: boxRecruit{name("recruit")}, town: boxTown{name("town")},
		pass: boxPass{name("pass")},
		halt: boxStopBuilding{name("stop")}, end: boxEnd{name("end")}, canteen: boxCanteen{name("canteen")},
		keep: boxKeep{name("keep")},
	}
	for t := range x.tile {
		for k := range x.tile[t] {
			x.tile[t][k] = boxTile{name("tile %d r%d", t, k), int8(t), int8(k)}
		}
	}
	for h := range x.build {
		x.start[h], x.build[h] = boxStart{name("start %d", h), Hex(h)}, boxBuild{name("build %d", h), Hex(h)}
	}
	for p := range x.first {
		x.first[p] = boxFirst{name("first %d", p+1), rules.Seat(p)}
	}
	for i := range x.stop {
		x.stop[i], x.advance[i] = boxStop{name("sector %d", i), int8(i)}, boxAdvance{name("advance %d", i), int8(i)}
	}
	for w := range x.white {
		var one Handful
		one[w] = 1
		x.white[w], x.giveBack[w] = boxWhite{name("white %d", w), Trade(w)}, boxReturn{name("return %d", w), Trade(w)}
		x.use[w], x.small[w] = boxUse{name("use %v", one), one}, boxSmall{name("small %v", one), one}
	}
	for _, h := range pairs {
		x.usePair, x.smallPair = append(x.usePair, boxUse{name("use %v", h), h}),
			append(x.smallPair, boxSmall{name("small %v", h), h})
	}
	for i, hs := range bankHands {
		for _, h := range hs {
			x.useBank[i] = append(x.useBank[i], boxUse{name("use %v", h), h})
		}
	}
	for p := range x.work {
		x.work[p] = boxWork{name("work %s", Components.PlaceIDs[p]), Place(p)}
	}
	for r := range x.bid {
		for c := range x.bid[r] {
			x.bid[r][c] = boxBid{name("bid R%d %d", r+1, c), Row(r), int8(c)}
		}
	}
	for a := range x.take {
		for b := range x.take[a] {
			x.upgrade[a][b] = boxUpgrade{name("upgrade %d %d", a, b), int8(a), int8(b)}
			for c := range x.take[a][b] {
				x.take[a][b][c] = boxTake{name("take %d %d %d", a, b, c), [3]int8{int8(a), int8(b), int8(c)}}
			}
		}
	}
	for b := range x.trade {
		x.trade[b] = boxTrade{name("trade %d", b), Bargain(b)}
	}
	return x
}

// boxedLegal is Legal with boxes, in the same order.
func boxedLegal(s *State, dst []boxed) []boxed {
	if s.agenda.Len() == 0 {
		return dst
	}
	t := s.agenda.Top()
	switch t.Kind {
	case StepTile:
		for t := range Components.Tiles {
			if s.used>>t&1 == 0 {
				dst = append(dst, box.tile[t][:]...)
			}
		}
		return dst
	case StepStart:
		for h := Hex(0); h < s.layout.n; h++ {
			if s.land.has(h) {
				dst = append(dst, box.start[h])
			}
		}
		return dst
	case StepFirst:
		return append(dst, box.first[:s.seats]...)
	case StepSpin:
		return append(dst, box.stop[:]...)
	case StepTake:
		return append(dst, box.white[:]...)
	case StepLimit:
		for w, n := range s.player[t.Seat].Workers {
			if n > 0 {
				dst = append(dst, box.giveBack[w])
			}
		}
		return dst
	case StepUse:
		return boxedStaff(s, dst, t.Seat, Place(t.A), &box.use, box.usePair)
	case StepCanteen:
		return append(dst, box.canteen, box.keep)
	case StepTurn:
		dst = append(dst, box.recruit)
		for p := Place(0); p < Places; p++ {
			if s.usable(t.Seat, p) {
				dst = append(dst, box.work[p])
			}
		}
		dst = boxedBuilds(s, append(dst, box.town), t.Seat)
	case StepAdvance:
		dst = append(dst, box.advance[:1+min(Components.MaxAdvance, s.player[t.Seat].Goods[Grain])]...)
	case StepSmall:
		dst = boxedStaff(s, append(dst, box.skip), t.Seat, Place(t.A), &box.small, box.smallPair)
	case StepBid:
		for r := Row(0); r < Rows; r++ {
			for c := firstFree(s, r); c <= Columns && Components.Pumpkins[c] <= s.player[t.Seat].Goods[Pumpkin]; c++ {
				dst = append(dst, box.bid[r][c])
			}
		}
		if t.A == 0 {
			dst = append(dst, box.pass)
		}
	case StepReward:
		dst = boxedRewards(s, dst, t.Seat, Row(t.A))
	case StepSettle:
		dst = append(boxedBuilds(s, dst, t.Seat), box.halt)
	case StepEnd:
		dst = append(dst, box.end)
	}
	if t.Seat == s.active && s.player[t.Seat].Cattle > 0 {
		dst = append(dst, box.trade[:]...)
	}
	return dst
}

func boxedStaff(s *State, dst []boxed, seat rules.Seat, p Place, one *[Trades]boxed, two []boxed) []boxed {
	have := s.player[seat].Workers
	if p >= FirstBank {
		for i, h := range bankHands[p-FirstBank] {
			if h.fits(have) {
				dst = append(dst, box.useBank[p-FirstBank][i])
			}
		}
		return dst
	}
	if t := Components.AreaTrade[p/3]; have[t] > 0 {
		dst = append(dst, one[t])
	}
	if have.Size() >= 2 {
		for i, h := range pairs {
			if h.fits(have) {
				dst = append(dst, two[i])
			}
		}
	}
	return dst
}

func boxedRewards(s *State, dst []boxed, seat rules.Seat, r Row) []boxed {
	w := &Components.Rewards[r]
	if n := w.Goods; n > 0 {
		for a := int8(0); a <= n; a++ {
			for b := int8(0); a+b <= n; b++ {
				dst = append(dst, box.take[a][b][:n-a-b+1]...)
			}
		}
		return dst
	}
	goods := &s.player[seat].Goods
	for c := int8(0); c <= min(w.Upgrades, goods[SmallCopper]); c++ {
		dst = append(dst, box.upgrade[c][:1+min(w.Upgrades-c, goods[SmallStone])]...)
	}
	return dst
}

func boxedBuilds(s *State, dst []boxed, seat rules.Seat) []boxed {
	if s.player[seat].Left == 0 {
		return dst
	}
	goods := &s.player[seat].Goods
	for near := s.reach(); near != (hexSet{}); {
		h := near.first()
		near.remove(h)
		if pays(goods, &Components.Faces[s.face[h]].Cost) {
			dst = append(dst, box.build[h])
		}
	}
	return dst
}

// boxedDo is Do with boxes.
func boxedDo(s *State, a boxed) {
	t := acting{s, nil}
	switch a := a.(type) {
	case boxTile:
		t.layTile(int(a.tile), int(a.rotation))
	case boxStart:
		t.layStart(a.hex)
	case boxFirst:
		t.startWith(a.seat)
	case boxStop:
		t.stopArrow(int(a.sector))
	case boxRecruit:
		t.recruit()
	case boxWhite:
		t.chooseWhite(a.trade)
	case boxReturn:
		t.returnWorker(a.trade)
	case boxAdvance:
		t.advanceArrow(int(a.steps))
	case boxWork:
		seat := t.agenda.Pop().Seat
		t.agenda.Push(Step{Kind: StepUse, Seat: seat, A: int8(a.place)}, Step{Kind: StepEnd, Seat: seat})
	case boxUse:
		t.staff(a.hand)
	case boxSmall:
		t.staffSmall(a.hand)
	case boxTown:
		t.openTown()
	case boxBid:
		t.bid(a.row, int(a.column))
	case boxPass:
		t.pass(false)
	case boxTake:
		t.takeGoods(a.n)
	case boxUpgrade:
		t.upgrade(a.copper, a.stone)
	case boxBuild:
		t.build(a.hex)
	case boxStopBuilding:
		t.stopBuilding()
	case boxTrade:
		t.trade(a.bargain)
	case boxEnd:
		t.agenda.Pop()
		t.agenda.Push(Step{Kind: StepClear, Seat: t.active})
	case boxCanteen:
		t.useCanteen()
	case boxKeep:
		t.agenda.Pop()
		t.agenda.Push(Step{Kind: StepNext, Seat: t.active})
	}
	t.advance()
}

// boxedDraw is rules.Draw with boxes.
func boxedDraw(s *State, legal []boxed, r *rand.Rand) boxed {
	weight := func(a boxed) int {
		if at, ok := a.(boxStart); ok && startConditions(s, at.hex) < int(s.startLevel) {
			return 0
		}
		return 1
	}
	total := 0
	for _, a := range legal {
		total += weight(a)
	}
	n := r.IntN(total)
	for _, a := range legal {
		if n -= weight(a); n < 0 {
			return a
		}
	}
	panic("weights changed while drawing")
}

// player plays one random game and says how many actions it had.
type player func(s *State, r *rand.Rand) int

func playPacked() player {
	var legal []rules.Action
	return func(s *State, r *rand.Rand) (n int) {
		legal, n = rulestest.Playout(s, legal, r)
		return n
	}
}

func playBoxed() player {
	var legal []boxed
	return func(s *State, r *rand.Rand) (n int) {
		for ; s.Turn() != rules.Nobody; n++ {
			legal = boxedLegal(s, legal[:0])
			var a boxed
			if s.Turn() == rules.Nature {
				a = boxedDraw(s, legal, r)
			} else {
				a = legal[r.IntN(len(legal))]
			}
			boxedDo(s, a)
		}
		return n
	}
}

// Both ways must play the same games, or their speeds say nothing.
func TestBoxedActionsPlayTheSame(t *testing.T) {
	packed, boxed := playPacked(), playBoxed()
	for seed := range uint64(30) {
		setup := rules.Setup{Title: Title.ID, Seats: 2 + int(seed%3)}
		a, b := newGame(setup).(*State), newGame(setup).(*State)
		n, m := packed(a, rand.New(rand.NewPCG(seed, 73))), boxed(b, rand.New(rand.NewPCG(seed, 73)))
		if n != m || rules.Hash(a) != rules.Hash(b) {
			t.Errorf("seed %d: %d actions packed, %d boxed, with another end", seed, n, m)
		}
	}
}

func BenchmarkActions(b *testing.B) {
	for _, way := range []struct {
		name string
		play player
	}{{"packed", playPacked()}, {"boxed", playBoxed()}} {
		b.Run(way.name, func(b *testing.B) {
			b.ReportAllocs()
			r := rand.New(rand.NewPCG(1, 2))
			start := newGame(rules.Setup{Title: Title.ID, Seats: 3})
			s := start.Clone().(*State)
			actions := 0
			for b.Loop() {
				s.Set(start)
				actions += way.play(s, r)
			}
			b.ReportMetric(float64(actions)/b.Elapsed().Seconds(), "actions/s")
		})
	}
}

// BenchmarkHandOut is Legal alone, with many candidates: one of the widest
// positions of a turn, of staffing a place and of an auction.
func BenchmarkHandOut(b *testing.B) {
	widest := func(k StepKind, n int) *State {
		return wandered(b, 3, asks(k, func(s *State) bool { return len(s.Legal(nil)) >= n }))
	}
	ss := []*State{widest(StepTurn, 25), widest(StepUse, 10), widest(StepBid, 18)}
	b.Run("packed", func(b *testing.B) {
		b.ReportAllocs()
		dst := make([]rules.Action, 0, 100)
		for b.Loop() {
			for _, s := range ss {
				dst = s.Legal(dst[:0])
			}
		}
	})
	b.Run("boxed", func(b *testing.B) {
		b.ReportAllocs()
		dst := make([]boxed, 0, 100)
		for b.Loop() {
			for _, s := range ss {
				dst = boxedLegal(s, dst[:0])
			}
		}
	})
}
