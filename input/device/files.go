package device

import (
	"errors"
	"io"
	"io/fs"

	"tilestead/input"
)

// mostFiles is how many files are taken of those dropped at once.
const mostFiles = 20

// read reads what was dropped on the window; folders are passed over.
func read(dropped fs.FS) (files []input.File) {
	entries, err := fs.ReadDir(dropped, ".")
	if err != nil {
		return []input.File{{Name: "?", Err: err}}
	}
	for _, e := range entries {
		if e.IsDir() || len(files) == mostFiles {
			continue
		}
		f := input.File{Name: e.Name()}
		f.Data, f.Err = readFile(dropped, e.Name())
		files = append(files, f)
	}
	return files
}

func readFile(dropped fs.FS, name string) (data []byte, err error) {
	f, err := dropped.Open(name)
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, f.Close()) }()
	data, err = io.ReadAll(io.LimitReader(f, input.MostBytes+1))
	if len(data) > input.MostBytes {
		return nil, input.ErrLarge
	}
	return data, err
}
