// Package neural evaluates small neural networks in whole numbers: the same on every
// machine, in the browser too, without a library and without allocating. How they are
// trained is in bots/learn.
//
// A network has a layer of inputs most of which are 0, two hidden layers whose units give
// their sum where it is positive (rectified linear units), and some outputs.
package neural

// Numbers stand for fractions: a weight of the inputs for 1/2048, one of the other layers
// too, and what a hidden unit gives for 1/128, up to Most.
const (
	InputUnit  = 2048
	WeightUnit = 2048
	SignalUnit = 128
	Most       = 16 * SignalUnit
)

// OutputUnit is what outputs count in: a unit stands for 1/OutputUnit.
const OutputUnit = 1000

// A Net is a network. Inputs are numbered from 0.
type Net struct {
	Inputs, First, Second, Outputs int

	In     []int16 // Inputs rows of First weights
	InBias []int32 // First, in 1/InputUnit
	Mid    []int16 // Second rows of First weights
	MidB   []int32 // Second, in 1/(WeightUnit*SignalUnit)
	Out    []int16 // Outputs rows of Second weights
	OutB   []int32 // Outputs, in 1/(WeightUnit*SignalUnit)
}

// An Input is one input that is not 0.
type Input struct {
	At uint16 // its number
	N  int16
}

// lanes is how many sums of the first layer are added up in one word. A word is the sum of
// its lanes, each worth 1<<laneBits of the one before; that holds for negative ones too, as
// long as every sum at the end fits its lane.
const (
	lanes    = 3
	laneBits = 21
)

// Sums are the sums of the first layer, several in a word.
type Sums []uint64

// A Runner evaluates a network, and has room for one evaluation. It serves one goroutine.
type Runner struct {
	net    *Net
	width  int      // words of Sums
	rows   []uint64 // the weights of each input
	bias   Sums
	mid    []int32 // the weights of the second layer, by the unit of the first that they weigh
	first  []int32
	second []int32
}

// NewRunner is a Runner for a network.
func NewRunner(n *Net) *Runner {
	r := &Runner{net: n, width: (n.First + lanes - 1) / lanes,
		first: make([]int32, n.First), second: make([]int32, n.Second),
		mid: make([]int32, n.First*n.Second)}
	r.rows, r.bias = make([]uint64, n.Inputs*r.width), make(Sums, r.width)
	for i, b := range n.InBias {
		r.bias[i/lanes] += uint64(int64(b)) << (i % lanes * laneBits)
	}
	for at := range n.Inputs {
		row := r.rows[at*r.width:][:r.width]
		for i, w := range n.In[at*n.First:][:n.First] {
			row[i/lanes] += uint64(int64(w)) << (i % lanes * laneBits)
		}
	}
	for j := range n.Second {
		for i := range n.First {
			r.mid[i*n.Second+j] = int32(n.Mid[j*n.First+i])
		}
	}
	return r
}

// Begin makes sums, of which dst may be the old ones, those of inputs that are all 0.
func (r *Runner) Begin(dst Sums) Sums { return append(dst[:0], r.bias...) }

// Nothing makes sums, of which dst may be the old ones, all 0: those of a part of the inputs
// begin so.
func (r *Runner) Nothing(dst Sums) Sums {
	dst = append(dst[:0], r.bias...)
	clear(dst)
	return dst
}

// Add adds inputs to sums.
func (r *Runner) Add(sums Sums, in []Input) {
	sums = sums[:r.width]
	for _, x := range in {
		row := r.rows[int(x.At)*r.width:][:len(sums)]
		if x.N == 1 {
			for i, w := range row {
				sums[i] += w
			}
			continue
		}
		n := uint64(int64(x.N))
		for i, w := range row {
			sums[i] += n * w
		}
	}
}

// Run evaluates the network where the inputs came to some sums, which stay. It fills out,
// one number for each output, in 1/OutputUnit.
func (r *Runner) Run(sums Sums, out []int) {
	n := r.net
	for i, word := range sums[:r.width] {
		for lane := i * lanes; lane < min((i+1)*lanes, n.First); lane++ {
			s := int64(word) << (64 - laneBits) >> (64 - laneBits)
			word = uint64(int64(word)-s) >> laneBits
			r.first[lane] = rectified(s / (InputUnit / SignalUnit))
		}
	}
	copy(r.second, n.MidB)
	second := r.second
	for i, v := range r.first {
		if v == 0 {
			continue
		}
		row := r.mid[i*n.Second:][:len(second)]
		for j, w := range row {
			second[j] += v * w
		}
	}
	for j, s := range second {
		second[j] = rectified(int64(s) / WeightUnit)
	}
	for k := range out[:n.Outputs] {
		sum := int64(n.OutB[k])
		for j, w := range n.Out[k*n.Second:][:n.Second] {
			sum += int64(w) * int64(second[j])
		}
		out[k] = int(sum * OutputUnit / (WeightUnit * SignalUnit))
	}
}

// rectified is a signal of a hidden unit.
func rectified(n int64) int32 { return int32(min(max(n, 0), Most)) }
