// Package golden compares what a test made with a file in testdata. The flag
// -update writes those files anew; nothing else does.
package golden

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write the golden files in testdata anew")

// Updating says whether the files are being written anew.
func Updating() bool { return *update }

// File fails the test when got is not what the file at path holds, and names
// the first line that differs. With -update it writes the file instead.
func File(t testing.TB, path, got string) {
	t.Helper()
	if *update {
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	b, err := os.ReadFile(path)
	if err != nil {
		t.Fatalf("%v; run the test with -update to write it", err)
	}
	if want := string(b); got != want {
		n, g, w := firstDifference(got, want)
		t.Errorf("%s:%d: have %q, the file says %q; if the change is meant, run the test with -update", path, n, g, w)
	}
}

// firstDifference is the first line in which two different texts differ.
func firstDifference(got, want string) (line int, g, w string) {
	for line = 1; ; line++ {
		var moreG, moreW bool
		g, got, moreG = strings.Cut(got, "\n")
		w, want, moreW = strings.Cut(want, "\n")
		if g != w || moreG != moreW {
			return line, g, w
		}
	}
}
