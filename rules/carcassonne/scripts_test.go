package carcassonne

import (
	"os"
	"path/filepath"
	"testing"

	"tilestead/rules"
	"tilestead/rules/rulestest"
)

func TestScenarios(t *testing.T) {
	files, err := filepath.Glob("testdata/*.txt")
	if err != nil || len(files) == 0 {
		t.Fatalf("no scripts: %v", err)
	}
	total := 0
	for _, name := range files {
		f, err := os.Open(name)
		if err != nil {
			t.Fatal(err)
		}
		defer f.Close()
		res, err := rulestest.Script(name, f, func(string) (*rules.Title, error) { return &Title, nil })
		if err != nil {
			t.Error(err)
		}
		for _, e := range res.Failures {
			t.Error(e)
		}
		total += len(res.Scenarios)
	}
	if total < 230 {
		t.Errorf("%d scenarios, want at least 230", total)
	}
}
