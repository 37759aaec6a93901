package search

// A Budget says how much a level looks at.
//
// Values are in the units of the title's evaluation. A temperature is the scale
// of the Gumbel noise that is added to values before the highest is taken: the
// higher, the more often something worse is picked; at 0 it is always the best.
type Budget struct {
	Overlooks   Overlooking // what it does not think of, if the guide knows that
	Temperature int         // of the values at the end of the own turn
	Hands       Hands       // what is different with cards in hand
	Form        int         // the most that the temperature is multiplied or divided by in a game; up to 1: it stays
	TurnSamples int         // samples of each candidate up to the end of the own turn

	// most candidates whose samples go beyond the own turn; 0: none, the best at its end is chosen
	Keep               int
	Behind             int     // how far a candidate kept may be behind the best
	Horizon            Horizon // of these samples
	Samples            int     // of each candidate kept, doubled with every halving
	PriorWeight        int     // how many samples the value at the end of the own turn stands for
	Trained            bool    // the rollout policy is the one that was trained to play, if the guide has one
	RolloutTemperature int     // temperature of the rollout policy in these samples
	HalfWin            int     // a lead of so much is half way to a sure win

	Judged *Budget // how it thinks instead where a network judges; nil: as everywhere

	// A tree of turns instead of samples, where the guide can judge so.
	Visits    int // of the tree; 0: no tree
	Variety   int // a move with at least so many hundredths of the visits of the best may be taken instead of it
	Curiosity int // how much it counts that a line is likely to be best where it was hardly tried, in thousandths
	Untried   int // by how much a line that was never tried is taken to be worse than the others, in thousandths
}

// Hands is what is different in games with cards in hand.
type Hands struct {
	Share   int  // how much of the temperature there is, in hundredths
	OwnTurn bool // the best at the end of the own turn is chosen, as where Budget.Keep is 0
	Less    int  // by how much Budget.Keep, Samples and Horizon.Rounds are less with several kinds of cards
	Trained bool // as Budget.Trained
}

// Overlooking is how much a bot does not think of.
type Overlooking uint8

const (
	Nothing    Overlooking = iota
	AsBeginner             // what needs some games to be seen
	AsNewcomer             // also what needs one
)

// inForm is the budget in the form that a bot of this seed plays its game in.
func (b Budget) inForm(seed uint64) Budget {
	if b.Form <= 1 {
		return b
	}
	const parts = 256
	h := SplitMix64(seed ^ 0x666f726d)
	off := parts + (b.Form-1)*int((h>>1)%parts) // from 1 to Form, in parts
	if h&1 == 0 {
		b.Temperature = b.Temperature * off / parts
	} else {
		b.Temperature = b.Temperature * parts / off
	}
	return b
}
