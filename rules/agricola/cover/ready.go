package cover

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
)

// mostSeats is at how many seats cards are tried at most, and latest the last round in
// which they are, where they do not ask for another.
const (
	mostSeats = 4
	latest    = 11
)

// A maker sets a position up for a card: lines as scripts have them, some of them by
// chance so that no two positions are alike.
type maker struct {
	s    *agricola.State
	r    *rand.Rand
	card *box.HandCard
	free []string // spaces of the farm that have yet to be used
	err  error
}

// Ready is a position with a card in the hand of the first seat, whose turn it is, and
// all there that the card asks for.
func Ready(c box.Card, r *rand.Rand) (*agricola.State, error) {
	for range tries {
		if s, err := arranged(c, r); err != nil || s.Allows(0, c) {
			return s, err
		}
	}
	return nil, fmt.Errorf("%s: what it asks for cannot be set up", box.Cards[c].ID)
}

// tries is how many positions are made at most until a card can be played in one.
const tries = 100

// arranged is one of these positions, where what the card does when it is played may
// yet be impossible.
func arranged(c box.Card, r *rand.Rand) (*agricola.State, error) {
	card := &box.Cards[c]
	modules := []string{"hand-cards", "first-1"}
	if card.Moor() || r.IntN(2) == 0 {
		modules = append(modules, "moor")
	}
	least := max(2, card.Seats)
	setup := rules.Setup{Title: agricola.Title.ID, Seats: least + r.IntN(mostSeats-least+1), Modules: modules}
	if err := agricola.Title.CheckSetup(setup); err != nil {
		return nil, err
	}
	m := &maker{s: agricola.Title.New(setup).(*agricola.State), r: r, card: card}
	for m.s.Turn() == rules.Nature {
		m.s.Do(rules.Draw(m.s, nil, r), nil)
	}
	m.round()
	m.hands(c)
	m.farm(slices.Contains(modules, "moor"))
	m.goods()
	m.majors()
	m.others()
	m.turn()
	if m.err != nil {
		return nil, fmt.Errorf("%s: %w", card.ID, m.err)
	}
	return m.s, nil
}

// set arranges the position.
func (m *maker) set(words ...any) {
	line := strings.TrimSpace(fmt.Sprintln(words...))
	if err := agricola.Title.Arrange(m.s, strings.Fields(line)); err != nil && m.err == nil {
		m.err = fmt.Errorf("set %s: %w", line, err)
	}
}

// need is what the card asks for of something: from least to most, or what else is
// wanted where it asks for nothing.
func (m *maker) need(what string, least, most int) (int, int) {
	for _, n := range m.card.Needs {
		if agricola.Counted(n) != what {
			continue
		}
		if n.Limited() {
			return n.Least, n.Most
		}
		return n.Least, max(most, n.Least)
	}
	return least, most
}

// some is a number of something within what the card asks for.
func (m *maker) some(what string, least, most int) int {
	least, most = m.need(what, least, most)
	return least + m.r.IntN(most-least+1)
}

// round chooses a round, without a harvest where the card asks for that.
func (m *maker) round() {
	n := max(1, m.some("round", 1, latest))
	if _, most := m.need("harvest", 0, 1); most == 0 {
		for agricola.HarvestAfter(n) {
			n = max(1, m.some("round", 1, latest))
		}
	}
	m.set("round", n)
}

// hands leaves the first seat with the card and others to play later, and lays
// occupations in front of it.
func (m *maker) hands(c box.Card) {
	var rest []box.Card
	for i := range box.Cards {
		if o := &box.Cards[i]; box.Card(i) != c && o.Seats <= m.s.Players() && o.Gives == 0 {
			rest = append(rest, box.Card(i))
		}
	}
	m.r.Shuffle(len(rest), func(i, j int) { rest[i], rest[j] = rest[j], rest[i] })
	take := func(occupation bool, n int) (ids []any) {
		for i := 0; i < len(rest) && n > 0; i++ {
			if o := &box.Cards[rest[i]]; o.Occupation == occupation {
				ids = append(ids, o.ID)
				rest = slices.Delete(rest, i, i+1)
				i--
				n--
			}
		}
		return ids
	}
	for seat := 1; seat <= m.s.Players(); seat++ {
		m.set("hand", seat)
	}
	m.set(append([]any{"cards", 1}, take(true, m.some("occupations", 0, 3))...)...)
	_, most := m.need("hand", 0, 3)
	hand := append([]any{"hand", 1, m.card.ID}, take(true, 2)...)
	m.set(append(hand, take(false, m.r.IntN(min(most, 3)+1))...)...)
}

// cells takes so many free spaces of the farm, or none.
func (m *maker) cells(n int) []any {
	n = min(n, len(m.free))
	list := []any{}
	for _, c := range m.free[:n] {
		list = append(list, c)
	}
	if m.free = m.free[n:]; n == 0 {
		list = append(list, "-")
	}
	return list
}

// farm builds on the farm of the first seat.
func (m *maker) farm(moor bool) {
	for _, what := range []string{"forests", "moors"} {
		m.set(what, 1, "-")
	}
	house := m.some("house", 0, 2)
	m.set("house", 1, box.MaterialIDs[min(house, 2)])
	m.free = []string{"0,0", "1,1", "0,1", "2,1", "0,2", "1,2", "0,3", "0,4", "1,3", "1,4", "2,2", "2,3", "2,4"}
	rooms := m.some("rooms", 2, 4)
	m.set(append([]any{"rooms", 1, "1,0", "2,0"}, m.cells(rooms-2)...)...)
	m.set("people", 1, 2+m.r.IntN(max(1, rooms-1)))
	m.r.Shuffle(len(m.free), func(i, j int) { m.free[i], m.free[j] = m.free[j], m.free[i] })
	if n := m.some("pastures", 0, 1); n > 0 && m.used() {
		at := slices.IndexFunc(m.free, func(c string) bool { return c == "2,4" })
		m.free = slices.Delete(m.free, at, at+1)
		m.set("pasture", 1, "2,4")
		if m.r.IntN(2) == 0 {
			m.set("stables", 1, "2,4")
		}
	}
	if moor {
		m.set(append([]any{"forests", 1}, m.cells(m.some("forests", 0, 4))...)...)
		m.set(append([]any{"moors", 1}, m.cells(m.some("moors", 0, 3))...)...)
	}
	m.fields()
}

// used says whether the card leaves a space to be used otherwise than by fields.
func (m *maker) used() bool {
	_, most := m.need("unused", 0, 1)
	return most > 0
}

// fields plows and sows.
func (m *maker) fields() {
	grain, vegetables := m.some("grain_fields", 0, 1), m.some("vegetable_fields", 0, 1)
	n := max(m.some("fields", 0, 3), m.some("land", 0, 1), grain+vegetables)
	if !m.used() {
		n = len(m.free)
	}
	cells := m.cells(n)
	m.set(append([]any{"fields", 1}, cells...)...)
	for i, c := range cells[:min(len(cells), grain+vegetables)] {
		if i < grain {
			m.set("crop", 1, c, 1+m.r.IntN(3), "grain")
		} else {
			m.set("crop", 1, c, 1+m.r.IntN(2), "vegetable")
		}
	}
}

// goods gives the first seat plenty, and animals.
func (m *maker) goods() {
	m.set("goods", 1, "wood", 4+m.r.IntN(9), "clay", m.some("clay", 4, 12), "reed", 3+m.r.IntN(6), "stone", 3+m.r.IntN(6))
	m.set("goods", 1, "grain", 1+m.r.IntN(4), "vegetable", 1+m.r.IntN(3), "food", m.some("food", 4, 12),
		"fuel", m.some("fuel", 5, 9))
	sheep, horses := m.some("sheep", 0, 2), m.some("horses", 0, 2)
	m.set("goods", 1, "sheep", max(2*m.r.IntN(2), sheep), "boar", 2*m.r.IntN(2), "cattle", 2*m.r.IntN(2))
	if m.card.Moor() {
		m.set("goods", 1, "horse", horses)
	}
	if least, _ := m.need("animals", 0, 0); least > 0 {
		m.set("goods", 1, "sheep", least)
	}
	for g, n := range m.card.Cost {
		if p := m.s.Player(0); p.Goods[g] < n {
			m.set("goods", 1, box.GoodIDs[g], n)
		}
	}
}

// majors gives the first seat major improvements, among them the one that the card is
// had for.
func (m *maker) majors() {
	least, most := m.need("majors", 0, 3)
	fewest, all := m.need("improvements", 0, 5)
	n := min(max(least, fewest)+m.r.IntN(3), max(most, fewest), all)
	var list, chosen []string
	for i := range box.Majors {
		id := box.Majors[i].ID
		switch {
		case !m.s.Supply().Has(box.Major(i)):
		case m.card.Gives.Has(box.Major(i)) && len(chosen) == 0:
			chosen = append(chosen, id)
		default:
			list = append(list, id)
		}
	}
	m.r.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
	chosen = append(chosen, list[:max(0, n-len(chosen))]...)
	if len(chosen) > 0 {
		m.set("majors", 1, strings.Join(chosen, " "))
	}
}

// others gives the other seats room for more people, and something of each good.
func (m *maker) others() {
	for seat := 2; seat <= m.s.Players(); seat++ {
		for _, what := range []string{"forests", "moors"} {
			m.set(what, seat, "-")
		}
		m.set("rooms", seat, "1,0", "2,0", "0,0")
		m.set("goods", seat, "wood", 5, "clay", 5, "reed", 3, "stone", 3, "food", 9, "grain", 2, "fuel", 5)
		m.set("goods", seat, "sheep", m.r.IntN(2), "boar", m.r.IntN(2))
	}
}

// turn lets the first seat place a person, after one at Fishing where the card asks for
// that.
func (m *maker) turn() {
	if n, _ := m.need("fishing", 0, 0); n > 0 && m.err == nil {
		a, ok := rules.Find(m.s, "place fishing")
		if !ok {
			m.err = fmt.Errorf("nobody can go to Fishing")
			return
		}
		m.s.Do(a, nil)
		m.set("turn", 1)
	}
}
