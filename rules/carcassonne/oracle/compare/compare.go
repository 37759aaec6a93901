package compare

import (
	"fmt"
	"slices"
	"strconv"

	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/rules/carcassonne/oracle"
)

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
			if err := say(fmt.Sprintf("points of seat %v for %s", who, item), s.PointsFor(who, carcassonne.Item(i)),
				p.Points[item]); err != nil {
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
		{"fairy beside", beside(s), g.Beside()},
		{"dragon row", row, g.Row},
		{"tile in hand", hand, g.Hand()},
		{"winners", winners, g.Winners()},
	} {
		if err := say(c.what, c.ours, c.theirs); err != nil {
			return err
		}
	}
	if s.Turn() == rules.Nobody || s.Hand() != carcassonne.NoKind || s.Tiles() < 2 {
		return nil
	}
	if err := compareEnding(s.Settled(), g.Settled()); err != nil {
		return err
	}
	if s.Turn() == rules.Nature && s.Tiles()%8 == 0 {
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

// compareEnding compares what the game would bring if it ended here, with what
// is completed scored.
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
			if err := say(fmt.Sprintf("seat %d for %s if the game ended", seat+1, item.What), item.N,
				want[seat][item.What]); err != nil {
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
				ours = append(ours, line(carcassonne.ItemIDs[e.Item()], e.Tiles, e.Points[:n], e.Fairy[:n], goods,
					standings(beat.After.(*carcassonne.State), e.Home)))
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
		names = append(names, fmt.Sprintf("%v %s @%v %s", f.Seat, carcassonne.FigureIDs[f.Figure], f.At,
			carcassonne.Tiles[on.Kind].Features[f.Feature].ID))
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

// beside is where the figure stands that the fairy is with by the house rule.
func beside(s *carcassonne.State) string {
	at, ok := s.FairyBeside()
	if !ok {
		return "-"
	}
	on, _ := s.TileAt(at.At)
	return at.At.String() + " " + carcassonne.Tiles[on.Kind].Features[at.Feature].ID
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
