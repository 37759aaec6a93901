//go:build !js

package save

import (
	"errors"
	"os"
	"path/filepath"
	"testing"
)

// A file that lies in the folder and is too large is refused and stays as it is.
func TestFolderReadsNoMoreThanItMay(t *testing.T) {
	dir := t.TempDir()
	st := OpenFolder(dir)
	defer st.Close()
	path := filepath.Join(dir, "autosave-montana.stead")
	if err := os.WriteFile(path, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Truncate(path, 1<<33); err != nil {
		t.Skip(err)
	}
	if data, err := st.Read("autosave-montana.stead"); !errors.Is(err, ErrLarge) || data != nil {
		t.Errorf("%d bytes are read, %v", len(data), err)
	}
	if aside, err := SetAside(st, "autosave-montana.stead", "damaged"); !errors.Is(err, ErrLarge) {
		t.Errorf("it is copied to %q: %v", aside, err)
	}
}
