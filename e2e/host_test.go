//go:build e2e

package e2e

import (
	"fmt"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/exp/vmhost"
)

// The program under test runs without a window of its own, as a guest: this
// process gives it ticks, mouse and keys, and draws its frames. Ebitengine
// wants that done from inside a game, so all tests run in one Update.

type host struct {
	m    *testing.M
	code int
}

func (h *host) Update() error {
	h.code = h.m.Run()
	return ebiten.Termination
}

func (h *host) Draw(*ebiten.Image) {}

func (h *host) Layout(int, int) (int, int) { return 64, 64 }

const root = ".."

// Where the programs are built: the guest, and one with a window of its own.
var guestProgram, windowProgram string

func TestMain(m *testing.M) {
	os.Exit(run(m))
}

func run(m *testing.M) int {
	dir, err := os.MkdirTemp("", "tilestead-e2e-")
	if err != nil {
		return failed(err)
	}
	defer os.RemoveAll(dir)
	guestProgram, windowProgram = filepath.Join(dir, "guest"), filepath.Join(dir, "tilestead")
	for _, args := range [][]string{
		{"build", "-tags", "ebitenginevmguest", "-o", guestProgram, "."},
		{"build", "-o", windowProgram, "."},
	} {
		cmd := exec.Command("go", args...)
		cmd.Dir = root
		if out, err := cmd.CombinedOutput(); err != nil {
			return failed(fmt.Errorf("%w\n%s", err, out))
		}
	}
	if err := os.MkdirAll(shots, 0o777); err != nil {
		return failed(err)
	}
	h := &host{m: m, code: 1}
	ebiten.SetWindowSize(64, 64)
	ebiten.SetWindowVisible(false)
	if err := ebiten.RunGameWithOptions(h, &ebiten.RunGameOptions{InitUnfocused: true}); err != nil {
		return failed(fmt.Errorf("these tests need a display, such as xvfb-run gives: %w", err))
	}
	return h.code
}

func failed(err error) int {
	fmt.Fprintln(os.Stderr, err)
	return 1
}

// patience is how long anything may take before a test gives up. It is no
// measurement: the machine may be busy.
const patience = 90 * time.Second

// open starts the program in a folder where it keeps its settings and games.
func open(t *testing.T, folder string, w, h int, args ...string) *player {
	t.Helper()
	return openProgram(t, guestProgram, folder, w, h, args...)
}

func openProgram(t *testing.T, program, folder string, w, h int, args ...string) *player {
	t.Helper()
	// A socket's name must be short, shorter than some temporary folders.
	dir, err := os.MkdirTemp("", "e2e")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(dir) })
	ln, err := net.Listen("unix", filepath.Join(dir, "s"))
	if err != nil {
		t.Fatal(err)
	}
	defer ln.Close()
	url, err := vmhost.EndpointURLFromAddr(ln.Addr())
	if err != nil {
		t.Fatal(err)
	}
	p := &player{t: t, folder: folder, aimsFile: filepath.Join(dir, "aims")}
	p.cmd = exec.Command(program, args...)
	p.cmd.Env = append(os.Environ(), "EBITENGINE_VM_ENDPOINT="+url, "HOME="+folder, "XDG_CONFIG_HOME="+folder,
		"TILESTEAD_AIMS="+p.aimsFile, "DISPLAY=")
	p.cmd.Stderr = os.Stderr
	if err := p.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(p.kill)
	if err := ln.(*net.UnixListener).SetDeadline(time.Now().Add(patience)); err != nil {
		t.Fatal(err)
	}
	conn, err := ln.Accept()
	if err != nil {
		t.Fatalf("the program did not come up: %v", err)
	}
	if p.guest, err = vmhost.NewGuestSession(conn, &vmhost.NewGuestSessionOptions{IdleTimeout: patience}); err != nil {
		t.Fatal(err)
	}
	p.resize(w, h)
	return p
}
