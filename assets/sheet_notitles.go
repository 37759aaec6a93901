//go:build js || notitleart

package assets

import "embed"

// titleSheets is empty: the titles' art is fetched, see Unpack.
var titleSheets embed.FS
