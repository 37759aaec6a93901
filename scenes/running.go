package scenes

import (
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"time"

	"tilestead/save"
	"tilestead/ui"
)

// A running is the game at the table and the file that it is saved in.
type running struct {
	app    *App
	game   *save.Game
	file   string
	own    bool          // the file is one of the saved games, for another window plays the title's running game
	last   []byte        // what this window last read or wrote there; nil for nothing
	err    error         // why what was done last is not saved; nil while all of it is
	lost   bool          // another window took the title's running game over
	looked time.Duration // when that was last looked at
	told   time.Duration // when it was last told that the game is not saved
}

// watchEvery is how often a window looks whether it still has its game.
const watchEvery = time.Second

// reserve finds the file for a game that begins. An unfinished game of the
// title is put aside. Where that cannot be, or another window plays it, the new
// one gets a file of its own.
func (a *App) reserve(g *save.Game) *running {
	r := &running{app: a, file: save.Running(g.Match.Title().ID)}
	err := a.store.Claim(r.file, false)
	if err == nil {
		err = a.sh.Shelf.PutAside(g.Match.Title().ID)
		if err == nil {
			r.last, _ = a.store.Read(r.file)
			return r
		}
		a.store.Release(r.file)
	}
	r.game = g
	r.moveOut()
	if errors.Is(err, save.ErrHeld) {
		a.say(ui.Info, a.sh.Words.Say("store.elsewhere"))
	} else {
		a.say(ui.Info, a.sh.Words.Say("store.instead", a.sh.Trouble(err)))
	}
	return r
}

// moveOut gives the game a file of its own.
func (r *running) moveOut() {
	a, set := r.app, r.game.Match.Setup()
	for n := 1; n <= save.MostSaves; n++ {
		r.file = fmt.Sprintf("%s-%016x-window-%d%s", set.Title, set.Seed, n, save.Ext)
		if _, err := a.store.Read(r.file); errors.Is(err, fs.ErrNotExist) && a.store.Claim(r.file, false) == nil {
			break
		}
	}
	r.own, r.last = true, nil
}

// run makes a game the one at the table, in place of the one before.
func (a *App) run(r *running) {
	if was := a.running; was != nil && was.file != r.file {
		a.store.Release(was.file)
	}
	a.running = r
}

// rest gives up the game that was at the table; it was left.
func (a *App) rest() {
	if a.running != nil {
		a.store.Release(a.running.file)
		a.running = nil
	}
}

// tellEvery is how often it is told that a game still cannot be saved: the
// words lie over the table.
const tellEvery = time.Minute

// save writes the game and tells if it cannot.
func (r *running) save() {
	a, was := r.app, r.err
	r.err = r.write()
	if r.err != nil && (was == nil || a.now-r.told >= tellEvery) {
		r.told = a.now
		a.say(ui.Failure, a.sh.Words.Say("app.unsaved", a.sh.Trouble(r.err)))
	}
}

// settle writes once more what could not be written, for there may be room by
// now, and says why it still cannot.
func (r *running) settle() error {
	if r.err != nil {
		r.err = r.write()
	}
	return r.err
}

func (r *running) write() error {
	a := r.app
	if r.look(); r.lost && !r.own {
		r.moveOut()
	}
	g := *r.game
	if r.own {
		g.Saved = a.sh.Shelf.Stamp()
	}
	data, err := g.Bytes()
	if err != nil {
		return err
	}
	if err := r.spare(); err != nil {
		return err
	}
	if err := a.store.Write(r.file, data); err != nil {
		return err
	}
	r.last = data
	return nil
}

// spare sets aside what somebody else wrote into the file.
func (r *running) spare() error {
	a := r.app
	there, err := a.store.Read(r.file)
	if errors.Is(err, fs.ErrNotExist) || err == nil && slices.Equal(there, r.last) {
		return nil
	}
	if err != nil {
		return err
	}
	aside, err := save.SetAside(a.store, r.file, "other")
	if err == nil {
		a.say(ui.Info, a.sh.Words.Say("store.other", aside))
	}
	return err
}

// look notes whether another window took the game over, and tells it once.
func (r *running) look() {
	if !r.lost && !r.own && !r.app.store.Holds(r.file) {
		r.lost = true
		r.app.say(ui.Info, r.app.sh.Words.Say("store.taken"))
	}
}

// watch looks now and then whether this window still has its game.
func (a *App) watch() {
	if r := a.running; r != nil && a.now-r.looked >= watchEvery {
		r.looked = a.now
		r.look()
	}
}

// forget removes the file: the game is over.
func (r *running) forget() {
	a := r.app
	r.err = nil
	if r.look(); r.lost && !r.own {
		return
	}
	err := r.spare()
	if err == nil {
		err = a.store.Remove(r.file)
	}
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		a.say(ui.Failure, a.sh.Words.Say("app.unsaved", a.sh.Trouble(err)))
	}
	r.last = nil
}
