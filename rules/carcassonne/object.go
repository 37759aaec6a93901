package carcassonne

import "tilestead/rules"

// A Place is one feature of one tile on the table.
type Place struct {
	At      Pos
	Feature int
}

// An Object is a road, city, cloister or field as it lies on the table, with
// what it is worth. The cities of a field bring a seat its Farm by the rules of
// today if it led on the field, by those of the first two editions through
// whatever field.
type Object struct {
	Kind      FeatureKind
	Places    []Place // every piece
	Tiles     int     // different tiles
	Open      int     // open edges; of a cloister, empty neighbours
	Pennants  int
	Marks     Marks
	Strength  [MaxSeats]int
	Leaders   []rules.Seat  // who would score it
	Won       []rules.Seat  // who scored it when it was completed
	Cities    []Place       // of a field: one place of each completed city it borders
	Now       int           // points for each leader if the game ended now; of a field, its completed cities
	Completed int           // points once completed, if it were completed by no further tile
	Farm      [MaxSeats]int // of a field: points of each seat for its cities if the game ended now
}

// Complete says whether nothing is open; fields never are.
func (o *Object) Complete() bool { return o.Kind != Field && o.Open == 0 }

// ObjectAt is the object a feature of a tile on the table belongs to; ok is
// false where there is none.
func (s *State) ObjectAt(at Place) (o Object, ok bool) {
	p, ok := s.pieceAt(at)
	if !ok {
		return o, false
	}
	return s.look(s.root(p)), true
}

// pieceAt is the piece at a place.
func (s *State) pieceAt(at Place) (int16, bool) {
	n := s.grid.at(at.At)
	if n == noTile || at.Feature < 0 || at.Feature >= len(Tiles[s.tile[n].Kind].Features) {
		return 0, false
	}
	return s.tile[n].first + int16(at.Feature), true
}

// SameObject says whether two places belong to one object.
func (s *State) SameObject(a, b Place) bool {
	p, ok := s.pieceAt(a)
	q, ok2 := s.pieceAt(b)
	return ok && ok2 && s.root(p) == s.root(q)
}

// Objects are all objects of a kind on the table, in the order their root was laid.
func (s *State) Objects(kind FeatureKind) (list []Object) {
	for p := range s.pieces {
		if s.piece[p].parent == p && s.piece[p].kind == kind {
			list = append(list, s.look(p))
		}
	}
	return list
}

func (s *State) look(root int16) Object {
	r := &s.piece[root]
	o := Object{
		Kind: r.kind, Tiles: int(r.tiles), Open: int(r.open), Pennants: int(r.pennants), Marks: r.marks,
		Now: s.worth(object{root, r.open != 0 || r.kind == Field}), Completed: s.worth(object{root, false}),
	}
	var tiles tileSet
	for p := root; ; {
		q := &s.piece[p]
		tiles.add(q.tile)
		o.Places = append(o.Places, s.place(p))
		if p = q.next; p == root {
			break
		}
	}
	o.Tiles = tiles.size()
	leaders := r.standing.leaders()
	for seat := range rules.Seat(s.setup.seats) {
		o.Strength[seat] = r.standing.strength(seat)
		if leaders>>seat&1 != 0 {
			o.Leaders = append(o.Leaders, seat)
		}
		if r.won>>seat&1 != 0 {
			o.Won = append(o.Won, seat)
		}
	}
	switch r.kind {
	case Field:
		o.Open = 0
		var roots [64]int16
		for _, c := range citiesAt(s, root, roots[:0]) {
			o.Cities = append(o.Cities, s.place(c))
		}
		if s.setup.house&oldFarmers != 0 {
			o.Farm = harvestOf(s, root, r.standing)
			break
		}
		for seat := range rules.Seat(s.setup.seats) {
			o.Farm[seat] = o.Now * farmWorth(s, r, seat)
		}
	case Cloister:
		o.Completed = 9
	}
	return o
}

func (s *State) place(p int16) Place {
	q := &s.piece[p]
	return Place{s.tile[q.tile].At, int(q.index)}
}

// describeObject is an evaluated object for those who watch.
func describeObject(s *State, o object) *Scored {
	return &Scored{Object: s.look(o.root), By: s.active, Final: o.final}
}
