//go:build !(darwin || dragonfly || freebsd || js || linux || netbsd || openbsd || windows)

package save

import (
	"errors"
	"os"
)

// lock says that files cannot be locked here.
func lock(*os.File) error { return errors.ErrUnsupported }
