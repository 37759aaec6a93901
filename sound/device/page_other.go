//go:build !js

package device

import (
	"time"

	"github.com/ebitengine/oto/v3"

	"tilestead/sound"
)

// ahead is how much of the stream device and player each hold before it is heard:
// little, because effects come in it, with what they belong to.
const ahead = 25 * time.Millisecond

// Allowed says whether a program may be heard: always.
func Allowed() bool { return true }

// follow does nothing: package game knows when the window cannot be seen.
func follow(*oto.Context) {}

// within opens a device; the output is as it is.
func within(open func() error) (func(*output) sound.Output, error) {
	return func(o *output) sound.Output { return o }, open()
}
