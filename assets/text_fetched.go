//go:build js

package assets

import "embed"

// embeddedText is empty: the texts are fetched, see TakeWords.
var embeddedText embed.FS
