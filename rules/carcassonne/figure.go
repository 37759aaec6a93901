package carcassonne

import "tilestead/rules"

// A Figure is a kind of wooden piece of a player's colour.
type Figure uint8

// The figures; the first two are followers.
const (
	Small Figure = iota
	Big
	Builder
	Pig
)

// Figures is how many kinds there are.
const Figures = 4

// FigureIDs name the figures as notation does.
var FigureIDs = [Figures]string{"small", "big", "builder", "pig"}

// Follower says whether f is one: builders and pigs are not.
func (f Figure) Follower() bool { return f <= Big }

// A Standing is one figure on the table.
type Standing struct {
	Seat    rules.Seat
	Figure  Figure
	At      Pos
	Feature int // of the tile there
}

// placed is a figure on a piece.
type placed struct {
	piece  int16
	seat   int8
	figure Figure
}

// maxPlaced is all figures of six players.
const maxPlaced = MaxSeats * 10

// put moves a figure from its owner's supply to a piece.
func (t acting) put(seat rules.Seat, f Figure, p int16) {
	t.supply[seat][f]--
	t.figure[t.figures] = placed{p, int8(seat), f}
	t.figures++
	t.piece[t.root(p)].standing += f.of(seat)
}

// lift moves figure i back to its owner's supply.
func (t acting) lift(i int) placed {
	f := t.figure[i]
	seat := rules.Seat(f.seat)
	t.supply[seat][f.figure]++
	t.piece[t.root(f.piece)].standing -= f.figure.of(seat)
	t.figures--
	copy(t.figure[i:t.figures], t.figure[i+1:t.figures+1])
	t.figure[t.figures] = placed{}
	for _, x := range t.setup.extras {
		if x.freed != nil {
			x.freed(t, f)
		}
	}
	return f
}

// standsAs describes a figure for events and scenes.
func standsAs(s *State, f placed) Standing {
	q := &s.piece[f.piece]
	return Standing{rules.Seat(f.seat), f.figure, s.tile[q.tile].At, int(q.index)}
}

// leave lifts figures the dragon ate or the princess sent away, and with a
// house rule those builders and pigs they leave behind (8.3). Who watches is
// told whom.
func (t acting) leave(gone func(f placed) bool) (home []Standing) {
	for i := 0; i < int(t.figures); {
		if !gone(t.figure[i]) {
			i++
			continue
		}
		home = t.homeward(i, home)
	}
	alone := t.setup.house & (OrphansReturn | PigReturns)
	if alone == 0 {
		return home
	}
	for i := 0; i < int(t.figures); {
		f := t.figure[i]
		if f.figure.Follower() || f.figure == Builder && alone == PigReturns ||
			t.piece[t.root(f.piece)].standing.followers(rules.Seat(f.seat)) {
			i++
			continue
		}
		home = t.homeward(i, home)
	}
	return home
}

// homeward lifts figure i and notes it for those who watch.
func (t acting) homeward(i int, home []Standing) []Standing {
	if t.reel != nil {
		home = append(home, standsAs(t.State, t.figure[i]))
	}
	t.lift(i)
	return home
}
