package save

import (
	"errors"
	"fmt"
	"io"
	"os"
)

// ErrLarge is the error of a file that is larger than anything this program writes.
var ErrLarge = errors.New("it is too large")

// ReadFile reads a file of at most MaxBytes; of a larger or endless one no more is read,
// and the error is ErrLarge.
func ReadFile(path string) ([]byte, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	data, err := ReadUpTo(f, MaxBytes)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return data, nil
}

// ReadUpTo reads all of r, at most so many bytes; the error is ErrLarge for more.
func ReadUpTo(r io.Reader, most int64) ([]byte, error) {
	data, err := io.ReadAll(io.LimitReader(r, most+1))
	if int64(len(data)) > most {
		return nil, fmt.Errorf("%w: more than %d bytes", ErrLarge, most)
	}
	return data, err
}
