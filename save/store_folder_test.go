//go:build !js

package save

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"tilestead/rules"
)

func platformStore(t *testing.T) Store {
	st := OpenFolder(filepath.Join(t.TempDir(), "deep", "tilestead"))
	t.Cleanup(st.Close)
	return st
}

func TestFolderErrors(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	st := OpenFolder(filepath.Join(file, "sub"))
	if !errors.Is(st.Check(), ErrFolder) || st.Write("a", nil) == nil {
		t.Error("a folder was made in a file")
	}
	if err := st.Write("a.stead", nil); err == nil || !strings.Contains(err.Error(), "a.stead") {
		t.Errorf("the file is not named: %v", err)
	}
	if _, err := st.Read("a"); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("reading where no folder can be: %v", err)
	}
	if names, err := st.Names(); len(names) != 0 || err != nil {
		t.Errorf("there lie %q, %v", names, err)
	}
	// Once the folder can be made, all is well.
	if err := os.Remove(file); err != nil {
		t.Fatal(err)
	}
	if err := st.Write("a", []byte("x")); err != nil {
		t.Errorf("the folder can be made: %v", err)
	}
	if err := os.RemoveAll(file); err != nil {
		t.Fatal(err)
	}
	if err := st.Write("a", []byte("y")); err != nil {
		t.Errorf("the folder was removed while the window was open: %v", err)
	}
	if err := st.Check(); err != nil {
		t.Errorf("something can be written: %v", err)
	}
}

// Without a folder nothing is read, and whoever writes learns why.
func TestNoFolderAtAll(t *testing.T) {
	t.Setenv("XDG_CONFIG_HOME", "")
	t.Setenv("HOME", "")
	t.Setenv("AppData", "")
	st := Open()
	if _, err := st.Read("a"); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("reading: %v", err)
	}
	if err := st.Check(); !errors.Is(err, ErrNoHome) || !errors.Is(st.Write("a", nil), ErrNoHome) {
		t.Errorf("something was written, or it is not said that there is no folder: %v", err)
	}
	if err := st.Claim("a", false); err != nil || !st.Holds("a") {
		t.Errorf("who alone could write is refused: %v", err)
	}
}

// A power cut finds the new file under its name: the folder is made sure of
// after the file has it.
func TestFolderIsSynced(t *testing.T) {
	st := platformStore(t)
	usual := syncFolder
	defer func() { syncFolder = usual }()
	found := "nothing"
	syncFolder = func(dir string) {
		data, err := os.ReadFile(filepath.Join(dir, "a.stead"))
		found = fmt.Sprint(string(data), err)
		usual(dir)
	}
	if err := st.Write("a.stead", []byte("new")); err != nil {
		t.Fatal(err)
	}
	if found != "new<nil>" {
		t.Errorf("the folder was synced with %s in it", found)
	}
}

// playerEnv names the folder for the player process of TestKilled.
const playerEnv = "TILESTEAD_TEST_PLAYER"

// TestKilled lets another process play and save after every action, kills it
// at random moments, many times, and finds the save whole and no older than
// what the process said it had saved.
func TestKilled(t *testing.T) {
	if dir := os.Getenv(playerEnv); dir != "" {
		playForever(t, dir)
		return
	}
	if testing.Short() {
		t.Skip("short")
	}
	dir := t.TempDir()
	r := rand.New(rand.NewPCG(1, 2))
	far := 0
	for round := range 60 {
		said := playUntilKilled(t, dir, time.Duration(r.IntN(12000))*time.Microsecond)
		st := OpenFolder(dir)
		data, err := st.Read("autosave.stead")
		if errors.Is(err, fs.ErrNotExist) && said < 0 {
			continue
		}
		if err != nil {
			t.Fatal(err)
		}
		g, err := Read(data)
		if err != nil {
			t.Fatalf("round %d: %v\n%s", round, err, data)
		}
		if n := g.Match.Len(); n < said || n > said+1 && said >= 0 {
			t.Fatalf("round %d: %d actions are saved, the player had saved %d", round, n, said)
		}
		far = max(far, g.Match.Len())
		if names, err := st.Names(); err != nil || len(names) != 1 {
			t.Fatalf("round %d: %q lie in the folder, %v", round, names, err)
		}
		st.Close()
	}
	if far < 20 {
		t.Errorf("the games only got to action %d: nothing was tried", far)
	}
}

// startItself starts this test program as a player of its own in a folder; the
// test of that name is what it does there.
func startItself(t *testing.T, test, dir string) (*exec.Cmd, io.Reader) {
	t.Helper()
	cmd := exec.Command(os.Args[0], "-test.run=^"+test+"$")
	cmd.Env = append(os.Environ(), playerEnv+"="+dir)
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	return cmd, out
}

// playUntilKilled gives the last number of actions the player said were saved,
// -1 for none.
func playUntilKilled(t *testing.T, dir string, after time.Duration) int {
	t.Helper()
	cmd, out := startItself(t, "TestKilled", dir)
	said := -1
	lines := bufio.NewScanner(out)
	for lines.Scan() {
		var n int
		if _, err := fmt.Sscanf(lines.Text(), "saved %d", &n); err != nil {
			continue
		}
		if said < 0 {
			time.AfterFunc(after, func() { cmd.Process.Kill() })
		}
		said = n
	}
	if cmd.Wait() == nil {
		t.Fatal("the player ended by itself")
	}
	return said
}

// playForever plays a random game on from the save, or a new one when that has
// ended, saving after every action. It says something however fast the disk is.
func playForever(t *testing.T, dir string) {
	st := OpenFolder(dir)
	g := played(t, 3, uint64(time.Now().UnixNano()), 0)
	if data, err := st.Read("autosave.stead"); err == nil {
		saved, err := Read(data)
		if err != nil {
			t.Fatal(err)
		}
		if saved.Match.State().Turn() != rules.Nobody {
			g = saved
		}
	}
	r := rand.New(rand.NewPCG(uint64(time.Now().UnixNano()), 1))
	for {
		m := g.Match
		switch m.State().Turn() {
		case rules.Nobody:
			time.Sleep(time.Hour) // until killed
		case rules.Nature:
			m.Replay(m.Roll())
		default:
			legal := m.State().Legal(nil)
			m.Replay(legal[r.IntN(len(legal))])
		}
		if err := st.Write("autosave.stead", file(t, g)); err != nil {
			t.Fatal(err)
		}
		fmt.Printf("saved %d\n", m.Len())
	}
}

func BenchmarkAutosave(b *testing.B) {
	st := OpenFolder(b.TempDir())
	defer st.Close()
	g := played(b, 4, 1, 400)
	for b.Loop() {
		if err := st.Write("autosave.stead", file(b, g)); err != nil {
			b.Fatal(err)
		}
	}
}
