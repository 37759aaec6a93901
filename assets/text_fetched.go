//go:build js

package assets

import "embed"

// embeddedText is empty: the texts are fetched, see TakeWords.
var embeddedText embed.FS

// embeddedPuzzles are empty: they come with the texts.
var embeddedPuzzles embed.FS
