package ui

import "testing"

// Buttons in a row are of one width while that has room for each label; then the
// long ones get more, none less than its label needs, and they fill the row.
func TestSegmentsShareTheWidth(t *testing.T) {
	labels := []string{"Fair", "Casual", "Excellent"}
	need := 0.0
	for _, l := range labels {
		need += Body.Width(l) + 2
	}
	for _, c := range []struct {
		width float64
		even  bool
	}{{SegmentsWidth(labels), true}, {SegmentsWidth(labels) - 1, false}, {need + 8*3, false}} {
		widths, all := segments(c.width, labels), -2.0
		for i, l := range labels {
			all += widths[i]
			if widths[i] < Body.Width(l)+8 {
				t.Errorf("of %g px %q has %g", c.width, l, widths[i])
			}
		}
		if even := widths[0] == widths[2]; even != c.even {
			t.Errorf("in %g px the widths are %v", c.width, widths)
		}
		if all > c.width || all < c.width-3 {
			t.Errorf("of %g px %g are used", c.width, all)
		}
	}
}
