package save

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"testing"
)

// endless is a file that never ends; it counts what is read of it.
type endless struct{ read int64 }

func (e *endless) Read(b []byte) (int, error) { e.read += int64(len(b)); return len(b), nil }

// Of a file that is too large no more is read than shows that.
func TestReadingEnds(t *testing.T) {
	e := &endless{}
	if _, err := ReadUpTo(e, 1000); !errors.Is(err, ErrLarge) || e.read > 1<<16 {
		t.Errorf("%v after %d bytes", err, e.read)
	}
	if data, err := ReadUpTo(io.LimitReader(e, 1000), 1000); err != nil || len(data) != 1000 {
		t.Errorf("%d bytes of as many as may be: %v", len(data), err)
	}
	path := filepath.Join(t.TempDir(), "large.stead")
	if err := os.WriteFile(path, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	for size, ok := range map[int64]bool{MaxBytes: true, MaxBytes + 1: false, 1 << 40: false} {
		if err := os.Truncate(path, size); err != nil {
			t.Logf("no file of %d bytes can be made: %v", size, err)
			continue
		}
		data, err := ReadFile(path)
		if ok && (err != nil || int64(len(data)) != size) || !ok && !errors.Is(err, ErrLarge) {
			t.Errorf("%d bytes: %d are read, %v", size, len(data), err)
		}
	}
}
