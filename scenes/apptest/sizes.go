package apptest

import "tilestead/scenes/scenetest"

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
