package learn

import (
	"math"
	"math/rand/v2"
	"testing"

	"tilestead/bots/neural"
)

func inOrder(n int, do func(i int)) {
	for i := range n {
		do(i)
	}
}

// Slopes are what the error changes by where a weight is moved a little.
func TestSlopesAreTrue(t *testing.T) {
	n := NewNetwork(6, 5, 4, 5, 7)
	n.scale[2] = 0.5
	for i := range n.w {
		n.w[i] += 0.1 // so that most units give something
	}
	lesson := Lesson{In: []neural.Input{{At: 0, N: 1}, {At: 2, N: 3}, {At: 5, N: -1}}, Want: []float32{0.3, -0.7},
		Shares: []Share{{2, 0.7}, {4, 0.3}}}
	l := newLearner(n)
	l.learn(&lesson)
	loss := func() float64 {
		out := newLearner(n).run(lesson.In)
		sum := 0.0
		for k, want := range lesson.Want {
			sum += math.Pow(float64(out[k]-want), 2) / 2
		}
		all := math.Exp(float64(out[2])) + math.Exp(float64(out[4]))
		return sum - choosing*(0.7*math.Log(math.Exp(float64(out[2]))/all)+0.3*math.Log(math.Exp(float64(out[4]))/all))
	}
	const little = 1e-3
	moved := 0
	for i := range n.w {
		w := n.w[i]
		n.w[i] = w + little
		more := loss()
		n.w[i] = w - little
		less := loss()
		n.w[i] = w
		want := (more - less) / (2 * little)
		if d := math.Abs(want - float64(l.sum[i])); d > 2e-3*(1+math.Abs(want)) {
			t.Errorf("weight %d: slope %.5f, should be %.5f", i, l.sum[i], want)
		}
		if want != 0 {
			moved++
		}
	}
	if moved < len(n.w)/4 {
		t.Errorf("only %d of %d weights matter", moved, len(n.w))
	}
}

// exclusive are lessons that no sum of inputs answers: whether one of two inputs is there
// alone, times what a third says.
func exclusive(r *rand.Rand, n int) (list []Lesson) {
	for range n {
		a, b, c := r.IntN(2), r.IntN(2), r.IntN(5)
		var in []neural.Input
		for at, v := range []int{a, b, c} {
			if v != 0 {
				in = append(in, neural.Input{At: uint16(at), N: int16(v)})
			}
		}
		list = append(list, Lesson{In: in, Want: []float32{float32(a^b) * float32(c) / 4}})
	}
	return list
}

// What no regression can learn, a network does, and whole numbers say nearly the same.
func TestNetworkLearnsInteractions(t *testing.T) {
	r := rand.New(rand.NewPCG(4, 4))
	list := exclusive(r, 4000)
	n := NewNetwork(3, 16, 8, 1, 3)
	n.Scale(list)
	before := n.Loss(list)
	for pass := range 8 {
		n.Learn(list, Course{Batch: 32, Rate: 0.01, Last: 0.002, Seed: uint64(pass), Each: inOrder})
	}
	fresh := exclusive(r, 200)
	if after := n.Loss(fresh); after.Error > 0.001 || before.Error < 0.03 {
		t.Errorf("off by %v before and %v after learning", before, after)
	}
	run, out := neural.NewRunner(n.Net(1)), make([]int, 1)
	for _, l := range fresh {
		sums := run.Begin(nil)
		run.Add(sums, l.In)
		run.Run(sums, out)
		if d := math.Abs(float64(out[0])/neural.OutputUnit - float64(newLearner(n).run(l.In)[0])); d > 0.03 {
			t.Fatalf("%v: %d in whole numbers, off by %.3f", l, out[0], d)
		}
	}
}

// The same lessons make the same network, whoever does the parts of a batch first, and one
// that is kept goes on as if it had not been.
func TestLearningIsRepeatable(t *testing.T) {
	list := exclusive(rand.New(rand.NewPCG(5, 5)), 500)
	learn := func(each func(int, func(int)), resume bool) string {
		n := NewNetwork(3, 6, 4, 1, 9)
		for pass := range 2 {
			n.Learn(list, Course{Batch: 50, Rate: 0.01, Last: 0.01, Seed: uint64(pass), Each: each})
			if !resume {
				continue
			}
			data, err := n.Keep()
			if err != nil {
				t.Fatal(err)
			}
			if n, err = Resume(data); err != nil {
				t.Fatal(err)
			}
		}
		return string(n.Net(1).Bytes())
	}
	backwards := func(n int, do func(i int)) {
		for i := range n {
			do(n - 1 - i)
		}
	}
	want := learn(inOrder, false)
	if learn(backwards, false) != want {
		t.Error("the order in which parts of a batch are done matters")
	}
	if learn(inOrder, true) != want {
		t.Error("a network that was kept learns otherwise")
	}
	net := NewNetwork(3, 6, 4, 1, 9)
	net.Scale(list)
	net.Learn(list, Course{Batch: 50, Rate: 0.01, Last: 0.01, Each: inOrder})
	if got := Resumed(net.Net(1), list[:50]).Net(1); string(got.Bytes()) != string(net.Net(1).Bytes()) {
		t.Error("what goes on from whole numbers is something else")
	}
	for i, w := range net.Net(8).In {
		if fine := net.Net(1).In[i]; w%8 != 0 || max(w-fine, fine-w) > 4 {
			t.Errorf("weight %d is %d, and %d with a grain of 8", i, fine, w)
		}
	}
	if _, err := Resume([]byte("nothing")); err == nil {
		t.Error("anything is taken for a network")
	}
}

// How often choices are taken is learned where only some of them are open.
func TestNetworkLearnsWhatIsChosen(t *testing.T) {
	var list []Lesson
	for i := range 600 { // the second of three is best, and where it is closed the first
		l := Lesson{In: []neural.Input{{At: uint16(i % 2), N: 1}}, Shares: []Share{{1, 0.2}, {2, 0.7}, {3, 0.1}}}
		if i%2 == 1 {
			l.Shares = []Share{{1, 0.9}, {3, 0.1}}
		}
		list = append(list, l)
	}
	n := NewNetwork(2, 8, 4, 4, 3)
	before := n.Loss(list)
	for pass := range 8 {
		n.Learn(list, Course{Batch: 32, Rate: 0.02, Last: 0.005, Seed: uint64(pass), Each: inOrder})
	}
	if after := n.Loss(list); after.Divergence > 0.005 || before.Divergence < 0.1 || after.Error != 0 {
		t.Errorf("off by %v before and %v after learning", before, after)
	}
}
