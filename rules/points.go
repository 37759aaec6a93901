package rules

import (
	"fmt"
	"strconv"
	"strings"
)

// Points is a part of a score, counted in halves: some cards are worth half a
// point.
type Points int

// Whole is n points.
func Whole(n int) Points { return Points(2 * n) }

// Whole is p without its half, rounded down.
func (p Points) Whole() int { return int(p >> 1) }

// Float is p as a number of points.
func (p Points) Float() float64 { return float64(p) / 2 }

// String is p as files have it, such as "12", "-3" or "0.5".
func (p Points) String() string { return strconv.FormatFloat(p.Float(), 'f', -1, 64) }

// ParsePoints reads what String writes.
func ParsePoints(text string) (Points, error) {
	whole, half, _ := strings.Cut(text, ".")
	n, err := strconv.Atoi(whole)
	if err != nil || half != "" && half != "5" || strings.HasSuffix(text, ".") || n > 1e6 || n < -1e6 {
		return 0, fmt.Errorf("%q is no score; a score is a number such as 12 or 12.5", text)
	}
	p := Whole(n)
	switch {
	case half == "":
	case strings.HasPrefix(text, "-"):
		p--
	default:
		p++
	}
	return p, nil
}

// MarshalJSON writes p as a number.
func (p Points) MarshalJSON() ([]byte, error) { return []byte(p.String()), nil }

// UnmarshalJSON reads what MarshalJSON writes.
func (p *Points) UnmarshalJSON(b []byte) (err error) {
	*p, err = ParsePoints(string(b))
	return err
}

// Total is what seat would score if the game ended now.
func Total(s State, seat Seat) (sum Points) {
	for _, item := range s.Score(seat) {
		sum += item.N
	}
	return sum
}
