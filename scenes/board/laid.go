package board

import "tilestead/ui"

// A Site is what a board is laid out for: a canvas of W x H canvas pixels and the seats
// of a game, with or without cards in hand.
type Site struct {
	W, H   float64
	Layout ui.Layout
	Seats  int
	Cards  bool
}

// Laid keeps where things lie on a board until it is laid out for something else. P is
// the title's places.
type Laid[P any] struct {
	site Site
	at   *P
}

// On gives where things lie on a site; layOut finds it where that is not known.
func (l *Laid[P]) On(s Site, layOut func(Site) *P) *P {
	if l.at == nil || l.site != s {
		l.site, l.at = s, layOut(s)
	}
	return l.at
}
