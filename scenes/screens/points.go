package screens

import (
	"strconv"
	"strings"

	"tilestead/rules"
)

// pointsText is a score as people write it: 12, 12½ or −3.
func pointsText(p rules.Points) string {
	sign := ""
	if p < 0 {
		sign, p = "−", -p
	}
	switch whole := strconv.Itoa(p.Whole()); {
	case p == 1:
		return sign + "½"
	case p&1 == 1:
		return sign + whole + "½"
	default:
		return sign + whole
	}
}

// readPoints is the score that pointsText wrote, if text is one.
func readPoints(text string) (rules.Points, bool) {
	digits, negative := strings.CutPrefix(text, "−")
	whole, half := strings.CutSuffix(digits, "½")
	n, err := strconv.Atoi(whole)
	if err != nil && !(half && whole == "") || n < 0 && digits != text {
		return 0, false
	}
	p := rules.Whole(n)
	if half {
		p++
	}
	if negative {
		p = -p
	}
	return p, true
}
