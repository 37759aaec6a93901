package oracle

import "slices"

// An Evaluation is an object that brought somebody something: points, goods,
// or figures that came home.
type Evaluation struct {
	Item   string         // of Items
	Tiles  int            // different tiles of the object
	Points []int          // by seat, without the fairy's
	Fairy  []int          // by seat
	Goods  map[string]int // taken by the active seat
	Home   []Figure
}

var itemOf = map[string]string{road: "roads", city: "cities", cloister: "cloisters", field: "fields"}

// score evaluates what the tile just placed completed (5).
func (g *Game) score() {
	last := len(g.tiles) - 1
	near := g.tiles[last].at.around()
	for _, o := range g.objects() {
		touched := o.on(last) || o.kind == cloister && slices.Contains(near, g.tiles[o.pieces[0].tile].at)
		if !touched || !o.complete() {
			continue
		}
		e := g.evaluate(o, g.worth(o, true))
		e.Home = g.figuresOn(o)
		for _, p := range o.pieces {
			if good := g.feature(p).Goods; good != "" {
				e.Goods[good]++
			}
		}
		g.credit(e)
		g.sendHome(e.Home)
	}
}

// credit writes an evaluation down.
func (g *Game) credit(e Evaluation) {
	something := len(e.Home) > 0 || len(e.Goods) > 0
	for seat, p := range g.Players {
		p.Points[e.Item] += e.Points[seat]
		p.Points["fairy"] += e.Fairy[seat]
		something = something || e.Points[seat] > 0 || e.Fairy[seat] > 0
	}
	for _, good := range GoodKinds {
		g.Players[g.Active].Tokens[good] += e.Goods[good]
	}
	if something {
		g.Scored = append(g.Scored, e)
	}
}

// worth is what the object brings to each who scores it, completed (5) or not (6).
func (g *Game) worth(o *object, completed bool) int {
	inn, cathedral, pennants := false, false, 0
	for _, p := range o.pieces {
		f := g.feature(p)
		inn = inn || f.Inn
		cathedral = cathedral || f.Cathedral
		pennants += f.Pennants
	}
	each := 1
	switch {
	case o.kind == cloister && completed:
		return 9
	case o.kind == cloister:
		return 9 - o.open
	case completed && o.kind == city:
		each = 2
		if o.tileCount() == 2 && g.has("small-city-2") {
			return 2
		}
		if cathedral {
			each = 3
		}
	case completed && inn:
		each = 2
	case !completed && (inn || cathedral) && !g.has("unfinished-count"):
		each = 0
	}
	return each * (o.tileCount() + pennants)
}

// strength is what each seat's figures on an object count.
func (g *Game) strength(o *object) []int {
	sum := make([]int, len(g.Players))
	for _, f := range g.figuresOn(o) {
		sum[f.Seat] += f.strength()
	}
	return sum
}

// leaders are the seats with the highest strength on an object (5).
func (g *Game) leaders(o *object) (seats []int) {
	strength := g.strength(o)
	most := slices.Max(strength)
	for seat, n := range strength {
		if n == most && most > 0 {
			seats = append(seats, seat)
		}
	}
	return seats
}

// evaluate gives points to the leaders and the fairy's to whom she stands with.
func (g *Game) evaluate(o *object, points int) Evaluation {
	n := len(g.Players)
	e := Evaluation{
		Item: itemOf[o.kind], Tiles: o.tileCount(),
		Points: make([]int, n), Fairy: make([]int, n), Goods: map[string]int{},
	}
	for _, seat := range g.leaders(o) {
		e.Points[seat] = points
	}
	for _, f := range g.figuresOn(o) {
		paid := slices.Max(e.Fairy) > 0 && g.has("fairy-pays-each")
		if g.withFairy(f) && !paid {
			e.Fairy[f.Seat] = 3
		}
	}
	return e
}

// Final is what would be evaluated if the game ended here (6).
func (g *Game) Final() (list []Evaluation) {
	objects := g.objects()
	for _, o := range objects {
		if o.kind == city && o.complete() && g.citiesFed() {
			list = append(list, g.feed(o, objects))
		}
		if len(g.figuresOn(o)) == 0 {
			continue
		}
		if o.kind == field && g.citiesFed() {
			list = append(list, g.evaluate(o, 0)) // for the fairy
		} else if o.kind == field {
			list = append(list, g.harvest(o, objects))
		} else {
			list = append(list, g.evaluate(o, g.worth(o, false)))
		}
	}
	return append(list, g.market()...)
}

// harvest evaluates a field: 3 for each completed city it borders, 4 with a pig.
func (g *Game) harvest(o *object, objects []*object) Evaluation {
	cities := g.feeding(o, objects)
	e := g.evaluate(o, 3*cities)
	for _, f := range g.figuresOn(o) {
		if f.Kind == "pig" && slices.Contains(g.leaders(o), f.Seat) {
			e.Points[f.Seat] = 4 * cities
		}
	}
	return e
}

// feeding is how many completed cities a field borders.
func (g *Game) feeding(o *object, objects []*object) (n int) {
	for _, c := range g.borders(o, objects) {
		if c.complete() {
			n++
		}
	}
	return n
}

// citiesFed says whether farmers are paid city by city, as the first two editions
// have it.
func (g *Game) citiesFed() bool { return g.has("farmers-first") || g.has("farmers-second") }

// feed evaluates a city for the farmers round it. First edition: 4 to whoever has
// the most of all, 5 with a pig among them. Second: 3 to each who leads a field
// there, 4 if one of those fields has the pig.
func (g *Game) feed(c *object, objects []*object) Evaluation {
	n := len(g.Players)
	e := Evaluation{Item: "fields", Tiles: c.tileCount(), Points: make([]int, n), Fairy: make([]int, n)}
	sum, pig := make([]int, n), make([]bool, n)
	for _, o := range objects {
		if o.kind != field || !slices.Contains(g.borders(o, objects), c) {
			continue
		}
		for _, f := range g.figuresOn(o) {
			sum[f.Seat] += f.strength()
			pig[f.Seat] = pig[f.Seat] || f.Kind == "pig"
		}
		if g.has("farmers-first") {
			continue
		}
		for _, seat := range g.leaders(o) {
			worth := 3
			for _, f := range g.figuresOn(o) {
				if f.Kind == "pig" && f.Seat == seat {
					worth = 4
				}
			}
			e.Points[seat] = max(e.Points[seat], worth)
		}
	}
	if g.has("farmers-second") {
		return e
	}
	most := slices.Max(sum)
	for seat, k := range sum {
		if k == most && most > 0 {
			e.Points[seat] = 4
			if pig[seat] {
				e.Points[seat] = 5
			}
		}
	}
	return e
}

// market evaluates the goods: 10 for the most of each kind.
func (g *Game) market() (list []Evaluation) {
	n := len(g.Players)
	for _, good := range GoodKinds {
		most := 1
		for _, p := range g.Players {
			most = max(most, p.Tokens[good])
		}
		e := Evaluation{Item: "goods", Points: make([]int, n), Fairy: make([]int, n)}
		for seat, p := range g.Players {
			if p.Tokens[good] == most {
				e.Points[seat] = 10
			}
		}
		list = append(list, e)
	}
	return list
}
