package agricola

import (
	"tilestead/rules"
	"tilestead/rules/agricola/box"
)

func animalCardRows(r *rulebook) {
	r.kinds[KindTip] = actionRow{name: "tip", lines: []string{"tip"}, side: true,
		does: func(t acting, _ rules.Action) { tipHorse(t) }}
	r.kinds[KindCook] = actionRow{name: "cook", fields: oneGood, lines: []string{"cook GOOD"}, writes: writeGood,
		does: func(t acting, a rules.Action) { cookAnimal(t, GoodOf(a)) }}
	r.steps[cookStep] = agendaRow{name: "cook", ends: dropped,
		auto:  unlessIdle(func(s *State, top *step) bool { return s.player[top.seat].Goods.Herd() != box.Herd{} }),
		lists: legalCook}
	r.ops[box.CookEach] = opRow{name: "CookEach", about: "each other player cooks an animal, and the user may", word: "cook",
		asks: anyTime, asked: true,
		carries: func(t acting, seat rules.Seat, _ box.Space, _ *box.Part) { cookEach(t, seat) }}
}

func omenRows(r *rulebook) {
	r.kinds[KindDraw] = actionRow{name: "draw", fields: fields{"card": startCardField}, lines: []string{"draw N"},
		writes: writeStartCard, does: func(t acting, a rules.Action) { drawOmen(t, startCardField.Get(a)) }}
	r.steps[drawStep] = agendaRow{name: "draw",
		lists: func(_ *State, dst []rules.Action, _ *step, _ bool) []rules.Action {
			for c := range startCards {
				dst = append(dst, rules.Act(KindDraw)|startCardField.Put(c+1))
			}
			return dst
		},
		lots: func(*State) int { return len(startCards) },
		lot:  func(_ *State, n int) rules.Action { return rules.Act(KindDraw) | startCardField.Put(n+1) }}
	draws := func(t acting, seat rules.Seat, _ box.Space, _ *box.Part) {
		t.agenda.Push(step{kind: drawStep, seat: seat, by: t.agenda.Top().by})
	}
	r.ops[box.Draw] = opRow{name: "Draw", about: "a start card: Get if it is no higher than what is counted", asks: anyTime,
		carries: draws}
	r.ops[box.DrawAndPass] = opRow{name: "DrawAndPass", about: "likewise, and then the card passes to the left", asks: anyTime,
		carries: draws}
}

// cooked gives what cards add to animals that have become food: points for cattle,
// wood for what is larger than a sheep.
func (t acting) cooked(seat rules.Seat, g box.Good, n int16) {
	p := &t.player[seat]
	if p.Front.Empty() || n == 0 {
		return
	}
	if g == box.Cattle && p.Front.Has(box.SaddleCard) && p.roomed()[box.Horse] >= saddleHorses {
		p.Banked += n * int16(rules.Whole(1))
	}
	if g > box.Sheep && p.Front.Has(box.BarkCard) {
		t.gain(seat, &box.Stock{box.Wood: n})
	}
}

// saddleHorses is how many horses the points for cattle ask for.
const saddleHorses = 3

// canTip says whether a horse can be tipped over for fuel.
func (p *Player) canTip() bool { return p.Front.Has(box.PonyCard) && p.standing() > 0 }

// standing is how many horses with room have not been tipped over.
func (p *Player) standing() int16 { return p.roomed()[box.Horse] - int16(p.Lying) }

// tipFuel is the fuel for a horse that is tipped over.
const tipFuel = 2

func tipHorse(t acting) {
	seat := t.agenda.Top().seat
	p := &t.player[seat]
	p.Lying++
	p.Goods[box.Fuel] += tipFuel
	rules.Show(t.reel, t.State, Tipped{seat})
}

// blockCook is the food that the animals bring which everybody has to turn into
// food at once.
var blockCook = box.Stock{box.Sheep: 1, box.Boar: 2, box.Cattle: 3, box.Horse: 2}

// cookEach asks each seat clockwise for an animal; the owner of the card, who is
// the first, may keep all.
func cookEach(t acting, owner rules.Seat) {
	n := rules.Seat(t.setup.seats)
	for i := n - 1; i >= 0; i-- {
		free := int8(0)
		if i == 0 {
			free = 1
		}
		t.agenda.Push(step{kind: cookStep, seat: (owner + i) % n, done: free})
	}
}

func legalCook(s *State, dst []rules.Action, top *step, _ bool) []rules.Action {
	p, had := &s.player[top.seat], len(dst)
	for g := box.Sheep; g <= box.Horse; g++ {
		if p.Goods[g] > 0 {
			dst = append(dst, rules.Act(KindCook)|goodField.Put(int(g)))
		}
	}
	if top.spared() && len(dst) > had {
		dst = append(dst, Stop)
	}
	return dst
}

func cookAnimal(t acting, g box.Good) {
	seat := t.agenda.Pop().seat
	p := &t.player[seat]
	p.lose(g, 1)
	p.Goods[box.Food] += blockCook[g]
	t.cooked(seat, g, 1)
	rules.Show(t.reel, t.State, Cooked{seat, g, 1, int(blockCook[g])})
}

// drawOmen compares a start card with what a card counts, and gives its owner the goods
// if it is no higher; it is put back (12). A card that has paid out may go left.
func drawOmen(t acting, card int) {
	top := t.agenda.Pop()
	seat, c := top.seat, box.Card(top.by-1)
	part := &box.Cards[c].Hooks[0].Do.Parts[0]
	e := OmenDrawn{Seat: seat, StartCard: card}
	if card <= t.amount(seat, &part.By) {
		e.Food = part.Get[box.Food]
		t.player[seat].Goods[box.Food] += e.Food
		if part.Op == box.DrawAndPass {
			t.player[seat].Front.Drop(c)
			t.passLeft(seat, c)
		}
	}
	rules.Show(t.reel, t.State, e)
}
