package carcassonne

// DragonFlies says whether a kind of tile makes the dragon move.
func (s *State) DragonFlies(k Kind) bool {
	return k != NoKind && Tiles[k].Dragon && s.at != noTile
}

// DragonPath appends the cells the dragon has been to in this movement.
func (s *State) DragonPath(dst []Pos) []Pos {
	for _, n := range s.visited[:s.moved+1] {
		dst = append(dst, s.tile[n].At)
	}
	return dst
}

// DragonSteps is how many steps the dragon can still make in this movement.
func (s *State) DragonSteps() int { return dragonSteps - int(s.moved) }

// FairyOn says whether the fairy is on a cell.
func (s *State) FairyOn(at Pos) bool {
	return s.fairyTile != noTile && s.tile[s.fairyTile].At == at
}
