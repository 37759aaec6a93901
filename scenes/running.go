package scenes

import (
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"time"

	"tilestead/save"
	"tilestead/scenes/page"
	"tilestead/ui"
)

// A keeper holds the game at the table, and the claim on its file that keeps other
// windows from playing it too.
type keeper struct {
	sh    *page.Shell
	table func(g *save.Game, r *running) (ui.Scene, error) // lays one for a game
	now   *running                                         // nil when there is none
	at    time.Duration                                    // of the tick
}

// A running is the game at the table and the file that it is saved in.
type running struct {
	keeper *keeper
	game   *save.Game
	file   string
	own    bool          // the file is one of the saved games, for another window plays the title's running game
	last   []byte        // what this window last read or wrote there; nil for nothing
	err    error         // why what was done last is not saved; nil while all of it is
	soon   bool          // what was done last is not on the disk yet
	lost   bool          // another window took the title's running game over
	looked time.Duration // when that was last looked at
	told   time.Duration // when it was last told that the game is not saved
}

// watchEvery is how often a window looks whether it still has its game.
const watchEvery = time.Second

// reserve finds the file for a game that begins. An unfinished game of the
// title is put aside. Where that cannot be, or another window plays it, the new
// one gets a file of its own.
func (k *keeper) reserve(g *save.Game) *running {
	r := &running{keeper: k, file: save.Running(g.Match.Title().ID)}
	store := k.sh.Shelf.Store
	err := store.Claim(r.file, false)
	if err == nil {
		err = k.sh.Shelf.PutAside(g.Match.Title().ID)
		if err == nil {
			r.last, _ = store.Read(r.file)
			return r
		}
		store.Release(r.file)
	}
	r.game = g
	r.moveOut()
	if errors.Is(err, save.ErrHeld) {
		k.sh.Say(ui.Info, k.sh.Words.Say("store.elsewhere"))
	} else {
		k.sh.Say(ui.Info, k.sh.Words.Say("store.instead", k.sh.Trouble(err)))
	}
	return r
}

// moveOut gives the game a file of its own.
func (r *running) moveOut() {
	store, set := r.store(), r.game.Match.Setup()
	for n := 1; n <= save.MostSaves; n++ {
		r.file = fmt.Sprintf("%s-%016x-window-%d%s", set.Title, set.Seed, n, save.Ext)
		if _, err := store.Read(r.file); errors.Is(err, fs.ErrNotExist) && store.Claim(r.file, false) == nil {
			break
		}
	}
	r.own, r.last = true, nil
}

// play makes a game the one at the table, in place of the one before.
func (k *keeper) play(r *running) {
	if k.now != nil && k.now.file != r.file {
		k.sh.Shelf.Store.Release(k.now.file)
	}
	k.now = r
}

// leave gives up the game that was at the table.
func (k *keeper) leave() {
	if k.now != nil {
		k.sh.Shelf.Store.Release(k.now.file)
		k.now = nil
	}
}

// store is where the file is.
func (r *running) store() save.Store { return r.keeper.sh.Shelf.Store }

// tellEvery is how often it is told that a game still cannot be saved: the
// words lie over the table.
const tellEvery = time.Minute

// save writes the game and tells if it cannot.
func (r *running) save() {
	was := r.err
	r.err = r.write()
	r.tell(was)
}

// tell tells why the game is not saved, if it is not, unless that was told just now.
func (r *running) tell(was error) {
	sh, now := r.keeper.sh, r.keeper.at
	if r.err != nil && (was == nil || now-r.told >= tellEvery) {
		r.told = now
		sh.Say(ui.Failure, sh.Words.Say("app.unsaved", sh.Trouble(r.err)))
	}
}

// kept says whether what was done last is on the disk, or cannot get there.
func (r *running) kept() bool {
	if !r.soon {
		return true
	}
	err := r.store().Kept(r.file)
	if errors.Is(err, save.ErrPending) {
		return false
	}
	was := r.err
	r.soon, r.err = false, err
	r.tell(was)
	return true
}

// settle writes once more what could not be written, for there may be room by
// now, and says why it still cannot.
func (r *running) settle() error {
	if r.kept() && r.err != nil {
		r.err = r.write()
	}
	return r.err
}

func (r *running) write() error {
	if r.look(); r.lost && !r.own {
		r.moveOut()
	}
	g := *r.game
	if r.own {
		g.Saved = r.keeper.sh.Shelf.Stamp()
	}
	data, err := g.Bytes()
	if err != nil {
		return err
	}
	if err := r.spare(); err != nil {
		return err
	}
	if err := r.store().Soon(r.file, data); err != nil {
		return err
	}
	r.last, r.soon = data, true
	return nil
}

// spare sets aside what somebody else wrote into the file.
func (r *running) spare() error {
	there, err := r.store().Read(r.file)
	if errors.Is(err, fs.ErrNotExist) || err == nil && slices.Equal(there, r.last) {
		return nil
	}
	if err != nil {
		return err
	}
	aside, err := save.SetAside(r.store(), r.file, "other")
	if err == nil {
		r.keeper.sh.Say(ui.Info, r.keeper.sh.Words.Say("store.other", aside))
	}
	return err
}

// look notes whether another window took the game over, and tells it once.
func (r *running) look() {
	if !r.lost && !r.own && !r.store().Holds(r.file) {
		r.lost = true
		r.keeper.sh.Say(ui.Info, r.keeper.sh.Words.Say("store.taken"))
	}
}

// watch looks now and then whether this window still has its game.
func (k *keeper) watch(now time.Duration) {
	k.at = now
	if r := k.now; r != nil && now-r.looked >= watchEvery {
		r.looked = now
		r.look()
	}
	if k.now != nil {
		k.now.kept()
	}
}

// forget removes the file: the game is over.
func (r *running) forget() {
	r.err = nil
	if r.look(); r.lost && !r.own {
		return
	}
	err := r.spare()
	if err == nil {
		err = r.store().Remove(r.file)
	}
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		sh := r.keeper.sh
		sh.Say(ui.Failure, sh.Words.Say("app.unsaved", sh.Trouble(err)))
	}
	r.last = nil
}
