package compare

import (
	"fmt"
	"math/bits"
	"math/rand/v2"
	"slices"
	"strings"

	"tilestead/rules/agricola/oracle"
	"tilestead/rules/rulestest"
)

// A turn is a seat's turn in which little is in hand, and what of a farm decides
// what can be done with it, written once more.
type turn struct {
	arranged
	household
	pen
	g         *oracle.Game // for prices, and for what is in play
	goods     [12]int8
	rooms     uint16
	fields    uint16
	planted   uint16
	forests   uint16
	moors     uint16
	house     int
	people    int
	bed       int
	round     int
	emptied   []string // spaces on which nothing lies
	second    bool     // seat 2 has used the card with the hiring fair
	up        string   // alone
	reachable map[stock]bool
}

// randomTurn is one of all numbers of seats.
func randomTurn(r *rand.Rand) (t turn) {
	seats := 1 + r.IntN(6)
	moor, tokens := r.IntN(3) > 0, r.IntN(4) == 0
	t.arranged = newArranged(seats, moor, moor && tokens)
	if seats >= 2 && seats <= 4 && r.IntN(2) == 0 {
		t.modules = append(t.modules, "extra-tile")
	}
	t.household = randomHousehold(r, moor, moor && tokens)
	t.furnish(1, &t.household)
	t.round = 1 + r.IntN(14)
	t.set("round %d", t.round)
	t.farm(r, moor)
	for range r.IntN(8) {
		good := r.IntN(12)
		if !moor && (good == fuel || good == horse) ||
			good >= sheep && total(t.goods[sheep:]) > bits.OnesCount16(t.stable) {
			continue
		}
		t.goods[good] += 1 + int8(r.IntN(2)*r.IntN(4))
		if good >= sheep {
			t.goods[good] = min(t.goods[good], 1)
		}
	}
	t.wood = 15
	t.set("goods 1%s", amounts(t.goods))
	if moor && seats > 1 && r.IntN(3) == 0 {
		t.second = true
		t.set("turn 2")
		t.do("2 special hiring_fair")
		t.set("turn 1")
	}
	if moor && seats == 1 {
		t.up = soloCards[r.IntN(len(soloCards))].name
		t.set("up %s", t.up)
	}
	for _, id := range []string{"forest", "clay_pit", "sheep_market", "fishing", "meeting_place", "riverbank_forest_56"} {
		if r.IntN(8) == 0 {
			t.emptied = append(t.emptied, id)
			t.set("space %s 0", id)
		}
	}
	return t
}

// farm lays out a farm: rooms, fields, stables, tiles and a pasture, and people.
func (t *turn) farm(r *rand.Rand, moor bool) {
	t.rooms = 1<<5 | 1<<10
	for range r.IntN(4) {
		if c := []int{0, 1, 6, 11}[r.IntN(4)]; grown(t.rooms)>>c&1 != 0 {
			t.rooms |= 1 << c
		}
	}
	left := uint16(1<<15-1) &^ t.rooms
	take := func(n int) (s uint16) {
		for range n {
			c := r.IntN(15)
			s |= left & (1 << c)
			left &^= s
		}
		return s
	}
	if r.IntN(3) == 0 {
		s := pieces[r.IntN(len(pieces))]
		if s&^left == 0 && bits.OnesCount64(fencesRound(s)) <= 12 {
			t.old = append(t.old, s)
			left &^= s
		}
	}
	if moor {
		t.forests, t.moors = take(r.IntN(6)), take(r.IntN(4))
	}
	t.fields = take(r.IntN(4))
	if r.IntN(8) == 0 { // a full farm
		t.fields |= left
		left = 0
	}
	t.stable = take(r.IntN(4))
	t.free = left | t.stable
	t.planted = t.fields & uint16(r.IntN(1<<15))
	t.house, t.people = r.IntN(3), 1+r.IntN(5)
	t.set("rooms 1 %s", cellsText(t.rooms))
	t.set("fields 1 %s", cellsText(t.fields))
	t.set("stables 1 %s", cellsText(t.stable))
	if moor {
		t.set("forests 1 %s", cellsText(t.forests))
		t.set("moors 1 %s", cellsText(t.moors))
	}
	for _, s := range t.old {
		t.set("pasture 1 %s", cellsText(s))
	}
	for c := range 15 {
		if t.planted>>c&1 != 0 {
			t.set("crop 1 %s 1 grain", cellsText(1<<c))
		}
	}
	t.set("house 1 %s", []string{"wood", "clay", "stone"}[t.house])
	t.set("people 1 %d", t.people)
	if moor && r.IntN(6) == 0 {
		t.bed = r.IntN(t.people + 1)
		t.set("bed 1 %d", t.bed)
	}
}

// any says whether exchanges lead to a stock that is so.
func (t *turn) any(is func(stock) bool) bool {
	for s := range t.reachable {
		if is(s) {
			return true
		}
	}
	return false
}

// reaches says whether exchanges lead to so much of these.
func (t *turn) reaches(price map[int]int) bool {
	return t.any(func(s stock) bool { return covers(s, price) })
}

func covers(s stock, price map[int]int) bool {
	for good, n := range price {
		if int(s.goods[good]) < n {
			return false
		}
	}
	return true
}

// usable says whether a person who is at home can use a space (base-rules 4.2, 5,
// 8, 13; moor-rules 8), on a board on which nobody stands. What has no row gives something
// whatever happens, or has just got it.
func (t *turn) usable(id string) bool {
	if slices.Contains([]string{"forest", "clay_pit", "sheep_market", "fishing"}, id) {
		return !slices.Contains(t.emptied, id)
	}
	use := uses[id]
	return use == nil || use(t)
}

// uses say whether spaces can be used.
var uses = map[string]func(t *turn) bool{
	"farm_expansion":           func(t *turn) bool { return t.room() || t.barn(2) },
	"house_building_56":        (*turn).room,
	"side_job_tile":            (*turn).sideJob,
	"side_job_6":               (*turn).sideJob,
	"farmland":                 (*turn).field,
	"cultivation":              func(t *turn) bool { return t.field() || t.sow() },
	"farm_supplies_6":          func(t *turn) bool { return t.reaches(map[int]int{food: 1}) },
	"fencing":                  func(t *turn) bool { n := t.fewest(); return n > 0 && t.reaches(map[int]int{wood: n}) },
	"grain_utilization":        func(t *turn) bool { return t.sow() || t.any(t.bakes) },
	"basic_wish_for_children":  func(t *turn) bool { return t.grows(true) },
	"urgent_wish_for_children": func(t *turn) bool { return t.grows(false) },
	"modest_wish_56":           (*turn).modest,
	"tile2_modest_wish":        (*turn).modest,
	"tile34_modest_wish":       (*turn).modest,
	"house_redevelopment":      (*turn).renovates,
	"farm_redevelopment":       (*turn).renovates,
	"major_improvement":        func(t *turn) bool { return t.buys(t.reachable) },
	"improvement_6":            func(t *turn) bool { return t.round >= 5 && t.buys(t.reachable) },
	"corral_6":                 func(t *turn) bool { return t.goods[sheep] == 0 || t.goods[boar] == 0 || t.goods[cattle] == 0 },
	"lessons":                  never, "lessons_3": never, "lessons_4": never, "lessons_56a": never, "lessons_56b": never,
}

func never(*turn) bool { return false }

// mortar is what houses are built of.
var mortar = []int{wood, clay, stone}

func (t *turn) room() bool {
	return grown(t.rooms)&t.free&^t.stable != 0 && t.reaches(map[int]int{mortar[t.house]: 5, reed: 2})
}

func (t *turn) barn(price int) bool {
	spots := t.free &^ t.stable
	for _, s := range t.old {
		spots |= s &^ t.stable
	}
	return spots != 0 && bits.OnesCount16(t.stable) < 4 && t.reaches(map[int]int{wood: price})
}

func (t *turn) sideJob() bool { return t.barn(1) || t.any(t.bakes) }

func (t *turn) field() bool {
	unused := t.free &^ t.stable
	return unused != 0 && (t.fields == 0 || grown(t.fields)&unused != 0)
}

func (t *turn) sow() bool {
	return t.fields&^t.planted != 0 &&
		t.any(func(s stock) bool { return s.goods[grain] > 0 || s.goods[vegetable] > 0 })
}

func (t *turn) grows(room bool) bool {
	return t.people < 5 && (!room || bits.OnesCount16(t.rooms) > t.people)
}

func (t *turn) modest() bool { return t.round >= 5 && t.grows(true) }

func (t *turn) renovates() bool {
	return t.house < 2 && t.reaches(map[int]int{mortar[t.house+1]: bits.OnesCount16(t.rooms), reed: 1})
}

// bakes says whether a stock is enough to bake with (base-rules 5).
func (t *turn) bakes(s stock) bool {
	for i, id := range t.majors {
		for _, name := range []string{"fireplace", "cooking_hearth", "cookhouse", "clay_oven", "stone_oven"} {
			if s.goods[grain] > 0 && s.tokens>>i&1 == 0 && strings.HasPrefix(id, name) {
				return true
			}
		}
	}
	return false
}

// fewest are the pieces that the smallest fencing needs, or 0 if there is none.
func (p *pen) fewest() (least int) {
	var built uint64
	var near uint16
	for _, old := range p.old {
		built |= fencesRound(old)
		near |= grown(old)
	}
	for _, s := range pieces {
		fits := s&^p.free == 0 && (near == 0 || s&near != 0)
		for _, old := range p.old {
			fits = fits || s&^old == 0 && s != old
		}
		n := bits.OnesCount64(fencesRound(s) &^ built)
		if fits && n+bits.OnesCount64(built) <= 15 && (least == 0 || n < least) {
			least = n
		}
	}
	return least
}

// buys says whether one of these stocks is enough for a major, or one can be had
// for another.
func (t *turn) buys(stocks map[stock]bool) bool {
	for _, id := range t.g.Supply {
		if !t.g.Available(id) {
			continue
		}
		hearth, cookhouse := strings.HasPrefix(id, "cooking_hearth"), strings.HasPrefix(id, "cookhouse")
		for _, own := range t.majors {
			if strings.HasPrefix(own, "fireplace") && (hearth || cookhouse) ||
				strings.HasPrefix(own, "cooking_hearth") && cookhouse {
				return true
			}
		}
		price := map[int]int{}
		for good, n := range t.g.Cost(0, id) {
			price[slices.Index(oracle.Goods, good)] = n
		}
		for s := range stocks {
			if covers(s, price) {
				return true
			}
		}
	}
	return false
}

// soloCards are the special cards of a game alone, with the food that the horse
// market costs and the hiring fair brings (moor-rules 6.1).
var soloCards = []struct {
	name    string
	actions string
	horse   int
}{
	{"black_illicit", "illicit_work", 0},
	{"fell_hire_black_illicit", "fell_trees hiring_fair illicit_work", 0},
	{"horse_only", "horse_market", 1},
	{"fell_hire", "fell_trees hiring_fair", 0},
	{"fell_slash_peat", "fell_trees slash_and_burn cut_peat", 0},
	{"horse_hire_black_illicit", "horse_market hiring_fair illicit_work", 1},
	{"horse_slash_peat", "horse_market slash_and_burn cut_peat", 0},
	{"hire_black_illicit", "hiring_fair illicit_work", 0},
	{"slash_peat", "slash_and_burn cut_peat", 0},
	{"fell_horse", "fell_trees horse_market", 0},
}

// beside are the actions on the card with the hiring fair, by the number of
// players (moor-rules 6.1).
var beside = map[int]string{
	2: "horse_market hiring_fair illicit_work", 3: "fell_trees hiring_fair illicit_work",
	4: "hiring_fair illicit_work", 5: "fell_trees hiring_fair", 6: "fell_trees hiring_fair",
}

// special says whether a special action can be taken (moor-rules 5, 6).
func (t *turn) special(action string) bool {
	fee, price := 0, 0
	if t.second && slices.Contains(strings.Fields(beside[t.seats]), action) {
		fee = 2
	}
	switch action {
	case "horse_market":
		price = map[int]int{2: 1, 5: 1, 6: 1}[t.seats]
	case "illicit_work":
		price = 1
	}
	if t.seats == 1 {
		card := soloCards[slices.IndexFunc(soloCards, func(c struct {
			name    string
			actions string
			horse   int
		}) bool {
			return c.name == t.up
		})]
		if !slices.Contains(strings.Fields(card.actions), action) {
			return false
		}
		if action == "horse_market" {
			price = card.horse
		}
	}
	if int(t.goods[food]) < fee+price {
		return false
	}
	switch action {
	case "cut_peat":
		return t.moors != 0
	case "fell_trees":
		return t.forests != 0
	case "slash_and_burn":
		return t.forests != 0 && (t.fields == 0 || grown(t.fields)&t.forests != 0)
	case "illicit_work":
		if t.goods[fuel] == 0 {
			return false
		}
		from := t.start()
		from.goods[food] -= int8(fee + price)
		from.goods[fuel]--
		return t.buys(t.reach(from, false, false, mostStocks, all))
	}
	return true
}

// start is the stock in hand.
func (t *turn) start() stock {
	s := t.begin(t.goods)
	s.tokens = t.built
	return s
}

// mostStocks is how many a position may have in reach to be looked at.
const mostStocks = 4000

// offers are all that a turn begins with.
func (t *turn) offers() (list []string) {
	if t.people > t.bed {
		for _, id := range t.g.Open() {
			if t.usable(id) {
				list = append(list, "place "+id)
			}
		}
		for _, action := range []string{"cut_peat", "fell_trees", "slash_and_burn", "horse_market", "hiring_fair",
			"illicit_work"} {
			if t.moor && t.special(action) {
				list = append(list, "special "+action)
			}
		}
	}
	if t.bed > 0 {
		list = append(list, "place infirmary bed")
	}
	if len(list) == 0 {
		list = []string{"pass"}
	}
	slices.Sort(list)
	return list
}

// Offers compares what turns offer in which little is in hand with a model
// that tries all exchanges, and looks whether somebody could be spent on nothing
// or not go on.
func Offers(t rulestest.Log, first, n uint64) {
	looked, offers, spent := 0, 0, 0
	for seed := first; seed < first+n; seed++ {
		p := randomTurn(rand.New(rand.NewPCG(seed, 23)))
		both, err := p.positions()
		if err != nil {
			t.Errorf("turn %d: %v\n%s", seed, err, p)
			return
		}
		p.g = both["the oracle"].(theirs).Game
		if p.reachable = p.reach(p.start(), false, false, mostStocks, all); p.reachable == nil {
			continue
		}
		want := p.offers()
		looked++
		offers += len(want)
		for who, position := range both {
			var got []string
			for _, what := range position.legal() {
				if word, _, _ := strings.Cut(what, " "); slices.Contains([]string{"place", "special", "pass"}, word) {
					got = append(got, what)
				}
			}
			slices.Sort(got)
			if !slices.Equal(got, want) {
				t.Errorf("turn %d: %s offer beside the model %q, and not %q\n%s", seed, who, without(got, want),
					without(want, got), p)
				continue
			}
			got = slices.DeleteFunc(got, func(what string) bool { return !slices.Contains(beginnings, what) })
			if len(got) == 0 || who == "the oracle" && seed%10 > 0 {
				continue // the oracle is slow
			}
			n, err := idle(position, got[int(seed)%len(got)])
			spent += n
			if err != nil {
				t.Errorf("turn %d: %s: %v\n%s", seed, who, err, p)
			}
		}
	}
	t.Logf("%d turns, %d offers, %d positions behind a beginning", looked, offers, spent)
}

// beginnings are the actions in which something has to be done that has a price.
var beginnings = []string{"place farm_expansion", "place house_building_56", "place side_job_tile", "place side_job_6",
	"place farm_supplies_6", "place fencing", "place grain_utilization", "place major_improvement",
	"place improvement_6", "special illicit_work"}

// idle begins an action and does nothing but what leaves it open, in all ways,
// and says how many positions that leads to, and which of them is a dead end or
// the end of the action.
func idle(p position, begin string) (int, error) {
	first := p.after(begin)
	seen := map[string]bool{first.text(): true}
	for open := []position{first}; len(open) > 0 && len(seen) < 60; {
		p := open[len(open)-1]
		open = open[:len(open)-1]
		if p.turn() != 0 || p.asked() != "use" && p.asked() != "house" {
			return len(seen), fmt.Errorf("%s is over before anything of it is done", begin)
		}
		legal := p.legal()
		if len(legal) == 0 || slices.Contains(legal, "stop") {
			return len(seen), fmt.Errorf("behind %s is legal: %q", begin, legal)
		}
		for _, what := range legal {
			word, _, _ := strings.Cut(what, " ")
			if !slices.Contains([]string{"exchange", "discard", "swap", "kindle", "keep"}, word) {
				continue
			}
			if to := p.after(what); !seen[to.text()] {
				seen[to.text()] = true
				open = append(open, to)
			}
		}
	}
	return len(seen), nil
}
