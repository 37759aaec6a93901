//go:build !js

package system

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"tilestead/input"
)

// mostCopies is how many files of one name are tried.
const mostCopies = 1000

// Export writes a file into the folder Tilestead in the player's documents and
// gives its path. No file that is there is overwritten.
func Export(name string, data []byte) (where string, err error) {
	home, err := os.UserHomeDir()
	if err != nil {
		return "", err
	}
	return exportTo(folderIn(home), name, data)
}

// folderIn is the folder for exported files: in the documents where the system
// has them.
func folderIn(home string) string {
	if docs := filepath.Join(home, "Documents"); isFolder(docs) {
		return filepath.Join(docs, "Tilestead")
	}
	return filepath.Join(home, "Tilestead")
}

func isFolder(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.IsDir()
}

// holds says whether a file is just this; no more of it is read.
func holds(path string, data []byte) bool {
	f, err := os.Open(path)
	if err != nil {
		return false
	}
	defer f.Close()
	old, err := io.ReadAll(io.LimitReader(f, int64(len(data))+1))
	return err == nil && bytes.Equal(old, data)
}

func exportTo(folder, name string, data []byte) (string, error) {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return "", err
	}
	ext := filepath.Ext(name)
	base := strings.TrimSuffix(name, ext)
	for n := 1; n <= mostCopies; n++ {
		path := filepath.Join(folder, name)
		if n > 1 {
			path = filepath.Join(folder, fmt.Sprintf("%s %d%s", base, n, ext))
		}
		f, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
		if errors.Is(err, os.ErrExist) {
			if holds(path, data) {
				return path, nil
			}
			continue
		}
		if err != nil {
			return "", err
		}
		_, err = f.Write(data)
		return path, errors.Join(err, f.Close())
	}
	return "", fmt.Errorf("there are %d files called %s in %s", mostCopies, name, folder)
}

// A Chooser would let the player choose a file; on the desktop files are
// dropped on the window instead.
type Chooser struct{}

// NewChooser is nil.
func NewChooser() *Chooser { return nil }

// Choose does nothing.
func (*Chooser) Choose() {}

// Chosen gives nothing.
func (*Chooser) Chosen() []input.File { return nil }
