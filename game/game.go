// Package game is the window: it turns what the player does into input frames,
// draws the program's display lists with Ebitengine only when something
// changed, remembers the window, and catches what goes wrong.
package game

import (
	"errors"
	"os"

	"github.com/hajimehoshi/ebiten/v2"

	"tilestead/assets"
	"tilestead/save"
	"tilestead/scenes/page"
	"tilestead/scenes/settings"
	"tilestead/sound"
	"tilestead/ui"
)

// A Program is what the window shows: scenes.App.
type Program interface {
	ui.Scene // Update gives nil when the player leaves
	Settings() settings.Values
	// Words are the texts that are shown; their language is not the settings'
	// while it has not come.
	Words() *assets.Words
	// Reword shows the texts that have come; KeepLang gives up a language that
	// does not.
	Reword() error
	KeepLang()
	SetFullscreen(bool)
	// Field is where on the canvas a line of text is being written, ok if one is.
	Field() (r ui.Rect, ok bool)
	Note(key string) (value string, ok bool) // what SetNote kept between starts
	SetNote(key, value string)
	// Closing says whether the window may be closed; if not the program asks.
	Closing() bool
	// AtHome says that the title screen is shown, which nothing leads back from.
	AtHome() bool
	// Unsaved says that something would be lost if the program ended now.
	Unsaved() bool
	// Played is the game at the table as a saved one, nil without one.
	Played() []byte
	// Crash shows what went wrong and goes on.
	Crash(what string)
	// SetRasterizer says what makes pictures that are not shown.
	SetRasterizer(page.Rasterizer)
}

// Options are what the window needs besides the program.
type Options struct {
	Name     string     // over the window
	Version  string     // for crash reports
	Windowed bool       // ignore what is remembered of full screen and size
	Store    save.Store // where crash reports are kept
	Sound    *sound.Player
}

// The size of the window on the first start when it is not maximised.
const (
	startW = 1280
	startH = 800
)

// Run opens the window and returns when the player leaves. It must be called
// on the main thread, once.
func Run(p Program, o Options) error {
	s := newShell(p, o)
	s.clock.byTicks = driven
	ebiten.SetWindowTitle(o.Name)
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	ebiten.SetWindowSizeLimits(ui.MinW, ui.MinH, -1, -1)
	ebiten.SetWindowClosingHandled(true)
	ebiten.SetScreenClearedEveryFrame(false)
	if !inPage { // the page has an icon of its own
		ebiten.SetWindowIcon(icons())
	}
	s.window.open(p, o.Windowed)
	askBeforeLeaving(p.Unsaved)
	err := ebiten.RunGameWithOptions(s, &ebiten.RunGameOptions{X11ClassName: "Tilestead", X11InstanceName: "tilestead"})
	s.window.keep(p)
	if errors.Is(err, ebiten.Termination) {
		return nil
	}
	if inPage {
		return err // the page has words of its own for what a browser lacks
	}
	return explained(err, os.Getenv("DISPLAY"))
}
