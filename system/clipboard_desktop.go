//go:build !js

package system

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"runtime"
	"strings"
	"time"
)

// copyTime is how long a clipboard program may take.
const copyTime = 2 * time.Second

// Copy puts text on the clipboard and tells done how it went. Without a window
// system's own interface that takes one of the small programs that do it.
func Copy(text string, done func(error)) {
	done(copyWith(candidates(runtime.GOOS, os.Getenv), text))
}

// candidates are the programs that may do it, with their arguments, best first.
func candidates(goos string, getenv func(string) string) [][]string {
	switch goos {
	case "windows":
		return [][]string{{"clip"}}
	case "darwin":
		return [][]string{{"pbcopy"}}
	}
	var all [][]string
	if getenv("WAYLAND_DISPLAY") != "" {
		all = append(all, []string{"wl-copy"})
	}
	return append(all, []string{"xclip", "-selection", "clipboard"}, []string{"xsel", "--clipboard", "--input"})
}

func copyWith(programs [][]string, text string) error {
	var names []string
	for _, p := range programs {
		names = append(names, p[0])
		path, err := exec.LookPath(p[0])
		if err != nil {
			continue
		}
		ctx, cancel := context.WithTimeout(context.Background(), copyTime)
		defer cancel()
		cmd := exec.CommandContext(ctx, path, p[1:]...)
		cmd.Stdin = strings.NewReader(text)
		if err := cmd.Run(); err != nil {
			return fmt.Errorf("%s: %w", p[0], err)
		}
		return nil
	}
	if len(names) == 1 {
		return fmt.Errorf("install the program %s", names[0])
	}
	return errors.New("install one of these programs: " + strings.Join(names, ", "))
}
