//go:build js || notitleart

package assets

import "embed"

// sheets are those that all titles share: a title's own are fetched, see Unpack.
//
//go:embed sheets/shared-*.png sheets/title-*.png
var sheets embed.FS
