//go:build !js

package save

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"syscall"
	"time"
)

// Open opens the player's own store: the folder tilestead in the user's
// configuration folder, made if need be. What hinders it Check tells.
func Open() Store {
	base, err := os.UserConfigDir()
	if err != nil {
		return openFolder(&folder{fault: fmt.Errorf("%w: %w", ErrNoHome, err)})
	}
	return OpenFolder(filepath.Join(base, "tilestead"))
}

// OpenFolder opens a folder as a store and makes it if need be.
func OpenFolder(dir string) Store { return openFolder(&folder{dir: dir}) }

func openFolder(d *folder) Store {
	d.self = newWindow()
	d.notes = d
	_ = d.prepare() // whoever writes is told
	return d
}

// A folder is a store in a folder.
type folder struct {
	claims
	dir    string
	fault  error    // why there is no folder at all
	window *os.File // locked as long as this window is open; nil if it could not be made
}

// Files beside those of the store, each with a window in its name; CheckName
// forbids such names to all others.
const (
	partial  = ".part-"   // being written
	presence = ".window-" // locked while the window is open
	claim    = ".claim-"  // names the window that plays a file
)

// prepare makes the folder, shows the other windows that this one is open, and
// removes what killed ones left.
func (d *folder) prepare() error {
	if d.fault != nil {
		return d.fault
	}
	if err := os.MkdirAll(d.dir, 0o755); err != nil {
		return fmt.Errorf("%w, which cannot be made: %w", ErrFolder, reason(err))
	}
	if d.window != nil {
		if _, err := os.Stat(d.window.Name()); err == nil {
			return nil
		}
		d.window.Close() // the folder was removed meanwhile
	}
	var err error
	if d.window, err = appear(filepath.Join(d.dir, presence+d.self)); err != nil {
		return fmt.Errorf("%w: %w", ErrFolder, reason(err))
	}
	d.sweep()
	return nil
}

// sweep removes what windows left that are open no more.
func (d *folder) sweep() {
	files, err := os.ReadDir(d.dir)
	if err != nil {
		return
	}
	for _, f := range files {
		name := f.Name()
		window := ""
		if rest, ok := strings.CutPrefix(name, partial); ok {
			window, _, _ = strings.Cut(rest, "-")
			// Where no window can be seen, one may be writing it.
			if info, err := f.Info(); err != nil || time.Since(info.ModTime()) < partAge && !d.seen(window) {
				continue
			}
		} else if rest, ok := strings.CutPrefix(name, presence); ok {
			window = rest
		} else if rest, ok := strings.CutPrefix(name, claim); ok {
			window = d.claimant(rest)
		} else {
			continue
		}
		if window != d.self && !d.present(window) {
			os.Remove(filepath.Join(d.dir, name)) // if it stays, it only takes room
		}
	}
}

// partAge is how old a file must be that nobody finished.
const partAge = time.Hour

func (d *folder) path(name string) string { return filepath.Join(d.dir, name) }

func (d *folder) Read(name string) ([]byte, error) {
	if err := CheckName(name); err != nil {
		return nil, err
	}
	if d.fault != nil {
		return nil, fs.ErrNotExist
	}
	data, err := ReadFile(d.path(name))
	if errors.Is(err, syscall.ENOTDIR) { // a file lies where the folder should be
		err = fmt.Errorf("%w: %w", fs.ErrNotExist, err)
	}
	return data, err
}

func (d *folder) Write(name string, data []byte) error {
	if err := CheckName(name); err != nil {
		return err
	}
	err := d.write(name, data)
	if errors.Is(err, fs.ErrNotExist) { // the folder is gone, or never was
		if err = d.prepare(); err == nil {
			err = d.write(name, data)
		}
	}
	if err != nil {
		return fmt.Errorf("save: cannot write %s: %w", name, reason(err))
	}
	return nil
}

// Soon is Write: a folder takes no time to speak of.
func (d *folder) Soon(name string, data []byte) error { return d.Write(name, data) }

// Kept finds nothing wrong: Write has told it.
func (d *folder) Kept(string) error { return nil }

// Outlives is true.
func (d *folder) Outlives(string) bool { return true }

// write writes beside the old file and puts the new one in its place.
func (d *folder) write(name string, data []byte) (err error) {
	if d.fault != nil {
		return d.fault
	}
	f, err := d.part(data)
	if err != nil {
		return err
	}
	pause()
	if err = replace(f, d.path(name)); err != nil {
		os.Remove(f)
		return err
	}
	syncFolder(d.dir)
	return nil
}

// part writes a file of this window's that has no name yet.
func (d *folder) part(data []byte) (path string, err error) {
	f, err := os.CreateTemp(d.dir, partial+d.self+"-*")
	if err != nil {
		return "", err
	}
	_, err = f.Write(data)
	if err == nil {
		err = f.Sync()
	}
	if err = errors.Join(err, f.Close()); err != nil {
		os.Remove(f.Name())
		return "", err
	}
	return f.Name(), nil
}

// replace puts a file in the place of another. Windows refuses that while
// another window reads the old one, which takes no time.
func replace(from, to string) error {
	err := os.Rename(from, to)
	for range 10 {
		if err == nil || runtime.GOOS != "windows" {
			break
		}
		time.Sleep(5 * time.Millisecond)
		err = os.Rename(from, to)
	}
	return err
}

// syncFolder makes the folder's list of files outlast a power cut. Some systems
// cannot; the file is written all the same.
var syncFolder = func(dir string) {
	if runtime.GOOS == "windows" {
		return
	}
	if f, err := os.Open(dir); err == nil {
		_ = f.Sync()
		f.Close()
	}
}

func (d *folder) Check() error {
	if err := d.prepare(); err != nil {
		return err
	}
	f, err := d.part([]byte("room?\n"))
	if err != nil {
		return fmt.Errorf("%w: %w", ErrFolder, reason(err))
	}
	return os.Remove(f)
}

func (d *folder) Remove(name string) error {
	if err := CheckName(name); err != nil {
		return err
	}
	if d.fault != nil {
		return fs.ErrNotExist
	}
	return os.Remove(d.path(name))
}

func (d *folder) Names() ([]string, error) {
	files, err := os.ReadDir(d.dir)
	if d.fault != nil || errors.Is(err, fs.ErrNotExist) || errors.Is(err, syscall.ENOTDIR) {
		return nil, nil
	}
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

func (d *folder) Where() string { return d.dir }

// Close gives up what this window claimed.
func (d *folder) Close() {
	d.claims.Close()
	if d.window != nil {
		d.window.Close()
		os.Remove(d.window.Name())
		d.window = nil
	}
}

// reason marks an error that says that the disk has no room left as ErrFull,
// and one that says that it can only be read as fs.ErrPermission.
func reason(err error) error {
	var n syscall.Errno
	if !errors.As(err, &n) {
		return err
	}
	room, readOnly := n == syscall.ENOSPC || n == syscall.EDQUOT, n == syscall.EROFS
	if runtime.GOOS == "windows" { // where the numbers above are invented
		const diskFull, handleDiskFull, writeProtect = 112, 39, 19
		room, readOnly = n == diskFull || n == handleDiskFull, n == writeProtect
	}
	switch {
	case room:
		return fmt.Errorf("%w: %w", ErrFull, err)
	case readOnly:
		return fmt.Errorf("%w: %w", fs.ErrPermission, err)
	}
	return err
}
