//go:build !js

package device

import "github.com/ebitengine/oto/v3"

// Allowed says whether a program may be heard: always.
func Allowed() bool { return true }

// follow does nothing: package game knows when the window cannot be seen.
func follow(*oto.Context) {}
