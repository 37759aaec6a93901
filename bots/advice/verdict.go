package advice

import (
	"fmt"
	"strconv"
	"strings"

	"tilestead/rules"
)

// A Mark is how a decision is told that lost something.
type Mark int8

// The marks. What is not told alone counts in sums only.
const (
	Untold Mark = iota
	Inaccuracy
	Mistake
	Blunder
)

// A Verdict is what a decision gave away, by the expert's evaluation. Loss, Error, Lead and Luck are
// in hundredths of the title's unit, or in thousandths of a chance to win where the title
// counts in those.
type Verdict struct {
	At    int             // the index of its action in the match
	Best  [2]rules.Action // the best line as far as it was weighed; 0: no more of it
	Loss  int             // at least 0
	Error int             // the standard error of the loss
	Lead  int             // after the best line
	Luck  int             // what chance brought the seat since its decision before, against the mean
	Mark  Mark
	// Why is by what the best line is ahead some rounds later where the loss is marked, what says most
	// first. Without a key there are no more reasons, in hundredths as in an Advice.
	Why [2]Reason
}

// Reasons are those of the loss.
func (v *Verdict) Reasons() (list []Reason) {
	for _, r := range v.Why {
		if r.Key != "" {
			list = append(list, r)
		}
	}
	return list
}

// over is the text of the end of a review.
const over = "."

// WriteSeat is the seat that a review is asked about as text, counted from 1.
func WriteSeat(s rules.Seat) string { return s.String() }

// ReadSeat reads what WriteSeat wrote about a game of so many seats.
func ReadSeat(text string, seats int) (rules.Seat, error) {
	n, err := strconv.Atoi(text)
	if err != nil || n < 1 || n > seats {
		return rules.Nobody, fmt.Errorf("seat %s of 1 to %d", text, seats)
	}
	return rules.Seat(n - 1), nil
}

// WriteVerdict is a verdict about a decision in s as text, and WriteOver the end of them.
//
//	17 240 42 -351 -120 2 fields:150,food:20 place forest
func WriteVerdict(s rules.State, v Verdict) string {
	line := rules.Notation(s, v.Best[0])
	if v.Best[1] != 0 {
		after := s.Clone()
		after.Do(v.Best[0], nil)
		line += " + " + rules.Notation(after, v.Best[1])
	}
	return fmt.Sprintf("%d %d %d %d %d %d %s %s", v.At, v.Loss, v.Error, v.Lead, v.Luck, v.Mark, writeReasons(v.Reasons()), line)
}

// WriteOver is the text of the end of a review.
func WriteOver() string { return over }

// IsOver says whether a text is the end of a review.
func IsOver(text string) bool { return text == over }

// ReadVerdict reads what WriteVerdict wrote about a decision of a match. The error says what
// is wrong with it.
func ReadVerdict(m *rules.Match, text string) (v Verdict, err error) {
	f := strings.SplitN(text, " ", 8)
	if len(f) != 8 {
		return v, fmt.Errorf("advice: want six numbers, reasons and a line in %q", text)
	}
	for i, to := range []*int{&v.At, &v.Loss, &v.Error, &v.Lead, &v.Luck} {
		if _, err := fmt.Sscanf(f[i], "%d", to); err != nil {
			return v, fmt.Errorf("advice: %q: %w", text, err)
		}
	}
	switch {
	case v.At < 0 || v.At >= m.Len():
		return v, fmt.Errorf("advice: %q: the game has %d actions", text, m.Len())
	case len(f[5]) != 1 || f[5][0] < '0' || Mark(f[5][0]-'0') > Blunder:
		return v, fmt.Errorf("advice: %q: a mark is %d to %d", text, Untold, Blunder)
	}
	v.Mark = Mark(f[5][0] - '0')
	why, err := readReasons(f[6])
	if err != nil || len(why) > len(v.Why) {
		return v, fmt.Errorf("advice: %q: want at most %d reasons in %q", text, len(v.Why), f[6])
	}
	copy(v.Why[:], why)
	first, then, two := strings.Cut(f[7], " + ")
	s, ok := m.Before(v.At), false
	if v.Best[0], ok = rules.Find(s, first); !ok {
		return v, fmt.Errorf("advice: %q cannot be done there", first)
	}
	if two {
		after := s.Clone()
		after.Do(v.Best[0], nil)
		if v.Best[1], ok = rules.Find(after, then); !ok {
			return v, fmt.Errorf("advice: %q cannot be done there", then)
		}
	}
	return v, nil
}
