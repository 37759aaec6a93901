package save

import (
	"errors"
	"fmt"
	"io/fs"
	"strings"
)

// readLines reads the lines of a file of what is remembered, each as read does. Those that it refuses
// are given as they are, so that nothing is lost by them; empty ones are none.
func readLines[T any](data []byte, read func(line string) (T, error)) (list []T, damaged []string) {
	for _, line := range strings.Split(strings.TrimPrefix(string(data), byteOrderMark), "\n") {
		line = strings.TrimRight(line, "\r")
		if line == "" {
			continue
		}
		if r, err := read(line); err == nil {
			list = append(list, r)
		} else {
			damaged = append(damaged, line)
		}
	}
	return list, damaged
}

// linesOf reads a file of the store as read does; there is nothing in one that is not there.
func linesOf[T any](s Store, file string, read func([]byte) ([]T, []string)) (list []T, damaged []string, err error) {
	data, err := s.Read(file)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil, nil
	}
	list, damaged = read(data)
	return list, damaged, err
}

// lineBytes is the file of such lines. It fails when one could not be read again; what names that.
func lineBytes[T any](list []T, line func(*T) string, read func(string) (T, error), what string) ([]byte, error) {
	var b []byte
	for i := range list {
		text := line(&list[i])
		if _, err := read(text); err != nil {
			return nil, fmt.Errorf("save: %s could not be remembered: %w", what, err)
		}
		b = append(append(b, text...), '\n')
	}
	return b, nil
}
