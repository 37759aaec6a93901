package main

import (
	"os"

	"tilestead/game"
	"tilestead/scenes"
)

// thinkVariable makes bots think in slices of the page when it is "slices", to
// compare: they think in a worker of the browser otherwise.
const thinkVariable = "TILESTEAD_THINK"

// platform fits the program into a page.
func platform(o *scenes.AppOptions) {
	o.Inline = true
	if os.Getenv(thinkVariable) != "slices" {
		o.NewBot = game.BesideThePage(o.NewBot)
	}
}
