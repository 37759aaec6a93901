// Package feats lists what can be achieved in a game: for each title rows that look at a finished
// game, played once more from its start, and say how far it came. Nothing is noted while a game is
// played, so a new row counts for old games, too.
package feats

import (
	"iter"

	"tilestead/rules"
)

// A Feat is something that can be achieved in a game of a title.
type Feat struct {
	ID   string // small letters and hyphens
	Goal int    // how far is enough
	// Of is how far a finished game came, Goal or more if it was achieved.
	Of func(g *Game) int
}

// lists are the feats of each title.
var lists = map[string][]Feat{"carcassonne": carcassonneFeats, "montana": montanaFeats, "agricola": agricolaFeats}

// List are the feats of a title, in the order in which they are shown; none for one without.
func List(title string) []Feat { return lists[title] }

// Reached is how far a finished match came in each feat of its title, by its ID, as a seat saw it.
func Reached(m *rules.Match, seat rules.Seat) map[string]int { return Replay(m, seat).Reached() }

// told are the events of a type, in their order.
func told[E any](g *Game) iter.Seq2[*Moment, E] {
	return func(yield func(*Moment, E) bool) {
		for i := range g.Moments {
			if e, ok := g.Moments[i].Event.(E); ok && !yield(&g.Moments[i], e) {
				return
			}
		}
	}
}

// total is the sum of what the events of a type count for.
func total[E any](of func(g *Game, e E) int) func(g *Game) int {
	return func(g *Game) (n int) {
		for _, e := range told[E](g) {
			n += of(g, e)
		}
		return n
	}
}

// most is the highest of what the events of a type count for.
func most[E any](of func(g *Game, m *Moment, e E) int) func(g *Game) int {
	return func(g *Game) (n int) {
		for m, e := range told[E](g) {
			n = max(n, of(g, m, e))
		}
		return n
	}
}

// peak is the highest value after anything that happened.
func peak[S rules.State](of func(g *Game, s S) int) func(g *Game) int {
	return func(g *Game) (n int) {
		for i := range g.Moments {
			if s, ok := g.Moments[i].After.(S); ok {
				n = max(n, of(g, s))
			}
		}
		return n
	}
}

// won counts only in a game that was won.
func won(of func(g *Game) int) func(g *Game) int {
	return func(g *Game) int {
		if !g.won() {
			return 0
		}
		return of(g)
	}
}

// without is 1 for a game without anything that is counted.
func without(of func(g *Game) int) func(g *Game) int {
	return func(g *Game) int { return once(of(g) == 0) }
}

// once is 1 for what is so.
func once(so bool) int {
	if so {
		return 1
	}
	return 0
}

// others are the seats of a game but that of who looks back.
func (g *Game) others() iter.Seq[rules.Seat] {
	return func(yield func(rules.Seat) bool) {
		for seat := range rules.Seat(g.Setup.Seats) {
			if seat != g.Seat && !yield(seat) {
				return
			}
		}
	}
}

// behind is by how much somebody else is ahead, 0 if nobody is.
func (g *Game) behind(of func(seat rules.Seat) int) (n int) {
	for seat := range g.others() {
		n = max(n, of(seat)-of(g.Seat))
	}
	return n
}
