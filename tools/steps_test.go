//go:build unix

package tools

import (
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"
)

// rows are three rows of steps; what two of them do comes from outside.
const rows = `#!/bin/sh
set -eu
log=build/log minute=60 patience=1 target=test
good() { echo fine; }
slow() { sleep 3600 & echo $! >build/sleeper; wait; }
slowly() { sleep 1; }
long() { sleep 4; }
bad() { sleep 1; echo "it is odd"; exit 1; }
if [ "$1" = run ]; then
	shift
	"$@"
	exit
fi
. tools/steps.sh
beside_row() { step 1 "played" "$two"; step 1 "played again" good; }
third_row() { step 1 "packed" long; }
one=$1 two=$2
begin_steps
beside beside_row
beside third_row
step 1 "computed" "$one"
step 1 "computed again" good
end_steps
`

// All rows run to their ends; a failure in one of them ends all at once, shows
// what the step said, and leaves nothing running.
func TestRowsOfSteps(t *testing.T) {
	for _, c := range []struct {
		name, one, two string
		fails          bool
		says           []string
		not            string
	}{
		{"all pass", "good", "slowly", false, []string{"computed again", "played again", "packed", "5 passed, 0 failed, in "}, "FAILED"},
		{"this row fails", "bad", "slow", true,
			[]string{"computed  ", " FAILED after ", "it is odd", "computed failed.", "computed.txt\n0 passed, 1 failed"}, "again"},
		{"the row beside fails", "slow", "bad", true,
			[]string{"played  ", " FAILED after ", "it is odd", "played failed.", "played.txt\n0 passed, 1 failed"}, "again"},
		{"the row beside fails last", "good", "bad", true, []string{"played failed.", "2 passed, 1 failed"}, "played again"},
	} {
		t.Run(c.name, func(t *testing.T) {
			m := newMachine(t)
			m.write("tools/test.sh", rows, 0o755)
			cmd := exec.Command("/bin/sh", "tools/test.sh", c.one, c.two)
			cmd.Dir, cmd.Env = m.dir, m.env
			out, err := cmd.CombinedOutput()
			if failed := err != nil; failed != c.fails {
				t.Errorf("it ends with %v", err)
			}
			says(t, string(out), c.says...)
			if strings.Contains(string(out), c.not) {
				t.Errorf("it says %q:\n%s", c.not, out)
			}
			if pid, err := os.ReadFile(filepath.Join(m.dir, "build/sleeper")); err == nil {
				n, err := strconv.Atoi(strings.TrimSpace(string(pid)))
				if err != nil {
					t.Fatal(err)
				}
				// It is ended in the same moment as the script; a test that hangs here shows that it is not.
				for syscall.Kill(n, 0) == nil {
					time.Sleep(10 * time.Millisecond)
				}
			}
		})
	}
}

// The files of what steps say have names that every system and shell takes.
func TestStepsHavePlainFileNames(t *testing.T) {
	m := newMachine(t)
	m.write("tools/test.sh", `#!/bin/sh
set -eu
log=build/log minute=60 patience=1 target=test
if [ "$1" = run ]; then exit; fi
. tools/steps.sh
begin_steps
step 1 "rules: scripts, seeds" good
step 1 "saves under js/wasm (all)" good
end_steps
`, 0o755)
	cmd := exec.Command("/bin/sh", "tools/test.sh", "all")
	cmd.Dir, cmd.Env = m.dir, m.env
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	for _, name := range []string{"rules-scripts-seeds.txt", "saves-under-js-wasm-all.txt"} {
		if _, err := os.Stat(filepath.Join(m.dir, "build/log", name)); err != nil {
			t.Error(err)
		}
	}
}
