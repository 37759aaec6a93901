package paint

// All is the book of every picture of the game. Each kind of picture adds
// itself by a function of its own, listed here.
func All() *Book {
	b := &Book{}
	for _, add := range []func(*Book){
		addShared,
		addHexes,
		addMarks,
		addDisc,
		addWorkScenes,
		addTiles,
		addCarcassonnePieces,
		addCarcassonneMarks,
		addCarcassonneEffects,
		addCarcassonneIcons,
		addTitles,
	} {
		add(b)
	}
	return b
}
