package search

import "testing"

func TestGumbelQuantiles(t *testing.T) {
	sum := 0
	for i, q := range gumbelQuantiles {
		sum += q
		if i > 0 && q <= gumbelQuantiles[i-1] {
			t.Errorf("quantile %d is not above the one before", i)
		}
	}
	if mean := sum / len(gumbelQuantiles); mean < 560 || mean > 580 { // Euler's constant
		t.Errorf("the mean is %d thousandths, should be about 577", mean)
	}
}
