package game

import (
	"errors"
	"strings"
	"testing"
)

// The words below are those of Ebitengine 2.10 on systems that lack something.
func TestUnopenedWindowsAreExplained(t *testing.T) {
	for raw, want := range map[string]string{
		"ui: no window system is available: fbdev: failed to open /dev/fb0: no such file or directory": "no screen to open a window on",
		"ui: no window system is available: fbdev: failed to open /dev/fb0: permission denied":         "start Tilestead from a desktop session",
		"glfw: x11: the DISPLAY environment variable is missing: a platform-specific error occurred":   "under Wayland it needs Xwayland",
		"glfw: x11: failed to open display :555: a platform-specific error occurred":                   "the screen :5, which DISPLAY names, cannot be opened",
		"glfw: failed to load any of [libX11.so.6 libX11.so]: libX11.so.6: cannot open shared object file: No such " +
			"file or directory": "libX11 is missing, which opens the window; on Debian and Ubuntu: sudo apt install " +
			"libgl1 libx11-6",
		"gl: failed to load libGL.so and libGLESv2.so: \ngl: Dlopen failed: name: libGLESv2.so: libGLESv2.so: " +
			"cannot open shared object file": "libGL (OpenGL) is missing, which draws the picture; on Debian and " +
			"Ubuntu: sudo apt install libgl1 ",
		"glfw: glx: GLX extension not found: the requested API is unavailable":                          "the screen :5 offers no OpenGL 3.2",
		"glfw: GLX: Failed to create context: GLXBadFBConfig: the requested API version is unavailable": "sudo apt install libgl1 libgl1-mesa-dri",
		"glfw: glx: no GLXFBConfigs returned: the requested API is unavailable":                         "not over a remote connection",
		"glfw: egl: library not found: the requested API is unavailable":                                "offers no OpenGL 3.2",
	} {
		below := errors.New(raw)
		got := explained(below, ":5")
		if !strings.Contains(got.Error(), want) || strings.ContainsAny(got.Error(), "\n%") ||
			strings.Contains(got.Error(), "glfw") {
			t.Errorf("%q is explained as %q, want %q", raw, got, want)
		}
		if !errors.Is(got, below) {
			t.Errorf("%q is lost", raw)
		}
	}
	other := errors.New("something else")
	if got := explained(other, ":5"); got != other {
		t.Errorf("what nobody knows is explained as %q", got)
	}
	if got := explained(nil, ":5"); got != nil {
		t.Errorf("nothing is explained as %q", got)
	}
}
