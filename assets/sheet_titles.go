//go:build !js && !notitleart

package assets

import "embed"

// TitleArtHere says that the art of each title is there from the start, and nothing waits for it.
const TitleArtHere = true

// sheets are all that there are.
//
//go:embed sheets/*.png
var sheets embed.FS
