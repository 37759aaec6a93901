//go:build unix

package save

import (
	"errors"
	"io/fs"
	"syscall"
	"testing"
)

// A disk without room is told apart from other troubles.
func TestFullDiskIsErrFull(t *testing.T) {
	for n, want := range map[syscall.Errno]bool{syscall.ENOSPC: true, syscall.EDQUOT: true, syscall.EACCES: false} {
		err := &fs.PathError{Op: "write", Path: "x", Err: n}
		if got := reason(err); errors.Is(got, ErrFull) != want || !errors.Is(got, n) {
			t.Errorf("%v becomes %v", err, got)
		}
	}
	if err := reason(&fs.PathError{Op: "open", Path: "x", Err: syscall.EROFS}); !errors.Is(err, fs.ErrPermission) {
		t.Errorf("a disk that can only be read becomes %v", err)
	}
	if reason(nil) != nil {
		t.Error("no error becomes one")
	}
}
