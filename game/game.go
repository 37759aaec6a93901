// Package game is the window: it turns what the player does into input frames,
// keeps the stack of scenes, draws their display lists with Ebitengine only
// when something changed, remembers the window, and catches what goes wrong.
package game

import (
	"errors"
	"os"

	"github.com/hajimehoshi/ebiten/v2"

	"tilestead/save"
	"tilestead/scenes"
	"tilestead/ui"
)

// Options are what the window needs of the program it shows.
type Options struct {
	Name     string     // over the window
	Version  string     // for crash reports
	Windowed bool       // ignore what is remembered of full screen and size
	Store    save.Store // where the window's place and crash reports are kept

	First func() (scenes.Scene, error) // the first screen; called when the art is there
	Crash func(Crash) scenes.Scene     // tells what went wrong; leaving it leaves the program

	TextSize      func() ui.TextSize // asked every tick
	Fullscreen    func() bool        // asked every tick
	SetFullscreen func(bool)         // the player pressed F11 or Alt+Enter
	Say           func(key string, args ...any) string
	Cues          func(names []string) // what could be heard in this tick; may be nil
}

// The size of the window on the first start when it is not maximised.
const (
	startW = 1280
	startH = 800
)

// Run opens the window and returns when the player leaves. It must be called
// on the main thread, once.
func Run(o Options) error {
	s := newShell(o)
	s.clock.byTicks = os.Getenv("EBITENGINE_VM_ENDPOINT") != "" // driven by a test faster than time passes
	ebiten.SetWindowTitle(o.Name)
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	ebiten.SetWindowSizeLimits(ui.MinW, ui.MinH, -1, -1)
	ebiten.SetWindowClosingHandled(true)
	ebiten.SetScreenClearedEveryFrame(false)
	ebiten.SetWindowIcon(icons())
	s.window.open(o)
	err := ebiten.RunGameWithOptions(s, &ebiten.RunGameOptions{X11ClassName: "Tilestead", X11InstanceName: "tilestead"})
	if errors.Is(err, ebiten.Termination) {
		err = nil
	}
	return errors.Join(err, s.window.close())
}
