package compare

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/oracle"
)

// arranged is a position as the lines of a script (docs/notation.md), so that
// what differs can be looked at by anybody.
type arranged struct {
	seats   int
	modules []string
	lines   []string
}

func newArranged(seats int, moor, tokens bool) arranged {
	a := arranged{seats: seats, modules: []string{"first-1"}}
	if seats == 1 {
		a.modules = nil
	}
	if moor {
		a.modules = append(a.modules, "moor")
	}
	if tokens {
		a.modules = append(a.modules, "fuel-tokens")
	}
	a.set("round 5")
	return a
}

func (a *arranged) set(format string, values ...any) {
	a.lines = append(a.lines, "set "+fmt.Sprintf(format, values...))
}

func (a *arranged) do(format string, values ...any) {
	a.lines = append(a.lines, fmt.Sprintf(format, values...))
}

// furnish gives a seat majors and cards. Those with a fuel token have to be
// built.
func (a *arranged) furnish(seat int, h *household) {
	var plain []string
	for i, id := range h.majors {
		if h.built>>i&1 == 0 {
			plain = append(plain, id)
		}
	}
	if plain != nil {
		a.set("majors %d %s", seat, strings.Join(plain, " "))
	}
	for i, id := range h.majors {
		if h.built>>i&1 != 0 {
			a.set("turn %d", seat)
			a.set("goods %d clay 5", seat)
			a.do("%d place major_improvement", seat)
			a.do("%d build %s", seat, id)
			a.set("round 5")
		}
	}
	if h.cards != nil {
		a.set("cards %d %s", seat, strings.Join(h.cards, " "))
	}
}

// randomHousehold is a few majors and cards; with tokens some have one.
func randomHousehold(r *rand.Rand, moor, tokens bool) (h household) {
	majors, cards := oracle.New(2, nil, 50).Supply, oracle.Cards[:2]
	if moor {
		majors, cards = oracle.New(2, []string{"moor"}, 50).Supply, oracle.Cards
	}
	pick := func(list []string, most int) (some []string) {
		for _, i := range r.Perm(len(list))[:r.IntN(most+1)] {
			some = append(some, list[i])
		}
		return some
	}
	h = household{moor: moor, majors: pick(majors, 5), cards: pick(cards, 2)}
	for i, id := range h.majors {
		if tokens && r.IntN(3) > 0 && (strings.HasPrefix(id, "fireplace") || strings.HasPrefix(id, "cooking_hearth")) {
			h.built |= 1 << i
		}
	}
	return h
}

// amounts are goods as scripts set them.
func amounts(list [12]int8) (text string) {
	for i, n := range list {
		if slices.Contains([]int{fuel, horse}, i) && n == 0 {
			continue
		}
		text += fmt.Sprint(" ", oracle.Goods[i], " ", n)
	}
	return text
}

// String is the position as a script.
func (a arranged) String() string {
	return fmt.Sprintf("game agricola %d %s\n%s", a.seats, strings.Join(a.modules, " "), strings.Join(a.lines, "\n"))
}

// A position is one of the rules or of the oracle, for tests that try all that
// can be done.
type position interface {
	turn() int
	asked() string
	legal() []string
	after(notation string) position
	text() string           // two positions of a game that are the same have the same
	end(*meal, stock) plate // of the harvest, for seat 1
	pen() string            // pastures and animals of seat 1
}

// ours are the rules, theirs is the oracle.
type (
	ours   struct{ *agricola.State }
	theirs struct{ *oracle.Game }
)

func (p ours) turn() int       { return int(p.Turn()) }
func (p ours) asked() string   { return p.Prompt().Key }
func (p ours) legal() []string { return rules.Notations(p) }
func (p ours) text() string    { return strconv.FormatUint(rules.Hash(p), 16) }

func (p ours) after(notation string) position {
	a, ok := rules.Find(p, notation)
	if !ok {
		panic(fmt.Sprintf("cannot find %q", notation))
	}
	s := p.Clone().(*agricola.State)
	s.Do(a, nil)
	return ours{s}
}

func (p theirs) turn() int       { return p.Turn() }
func (p theirs) asked() string   { return p.Asked() }
func (p theirs) legal() []string { return p.Legal() }
func (p theirs) text() string    { return p.String() }

func (p theirs) after(notation string) position {
	g := p.Clone()
	g.Do(notation)
	return theirs{g}
}

// positions are the same one of the rules and of the oracle.
func (a *arranged) positions() (map[string]position, error) {
	m, err := rules.NewMatch(&agricola.Title,
		rules.Setup{Title: agricola.Title.ID, Seats: a.seats, Modules: a.modules})
	if err != nil {
		return nil, err
	}
	s := m.State().Clone().(*agricola.State)
	g := oracle.New(a.seats, a.modules, 50)
	for _, line := range a.lines {
		word, rest, _ := strings.Cut(line, " ")
		if word == "set" {
			if err := set(s, g, strings.Fields(rest)...); err != nil {
				return nil, fmt.Errorf("%s: %w", line, err)
			}
			continue
		}
		act, ok := rules.Find(s, rest)
		if seat, err := strconv.Atoi(word); err != nil || seat != int(s.Turn())+1 || !ok {
			return nil, fmt.Errorf("%s: not legal", line)
		}
		s.Do(act, nil)
		g.Do(rest)
	}
	return map[string]position{"the rules": ours{s}, "the oracle": theirs{g}}, nil
}
