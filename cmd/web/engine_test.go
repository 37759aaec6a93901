package main

import (
	"os"
	"os/exec"
	"path/filepath"
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
	for _, name := range append(shaderFiles, callerFile) {
		data, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil {
			t.Fatal(err)
		}
		for _, not := range []string{"text/template", "go/build"} {
			if strings.Contains(string(data), not) {
				t.Errorf("%s uses %s", name, not)
			}
		}
		if name != callerFile && strings.Count(string(data), "func Fragment(dstPos") != 9 {
			t.Errorf("%s has %d shaders; want 9", name, strings.Count(string(data), "func Fragment(dstPos"))
		}
	}
	cmd := exec.Command(goTool(), "vet", "./internal/builtinshader", "./internal/colormshader", "./internal/debug")
	cmd.Dir = dir
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
}

func TestAnotherEngineIsNotChanged(t *testing.T) {
	if _, err := bakeShaders("package builtinshader\n"); err == nil {
		t.Error("a file without a template was changed")
	}
	if _, err := lookForNoGo("package debug\n"); err == nil {
		t.Error("a file that looks for nothing was changed")
	}
}
