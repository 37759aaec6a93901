package save

import (
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"
)

// ErrFull is the error of a file for which there is no room. What was kept
// before stays.
var ErrFull = errors.New("there is no room to keep more; delete a saved game, or move it elsewhere and delete it")

// ErrPending is that a file is not on the disk yet.
var ErrPending = errors.New("it is being written")

// ErrNoHome is the error where the system names no folder for settings.
var ErrNoHome = errors.New("save: there is no folder for settings")

// ErrFolder is the error of a folder that cannot be made or written into.
var ErrFolder = errors.New("save: cannot write into the folder for games and settings")

// A Store keeps named files: a folder on the desktop, the browser's storage in
// a page. Names are those of CheckName; a missing file is fs.ErrNotExist.
type Store interface {
	Read(name string) ([]byte, error)
	// Write replaces a file wholly: whoever reads meanwhile, or after the
	// program was killed, finds the old content or the new. It is on the disk then.
	Write(name string, data []byte) error
	// Soon is Write that does not wait for the disk: whoever reads finds the new
	// content, and Kept says how it went.
	Soon(name string, data []byte) error
	// Kept is ErrPending until what Soon was given is on the disk, then nil, or why it
	// is not there.
	Kept(name string) error
	// Outlives says whether what Soon was given outlives the program's end, if not the
	// machine's or the browser's.
	Outlives(name string) bool
	Remove(name string) error
	// Names lists the files in order.
	Names() ([]string, error)
	// Where is the folder the files are in, InBrowser, or "" if they are not kept.
	Where() string
	// Check says why nothing can be written now, nil while something can.
	Check() error
	// Claim makes a file this window's own, so that no other window writes it. If
	// another window has it the error is ErrHeld, unless it is taken over. Nobody
	// is stopped: whoever writes asks Holds before.
	Claim(name string, takeOver bool) error
	// Holds says whether a file that was claimed is still this window's own.
	Holds(name string) bool
	// Release gives a claim up.
	Release(name string)
	// Close gives all claims up; the store is not used any more.
	Close()
}

// InBrowser is where files are that the player's browser keeps.
const InBrowser = "browser"

// CheckName says whether name can be a file of a store: at most 64 small
// letters, digits, dots, hyphens and underscores that do not begin with a dot.
func CheckName(name string) error {
	for _, r := range name {
		if (r < 'a' || r > 'z') && (r < '0' || r > '9') && !strings.ContainsRune("._-", r) {
			return fmt.Errorf("save: the name %q holds %q; small letters, digits, dots, hyphens and underscores may "+
				"be in it", name, r)
		}
	}
	if name == "" || len(name) > 64 || name[0] == '.' {
		return fmt.Errorf("save: the name %q is empty, longer than 64 bytes or begins with a dot", name)
	}
	return nil
}

// SetAside copies a file so that nothing overwrites it, and gives the name of
// the copy: for the word "damaged" that of "autosave.stead" is
// "autosave.damaged-1.stead".
func SetAside(st Store, name, word string) (string, error) {
	data, err := st.Read(name)
	if err != nil {
		return "", err
	}
	names, err := st.Names()
	if err != nil {
		return "", err
	}
	base, ext := name, ""
	if i := strings.LastIndexByte(name, '.'); i > 0 {
		base, ext = name[:i], name[i:]
	}
	for n := 1; ; n++ {
		aside := fmt.Sprintf("%s.%s-%d%s", base, word, n, ext)
		if slices.Contains(names, aside) {
			if old, err := st.Read(aside); err == nil && string(old) == string(data) {
				return aside, nil // it was set aside before
			}
			continue
		}
		return aside, st.Write(aside, data)
	}
}

// Memory is a store that forgets everything at the end of the program: for
// tests, and where nothing can be kept. The zero value is empty.
type Memory struct{ files map[string][]byte }

// Read gives a copy of a file.
func (m *Memory) Read(name string) ([]byte, error) {
	b, ok := m.files[name]
	if !ok {
		return nil, fmt.Errorf("save: %s: %w", name, fs.ErrNotExist)
	}
	return slices.Clone(b), nil
}

// Write keeps a copy of data.
func (m *Memory) Write(name string, data []byte) error {
	if err := CheckName(name); err != nil {
		return err
	}
	if m.files == nil {
		m.files = map[string][]byte{}
	}
	m.files[name] = slices.Clone(data)
	return nil
}

// Soon is Write.
func (m *Memory) Soon(name string, data []byte) error { return m.Write(name, data) }

// Kept finds nothing wrong.
func (m *Memory) Kept(string) error { return nil }

// Outlives is true.
func (m *Memory) Outlives(string) bool { return true }

// Remove forgets a file.
func (m *Memory) Remove(name string) error {
	if _, ok := m.files[name]; !ok {
		return fmt.Errorf("save: %s: %w", name, fs.ErrNotExist)
	}
	delete(m.files, name)
	return nil
}

// Names lists the files in order.
func (m *Memory) Names() ([]string, error) {
	var names []string
	for n := range m.files {
		names = append(names, n)
	}
	slices.Sort(names)
	return names, nil
}

// Where says that nothing is kept.
func (m *Memory) Where() string { return "" }

// Check finds nothing wrong.
func (m *Memory) Check() error { return nil }

// Claim gives every file to the only window there is.
func (m *Memory) Claim(string, bool) error { return nil }

// Holds is true.
func (m *Memory) Holds(string) bool { return true }

// Release does nothing.
func (m *Memory) Release(string) {}

// Close does nothing.
func (m *Memory) Close() {}
