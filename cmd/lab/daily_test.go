package main

import (
	"slices"
	"testing"
)

// What rises is pooled with what comes before, and nothing else changes.
func TestFalling(t *testing.T) {
	for _, c := range []struct{ list, want []float64 }{
		{[]float64{5, 4, 3}, []float64{5, 4, 3}},
		{[]float64{5, 2, 4, 1}, []float64{5, 3, 3, 1}},
		{[]float64{1, 2, 6}, []float64{3, 3, 3}},
		{nil, nil},
	} {
		if got := falling(c.list); !slices.Equal(got, c.want) {
			t.Errorf("%v becomes %v, want %v", c.list, got, c.want)
		}
	}
}
