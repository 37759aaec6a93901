package screens

import (
	"slices"
	"strings"

	"tilestead/input"
	"tilestead/save"
	"tilestead/scenes/page"
	"tilestead/ui"
)

// Saves are the screen of the saved games: their list, and of one of them all
// that can be done with it.
type Saves struct {
	sh    *page.Shell
	kit   ui.Kit
	next  ui.Scene
	files []*savedFile
	at    float64
	file  *savedFile // the one that is chosen; nil when there is none
	name  string     // as it is written
	gone  string     // what can be taken back
}

// A savedFile is a saved game. What needs playing it is found out only when it
// is shown.
type savedFile struct {
	name      string
	label     save.Label
	read      bool
	game      *save.Game // nil if nothing is left of it
	why       error      // what is wrong with it
	reach     reach
	thumbnail *page.Thumbnail
}

// NewSaves shows the saved games, file chosen, or the last when it is "".
func NewSaves(sh *page.Shell, file string) *Saves {
	s := &Saves{sh: sh}
	s.list()
	if len(s.files) > 0 {
		s.choose(s.files[0])
	}
	s.find(file)
	return s
}

// list looks what games there are, the latest first.
func (s *Saves) list() {
	s.files = nil
	for _, name := range s.saved() {
		data, err := s.sh.Shelf.Store.Read(name)
		if err != nil {
			continue
		}
		s.files = append(s.files, &savedFile{name: name, label: save.ReadLabel(data)})
	}
	slices.SortStableFunc(s.files, func(a, b *savedFile) int { return strings.Compare(b.label.Saved, a.label.Saved) })
	s.gone = s.lastGone()
}

// find chooses a file by its name, if there is one.
func (s *Saves) find(name string) {
	for _, f := range s.files {
		if f.name == name {
			s.choose(f)
		}
	}
}

func (s *Saves) choose(f *savedFile) {
	s.file, s.name = f, ""
	if f != nil {
		s.name = f.label.Name
	}
}

// open plays a file through, once.
func (f *savedFile) open(sh *page.Shell) {
	if f.read {
		return
	}
	f.read = true
	data, err := sh.Shelf.Store.Read(f.name)
	if err == nil {
		f.game, err = save.Read(data)
	}
	if f.why = err; err != nil {
		f.game = save.Playable(err)
	}
	if f.game != nil {
		f.thumbnail = sh.NewThumbnail(f.game)
		f.reach = reachOf(sh, f.game.Match)
	}
}

// rename keeps the name that was written.
func (s *Saves) rename() {
	f := s.file
	if f == nil || f.why != nil || save.CleanTitle(s.name) == f.label.Name {
		return
	}
	if err := s.sh.Shelf.Rename(f.name, s.name); err != nil {
		s.sh.Fail(err)
		return
	}
	f.label.Name = save.CleanTitle(s.name)
}

// play goes on with the chosen game; it becomes the running one.
func (s *Saves) play() {
	data, err := s.sh.Shelf.Store.Read(s.file.name)
	if err == nil {
		s.next, err = s.sh.Go.Load(data)
	}
	if err != nil {
		s.next = s
		s.sh.Fail(err)
	}
}

// remove deletes the chosen game; the next one is chosen.
func (s *Saves) remove() {
	i := slices.Index(s.files, s.file)
	if err := s.sh.Shelf.Remove(s.file.name); err != nil {
		s.sh.Fail(err)
		return
	}
	s.files = slices.Delete(s.files, i, i+1)
	s.gone = s.lastGone()
	if len(s.files) == 0 {
		s.choose(nil)
		return
	}
	s.choose(s.files[min(i, len(s.files)-1)])
}

// restore takes back what was deleted last.
func (s *Saves) restore() {
	file, err := s.sh.Shelf.Restore()
	if err != nil {
		s.sh.Fail(err)
		return
	}
	s.list()
	s.find(file)
}

// titleOf is what a saved game is called.
func (s *Saves) titleOf(f *savedFile) string {
	key := f.label.Title + ".title"
	switch {
	case f.label.Name != "":
		return f.label.Name
	case s.sh.Words.Has(key):
		return s.sh.Words.Say(key)
	}
	return f.name
}

// Field is where a text is being written.
func (s *Saves) Field() (ui.Rect, bool) { return s.kit.Field() }

// Update takes one tick.
func (s *Saves) Update(in input.Frame) (ui.Scene, error) {
	s.next = s
	writing := s.kit.Writing()
	s.kit.Update(in, s.view)
	if writing && !s.kit.Writing() || s.next != s {
		s.rename()
	}
	s.sh.Hear(&s.kit)
	return s.next, nil
}

// Draw fills the display list.
func (s *Saves) Draw(c *ui.Canvas) { s.kit.Draw(c, s.view) }

// Animating says whether the picture is about to change by itself.
func (s *Saves) Animating() bool { return s.kit.Animating() }

// Aims are what a click can reach.
func (s *Saves) Aims() []ui.Aim { return s.kit.Aims() }

// Show shows the saved games anew, a file chosen that has come since.
func (s *Saves) Show(file string) {
	s.rename()
	s.list()
	s.find(file)
}

// FocusName puts the keyboard where the chosen game is named.
func (s *Saves) FocusName() { s.kit.Focus("name") }
