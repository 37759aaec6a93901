package game

import (
	"fmt"
	"strings"
)

// An unopened is why no window opens, in a sentence for whoever started the
// program; what was said below is kept for errors.Is.
type unopened struct {
	says string
	err  error
}

func (u *unopened) Error() string { return u.says }
func (u *unopened) Unwrap() error { return u.err }

// packages are what Debian and Ubuntu call the libraries that a window needs.
const packages = "on Debian and Ubuntu: sudo apt install libgl1 libx11-6 libxcursor1 libxi6 libxrandr2"

// causes are what the libraries below say when a window cannot be opened, by a
// part of it; a later one counts only where no earlier one does. %s is the
// screen that DISPLAY names.
var causes = []struct{ part, says string }{
	{"no window system is available", noScreen},
	{"the DISPLAY environment variable is missing", noScreen},
	{"failed to open display", "the screen %s, which DISPLAY names, cannot be opened: start Tilestead from your own " +
		"desktop session, not as another user"},
	{"libX11", "the library libX11 is missing, which opens the window; " + packages},
	{"failed to load libGL", "the library libGL (OpenGL) is missing, which draws the picture; " + packages},
	{"GLX", noOpenGL},
	{"glx:", noOpenGL},
	{"egl:", noOpenGL},
}

const (
	noScreen = "there is no screen to open a window on, for DISPLAY names none: start Tilestead from a desktop " +
		"session; under Wayland it needs Xwayland"
	noOpenGL = "the screen %s offers no OpenGL 3.2, which draws the picture: install the driver of your graphics card" +
		" (on Debian and Ubuntu: sudo apt install libgl1 libgl1-mesa-dri), and start Tilestead on the machine " +
		"itself, not over a remote connection"
)

// explained is the error of a window in words that say what to do, or err
// itself where nothing is known of it. display is the value of DISPLAY.
func explained(err error, display string) error {
	if err == nil {
		return nil
	}
	for _, c := range causes {
		if strings.Contains(err.Error(), c.part) {
			says := c.says
			if strings.Contains(says, "%s") {
				says = fmt.Sprintf(says, display)
			}
			return &unopened{says, err}
		}
	}
	return err
}
