package face

import "unicode"

// Arabic letters are joined: each has up to four forms, one after the other: alone, at the
// end of a word, at its beginning, within it. Those of two forms join what is before them
// only.
type forms struct {
	first rune
	many  int
}

// How many forms the letters from each of these on have, whose forms follow each other, too.
var joinings = []struct {
	letter, form rune
	many         string
}{
	{0x621, 0xfe80, "12222424244444222244444444"},
	{0x641, 0xfed1, "4444444224"},
}

const (
	tatweel = '\u0640' // a stroke that joins both sides
	joiner  = '\u200d'
	lam     = '\u0644'
	farsiYe = '\u06cc' // the forms of two letters: see joined
	noDots  = '\ufeef' // alone, and at the end
	dotted  = '\ufef3' // at the beginning, and within
)

// arabic are the forms of the letters. Of those that other languages add, here are the ones
// that look like an Arabic letter.
var arabic = func() map[rune]forms {
	all := map[rune]forms{tatweel: {tatweel, 4}, joiner: {joiner, 4}, farsiYe: {noDots, 4}, '\u06a9': {0xfed9, 4},
		'\u06c1': {0xfee9, 4}}
	for _, row := range joinings {
		form := row.form
		for i, many := range row.many {
			all[row.letter+rune(i)] = forms{form, int(many - '0')}
			form += many - '0'
		}
	}
	return all
}()

// withLam are the first of two forms of a lam and each of these letters, which are one sign.
var withLam = map[rune]rune{'\u0622': 0xfef5, '\u0623': 0xfef7, '\u0625': 0xfef9, '\u0627': 0xfefb}

// joined gives the letters of a text the forms in which they stand beside each other.
func joined(text []rune) (out []rune) {
	joinsNext := false // the letter before
	for i := 0; i < len(text); i++ {
		char := text[i]
		if unicode.Is(unicode.Mn, char) {
			out = append(out, char)
			continue
		}
		set, is := arabic[char]
		if alef, ok := withLam[runeAt(text, i+1)]; ok && char == lam {
			set, i = forms{alef, 2}, i+1
		}
		if !is {
			joinsNext = false
			out = append(out, char)
			continue
		}
		before := joinsNext && set.many > 1
		joinsNext = set.many == 4
		out = append(out, set.form(before, joinsNext && arabic[letterAfter(text, i)].many > 1))
	}
	return out
}

// form is the one that a letter has which is joined to what is before it, and behind.
func (f forms) form(before, behind bool) rune {
	n := rune(0)
	if before {
		n = 1
	}
	if behind {
		n += 2
	}
	switch {
	case f.first == tatweel || f.first == joiner:
		return f.first
	case f.first == noDots && f.many == 4 && behind:
		return dotted + n - 2
	}
	return f.first + n
}

// runeAt is a letter of text, 0 behind its end.
func runeAt(text []rune, i int) rune {
	if i >= len(text) {
		return 0
	}
	return text[i]
}

// letterAfter is the first letter behind i that is no mark on another one, 0 where there is
// none.
func letterAfter(text []rune, i int) rune {
	for i++; unicode.Is(unicode.Mn, runeAt(text, i)); i++ {
	}
	return runeAt(text, i)
}
