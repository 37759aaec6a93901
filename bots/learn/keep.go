package learn

import (
	"bytes"
	"encoding/gob"
	"fmt"
)

// kept is a network that learns as it is kept, so that it can go on later.
type kept struct {
	Inputs, First, Second, Outputs int
	Scale, Weights, Mean, Square   []float32
	Steps                          int
}

// Keep are bytes from which [Resume] makes the same network.
func (n *Network) Keep() ([]byte, error) {
	var b bytes.Buffer
	err := gob.NewEncoder(&b).Encode(kept{n.inputs, n.first, n.second, n.outputs, n.scale, n.w, n.adam.mean,
		n.adam.square, n.steps})
	return b.Bytes(), err
}

// Resume is a network that was kept. The error says why it is none.
func Resume(data []byte) (*Network, error) {
	var k kept
	if err := gob.NewDecoder(bytes.NewReader(data)).Decode(&k); err != nil {
		return nil, fmt.Errorf("no network that learns: %v", err)
	}
	n := NewNetwork(k.Inputs, k.First, k.Second, k.Outputs, 0)
	if len(k.Scale) != len(n.scale) || len(k.Weights) != len(n.w) || len(k.Mean) != len(n.w) ||
		len(k.Square) != len(n.w) {
		return nil, fmt.Errorf("no network that learns: %d weights for %d, %d, %d and %d", len(k.Weights), k.Inputs, k.First,
			k.Second, k.Outputs)
	}
	n.scale, n.w, n.adam.mean, n.adam.square, n.steps = k.Scale, k.Weights, k.Mean, k.Square, k.Steps
	return n, nil
}
