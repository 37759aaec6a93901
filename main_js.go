package main

import (
	"os"
	"runtime/debug"

	"tilestead/game"
	"tilestead/scenes"
)

// thinkVariable makes bots think in slices of the page when it is "slices", to
// compare: they think in a worker of the browser otherwise.
const thinkVariable = "TILESTEAD_THINK"

// memoryLimit is what the program tries to stay under, in bytes: a page's
// memory never shrinks again, so it is worth to collect more often.
const memoryLimit = 60 << 20

// platform fits the program into a page.
func platform(o *scenes.AppOptions) error {
	debug.SetMemoryLimit(memoryLimit)
	o.Inline = true
	o.Announce = game.Announce
	o.Fetch = game.FetchWords
	if os.Getenv(thinkVariable) != "slices" {
		o.NewBot, o.NewAdvisor, o.NewReviewer = game.BesideThePage(o.NewBot, o.NewAdvisor, o.NewReviewer)
	}
	return nil
}
