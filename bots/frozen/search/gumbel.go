package search

import "math/rand/v2"

// Gumbel is Gumbel noise by a random number: adding it to values and taking the
// highest picks each action with a chance that grows smoothly with its value
// (softmax). The temperature is its scale, in the units of the values. Quantiles
// come from a table, so that no platform's logarithm matters.
func Gumbel(random uint64, temperature int) int {
	return gumbelQuantiles[random%uint64(len(gumbelQuantiles))] * temperature / 1000
}

// gumbel is the same by a generator, which is not asked when there is no noise.
func gumbel(r *rand.Rand, temperature int) int {
	if temperature == 0 {
		return 0
	}
	return Gumbel(uint64(r.IntN(len(gumbelQuantiles))), temperature)
}

// gumbelQuantiles are -ln(-ln u) for u in the middle of 128 equal parts, in
// thousandths.
var gumbelQuantiles = [128]int{
	-1713, -1492, -1370, -1281, -1208, -1147, -1092, -1043, -998, -956, -917, -879, -844, -811, -778, -747,
	-717, -688, -660, -632, -605, -579, -553, -528, -503, -478, -454, -430, -407, -384, -361, -338,
	-315, -293, -271, -249, -227, -205, -183, -162, -140, -119, -98, -76, -55, -34, -12, 9,
	30, 51, 73, 94, 115, 137, 158, 180, 201, 223, 245, 267, 288, 311, 333, 355,
	378, 401, 423, 446, 470, 493, 517, 541, 565, 589, 614, 639, 664, 690, 716, 742,
	768, 795, 823, 851, 879, 908, 937, 967, 997, 1028, 1059, 1092, 1124, 1158, 1193, 1228,
	1264, 1301, 1340, 1379, 1419, 1461, 1504, 1549, 1595, 1643, 1693, 1746, 1800, 1857, 1917, 1980,
	2047, 2118, 2194, 2275, 2363, 2458, 2562, 2678, 2807, 2954, 3125, 3330, 3585, 3926, 4441, 5543,
}
