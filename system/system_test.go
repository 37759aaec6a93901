//go:build !js

package system

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestExportOverwritesNothing(t *testing.T) {
	home := t.TempDir()
	if got, want := folderIn(home), filepath.Join(home, "Tilestead"); got != want {
		t.Errorf("without documents the folder is %s, want %s", got, want)
	}
	if err := os.Mkdir(filepath.Join(home, "Documents"), 0o755); err != nil {
		t.Fatal(err)
	}
	folder := folderIn(home)
	var paths []string
	for _, text := range []string{"one", "two", "one", "three"} {
		path, err := exportTo(folder, "Sunday.stead", []byte(text))
		if err != nil {
			t.Fatal(err)
		}
		if b, err := os.ReadFile(path); err != nil || string(b) != text {
			t.Errorf("%s holds %q, %v, want %q", path, b, err, text)
		}
		rel, err := filepath.Rel(home, path)
		if err != nil {
			t.Fatal(err)
		}
		paths = append(paths, filepath.ToSlash(rel))
	}
	const want = "Documents/Tilestead/Sunday.stead Documents/Tilestead/Sunday 2.stead " +
		"Documents/Tilestead/Sunday.stead Documents/Tilestead/Sunday 3.stead"
	if got := strings.Join(paths, " "); got != want {
		t.Errorf("exported to %s, want %s", got, want)
	}
}

func TestCandidates(t *testing.T) {
	x11 := func(string) string { return "" }
	wayland := func(name string) string {
		if name == "WAYLAND_DISPLAY" {
			return "wayland-0"
		}
		return ""
	}
	for _, c := range []struct {
		goos string
		env  func(string) string
		want string
	}{{"windows", x11, "clip"}, {"darwin", x11, "pbcopy"}, {"linux", x11, "xclip xsel"},
		{"linux", wayland, "wl-copy xclip xsel"}} {
		var names []string
		for _, p := range candidates(c.goos, c.env) {
			names = append(names, p[0])
		}
		if got := strings.Join(names, " "); got != c.want {
			t.Errorf("on %s: %s, want %s", c.goos, got, c.want)
		}
	}
}

// The text reaches the program that is there; when none is, the error names
// what would do.
func TestCopy(t *testing.T) {
	dir := t.TempDir()
	out := filepath.Join(dir, "out")
	program := filepath.Join(dir, "board")
	if err := os.WriteFile(program, []byte("#!/bin/sh\ncat >\"$1\"\n"), 0o755); err != nil {
		t.Fatal(err)
	}
	missing := []string{filepath.Join(dir, "none")}
	if err := copyWith([][]string{missing, {program, out}}, "00ff"); err != nil {
		t.Fatal(err)
	}
	if b, err := os.ReadFile(out); err != nil || string(b) != "00ff" {
		t.Errorf("copied %q, %v", b, err)
	}
	if err := copyWith([][]string{missing, missing}, "x"); err == nil || !strings.Contains(err.Error(), "none") {
		t.Errorf("without a program: %v", err)
	}
	if err := copyWith([][]string{{program}}, "x"); err == nil {
		t.Error("a program that fails is taken for done")
	}
}
