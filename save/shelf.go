package save

import (
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strconv"
	"strings"
	"time"

	"tilestead/rules"
)

// MostSaves is how many games are saved beside the running ones; mostGone how
// many deleted ones can be taken back.
const (
	MostSaves = 100
	mostGone  = 10
)

// ErrMany says that there are MostSaves games already.
var ErrMany = fmt.Errorf("there are %d saved games already; delete one", MostSaves)

// A Shelf is the saved games of a store: a running one for each title, those
// that were saved beside it, and the last that were deleted.
type Shelf struct {
	Store  Store
	Titles []string         // that have running games
	Now    func() time.Time // nil: games do not say when they were saved
}

// Running is the name of the running game of a title in the store.
func Running(title string) string { return "autosave-" + title + Ext }

// goneExt is what the name of a deleted game ends in; it begins with a number,
// the highest for the last.
const goneExt = ".gone"

// Names are the files of the saved games but for the running ones.
func (h *Shelf) Names() ([]string, error) {
	names, err := h.files(Ext)
	return slices.DeleteFunc(names, h.runs), err
}

// files are the files of the store with an ending.
func (h *Shelf) files(ext string) ([]string, error) {
	names, err := h.Store.Names()
	return slices.DeleteFunc(names, func(n string) bool { return !strings.HasSuffix(n, ext) }), err
}

// runs says whether a file is the running game of a title.
func (h *Shelf) runs(name string) bool {
	return slices.ContainsFunc(h.Titles, func(id string) bool { return name == Running(id) })
}

// Stamp is the time now as saved games hold it, "" without a clock.
func (h *Shelf) Stamp() string {
	if h.Now == nil {
		return ""
	}
	return h.Now().Format(TimeForm)
}

// Keep saves a game beside the others and gives the name of its file.
func (h *Shelf) Keep(g *Game) (file string, err error) {
	copied := *g
	copied.Saved = h.Stamp()
	data, err := copied.Bytes()
	if err != nil {
		return "", err
	}
	set := g.Match.Setup()
	return h.keepFile(fmt.Sprintf("%s-%016x", set.Title, set.Seed), data)
}

// keepFile writes a saved game under a name that no other has: base, or base
// with a number.
func (h *Shelf) keepFile(base string, data []byte) (file string, err error) {
	kept, err := h.Names()
	if err != nil {
		return "", err
	}
	for n := 1; n <= MostSaves; n++ {
		file = base + Ext
		if n > 1 {
			file = fmt.Sprintf("%s-%d%s", base, n, Ext)
		}
		if old, err := h.Store.Read(file); err == nil {
			if sameGame(old, data) {
				return file, nil
			}
			continue
		}
		if len(kept) >= MostSaves {
			break
		}
		return file, h.Store.Write(file, data)
	}
	return "", ErrMany
}

// sameGame says whether two files differ in nothing but their labels and what
// tells their versions apart: an older one has other fingerprints.
func sameGame(a, b []byte) bool {
	bare := func(data []byte) string {
		var keep []string
		for _, line := range strings.Split(string(data), "\n") {
			switch word, _, _ := strings.Cut(line, " "); word {
			case "name", "saved", "tilestead", "=":
			default:
				keep = append(keep, line)
			}
		}
		return strings.Join(keep, "\n")
	}
	return bare(a) == bare(b)
}

// Remove deletes a saved game so that Restore can bring it back.
func (h *Shelf) Remove(name string) error {
	data, err := h.Store.Read(name)
	if err != nil {
		return err
	}
	gone, err := h.files(goneExt)
	if err != nil {
		return err
	}
	for len(gone) >= mostGone {
		if err := h.Store.Remove(gone[0]); err != nil {
			return err
		}
		gone = gone[1:]
	}
	last := 0
	if len(gone) > 0 {
		digits, _, _ := strings.Cut(gone[len(gone)-1], "-")
		last, _ = strconv.Atoi(digits)
	}
	if err := h.Store.Write(fmt.Sprintf("%06d-%s%s", last+1, strings.TrimSuffix(name, Ext), goneExt),
		data); err != nil {
		return err
	}
	return h.Store.Remove(name)
}

// Gone is the file of the game that was deleted last, "" when there is none.
func (h *Shelf) Gone() (file string, err error) {
	gone, err := h.files(goneExt)
	if len(gone) > 0 {
		file = gone[len(gone)-1]
	}
	return file, err
}

// Restore brings back the game that was deleted last.
func (h *Shelf) Restore() (file string, err error) {
	gone, err := h.Gone()
	if err != nil {
		return "", err
	}
	data, err := h.Store.Read(gone)
	if err != nil {
		return "", err
	}
	_, base, _ := strings.Cut(strings.TrimSuffix(gone, goneExt), "-")
	if file, err = h.keepFile(base, data); err != nil {
		return "", err
	}
	return file, h.Store.Remove(gone)
}

// Rename gives a saved game another name. Of a damaged one nothing is changed.
func (h *Shelf) Rename(file, name string) error {
	data, err := h.Store.Read(file)
	if err != nil {
		return err
	}
	g, err := Read(data)
	if err != nil {
		return err
	}
	if g.Name = CleanTitle(name); g.Name == ReadLabel(data).Name {
		return nil
	}
	if data, err = g.Bytes(); err != nil {
		return err
	}
	return h.Store.Write(file, data)
}

// Take saves a file that came from outside the program. Nothing is lost of one
// that can be played in part, and the same file twice is one game.
func (h *Shelf) Take(data []byte) (file string, err error) {
	g, err := Read(data)
	if err != nil {
		if g = Playable(err); g == nil {
			return "", err
		}
	}
	names, err := h.Names()
	if err != nil {
		return "", err
	}
	for _, have := range names {
		if old, err := h.Store.Read(have); err == nil && slices.Equal(old, data) {
			return have, nil
		}
	}
	set := g.Match.Setup()
	return h.keepFile(fmt.Sprintf("%s-%016x", set.Title, set.Seed), data)
}

// Runs says whether there is a running game of a title.
func (h *Shelf) Runs(title string) bool {
	names, err := h.Store.Names()
	return err == nil && slices.Contains(names, Running(title))
}

// PutAside keeps an unfinished game under a name of its own before another
// takes its place.
func (h *Shelf) PutAside(title string) error {
	name := Running(title)
	data, err := h.Store.Read(name)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	g, err := Read(data)
	if err != nil {
		_, err = SetAside(h.Store, name, AsideWord(err))
		return err
	}
	if g.Match.State().Turn() == rules.Nobody || !touched(g) {
		return nil
	}
	_, err = h.Keep(g)
	return err
}

// touched says that a person has already decided something in a game.
func touched(g *Game) bool {
	for i := range g.Match.Len() {
		if s := g.Match.Before(i).Turn(); s >= 0 && (len(g.Seats) == 0 || g.Seats[s].Bot == "") {
			return true
		}
	}
	return false
}
