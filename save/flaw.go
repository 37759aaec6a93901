package save

import (
	"unicode"
	"unicode/utf8"
)

// A Flaw is what kind of thing is wrong with a saved game. Its text is that of a Damage for
// whoever reads English; a screen says it in its own words.
type Flaw uint8

// The flaws.
const (
	FlawStranger Flaw = iota + 1 // it does not begin as a saved game does
	FlawNewer                    // nothing is wrong: only a newer program can read it
	FlawLarge                    // the file is larger than any that this program writes
	FlawLong                     // a line, or the whole game, is
	FlawLine                     // a line says what no saved game says there
	FlawSetup                    // such a game cannot be set up
	FlawEnd                      // the file ends too early
	FlawAction                   // an action is not legal there
	FlawStrayed                  // the game stands otherwise than the file says
	FlawMore                     // something follows the end of the game
)

// flawNames are the words of the flaws, in the keys of texts.
var flawNames = [...]string{FlawStranger: "stranger", FlawNewer: "newer", FlawLarge: "large", FlawLong: "long",
	FlawLine: "line", FlawSetup: "setup", FlawEnd: "end", FlawAction: "action", FlawStrayed: "strayed", FlawMore: "more"}

// Flaws are all there are.
func Flaws() (all []Flaw) {
	for f := FlawStranger; int(f) < len(flawNames); f++ {
		all = append(all, f)
	}
	return all
}

// String is its name, a word of small letters.
func (f Flaw) String() string { return flawNames[f] }

// mostText is how many letters of a line a Damage shows.
const mostText = 32

// beginning is a line as far as a Damage shows it: what no font has stands as a box.
func beginning(line string) string {
	r := []rune(line)
	if len(r) > mostText {
		r = append(r[:mostText-1], '…')
	}
	for i := range r {
		if !unicode.IsPrint(r[i]) {
			r[i] = utf8.RuneError
		}
	}
	return string(r)
}
