package board

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"tilestead/rules"
)

// Seen is the view itself, for what embeds one.
func (v *View) Seen() *View { return v }

// Person says whether a person, not a bot, plays a seat.
func (v *View) Person(seat rules.Seat) bool { return v.Seats[seat].Bot == "" }

// Name is what the player of a seat is called.
func (v *View) Name(seat rules.Seat) string { return v.Seats[seat].Name }

// Deciding says whether a person is being asked.
func (v *View) Deciding() bool { return len(v.Picked) > 0 }

// Hides says whether a clip draws a piece itself.
func (v *View) Hides(what string) bool { return v.Hidden != nil && v.Hidden(what) }

// Glow is the opacity of marks on what can be done: Breath, or 1 where nothing
// breathes.
func (v *View) Glow() float64 {
	if v.Breath == 0 {
		return 1
	}
	return v.Breath
}

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
