package game

import "strings"

// Language finds the language of the texts that the system asks for: the first
// of its locales, best first, that has texts, "" where none has. A locale is
// such as "de", "de-AT" or "de_AT.UTF-8".
func Language(locales, languages []string) string {
	for _, locale := range locales {
		name := locale
		if i := strings.IndexAny(locale, "-_.@"); i >= 0 {
			name = locale[:i]
		}
		for _, lang := range languages {
			if strings.EqualFold(name, lang) {
				return lang
			}
		}
	}
	return ""
}
