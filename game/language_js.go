package game

import "syscall/js"

// Locales are those the browser's user reads, best first.
func Locales() []string {
	list := js.Global().Get("navigator").Get("languages")
	if list.Type() != js.TypeObject {
		return nil
	}
	var out []string
	for i := range list.Length() {
		out = append(out, list.Index(i).String())
	}
	return out
}
