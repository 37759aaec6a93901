//go:build !js

package save

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"syscall"
)

// Open opens the player's own store: the folder tilestead in the user's
// configuration folder, made if need be.
func Open() (Store, error) {
	base, err := os.UserConfigDir()
	if err != nil {
		return nil, fmt.Errorf("save: there is no folder for settings: %w", err)
	}
	return OpenFolder(filepath.Join(base, "tilestead"))
}

// OpenFolder opens a folder as a store and makes it if need be.
func OpenFolder(dir string) (Store, error) {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return nil, fmt.Errorf("save: cannot make the folder for games and settings: %w", err)
	}
	f := folder(dir)
	f.sweep()
	return f, nil
}

// A folder is a store in a folder.
type folder string

// partial begins the names of files being written; CheckName forbids them to all others.
const partial = ".part-"

// sweep removes what a killed program left half written.
func (d folder) sweep() {
	old, err := filepath.Glob(filepath.Join(string(d), partial+"*"))
	if err != nil {
		return
	}
	for _, f := range old {
		os.Remove(f) // if it stays, it only takes room
	}
}

func (d folder) Read(name string) ([]byte, error) {
	if err := CheckName(name); err != nil {
		return nil, err
	}
	return os.ReadFile(filepath.Join(string(d), name))
}

func (d folder) Write(name string, data []byte) (err error) {
	if err := CheckName(name); err != nil {
		return err
	}
	f, err := os.CreateTemp(string(d), partial+"*")
	if err != nil {
		return fmt.Errorf("save: cannot write %s: %w", name, full(err))
	}
	defer func() {
		if err != nil {
			os.Remove(f.Name())
			err = fmt.Errorf("save: cannot write %s: %w", name, full(err))
		}
	}()
	_, err = f.Write(data)
	if err == nil {
		err = f.Sync()
	}
	if err = errors.Join(err, f.Close()); err != nil {
		return err
	}
	return os.Rename(f.Name(), filepath.Join(string(d), name))
}

func (d folder) Remove(name string) error {
	if err := CheckName(name); err != nil {
		return err
	}
	return os.Remove(filepath.Join(string(d), name))
}

func (d folder) Names() ([]string, error) {
	files, err := os.ReadDir(string(d))
	if err != nil {
		return nil, fmt.Errorf("save: cannot list the games: %w", err)
	}
	var names []string
	for _, f := range files {
		if f.Type().IsRegular() && !strings.HasPrefix(f.Name(), ".") {
			names = append(names, f.Name())
		}
	}
	slices.Sort(names)
	return names, nil
}

func (d folder) Where() string { return string(d) }

// full marks an error that says that the disk has no room left as ErrFull.
func full(err error) error {
	var n syscall.Errno
	if !errors.As(err, &n) {
		return err
	}
	no := n == syscall.ENOSPC || n == syscall.EDQUOT
	if runtime.GOOS == "windows" { // where the numbers above are invented
		const diskFull, handleDiskFull = 112, 39
		no = n == diskFull || n == handleDiskFull
	}
	if no {
		return fmt.Errorf("%w: %w", ErrFull, err)
	}
	return err
}
