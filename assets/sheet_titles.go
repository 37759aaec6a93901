//go:build !js && !notitleart

package assets

import "embed"

// titleSheets are the sheets that a browser build leaves out.
//
//go:embed sheets/montana-*.png sheets/carcassonne-*.png sheets/agricola-*.png
var titleSheets embed.FS
