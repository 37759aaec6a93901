package game

import (
	"fmt"
	"strings"

	"tilestead/ui"
)

// aimsVariable names a file for programs that drive the game from outside,
// such as its own tests: after each picture that changed what can be clicked
// the file lists it, a line each: x, y in device pixels, on or off, and the
// name. It only tells; the clicks come the way all clicks come. In a browser
// any name will do, and the list is the page's tilestead.aims.
const aimsVariable = "TILESTEAD_AIMS"

// An aims tells what can be clicked.
type aims struct {
	file string // "" tells nobody
	told string
}

// tell writes the list if it is another than the last. A list that cannot be
// written is no reason to stop a game: whoever waits for it misses it.
func (a *aims) tell(scene any, scale float64) {
	s, ok := scene.(interface{ Aims() []ui.Aim })
	if a.file == "" || !ok {
		return
	}
	var b strings.Builder
	for _, aim := range s.Aims() {
		state := "on"
		switch {
		case aim.Asleep:
			state = "asleep"
		case aim.Off:
			state = "off"
		}
		fmt.Fprintf(&b, "%.0f %.0f %s %s\n", aim.At.X*scale, aim.At.Y*scale, state, aim.ID)
	}
	if b.String() == a.told {
		return
	}
	a.told = b.String()
	tellOutside(a.file, a.told)
}

// tellNone says that nothing can be clicked, as while something is fetched.
func (a *aims) tellNone() {
	if a.file != "" && a.told != "" {
		a.told = ""
		tellOutside(a.file, "")
	}
}
