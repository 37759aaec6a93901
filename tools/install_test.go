//go:build unix

package tools

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// Where it may not write, the installer of the Linux package says so in its own words, with
// the folder and what to do, and writes nothing.
func TestInstallerSaysWhereItMayNotWrite(t *testing.T) {
	from := t.TempDir()
	script, err := os.ReadFile("../packaging/linux/install.sh")
	if err != nil {
		t.Fatal(err)
	}
	for name, text := range map[string]string{"install.sh": string(script), "tilestead": "", "LICENSE": "", "LICENSES": "",
		"README.txt": "", "share/applications/org.tilestead.Tilestead.desktop": "Exec=tilestead\n"} {
		path := filepath.Join(from, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	run := func(args ...string) (string, error) {
		cmd := exec.Command("sh", append([]string{"./install.sh"}, args...)...)
		cmd.Dir = from
		cmd.Env = []string{"PATH=" + os.Getenv("PATH"), "HOME=" + t.TempDir()}
		out, err := cmd.CombinedOutput()
		return string(out), err
	}
	to := t.TempDir()
	if err := os.WriteFile(filepath.Join(to, "share"), nil, 0o600); err != nil { // stops everybody, root too
		t.Fatal(err)
	}
	out, err := run(to)
	if err == nil || !strings.Contains(out, "install.sh: you may not write into "+to+"/share/doc/tilestead.") ||
		!strings.Contains(out, "sudo ./install.sh "+to+"\n") || !strings.Contains(out, "without a password: ./install.sh\n") ||
		strings.Contains(out, "mkdir") {
		t.Errorf("%v, it says\n%s", err, out)
	}
	if _, err := os.Stat(filepath.Join(to, "bin", "tilestead")); err == nil {
		t.Error("half of it is installed")
	}
	to = t.TempDir()
	if out, err := run(to); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	if os.Getuid() == 0 {
		return // nothing stops root
	}
	if err := os.Chmod(filepath.Join(to, "bin"), 0o555); err != nil {
		t.Fatal(err)
	}
	out, err = run("--remove", to)
	if err == nil || !strings.Contains(out, "sudo ./install.sh --remove "+to) || strings.Contains(out, "rm:") {
		t.Errorf("removing: %v\n%s", err, out)
	}
	if _, err := os.Stat(filepath.Join(to, "share", "tilestead", "install.sh")); err != nil {
		t.Error("half of it is removed")
	}
	_ = os.Chmod(filepath.Join(to, "bin"), 0o755)
}
