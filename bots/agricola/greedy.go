package agricola

import (
	"math/bits"
	"math/rand/v2"
	"time"

	"tilestead/bots/search"
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
)

// What the greedy reference takes off for what a harvest would miss, in points.
const (
	missingFood = 3
	missingFuel = 2
)

// greedy takes a whole placement or special action with all its sub-decisions
// that scores most if the next harvest were held at once with what the seat has
// then, and the game scored. Among equals it picks at random.
type greedy struct {
	r       *rand.Rand
	now     *agricola.State
	round   int // of the decision
	planner *planner
	feeding feeder
	scratch *agricola.State
	room    []rules.Action
	best    []rules.Action
}

// newGreedy is the reference; there is none that counts anything as a bonus.
func newGreedy(r *rand.Rand, bonus int) search.Bot {
	if bonus != 0 {
		return nil
	}
	return &greedy{r: r}
}

func (b *greedy) Start(p rules.Perspective) {
	b.now = p.Guess(nil, b.r).(*agricola.State)
	b.round = b.now.Round()
	if b.planner == nil {
		b.planner = newPlanner(b.now, decisionWidth, b.score)
		b.scratch = b.now.Clone().(*agricola.State)
	}
}

func (b *greedy) Think(time.Time) (rules.Action, bool) {
	if a, ok := b.answer(); ok {
		return a, true
	}
	lines := b.planner.rank
	if b.now.Prompt().Key == "feed" {
		lines = func(s *agricola.State) []line { return b.feeding.rank(b.planner, s) }
	}
	top := 0
	b.best = b.best[:0]
	for _, l := range lines(b.now) {
		if len(b.best) == 0 || l.value > top {
			top, b.best = l.value, b.best[:0]
		}
		if l.value == top {
			b.best = append(b.best, l.action[0])
		}
	}
	return b.best[b.r.IntN(len(b.best))], true
}

// answer is what needs no look ahead.
func (b *greedy) answer() (rules.Action, bool) {
	switch b.now.Prompt().Key {
	case "place":
		return kindling(b.now, b.now.Turn())
	case "feed", "breed":
		return 0, false
	}
	return quick(b.now, &b.room)
}

// score is the points of a seat once a harvest has been held: the one that ended
// the round, or one held at once.
func (b *greedy) score(s *agricola.State, seat rules.Seat) int {
	if agricola.Harvest(b.round) && (s.Round() > b.round || s.Over()) {
		return int(s.Points(seat))
	}
	b.scratch.Set(s)
	p := b.scratch.Player(seat)
	missing := b.scratch.Need(seat) - int(p.Goods[box.Food])
	cold := 0
	if isMoor(s) {
		cold = max(0, s.Heating(seat)-int(p.Goods[box.Fuel]))
		burnt := min(cold, int(p.Goods[box.Wood]))
		p.Goods[box.Wood] -= int16(burnt)
		p.Goods[box.Fuel] -= int16(min(s.Heating(seat), int(p.Goods[box.Fuel])))
		cold -= burnt
	}
	for m := p.Majors; m != 0 && missing > 0; m &= m - 1 {
		c := &box.Majors[bits.TrailingZeros32(uint32(m))]
		if c.Craft && p.Goods[c.Good] > 0 {
			p.Goods[c.Good]--
			missing -= int(c.CraftFood)
		}
	}
	grain, vegetables := planted(p)
	spare := box.Stock{box.Grain: int16(grain.Size()), box.Vegetable: int16(vegetables.Size())}
	return b.fed(p, seat, box.Grain, missing, &spare) - int(rules.Whole(missingFuel*cold))
}

// fed is the best score when the goods from g on may be eaten; spare is what the
// fields bring beside those in the supply, for it counts in the score either way.
func (b *greedy) fed(p *agricola.Player, seat rules.Seat, g box.Good, missing int, spare *box.Stock) int {
	if missing <= 0 || g == box.Goods {
		had := p.Goods
		b.breed(p)
		v := int(b.scratch.Points(seat)) - int(rules.Whole(missingFood*max(0, missing)))
		p.Goods = had
		return v
	}
	top := b.fed(p, seat, g+1, missing, spare)
	rate := p.Cooks(g)
	if rate == 0 {
		return top
	}
	had := p.Goods[g]
	for n := 1; n <= int(had+spare[g]) && (n-1)*rate < missing; n++ {
		p.Goods[g] = had - int16(n)
		top = max(top, b.fed(p, seat, g+1, missing-n*rate, spare))
	}
	p.Goods[g] = had
	return top
}

// breed adds a newborn to each kind that has two, as far as there is room.
func (b *greedy) breed(p *agricola.Player) {
	for g := box.Sheep; g <= box.Horse; g++ {
		if p.Goods[g] < 2 {
			continue
		}
		p.Goods[g]++
		if !p.Holds(box.Herd(p.Goods[box.Sheep:])) {
			p.Goods[g]--
		}
	}
}
