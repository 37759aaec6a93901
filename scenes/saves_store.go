package scenes

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"tilestead/assets"
	"tilestead/input"
	"tilestead/save"
	"tilestead/ui"
)

// mostSaves is how many games are kept; mostGone how many deleted ones can be
// taken back.
const (
	mostSaves = 100
	mostGone  = 10
)

// goneExt is what the name of a deleted game ends in; it begins with a number,
// the highest for the last.
const goneExt = ".gone"

// kept are the names of the saved games but for the running ones.
func (a *App) kept() []string {
	return slices.DeleteFunc(a.files(save.Ext), a.isAutosave)
}

// files are the files of the store with an ending.
func (a *App) files(ext string) []string {
	names, err := a.store.Names()
	if err != nil {
		a.say(ui.Failure, a.trouble(err))
	}
	return slices.DeleteFunc(names, func(n string) bool { return !strings.HasSuffix(n, ext) })
}

// isAutosave says whether a file is the running game of a title.
func (a *App) isAutosave(name string) bool {
	return slices.ContainsFunc(boxTitles, func(id string) bool { return name == autosave(id) })
}

// dateText is when something was kept, a time in save.TimeForm, as the language
// writes it; what is no such time stays as it is.
func dateText(w *assets.Words, stamp string) string {
	at, err := time.Parse(save.TimeForm, stamp)
	if err != nil {
		return stamp
	}
	return w.Say("date", at.Format("2006"), at.Format("01"), at.Format("02"), at.Format("15:04"))
}

// stamp is the time now as saved games hold it, "" without a clock.
func (a *App) stamp() string {
	if a.opt.Clock == nil {
		return ""
	}
	return a.opt.Clock().Format(save.TimeForm)
}

// keepGame saves a game beside the others and gives the name of its file.
func (a *App) keepGame(g *save.Game) (file string, err error) {
	copied := *g
	copied.Saved = a.stamp()
	data, err := copied.Bytes()
	if err != nil {
		return "", err
	}
	set := g.Match.Setup()
	return a.keepFile(fmt.Sprintf("%s-%016x", set.Title, set.Seed), data)
}

// keepFile writes a saved game under a name that no other has: base, or base
// with a number.
func (a *App) keepFile(base string, data []byte) (file string, err error) {
	kept := a.kept()
	for n := 1; n <= mostSaves; n++ {
		file = base + save.Ext
		if n > 1 {
			file = fmt.Sprintf("%s-%d%s", base, n, save.Ext)
		}
		if old, err := a.store.Read(file); err == nil {
			if sameGame(old, data) {
				return file, nil
			}
			continue
		}
		if len(kept) >= mostSaves {
			break
		}
		return file, a.store.Write(file, data)
	}
	return "", errors.New(a.words.Say("saves.full", mostSaves))
}

// sameGame says whether two files differ in nothing but their labels.
func sameGame(a, b []byte) bool {
	bare := func(data []byte) string {
		var keep []string
		for _, line := range strings.Split(string(data), "\n") {
			if !strings.HasPrefix(line, "name ") && !strings.HasPrefix(line, "saved ") {
				keep = append(keep, line)
			}
		}
		return strings.Join(keep, "\n")
	}
	return bare(a) == bare(b)
}

// remove deletes a saved game so that restore can bring it back.
func (a *App) remove(name string) error {
	data, err := a.store.Read(name)
	if err != nil {
		return err
	}
	gone := a.files(goneExt)
	for len(gone) >= mostGone {
		if err := a.store.Remove(gone[0]); err != nil {
			return err
		}
		gone = gone[1:]
	}
	last := 0
	if len(gone) > 0 {
		digits, _, _ := strings.Cut(gone[len(gone)-1], "-")
		last, _ = strconv.Atoi(digits)
	}
	if err := a.store.Write(fmt.Sprintf("%06d-%s%s", last+1, strings.TrimSuffix(name, save.Ext), goneExt), data); err != nil {
		return err
	}
	return a.store.Remove(name)
}

// gone is the game that was deleted last, "" when there is none.
func (a *App) gone() string {
	if gone := a.files(goneExt); len(gone) > 0 {
		return gone[len(gone)-1]
	}
	return ""
}

// restore brings back the game that was deleted last.
func (a *App) restore() (file string, err error) {
	gone := a.gone()
	data, err := a.store.Read(gone)
	if err != nil {
		return "", err
	}
	_, base, _ := strings.Cut(strings.TrimSuffix(gone, goneExt), "-")
	if file, err = a.keepFile(base, data); err != nil {
		return "", err
	}
	return file, a.store.Remove(gone)
}

// rename gives a saved game another name. Of a damaged one nothing is changed.
func (a *App) rename(file, name string) error {
	data, err := a.store.Read(file)
	if err != nil {
		return err
	}
	g, err := save.Read(data)
	if err != nil {
		return err
	}
	if g.Name = save.CleanTitle(name); g.Name == save.ReadLabel(data).Name {
		return nil
	}
	if data, err = g.Bytes(); err != nil {
		return err
	}
	return a.store.Write(file, data)
}

// take saves what came from outside the program: dropped on the window or
// chosen by the player. Nothing is lost of a file that can be played in part.
func (a *App) take(files []input.File) (file string) {
	for _, f := range files {
		name, err := a.takeFile(f)
		if err != nil {
			a.say(ui.Failure, a.words.Say("saves.refused", f.Name, a.trouble(err)))
			continue
		}
		file = name
		a.say(ui.Success, a.words.Say("saves.taken", f.Name))
	}
	return file
}

func (a *App) takeFile(f input.File) (string, error) {
	if f.Err != nil {
		return "", f.Err
	}
	g, err := save.Read(f.Data)
	if err != nil {
		if g = sound(err); g == nil {
			return "", err
		}
	}
	set := g.Match.Setup()
	base := fmt.Sprintf("%s-%016x", set.Title, set.Seed)
	for _, have := range a.kept() { // the same file twice is one game
		if old, err := a.store.Read(have); err == nil && slices.Equal(old, f.Data) {
			return have, nil
		}
	}
	return a.keepFile(base, f.Data)
}

// export writes a saved game where the player finds it.
func (a *App) export(file, name string) {
	data, err := a.store.Read(file)
	a.hand(fileName(name)+save.Ext, data, err)
}

// hand gives the player a file that was made, unless err says why not, and says
// where it lies.
func (a *App) hand(name string, data []byte, err error) {
	where := ""
	if err == nil {
		where, err = a.opt.Export(name, data)
	}
	switch {
	case err != nil:
		a.say(ui.Failure, a.words.Say("saves.unexported", a.trouble(err)))
	case where == "":
		a.say(ui.Success, a.words.Say("saves.downloaded"))
	default:
		a.say(ui.Success, a.words.Say("saves.exported", where))
	}
}

// copyText puts text on the clipboard and says whether it worked.
func (a *App) copyText(text string) {
	a.opt.Copy(text, func(err error) {
		if err != nil {
			a.say(ui.Failure, a.words.Say("app.uncopied", a.trouble(err)))
			return
		}
		a.say(ui.Success, a.words.Say("app.copied", text))
	})
}

// fileName makes a name that every system allows for a file.
func fileName(name string) string {
	name = strings.Map(func(r rune) rune {
		if strings.ContainsRune(`<>:"/\|?*.`, r) || r < ' ' {
			return '-'
		}
		return r
	}, save.CleanTitle(name))
	if name == "" {
		return "tilestead"
	}
	return name
}

// hasGame says whether there is a running game of a title.
func (a *App) hasGame(title string) bool {
	names, err := a.store.Names()
	return err == nil && slices.Contains(names, autosave(title))
}
