//go:build !js

package main

import (
	"tilestead/scenes"
	"tilestead/system"
)

// platform fits the program into a desktop's window.
func platform(o *scenes.AppOptions) {
	o.CanQuit = true
	o.Export = system.Export
}
