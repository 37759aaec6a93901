//go:build unix

package tools

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// aptCache knows the packages that packages.txt lists, one a line with its
// version, and answers as apt does.
const aptCache = `[ -e %[1]s/packages.txt ] || exit 0
while read -r name version; do
	case $1 in
	pkgnames) case $name in "$2"*) echo "$name" ;; esac ;;
	policy) [ "$name" != "$2" ] || printf '%%s:\n  Installed: (none)\n  Candidate: %%s\n' "$name" "$version" ;;
	esac
done <%[1]s/packages.txt`

// aptInstalls is apt-get, which finds Go in the backports once they are a
// source. What it installs comes from the folder archive.
const aptInstalls = `echo "apt-get $*" >>%[1]s/calls.txt
case "$*" in
*update*)
	if grep -qs 'bookworm-backports main' %[1]s/apt/sources.list.d/*; then
		[ ! -e %[1]s/backports.txt ] || cat %[1]s/backports.txt >>%[1]s/packages.txt
	fi ;;
*--assume-no*)
	echo "Need to get 2,048 kB of archives."
	echo "After this operation, 8 MB of additional disk space will be used."
	exit 1 ;;
*golang-go*) mv %[1]s/archive/golang-go %[1]s/bin/go ;;
*golang-1.23-go*) mkdir -p %[1]s/opt/go-1.23/bin; mv %[1]s/archive/golang-1.23-go %[1]s/opt/go-1.23/bin/go ;;
esac`

const (
	backportsGo   = "golang-1.23-go 1.23.5-1~bpo12+1\n"
	backportsLine = "deb http://deb.debian.org/debian bookworm-backports main\n"
)

// A system is one that Go is missing on, as far as the scripts see it.
type system struct {
	release  string // os-release
	packages string
	old      string // version of the Go that is there
	lacks    string // a program that is not
	user     bool
	sudo     string // script
	sources  string // apt's, beside the system's own
	answer   string // at the question; "": nobody is there
	env      []string
}

const (
	debian12 = "PRETTY_NAME=\"Debian GNU/Linux 12 (bookworm)\"\nVERSION_CODENAME=bookworm\nID=debian\n"
	debian13 = "PRETTY_NAME=\"Debian GNU/Linux 13 (trixie)\"\nVERSION_CODENAME=trixie\nID=debian\n"
	ubuntu24 = "PRETTY_NAME=\"Ubuntu 24.04.3 LTS\"\nVERSION_CODENAME=noble\nID=ubuntu\nID_LIKE=debian\n"
)

func (s system) machine(t *testing.T) *machine {
	t.Helper()
	m := newMachine(t)
	if s.old != "" {
		m.golang("bin/go", s.old)
	}
	m.golang("archive/golang-go", "1.24.4")
	m.golang("archive/golang-1.23-go", "1.23.5")
	m.write("packages.txt", s.packages, 0o644)
	m.write("backports.txt", backportsGo, 0o644)
	m.write("os-release", s.release, 0o644)
	m.write("apt/sources.list.d/other.list", "# "+backportsLine+s.sources, 0o644)
	m.program("bin/apt-cache", fmt.Sprintf(aptCache, m.dir))
	m.program("bin/apt-get", fmt.Sprintf(aptInstalls, m.dir))
	m.program("bin/id", "echo 0")
	if s.user {
		m.program("bin/id", "echo 1000")
	}
	if s.sudo != "" {
		m.program("bin/sudo", s.sudo)
	}
	if s.lacks != "" {
		if err := os.Remove(filepath.Join(m.dir, "bin", s.lacks)); err != nil {
			t.Fatal(err)
		}
	}
	m.env = append(m.env, "APT_FOLDER="+filepath.Join(m.dir, "apt"), "OS_RELEASE="+filepath.Join(m.dir, "os-release"))
	return m
}

func (m *machine) backports() string {
	data, err := os.ReadFile(filepath.Join(m.dir, "apt/sources.list.d/bookworm-backports.list"))
	if err != nil && !os.IsNotExist(err) {
		m.t.Fatal(err)
	}
	return string(data)
}

// Go is offered like any other package where the system has one that is new
// enough, and where only backports have it their source is added after a yes.
func TestGoIsOffered(t *testing.T) {
	const (
		byHand   = "Go is missing. Install Go 1.21 or newer from https://go.dev/dl and try again."
		question = "Add it and install Go? [y/N]"
		withYes  = `exec "$@"`
		is19     = "bin/go is Go 1.19.8, which is too old"
		old12    = "golang-go 2:1.19~1\n"
		own13    = "golang-go 2:1.24~2\n"
		size     = "2,048 kB to fetch, 8 MB on the disk"
	)
	for _, c := range []struct {
		name string
		system
		installs string // package; "": the script ends
		adds     bool   // the source of backports
		asks     bool
		says     []string
	}{
		{name: "Debian 13",
			system:   system{release: debian13, packages: "golang-go 2:1.24~2\ngolang-1.24-go 1.24.4-1\n"},
			installs: "golang-go", says: []string{"golang-go: Go, which builds the game\n", size}},
		{name: "Ubuntu 24.04",
			system:   system{release: ubuntu24, packages: "golang-go 2:1.22~2build1\n", user: true, sudo: withYes},
			installs: "golang-go", says: []string{"sudo may ask for your password", size}},
		{name: "Debian 13, an old Go first", system: system{release: debian13, packages: own13, old: "1.19.8"},
			installs: "golang-go", says: []string{"golang-go: Go, which builds the game; ", is19}},
		{name: "a newer one beside the system's own", system: system{release: ubuntu24,
			packages: "golang-go 2:1.18~0ubuntu2\ngolang-1.9-go 1.9.4\ngolang-1.21-go 1.21.1\ngolang-1.23-go 1.23.1\n" +
				"golang-1.25-go (none)\ngolang-1.99-go-doc 1.99\n"}, installs: "golang-1.23-go"},
		{name: "sudo refuses", system: system{release: debian13, packages: own13, user: true, sudo: "exit 1"},
			says: []string{"sudo did not install them. As root: apt-get install golang-go"}},
		{name: "Debian 12, yes", system: system{release: debian12, packages: old12, answer: "y\n"},
			installs: "golang-1.23-go", adds: true, asks: true,
			says: []string{"MB to fetch", "MB on the disk", "        " + backportsLine,
				"sources.list.d/bookworm-backports.list"}},
		{name: "Debian 12, old Go, yes",
			system: system{release: debian12, packages: old12, old: "1.19.8", answer: "Yes\n",
				user: true, sudo: withYes}, installs: "golang-1.23-go", adds: true, asks: true,
			says: []string{"golang-1.23-go: Go, which builds the game; ", is19, "sudo may ask for your password"}},
		{name: "Debian 12, no",
			system: system{release: debian12, packages: old12, answer: "n\n"}, asks: true, says: []string{byHand}},
		{name: "Debian 12, only Enter",
			system: system{release: debian12, packages: old12, answer: "\n"}, asks: true, says: []string{byHand}},
		{name: "Debian 12, old Go, no",
			system: system{release: debian12, packages: old12, old: "1.19.8", answer: "n\n"}, asks: true,
			says: []string{is19, "make play GO=/path/to/go"}},
		{name: "Debian 12, yes, sudo refuses",
			system: system{release: debian12, packages: old12, answer: "y\n", user: true,
				sudo: "exit 1"}, asks: true, says: []string{byHand}},
		{name: "Debian 12, nobody there", system: system{release: debian12, packages: old12}, says: []string{byHand}},
		{name: "Debian 12, backports in the lists", system: system{release: debian12, packages: old12 + backportsGo},
			installs: "golang-1.23-go"},
		{name: "Debian 12, backports are a source",
			system:   system{release: debian12, packages: old12, sources: backportsLine},
			installs: "golang-1.23-go"},
		{name: "a system that only looks like Debian 12", system: system{answer: "y\n", packages: old12,
			release: "VERSION_CODENAME=bookworm\nID=raspbian\nID_LIKE=debian\n"}, says: []string{byHand}},
		{name: "no os-release", system: system{packages: old12, answer: "y\n"}, says: []string{byHand}},
		{name: "no apt", system: system{release: debian12, lacks: "apt-get", answer: "y\n"}, says: []string{byHand}},
		{name: "no sudo",
			system: system{release: debian12, packages: old12, user: true, answer: "y\n"}, says: []string{byHand}},
		{name: "Debian 13, no sudo", system: system{release: debian13, packages: own13, user: true},
			says: []string{byHand}},
		{name: "another system", system: system{release: debian13, packages: own13, lacks: "uname"},
			says: []string{byHand}},
		{name: "named and old", system: system{release: debian13, packages: own13, old: "1.19.8",
			env: []string{"GO=bin/go"}}, says: []string{is19}},
		{name: "no Go at all by that name", system: system{release: debian13, packages: own13, old: "x"},
			says: []string{"bin/go does not answer as Go does"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			m := c.machine(t)
			if c.lacks == "uname" {
				m.program("bin/uname", "echo Darwin")
			}
			line := "package_lists() { true; }\n"
			if c.answer != "" {
				line += "terminal() { true; }\n"
			}
			m.answer = c.answer
			said, ok := m.run(line+`need_go; echo "takes $(GOTOOLCHAIN=local "$GO" env)"`, c.env...)
			if ok != (c.installs != "") {
				t.Errorf("the script ends well: %v; it says:\n%s", ok, said)
			}
			says(t, said, c.says...)
			installed := strings.Contains(m.calls(), "install -y")
			switch {
			case c.installs == "golang-go":
				says(t, said, "takes go1.24.4")
			case c.installs != "":
				says(t, said, "takes go1.23.5")
			case installed:
				t.Errorf("it installs; the calls were:\n%s", m.calls())
			}
			if c.installs != "" {
				says(t, m.calls(), "install -y --no-install-recommends "+c.installs+"\n")
			}
			if asks := strings.Contains(said, question); asks != c.asks {
				t.Errorf("it asks for the backports: %v; it says:\n%s", asks, said)
			}
			if got := m.backports(); got != map[bool]string{true: backportsLine}[c.adds] {
				t.Errorf("the source is %q", got)
			}
		})
	}
}

// A source that brings no Go does not stay.
func TestASourceWithoutGoIsTakenOut(t *testing.T) {
	m := system{release: debian12, packages: "golang-go 2:1.19~1\n"}.machine(t)
	m.write("backports.txt", "", 0o644)
	m.answer = "y\n"
	said, ok := m.run("package_lists() { true; }\nterminal() { true; }\nneed_go")
	if ok || m.backports() != "" {
		t.Errorf("it goes on: %v; the source is %q", ok, m.backports())
	}
	says(t, said, "the line was taken out again", "Go is missing. Install Go")
}

// Where apt has no list yet, it is fetched before Go is looked for in it.
func TestListsAreFetchedForGo(t *testing.T) {
	m := system{release: debian13, packages: ""}.machine(t)
	m.write("sources.txt", "golang-go 2:1.24~2\n", 0o644)
	m.program("bin/apt-get", "case \"$*\" in *update*) mv sources.txt packages.txt; exit 100 ;; esac\n"+
		fmt.Sprintf(aptInstalls, m.dir))
	said, ok := m.run("package_lists() { [ -s packages.txt ]; }\nneed_go; echo went on")
	if !ok {
		t.Errorf("the script ends; it says:\n%s", said)
	}
	says(t, said, "fetching the list of packages", "went on")
}
