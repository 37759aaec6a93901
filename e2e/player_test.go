//go:build e2e

package e2e

import (
	"bufio"
	"errors"
	"fmt"
	"image"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/exp/vmhost"

	"tilestead/e2e/screen"
	"tilestead/save"
)

// shots is where pictures for people are left.
var shots = filepath.Join(root, "build", "shots")

// A player sits before the program.
type player struct {
	t        testing.TB
	cmd      *exec.Cmd
	guest    *vmhost.GuestSession
	screen   *ebiten.Image
	folder   string
	aimsFile string
	dead     bool
	doomed   atomic.Bool // it is being killed
}

// An aim is a place that can be clicked now, in pixels of the screen.
type aim struct {
	x, y float64
	off  bool
	id   string

	asleep bool // until the pointer has moved away from it
}

// kill ends the program at once, as a power cut would.
func (p *player) kill() {
	if p.dead {
		return
	}
	p.dead = true
	_ = p.cmd.Process.Kill()
	if p.guest != nil {
		_ = p.guest.Close()
	}
	_ = p.cmd.Wait() // says only that it was killed
	if p.screen != nil {
		p.screen.Deallocate()
	}
}

// resize makes the screen another size.
func (p *player) resize(w, h int) {
	p.t.Helper()
	old := p.screen
	p.screen = ebiten.NewImage(w, h)
	if err := p.guest.SetOutsideScreen(p.screen); err != nil {
		p.t.Fatal(err)
	}
	if old != nil {
		old.Deallocate()
	}
}

// wait lets n ticks pass.
func (p *player) wait(n int) {
	p.t.Helper()
	p.guest.AdvanceTicks(n)
	if !p.guest.WaitTicks() {
		p.ended("the program ended")
	}
}

// look lets the program draw and gives what is on the screen.
func (p *player) look() *image.RGBA {
	p.t.Helper()
	p.draw()
	m := image.NewRGBA(p.screen.Bounds())
	p.screen.ReadPixels(m.Pix)
	return m
}

func (p *player) draw() {
	p.t.Helper()
	p.wait(1)
	p.guest.AdvanceFrame()
	if !p.guest.WaitFrame() || !p.guest.CompositeFrame() {
		p.ended("no frame")
	}
}

// errKilled is what a player panics with whose program was killed.
var errKilled = errors.New("killed")

// ended fails the test, unless the program was to be killed.
func (p *player) ended(what string) {
	p.t.Helper()
	if p.doomed.Load() {
		panic(errKilled)
	}
	p.t.Fatalf("%s: %v", what, p.guest.Err())
}

// shot keeps a picture for people and gives it.
func (p *player) shot(name string) *image.RGBA {
	p.t.Helper()
	m := p.look()
	screen.Save(p.t, shots, name, m)
	return m
}

// aims are what can be clicked in the picture last drawn.
func (p *player) aims() []aim {
	p.t.Helper()
	f, err := os.Open(p.aimsFile)
	if err != nil {
		return nil // nothing was drawn yet
	}
	defer f.Close()
	var all []aim
	for lines := bufio.NewScanner(f); lines.Scan(); {
		var a aim
		var state string
		if _, err := fmt.Sscanf(lines.Text(), "%f %f %s", &a.x, &a.y, &state); err != nil {
			p.t.Fatalf("%q: %v", lines.Text(), err)
		}
		a.off, a.asleep = state != "on", state == "asleep"
		a.id = strings.SplitN(lines.Text(), " ", 4)[3]
		all = append(all, a)
	}
	return all
}

// find is the first aim that is on and whose name fits. The pointer leaves what sleeps
// under it, so that it wakes.
func (p *player) find(fits func(id string) bool) (aim, bool) {
	p.t.Helper()
	for _, a := range p.aims() {
		if a.asleep && fits(a.id) {
			p.guest.MoveCursor(1, 1)
		}
		if !a.off && fits(a.id) {
			return a, true
		}
	}
	return aim{}, false
}

func (p *player) names() (ids []string) {
	for _, a := range p.aims() {
		if !a.off {
			ids = append(ids, a.id)
		}
	}
	return ids
}

// until lets time pass until something holds.
func (p *player) until(what string, holds func() bool) {
	p.t.Helper()
	for end := time.Now().Add(patience); ; {
		p.draw()
		if holds() {
			return
		}
		if time.Now().After(end) {
			p.shot("failed-" + strings.ReplaceAll(p.t.Name(), "/", "-"))
			p.t.Fatalf("waited in vain for %s; to be clicked there is %v", what, p.names())
		}
		p.wait(12)                       // few pictures, for each of them is drawn by the processor
		time.Sleep(2 * time.Millisecond) // a bot thinks beside the ticks
	}
}

// press clicks at a point of the screen.
func (p *player) press(x, y float64) {
	p.t.Helper()
	p.guest.MoveCursor(x, y)
	p.wait(1)
	p.guest.PressMouseButton(ebiten.MouseButtonLeft)
	p.wait(2)
	p.guest.ReleaseMouseButton(ebiten.MouseButtonLeft)
	p.wait(2)
}

// click waits for what has the name, or one of the names, and clicks it.
func (p *player) click(ids ...string) {
	p.t.Helper()
	var a aim
	p.until("one of "+strings.Join(ids, ", "), func() bool {
		var ok bool
		a, ok = p.find(func(id string) bool { return slices.Contains(ids, id) })
		return ok
	})
	p.press(a.x, a.y)
	if strings.HasPrefix(a.id, "play ") {
		p.decline()
	}
}

// decline says no to the lesson that is offered before a title's first game.
func (p *player) decline() {
	p.t.Helper()
	p.until("the set-up, or the offer of a lesson", func() bool { return p.at("start") || p.at("welcome/play") })
	if p.at("welcome/play") {
		p.click("welcome/play")
	}
}

// key presses and lets go of a key.
func (p *player) key(k ebiten.Key) {
	p.t.Helper()
	p.guest.PressKey(k)
	p.wait(2)
	p.guest.ReleaseKey(k)
	p.wait(2)
}

// saved is the running game as the program would find it if it died now, nil
// when there is none.
func (p *player) saved() *save.Game {
	p.t.Helper()
	g, err := p.kept()
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		p.t.Fatalf("the autosave does not read: %v", err)
	}
	return g
}

func (p *player) kept() (*save.Game, error) {
	files, err := filepath.Glob(filepath.Join(p.folder, "tilestead", "autosave-*.stead"))
	if err != nil || len(files) == 0 {
		return nil, errors.Join(err, fs.ErrNotExist)
	}
	data, err := os.ReadFile(files[0])
	if err != nil {
		return nil, err
	}
	return save.Read(data)
}

// painted fails the test unless a picture is opaque and has life in it everywhere.
func painted(t *testing.T, name string, m *image.RGBA) {
	t.Helper()
	screen.Opaque(t, name, m)
	screen.Painted(t, name, m)
}
