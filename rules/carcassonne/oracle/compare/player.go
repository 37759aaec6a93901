package compare

import (
	"math/rand/v2"
	"strings"

	"tilestead/rules"
	"tilestead/rules/carcassonne"
)

// A player chooses at random, but not evenly: what seldom happens in even play,
// such as shared cities, full cloisters, second parts and tiles that fit
// nowhere, comes up oftener.
type player struct {
	name string
	// Of so many placements the one is taken that is worth most; 0 is one.
	tries int
	worth func(s *carcassonne.State) int // of the position after it
	// pass is how often of 8 the figure stays at home if it can, and shy how
	// often it does rather than be a farmer, who never comes home.
	pass, shy int
	// fond are the first words of actions that are taken half the time if they
	// can be; @ stands for those on another tile, & for a follower to a tile
	// with a figure, and the fairy to one with several.
	fond []string
}

var players = []player{
	{name: "even"},
	{name: "close", tries: 3, worth: neighbours, pass: 2, shy: 6},
	{name: "closer", tries: 16, worth: neighbours, pass: 2, shy: 7},
	{name: "thrifty", tries: 2, worth: neighbours, pass: 6, shy: 4},
	{name: "wanderer", pass: 1, shy: 5, fond: []string{"fairy", "remove"}},
	{name: "keeper", tries: 5, worth: neighbours, pass: 2, shy: 6, fond: []string{"fairy", "builder", "pig"}},
	{name: "joiner", tries: 20, worth: company, pass: 2, shy: 8, fond: []string{"builder", "big"}},
	{name: "fighter", tries: 30, worth: company, pass: 1, shy: 8, fond: []string{"small c", "big c", "builder"}},
	{name: "courtier", tries: 30, worth: company, pass: 5, shy: 8, fond: []string{"big c", "builder c"}},
	{name: "farmer", tries: 8, worth: company, pass: 3, shy: 2,
		fond: []string{"pig", "builder", "fairy", "small f", "big f"}},
	{name: "traveller", tries: 8, worth: company, pass: 4, shy: 7, fond: []string{"@", "fairy"}},
	{name: "guest", tries: 8, worth: company, pass: 2, shy: 4, fond: []string{"&"}},
	{name: "builder", tries: 16, worth: builderLast, pass: 2, shy: 8, fond: []string{"builder"}},
	{name: "miser", tries: 30, worth: misfits, pass: 3, shy: 6},
}

func randomPlayer(r *rand.Rand) player { return players[r.IntN(len(players))] }

// choose picks one of the legal actions, Nature's by weight.
func (p player) choose(s *carcassonne.State, r *rand.Rand) rules.Action {
	legal := s.Legal(nil)
	if s.Turn() == rules.Nature {
		return rules.Draw(s, legal, r)
	}
	a := legal[r.IntN(len(legal))]
	if a.Kind() == carcassonne.KindPlace {
		return p.place(s, legal, r)
	}
	var fond []rules.Action
	for _, b := range legal {
		n := rules.Notation(s, b)
		for _, word := range p.fond {
			if strings.HasPrefix(n, word) || word == "@" && strings.Contains(n, " @") || word == "&" && crowded(s, b) {
				fond = append(fond, b)
			}
		}
		farmer := a.Kind() == carcassonne.KindFigure && strings.Contains(rules.Notation(s, a), " f")
		if b.Kind() == carcassonne.KindPass && (r.IntN(8) < p.pass || farmer && r.IntN(8) < p.shy) {
			a = b
		}
	}
	if len(fond) > 0 && r.IntN(2) == 0 {
		a = fond[r.IntN(len(fond))]
	}
	return a
}

// crowded says whether an action puts a follower to a figure on its tile, or the
// fairy to several.
func crowded(s *carcassonne.State, a rules.Action) bool {
	n := 0
	for _, f := range s.Figures() {
		if f.At == carcassonne.PosOf(a) {
			n++
		}
	}
	return a.Kind() == carcassonne.KindFigure && n > 0 || a.Kind() == carcassonne.KindFairy && n > 1
}

func (p player) place(s *carcassonne.State, legal []rules.Action, r *rand.Rand) (best rules.Action) {
	best = legal[r.IntN(len(legal))]
	if p.tries == 0 {
		return best
	}
	most := -1 << 31
	after := s.Clone().(*carcassonne.State)
	for range p.tries {
		a := legal[r.IntN(len(legal))]
		after.Set(s)
		after.Do(a, nil)
		if n := p.worth(after); n > most {
			most, best = n, a
		}
	}
	return best
}

// neighbours is how many of the eight cells round the last tile are taken: it
// makes the map compact and objects complete.
func neighbours(s *carcassonne.State) (n int) {
	at := s.Last().At
	for dy := int16(-1); dy <= 1; dy++ {
		for dx := int16(-1); dx <= 1; dx++ {
			if _, ok := s.TileAt(carcassonne.Pos{X: at.X + dx, Y: at.Y + dy}); ok {
				n++
			}
		}
	}
	return n
}

// company is how many figures the objects of the last tile have on them.
func company(s *carcassonne.State) (n int) {
	first := s.First(s.LastTile())
	for p := first; p < s.Pieces(); p++ {
		b := s.Brief(s.Root(p))
		for seat := range rules.Seat(s.Players()) {
			n += 2 * b.Strength(seat)
			if b.Builder(seat) || b.Pig(seat) {
				n++
			}
		}
	}
	return n
}

// builderLast is company, and above all a second part of the turn.
func builderLast(s *carcassonne.State) int {
	n := company(s)
	if s.BuilderWorks() {
		n += 100
	}
	return n
}

// misfits is how little of the stack can be laid.
func misfits(s *carcassonne.State) (n int) {
	for _, at := range s.Gaps() {
		n -= s.Fitting(at)
	}
	return n
}
