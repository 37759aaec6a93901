package montana

import (
	"strings"
	"testing"

	"tilestead/scenes/board"
	"tilestead/scenes/scenetest"
)

// builds are the targets that bring a game to its end.
func builds(g board.Target) bool { return strings.HasPrefix(g.ID, "hex") }

func TestWholeGameByClicks(t *testing.T) {
	for _, size := range []scenetest.Size{{W: 640, H: 360, S: 2}, {W: 960, H: 540, S: 2}, {W: 1280, H: 800, S: 1}} {
		fixture.WholeGameByClicks(t, fixture.Match(t, 3, uint64(size.W)), size, 6000, builds)
	}
}
