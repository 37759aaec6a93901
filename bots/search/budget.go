package search

// A Budget says how much a level looks at.
//
// Values are in the units of the title's evaluation. A temperature is the scale
// of the Gumbel noise that is added to values before the highest is taken: the
// higher, the more often something worse is picked; at 0 it is always the best.
type Budget struct {
	AllLegal    bool // looks at all that is legal, not only at the guide's candidates
	Temperature int  // of the values at the end of the own turn
	TurnSamples int  // samples of each candidate up to the end of the own turn

	// most candidates whose samples go beyond the own turn; 0: none, the best at its end is chosen
	Keep               int
	Behind             int     // how far a candidate kept may be behind the best
	Horizon            Horizon // of these samples
	Samples            int     // of each candidate kept, doubled with every halving
	PriorWeight        int     // how many samples the value at the end of the own turn stands for
	RolloutTemperature int     // temperature of the rollout policy in these samples
	HalfWin            int     // a lead of so much is half way to a sure win
}
