//go:build js || notitleart

package assets

import "embed"

// titleSheets is empty: Provide hands the titles' art in.
var titleSheets embed.FS
