//go:build !js

package main

import (
	"runtime/debug"

	"tilestead/bots/networks"
	"tilestead/scenes"
	"tilestead/system"
)

// collectAt is how much the program's own memory grows, in percent of what is in use,
// before it is collected: little is allocated while playing, and memory is dearer.
const collectAt = 25

// platform fits the program into a desktop's window.
func platform(o *scenes.AppOptions) error {
	debug.SetGCPercent(collectAt)
	o.CanQuit = true
	o.Export = system.Export
	return networks.Teach()
}
