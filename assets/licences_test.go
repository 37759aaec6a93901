package assets

import (
	"flag"
	"os"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write LICENSES anew")

// What goes with every copy is what the screen of licences shows.
func TestLicencesFile(t *testing.T) {
	want, err := AllNotices()
	if err != nil {
		t.Fatal(err)
	}
	if *update {
		if err := os.WriteFile("../LICENSES", []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	got, err := os.ReadFile("../LICENSES")
	if err != nil {
		t.Fatal(err)
	}
	if string(got) != want {
		t.Error("LICENSES is not what assets/licences says: run go test ./assets -run Licences -update")
	}
	own, err := os.ReadFile("../LICENSE")
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(want, strings.TrimSpace(string(own))) {
		t.Error("the text of LICENSE is not among the notices")
	}
}

// Every module that go.mod requires has a notice, but for tools that only check.
func TestEveryModuleHasANotice(t *testing.T) {
	mod, err := os.ReadFile("../go.mod")
	if err != nil {
		t.Fatal(err)
	}
	covered := map[string]bool{}
	notices, err := Notices()
	if err != nil {
		t.Fatal(err)
	}
	for _, n := range notices {
		for _, m := range n.Modules {
			covered[m] = true
		}
	}
	inside, seen := false, 0
	for _, line := range strings.Split(string(mod), "\n") {
		f := strings.Fields(line)
		switch {
		case len(f) > 1 && f[0] == "require" && f[1] == "(":
			inside = true
		case len(f) > 0 && f[0] == ")":
			inside = false
		case len(f) > 2 && f[0] == "require":
			f = f[1:]
			fallthrough
		case inside && len(f) > 1:
			seen++
			if !covered[f[0]] {
				t.Errorf("%s has no notice in assets/licences/index.txt", f[0])
			}
		}
	}
	if seen == 0 {
		t.Error("found no required module in go.mod")
	}
}

// The faces go with their licence.
func TestFacesHaveTheirLicence(t *testing.T) {
	notices, err := Notices()
	if err != nil {
		t.Fatal(err)
	}
	found := 0
	for _, n := range notices {
		if n.Name == "Fira Sans Condensed" || n.Name == "Alegreya" {
			found++
			if !strings.Contains(n.Text, "SIL OPEN FONT LICENSE Version 1.1") || !strings.Contains(n.Use, "@fontsource/") {
				t.Errorf("%s: the licence or where the files are from is missing", n.Name)
			}
		}
	}
	if found != 2 {
		t.Errorf("%d of 2 faces have a notice", found)
	}
}
