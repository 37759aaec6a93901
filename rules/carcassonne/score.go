package carcassonne

import (
	"math/bits"

	"tilestead/rules"
)

// An Item is what points are for.
type Item int

// The items, in the order they are counted.
const (
	RoadPoints Item = iota
	CityPoints
	CloisterPoints
	FieldPoints
	GoodsPoints
	FairyPoints
)

// Items is how many there are.
const Items = 6

// ItemIDs name the items in scores.
var ItemIDs = [Items]string{"roads", "cities", "cloisters", "fields", "goods", "fairy"}

var itemOf = [FeatureKinds]Item{Road: RoadPoints, City: CityPoints, Cloister: CloisterPoints, Field: FieldPoints}

// An object is a road, city, cloister or field that is being evaluated.
type object struct {
	root  int16
	final bool // at the end of the game
}

// score is step F: every object completed by the tile just placed.
func (t turn) score() {
	n := t.last
	tile := &t.tile[n]
	var done [16]int16
	count := 0
	for i := range Tiles[tile.Kind].Features {
		p := tile.first + int16(i)
		if k := t.piece[p].kind; k != Road && k != City {
			continue
		}
		r := t.root(p)
		seen := t.piece[r].open != 0
		for _, d := range done[:count] {
			seen = seen || d == r
		}
		if !seen {
			done[count] = r
			count++
		}
	}
	if f := cloisterOf[tile.Kind]; f >= 0 && t.piece[tile.first+int16(f)].open == 0 {
		done[count] = tile.first + int16(f)
		count++
	}
	for i := range around {
		o := t.grid.at(Pos{tile.At.X + around[i].X, tile.At.Y + around[i].Y})
		if o == noTile {
			continue
		}
		if f := cloisterOf[t.tile[o].Kind]; f >= 0 && t.piece[t.tile[o].first+int16(f)].open == 0 {
			if count == len(done) {
				break
			}
			done[count] = t.tile[o].first + int16(f)
			count++
		}
	}
	for _, r := range done[:count] {
		t.evaluate(object{r, false})
	}
}

// evaluate gives the points of an object (5, 6) and, during the game, sends its
// figures home.
func (t turn) evaluate(o object) {
	root := &t.piece[o.root]
	var e *Scored
	if t.reel != nil {
		e = t.describe(o)
	}
	if leaders := root.standing.leaders(); leaders != 0 {
		item := itemOf[root.kind]
		worth := t.worth(o)
		if !o.final {
			root.won = leaders
		}
		for b := leaders; b != 0; b &= b - 1 {
			seat := rules.Seat(bits.TrailingZeros8(b))
			n := worth
			if root.kind == Field {
				n *= t.farm(root, seat)
			}
			t.points[seat][item] += int16(n)
			if e != nil {
				e.Points[seat] = n
			}
		}
	}
	for _, x := range t.setup.extras {
		if x.scored != nil {
			x.scored(t, o, e)
		}
	}
	if !o.final && root.standing != 0 {
		t.sendHome(o.root, e)
	}
	if e != nil {
		rules.Show(t.reel, t.State, *e)
	}
}

// sendHome returns all figures of a completed object.
func (t turn) sendHome(root int16, e *Scored) {
	for i := 0; i < int(t.figures); {
		f := t.figure[i]
		if t.root(f.piece) != root {
			i++
			continue
		}
		home := t.homeward(i, nil)
		if e != nil {
			e.Home = append(e.Home, home...)
		}
	}
}

// worth is the points of an object, for a field the number of completed cities
// it borders.
func (s *State) worth(o object) int {
	root := &s.piece[o.root]
	switch root.kind {
	case Cloister:
		return 9 - int(root.open)
	case Field:
		return s.citiesOf(o.root)
	}
	return s.perTile(root, o.final) * int(root.tiles+root.pennants)
}

// perTile is what a road or city is worth for each tile and pennant.
func (s *State) perTile(root *piece, final bool) int {
	per := 1
	if root.kind == City && !final {
		per = 2
		if root.tiles == 2 && s.setup.house&SmallCity2 != 0 {
			per = 1
		}
	}
	for _, x := range s.setup.extras {
		if x.worth != nil {
			per = x.worth(s, root, final, per)
		}
	}
	return per
}

// farm is what one completed city is worth to a seat that scores a field.
func (s *State) farm(root *piece, seat rules.Seat) int {
	per := 3
	for _, x := range s.setup.extras {
		if x.farm != nil {
			per = x.farm(s, root, seat, per)
		}
	}
	return per
}

// citiesOf is how many completed cities a field borders, each once.
func (s *State) citiesOf(field int16) int {
	var seen [64]int16
	return len(s.citiesAt(field, seen[:0]))
}

// citiesAt are the roots of the completed cities a field borders, in list.
func (s *State) citiesAt(field int16, list []int16) []int16 {
	complete := list[:0]
	for _, c := range s.Borders(field, list) {
		if s.piece[c].open == 0 {
			complete = append(complete, c)
		}
	}
	return complete
}

// final evaluates everything figures still stand on, kind by kind (6).
func (t turn) final() {
	for _, kind := range [...]FeatureKind{Road, City, Cloister, Field} {
		var done [maxPlaced]int16
		count := 0
		for i := range int(t.figures) {
			r := t.root(t.figure[i].piece)
			seen := t.piece[r].kind != kind
			for _, d := range done[:count] {
				seen = seen || d == r
			}
			if !seen {
				done[count] = r
				count++
				t.evaluate(object{r, true})
			}
		}
	}
	for _, x := range t.setup.extras {
		if x.final != nil {
			x.final(t)
		}
	}
}

// Points is what a seat has scored so far.
func (s *State) Points(seat rules.Seat) (n int) {
	for _, p := range s.points[seat] {
		n += int(p)
	}
	return n
}

// PointsFor is what a seat has scored so far for one item.
func (s *State) PointsFor(seat rules.Seat, item Item) int { return int(s.points[seat][item]) }

// Score is what seat would have if the game ended now, item by item.
func (s *State) Score(seat rules.Seat) []rules.Item {
	end := s
	if !s.ended {
		end = s.Clone().(*State)
		turn{end, nil}.final()
	}
	items := make([]rules.Item, Items)
	for i := range items {
		items[i] = rules.Item{What: ItemIDs[i], N: int(end.points[seat][i])}
	}
	return items
}

// Settled is a copy in which what the tile placed last completed is scored, if
// that is still to come.
func (s *State) Settled() *State {
	c := s.Clone().(*State)
	turn{c, nil}.settle()
	return c
}

// settle scores what the tile placed last completed, if that is still to come.
func (t turn) settle() {
	for i := range t.agenda.Len() {
		switch *t.agenda.At(i) {
		case drawStep, drawChoice, placeStep:
			return
		case scoreStep:
			t.score()
		}
	}
}

// Winners have the highest score; equal scores share the win (6).
func (s *State) Winners() (seats []rules.Seat) {
	if s.agenda.Len() > 0 {
		return nil
	}
	best := -1
	for seat := range rules.Seat(s.setup.seats) {
		n := s.Points(seat)
		if n > best {
			best, seats = n, seats[:0]
		}
		if n == best {
			seats = append(seats, seat)
		}
	}
	return seats
}
