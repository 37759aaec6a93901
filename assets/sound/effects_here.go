//go:build !js

package sound

import "embed"

// embedded are the effects that a browser build leaves out.
//
//go:embed effects/*.adpcm
var embedded embed.FS
