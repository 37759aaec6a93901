//go:build !js

package scenes_test

import (
	"testing"

	"tilestead/save"
)

// openFolder opens a folder as a window does.
func openFolder(_ testing.TB, dir string) save.Store { return save.OpenFolder(dir) }
