package record

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
)

// A naming is what the choices recorded for a step say of the actions that may be
// tried.
type naming struct {
	step  *Step
	words map[string]bool // notations, or their first two words
	kinds map[string]bool // first words of which any may be tried
	first map[string]bool // words that may be tried before the person of the step is placed
	most  int             // actions of the step
}

// names reads the choices of a step, and of card steps before it.
func (f *finder) names(i int) *naming {
	s := &f.game.Steps[i]
	n := &naming{step: s, most: 3, first: map[string]bool{},
		words: map[string]bool{"stop": true, "agree": true, "done": true, "pass": true},
		kinds: map[string]bool{"take": true, "clay": true, "renovate": true, "reap": true}}
	for from := i; from >= 0 && (from == i || f.game.Steps[from].T == "card"); from-- {
		for k := range f.game.Steps[from].Did {
			n.add(&f.game.Steps[from].Did[k])
		}
	}
	switch s.T {
	case "place":
		n.words["place "+s.Space] = true
	case "feed":
		for _, c := range s.Crafts {
			n.words["craft "+major(c.ID)] = true
		}
		n.kinds["feed"], n.kinds["craft"], n.kinds["swap"] = true, true, true
		n.most += 4
	case "breed":
		n.kinds["breed"], n.kinds["exchange"] = true, true
	}
	for _, later := range f.game.Steps[i:] {
		if later.T == "round" {
			n.words["reveal "+later.Card] = true
			break
		}
	}
	return n
}

// add takes in a choice.
func (n *naming) add(d *Deed) {
	n.most += 2
	switch d.A {
	case "plow", "stable", "room":
		n.words[d.A+" "+cell(d.Cell)] = true
	case "occupation", "minor":
		n.words["play "+d.Card] = true
	case "major":
		n.words["build "+major(d.ID)] = true
	case "craft":
		n.words["craft "+major(d.ID)] = true
	case "pasture":
		n.kinds["pasture"], n.kinds["close"] = true, true
	case "sow", "bake":
		n.kinds[d.A] = true
	case "animals":
		n.words["keep"+herd(d.Kept)] = true
		n.eat(d.Cooked)
		for _, g := range box.GoodIDs {
			if d.Released[g] > 0 {
				n.words["discard "+g] = true
			}
		}
	case "raiseFood":
		n.kinds["craft"] = true
		n.eat(d.Used)
	case "trigger", "choice", "pay":
		n.kinds["swap"], n.kinds["shift"], n.kinds["lodge"] = true, true, true
		n.words["play "+d.Card] = true
	}
}

// eat allows goods to be turned into food.
func (n *naming) eat(goods Goods) {
	for _, g := range box.GoodIDs {
		if goods[g] > 0 {
			n.words["exchange "+g], n.kinds["swap"] = true, true
			n.most += goods[g]
		}
	}
}

// release allows animals to be given up that were in that engine when they bred: it
// asks whether newborns are wanted, and ours does not.
func (n *naming) release(at spot) {
	for seat, want := range at.known {
		if want == nil || !at.loose[seat] {
			continue
		}
		for g := box.Sheep; g <= box.Cattle; g++ {
			id := box.GoodIDs[g]
			if more := int(at.now.Player(rules.Seat(seat)).Goods[g]) - want.Animals[id]; more > 0 {
				n.first["discard "+id], n.first["exchange "+id] = true, true
				n.most += more
			}
		}
	}
}

// allow says whether an action may be tried.
func (n *naming) allow(at spot, notation string) bool {
	words := strings.Fields(notation)
	if words[0] == "place" && at.round {
		return false
	}
	if n.words[notation] || n.kinds[words[0]] || n.first[notation] && !at.round {
		return words[0] != "pasture" || n.closes(at, notation)
	}
	return len(words) > 1 && words[0] != "keep" && words[0] != "breed" && words[0] != "place" && n.words[words[0]+" "+words[1]]
}

// closes says whether a pasture was recorded, or what is left of one that it parts.
func (n *naming) closes(at spot, notation string) bool {
	for i := range n.step.Did {
		d := &n.step.Did[i]
		var list []string
		if d.A != "pasture" || json.Unmarshal(d.Cells, &list) != nil {
			continue
		}
		if notation == pasture(list) {
			return true
		}
		for _, old := range pastures(at.now.Player(at.now.Turn())) {
			rest := slices.DeleteFunc(slices.Clone(old), func(c string) bool { return slices.Contains(list, c) })
			if len(rest)+len(list) == len(old) && notation == pasture(rest) {
				return true
			}
		}
	}
	return false
}

// compare compares a position with that recorded after a step, and says how many
// comparisons it passes.
func (at *spot) compare(s *Step, seen *agricola.State) (passed int, err error) {
	for seat, want := range at.known {
		if want == nil {
			return passed, fmt.Errorf("nothing is recorded of seat %d", seat)
		}
		if err := compareHands(seen.Player(rules.Seat(seat)), want); err != nil {
			return passed, fmt.Errorf("seat %d: %w", seat, err)
		}
		passed++
		if err := compareSeat(seen, rules.Seat(seat), want, at.loose[seat]); err != nil {
			return passed, fmt.Errorf("seat %d: %w", seat, err)
		}
		passed++
	}
	return passed, compareSpaces(seen, s.State)
}

// compareHands compares the cards of a seat.
func compareHands(p *agricola.Player, want *Seat) error {
	var occupations, minors, hand []string
	for _, c := range p.Front.Cards() {
		if id := box.Cards[c].ID; box.Cards[c].Occupation {
			occupations = append(occupations, id)
		} else {
			minors = append(minors, id)
		}
	}
	for _, c := range p.Hand.Cards() {
		hand = append(hand, box.Cards[c].ID)
	}
	for _, c := range []struct {
		what           string
		here, recorded []string
	}{{"occupations", occupations, want.Occupations}, {"minors", minors, want.Minors}, {"hand", hand, want.Hand}} {
		slices.Sort(c.here)
		if err := same(c.what, c.here, slices.Sorted(slices.Values(c.recorded))); err != nil {
			return err
		}
	}
	return nil
}
