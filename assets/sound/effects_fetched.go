//go:build js

package sound

import "embed"

// embedded is empty: the effects are fetched, see Take.
var embedded embed.FS
