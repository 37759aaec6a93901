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

// pairBits is by how much the second of two sums of the second layer in a word is moved: none
// is wider, which is looked at when a network is read.
const pairBits = 32

// Sums are the sums of the first layer, several in a word.
type Sums []uint64

// A Runner evaluates a network, and has room for one evaluation. It serves one goroutine.
type Runner struct {
	net    *Net
	width  int      // words of Sums
	rows   []uint64 // the weights of each input
	bias   Sums
	mid    []uint64 // the weights of the second layer, by the unit of the first that they weigh, two in a word
	midB   []uint64 // its biases
	sums   []uint64 // of its units
	first  []int32
	second []int32
}

// NewRunner is a Runner for a network.
func NewRunner(n *Net) *Runner {
	r := &Runner{net: n, width: (n.First + lanes - 1) / lanes,
		first: make([]int32, n.First), second: make([]int32, n.Second)}
	pairs := (n.Second + 1) / 2
	r.mid, r.midB, r.sums = make([]uint64, n.First*pairs), make([]uint64, pairs), make([]uint64, pairs)
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
			r.mid[i*pairs+j/2] += uint64(int64(n.Mid[j*n.First+i])) << (j % 2 * pairBits)
		}
	}
	for j, b := range n.MidB {
		r.midB[j/2] += uint64(int64(b)) << (j % 2 * pairBits)
	}
	return r
}

// Begin makes sums, of which dst may be the old ones, those of inputs that are all 0.
func (r *Runner) Begin(dst Sums) Sums { return append(dst[:0], r.bias...) }

// Add adds inputs to sums.
func (r *Runner) Add(sums Sums, in []Input) {
	for _, x := range in {
		r.addTimes(sums[:r.width], x.At, int64(x.N))
	}
}

// A Part is some of the inputs with what they come to, kept so that only what changes has to
// be added.
type Part struct {
	in   []Input
	sums Sums
}

// Sums are what the inputs of a part come to, which in replaces. They are valid until the
// next call. It is the quicker the fewer differ from those before, and quickest if they are
// in the order of their numbers. An input is listed once.
func (r *Runner) Sums(p *Part, in []Input) Sums {
	if p.sums == nil {
		p.sums = make(Sums, r.width)
	}
	had := p.in
	for _, x := range in {
		for len(had) > 0 && had[0].At < x.At {
			r.addTimes(p.sums, had[0].At, -int64(had[0].N))
			had = had[1:]
		}
		n := int64(x.N)
		if len(had) > 0 && had[0].At == x.At {
			n -= int64(had[0].N)
			had = had[1:]
		}
		r.addTimes(p.sums, x.At, n)
	}
	for _, x := range had {
		r.addTimes(p.sums, x.At, -int64(x.N))
	}
	p.in = append(p.in[:0], in...)
	return p.sums
}

// addTimes adds an input that is so much.
func (r *Runner) addTimes(sums Sums, at uint16, n int64) {
	row := r.rows[int(at)*r.width:][:len(sums)]
	switch n {
	case 0:
	case 1:
		for i, w := range row {
			sums[i] += w
		}
	case -1:
		for i, w := range row {
			sums[i] -= w
		}
	default:
		for i, w := range row {
			sums[i] += uint64(n) * w
		}
	}
}

// Run evaluates the network where the inputs came to some sums, which stay. It fills out
// with the first outputs, in 1/OutputUnit; the others can be asked for by [Runner.Output].
func (r *Runner) Run(sums Sums, out []int) {
	n := r.net
	for i, word := range sums[:r.width] {
		for lane := i * lanes; lane < min((i+1)*lanes, n.First); lane++ {
			s := int64(word) << (64 - laneBits) >> (64 - laneBits)
			word = uint64(int64(word)-s) >> laneBits
			r.first[lane] = rectified(s / (InputUnit / SignalUnit))
		}
	}
	copy(r.sums, r.midB)
	second := r.sums
	for i, v := range r.first {
		if v == 0 {
			continue
		}
		row, v := r.mid[i*len(second):][:len(second)], uint64(v)
		for j, w := range row {
			second[j] += v * w
		}
	}
	for j := range r.second {
		word := second[j/2]
		s := int64(int32(word))
		if j%2 != 0 {
			s = int64(word-uint64(s)) >> pairBits
		}
		r.second[j] = rectified(s / WeightUnit)
	}
	for k := range out {
		out[k] = r.Output(k)
	}
}

// Output is an output of the latest run, in 1/OutputUnit.
func (r *Runner) Output(k int) int {
	n := r.net
	sum := int64(n.OutB[k])
	for j, w := range n.Out[k*n.Second:][:n.Second] {
		sum += int64(w) * int64(r.second[j])
	}
	return int(sum * OutputUnit / (WeightUnit * SignalUnit))
}

// rectified is a signal of a hidden unit.
func rectified(n int64) int32 { return int32(min(max(n, 0), Most)) }
