package oracle_test

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/rules/carcassonne/oracle"
)

// usual is how many games are enough for all to come up that can.
const usual = 200

// TestSecondOpinion plays games of all kinds and has the rules and the oracle
// agree after every action. TILESTEAD_ORACLE=FIRST+N plays the games with
// these numbers instead of a few.
func TestSecondOpinion(t *testing.T) {
	data, err := os.ReadFile("../testdata/tiles.json")
	if err != nil {
		t.Fatal(err)
	}
	kinds, err := oracle.ReadTiles(data)
	if err != nil {
		t.Fatal(err)
	}
	first, games := uint64(0), uint64(usual)
	if testing.Short() {
		games = 6
	}
	if text := os.Getenv("TILESTEAD_ORACLE"); text != "" {
		if _, err := fmt.Sscanf(text, "%d+%d", &first, &games); err != nil {
			t.Fatalf("TILESTEAD_ORACLE=%q: want FIRST+N, such as 100+2000", text)
		}
	}
	seen := seen{}
	for seed := first; seed < first+games; seed++ {
		if err := play(kinds, seed, seen); err != nil {
			t.Errorf("game %d: %v", seed, err)
		}
	}
	for _, what := range slices.Sorted(maps.Keys(seen)) {
		t.Logf("%6d %s", seen[what], what)
	}
	for _, what := range must {
		if seen[what] == 0 && games >= usual {
			t.Errorf("in no game: %s", what)
		}
	}
}

// play has both play one game, chosen by its number alone.
func play(kinds []*oracle.Tile, seed uint64, seen seen) error {
	r := rand.New(rand.NewPCG(seed, 8))
	setup := randomSetup(r)
	p := randomPlayer(r)
	setting := fmt.Sprintf("%d players, %s, %s", setup.Seats, strings.Join(setup.Modules, " "), p.name)
	m, err := rules.NewMatch(&carcassonne.Title, setup)
	if err != nil {
		return fmt.Errorf("%s: %w", setting, err)
	}
	ours, theirs := m.State().Clone().(*carcassonne.State), oracle.New(kinds, setup.Seats, setup.Modules)
	if ours.Turn() == rules.Nature && ours.Active() == rules.Nobody && r.IntN(4) > 0 {
		stack := shortStack(ours, r)
		setting += ", stack " + strings.Join(stack, " ")
		if err := carcassonne.Title.Arrange(ours, append([]string{"stack"}, stack...)); err != nil {
			return fmt.Errorf("%s: %w", setting, err)
		}
		clear(theirs.Stack)
		for _, id := range stack {
			theirs.Stack[id]++
		}
	}
	var done []string
	for {
		if err := compare(ours, theirs); err != nil {
			return fmt.Errorf("%s: action %d, after … %s: %w", setting, len(done), strings.Join(done[max(0, len(done)-12):], " / "), err)
		}
		if ours.Turn() == rules.Nobody {
			return nil
		}
		a := p.choose(ours, r)
		what := rules.Notation(ours, a)
		done = append(done, what)
		reel := &rules.Reel{}
		ours.Do(a, reel)
		theirs.Do(what)
		seen.note(ours, reel)
		if err := compareScored(reel, theirs); err != nil {
			return fmt.Errorf("%s: action %d, after … %s: %w", setting, len(done), strings.Join(done[max(0, len(done)-12):], " / "), err)
		}
	}
}

// randomSetup is one of all that can be set up.
func randomSetup(r *rand.Rand) rules.Setup {
	setup := rules.Setup{Title: carcassonne.Title.ID}
	preset := r.IntN(6) // house rules: none, a few, any, or a preset's
	for {
		setup.Modules = nil
		for _, m := range carcassonne.Title.Modules {
			if m.Kind == rules.Expansion && r.IntN(3) > 0 {
				setup.Modules = append(setup.Modules, m.ID)
			}
		}
		expansions := slices.Clone(setup.Modules)
		for _, m := range carcassonne.Title.Modules {
			if m.Kind == rules.HouseRule && (preset == 1 && r.IntN(6) == 0 || preset == 2 && r.IntN(2) == 0) {
				setup.Modules = append(setup.Modules, m.ID)
			}
		}
		if preset >= 4 {
			setup.Modules = append(setup.Modules, carcassonne.Presets[preset-3].Modules(expansions)...)
		}
		setup.Seats = 2 + r.IntN(5)
		if r.IntN(4) == 0 {
			setup.Modules = append(setup.Modules, fmt.Sprintf("first-%d", 1+r.IntN(setup.Seats)))
		}
		if carcassonne.Title.CheckSetup(setup) == nil {
			return setup
		}
	}
}

// shortStack is some of the tiles to draw, often those of one set or with one
// mark: what is rare in whole games, and what depends on the last tiles, comes
// up more.
func shortStack(s *carcassonne.State, r *rand.Rand) (ids []string) {
	if r.IntN(8) == 0 {
		return []string{"B18", "B02", "B02", "B04"} // B04 soon fits nowhere
	}
	likes := []func(t *carcassonne.Tile) bool{
		func(*carcassonne.Tile) bool { return true },
		func(t *carcassonne.Tile) bool { return t.Set != "" },
		func(t *carcassonne.Tile) bool { return t.Volcano || t.Dragon },
		func(t *carcassonne.Tile) bool { return t.Volcano || t.Portal },
		func(t *carcassonne.Tile) bool { return t.Princess() >= 0 || len(t.Features) == 2 },
		func(t *carcassonne.Tile) bool { return len(t.Features) > 5 },
		func(t *carcassonne.Tile) bool { return len(t.Features) < 4 },
		func(t *carcassonne.Tile) bool { return t.Edges[0] == t.Edges[2] && t.Edges[1] == t.Edges[3] },
	}
	like := likes[r.IntN(len(likes))]
	var liked, others []string
	for _, k := range s.Kinds() {
		for range s.Draws(k) {
			if t := &carcassonne.Tiles[k]; like(t) {
				liked = append(liked, t.ID)
			} else {
				others = append(others, t.ID)
			}
		}
	}
	r.Shuffle(len(liked), func(i, j int) { liked[i], liked[j] = liked[j], liked[i] })
	r.Shuffle(len(others), func(i, j int) { others[i], others[j] = others[j], others[i] })
	most := 2 + r.IntN(9)*r.IntN(9)
	ids = liked[:min(len(liked), most)]
	return append(ids, others[:min(len(others), most/4+1)]...)
}

// say is both opinions where they differ.
func say(what string, ours, theirs any) error {
	if a, b := fmt.Sprint(ours), fmt.Sprint(theirs); a != b {
		return fmt.Errorf("%s\n  rules:  %s\n  oracle: %s", what, a, b)
	}
	return nil
}

// compare says how the two opinions on a position differ.
func compare(s *carcassonne.State, g *oracle.Game) error {
	if err := say("who decides", int(s.Turn()), g.Turn()); err != nil {
		return err
	}
	var legal []string
	for _, a := range s.Legal(nil) {
		legal = append(legal, rules.Notation(s, a))
		if a.Kind() == carcassonne.KindDraw {
			id := carcassonne.Tiles[carcassonne.KindOf(a)].ID
			if err := say("weight of "+id, s.Weight(a), g.Stack[id]); err != nil {
				return err
			}
		}
	}
	slices.Sort(legal)
	if want := g.Legal(); !slices.Equal(legal, want) {
		return fmt.Errorf("legal\n  rules only:  %q\n  oracle only: %q", without(legal, want), without(want, legal))
	}
	for seat, p := range g.Players {
		who := rules.Seat(seat)
		for i, item := range oracle.Items {
			if err := say(fmt.Sprintf("points of seat %v for %s", who, item), s.PointsFor(who, carcassonne.Item(i)), p.Points[item]); err != nil {
				return err
			}
		}
		for i, kind := range oracle.FigureKinds {
			if err := say(fmt.Sprintf("%s of seat %v", kind, who), s.Supply(who)[i], p.Supply[kind]); err != nil {
				return err
			}
		}
		for i, good := range oracle.GoodKinds {
			if err := say(fmt.Sprintf("%s of seat %v", good, who), s.Tokens(who)[i], p.Tokens[good]); err != nil {
				return err
			}
		}
		if err := say(fmt.Sprintf("points of seat %v", who), s.Points(who), g.Total(seat)); err != nil {
			return err
		}
	}
	var row []string
	for _, k := range s.DragonRow() {
		row = append(row, carcassonne.Tiles[k].ID)
	}
	hand := ""
	if k := s.Hand(); k != carcassonne.NoKind {
		hand = carcassonne.Tiles[k].ID
	}
	var winners []int
	for _, seat := range s.Winners() {
		winners = append(winners, int(seat))
	}
	for _, c := range []struct {
		what         string
		ours, theirs any
	}{
		{"figures", figures(s), theirFigures(g, g.Figures)},
		{"dragon", position(s.Dragon()), g.Dragon()},
		{"fairy", position(s.Fairy()), g.Fairy()},
		{"dragon row", row, g.Row},
		{"tile in hand", hand, g.Hand()},
		{"winners", winners, g.Winners()},
	} {
		if err := say(c.what, c.ours, c.theirs); err != nil {
			return err
		}
	}
	if s.Turn() != rules.Nature || s.Tiles() < 2 {
		return nil
	}
	if err := compareEnding(s, g); err != nil {
		return err
	}
	if s.Tiles()%8 == 0 {
		return compareObjects(s, g)
	}
	return nil
}

// compareObjects compares what lies on the table and what it is worth.
func compareObjects(s *carcassonne.State, g *oracle.Game) error {
	for _, want := range g.Look() {
		var at carcassonne.Pos
		var id string
		if _, err := fmt.Sscanf(want.Places[0], "%d,%d %s", &at.X, &at.Y, &id); err != nil {
			return err
		}
		l, _ := s.TileAt(at)
		o, _ := s.ObjectAt(carcassonne.Place{At: at, Feature: carcassonne.Tiles[l.Kind].Feature(id)})
		got := oracle.Object{
			Item: carcassonne.ItemIDs[itemOf[o.Kind]], Tiles: o.Tiles, Open: o.Open, Complete: o.Complete(),
			Pennants: o.Pennants, Now: o.Now, Completed: o.Completed,
		}
		for _, p := range o.Places {
			l, _ := s.TileAt(p.At)
			got.Places = append(got.Places, p.At.String()+" "+carcassonne.Tiles[l.Kind].Features[p.Feature].ID)
		}
		slices.Sort(got.Places)
		if want.Tiles == 2 && !want.Complete && s.House()&carcassonne.SmallCity2 != 0 {
			got.Completed = want.Completed // it cannot be completed without a third tile
		}
		for seat := range g.Players {
			got.Strength = append(got.Strength, o.Strength[seat])
		}
		for _, seat := range o.Leaders {
			got.Leaders = append(got.Leaders, int(seat))
		}
		if err := say("object", fmt.Sprintf("%+v", got), fmt.Sprintf("%+v", want)); err != nil {
			return err
		}
	}
	return nil
}

// compareEnding compares what the game would bring if it ended here.
func compareEnding(s *carcassonne.State, g *oracle.Game) error {
	want := make([]map[string]int, len(g.Players))
	for seat, p := range g.Players {
		want[seat] = map[string]int{}
		for _, item := range oracle.Items {
			want[seat][item] = p.Points[item]
		}
	}
	for _, e := range g.Final() {
		for seat := range want {
			want[seat][e.Item] += e.Points[seat]
			want[seat]["fairy"] += e.Fairy[seat]
		}
	}
	for seat := range want {
		for _, item := range s.Score(rules.Seat(seat)) {
			if err := say(fmt.Sprintf("seat %d for %s if the game ended", seat+1, item.What), item.N, want[seat][item.What]); err != nil {
				return err
			}
		}
	}
	return nil
}

// compareScored compares what an action had scored, object by object.
func compareScored(reel *rules.Reel, g *oracle.Game) error {
	n := len(g.Players)
	var ours, theirs []string
	line := func(item string, tiles int, points, fairy []int, goods []int, home []string) string {
		return fmt.Sprint(item, " of ", tiles, " tiles ", points, " fairy ", fairy, " goods ", goods, " home ", home)
	}
	for _, beat := range reel.Beats {
		switch e := beat.Event.(type) {
		case carcassonne.Scored:
			goods := make([]int, carcassonne.Goods)
			something := len(e.Home) > 0
			for i, n := range e.Goods {
				goods[i] = int(n)
				something = something || n > 0
			}
			for seat := range n {
				something = something || e.Points[seat] > 0 || e.Fairy[seat] > 0
			}
			if something {
				ours = append(ours, line(carcassonne.ItemIDs[itemOf[e.Kind]], e.Tiles, e.Points[:n], e.Fairy[:n], goods, standings(beat.After.(*carcassonne.State), e.Home)))
			}
		case carcassonne.GoodsScored:
			if slices.Max(e.Points[:]) == 0 {
				continue // nobody has any
			}
			ours = append(ours, line("goods", 0, e.Points[:n], make([]int, n), make([]int, 3), nil))
		}
	}
	for _, e := range g.Scored {
		goods := make([]int, len(oracle.GoodKinds))
		for i, good := range oracle.GoodKinds {
			goods[i] = e.Goods[good]
		}
		theirs = append(theirs, line(e.Item, e.Tiles, e.Points, e.Fairy, goods, theirFigures(g, e.Home)))
	}
	slices.Sort(ours)
	slices.Sort(theirs)
	if !slices.Equal(ours, theirs) {
		return fmt.Errorf("scored\n  rules only:  %q\n  oracle only: %q", without(ours, theirs), without(theirs, ours))
	}
	return nil
}

var itemOf = map[carcassonne.FeatureKind]carcassonne.Item{
	carcassonne.Road: carcassonne.RoadPoints, carcassonne.City: carcassonne.CityPoints,
	carcassonne.Cloister: carcassonne.CloisterPoints, carcassonne.Field: carcassonne.FieldPoints,
}

func figures(s *carcassonne.State) []string { return standings(s, s.Figures()) }

// standings are figures as text, in order.
func standings(s *carcassonne.State, list []carcassonne.Standing) (names []string) {
	for _, f := range list {
		on, _ := s.TileAt(f.At)
		names = append(names, fmt.Sprintf("%v %s @%v %s", f.Seat, carcassonne.FigureIDs[f.Figure], f.At, carcassonne.Tiles[on.Kind].Features[f.Feature].ID))
	}
	slices.Sort(names)
	return names
}

func theirFigures(g *oracle.Game, list []oracle.Figure) (names []string) {
	for _, f := range list {
		names = append(names, strconv.Itoa(f.Seat+1)+" "+f.Kind+" @"+g.Place(f))
	}
	slices.Sort(names)
	return names
}

func position(at carcassonne.Pos, ok bool) string {
	if !ok {
		return "-"
	}
	return at.String()
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
