package page

import (
	"strings"
	"unicode"
)

// plain are letters with an accent, and what they are searched as: whoever
// writes without accents finds them too.
var plain = func() map[rune]string {
	m := map[rune]string{'ß': "ss", 'æ': "ae", 'œ': "oe", 'ё': "е", 'й': "и"}
	for base, accented := range map[string]string{
		"a": "áàâäãåā", "c": "çčć", "d": "ďđ", "e": "éèêëěē", "i": "íìîïī", "l": "ĺľł", "n": "ñňń",
		"o": "óòôöõőō", "r": "ŕř", "s": "šśș", "t": "ťț", "u": "úùûüůűū", "y": "ýÿ", "z": "žźż",
	} {
		for _, r := range accented {
			m[r] = base
		}
	}
	return m
}()

// Fold is a text in small letters without accents, as searching compares texts.
func Fold(text string) string {
	var b strings.Builder
	for _, r := range text {
		r = unicode.ToLower(r)
		if s, ok := plain[r]; ok {
			b.WriteString(s)
		} else {
			b.WriteRune(r)
		}
	}
	return b.String()
}
