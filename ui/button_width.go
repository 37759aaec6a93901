package ui

import "math"

// ButtonWidth is the width in canvas pixels of a button for the longest of some
// labels, and no less than least.
func ButtonWidth(least float64, labels ...string) float64 {
	for _, l := range labels {
		least = math.Max(least, Name.Width(l)+22)
	}
	return math.Ceil(least)
}

// PushWidth is ButtonWidth with room for an icon.
func PushWidth(least float64, labels ...string) float64 {
	return math.Max(least, ButtonWidth(0, labels...)+22)
}
