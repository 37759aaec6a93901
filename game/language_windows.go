package game

import (
	"os"
	"syscall"
)

// primaryLanguage masks the language in what Windows calls a language with its
// country.
const primaryLanguage = 0x3ff

// windowsLanguages are Windows' numbers of languages.
var windowsLanguages = map[uintptr]string{0x07: "de", 0x09: "en", 0x19: "ru", 0x1b: "sk"}

// Locales are those the system's messages are wanted in, best first. A
// variable LANG goes before the setting of Windows.
func Locales() []string {
	var out []string
	if lang := os.Getenv("LANG"); lang != "" {
		out = append(out, lang)
	}
	ask := syscall.NewLazyDLL("kernel32.dll").NewProc("GetUserDefaultUILanguage")
	if ask.Find() != nil {
		return out
	}
	id, _, _ := ask.Call()
	if lang, ok := windowsLanguages[id&primaryLanguage]; ok {
		out = append(out, lang)
	}
	return out
}
