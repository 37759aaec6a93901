//go:build !js

package assets

import "embed"

// embeddedText are the texts that a browser build leaves out.
//
//go:embed text
var embeddedText embed.FS

// embeddedPuzzles are those that a browser build leaves out.
//
//go:embed puzzles
var embeddedPuzzles embed.FS
