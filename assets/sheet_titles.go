//go:build !js && !notitleart

package assets

import "embed"

// sheets are all that there are.
//
//go:embed sheets/*.png
var sheets embed.FS
