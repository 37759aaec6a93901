package scenes_test

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"strings"
	"testing"
	"time"

	"tilestead/input"
	"tilestead/save"
	"tilestead/scenes"
	"tilestead/scenes/apptest"
)

// fullStore is a store that has no room for anything new.
type fullStore struct{ save.Memory }

func (s *fullStore) Write(name string, data []byte) error { return errors.New("no room left") }
func (s *fullStore) Soon(name string, data []byte) error  { return s.Write(name, data) }

// at is a clock that stands still.
func at(when string) func(*scenes.AppOptions) {
	t, err := time.Parse(save.TimeForm, when)
	if err != nil {
		panic(err)
	}
	return func(o *scenes.AppOptions) { o.Clock = func() time.Time { return t } }
}

// half is a game in the middle.
func half(t testing.TB, seed uint64) *save.Game {
	g := ended(t, seed)
	g.Match.Rewind(40)
	return g
}

func drop(h *apptest.Hand, files ...input.File) {
	h.Tick(func(f *input.Frame) { f.Files = files })
	h.Wait(300 * time.Millisecond)
}

// A game is saved from the middle of play, named, and found again under that
// name with its date.
func TestSaveAndName(t *testing.T) {
	st := &save.Memory{}
	h := apptest.Open(t, apptest.Compact, func(o *scenes.AppOptions) {
		at("2026-05-17 20:15")(o)
		o.Store, o.Load = st, bytesOf(t, half(t, 6))
	})
	h.Wait(2 * time.Second)
	h.Key(input.KeyEsc)
	h.Click("menu/keep")
	h.Write("Sunday")
	h.Key(input.KeyEnter)
	h.Click("back")
	if !h.Has("menu/on") && !h.Has("tool/menu") {
		t.Fatal("Back does not lead to the table")
	}
	data, err := st.Read("montana-0000000000000006.stead")
	if err != nil {
		t.Fatal(err)
	}
	if l := save.ReadLabel(data); l.Name != "Sunday" || l.Saved != "2026-05-17 20:15" || l.Title != "montana" {
		t.Errorf("the game is labelled %+v", l)
	}
	h = apptest.Open(t, apptest.Compact, func(o *scenes.AppOptions) { o.Store = st })
	h.Click("saves")
	if !h.Text("Sunday") || !h.Text("2026-05-17 20:15") {
		t.Error("the list does not show the name and the date")
	}
	h.Click("name")
	h.Write(" with Ada")
	h.Click("back") // leaving keeps what was written
	data, err = st.Read("montana-0000000000000006.stead")
	if l := save.ReadLabel(data); err != nil || l.Name != "Sunday with Ada" {
		t.Errorf("the game is labelled %+v, %v", l, err)
	}
	if _, err := save.Read(data); err != nil {
		t.Errorf("renaming broke the game: %v", err)
	}
}

// A name that a finger was asked for is kept at once: nothing else tells that
// it was written.
func TestNameByFinger(t *testing.T) {
	st := &save.Memory{}
	if err := st.Write("a.stead", bytesOf(t, half(t, 6))); err != nil {
		t.Fatal(err)
	}
	h := apptest.Open(t, apptest.Compact, func(o *scenes.AppOptions) { o.Store = st })
	h.Click("saves")
	ask := func(string) (string, bool) { return "Ada's valley", true }
	at := h.Place("name")
	for _, left := range []input.Button{{Down: true, Pressed: true}, {Released: true}} {
		h.Tick(func(f *input.Frame) { f.X, f.Y, f.Touch, f.Ask, f.Left = at.X, at.Y, true, ask, left })
	}
	data, err := st.Read("a.stead")
	if l := save.ReadLabel(data); err != nil || l.Name != "Ada's valley" {
		t.Errorf("the game is labelled %+v, %v", l, err)
	}
	if h.Wait(100 * time.Millisecond); !h.Text("Ada's valley") {
		t.Error("the list does not show the name")
	}
}

// Many games are kept, none in place of another, the latest first; the same
// position again is no new game.
func TestManySaves(t *testing.T) {
	st := &save.Memory{}
	for i := range 12 {
		g := half(t, 3)
		g.Match.Rewind(10 + i)
		g.Name, g.Saved = fmt.Sprintf("No. %d", i), fmt.Sprintf("2026-01-%02d 12:00", i+1)
		if err := st.Write(fmt.Sprintf("g%d.stead", i), bytesOf(t, g)); err != nil {
			t.Fatal(err)
		}
	}
	h := apptest.Open(t, apptest.Compact, func(o *scenes.AppOptions) { o.Store = st })
	h.Click("saves")
	if !h.Text("No. 11") || h.Text("No. 0") {
		t.Error("the latest is not the first")
	}
	again := half(t, 3)
	drop(h, input.File{Name: "x.stead", Data: bytesOf(t, again)})
	again.Name = "The same"
	drop(h, input.File{Name: "y.stead", Data: bytesOf(t, again)})
	names, err := st.Names()
	if err != nil || len(names) != 13 {
		t.Errorf("there are %d files, want 13: %v %v", len(names), names, err)
	}
}

// A file dropped on the window is saved; what is no game is refused in words.
func TestDroppedFile(t *testing.T) {
	st := &save.Memory{}
	h := apptest.Open(t, apptest.Compact, func(o *scenes.AppOptions) { o.Store = st })
	data := bytesOf(t, half(t, 9))
	drop(h, input.File{Name: "nine.stead", Data: data})
	if !h.Has("save/0") {
		t.Error("the saved games do not show")
	}
	if b, err := st.Read("montana-0000000000000009.stead"); err != nil || !bytes.Equal(b, data) {
		t.Errorf("the file was not saved as it was: %v", err)
	}
	drop(h, input.File{Name: "cat.png", Data: []byte("\x89PNG")})
	if !h.Text("cat.png") || h.Has("save/1") {
		t.Error("a picture was taken for a game, or nothing says that it is none")
	}
	drop(h, input.File{Name: "huge", Err: errors.New("it is too large")})
	if !h.Text("too large") {
		t.Error("nothing says why a file was not read")
	}
	h.Click("open")
	if saved(t, st).Match.Setup().Seed != 9 {
		t.Error("the dropped game does not open")
	}
}

func TestExport(t *testing.T) {
	st := &save.Memory{}
	g := half(t, 6)
	g.Name = "a/b: c?"
	want := bytesOf(t, g)
	if err := st.Write("a.stead", want); err != nil {
		t.Fatal(err)
	}
	var name string
	var got []byte
	h := apptest.Open(t, apptest.Compact, func(o *scenes.AppOptions) {
		o.Store = st
		o.Export = func(n string, data []byte) (string, error) {
			if name, got = n, data; n == "" {
				return "", errors.New("no name")
			}
			return "Documents/" + n, nil
		}
	})
	h.Click("saves")
	h.Click("export")
	if name != "a-b- c-.stead" || !bytes.Equal(got, want) {
		t.Errorf("exported as %q, %d bytes", name, len(got))
	}
	if !h.Text("Documents/") {
		t.Error("nothing says where the file lies")
	}
}

// A chooser's files come like dropped ones.
type chooser struct {
	asked int
	files []input.File
}

func (c *chooser) Choose() { c.asked++ }
func (c *chooser) Chosen() []input.File {
	f := c.files
	c.files = nil
	return f
}

func TestChosenFile(t *testing.T) {
	c, st := &chooser{}, &save.Memory{}
	h := apptest.Open(t, apptest.Compact, func(o *scenes.AppOptions) { o.Store, o.Choose = st, c })
	h.Click("saves")
	h.Click("import")
	if c.asked != 1 {
		t.Fatalf("asked for a file %d times", c.asked)
	}
	c.files = []input.File{{Name: "a.stead", Data: bytesOf(t, half(t, 2))}}
	h.Wait(100 * time.Millisecond)
	if !h.Has("save/0") {
		t.Error("the chosen file is not there")
	}
}

// Only so many deleted games can come back, the last first.
func TestTakeBack(t *testing.T) {
	st := &save.Memory{}
	for i := range 14 {
		if err := st.Write(fmt.Sprintf("g%02d.stead", i), bytesOf(t, half(t, uint64(i)))); err != nil {
			t.Fatal(err)
		}
	}
	h := apptest.Open(t, apptest.Compact, func(o *scenes.AppOptions) { o.Store = st })
	h.Click("saves")
	for range 14 {
		h.Click("delete")
	}
	if h.Has("delete") {
		t.Fatal("something is left")
	}
	h = apptest.Open(t, apptest.Compact, func(o *scenes.AppOptions) { o.Store = st }) // also after a new start
	h.Click("saves")
	for i := range 10 {
		h.Click("restore")
		name := fmt.Sprintf("g%02d.stead", 13-i)
		if _, err := st.Read(name); err != nil {
			t.Fatalf("after %d steps back: %v", i+1, err)
		}
	}
	h.Click("restore")
	if _, err := st.Read("g03.stead"); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("an eleventh came back: %v", err)
	}
}

// A game of older rules opens where they last agree; the original stays.
func TestOlderRulesOpen(t *testing.T) {
	g := half(t, 6)
	title := g.Match.Title()
	lines := strings.SplitAfter(string(bytesOf(t, g)), "\n")
	for i, l := range lines {
		if strings.HasPrefix(l, "= ") && i > 20 {
			lines[i] = "= 0123456789abcdef\n"
			break
		}
	}
	old := strings.Join(lines, "")
	was := title.Rev
	title.Rev++
	t.Cleanup(func() { title.Rev = was })
	st := &save.Memory{}
	if err := st.Write(running, []byte(old)); err != nil {
		t.Fatal(err)
	}
	h := apptest.Open(t, apptest.Compact, func(o *scenes.AppOptions) { o.Store = st })
	h.Click("continue montana")
	if !h.SaysPart("app.older", 0) {
		t.Error("nothing says that the game is of older rules")
	}
	if b, err := st.Read("autosave-montana.older-1.stead"); err != nil || string(b) != old {
		t.Errorf("the original was not kept: %v", err)
	}
	if h.Has("continue montana") {
		t.Error("the game did not open")
	}
}

// Without room nothing is lost and something says so.
func TestNoRoom(t *testing.T) {
	st := &fullStore{}
	if err := st.Memory.Write("a.stead", bytesOf(t, half(t, 6))); err != nil {
		t.Fatal(err)
	}
	h := apptest.Open(t, apptest.Compact, func(o *scenes.AppOptions) { o.Store = st })
	h.Click("saves")
	h.Click("delete")
	if !h.Text("no room left") {
		t.Error("nothing says that the game could not be put aside")
	}
	if _, err := st.Read("a.stead"); err != nil {
		t.Errorf("a game was deleted that could not be put aside: %v", err)
	}
}

// The seed can be copied wherever it shows; where that fails it is said why.
func TestCopySeed(t *testing.T) {
	var copied []string
	fails := false
	st := &save.Memory{}
	if err := st.Write("a.stead", bytesOf(t, half(t, 0xab))); err != nil {
		t.Fatal(err)
	}
	h := apptest.Open(t, apptest.Compact, func(o *scenes.AppOptions) {
		o.Store = st
		o.Copy = func(text string, done func(error)) {
			if fails {
				done(errors.New("no clipboard"))
				return
			}
			copied = append(copied, text)
			done(nil)
		}
	})
	h.Click("saves")
	h.Click("copy")
	if !h.SaysPart("app.copied", 0) {
		t.Error("nothing says that the seed was copied")
	}
	h.Click("back")
	h.Click("play montana")
	choose(h, "copy")
	choose(h, "start")
	h.Wait(2 * time.Second)
	h.Key(input.KeyEsc)
	h.Click("menu/seed")
	if got, want := strings.Join(copied, " "), "00000000000000ab 0000000000000001 0000000000000001"; got != want {
		t.Errorf("copied %s, want %s", got, want)
	}
	fails = true
	h.Click("menu/seed")
	if !h.Text("no clipboard") {
		t.Error("nothing says why the seed was not copied")
	}
}
