package ui

import (
	"strings"
	"sync/atomic"
	"unicode/utf8"

	"tilestead/assets/face"
)

// A Role is what a text is there for. It decides on the face and the size.
type Role uint8

// The roles.
const (
	Body      Role = iota // what is read: lessons, tips, rules, settings
	Name                  // people, buttons, the first line of a tip
	Heading               // over a panel
	Prompt                // what is asked
	Number                // scores and goods
	Dense                 // logs and lists
	Tight                 // a name that is a little too long for Dense
	Least                 // a name that does not fit otherwise, a footnote
	DenseBold             // what a text in Dense is about, at its head
)

// roles are how each role is written: its face, the height of its capitals and the pitch
// of its lines, in canvas pixels.
var roles = [...]struct {
	face           face.Face
	capital, pitch float64
}{
	Body:      {face.Text, 9, 16},
	Name:      {face.Bold, 9, 16},
	Heading:   {face.Head, 12, 20},
	Prompt:    {face.Head, 10, 18},
	Number:    {face.Bold, 10, 16},
	Dense:     {face.Text, 8, 14},
	Tight:     {face.Text, 7.5, 13},
	Least:     {face.Text, 7, 12},
	DenseBold: {face.Bold, 8, 14},
}

// SoftHyphen shows nothing; a line may be broken there with a hyphen.
const SoftHyphen = face.SoftHyphen

// leastCapital is how high capitals are at least where there is room, in device pixels.
const leastCapital = 9.0

// coarse says that texts are written for a canvas on which small roles would be too small.
var coarse atomic.Bool

// WriteFor has all texts written for a canvas of w x h canvas pixels of s device pixels
// each. Where a canvas pixel is one device pixel and the layout roomy, no role is smaller
// than Body; a smaller layout has no room for that.
func WriteFor(s, w, h float64) { coarse.Store(s <= 1 && LayoutOf(w, h) == Roomy) }

func (r Role) face() face.Face { return roles[r].face }

// Capital is how high the capitals of a role are, in canvas pixels.
func (r Role) Capital() float64 {
	if capital := roles[r].capital; capital >= leastCapital || !coarse.Load() {
		return capital
	}
	return leastCapital
}

// Pitch is how far the baselines of a role's lines lie apart, in canvas pixels.
func (r Role) Pitch() float64 { return roles[r].pitch }

// Width is how far one line runs, in canvas pixels.
func (r Role) Width(s string) float64 { return roles[r].face.Width(s, r.Capital()) }

// Fit shortens s with an ellipsis so that it takes at most width.
func (r Role) Fit(s string, width float64) string {
	if s == "" || r.Width(s) <= width {
		return s
	}
	return strings.TrimRight(s[:r.fitting(s, width-r.Width(ellipsis))], " ") + ellipsis
}

// fitting is how many bytes of s take at most width.
func (r Role) fitting(s string, width float64) (n int) {
	for i, char := range s {
		end := i + utf8.RuneLen(char)
		if r.Width(s[:end]) > width {
			break
		}
		n = end
	}
	return n
}

// Wrap breaks s into lines of at most width: at spaces where it can, and at soft hyphens,
// which show a hyphen there and nowhere else. A newline in s always breaks; a no-break space
// never does.
func (r Role) Wrap(s string, width float64) []string {
	var lines []string
	for part := range strings.SplitSeq(s, "\n") {
		lines = append(lines, r.wrapLine(part, width)...)
	}
	return lines
}

// Balance is Wrap with the lines of each part as even as they can be without more of them.
func (r Role) Balance(s string, width float64) (lines []string) {
	const step = 8.0
	for part := range strings.SplitSeq(s, "\n") {
		broken := r.wrapLine(part, width)
		for wide := width - step; wide > 0; wide -= step {
			even := r.wrapLine(part, wide)
			if len(even) > len(broken) {
				break
			}
			broken = even
		}
		lines = append(lines, broken...)
	}
	return lines
}

func (r Role) wrapLine(s string, width float64) []string {
	var lines []string
	line := ""
	for word := range strings.SplitSeq(s, " ") {
		if word == "" {
			continue
		}
		if line != "" && r.Width(line+" "+word) <= width {
			line += " " + word
			continue
		}
		if line != "" {
			if head, tail := r.hyphenate(line+" "+word, len(line)+1, width); head != "" {
				lines = append(lines, head)
				word = tail
			} else {
				lines = append(lines, line)
			}
		}
		for line = word; r.Width(line) > width; {
			head, tail := r.hyphenate(line, 0, width)
			if head == "" {
				n := max(r.fitting(line, width), utf8.RuneLen([]rune(line)[0]))
				head, tail = line[:n], line[n:]
			}
			if tail == "" {
				break
			}
			lines, line = append(lines, head), tail
		}
	}
	return append(lines, line)
}

// hyphenate breaks s at the last soft hyphen behind byte from that leaves at most width
// before it; head is "" where there is none.
func (r Role) hyphenate(s string, from int, width float64) (head, tail string) {
	for i, char := range s {
		if char == face.SoftHyphen && i > from && r.Width(s[:i]+"-") <= width {
			head, tail = s[:i]+"-", s[i+utf8.RuneLen(char):]
		}
	}
	return head, tail
}
