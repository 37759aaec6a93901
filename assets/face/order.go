package face

import (
	"slices"
	"strings"
	"unicode"
)

// Lines run from left to right, but Hebrew and Arabic letters in them from right to left:
// this is the part of the Unicode bidirectional algorithm that names need which people
// type. What one of our sentences has put in stands between two marks, so that its letters
// do not draw the words around it to their side.
const (
	isolate = '\u2068'
	endOf   = '\u2069'
)

// toLeft says whether a letter is written from right to left.
func toLeft(char rune) bool {
	const first, last, firstForm, lastForm = 0x590, 0x8ff, 0xfb1d, 0xfefc
	return (char >= first && char <= last || char >= firstForm && char <= lastForm) && unicode.IsLetter(char)
}

// A way is where a block goes on to.
type way uint8

const (
	either way = iota // signs and spaces go on as what lies around them
	leftward
	rightward
	number // to the right, also among what goes to the left
)

// A block is moved as one: a letter with its marks, or what stands between isolate and endOf.
type block struct {
	chars []rune
	way   way
}

// shown are the letters of a line in the order in which they stand from left to right, in
// the forms that they have there.
func shown(s string) string {
	if !strings.ContainsFunc(s, toLeft) {
		return s
	}
	return string(arrange(joined([]rune(s))))
}

func arrange(text []rune) (line []rune) {
	blocks := blocksOf(text)
	levels := levelsOf(blocks)
	for _, level := range []int{2, 1} {
		for i := 0; i < len(blocks); i++ {
			from := i
			for i < len(blocks) && levels[i] >= level {
				i++
			}
			slices.Reverse(blocks[from:i])
			slices.Reverse(levels[from:i])
		}
	}
	for i, u := range blocks {
		if mirror, ok := mirrors[u.chars[0]]; ok && levels[i] == 1 && len(u.chars) == 1 {
			u.chars = []rune{mirror}
		}
		line = append(line, u.chars...)
	}
	return line
}

var mirrors = map[rune]rune{'(': ')', ')': '(', '[': ']', ']': '[', '{': '}', '}': '{', '<': '>', '>': '<',
	'«': '»', '»': '«', '←': '→', '→': '←'}

func blocksOf(text []rune) (blocks []block) {
	for len(text) > 0 {
		char := text[0]
		n := 1
		switch {
		case char == isolate:
			n = isolatedLen(text)
			if inner := arrange(text[1 : n-1]); len(inner) > 0 {
				blocks = append(blocks, block{chars: inner})
			}
			text = text[min(n, len(text)):]
			continue
		case char == endOf: // without a beginning
			text = text[1:]
			continue
		}
		for n < len(text) && unicode.Is(unicode.Mn, text[n]) {
			n++
		}
		blocks, text = append(blocks, block{text[:n], wayOf(char)}), text[n:]
	}
	return blocks
}

// isolatedLen is how many letters there are until the isolated text at the beginning ends,
// with both marks; one that does not end counts as ending behind the line.
func isolatedLen(text []rune) int {
	depth := 0
	for i, char := range text {
		switch char {
		case isolate:
			depth++
		case endOf:
			if depth--; depth == 0 {
				return i + 1
			}
		}
	}
	return len(text) + 1
}

func wayOf(char rune) way {
	switch {
	case toLeft(char):
		return leftward
	case unicode.IsDigit(char):
		return number
	case unicode.IsLetter(char):
		return rightward
	}
	return either
}

// levelsOf says how deep in text of the other way each block lies: 0 and 2 go to the right,
// 1 to the left. A line goes to the left where no letter of it goes to the right.
func levelsOf(blocks []block) []int {
	ways := make([]way, len(blocks))
	line := rightward
	for i, u := range blocks {
		ways[i] = u.way
	}
	if slices.Contains(ways, leftward) && !slices.Contains(ways, rightward) {
		line = leftward
	}
	before := line
	for i, w := range ways {
		switch {
		case w == number && before == rightward:
			ways[i] = rightward
		case w == either && i > 0 && i+1 < len(ways) && ways[i-1] == number && blocks[i+1].way == number &&
			strings.ContainsRune(".,:/", blocks[i].chars[0]):
			ways[i] = number
		case w == leftward || w == rightward:
			before = w
		}
	}
	return deep(ways, line)
}

// deep gives what goes either way the way of what lies around it, or else of the line, and
// then their levels.
func deep(ways []way, line way) []int {
	side := func(i int) way {
		switch {
		case i < 0 || i >= len(ways):
			return line
		case ways[i] == number:
			return leftward
		}
		return ways[i]
	}
	levels := make([]int, len(ways))
	for i := 0; i < len(ways); i++ {
		from := i
		for i < len(ways) && ways[i] == either {
			i++
		}
		w := line
		if before := side(from - 1); before == side(i) {
			w = before
		}
		for j := from; j < i; j++ {
			ways[j] = w
		}
	}
	for i, w := range ways {
		switch {
		case w == leftward:
			levels[i] = 1
		case w == number || line == leftward:
			levels[i] = 2
		}
	}
	return levels
}

// Caret is how far to the right of a line's beginning the letter goes that is written next,
// in the unit of capital.
func (f Face) Caret(s string, capital float64) float64 {
	if !strings.ContainsFunc(s, toLeft) {
		return f.Width(s, capital)
	}
	blocks := blocksOf([]rune(s))
	levels := levelsOf(blocks)
	line := 0 // where nothing goes to the right, the line itself goes to the left
	if !slices.Contains(levels, 0) {
		line = 1
	}
	last, from := levels[len(levels)-1], len(blocks)
	for from > 0 && levels[from-1] > line {
		from--
	}
	var ahead, tail []rune
	for i, u := range blocks {
		if i < from {
			ahead = append(ahead, u.chars...)
		} else {
			tail = append(tail, u.chars...)
		}
	}
	switch {
	case last == line && line == 1:
		return 0
	case last == line:
		return f.Width(s, capital)
	case line == 1:
		return f.Width(string(tail), capital)
	}
	return f.Width(string(ahead), capital)
}
