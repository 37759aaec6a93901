package feats

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/rules/carcassonne"
	"tilestead/rules/montana"
)

// An example is a game that just achieves a feat, one that just misses it, and others that count
// for nothing.
type example struct {
	id        string
	hit, miss *Game
	nothing   []*Game
}

const own, other = rules.Seat(0), rules.Seat(1)

// game is one of two players, lost, in which some things happen: an event, or a Moment with
// positions.
func game(events ...any) *Game {
	g := &Game{Setup: rules.Setup{Seats: 2}, Seat: own, Winners: []rules.Seat{other}}
	for i, e := range events {
		m, ok := e.(Moment)
		if !ok {
			m = Moment{Event: e, Action: i}
		}
		g.Moments = append(g.Moments, m)
	}
	return g
}

func victory(events ...any) *Game {
	g := game(events...)
	g.Winners = []rules.Seat{own}
	return g
}

// ending is a game that ended so.
func (g *Game) ending(s rules.State) *Game {
	g.Final = s
	return g
}

// with is a game of other players or expansions.
func (g *Game) with(seats int, modules ...string) *Game {
	g.Setup.Seats, g.Setup.Modules = seats, modules
	return g
}

// after is an event with the position after it.
func after(e any, s rules.State) Moment { return Moment{Event: e, After: s} }

// times is an event so many times.
func times(n int, e any) (list []any) {
	for range n {
		list = append(list, e)
	}
	return list
}

// positions makes positions of a title as scripts arrange them.
func positions(t *testing.T, title *rules.Title, modules ...string) func(seats int, lines ...string) rules.State {
	return func(seats int, lines ...string) rules.State {
		t.Helper()
		s := title.New(rules.Setup{Title: title.ID, Seats: seats, Modules: modules, Seed: 1})
		for _, line := range lines {
			if err := title.Arrange(s, strings.Fields(line)); err != nil {
				t.Fatalf("%s: %q: %v", title.ID, line, err)
			}
		}
		return s
	}
}

func check(t *testing.T, title string, examples []example) {
	t.Helper()
	shown := map[string]bool{}
	for _, e := range examples {
		shown[e.id] = true
		for _, f := range List(title) {
			if f.ID != e.id {
				continue
			}
			if n := f.Of(e.hit); n < f.Goal || f.Goal > 1 && n != f.Goal {
				t.Errorf("%s: %s comes to %d of %d", title, f.ID, n, f.Goal)
			}
			if n := f.Of(e.miss); n != f.Goal-1 {
				t.Errorf("%s: %s, just missed, comes to %d of %d", title, f.ID, n, f.Goal)
			}
			for i, g := range e.nothing {
				if n := f.Of(g); n >= f.Goal {
					t.Errorf("%s: game %d comes to %d of %d in %s", title, i+1, n, f.Goal, f.ID)
				}
			}
		}
	}
	seen := map[string]bool{}
	for _, f := range List(title) {
		if !shown[f.ID] || seen[f.ID] || f.Goal < 1 {
			t.Errorf("%s: %s lacks an example, or is listed twice, or has no goal", title, f.ID)
		}
		seen[f.ID] = true
	}
}

// scores is something that seats score during the game, in the order of seats.
func scores(o carcassonne.Object, points ...int) carcassonne.Scored {
	e := carcassonne.Scored{Object: o, By: own}
	copy(e.Points[:], points)
	for seat, n := range points {
		if n > 0 {
			e.Leaders = append(e.Leaders, rules.Seat(seat))
		}
	}
	return e
}

// final is the same at the end of the game.
func final(e carcassonne.Scored) carcassonne.Scored {
	e.Final = true
	return e
}

func city(tiles int) carcassonne.Scored {
	return scores(carcassonne.Object{Kind: carcassonne.City, Tiles: tiles}, 2*tiles)
}

func field(cities int, points ...int) carcassonne.Scored {
	o := carcassonne.Object{Kind: carcassonne.Field, Cities: make([]carcassonne.Place, cities)}
	return final(scores(o, points...))
}

func TestCarcassonneRows(t *testing.T) {
	at := positions(t, &carcassonne.Title, "inns", "traders", "dragon", "first-1")
	road := func(tiles int) carcassonne.Scored {
		return scores(carcassonne.Object{Kind: carcassonne.Road, Tiles: tiles}, tiles)
	}
	cloister := scores(carcassonne.Object{Kind: carcassonne.Cloister}, 9)
	theirs := scores(carcassonne.Object{Kind: carcassonne.City, Tiles: 12}, 0, 24)
	shared := func(points int) carcassonne.Scored {
		return scores(carcassonne.Object{Kind: carcassonne.City, Tiles: 6}, points, points)
	}
	join := carcassonne.Joined{Seat: own, Was: []rules.Seat{own, other}}
	place := carcassonne.Place{At: carcassonne.Pos{X: 3}, Feature: 1}
	taken := carcassonne.Joined{Seat: own, At: place, Object: carcassonne.Object{Leaders: []rules.Seat{own}},
		Was: []rules.Seat{own, other}, Lost: []rules.Seat{other}}
	prize := scores(carcassonne.Object{Kind: carcassonne.City, Tiles: 4, Places: []carcassonne.Place{place}}, 8)
	begins := carcassonne.TurnBegan{Seat: own}
	spent := strings.Split(strings.Repeat("figure 1 small 0,0 c1\n", 7)+"figure 1 big 0,0 c1", "\n")
	handsFull, handsFree := after(begins, at(2, spent...)), after(begins, at(2, spent[1:]...))
	far := func(points string) Moment { return after(begins, at(2, "points 1 10", "points 2 "+points)) }
	two := func(list ...carcassonne.Scored) (events []any) { // with one tile
		for _, e := range list {
			events = append(events, Moment{Event: e, Action: 7})
		}
		return events
	}
	helper := func(f carcassonne.Figure) carcassonne.Scored {
		e := scores(carcassonne.Object{Kind: carcassonne.City, Places: []carcassonne.Place{place}}, 8)
		e.Home = []carcassonne.Standing{{Seat: own, Figure: f, At: place.At, Feature: place.Feature}}
		return e
	}
	start, _ := carcassonne.Find("B03")
	meadow := carcassonne.Place{Feature: carcassonne.Tiles[start].Feature("f1")}
	pigs := at(2, "figure 1 small 0,0 f1", "figure 1 pig 0,0 f1")
	pig := final(scores(carcassonne.Object{Kind: carcassonne.Field, Places: []carcassonne.Place{meadow}}, 4))
	sent := func(seats ...rules.Seat) (list []carcassonne.Standing) {
		for _, seat := range seats {
			list = append(list, carcassonne.Standing{Seat: seat})
		}
		return list
	}
	eats := func(seats ...rules.Seat) carcassonne.DragonMoved {
		return carcassonne.DragonMoved{Seat: own, Eaten: sent(seats...)}
	}
	tower := []string{"lay B04 0,-1 r0", "lay B08 0,-2 r1", "lay B07 0,-3 r1", "lay B07 0,-4 r1", "lay B24 1,0 r0"}
	door := carcassonne.FigurePlaced{Standing: carcassonne.Standing{Seat: own, At: carcassonne.Pos{Y: -1}}}
	front := carcassonne.FigurePlaced{Standing: carcassonne.Standing{Seat: own, At: carcassonne.Pos{Y: -4}}}
	check(t, "carcassonne", []example{
		{"town", game(city(6)), game(city(5)), []*Game{game(theirs), game(final(city(9)))}},
		{"metropolis", game(city(10)), game(city(9), theirs), nil},
		{"highway", game(road(8)), game(road(7), city(9)), nil},
		{"three-cloisters", game(times(3, cloister)...), game(cloister, cloister, final(cloister)), nil},
		{"two-in-one", game(two(road(3), cloister)...), game(road(3), cloister),
			[]*Game{game(two(theirs, cloister)...)}},
		{"takeover", game(taken, prize), game(taken, city(4)), []*Game{game(join, prize), game(prize)}},
		{"mergers", game(times(4, join)...), game(times(3, join)...), nil},
		{"fair-share", game(shared(12)), game(shared(11)), []*Game{game(city(12))}},
		{"five-cities", game(field(5, 15)), game(field(4, 12)), []*Game{game(field(9, 0, 27))}},
		{"eight-cities", game(field(8, 24)), game(field(7, 21)), nil},
		{"all-hands", victory(times(5, handsFull)...), victory(append(times(4, handsFull), handsFree, handsFull)...),
			[]*Game{game(times(5, handsFull)...)}},
		{"no-farmers", victory(city(6), field(3, 0, 9)), victory(field(1, 3)), []*Game{game(city(6))}},
		{"no-knights", victory(road(6), theirs), victory(final(city(2))), []*Game{game(road(6))}},
		{"comeback", victory(far("35")), victory(far("34")), []*Game{game(far("60"))}},
		{"last-tile", game(carcassonne.TilePlaced{}, city(9), carcassonne.TilePlaced{}, city(3), road(4)),
			game(carcassonne.TilePlaced{}, city(9), carcassonne.TilePlaced{}, city(3), road(3), field(4, 12)), nil},
		{"allrounder", game(city(2), road(2), cloister, field(1, 3)), game(city(2), road(2), field(1, 3)), nil},
		{"household", game(helper(carcassonne.Big), helper(carcassonne.Builder), Moment{Event: pig, Before: pigs}),
			game(helper(carcassonne.Big), helper(carcassonne.Small), Moment{Event: pig, Before: pigs}), nil},
		{"full-market", game().ending(at(2, "tokens 1 wine 1", "tokens 1 grain 2", "tokens 1 cloth 1")),
			game().ending(at(2, "tokens 1 wine 9", "tokens 1 grain 2", "tokens 2 cloth 1")), nil},
		{"dragon-feast", game(eats(), eats(other, other), eats(own, other)), game(eats(other), eats(own, own, other)),
			[]*Game{game(carcassonne.DragonMoved{Seat: other, Eaten: sent(other, other, other)})}},
		{"back-door", game(after(door, at(2, tower...))),
			game(after(door, at(2, append(slices.Clone(tower[:3]), tower[4])...))),
			[]*Game{game(after(front, at(2, tower[:4]...)))}},
		{"fairy-gold", game(carcassonne.FairyPaid{Seat: own, Points: 1}, carcassonne.FairyPaid{Seat: own, Points: 1},
			carcassonne.Scored{Fairy: [carcassonne.MaxSeats]int{3}}),
			game(carcassonne.FairyPaid{Seat: other, Points: 2}, carcassonne.FairyPaid{Seat: own, Points: 1},
				carcassonne.Scored{Fairy: [carcassonne.MaxSeats]int{3}}), nil},
		{"court-order", game(carcassonne.Dismissed{By: own, Home: sent(other, own)},
			carcassonne.Dismissed{By: own, Home: sent(other)}),
			game(carcassonne.Dismissed{By: own, Home: sent(other, own)},
				carcassonne.Dismissed{By: other, Home: sent(other)}), nil},
	})
}

func TestMontanaRows(t *testing.T) {
	at := positions(t, &montana.Title)
	ready := func(lines ...string) rules.State { return at(2, append([]string{"ready"}, lines...)...) }
	begins := montana.TurnBegan{Seat: own}
	builds := func(placed, rows int8) montana.Built { return montana.Built{Seat: own, Placed: placed, Rows: rows} }
	canteen, spin := montana.CanteenUsed{Seat: own}, montana.Spun{Seat: own}
	outbid := func(row montana.Row) montana.Outbid { return montana.Outbid{Seat: other, By: own, Row: row} }
	opens := func(seat rules.Seat, then ...any) []any {
		return append(append([]any{montana.TownOpened{Seat: seat}}, then...), montana.ContractorsHome{})
	}
	reward := montana.Rewarded{Seat: own}
	auctions := func(n int, opener rules.Seat) (list []any) {
		for range n {
			list = append(list, opens(opener, reward)...)
		}
		return list
	}
	short := func(gave ...bool) montana.GoodsShortage {
		e := montana.GoodsShortage{For: own}
		copy(e.Gave[:], gave)
		return e
	}
	turns := func(s rules.State) *Game { return victory().ending(s) }
	land := func(tiles int) rules.State { return settledOn(t, ready(), tiles) }
	have := func(lines ...string) Moment { return after(begins, ready(lines...)) }
	late := func(left string) Moment { return after(begins, ready("left 1 "+left, "left 2 5")) }
	slow := played(t, quickTurns+1)
	check(t, "montana", []example{
		{"row-of-four", game(builds(2, 1)), game(builds(2, 0)), []*Game{game(montana.Built{Seat: other, Rows: 1})}},
		{"two-rows", game(builds(2, 1), builds(2, 1)), game(builds(2, 1), builds(2, 0)), nil},
		{"busy-turn", game(begins, builds(2, 0), builds(2, 0)),
			game(begins, builds(2, 0), builds(1, 0), begins, builds(2, 0)), nil},
		{"two-canteens", victory(canteen, canteen), victory(canteen), []*Game{game(canteen, canteen)}},
		{"thirsty", victory(montana.CanteenUsed{Seat: other}), victory(canteen), []*Game{game()}},
		{"duel", game(opens(own, outbid(1), outbid(1))...), game(append(opens(own, outbid(1), outbid(2)),
			opens(other, outbid(1))...)...), nil},
		{"empty-town", game(opens(own, montana.Bid{Seat: own})...), game(opens(own, montana.Bid{Seat: other})...),
			[]*Game{game(opens(other)...)}},
		{"good-guest", game(auctions(3, other)...), game(append(auctions(2, other), auctions(2, own)...)...), nil},
		{"full-crew", game(have("workers 1 LOBD")), game(have("workers 1 LOBB", "workers 2 D")), nil},
		{"stockpile", game(have("goods 1 0 6 1 0 0 0")), game(have("goods 1 5 5 5 0 0 0", "goods 2 0 0 0 6 0 0")), nil},
		{"empty-pockets", game(after(montana.EndAnnounced{Seat: own}, ready("goods 1 0 0 0 0 0 0"))),
			game(after(montana.EndAnnounced{Seat: own}, ready("goods 1 0 0 0 0 0 1"))),
			[]*Game{game(after(montana.EndAnnounced{Seat: other}, ready("goods 1 0 0 0 0 0 0")))}},
		{"big-money", game(montana.BankPaid{Seat: own, Silver: 12}), game(montana.BankPaid{Seat: own, Silver: 11}),
			[]*Game{game(montana.BankPaid{Seat: own, Silver: 8}, montana.BankPaid{Seat: own, Silver: 8})}},
		{"long-way-round", game(montana.Advanced{Seat: own, Steps: 5}), game(montana.Advanced{Seat: own, Steps: 4},
			montana.Advanced{Seat: other, Steps: 6}), nil},
		{"hard-times", game(short(false, true)), game(short(true, true), short(true, false)), nil},
		{"quick-win", turns(played(t, quickTurns)), turns(slow), []*Game{game().ending(ready())}},
		{"catching-up", victory(late("8")), victory(late("7")), []*Game{game(late("10"))}},
		{"far-and-wide", game().ending(land(5)), game().ending(land(4)), nil},
		{"no-town", victory(montana.Bid{Seat: other}), victory(montana.Bid{Seat: own}), []*Game{game()}},
		{"steady-hand", game(times(6, begins)...), game(append(times(5, begins), begins, spin, begins)...), nil},
		{"lucky-find", game(montana.Built{Seat: own, Cattle: true, Canteen: make([]montana.Hex, 1)}),
			game(montana.Built{Seat: own, Cattle: true}, montana.Built{Seat: own, Canteen: make([]montana.Hex, 1)}),
			nil},
		{"herd", game(have("cattle 1 5")), game(have("cattle 1 4", "cattle 2 6")), nil},
	})
}

// settledOn settles a land of each of some tiles.
func settledOn(t *testing.T, state rules.State, tiles int) rules.State {
	t.Helper()
	s, last := state.(*montana.State), -1
	for h := range montana.Hex(s.Hexes()) {
		face, _ := s.Face(h)
		if tiles == 0 || s.Slot(h) == last || face.Kind != montana.Land || h == s.Start() {
			continue
		}
		q, r := s.Coord(h)
		if err := montana.Title.Arrange(s, strings.Fields(fmt.Sprintf("settle 1 %d,%d", q, r))); err != nil {
			t.Fatal(err)
		}
		last, tiles = s.Slot(h), tiles-1
	}
	return s
}

// played is a game in which the first seat has had so many turns.
func played(t *testing.T, turns int16) rules.State {
	t.Helper()
	m, err := rules.NewMatch(&montana.Title, rules.Setup{Title: "montana", Seats: 2, Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	for m.State().(*montana.State).Player(own).Turns < turns {
		a := m.State().Legal(nil)[0]
		if m.State().Turn() == rules.Nature {
			a = m.Roll()
		}
		m.Replay(a)
	}
	return m.State()
}

func TestAgricolaRows(t *testing.T) {
	at := positions(t, &agricola.Title, "first-1")
	moor := positions(t, &agricola.Title, "moor", "first-1")
	when := func(s rules.State) *Game { return game(after(agricola.WentHome{}, s)) }
	ended := func(lines ...string) *Game { return game().ending(at(2, lines...)) }
	wet := func(g *Game) *Game { return g.with(2, "moor") }
	born := func(h ...int16) agricola.Bred {
		e := agricola.Bred{Seat: own}
		copy(e.Newborn[:], h)
		return e
	}
	stone := func(rooms string) *Game { return ended("house 1 stone", "rooms 1 "+rooms) }
	const most = "0,1 0,2 0,3 0,4 1,1 1,2 1,3 1,4 2,1 2,2 2,3 "
	stock := []string{"stables 1 1,1 1,2 1,3 2,3", "pasture 1 1,1 2,1", "pasture 1 1,2 2,2", "pasture 1 1,3",
		"pasture 1 2,3"}
	animals := func(goods string) []string { return append(slices.Clone(stock), "goods 1 "+goods) }
	sheet := func(goods string) *Game {
		return ended(append([]string{"fields 1 0,0 0,1 0,2 0,3 0,4", "crop 1 0,0 3 grain", "crop 1 0,1 3 grain",
			"crop 1 0,2 2 vegetable", "crop 1 0,3 2 vegetable"}, animals(goods)...)...)
	}
	bakes := func(round string) Moment { return after(agricola.Baked{Seat: own}, at(2, "round "+round)) }
	grown := func(round string) rules.State { return at(2, "round "+round, "people 1 5") }
	first := agricola.BecameFirst{Seat: own}
	plays := agricola.CardPlayed{Seat: own, Card: 7}
	gains := func(from agricola.Origin) Moment {
		return Moment{Event: agricola.Gained{Seat: own, From: from}, Action: 4}
	}
	played := Moment{Event: plays, Action: 4}
	even := func(winners ...rules.Seat) *Game {
		g := ended()
		g.Winners = winners
		return g
	}
	ahead := ended("people 1 3")
	ahead.Winners = []rules.Seat{own}
	rich := func(goods string) *Game { return game().ending(at(1, goods)).with(1) }
	fuel, wood := agricola.Heated{Seat: own, Good: box.Fuel, N: 1}, agricola.Heated{Seat: own, Good: box.Wood, N: 1}
	special := agricola.SpecialTaken{Seat: own}
	begged := at(4)
	begged.(*agricola.State).Player(own).Begging = 1
	check(t, "agricola", []example{
		{"big-family", when(grown("10")), when(at(2, "round 10", "people 1 4")), []*Game{when(grown("11"))}},
		{"stone-house", stone("0,0 0,1 1,0 1,1 2,0"), stone("0,0 1,0 1,1 2,0"),
			[]*Game{ended("house 1 clay", "rooms 1 0,0 0,1 1,0 1,1 2,0")}},
		{"full-farm", ended("fields 1 0,0 " + most + "2,4"), ended("fields 1 0,0 " + most), nil},
		{"every-fence", ended(stock...), ended("pasture 1 1,1 2,1", "pasture 1 1,2 2,2", "pasture 1 1,3 2,3"), nil},
		{"three-births", game(born(1, 1, 1)), game(born(1, 1), born(0, 1, 1)), nil},
		{"ten-sheep", when(at(2, animals("sheep 10")...)), when(at(2, animals("sheep 9")...)), nil},
		{"boar-and-cattle", ended(animals("boar 7 cattle 6")...), ended(animals("boar 7 cattle 5")...), nil},
		{"four-grain-fields", when(at(2, "fields 1 0,0 0,1 0,2 0,3", "crop 1 0,0 3 grain", "crop 1 0,1 2 grain",
			"crop 1 0,2 1 grain", "crop 1 0,3 1 grain")), when(at(2, "fields 1 0,0 0,1 0,2 0,3", "crop 1 0,0 3 grain",
			"crop 1 0,1 2 grain", "crop 1 0,2 1 grain", "crop 1 0,3 1 vegetable")), nil},
		{"full-sheet", sheet("grain 2 sheep 8 boar 7 cattle 6"), sheet("grain 1 sheep 8 boar 7 cattle 6"), nil},
		{"two-bakes", game(bakes("9"), bakes("9")), game(bakes("9"), bakes("10")), nil},
		{"never-begged", game().ending(at(4)).with(4), game().ending(begged).with(4), []*Game{ended()}},
		{"early-bird", game(times(5, first)...),
			game(append(times(4, first), agricola.BecameFirst{Seat: other})...), nil},
		{"seven-cards", game(times(7, plays)...), game(times(6, plays)...), nil},
		{"good-company", game(played, gains(agricola.OriginOf(9))), game(played, gains(agricola.OriginOf(7))),
			[]*Game{game(gains(agricola.OriginOf(9))), game(played, gains(0))}},
		{"builder", ended("majors 1 well clay_oven joinery pottery"), ended("majors 1 well clay_oven joinery"), nil},
		{"tie-break", even(own), even(own, other), []*Game{even(other), ahead}},
		{"lone-farmer", rich("goods 1 wood 0").scoring(t, 65), rich("goods 1 wood 0").scoring(t, 64), nil},
		{"no-firewood", wet(game(fuel)), wet(game(fuel, wood)),
			[]*Game{wet(game(fuel, agricola.WentToBed{Seat: own})), game(fuel), wet(game())}},
		{"dry-land", wet(game().ending(moor(2, "moors 1 -"))), wet(game().ending(moor(2, "moors 1 0,4"))), []*Game{ended()}},
		{"four-horses", wet(when(moor(2, append(slices.Clone(stock), "goods 1 horse 4")...))),
			wet(when(moor(2, append(slices.Clone(stock), "goods 1 horse 3")...))), nil},
		{"specialist", wet(game(times(15, special)...)), wet(game(times(14, special)...)), nil},
	})
}

// scoring gives the farm of who plays alone as many points as it needs.
func (g *Game) scoring(t *testing.T, points int) *Game {
	t.Helper()
	p := g.Final.(*agricola.State).Player(own)
	p.Banked += int16(rules.Whole(points) - rules.Total(g.Final, own))
	return g
}
