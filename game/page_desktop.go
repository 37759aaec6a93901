//go:build !js

package game

import (
	"os"
	"slices"

	"tilestead/assets"
)

// inPage says that the window is a page of a browser.
const inPage = false

// firstShown would tell a page; a window needs no telling.
func firstShown() {}

// fetchLetters does nothing: a window's program has all letters.
func fetchLetters(func()) {}

// askBeforeLeaving does nothing: closing a window asks the program.
func askBeforeLeaving(func() bool) {}

// wentBack is never so: a window has no way back of its own.
func wentBack(bool) bool { return false }

// followDensity does nothing: a window knows its monitor.
func followDensity() {}

// fetchParcels is how art comes that the program holds: decoded beside the game.
// Texts are never ordered here.
func fetchParcels() func(*order) {
	return func(o *order) {
		o.all = len(o.sheets)
		go func() {
			for _, n := range append(slices.Clone(o.sheets), noSheet) {
				d := decodedSheet{number: n}
				if n != noSheet {
					d.picture, d.err = assets.Sheet(n)
					assets.Forget(n)
				}
				select {
				case o.decoded <- d:
				case <-o.stop:
					return
				}
			}
		}()
	}
}

// tellOutside writes the list of aims. A list that cannot be written is no
// reason to stop a game: whoever waits for it misses it.
func tellOutside(file, list string) {
	// Whoever reads finds the old list or the new one, never half of it.
	if os.WriteFile(file+".part", []byte(list), 0o666) == nil {
		_ = os.Rename(file+".part", file)
	}
}
