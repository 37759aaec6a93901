package device

import (
	"errors"
	"testing"
	"testing/fstest"

	"tilestead/input"
)

func TestDroppedFiles(t *testing.T) {
	files := read(fstest.MapFS{
		"a.stead":      {Data: []byte("tilestead 1\n")},
		"folder/b":     {Data: []byte("x")},
		"huge.stead":   {Data: make([]byte, input.MostBytes+1)},
		"z/deep/er.st": {Data: []byte("x")},
	})
	if len(files) != 2 {
		t.Fatalf("%d files, want the two that are no folders", len(files))
	}
	if f := files[0]; f.Name != "a.stead" || string(f.Data) != "tilestead 1\n" || f.Err != nil {
		t.Errorf("the first is %q, %q, %v", f.Name, f.Data, f.Err)
	}
	if f := files[1]; !errors.Is(f.Err, input.ErrLarge) || f.Data != nil {
		t.Errorf("a file that is too large was read")
	}
}
