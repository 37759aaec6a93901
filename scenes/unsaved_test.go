package scenes_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"testing"
	"time"

	"tilestead/assets"
	"tilestead/input"
	"tilestead/save"
	"tilestead/scenes"
	"tilestead/scenes/apptest"
	"tilestead/scenes/scenetest"
)

// A sickStore is a store whose disk can be full, or which may not be written.
type sickStore struct {
	save.Memory
	err error // of writing; nil while all is well
}

func (s *sickStore) Write(name string, data []byte) error {
	if s.err != nil {
		return s.err
	}
	return s.Memory.Write(name, data)
}

func (s *sickStore) Soon(name string, data []byte) error { return s.Write(name, data) }

func (s *sickStore) Check() error { return s.err }

// A slowStore is one whose disk tells later how it went.
type slowStore struct {
	save.Memory
	kept error
	held bool // meanwhile it outlives the program
}

func (s *slowStore) Kept(string) error    { return s.kept }
func (s *slowStore) Outlives(string) bool { return s.held }

// What the disk refuses later is told when it does, and until it has answered what
// would be lost with the program counts as unsaved.
func TestUnsavedIsToldWhenTheDiskSaysSo(t *testing.T) {
	st := &slowStore{}
	h := apptest.Open(t, apptest.Compact, func(o *scenes.AppOptions) { o.Store, o.Load = st, bytesOf(t, midTurn(t)) })
	h.Wait(2 * time.Second)
	if h.App.Unsaved() {
		t.Fatal("all is on the disk, and something is unsaved")
	}
	st.kept = save.ErrPending
	h.App.Decide()
	h.Wait(200 * time.Millisecond)
	if !h.App.Unsaved() || h.SaysPart("app.unsaved", 0) {
		t.Error("what is being written is told as lost, or counts as saved")
	}
	if st.held = true; h.App.Unsaved() {
		t.Error("what would not be lost counts as unsaved")
	}
	st.kept = save.ErrFull
	h.Wait(100 * time.Millisecond)
	if !h.SaysPart("app.unsaved", 0) {
		t.Error("it is not told that the disk was full")
	}
}

// barred is a folder for games that cannot be made, and what clears the way.
func barred(t testing.TB) (st save.Store, clear func()) {
	t.Helper()
	file := filepath.Join(t.TempDir(), "x")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	st = openFolder(t, filepath.Join(file, "tilestead"))
	t.Cleanup(st.Close)
	return st, func() {
		if err := os.Remove(file); err != nil {
			t.Fatal(err)
		}
	}
}

// Where nothing can be saved the title screen says so at once: where, and why.
func TestBlockedStoreIsTold(t *testing.T) {
	st, clear := barred(t)
	h := apptest.Open(t, apptest.Compact, func(o *scenes.AppOptions) { o.Store = st })
	if !h.Says("store.blocked.head") || !h.Text("not a directory") || !h.SaysPart("store.blocked.folder", 0) {
		t.Error("the first screen does not say that nothing can be saved, where and why")
	}
	h.Click("ask/again")
	if !h.Has("ask/on") {
		t.Fatal("trying again in vain closes the warning")
	}
	clear()
	h.Click("ask/again")
	if h.Has("ask/on") || !h.Says("store.works") {
		t.Error("it works now, and nothing says so")
	}
	h.Click("play montana")
	h.Click("start")
	saved(t, st)
}

// begin starts a game and lets it go on to a person's turn.
func begin(t testing.TB, h *apptest.Hand) {
	t.Helper()
	h.Click("play montana")
	h.Click("start")
	h.Wait(10 * time.Second)
}

// leave chooses the last line of the pause menu.
func leave(h *apptest.Hand) {
	h.T.Helper()
	h.Key(input.KeyEsc)
	h.Wait(300 * time.Millisecond)
	h.Click("menu/leave")
}

// A game that cannot be saved is not left without a question, which says that
// it is lost.
func TestUnsavedGameIsNotLeftByItself(t *testing.T) {
	st, _ := barred(t)
	h := apptest.Open(t, apptest.Compact, func(o *scenes.AppOptions) { o.Store = st })
	h.Click("ask/on")
	begin(t, h)
	h.Key(input.KeyEsc)
	h.Wait(300 * time.Millisecond)
	if h.Says("table.menu.leave") || !h.Says("store.leave") {
		t.Error("the menu promises to save")
	}
	h.Click("menu/leave")
	if !h.Has("ask/leave") || !h.Says("store.leave.all") {
		t.Fatal("it was left without a question")
	}
	h.Click("ask/stay")
	if !h.Has("tool/menu") {
		t.Fatal("staying does not lead back to the table")
	}
	if h.App.Closing() {
		t.Error("the window is closed without a question")
	}
	h.Wait(300 * time.Millisecond)
	h.Key(input.KeyEsc)
	h.Wait(300 * time.Millisecond)
	if h.Has("ask/close") || !h.Has("tool/menu") {
		t.Error("Esc does not lead back to the table")
	}
	leave(h)
	h.Click("ask/leave")
	if !h.Has("play montana") || h.Has("continue montana") {
		t.Error("agreeing does not lead to the title screen")
	}
	if !h.App.Closing() {
		t.Error("there is nothing left to lose, and it asks")
	}
}

// Leaving tries once more: there may be room by now.
func TestLeavingSavesOnceMore(t *testing.T) {
	for name, depart := range map[string]func(*apptest.Hand) bool{
		"leaving": func(h *apptest.Hand) bool { leave(h); return h.Has("play montana") },
		"closing": func(h *apptest.Hand) bool { return h.App.Closing() },
		"crash": func(h *apptest.Hand) bool {
			h.App.Crash("x")
			h.Wait(300 * time.Millisecond)
			return h.Says("crash.text")
		},
	} {
		t.Run(name, func(t *testing.T) {
			g := midTurn(t)
			st := &sickStore{}
			h := apptest.Open(t, apptest.Compact, func(o *scenes.AppOptions) {
				at("2026-05-17 20:15")(o)
				o.Store, o.Load = st, bytesOf(t, g)
			})
			h.Wait(2 * time.Second)
			before := saved(t, st).Match.Len()
			st.err = save.ErrFull
			h.App.Decide()
			h.Wait(2 * time.Second)
			if n := saved(t, st).Match.Len(); n != before {
				t.Fatalf("%d of %d decisions are saved without room", n, before)
			}
			if depart(h) {
				t.Error("what is not saved is left without a word")
			}
			if name == "crash" {
				return
			}
			if !h.Says("store.leave.part") {
				h.Wait(300 * time.Millisecond)
			}
			if !h.Says("store.leave.part") || !h.Says("app.trouble.full") {
				t.Error("it does not say what is lost, and why")
			}
			h.Click("ask/stay")
			st.err = nil
			if !depart(h) && name == "leaving" {
				t.Error("there is room, and it asks")
			}
			if n := saved(t, st).Match.Len(); n <= before {
				t.Errorf("there was room, and %d decisions are saved, %d before", n, before)
			}
		})
	}
}

// That a game cannot be saved is told when it begins, and now and then, not at
// every action: the words lie over the table.
func TestUnsavedIsToldNowAndThen(t *testing.T) {
	st := &sickStore{}
	h := apptest.Open(t, apptest.Compact, func(o *scenes.AppOptions) { o.Store, o.Load = st, bytesOf(t, midTurn(t)) })
	h.Wait(2 * time.Second)
	st.err = save.ErrFull
	for _, c := range []struct {
		after time.Duration
		want  bool
	}{{0, true}, {8 * time.Second, false}, {time.Minute, true}} {
		h.Wait(c.after)
		h.App.Decide()
		h.Wait(100 * time.Millisecond)
		if got := h.SaysPart("app.unsaved", 0); got != c.want {
			t.Errorf("%v later it is told: %v, want %v", c.after, got, c.want)
		}
	}
}

// Agreeing to lose what cannot be saved closes the window, asking twice does too.
func TestClosingWithoutRoom(t *testing.T) {
	for _, twice := range []bool{false, true} {
		st := &sickStore{err: save.ErrFull}
		h := apptest.Open(t, apptest.Compact, func(o *scenes.AppOptions) { o.Store = st })
		h.Click("ask/on")
		begin(t, h)
		if h.App.Closing() {
			t.Fatal("it does not ask")
		}
		h.Wait(300 * time.Millisecond)
		if twice {
			if !h.App.Closing() {
				t.Error("closing a window that already asks does not close it")
			}
			continue
		}
		h.ClickAt(h.Place("ask/close"))
		if !h.Left {
			t.Error("the program goes on")
		}
	}
}

// On a store that can only be read the unfinished game stays as it is, and
// another can be played all the same.
func TestNewGameOnABlockedStore(t *testing.T) {
	st := &sickStore{}
	data := bytesOf(t, half(t, 2))
	if err := st.Memory.Write(running, data); err != nil {
		t.Fatal(err)
	}
	st.err = fs.ErrPermission
	h := apptest.Open(t, apptest.Compact, func(o *scenes.AppOptions) { o.Store = st })
	h.Click("ask/on")
	begin(t, h)
	if !h.Has("tool/menu") {
		t.Fatal("nothing can be played")
	}
	st.err = nil
	leave(h)
	if got, err := st.Read(running); err != nil || string(got) != string(data) {
		t.Errorf("the unfinished game was written over: %v", err)
	}
	if names, _ := st.Names(); len(names) < 2 {
		t.Errorf("the new game is not saved; there is %q", names)
	}
}

// Every screen that asks about saving fits in every language.
func TestAskScreensFit(t *testing.T) {
	if testing.Short() {
		t.Skip("short")
	}
	for lang, words := range scenetest.Languages(t) {
		for _, size := range []scenetest.Size{{W: 640, H: 360, S: 1}, {W: 1280, H: 800, S: 1}} {
			asked(t, size, func(o *scenes.AppOptions) {
				o.Reword =
					func(*assets.Words) *assets.Words { return words }
			}, func(h *apptest.Hand, name string) {
				if name == "elsewhere" || name == "took" || name == "taken" || name == "newer" {
					return // a notice lies over what is there, for a while
				}
				for _, bad := range scenetest.Check(h.C) {
					t.Errorf("%s in %s at %s: %s", name, lang, size.Name, bad)
				}
			})
		}
	}
}

// asked visits all that asks or tells about saving and calls look at each.
func asked(t testing.TB, size scenetest.Size, change func(*scenes.AppOptions),
	look func(h *apptest.Hand, name string)) {
	st := &sickStore{err: fs.ErrPermission}
	h := apptest.Open(t, size, func(o *scenes.AppOptions) { o.Store = st; change(o) })
	look(h, "blocked")
	st.err = save.ErrFull
	h.Click("ask/again")
	look(h, "blocked-full")
	h.Click("ask/on")
	h.Click("settings")
	look(h, "blocked-settings")
	h = apptest.Open(t, size, func(o *scenes.AppOptions) { o.Store, o.Load = st, bytesOf(t, midTurn(t)); change(o) })
	h.Click("ask/on")
	h.Key(input.KeyEsc)
	h.Wait(8 * time.Second)
	look(h, "unsaved-menu")
	h.Click("menu/leave")
	look(h, "unsaved-leave")
	h.Click("ask/stay")
	h.App.Closing()
	h.Wait(300 * time.Millisecond)
	look(h, "unsaved-closing")
	h.App.Crash("runtime error")
	h.Wait(300 * time.Millisecond)
	look(h, "unsaved-crash")

	dir := t.TempDir()
	a, b := openFolder(t, dir), openFolder(t, dir)
	defer a.Close()
	defer b.Close()
	first := apptest.Open(t, size, func(o *scenes.AppOptions) { o.Store = a; change(o) })
	begin(t, first)
	h = apptest.Open(t, size, func(o *scenes.AppOptions) { o.Store = b; change(o) })
	h.Click("continue montana")
	look(h, "held")
	h.Click("ask/back")
	h.Click("play montana")
	h.Click("start")
	look(h, "elsewhere")
	leave(h)
	h.Click("continue montana")
	h.Click("ask/take")
	look(h, "took")
	first.Wait(2 * time.Second)
	look(first, "taken")

	mem := &save.Memory{}
	if err := mem.Write(running, newerForm(t)); err != nil {
		t.Fatal(err)
	}
	if err := mem.Write("a.stead", newerForm(t)); err != nil {
		t.Fatal(err)
	}
	h = apptest.Open(t, size, func(o *scenes.AppOptions) { o.Store = mem; change(o) })
	h.Click("continue montana")
	look(h, "newer")
	h.Click("saves")
	h.Wait(8 * time.Second)
	look(h, "newer-saves")
}
