package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"fmt"
	"io/fs"
	"path"
	"strings"
	"time"
)

// A file is one of an archive.
type file struct {
	name string // with slashes
	data []byte
	run  bool // it is a program
}

func (f file) mode() fs.FileMode {
	if f.run {
		return 0o755
	}
	return 0o644
}

// packed is the time of all files: archives of the same files are the same.
var packed = time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)

// pack makes the archive that name ends in: .zip or .tar.gz.
func pack(name string, files []file) ([]byte, error) {
	seen := map[string]bool{}
	for _, f := range files {
		if seen[f.name] || f.name != path.Clean(f.name) || path.IsAbs(f.name) {
			return nil, fmt.Errorf("%q is in it twice or is no clean path", f.name)
		}
		seen[f.name] = true
	}
	if strings.HasSuffix(name, ".zip") {
		return zipped(files)
	}
	return tarred(files)
}

func zipped(files []file) ([]byte, error) {
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	for _, f := range files {
		h := &zip.FileHeader{Name: f.name, Method: zip.Deflate, Modified: packed}
		h.SetMode(f.mode())
		w, err := z.CreateHeader(h)
		if err != nil {
			return nil, err
		}
		if _, err := w.Write(f.data); err != nil {
			return nil, err
		}
	}
	if err := z.Close(); err != nil {
		return nil, err
	}
	return b.Bytes(), nil
}

func tarred(files []file) ([]byte, error) {
	var b bytes.Buffer
	g, err := gzip.NewWriterLevel(&b, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	t := tar.NewWriter(g)
	for _, f := range files {
		h := &tar.Header{Name: f.name, Mode: int64(f.mode()), Size: int64(len(f.data)), ModTime: packed,
			Typeflag: tar.TypeReg}
		if err := t.WriteHeader(h); err != nil {
			return nil, err
		}
		if _, err := t.Write(f.data); err != nil {
			return nil, err
		}
	}
	if err := t.Close(); err != nil {
		return nil, err
	}
	if err := g.Close(); err != nil {
		return nil, err
	}
	return b.Bytes(), nil
}
