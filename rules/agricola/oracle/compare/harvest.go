package compare

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"

	"tilestead/rules/agricola/box"
	"tilestead/rules/agricola/oracle"
	"tilestead/rules/rulestest"
)

// A meal is a harvest of one seat as the fact sheets have it (base-rules 4.4,
// moor-rules 7), every way of it being tried.
type meal struct {
	household
	need   int8 // food
	cold   int8 // fuel
	people int8
	many   bool // there was too much to look at
}

// What a meal stands at.
const (
	hungry  = iota // nothing has been handed over
	fed            // the meal is, and craft buildings may still be used
	cold           // the house is to be heated
	burning        // some fuel of it is burnt
	done
)

// A plate is a state of a meal.
type plate struct {
	stock
	stage   int8
	laid    int8 // food that goods were laid for
	missing int8 // fuel
	begging int8
	bed     int8
}

// results are what a seat can have in the end, or nil if there are very many.
func (m *meal) results(from stock, strict bool) map[plate]bool {
	m.many = false
	first := m.settle(plate{stock: from}, strict)
	seen, ends := map[plate]bool{first: true}, map[plate]bool{}
	for open := []plate{first}; len(open) > 0; {
		p := open[len(open)-1]
		open = open[:len(open)-1]
		if p.stage == done {
			ends[p] = true
			continue
		}
		for _, to := range m.next(p) {
			to = m.settle(to, strict)
			if !seen[to] {
				seen[to] = true
				open = append(open, to)
			}
		}
		if m.many || len(seen) > mostPlates {
			return nil
		}
	}
	return ends
}

// mostPlates is how many states a harvest may have to be looked at.
const mostPlates = 1500

// next are the states that one decision leads to: an exchange, a good that is
// laid, a fuel or a wood that is burnt, or that it is done.
func (m *meal) next(p plate) (list []plate) {
	for _, s := range m.steps(p.stock, true, p.stage == burning) {
		to := p
		to.stock = s
		list = append(list, to)
	}
	end := p
	switch p.stage {
	case hungry:
		for good := range p.goods {
			if n := m.rate(p.stock, good); n > 0 && p.goods[good] > 0 {
				to := p
				to.goods[good]--
				if m.has("M115") && good > sheep {
					to.goods[wood]++
				}
				to.laid += n
				list = append(list, to)
			}
		}
		m.handOver(&end)
		end.stage, end.missing = cold, m.cold
	case fed:
		end.stage, end.missing = cold, m.cold
	default:
		for _, good := range []int{wood, fuel} {
			if to := p; p.missing > 0 && p.goods[good] > 0 {
				to.goods[good]--
				to.missing--
				to.stage = burning
				list = append(list, to)
			}
		}
		end.stage = done
	}
	return append(list, end)
}

// handOver takes food in the supply first, then what was laid, and gives a marker
// for each food that is missing; what was laid too much is food in the supply.
func (m *meal) handOver(p *plate) {
	paid := min(m.need, p.goods[food])
	eaten := min(m.need-paid, p.laid)
	p.goods[food] += p.laid - eaten - paid
	p.begging += m.need - paid - eaten
	p.laid = 0
}

// settle does what is not asked: a meal for which nothing is missing is handed
// over, or for which no food can be brought any more, and a question in which
// nothing can be brought any more is over. Without strict everything may be
// exchanged behind the meal and until the house is warm, whoever would be asked.
func (m *meal) settle(p plate, strict bool) plate {
	if p.stage == hungry && p.goods[food]+p.laid >= m.need {
		m.handOver(&p)
		p.stage = fed
	}
	if p.stage == hungry && !m.crafty(p) && !m.lit(p) && !m.brings(p, food) {
		m.handOver(&p)
		p.stage = fed
	}
	if p.stage == fed && !m.crafty(p) && strict {
		p.stage, p.missing = cold, m.cold
	}
	if p.stage == cold || p.stage == burning {
		i := slices.Index(m.majors, "village_church")
		pray := i >= 0 && p.used>>i&1 == 0
		asked := p.missing > 0 || pray
		if strict {
			asked = asked && (p.goods[fuel] > 0 || p.goods[wood] > 0) ||
				(pray || p.missing > p.goods[fuel]) && m.brings(p, fuel)
		}
		if !asked {
			p.stage = done
		}
	}
	if p.stage == done {
		p.bed = min(p.missing, m.people)
		p.missing = 0
	}
	return p
}

// crafty says whether a craft building can be used.
func (m *meal) crafty(p plate) bool {
	for i, major := range m.majors {
		for _, c := range crafts {
			if c.name == major && p.used>>i&1 == 0 && p.goods[c.good] > 0 {
				return true
			}
		}
	}
	return false
}

// lit says whether a fuel token could be paid for.
func (m *meal) lit(p plate) bool { return p.tokens != 0 && (p.goods[fuel] > 0 || p.goods[wood] > 0) }

// brings says whether exchanges bring more of a good than there is.
func (m *meal) brings(p plate, good int) bool {
	more := func(s stock) bool { return s.goods[good] > p.goods[good] }
	seen := m.reach(p.stock, true, p.stage == burning, mostPlates, more)
	m.many = m.many || seen == nil
	for s := range seen {
		if more(s) {
			return true
		}
	}
	return false
}

// A harvestTest is a position before a harvest, as the lines of a script, and
// what the model makes of it.
type harvestTest struct {
	arranged
	meal meal
	from stock
}

// randomHarvest is a position in which seat 1 has little; its animals live in
// stables and in the house, where each has a place of its own.
func randomHarvest(r *rand.Rand) (h harvestTest) {
	moor, tokens := r.IntN(4) > 0, r.IntN(4) == 0
	h.arranged = newArranged(2, moor, moor && tokens)
	h.meal.household = randomHousehold(r, moor, moor && tokens)
	var goods [12]int8
	for range r.IntN(9) {
		good := r.IntN(12)
		if !moor && (good == fuel || good == horse) || good >= sheep && total(goods[sheep:]) == 5 {
			continue
		}
		goods[good]++
	}
	house, rooms := r.IntN(3), []string{"1,0", "2,0", "0,0", "0,1"}[:2+r.IntN(3)]
	h.meal.people = int8(1 + r.IntN(3))
	h.meal.need = 2 * h.meal.people
	goods[food] = int8(r.IntN(int(h.meal.need) + 2))
	if moor {
		h.meal.cold = int8(heating(len(rooms), house, h.meal.majors))
	}
	h.from = h.meal.begin(goods)
	h.furnish(1, &h.meal.household)
	h.set("people 1 %d", h.meal.people)
	h.set("people 2 1")
	h.set("house 1 %s", []string{"wood", "clay", "stone"}[house])
	h.set("rooms 1 %s", strings.Join(rooms, " "))
	h.set("stables 1 0,4 1,4 2,4 2,3")
	h.set("goods 1%s", amounts(goods))
	h.set("goods 2 food 1 grain 1") // seat 2 will be asked
	h.set("harvest")
	h.from.tokens = h.meal.built
	return h
}

func total(list []int8) (n int) {
	for _, x := range list {
		n += int(x)
	}
	return n
}

// heating is the fuel that so many rooms need (moor-rules 7).
func heating(rooms, house int, majors []string) int {
	n := rooms - house
	if slices.Contains(majors, "heating_oven") {
		n--
	}
	if slices.Contains(majors, "tiled_oven") {
		n = min(n, 1)
	}
	return max(n, 0)
}

// reached are what seat 1 can have in the end, with every action but throwing
// things away. What a position does not show is counted on the way.
func reached(first position, m *meal, from stock) (map[plate]bool, error) {
	type node struct {
		position
		stock // of which only what is counted on the way is kept
	}
	seen, ends := map[string]bool{}, map[plate]bool{}
	for open := []node{{first, from}}; len(open) > 0; {
		n := open[len(open)-1]
		open = open[:len(open)-1]
		if key := n.asked(); n.turn() != 0 || key != "feed" && key != "heat" {
			ends[n.end(m, n.stock)] = true
			continue
		}
		legal := n.legal()
		if len(legal) == 0 {
			return nil, fmt.Errorf("nothing is legal (%s)", n.asked())
		}
		for _, what := range legal {
			if strings.HasPrefix(what, "discard") {
				continue
			}
			to := node{n.after(what), n.stock}
			for i, word := range []string{"swap M090", "swap M125", "swap M126"} {
				if strings.HasPrefix(what, word) {
					to.left[i]--
				}
			}
			if strings.HasPrefix(what, "swap A102") {
				to.bought++
			}
			if what == "craft village_church" {
				to.prayed++
			}
			if h := to.text(); !seen[h] {
				seen[h] = true
				open = append(open, to)
			}
		}
	}
	return ends, nil
}

// end is a position as an end of the model.
func (p ours) end(m *meal, counted stock) plate {
	who := p.Player(0)
	end := plate{stock: counted, stage: done, begging: int8(who.Begging), bed: int8(who.Bed)}
	for i := range end.goods {
		end.goods[i] = int8(who.Goods[i])
	}
	end.used, end.tokens = 0, 0
	for i, id := range m.majors {
		if who.Tokens.Has(box.FindMajor(id)) {
			end.tokens |= 1 << i
		}
		if who.Crafted.Has(box.FindMajor(id)) || id == "village_church" && counted.prayed > 0 {
			end.used |= 1 << i
		}
	}
	return end
}

func (p theirs) end(m *meal, counted stock) plate {
	who := &p.Players[0]
	end := plate{stock: counted, stage: done, begging: int8(who.Begging), bed: int8(who.Bed)}
	for i, good := range oracle.Goods {
		end.goods[i] = int8(who.Goods[good])
	}
	end.used, end.tokens = 0, 0
	for i, id := range m.majors {
		if slices.Contains(who.Tokens, id) {
			end.tokens |= 1 << i
		}
		if who.Crafted(id) {
			end.used |= 1 << i
		}
	}
	return end
}

// Harvests compares all that a seat can make of a harvest with a model of
// feeding and heating in which every exchange is tried, and looks whether there
// is a way with fewer markers or people in bed that the rules do not offer.
func Harvests(t rulestest.Log, first, n uint64) {
	looked, outcomes := 0, 0
	for seed := first; seed < first+n; seed++ {
		h := randomHarvest(rand.New(rand.NewPCG(seed, 17)))
		want := h.meal.results(h.from, true)
		if want == nil {
			continue
		}
		free := h.meal.results(h.from, false)
		both, err := h.positions()
		if err != nil {
			t.Errorf("position %d: %v", seed, err)
			return
		}
		looked++
		outcomes += len(want)
		for who, p := range both {
			if who == "the oracle" && seed%5 > 0 {
				continue // it is slow
			}
			got, err := reached(p, &h.meal, h.from)
			if err != nil {
				t.Errorf("position %d: %s: %v\n%s", seed, who, err, h)
				continue
			}
			if !maps.Equal(got, want) {
				t.Errorf("position %d: %s have %d results, the model %d: %s\n%s", seed, who, len(got), len(want),
					differences(got, want), h)
			}
			for _, end := range worst(free) {
				if !slices.ContainsFunc(worst(got), func(p [2]int8) bool { return p[0] <= end[0] && p[1] <= end[1] }) {
					t.Errorf("position %d: %s never offer %d markers and %d in bed\n%s", seed, who, end[0], end[1], h)
				}
			}
		}
	}
	t.Logf("%d positions, %d results", looked, outcomes)
}

// worst are the markers and the people in bed that ends have.
func worst(ends map[plate]bool) (list [][2]int8) {
	for p := range ends {
		if end := [2]int8{p.begging, p.bed}; !slices.Contains(list, end) {
			list = append(list, end)
		}
	}
	slices.SortFunc(list, func(a, b [2]int8) int { return slices.Compare(a[:], b[:]) })
	return list
}

func differences(got, want map[plate]bool) (text string) {
	shown := 0
	show := func(what string, a, b map[plate]bool) {
		for p := range a {
			if !b[p] && shown < 6 {
				shown++
				text += fmt.Sprintf("\n%s: %s", what, p)
			}
		}
	}
	show("not in the model", got, want)
	shown = min(shown, 3)
	show("only in the model", want, got)
	return text
}

func (p plate) String() string {
	var words []string
	for i, n := range p.goods {
		if n > 0 {
			words = append(words, fmt.Sprint(n, " ", oracle.Goods[i]))
		}
	}
	return fmt.Sprintf("%s, begging %d, bed %d, tokens %b, used %b, counters %v, bought %d, prayed %d",
		strings.Join(words, " "), p.begging, p.bed, p.tokens, p.used, p.left, p.bought, p.prayed)
}
