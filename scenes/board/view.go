package board

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Seen is the view itself, for what embeds one.
func (v *View) Seen() *View { return v }

// List joins phrases as the language does: the text of key puts the last one
// behind the others.
func (v *View) List(key string, parts []string) string {
	switch n := len(parts); n {
	case 0:
		return ""
	case 1:
		return parts[0]
	default:
		return v.Words.Say(key, strings.Join(parts[:n-1], ", "), parts[n-1])
	}
}

// Capital begins a text with a capital letter, as one that stands alone does.
func Capital(text string) string {
	r, n := utf8.DecodeRuneInString(text)
	if n == 0 {
		return ""
	}
	return string(unicode.ToUpper(r)) + text[n:]
}

// Capitals is Capital for each of lines.
func Capitals(lines []string) []string {
	for i, l := range lines {
		lines[i] = Capital(l)
	}
	return lines
}
