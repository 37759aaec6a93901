//go:build !js

package save

import (
	"errors"
	"os"
	"path/filepath"
	"testing"
	"time"
)

// two are two windows on one folder.
func two(t *testing.T) (dir string, a, b Store) {
	dir = t.TempDir()
	a, b = OpenFolder(dir), OpenFolder(dir)
	t.Cleanup(a.Close)
	t.Cleanup(b.Close)
	return dir, a, b
}

func TestClaim(t *testing.T) {
	dir, a, b := two(t)
	for _, step := range []struct {
		what string
		err  error
		want error
	}{
		{"the first claims", a.Claim("g.stead", false), nil},
		{"again", a.Claim("g.stead", false), nil},
		{"the second", b.Claim("g.stead", false), ErrHeld},
		{"another file", b.Claim("h.stead", false), nil},
		{"a name that is none", b.Claim("../h", false), CheckName("../h")},
	} {
		if !errors.Is(step.err, step.want) && step.err.Error() != step.want.Error() {
			t.Errorf("%s: %v, want %v", step.what, step.err, step.want)
		}
	}
	if !a.Holds("g.stead") || !b.Holds("h.stead") || a.Holds("h.stead") || b.Holds("g.stead") {
		t.Error("somebody holds what the other claimed, or not what it claimed itself")
	}
	if err := b.Claim("g.stead", true); err != nil || a.Holds("g.stead") || !b.Holds("g.stead") {
		t.Errorf("taken over: %v", err)
	}
	a.Release("g.stead") // it is not its own any more
	if !b.Holds("g.stead") || a.Claim("g.stead", false) != ErrHeld {
		t.Error("the one that lost it gave it up for the other")
	}
	b.Release("g.stead")
	if err := a.Claim("g.stead", false); err != nil {
		t.Errorf("released: %v", err)
	}
	a.Close()
	if err := b.Claim("g.stead", false); err != nil {
		t.Errorf("the other is closed: %v", err)
	}
	b.Close()
	if left, _ := os.ReadDir(dir); len(left) != 0 {
		t.Errorf("windows that were closed leave %v", left)
	}
}

// What a window writes is not swept away by one that opens; what a killed one
// left is, and its claims count no more.
func TestSweep(t *testing.T) {
	if dir := os.Getenv(playerEnv); dir != "" {
		st := OpenFolder(dir)
		if err := st.Claim("g.stead", false); err != nil {
			t.Fatal(err)
		}
		if _, err := st.(*folder).part([]byte("half")); err != nil {
			t.Fatal(err)
		}
		os.Stdout.WriteString("ready\n")
		time.Sleep(time.Hour)
	}
	dir := t.TempDir()
	cmd, out := startItself(t, "TestSweep", dir)
	defer cmd.Process.Kill()
	if _, err := out.Read(make([]byte, 6)); err != nil {
		t.Fatal(err)
	}
	parts := func() int {
		all, _ := filepath.Glob(filepath.Join(dir, partial+"*"))
		return len(all)
	}
	b := OpenFolder(dir)
	if err := b.Claim("g.stead", false); err != ErrHeld || parts() != 1 {
		t.Errorf("of an open window %d files are being written, its game: %v", parts(), err)
	}
	b.Close()
	_ = cmd.Process.Kill()
	_ = cmd.Wait() // says only that it was killed
	if err := os.WriteFile(filepath.Join(dir, partial+"4711"), []byte("of an older program"), 0o600); err != nil {
		t.Fatal(err)
	}
	b = OpenFolder(dir)
	if err := b.Claim("g.stead", false); err != nil || parts() != 0 {
		t.Errorf("of a killed window %d files are left, its game: %v", parts(), err)
	}
	b.Close()
	if left, _ := os.ReadDir(dir); len(left) != 0 {
		t.Errorf("there is left %v", left)
	}
}

// blind is a folder on a file system without locks: nobody sees who is open.
type blind struct{ *folder }

func (blind) present(string) bool { return false }

// Without locks the latest window has what it claims, and the one before sees it.
func TestClaimWithoutLocks(t *testing.T) {
	_, a, b := two(t)
	for _, st := range []Store{a, b} {
		f := st.(*folder)
		f.notes = blind{f}
		if err := st.Claim("g.stead", false); err != nil {
			t.Fatal(err)
		}
	}
	if a.Holds("g.stead") || !b.Holds("g.stead") {
		t.Error("both write one file, or none")
	}
}
