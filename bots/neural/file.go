package neural

import (
	"encoding/binary"
	"fmt"
	"math"
)

// A file is the mark, the four sizes in two bytes each, and the numbers in the order in
// which [Net] has them, all with the lowest byte first.
const (
	mark   = "tnet1\n"
	header = len(mark) + 4*2
)

// Read reads a network from a file's bytes. The error says what is wrong with them.
func Read(data []byte) (*Net, error) {
	if len(data) < header || string(data[:len(mark)]) != mark {
		return nil, fmt.Errorf("no network: it does not begin with %q and four sizes", mark)
	}
	var sizes [4]int
	for i := range sizes {
		sizes[i] = int(binary.LittleEndian.Uint16(data[len(mark)+2*i:]))
	}
	n := New(sizes[0], sizes[1], sizes[2], sizes[3])
	if want := header + n.bytes(); len(data) != want {
		return nil, fmt.Errorf("a network of %d, %d, %d and %d takes %d bytes, not %d", sizes[0], sizes[1], sizes[2],
			sizes[3], want, len(data))
	}
	data = data[header:]
	for _, to := range n.parts() {
		for i := range to.short {
			to.short[i] = int16(binary.LittleEndian.Uint16(data))
			data = data[2:]
		}
		for i := range to.long {
			to.long[i] = int32(binary.LittleEndian.Uint32(data))
			data = data[4:]
		}
	}
	return n, n.check()
}

// New is a network of some sizes, all of its numbers 0.
func New(inputs, first, second, outputs int) *Net {
	return &Net{
		Inputs: inputs, First: first, Second: second, Outputs: outputs,
		In: make([]int16, inputs*first), InBias: make([]int32, first),
		Mid: make([]int16, second*first), MidB: make([]int32, second),
		Out: make([]int16, outputs*second), OutB: make([]int32, outputs),
	}
}

// Bytes are the bytes of the network's file.
func (n *Net) Bytes() []byte {
	data := append(make([]byte, 0, header+n.bytes()), mark...)
	for _, size := range [...]int{n.Inputs, n.First, n.Second, n.Outputs} {
		data = binary.LittleEndian.AppendUint16(data, uint16(size))
	}
	for _, of := range n.parts() {
		for _, w := range of.short {
			data = binary.LittleEndian.AppendUint16(data, uint16(w))
		}
		for _, w := range of.long {
			data = binary.LittleEndian.AppendUint32(data, uint32(w))
		}
	}
	return data
}

// A part is the numbers of a network of one kind.
type part struct {
	short []int16
	long  []int32
}

func (n *Net) parts() [6]part {
	return [...]part{{short: n.In}, {long: n.InBias}, {short: n.Mid}, {long: n.MidB}, {short: n.Out}, {long: n.OutB}}
}

func (n *Net) bytes() (sum int) {
	for _, p := range n.parts() {
		sum += 2*len(p.short) + 4*len(p.long)
	}
	return sum
}

// check says whether no sum of a hidden or output unit can leave 32 bits.
func (n *Net) check() error {
	for _, layer := range [...]struct {
		weights []int16
		biases  []int32
		size    int
	}{{n.Mid, n.MidB, n.First}, {n.Out, n.OutB, n.Second}} {
		for from := 0; from < len(layer.weights); from += layer.size {
			bias := int64(layer.biases[from/layer.size])
			sum := max(bias, -bias)
			for _, w := range layer.weights[from:][:layer.size] {
				sum += max(int64(w), -int64(w)) * Most
			}
			if sum > math.MaxInt32 {
				return fmt.Errorf("the weights of a unit come to %d, more than %d", sum/Most, math.MaxInt32/Most)
			}
		}
	}
	return nil
}
