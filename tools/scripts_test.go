//go:build unix

package tools

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// A machine is a system that has the scripts and a few programs of the tests'
// own beside the usual small ones.
type machine struct {
	t   *testing.T
	dir string
	env []string

	answer string // what is typed
}

// usual are the programs that every system has.
var usual = []string{"awk", "cat", "date", "dirname", "env", "find", "grep", "head", "id", "mkdir", "mktemp", "mv",
	"rm", "sed", "sh", "sleep", "tail", "tr", "uname", "touch", "timeout"}

func newMachine(t *testing.T) *machine {
	t.Helper()
	m := &machine{t: t, dir: t.TempDir()}
	if err := os.CopyFS(filepath.Join(m.dir, "tools"), os.DirFS(".")); err != nil {
		t.Fatal(err)
	}
	m.write("go.mod", "module tilestead\n\ngo 1.26.0\n", 0o644)
	for _, name := range usual {
		if path, err := exec.LookPath(name); err == nil {
			if err := os.MkdirAll(filepath.Join(m.dir, "bin"), 0o755); err != nil {
				t.Fatal(err)
			}
			if err := os.Symlink(path, filepath.Join(m.dir, "bin", name)); err != nil {
				t.Fatal(err)
			}
		}
	}
	m.env = []string{"PATH=" + filepath.Join(m.dir, "bin"), "HOME=" + m.dir,
		"GO_PLACES=" + filepath.Join(m.dir, "opt/go-1.*/bin"), "SSL_CERT_FILE=any"}
	return m
}

func (m *machine) write(name, text string, mode os.FileMode) {
	m.t.Helper()
	name = filepath.Join(m.dir, name)
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		m.t.Fatal(err)
	}
	// What is there may be a link to a program of the real machine, which
	// writing would follow.
	if err := os.Remove(name); err != nil && !os.IsNotExist(err) {
		m.t.Fatal(err)
	}
	if err := os.WriteFile(name, []byte(text), mode); err != nil {
		m.t.Fatal(err)
	}
}

// program puts a program of the test's own on the machine.
func (m *machine) program(name, script string) { m.write(name, "#!/bin/sh\n"+script+"\n", 0o755) }

// golang puts a Go of that version on the machine. It notes its calls in
// calls.txt and fetches a toolchain as far as GOTOOLCHAIN allows.
func (m *machine) golang(name, version string) {
	m.program(name, fmt.Sprintf(`echo "%[1]s $*" >>%[2]s/calls.txt
running=%[3]s
[ "$GOTOOLCHAIN" = local ] || running=1.26.8
case $1 in
version) echo "go version go$running linux/amd64" ;;
env)
	case $2 in
	GOROOT) echo %[2]s/goroot ;;
	*) echo "go$running" ;;
	esac ;;
esac`, filepath.Base(filepath.Dir(name)), m.dir, version))
}

// run runs a command line in sh with the scripts' common words read first.
func (m *machine) run(line string, env ...string) (said string, ok bool) {
	m.t.Helper()
	m.write("tools/try.sh", ". \"$(dirname \"$0\")/common.sh\"\n"+line+"\n", 0o644)
	cmd := exec.Command("/bin/sh", "tools/try.sh")
	cmd.Dir = m.dir
	cmd.Env = append(slices.Clone(m.env), env...)
	cmd.Stdin = strings.NewReader(m.answer)
	out, err := cmd.CombinedOutput()
	return string(out), err == nil
}

func (m *machine) calls() string {
	data, err := os.ReadFile(filepath.Join(m.dir, "calls.txt"))
	if err != nil && !os.IsNotExist(err) {
		m.t.Fatal(err)
	}
	return string(data)
}

// says fails the test unless what was said holds all the words.
func says(t *testing.T, said string, words ...string) {
	t.Helper()
	for _, w := range words {
		if !strings.Contains(said, w) {
			t.Errorf("it does not say %q but:\n%s", w, said)
		}
	}
}

func TestGoIsFoundOrAskedFor(t *testing.T) {
	for _, c := range []struct {
		name  string
		goes  map[string]string // where each Go is, and its version
		env   []string
		takes string // version; "": the script ends
		says  []string
	}{
		{"none", nil, nil, "", []string{"Go is missing", "Go 1.21 or newer", "https://go.dev/dl"}},
		{"new", map[string]string{"bin/go": "1.23.5"}, nil, "1.23.5", nil},
		{"old", map[string]string{"bin/go": "1.19.8"}, nil, "",
			[]string{"bin/go is Go 1.19.8, which is too old", "make play GO=/path/to/go"}},
		{"old before new", map[string]string{"bin/go": "1.19.8", "opt/go-1.26/bin/go": "1.26.8"}, nil, "1.26.8", nil},
		{"the newest of several", map[string]string{"opt/go-1.23/bin/go": "1.23.5", "opt/go-1.9/bin/go": "1.9",
			"opt/go-1.22/bin/go": "1.22.1"}, nil, "1.23.5", nil},
		{"named", map[string]string{"bin/go": "1.26.8", "opt/go-1.22/bin/go": "1.22.1"},
			[]string{"GO=opt/go-1.22/bin/go"}, "1.22.1", nil},
		{"named and old", map[string]string{"bin/go": "1.26.8", "opt/go-1.9/bin/go": "1.9"},
			[]string{"GO=opt/go-1.9/bin/go"}, "", []string{"opt/go-1.9/bin/go is Go 1.9, which is too old"}},
		{"may not fetch", map[string]string{"bin/go": "1.23.5"}, []string{"GOTOOLCHAIN=local"}, "",
			[]string{"Go 1.23.5 is here", "GOTOOLCHAIN=local", "GOTOOLCHAIN=auto"}},
		{"need not fetch", map[string]string{"bin/go": "1.27"}, []string{"GOTOOLCHAIN=local"}, "1.27", nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			m := newMachine(t)
			for at, version := range c.goes {
				m.golang(at, version)
			}
			// What tests call "go" is the Go that builds.
			said, ok := m.run(`need_go; echo "takes $(GOTOOLCHAIN=local "$GO" env) and $(GOTOOLCHAIN=local go env)"`,
				c.env...)
			if ok != (c.takes != "") {
				t.Errorf("the script ends well: %v; it says:\n%s", ok, said)
			}
			says(t, said, c.says...)
			if c.takes != "" {
				says(t, said, "takes go"+c.takes+" and go"+c.takes)
			}
		})
	}
}

// apt-get is what a machine of Debian's kin installs with; it notes its calls.
const aptGet = `echo "apt-get $*" >>%s/calls.txt
case "$*" in
*--assume-no*) echo "Need to get 2,048 kB of archives."; echo "After this operation, 8 MB of additional disk space will be used."; exit 1 ;;
*install*) echo "many words of apt"; %s ;;
esac`

func aptMachine(t *testing.T, install string) *machine {
	m := newMachine(t)
	m.golang("bin/go", "1.23.5")
	m.program("bin/apt-get", fmt.Sprintf(aptGet, m.dir, install))
	return m
}

const wantsOne = `want_one() { want thing "shows it" false; }
need_go want_one; echo went on`

// Packages are installed with a word about their size, and apt's own many words
// go to a file.
func TestWhatIsMissingIsInstalled(t *testing.T) {
	m := aptMachine(t, "exit 0")
	m.program("bin/id", "echo 0")
	said, ok := m.run(wantsOne)
	if !ok || strings.Contains(said, "many words") {
		t.Errorf("it says:\n%s", said)
	}
	says(t, said, "thing: shows it", "2,048 kB to fetch, 8 MB on the disk", "build/log/apt.txt", "went on")
	says(t, m.calls(), "install -y --no-install-recommends thing")
	if log, err := os.ReadFile(filepath.Join(m.dir, "build/log/apt.txt")); err != nil ||
		!strings.Contains(string(log), "many words of apt") {
		t.Errorf("the file says %q, %v", log, err)
	}
}

// Certificates are there before Go fetches anything.
func TestCertificatesComeFirst(t *testing.T) {
	m := aptMachine(t, "exit 0")
	m.program("bin/id", "echo 0")
	m.env = slices.DeleteFunc(m.env, func(v string) bool { return strings.HasPrefix(v, "SSL_") })
	if said, ok := m.run("certificates() { false; }\nneed_go"); !ok {
		t.Fatalf("it says:\n%s", said)
	}
	calls := m.calls()
	installed := strings.Index(calls, "install -y --no-install-recommends ca-certificates")
	// The first call only asks for the version that is here.
	fetched := strings.LastIndex(calls, "bin version")
	if installed < 0 || fetched < installed {
		t.Errorf("the calls were:\n%s", calls)
	}
}

// Whoever refuses the password is asked once; only apt's own failure leads to
// a new list of packages and another try.
func TestInstallingFails(t *testing.T) {
	for _, c := range []struct {
		name          string
		sudo, install string
		asked         int
		says          string
	}{
		{"the password is refused", "exit 1", "exit 0", 1, "sudo did not install them. As root: apt-get install thing"},
		{"the list of packages is old", `exec "$@"`,
			`case $(grep -c -e "install -y" ` + "calls.txt" + `) in 1) exit 100 ;; esac`, 3, "went on"},
		{"there is no such package", `exec "$@"`, "echo no such thing; exit 100", 3,
			"no such thing\ntilestead: apt-get could not install them"},
	} {
		t.Run(c.name, func(t *testing.T) {
			m := aptMachine(t, c.install)
			m.program("bin/id", "echo 1000")
			m.program("bin/sudo", "echo sudo >>"+m.dir+"/sudo.txt\n"+c.sudo)
			said, _ := m.run("package_lists() { true; }\n" + wantsOne)
			says(t, said, c.says, "sudo may ask for your password")
			asked, err := os.ReadFile(filepath.Join(m.dir, "sudo.txt"))
			if err != nil || strings.Count(string(asked), "sudo") != c.asked {
				t.Errorf("sudo was asked %q, want %d times; it says:\n%s", asked, c.asked, said)
			}
		})
	}
}

// A step that takes too long is ended and told in one sentence, whoever notices
// first: Go, which knows the test, or the script.
func TestStepsHaveALimit(t *testing.T) {
	const panics = `case $1 in
list) echo tilestead ;;
test)
	printf 'panic: test timed out after 10m0s\n\trunning tests:\n\t\tTestSlow (9m59s)\n\t\tTestSlow/case (9m)\n\ngoroutine 1 [running]:\n'
	exit 1 ;;
esac`
	for _, c := range []struct{ name, gofmt, golang, says string }{
		{"the script", "sleep 60 & wait", "",
			"format timed out after 2 min; this machine may be slow or busy: PATIENCE=3 make check gives every step " +
				"three times as long.\n"},
		{"Go", "", panics, "unit and scenario tests, fuzz seeds timed out after 30 min, running TestSlow " +
			"TestSlow/case; this machine"},
		{"nobody", "echo odd.go", "", "not formatted (gofmt -w mends it): odd.go"},
	} {
		t.Run(c.name, func(t *testing.T) {
			m := newMachine(t)
			m.golang("bin/go", "1.27")
			old, err := os.ReadFile(filepath.Join(m.dir, "bin/go"))
			if err != nil {
				t.Fatal(err)
			}
			m.program("bin/go", string(old)+c.golang)
			m.program("goroot/bin/gofmt", c.gofmt)
			cmd := exec.Command("/bin/sh", "tools/test.sh", "quick")
			cmd.Dir, cmd.Env = m.dir, append(m.env, "MINUTE=1")
			if c.name != "the script" {
				cmd.Env = m.env
			}
			out, err := cmd.CombinedOutput()
			if err == nil {
				t.Error("the checks pass")
			}
			says(t, string(out), c.says, "build/log/", " failed\n")
			if strings.Contains(string(out), "goroutine") {
				t.Errorf("it shows where the goroutines are:\n%s", out)
			}
		})
	}
}

// make help lists every target.
func TestHelpListsEveryTarget(t *testing.T) {
	makefile, err := os.ReadFile("../Makefile")
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(makefile)) {
		if targets, ok := strings.CutPrefix(line, ".PHONY:"); ok {
			for _, name := range strings.Fields(targets) {
				if !strings.Contains(string(makefile), "\n"+name+": ## ") {
					t.Errorf("make help does not list %s", name)
				}
			}
			return
		}
	}
	t.Error("the Makefile says nothing of .PHONY")
}
