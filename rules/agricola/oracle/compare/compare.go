package compare

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/rules/agricola/farm"
	"tilestead/rules/agricola/oracle"
)

// pair is what both say of one thing.
type pair struct {
	what, of     string
	ours, theirs any
}

// say is both opinions on the first thing in which they differ.
func say(pairs []pair) error {
	for _, p := range pairs {
		if p.ours == p.theirs {
			continue // most often, and quicker than as text
		}
		if a, b := fmt.Sprint(p.ours), fmt.Sprint(p.theirs); a != b {
			return fmt.Errorf("%s%s\n  rules:  %s\n  oracle: %s", p.what, p.of, a, b)
		}
	}
	return nil
}

// compare says how the two opinions on a position differ.
func compare(s *agricola.State, g *oracle.Game) error {
	if err := say([]pair{
		{"who decides", "", int(s.Turn()), g.Turn()},
		{"round", "", s.Round(), g.Round},
		{"starting player", "", int(s.Start()), g.Start},
	}); err != nil {
		return err
	}
	if s.Turn() >= 0 {
		if err := say([]pair{{"asked", "", s.Prompt().Key, g.Asked()}}); err != nil {
			return err
		}
	}
	for seat := range g.Players {
		if err := compareSeat(s, g, seat); err != nil {
			return fmt.Errorf("seat %d: %w", seat+1, err)
		}
	}
	if err := compareBoard(s, g); err != nil {
		return err
	}
	if err := compareSpecials(s, g); err != nil {
		return err
	}
	legal := rules.Notations(s)
	slices.Sort(legal)
	if want := g.Legal(); !slices.Equal(legal, want) {
		return fmt.Errorf("legal\n  rules only:  %q\n  oracle only: %q", without(legal, want), without(want, legal))
	}
	var winners []int
	if s.Over() {
		for _, seat := range s.Winners() {
			winners = append(winners, int(seat))
		}
	}
	return say([]pair{{"winners", "", fmt.Sprint(winners), fmt.Sprint(g.Winners())}})
}

func compareSeat(s *agricola.State, g *oracle.Game, seat int) error {
	who := rules.Seat(seat)
	ours, theirs := s.Player(who), &g.Players[seat]
	majors := names(ours.Majors)
	list := make([]pair, 0, 40)
	list = append(list, []pair{
		{"people", "", int(ours.People), theirs.People},
		{"newborns", "", int(ours.Newborns), theirs.Newborns},
		{"people at home", "", int(ours.Home), theirs.Home},
		{"begging", "", int(ours.Begging), theirs.Begging},
		{"house", "", int(ours.House), theirs.House},
		{"fences left", "", ours.FencesLeft(), 15 - theirs.Fences()},
		{"pastures", "", sorted(pastures(ours)), sorted(texts(theirs.Pastures()))},
		{"majors", "", sorted(majors), sorted(theirs.Majors)},
		{"points", "", s.Points(who), rules.Whole(g.Total(seat))},
		{"need", "", s.Need(who), g.Need(seat)},
		{"in bed", "", int(ours.Bed), theirs.Bed},
		{"on the infirmary", "", int(ours.Ward), theirs.Ward},
		{"fuel tokens", "", sorted(names(ours.Tokens)), sorted(theirs.Tokens)},
	}...)
	if g.Moor() {
		list = append(list, pair{"heating", "", s.Heating(who), g.Heating(seat)})
	} else {
		list = append(list, pair{"resources for ties", "", s.Tie(who), g.Tie(seat)})
	}
	for _, id := range g.Supply {
		if seat != g.Turn() {
			break
		}
		cost, want := s.CostOf(box.FindMajor(id), who), g.Cost(seat, id)
		for i, good := range box.GoodIDs {
			if n, m := int(cost[i]), want[good]; n != m {
				list = append(list, pair{"price of " + id + " in ", good, n, m})
			}
		}
	}
	for i, good := range box.GoodIDs {
		list = told(list, good, "", int(ours.Goods[i]), theirs.Goods[good])
	}
	for i := range theirs.Room {
		c := farm.At(i/5, i%5)
		crop, n := ours.Crop(c)
		growing := pair{"crop on ", CellNames[i], "nothing", "nothing"}
		if n > 0 {
			growing.ours = fmt.Sprint(n, " ", box.GoodIDs[crop])
		}
		if theirs.Left[i] > 0 {
			growing.theirs = fmt.Sprint(theirs.Left[i], " ", theirs.Crop[i])
		}
		list = append(list, growing)
		list = told(list, "room on ", CellNames[i], ours.Rooms.Has(c), theirs.Room[i])
		list = told(list, "field on ", CellNames[i], ours.Fields.Has(c), theirs.Field[i])
		list = told(list, "stable on ", CellNames[i], ours.Stables.Has(c), theirs.Stable[i])
		list = told(list, "forest on ", CellNames[i], ours.Forests.Has(c), theirs.Forest[i])
		list = told(list, "moor on ", CellNames[i], ours.Moors.Has(c), theirs.Moor[i])
	}
	for round := range theirs.Coming {
		list = told(list, "food to come in round ", rounds[round], s.Coming(who, round, box.Food), theirs.Coming[round])
	}
	sheet := map[string]rules.Points{}
	for _, item := range s.Score(who) {
		sheet[item.What] = item.N
	}
	want := g.Sheet(seat)
	for _, item := range oracle.Items {
		list = told(list, "points for ", item, sheet[item], rules.Whole(want[item]))
	}
	return say(list)
}

// told adds what both say of one thing where they differ; that is quicker than to have
// say look at it.
func told[T comparable](list []pair, what, of string, ours, theirs T) []pair {
	if ours == theirs {
		return list
	}
	return append(list, pair{what, of, ours, theirs})
}

// rounds are the numbers of the rounds, 0 for none.
var rounds = func() (names [box.Rounds + 1]string) {
	for i := range names {
		names[i] = strconv.Itoa(i)
	}
	return names
}()

// CellNames are the spaces of a farm, row by row.
var CellNames = func() (names [15]string) {
	for i := range names {
		names[i] = farm.At(i/5, i%5).String()
	}
	return names
}()

func compareBoard(s *agricola.State, g *oracle.Game) error {
	var list []pair
	var open []string
	for i := range box.Spaces {
		sp, id := box.Space(i), box.Spaces[i].ID
		if !s.Open().Has(sp) {
			continue
		}
		open = append(open, id)
		by := rules.Nobody
		if seat, ok := g.By[id]; ok {
			by = rules.Seat(seat)
		}
		list = told(list, "goods on ", id, s.On(sp), g.On[id])
		list = told(list, "person on ", id, s.By(sp), by)
		if by == rules.Nobody {
			list = told(list, "blocked: ", id, s.Blocked(sp), g.Blocked(id))
		}
	}
	list = append(list, pair{"spaces in play", "", sorted(open), sorted(g.Open())})
	for round := 1; round <= box.Rounds; round++ {
		card := ""
		if sp := s.Card(round); sp != box.NoSpace {
			card = box.Spaces[sp].ID
		}
		list = told(list, "card of round ", rounds[round], card, g.Cards[round])
	}
	for i := range box.Majors {
		if id := box.Majors[i].ID; g.Plays(id) {
			list = told(list, "available: ", id, s.Available(box.Major(i)), g.Available(id))
			list = told(list, "in the supply: ", id, s.Supply().Has(box.Major(i)), slices.Contains(g.Supply, id))
		}
	}
	return say(list)
}

// compareSpecials looks at who has used which special card, or alone at the pile.
func compareSpecials(s *agricola.State, g *oracle.Game) error {
	var ours, theirs []string
	for i := range box.SpecialCards {
		id := box.SpecialCards[i].ID
		if seat := s.SpecialUser(i); seat != rules.Nobody {
			ours = append(ours, fmt.Sprint(id, " used by ", int(seat)))
		}
		if s.SpecialDown(i) {
			ours = append(ours, id+" lies face down")
		}
	}
	for id, seat := range g.Users {
		theirs = append(theirs, fmt.Sprint(id, " used by ", seat))
	}
	for id := range g.Down {
		theirs = append(theirs, id+" lies face down")
	}
	piles := map[string]string{}
	for line := range strings.Lines(string(s.AppendView(nil, rules.Nobody))) {
		if name, cards, _ := strings.Cut(strings.TrimSpace(line), " "); slices.Contains(pileNames, name) {
			piles[name] = strings.TrimSpace(cards)
		}
	}
	return say([]pair{
		{"special cards used", "", sorted(ours), sorted(theirs)},
		{"special card face up", "", piles["up"], g.Up},
		{"top of the special cards", "", piles["top"], g.Top},
		{"special cards put under the pile", "", piles["under"], strings.Join(g.Under, " ")},
		{"special cards discarded", "", piles["discard"], strings.Join(g.Gone, " ")},
	})
}

// pileNames are the lines of a view that are about special cards of a game alone.
var pileNames = []string{"up", "top", "under", "discard"}

// names are the names of a set of majors.
func names(set box.MajorSet) (ids []string) {
	for m := range box.Majors {
		if set.Has(box.Major(m)) {
			ids = append(ids, box.Majors[m].ID)
		}
	}
	return ids
}

func pastures(p *agricola.Player) (list []string) {
	for _, m := range p.Pasture {
		text := ""
		for row := range 3 {
			for col := range 5 {
				if c := farm.At(row, col); m.Has(c) {
					text += " " + c.String()
				}
			}
		}
		if text != "" {
			list = append(list, text[1:])
		}
	}
	return list
}

// sorted is a list as text, in order.
func sorted(list []string) string { return strings.Join(slices.Sorted(slices.Values(list)), "; ") }

// texts are what each of a list says of itself.
func texts[T fmt.Stringer](list []T) (out []string) {
	for _, x := range list {
		out = append(out, x.String())
	}
	return out
}

// without is what list has and other has not.
func without(list, other []string) (rest []string) {
	for _, x := range list {
		if !slices.Contains(other, x) {
			rest = append(rest, x)
		}
	}
	return rest
}
