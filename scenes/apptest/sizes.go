package apptest

import (
	"fmt"

	"tilestead/scenes/scenetest"
	"tilestead/ui"
)

// Canvases of tests.
var (
	Compact = scenetest.Size{W: 640, H: 400, S: 2, Name: "compact"}
	Roomy   = scenetest.Size{W: 1280, H: 800, S: 1}

	// ThreeSizes are one canvas of each layout.
	ThreeSizes = []scenetest.Size{
		{W: 640, H: 360, S: 2, Name: "compact"}, {W: 960, H: 540, S: 2, Name: "normal"},
		{W: 1280, H: 800, S: 1, Name: "roomy"},
	}
)

// Windows are the canvases of windows that people have, from telephones to large screens,
// each with every text size that differs.
func Windows() (list []scenetest.Size) {
	for _, d := range [][2]float64{{844, 390}, {1280, 720}, {1280, 800}, {1366, 768}, {1920, 1080}, {2560, 1440}} {
		for text := ui.SmallText; text <= ui.LargeText; text++ {
			s, w, h := ui.Scale(d[0], d[1], text)
			size := scenetest.Size{W: w, H: h, S: s, Name: fmt.Sprintf("%gx%g@%g", w, h, s)}
			if n := len(list); n == 0 || list[n-1] != size {
				list = append(list, size)
			}
		}
	}
	return list
}
