package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// What keeps every method in the page's program is in Ebitengine in no other place.
func TestEngineIsChanged(t *testing.T) {
	out, err := exec.Command(goTool(), "list", "-m", "-f", "{{.Dir}}", engine).Output()
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	if err := copyEngine(strings.TrimSpace(string(out)), dir); err != nil {
		t.Fatal(err)
	}
	for name := range engineChanges {
		data, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil {
			t.Fatal(err)
		}
		for _, not := range []string{"text/template", "go/build", "go/printer", "archive/zip", "log/slog",
			"encoding/gob", "\"go/constant\""} {
			if strings.Contains(string(data), not) {
				t.Errorf("%s uses %s", name, not)
			}
		}
		if slices.Contains(shaderFiles, name) && strings.Count(string(data), "func Fragment(dstPos") != 9 {
			t.Errorf("%s has %d shaders; want 9", name, strings.Count(string(data), "func Fragment(dstPos"))
		}
	}
	args := []string{"vet"}
	for name := range engineChanges {
		args = append(args, "./"+filepath.Dir(name))
	}
	cmd := exec.Command(goTool(), args...)
	cmd.Dir, cmd.Env = dir, append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
}

func TestAnotherEngineIsNotChanged(t *testing.T) {
	for name, with := range engineChanges {
		if _, err := with("package other\n"); err == nil {
			t.Errorf("%s was changed, though there is nothing of it", name)
		}
	}
}
