package scenes

import "strings"

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
