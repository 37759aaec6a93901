package learn

import (
	"math"
	"math/rand/v2"

	"tilestead/bots/neural"
)

// A Network is one that learns, in fractions; [Network.Net] makes whole numbers of it.
type Network struct {
	inputs, first, second, outputs int

	scale []float32 // by which inputs are multiplied, so that all vary alike
	w     []float32 // all weights, as layers and slopes has them
	adam  struct{ mean, square []float32 }
	steps int
}

// layers are the weights of a network by their layer.
type layers struct{ in, inBias, mid, midBias, out, outBias []float32 }

// NewNetwork is one with random weights, the same for the same seed.
func NewNetwork(inputs, first, second, outputs int, seed uint64) *Network {
	n := &Network{inputs: inputs, first: first, second: second, outputs: outputs, scale: make([]float32, inputs)}
	size := (inputs+1)*first + (first+1)*second + (second+1)*outputs
	n.w = make([]float32, size)
	n.adam.mean, n.adam.square = make([]float32, size), make([]float32, size)
	for i := range n.scale {
		n.scale[i] = 1
	}
	r := rand.New(rand.NewPCG(seed, 0x6e6574))
	l := n.layers(n.w)
	fill := func(w []float32, from float64) {
		for i := range w {
			w[i] = float32(r.NormFloat64() * from)
		}
	}
	fill(l.in, 0.08)
	fill(l.mid, math.Sqrt(2/float64(first)))
	fill(l.out, math.Sqrt(1/float64(second)))
	return n
}

func (n *Network) layers(w []float32) (l layers) {
	take := func(size int) (part []float32) {
		part, w = w[:size:size], w[size:]
		return part
	}
	l.in, l.inBias = take(n.inputs*n.first), take(n.first)
	l.mid, l.midBias = take(n.first*n.second), take(n.second)
	l.out, l.outBias = take(n.second*n.outputs), take(n.outputs)
	return l
}

// Scale sets by how much each input is multiplied to what makes those of the lessons vary
// alike. It is done once, before anything is learned.
func (n *Network) Scale(lessons []Lesson) {
	square := make([]float64, n.inputs)
	for i := range lessons {
		for _, x := range lessons[i].In {
			square[x.At] += float64(x.N) * float64(x.N)
		}
	}
	for i, s := range square {
		n.scale[i] = float32(1 / math.Sqrt(s/float64(max(1, len(lessons)))+0.02))
	}
}

// Resumed is a network that goes on learning from what one in whole numbers knows.
func Resumed(net *neural.Net, lessons []Lesson) *Network {
	n := NewNetwork(net.Inputs, net.First, net.Second, net.Outputs, 0)
	n.Scale(lessons)
	l, met := n.layers(n.w), n.layers(n.adam.square).in
	for i, w := range net.In {
		l.in[i] = float32(w) / neural.InputUnit / n.scale[i/n.first]
		if w != 0 {
			met[i] = 1e-8 // it counts as met
		}
	}
	for _, p := range []struct {
		to   []float32
		from []int16
		per  float32
	}{{l.mid, net.Mid, neural.WeightUnit}, {l.out, net.Out, neural.WeightUnit}} {
		for i, w := range p.from {
			p.to[i] = float32(w) / p.per
		}
	}
	for _, p := range []struct {
		to   []float32
		from []int32
		per  float32
	}{{l.inBias, net.InBias, neural.InputUnit}, {l.midBias, net.MidB, neural.WeightUnit * neural.SignalUnit},
		{l.outBias, net.OutB, neural.WeightUnit * neural.SignalUnit}} {
		for i, w := range p.from {
			p.to[i] = float32(w) / p.per
		}
	}
	return n
}

// A learner has room for what one lesson does to a network, and adds up slopes.
type learner struct {
	n             *Network
	at, slope     layers
	sum           []float32 // slopes of all weights
	touched       []bool    // by input: it has slopes
	first, second []float32 // what the units give
	back1, back2  []float32
	out           []float32
	odds          []float32 // of the choices of a lesson
	losses
}

func newLearner(n *Network) *learner {
	l := &learner{n: n, sum: make([]float32, len(n.w)), touched: make([]bool, n.inputs),
		first: make([]float32, n.first), second: make([]float32, n.second), out: make([]float32, n.outputs),
		back1: make([]float32, n.first), back2: make([]float32, n.second)}
	l.at, l.slope = n.layers(n.w), n.layers(l.sum)
	return l
}

// run evaluates the network.
func (l *learner) run(in []neural.Input) []float32 {
	n := l.n
	copy(l.first, l.at.inBias)
	for _, x := range in {
		axpy(l.first, l.at.in[int(x.At)*n.first:][:n.first], float32(x.N)*n.scale[x.At])
	}
	clip(l.first)
	for j := range l.second {
		l.second[j] = l.at.midBias[j] + dot(l.at.mid[j*n.first:][:n.first], l.first)
	}
	clip(l.second)
	for k := range l.out {
		l.out[k] = l.at.outBias[k] + dot(l.at.out[k*n.second:][:n.second], l.second)
	}
	return l.out
}

// most is what a unit gives at most; see [neural.Most].
const most = float32(neural.Most) / neural.SignalUnit

func clip(list []float32) {
	for i, v := range list {
		list[i] = min(max(v, 0), most)
	}
}

// learn adds the slopes of the squared error of a lesson.
func (l *learner) learn(lesson *Lesson) {
	n := l.n
	l.run(lesson.In)
	clear(l.back1)
	clear(l.back2)
	l.compare(lesson, func(k int, d float32) {
		l.slope.outBias[k] += d
		axpy(l.slope.out[k*n.second:][:n.second], l.second, d)
		axpy(l.back2, l.at.out[k*n.second:][:n.second], d)
	})
	for j, d := range l.back2 {
		if v := l.second[j]; v <= 0 || v >= most {
			continue
		}
		l.slope.midBias[j] += d
		axpy(l.slope.mid[j*n.first:][:n.first], l.first, d)
		axpy(l.back1, l.at.mid[j*n.first:][:n.first], d)
	}
	for i, v := range l.first {
		if v <= 0 || v >= most {
			l.back1[i] = 0
		}
	}
	axpy(l.slope.inBias, l.back1, 1)
	for _, x := range lesson.In {
		l.touched[x.At] = true
		axpy(l.slope.in[int(x.At)*n.first:][:n.first], l.back1, float32(x.N)*n.scale[x.At])
	}
}

// axpy adds x times a to y.
func axpy(y, x []float32, a float32) {
	x = x[:len(y)]
	i := 0
	for ; i+3 < len(y); i += 4 {
		y[i] += a * x[i]
		y[i+1] += a * x[i+1]
		y[i+2] += a * x[i+2]
		y[i+3] += a * x[i+3]
	}
	for ; i < len(y); i++ {
		y[i] += a * x[i]
	}
}

func dot(x, y []float32) float32 {
	y = y[:len(x)]
	var a, b, c, d float32
	i := 0
	for ; i+3 < len(x); i += 4 {
		a += x[i] * y[i]
		b += x[i+1] * y[i+1]
		c += x[i+2] * y[i+2]
		d += x[i+3] * y[i+3]
	}
	for ; i < len(x); i++ {
		a += x[i] * y[i]
	}
	return a + b + c + d
}

// A Course is how a network learns.
type Course struct {
	Batch      int
	Rate, Last float64 // of the first step and the last
	Seed       uint64
	Each       func(n int, do func(i int))
}

// shards is into how many parts a batch is cut, whatever number of cores works on them, so
// that sums are the same everywhere.
const shards = 16

// Learn goes through the lessons once, in random order, and gives by how much answers were
// off before each step.
func (n *Network) Learn(lessons []Lesson, c Course) Loss {
	r := rand.New(rand.NewPCG(c.Seed, 0x6c6561))
	order := r.Perm(len(lessons))
	var parts [shards]*learner
	for i := range parts {
		parts[i] = newLearner(n)
	}
	total := max(1, len(order)/c.Batch)
	for step := range total {
		batch := order[step*c.Batch:][:min(c.Batch, len(order)-step*c.Batch)]
		c.Each(shards, func(i int) {
			for _, at := range batch[i*len(batch)/shards : (i+1)*len(batch)/shards] {
				parts[i].learn(&lessons[at])
			}
		})
		done := float64(step) / float64(total)
		n.step(parts[:], len(batch), c.Rate*math.Pow(c.Last/c.Rate, done), c.Each)
	}
	var all losses
	for _, p := range parts {
		all.add(p.losses)
	}
	return all.mean()
}

// step moves the weights against the slopes of a batch (Adam), and clears these. Rows of
// inputs that no lesson of it had stay.
func (n *Network) step(parts []*learner, size int, rate float64, each func(n int, do func(i int))) {
	n.steps++
	one := float32(1) / float32(size)
	fix1 := float32(1 / (1 - math.Pow(0.9, float64(n.steps))))
	fix2 := float32(1 / (1 - math.Pow(0.999, float64(n.steps))))
	move := func(parts []*learner, from, to int) {
		for i := from; i < to; i++ {
			g := float32(0)
			for _, p := range parts {
				g += p.sum[i]
				p.sum[i] = 0
			}
			g *= one
			m, v := &n.adam.mean[i], &n.adam.square[i]
			*m = 0.9**m + 0.1*g
			*v = 0.999**v + 0.001*g*g
			n.w[i] -= float32(rate) * (*m * fix1) / (float32(math.Sqrt(float64(*v*fix2))) + 1e-6)
		}
	}
	each(shards, func(i int) {
		var met [shards]*learner
		for in := i; in < n.inputs; in += shards {
			by := met[:0]
			for _, p := range parts {
				if p.touched[in] {
					p.touched[in], by = false, append(by, p)
				}
			}
			if len(by) > 0 {
				move(by, in*n.first, (in+1)*n.first)
			}
		}
		rest, from := len(n.w)-n.inputs*n.first, n.inputs*n.first
		move(parts, from+rest*i/shards, from+rest*(i+1)/shards)
	})
}

// Net is the network in whole numbers. The weights of inputs are multiples of grain, at least 1:
// where that is a tenth of their spread, no match tells, and the file is a third smaller when
// packed.
func (n *Network) Net(grain int) *neural.Net {
	net, l := neural.New(n.inputs, n.first, n.second, n.outputs), n.layers(n.w)
	met := n.layers(n.adam.square).in
	for i := range net.In {
		if met[i] != 0 { // what no lesson had is worth nothing, and takes no room when packed
			net.In[i] = short(l.in[i]*n.scale[i/n.first]*neural.InputUnit/float32(grain)) * int16(grain)
		}
	}
	for i := range net.InBias {
		net.InBias[i] = int32(math.Round(float64(l.inBias[i]) * neural.InputUnit))
	}
	for i, w := range l.mid {
		net.Mid[i] = short(w * neural.WeightUnit)
	}
	for i, w := range l.midBias {
		net.MidB[i] = int32(math.Round(float64(w) * neural.WeightUnit * neural.SignalUnit))
	}
	for i, w := range l.out {
		net.Out[i] = short(w * neural.WeightUnit)
	}
	for i, w := range l.outBias {
		net.OutB[i] = int32(math.Round(float64(w) * neural.WeightUnit * neural.SignalUnit))
	}
	return net
}

func short(x float32) int16 {
	return int16(min(max(math.Round(float64(x)), math.MinInt16), math.MaxInt16))
}
