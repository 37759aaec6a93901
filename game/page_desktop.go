//go:build !js

package game

import "os"

// inPage says that the window is a page of a browser.
const inPage = false

// firstShown would tell a page; a window needs no telling.
func firstShown() {}

// askBeforeLeaving does nothing: closing a window asks the program.
func askBeforeLeaving(func() bool) {}

// followDensity does nothing: a window knows its monitor.
func followDensity() {}

// fetchParcels is nil: the program holds all art and texts.
func fetchParcels() func(*order) { return nil }

// tellOutside writes the list of aims. A list that cannot be written is no
// reason to stop a game: whoever waits for it misses it.
func tellOutside(file, list string) {
	// Whoever reads finds the old list or the new one, never half of it.
	if os.WriteFile(file+".part", []byte(list), 0o666) == nil {
		_ = os.Rename(file+".part", file)
	}
}
