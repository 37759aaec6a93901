//go:build unix

package system

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// The best program that is there gets title and text, and nobody waits for it.
func TestAlertTakesTheBestProgram(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("PATH", dir)
	programs := tellers("linux", "Tilestead", "no screen <here>")
	if alertWith(programs) {
		t.Error("something is shown without a program that could")
	}
	said := filepath.Join(dir, "said")
	script := "#!/bin/sh\necho \"$0 $*\" >" + said + ".part\n/bin/mv " + said + ".part " + said + "\n/bin/sleep 5\n"
	for _, name := range []string{"kdialog", "xmessage"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(script), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	if !alertWith(programs) {
		t.Fatal("nothing is shown")
	}
	for end := time.Now().Add(20 * time.Second); ; time.Sleep(10 * time.Millisecond) {
		got, err := os.ReadFile(said)
		if err == nil {
			if want := "kdialog --title=Tilestead --error=no screen <here>"; !strings.Contains(string(got), want) {
				t.Errorf("started is %q, want %q", got, want)
			}
			return
		}
		if time.Now().After(end) {
			t.Fatal(err)
		}
	}
}

// What begins like an option is a text all the same, for each program that may show it:
// each prints here what its own way of reading a command line makes of it.
func TestAlertTextIsNoOption(t *testing.T) {
	const text = "-load: no such file"
	for _, p := range tellers("linux", "-Tilestead", text) {
		options := true
		for i, arg := range p.args[1:] {
			if arg == "--" {
				options = false
				continue
			}
			if options && (strings.HasPrefix(arg, text) || strings.HasPrefix(arg, "-Tilestead")) {
				t.Errorf("%s: argument %d is %q, which it may take for an option", p.args[0], i+1, arg)
			}
		}
		if told := strings.Join(p.args, " ") + p.in; !strings.Contains(told, text) {
			t.Errorf("%s is not told the text: %q", p.args[0], told)
		}
	}
	dir := t.TempDir()
	t.Setenv("PATH", dir)
	said := filepath.Join(dir, "said")
	script := "#!/bin/sh\n/bin/cat >" + said + ".part\n/bin/mv " + said + ".part " + said + "\n"
	if err := os.WriteFile(filepath.Join(dir, "xmessage"), []byte(script), 0o755); err != nil {
		t.Fatal(err)
	}
	if !alertWith(tellers("linux", "Tilestead", text)) {
		t.Fatal("nothing is shown")
	}
	for end := time.Now().Add(20 * time.Second); ; time.Sleep(10 * time.Millisecond) {
		if got, err := os.ReadFile(said); err == nil {
			if string(got) != text {
				t.Errorf("xmessage reads %q", got)
			}
			return
		} else if time.Now().After(end) {
			t.Fatal(err)
		}
	}
}

func TestNobodySeesAFile(t *testing.T) {
	f, err := os.Create(filepath.Join(t.TempDir(), "log"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if seen(f) {
		t.Error("a file is taken for a terminal")
	}
	null, err := os.Open(os.DevNull)
	if err != nil {
		t.Fatal(err)
	}
	defer null.Close()
	if seen(null) {
		t.Error("nothing is taken for a terminal")
	}
}
