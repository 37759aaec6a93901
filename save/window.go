//go:build !js

package save

import (
	"crypto/rand"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"strings"
	"time"
)

// A window is open as long as it holds the lock of a file of its own: the
// system lets go of it however the program ends.

// newWindow names a window as no other is named.
func newWindow() string {
	var b [6]byte
	rand.Read(b[:])
	return hex.EncodeToString(b[:])
}

// errLocked is the error of a file that is locked already.
var errLocked = errors.New("locked")

// appear makes and locks the file that shows that a window is open. A file
// system without locks is no reason not to play.
func appear(path string) (*os.File, error) {
	for range 10 {
		f, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o644)
		if err != nil {
			return nil, err
		}
		if _, err := fmt.Fprintln(f, os.Getpid()); err != nil {
			f.Close()
			os.Remove(path)
			return nil, err
		}
		switch err := lock(f); {
		case errors.Is(err, errLocked): // another window looks at it
			time.Sleep(10 * time.Millisecond)
		case err != nil:
			return f, nil
		default:
			mine, err := f.Stat()
			if there, again := os.Stat(path); err == nil && again == nil && os.SameFile(mine, there) {
				return f, nil
			}
		}
		f.Close() // it was swept away before it was locked
	}
	return nil, fmt.Errorf("%s: %w", path, errLocked)
}

// look says whether a window is open, and whether that can be known at all.
func (d *folder) look(window string) (open, known bool) {
	if window == "" || strings.ContainsAny(window, `/\`) {
		return false, true
	}
	f, err := os.OpenFile(d.path(presence+window), os.O_RDWR, 0)
	if err != nil {
		return false, errors.Is(err, fs.ErrNotExist)
	}
	defer f.Close()
	err = lock(f)
	return errors.Is(err, errLocked), err == nil || errors.Is(err, errLocked)
}

func (d *folder) present(window string) bool {
	open, _ := d.look(window)
	return open
}

// seen says whether it can be known that a window is open or is not.
func (d *folder) seen(window string) bool {
	_, known := d.look(window)
	return known
}

func (d *folder) claimant(name string) string {
	data, err := ReadFile(d.path(claim + name))
	if err != nil {
		return ""
	}
	return strings.TrimSpace(string(data))
}

func (d *folder) note(name, window string) error {
	if err := d.prepare(); err != nil {
		return err
	}
	f, err := d.part([]byte(window + "\n"))
	if err != nil {
		return err
	}
	if err := replace(f, d.path(claim+name)); err != nil {
		os.Remove(f)
		return err
	}
	return nil
}

func (d *folder) forget(name string) { os.Remove(d.path(claim + name)) }
