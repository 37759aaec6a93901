//go:build js || notitleart

package assets

import "embed"

// TitleArtHere says that the art of each title is there from the start, and nothing waits for it.
const TitleArtHere = false

// sheets are those that all titles share: a title's own are fetched, see Unpack.
//
//go:embed sheets/shared-*.png sheets/title-*.png
var sheets embed.FS
