//go:build !js && !windows

package game

import (
	"cmp"
	"os"
	"os/exec"
	"runtime"
	"strings"
)

// Locales are those the system's messages are wanted in, best first.
func Locales() []string {
	main := cmp.Or(os.Getenv("LC_ALL"), os.Getenv("LC_MESSAGES"), os.Getenv("LANG"))
	if main == "" && runtime.GOOS == "darwin" {
		// A program that the Finder starts has no such variables.
		if out, err := exec.Command("defaults", "read", "-g", "AppleLocale").Output(); err == nil {
			main = strings.TrimSpace(string(out))
		}
	}
	if main == "" || main == "C" || strings.HasPrefix(main, "C.") || main == "POSIX" {
		return nil // then LANGUAGE counts for nothing
	}
	return append(strings.FieldsFunc(os.Getenv("LANGUAGE"), func(r rune) bool { return r == ':' }), main)
}
