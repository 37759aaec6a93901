package carcassonne

import (
	"math/bits"
	"slices"

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

// maxCompleted is how many objects one tile can complete: a road or city at
// each edge, its own cloister and those around it.
const maxCompleted = 4 + 1 + 8

// score is step F: every object completed by the tile just placed.
func (t acting) score() {
	var room [maxCompleted]int16
	for _, root := range isCompleted(t.State, t.last, room[:0]) {
		t.evaluate(object{root, false})
	}
}

// isCompleted appends the roots of the objects that the tile of index n
// completed: its roads and cities in their order, then cloisters.
func isCompleted(s *State, n uint8, dst []int16) []int16 {
	tile := &s.tile[n]
	for i := range Tiles[tile.Kind].Features {
		root := s.root(tile.first + int16(i))
		if k := s.piece[root].kind; k != Road && k != City {
			continue
		}
		if s.piece[root].open == 0 && !slices.Contains(dst, root) {
			dst = append(dst, root)
		}
	}
	dst = completedCloister(s, n, dst)
	if !completesBeside(s, tile.At) {
		return dst
	}
	for _, d := range around {
		if o := s.grid.at(Pos{tile.At.X + d.X, tile.At.Y + d.Y}); o != noTile {
			dst = completedCloister(s, o, dst)
		}
	}
	return dst
}

// completesBeside says whether a cloister that is at or beside a cell is
// completed: most tiles complete none, and are spared the look around them.
func completesBeside(s *State, at Pos) bool {
	for _, p := range s.cloister[:s.cloisters] {
		if s.piece[p].open == 0 && at.touches(s.tile[s.piece[p].tile].At) {
			return true
		}
	}
	return false
}

// completedCloister appends the cloister of the tile of index n, if it has one
// and that is completed.
func completedCloister(s *State, n uint8, dst []int16) []int16 {
	tile := &s.tile[n]
	f := cloisterOf[tile.Kind]
	if f < 0 || s.piece[tile.first+int16(f)].open != 0 {
		return dst
	}
	return append(dst, tile.first+int16(f))
}

// evaluate gives the points of an object (5, 6) and, during the game, sends its
// figures home.
func (t acting) evaluate(o object) {
	root := &t.piece[o.root]
	var e *Scored
	if t.reel != nil {
		e = describeObject(t.State, o)
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
				n *= farmWorth(t.State, root, seat)
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
func (t acting) sendHome(root int16, e *Scored) {
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
		return citiesOf(s, o.root)
	}
	return pointsPerTile(s, root, o.final) * int(root.tiles+root.pennants)
}

// pointsPerTile is what a road or city is worth for each tile and pennant.
func pointsPerTile(s *State, root *piece, final bool) int {
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

// farmWorth is what one completed city is worth to a seat that scores a field:
// nothing by the rules of the first two editions, by which cities are counted
// and not fields.
func farmWorth(s *State, root *piece, seat rules.Seat) int {
	if s.setup.house&oldFarmers != 0 {
		return 0
	}
	per := 3
	for _, x := range s.setup.extras {
		if x.farm != nil {
			per = x.farm(s, root, seat, per)
		}
	}
	return per
}

// citiesOf is how many completed cities a field borders, each once.
func citiesOf(s *State, field int16) int {
	var seen [64]int16
	return len(citiesAt(s, field, seen[:0]))
}

// citiesAt are the roots of the completed cities a field borders, in list.
func citiesAt(s *State, field int16, list []int16) []int16 {
	complete := list[:0]
	for _, c := range s.Borders(field, list) {
		if s.piece[c].open == 0 {
			complete = append(complete, c)
		}
	}
	return complete
}

// final evaluates everything figures still stand on, kind by kind (6).
func (t acting) final() {
	for _, kind := range [...]FeatureKind{Road, City, Cloister, Field} {
		t.finalKind(kind)
	}
	for _, x := range t.setup.extras {
		if x.final != nil {
			x.final(t)
		}
	}
}

// finalKind evaluates the objects of a kind on which figures still stand.
func (t acting) finalKind(kind FeatureKind) {
	var room [maxPlaced]int16
	done := room[:0]
	for _, f := range t.figure[:t.figures] {
		r := t.root(f.piece)
		if t.piece[r].kind != kind || slices.Contains(done, r) {
			continue
		}
		if len(done) == 0 {
			rules.Show(t.reel, t.State, Counting{itemOf[kind]})
			if kind == Field {
				t.feed()
			}
		}
		done = append(done, r)
		t.evaluate(object{r, true})
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
		acting{end, nil}.final()
	}
	items := make([]rules.Item, Items)
	for i := range items {
		items[i] = rules.Item{What: ItemIDs[i], N: rules.Whole(int(end.points[seat][i]))}
	}
	return items
}

// Settled is a copy in which what the tile placed last completed is scored, if
// that is still to come.
func (s *State) Settled() *State {
	c := s.Clone().(*State)
	acting{c, nil}.settle()
	return c
}

// settle scores what the tile placed last completed, if that is still to come.
func (t acting) settle() {
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
