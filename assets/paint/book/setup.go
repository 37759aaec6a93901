package book

import "tilestead/assets/paint/brush"

// A Part is what a choice in the set-up of a title adds to its picture there.
type Part struct {
	ID    string // of the module
	Paint func(c *brush.Canvas)
}

// AddParts registers the parts of a title on a sheet of their own, in the units of the card
// of the title. keep leaves them as large as the card, for what reaches to its edge.
func (b *Book) AddParts(title string, keep bool, parts ...Part) {
	for _, p := range parts {
		b.Add(Picture{Name: title + "/setup/" + p.ID, Sheet: title + "/setup", Box: Box{X1: 274, Y1: 162},
			Scales: []float64{1, 2}, Master: 4, Keep: keep, Paint: p.Paint})
	}
}
