package record

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/rules/agricola/farm"
)

// cell is a space of a farm as our notation writes it: "24" is 2,4.
func cell(c string) string {
	if len(c) != 2 {
		return c
	}
	return c[:1] + "," + c[1:]
}

// plain is a space as records write it.
func plain(c farm.Cell) string { return strconv.Itoa(c.Row()) + strconv.Itoa(c.Col()) }

// major is the name of an improvement in our notation: words and numbers parted
// by underscores instead of capitals.
func major(id string) string {
	var b strings.Builder
	for i, r := range id {
		if i > 0 && (unicode.IsUpper(r) || unicode.IsDigit(r)) {
			b.WriteByte('_')
		}
		b.WriteRune(unicode.ToLower(r))
	}
	return b.String()
}

// herd are animals as our notation writes them.
func herd(g Goods) (text string) {
	for a := box.Sheep; a < box.Goods; a++ {
		if n := g[box.GoodIDs[a]]; n > 0 {
			text += fmt.Sprintf(" %d %s", n, box.GoodIDs[a])
		}
	}
	if text == "" {
		return " nothing"
	}
	return text
}

// list are the spaces of a pasture.
func (d *Deed) list() (cells []string, err error) {
	err = json.Unmarshal(d.Cells, &cells)
	return cells, err
}

func pasture(cells []string) string {
	cells = slices.Sorted(slices.Values(cells))
	text := "pasture"
	for _, c := range cells {
		text += " " + cell(c)
	}
	return text
}

// sowing is how many fields get which crop.
func (d *Deed) sowing() (string, error) {
	var crops map[string]string
	if err := json.Unmarshal(d.Cells, &crops); err != nil {
		return "", err
	}
	n := map[string]int{}
	for _, at := range slices.Sorted(maps.Keys(crops)) {
		n[crops[at]]++
	}
	text := "sow"
	for _, c := range []string{"grain", "vegetable"} {
		if n[c] > 0 {
			text += fmt.Sprintf(" %d %s", n[c], c)
		}
	}
	return text, nil
}

// stock are amounts by name, from the first good on.
func stock(s []int16) Goods {
	g := Goods{}
	for i, n := range s {
		if n != 0 {
			g[box.GoodIDs[i]] = int(n)
		}
	}
	return g
}

func cells(m farm.Mask) []string {
	list := []string{}
	for c := range farm.Cell(64) {
		if m.Has(c) {
			list = append(list, plain(c))
		}
	}
	slices.Sort(list)
	return list
}

// pastures are those of a farm as records write them, in order.
func pastures(p *agricola.Player) [][]string {
	list := [][]string{}
	for _, m := range p.Pasture {
		if m != 0 {
			list = append(list, cells(m))
		}
	}
	slices.SortFunc(list, slices.Compare)
	return list
}

// same compares what is here with what was recorded.
func same(what string, here, recorded any) error {
	if a, b := fmt.Sprint(here), fmt.Sprint(recorded); a != b {
		return fmt.Errorf("%s: %s here, recorded %s", what, a, b)
	}
	return nil
}

func (p *player) compare(want *Position) error {
	for i, s := range want.Seats {
		if s == nil {
			s = p.known[i]
		}
		p.known[i] = s
		if s == nil {
			return fmt.Errorf("nothing is recorded of seat %d", i)
		}
		if err := compareSeat(p.seen, rules.Seat(i), s, false); err != nil {
			return fmt.Errorf("seat %d: %w", i, err)
		}
	}
	return compareSpaces(p.seen, want)
}

// compareSpaces compares what lies on the spaces, and who starts.
func compareSpaces(s *agricola.State, want *Position) error {
	for i := range box.Spaces {
		a, sp := &box.Spaces[i], box.Space(i)
		n, recorded := want.Spaces[a.ID]
		gathers := a.N > 0 && !(a.ID == "meeting_place" && s.HasHands()) // where cards are played, food is not laid
		if recorded != (gathers && s.Open().Has(sp)) || n != s.On(sp) {
			return fmt.Errorf("%s holds %d here, recorded %d", a.ID, s.On(sp), n)
		}
	}
	return same("starting player", int(s.Start()), want.Start)
}

// compareSeat compares what a seat has; loose leaves out its supply.
func compareSeat(s *agricola.State, seat rules.Seat, want *Seat, loose bool) error {
	p := s.Player(seat)
	var majors []string
	for m := range box.Majors {
		if p.Majors.Has(box.Major(m)) {
			majors = append(majors, box.Majors[m].ID)
		}
	}
	recorded := make([]string, len(want.Majors))
	for i, id := range want.Majors {
		recorded[i] = major(id)
	}
	slices.SortFunc(recorded, func(a, b string) int { return int(box.FindMajor(a) - box.FindMajor(b)) })
	fields := map[string]string{}
	for _, c := range cells(p.Fields) {
		fields[c] = cropText(p, c)
	}
	coming := map[string]Goods{}
	for round := range box.Rounds + 1 {
		got := Goods{}
		for g := range box.Good(box.Goods) {
			if n := s.Coming(seat, round, g); n > 0 {
				got[box.GoodIDs[g]] = n
			}
		}
		if len(got) > 0 {
			coming[strconv.Itoa(round)] = got
		}
	}
	wantPastures := slices.Clone(want.Pastures)
	for i := range wantPastures {
		wantPastures[i] = slices.Sorted(slices.Values(wantPastures[i]))
	}
	slices.SortFunc(wantPastures, slices.Compare)
	animals, goods := stock(p.Goods[:]), Goods{}
	for _, id := range slices.Sorted(maps.Keys(animals)) {
		if g := slices.Index(box.GoodIDs[:], id); !box.Good(g).Animal() {
			goods[id] = animals[id]
			delete(animals, id)
		}
	}
	for _, c := range []struct {
		what           string
		here, recorded any
	}{
		{"goods", goods, want.Goods},
		{"animals", animals, want.Animals},
		{"house", box.MaterialIDs[p.House], want.House},
		{"rooms", cells(p.Rooms), slices.Sorted(slices.Values(want.Rooms))},
		{"fields", fields, want.Fields},
		{"stables", cells(p.Stables), slices.Sorted(slices.Values(want.Stables))},
		{"pastures", pastures(p), wantPastures},
		{"fences left", p.FencesLeft(), want.FencesLeft},
		{"people", p.People, want.People},
		{"newborns", p.Newborns, want.Newborns},
		{"home", p.Home, want.Home},
		{"begging", p.Begging, want.Begging},
		{"majors", majors, recorded},
		{"coming", coming, want.waiting()},
	} {
		if loose && (c.what == "goods" || c.what == "animals") {
			continue
		}
		if err := same(c.what, c.here, c.recorded); err != nil {
			return err
		}
	}
	return nil
}

func cropText(p *agricola.Player, c string) string {
	at := farm.At(int(c[0]-'0'), int(c[1]-'0'))
	good, n := p.Crop(at)
	if n == 0 {
		return "empty"
	}
	return box.GoodIDs[good] + strconv.Itoa(n)
}

// sheet compares a score sheet line by line.
func sheet(s *agricola.State, seat rules.Seat, want *Sheet) error {
	here := map[string]rules.Points{}
	for _, item := range s.Score(seat) {
		here[item.What] = item.N
	}
	lines := map[string]int{
		"fields": want.FieldTiles, "pastures": want.Pastures, "grain": want.Grain, "vegetables": want.Vegetables,
		"sheep": want.Sheep, "boar": want.Boar, "cattle": want.Cattle, "unused": want.UnusedSpaces,
		"stables": want.FencedStables, "rooms": want.ClayRooms + want.StoneRooms, "people": want.People,
		"begging": want.Begging, "majors": want.Majors, "bonus": want.CraftBonus + want.Cards,
	}
	here["bonus"] += here["cards"] // points kept on cards are recorded with those printed on them

	for _, id := range slices.Sorted(maps.Keys(lines)) {
		if err := same(id, here[id], rules.Whole(lines[id])); err != nil {
			return err
		}
	}
	if err := same("total", rules.Total(s, seat), rules.Whole(want.Total)); err != nil {
		return err
	}
	return same("building resources left", s.Tie(seat), want.TieBreak)
}
