package paint

// All is the book of every picture of the game. Each kind of picture adds
// itself by a function of its own, listed here.
func All() *Book {
	b := &Book{}
	for _, add := range []func(*Book){
		addTestCard,
		addShared,
	} {
		add(b)
	}
	return b
}

// addTestCard keeps the sheets of each group from being empty.
func addTestCard(b *Book) {
	for _, g := range []string{"shared", "montana", "title"} {
		b.Add(Picture{Name: "test/" + g, Sheet: g, Box: Round(16), Scales: []float64{1, 2}, Paint: func(c *Canvas) {
			c.Draw(Ellipse(0, 0, 14, 12), Style{K: Pumpkin, InkW: 2.2, Puff: 4})
		}})
	}
}
