package neural

import (
	"math/rand/v2"
	"strings"
	"testing"
)

// random is a network of odd sizes with any numbers that are allowed.
func random(seed uint64) *Net {
	r := rand.New(rand.NewPCG(seed, 1))
	n := New(11, 7, 5, 2)
	for _, p := range n.parts() {
		for i := range p.short {
			p.short[i] = int16(r.IntN(2*WeightUnit) - WeightUnit)
		}
		for i := range p.long {
			p.long[i] = int32(r.IntN(2*WeightUnit*SignalUnit) - WeightUnit*SignalUnit)
		}
	}
	for i := range n.InBias {
		n.InBias[i] = int32(r.IntN(2*InputUnit) - InputUnit)
	}
	return n
}

// plainly evaluates a network by its definition, unit by unit.
func (n *Net) plainly(x []int64) (out []int) {
	layer := func(in []int64, size int, weights []int16, bias []int32) (sums []int64) {
		for j := range size {
			sum := int64(bias[j])
			for i, v := range in {
				sum += v * int64(weights[j*len(in)+i])
			}
			sums = append(sums, sum)
		}
		return sums
	}
	signals := func(sums []int64, per int64) []int64 {
		for i, s := range sums {
			sums[i] = min(max(s/per, 0), Most)
		}
		return sums
	}
	by := make([]int16, len(n.In)) // the weights of the first layer by its units
	for i := range n.Inputs {
		for j := range n.First {
			by[j*n.Inputs+i] = n.In[i*n.First+j]
		}
	}
	first := signals(layer(x, n.First, by, n.InBias), InputUnit/SignalUnit)
	second := signals(layer(first, n.Second, n.Mid, n.MidB), WeightUnit)
	for _, s := range layer(second, n.Outputs, n.Out, n.OutB) {
		out = append(out, int(s*OutputUnit/(WeightUnit*SignalUnit)))
	}
	return out
}

// Sums in lanes, added up in parts, come to what the definition says, for negative ones too.
func TestNetworkIsWhatItIsDefinedToBe(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 3))
	apart := map[int]bool{}
	var n *Net
	var run *Runner
	var part Part
	for seed := range uint64(150) {
		if seed%3 == 0 { // three positions by each network
			n = random(seed)
			run, part = NewRunner(n), Part{}
		}
		x := make([]int64, n.Inputs)
		var in []Input
		for i := range x {
			if x[i] = max(0, int64(r.IntN(7)-2)) * int64(r.IntN(3)-1); x[i] != 0 {
				in = append(in, Input{At: uint16(i), N: int16(x[i])})
			}
		}
		sums := run.Begin(nil)
		half := len(in) / 2
		run.Add(sums, in[:half])
		for i, n := range run.Sums(&part, in[half:]) {
			sums[i] += n
		}
		got := make([]int, 1, 2)
		run.Run(sums, got)
		got = append(got, run.Output(1))
		want := n.plainly(x)
		if got[0] != want[0] || got[1] != want[1] {
			t.Errorf("network %d gives %v, by its definition %v", seed, got, want)
		}
		apart[got[0]] = true
	}
	if len(apart) < 20 {
		t.Errorf("only %d different answers", len(apart))
	}
}

func TestRunningAllocatesNothing(t *testing.T) {
	run := NewRunner(random(1))
	in, out, sums := []Input{{1, 1}, {3, -2}}, make([]int, 2), run.Begin(nil)
	if n := testing.AllocsPerRun(100, func() {
		sums = run.Begin(sums)
		run.Add(sums, in)
		run.Run(sums, out)
	}); n > 0 {
		t.Errorf("%v allocations", n)
	}
}

func TestFilesAreReadBack(t *testing.T) {
	n := random(2)
	data := n.Bytes()
	again, err := Read(data)
	if err != nil {
		t.Fatal(err)
	}
	if string(again.Bytes()) != string(data) {
		t.Error("a file read and written is another one")
	}
	for _, c := range []struct {
		what, says string
		data       []byte
	}{
		{"nothing", "no network", nil},
		{"another file", "no network", []byte(strings.Repeat("x", 100))},
		{"half a file", "bytes", data[:len(data)/2]},
		{"more than a file", "bytes", append(append([]byte{}, data...), 0)},
	} {
		if _, err := Read(c.data); err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%s: %v, want an error that says %q", c.what, err, c.says)
		}
	}
	big := New(1, 200, 1, 1)
	for i := range big.Mid {
		big.Mid[i] = 32767
	}
	if _, err := Read(big.Bytes()); err == nil || !strings.Contains(err.Error(), "weights of a unit") {
		t.Errorf("weights that leave 32 bits: %v", err)
	}
}
