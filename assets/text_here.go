package assets

import "embed"

// embeddedText are all texts.
//
//go:embed text
var embeddedText embed.FS
