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
