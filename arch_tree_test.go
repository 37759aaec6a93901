package main

import (
	"bytes"
	"errors"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// mostTracked is how many bytes a file of the tree may have, outside those folders that
// hold what is painted, composed and photographed.
const mostTracked = 2 << 20

var heavy = []string{"assets/", "docs/pictures/"}

// programs are what the files of programs begin with, by their kind.
var programs = map[string]string{
	"ELF": "\x7fELF", "PE": "MZ", "WebAssembly": "\x00asm",
	"Mach-O 64": "\xcf\xfa\xed\xfe", "Mach-O 32": "\xce\xfa\xed\xfe", "Mach-O for many": "\xca\xfe\xba\xbe",
}

// What is built stays out of the tree: whoever clones it gets sources.
func TestTheTreeHoldsNoPrograms(t *testing.T) {
	list, err := exec.Command("git", "ls-files", "-z").Output()
	if err != nil {
		t.Skipf("git does not tell what is tracked: %v", err)
	}
	names := strings.Split(strings.TrimSuffix(string(list), "\x00"), "\x00")
	if len(names) < 500 {
		t.Fatalf("only %d files are tracked: this test looks in the wrong place", len(names))
	}
	for _, name := range names {
		if strings.HasPrefix(name, heavy[0]) || strings.HasPrefix(name, heavy[1]) {
			continue
		}
		if why := unwanted(filepath.FromSlash(name)); why != "" {
			t.Errorf("%s: %s; take it out of the tree", name, why)
		}
	}
}

// unwanted says why a file does not belong into the tree, "" when it does or is gone.
func unwanted(name string) string {
	info, err := os.Lstat(name)
	if err != nil || !info.Mode().IsRegular() {
		return ""
	}
	if info.Size() > mostTracked {
		return "larger than 2 MB"
	}
	f, err := os.Open(name)
	if err != nil {
		return err.Error()
	}
	defer f.Close()
	head := make([]byte, 4)
	if n, err := io.ReadFull(f, head); err != nil && !errors.Is(err, io.ErrUnexpectedEOF) {
		return ""
	} else {
		head = head[:n]
	}
	for kind, begins := range programs {
		if bytes.HasPrefix(head, []byte(begins)) {
			return "a program (" + kind + ")"
		}
	}
	return ""
}

// Programs and large files are told apart from what belongs into the tree.
func TestProgramsAreSeen(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	for begins, wrong := range map[string]bool{
		"\x7fELF\x02": true, "MZ\x90\x00": true, "\x00asm\x01": true, "\xcf\xfa\xed\xfe\x07": true,
		"\xca\xfe\xba\xbe\x00": true, "package main\n": false, "#!/bin/sh\n": false, "": false,
		strings.Repeat("a", mostTracked+1): true,
	} {
		if err := os.WriteFile(file, []byte(begins), 0o600); err != nil {
			t.Fatal(err)
		}
		if got := unwanted(file) != ""; got != wrong {
			t.Errorf("%.8q is unwanted: %t, want %t", begins, got, wrong)
		}
	}
}

// Whatever is built below any folder is left out by git.
func TestBuildsAreIgnored(t *testing.T) {
	for _, name := range []string{"build/tilestead", "tools/lint/build/staticcheck", "e2e/web/build/shots/a.png",
		"cmd/lab/lab.test", "tilestead.exe"} {
		if out, err := exec.Command("git", "check-ignore", "--no-index", name).CombinedOutput(); err != nil {
			if _, is := err.(*exec.ExitError); !is || len(out) > 0 {
				t.Skipf("git does not tell what is ignored: %v %s", err, out)
			}
			t.Errorf("%s is not ignored", name)
		}
	}
}
