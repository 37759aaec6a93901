package agricola

import (
	"fmt"
	"math"
	"slices"

	"tilestead/bots/neural"
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
)

// The outputs of a judge: by how many points the seat is going to win, in tens; and the log
// odds of each move to be the best of the turn that it begins.
const (
	outLead    = 0
	outSpaces  = 1
	outSpecial = outSpaces + box.MaxSpaces
	outOther   = outSpecial + box.Specials
	outputs    = outOther + 1
)

// outputOf is the output of an action that a turn begins with.
func outputOf(a rules.Action) int {
	switch a.Kind() {
	case agricola.KindPlace:
		return outSpaces + int(agricola.SpaceOf(a))
	case agricola.KindSpecial:
		return outSpecial + int(agricola.SpecialOf(a))
	}
	return outOther
}

// A judge says by how many points a seat is going to be ahead of the best other one, by a
// network that learned it.
type judge struct {
	runner *neural.Runner
	view   view
	sums   neural.Sums
	own    [agricola.MaxSeats]neural.Part // what each seat has, as it sees that itself
	rivals [agricola.MaxSeats]rival
	table  [agricola.MaxSeats]neural.Part // what all have in common, as each seat sees it
	out    [1]int                         // the lead
}

// A rival is a seat as others see it, and when. While another seat looks for its turn,
// nothing about it changes.
type rival struct {
	player agricola.Player
	round  int
	start  bool
	sums   neural.Sums // nil: it was not looked at yet
	neural.Part
}

func newJudge(n *neural.Net, s *agricola.State) *judge {
	return &judge{runner: neural.NewRunner(n), view: *newView(s)}
}

// networks are those of judges, by the kind of game; none is there until [Teach].
var networks = map[string]*neural.Net{}

// The kinds of games that judges know.
const (
	baseNetwork = "base" // two seats, without Farmers of the Moor and without hands
	moorNetwork = "moor" // the same with Farmers of the Moor
)

// Teach gives judges the network of a kind of game; see networkOf. The error says what is
// wrong with it.
func Teach(name string, data []byte) error {
	if name != baseNetwork && name != moorNetwork {
		return fmt.Errorf("agricola: no kind of game is called %q", name)
	}
	n, err := neural.Read(data)
	if err == nil && (n.Inputs != inputs || n.Outputs != outputs) {
		err = fmt.Errorf("it has %d inputs and %d outputs instead of %d and %d", n.Inputs, n.Outputs, inputs, outputs)
	}
	if err != nil {
		return fmt.Errorf("agricola: network %s: %w", name, err)
	}
	networks[name] = n
	return nil
}

// kindOf is the kind of a game; "" if no judge knows it.
func kindOf(seats int, withMoor, hands bool) string {
	switch {
	case seats != 2 || hands:
		return ""
	case withMoor:
		return moorNetwork
	}
	return baseNetwork
}

// judged says whether judges know the games of a set-up.
func judged(set rules.Setup) bool {
	has := func(id string) bool { return slices.Contains(set.Modules, id) }
	return kindOf(set.Seats, has("moor"), has("hand-cards") || has("minor-cards")) != ""
}

// networkOf is the network of such games as one is; nil if none was learned.
func networkOf(s *agricola.State) *neural.Net {
	return networks[kindOf(s.Players(), isMoor(s), s.HasHands())]
}

// judgeFor is the judge of such games as one is; nil if there is none.
func (g *guide) judgeFor(s *agricola.State) *judge {
	if n := networkOf(s); g.network == nil && n != nil {
		g.network = newJudge(n, s)
	}
	return g.network
}

// lead is by how much a seat is going to be ahead, in hundredths of a point; where nothing
// can change any more it is by how much it is.
func (j *judge) lead(s *agricola.State, seat rules.Seat) int {
	if settled(s) {
		return margin(s, seat)
	}
	v := &j.view
	j.sums = j.runner.Begin(j.sums)
	v.list = v.list[:0]
	v.seat(s, seat, 0)
	v.hand(s, seat)
	j.take(j.runner.Sums(&j.own[seat], v.list))
	v.list = v.list[:0]
	v.table(s, seat)
	j.take(j.runner.Sums(&j.table[seat], v.list))
	for o := range rules.Seat(s.Players()) {
		if o != seat {
			j.take(j.rival(s, o))
		}
	}
	j.runner.Run(j.sums, j.out[:])
	return j.out[0]
}

// take adds a part.
func (j *judge) take(part neural.Sums) {
	for i, n := range part {
		j.sums[i] += n
	}
}

// odds of a move to be best, in thousandths, in the position whose lead was asked for last.
// Where nothing can change any more they are all alike.
func (j *judge) odds(s *agricola.State, a rules.Action) int {
	if settled(s) {
		return 0
	}
	return j.runner.Output(outputOf(a))
}

// rival is the sums of a seat's inputs as another one sees them.
func (j *judge) rival(s *agricola.State, seat rules.Seat) neural.Sums {
	r, round, p := &j.rivals[seat], 2*phase(s), s.Player(seat)
	if phase(s) == s.Round() {
		round++
	}
	if r.sums != nil && r.round == round && r.start == (s.Start() == seat) && r.player == *p {
		return r.sums
	}
	r.player, r.round, r.start = *p, round, s.Start() == seat
	j.view.list = j.view.list[:0]
	j.view.seat(s, seat, seatInputs)
	r.sums = j.runner.Sums(&r.Part, j.view.list)
	return r.sums
}

// oddsWorth is how many hundredths of a point a move is taken to be worse for being e times
// less likely to be best, where a judge decides without a tree.
const oddsWorth = 150

// weigh takes from lines what speaks against the moves that they begin with.
func (j *judge) weigh(s *agricola.State, lines []line) {
	j.lead(s, s.Turn())
	best := math.MinInt
	for i := range lines {
		best = max(best, j.odds(s, lines[i].action[0]))
	}
	for i := range lines {
		lines[i].value += oddsWorth * (j.odds(s, lines[i].action[0]) - best) / 1000
	}
}

// settled says whether nothing can change any more but by the last harvest.
func settled(s *agricola.State) bool { return phase(s) > box.Rounds || allPlaced(s) }

// margin is by how much a seat is ahead of the best other one if the game ended now, in
// hundredths of a point; alone, its points.
func margin(s *agricola.State, seat rules.Seat) int {
	own := int(100 * s.Points(seat) / rules.Whole(1))
	best, some := 0, false
	for o := range rules.Seat(s.Players()) {
		if n := int(100 * s.Points(o) / rules.Whole(1)); o != seat && (!some || n > best) {
			best, some = n, true
		}
	}
	return own - best
}
