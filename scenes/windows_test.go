package scenes_test

import (
	"io/fs"
	"strings"
	"testing"
	"time"

	"tilestead/rules"
	"tilestead/save"
	"tilestead/scenes"
	"tilestead/scenes/apptest"
)

// windows are two windows of the program on one folder.
func windows(t testing.TB) (st [2]save.Store, h [2]*apptest.Hand) {
	t.Helper()
	dir := t.TempDir()
	for i := range st {
		st[i] = openFolder(t, dir)
		t.Cleanup(st[i].Close)
		h[i] = apptest.Open(t, apptest.Compact, func(o *scenes.AppOptions) {
			at("2026-05-17 20:15")(o)
			o.Store = st[i]
			seed := uint64(10 * (i + 1))
			o.NewSeed = func() uint64 { seed++; return seed }
		})
	}
	return st, h
}

// games are the games of a store by the names of their files.
func games(t testing.TB, st save.Store) map[string]*save.Game {
	t.Helper()
	names, err := st.Names()
	if err != nil {
		t.Fatal(err)
	}
	all := map[string]*save.Game{}
	for _, n := range names {
		if !strings.HasSuffix(n, save.Ext) {
			continue
		}
		data, err := st.Read(n)
		if err != nil {
			t.Fatal(err)
		}
		if all[n], err = save.Read(data); err != nil {
			t.Fatalf("%s: %v", n, err)
		}
	}
	return all
}

// Two windows begin a game of the same title: both are saved, and each goes on.
func TestTwoWindowsTwoGames(t *testing.T) {
	st, h := windows(t)
	for _, w := range h {
		begin(t, w)
	}
	all := games(t, st[0])
	first, second := all[running], all["montana-0000000000000015-window-1.stead"]
	if len(all) != 2 || first == nil || second == nil || first.Match.Setup().Seed != 11 {
		t.Fatalf("saved are %v", all)
	}
	h[0].App.Decide()
	h[0].Wait(5 * time.Second)
	h[1].App.Decide()
	h[1].Wait(5 * time.Second)
	all = games(t, st[0])
	if len(all) != 2 || all[running].Match.Len() <= first.Match.Len() ||
		all["montana-0000000000000015-window-1.stead"].Match.Len() <= second.Match.Len() {
		t.Errorf("a game did not go on; saved are %v", all)
	}
	// The second is found among the saved games, with when it was saved.
	leave(h[1])
	h[1].Click("saves")
	if !h[1].Text("2026-05-17 20:15") {
		t.Error("the second game is not among the saved ones")
	}
}

// Whoever starts while another window has a game open is told where the game is.
func TestSecondWindowIsTold(t *testing.T) {
	_, h := windows(t)
	begin(t, h[0])
	h[1].Click("play montana")
	h[1].Click("start")
	if !h[1].Says("store.elsewhere") {
		t.Error("nothing says that this game is saved elsewhere")
	}
}

// A game that another window plays is offered, but taken over only if the
// player says so; the other window then writes no more into it.
func TestTakingOver(t *testing.T) {
	st, h := windows(t)
	begin(t, h[0])
	h[1].Tick(nil)
	h[1].Click("settings") // the title screen looks again when it is uncovered
	h[1].Click("back")
	h[1].Click("continue montana")
	if !h[1].Says("store.held") || h[1].Has("tool/menu") {
		t.Fatal("a game that another window plays is opened without a question")
	}
	h[1].Click("ask/back")
	h[1].Click("continue montana")
	h[1].Click("ask/take")
	if !h[1].Has("tool/menu") {
		t.Fatal("agreeing does not open the game")
	}
	h[0].Wait(2 * time.Second)
	if !h[0].Says("store.taken") {
		t.Error("the window that lost the game does not say so")
	}
	h[1].App.Decide()
	h[1].Wait(5 * time.Second)
	taken := games(t, st[0])[running]
	h[0].App.Decide()
	h[0].Wait(5 * time.Second)
	all := games(t, st[0])
	if len(all) != 2 || rules.Hash(all[running].Match.State()) != rules.Hash(taken.Match.State()) {
		t.Errorf("the window that lost the game wrote into it; saved are %v", all)
	}
	leave(h[0]) // what it goes on with is saved elsewhere, so nothing is asked
	if !h[0].Has("play montana") {
		t.Error("leaving asks although all is saved")
	}
	leave(h[1])
	h[0].Click("continue montana")
	if h[0].Has("ask/take") {
		t.Error("the other window has left the game, and still has it")
	}
}

// What somebody else wrote into the file of the game is set aside, not lost:
// another program, another machine's folder, or a window that sees no other.
func TestStrangersWritingIsSetAside(t *testing.T) {
	st := &save.Memory{}
	h := apptest.Open(t, apptest.Compact, func(o *scenes.AppOptions) { o.Store = st })
	begin(t, h)
	strange := bytesOf(t, half(t, 3))
	if err := st.Write(running, strange); err != nil {
		t.Fatal(err)
	}
	h.App.Decide()
	h.Wait(time.Second)
	if got, err := st.Read("autosave-montana.other-1.stead"); err != nil || string(got) != string(strange) {
		t.Errorf("what somebody else wrote is lost: %v", err)
	}
	if g := saved(t, st); g.Match.Setup().Seed == 3 || !h.SaysPart("store.other", 0) {
		t.Error("the own game is not saved, or nothing says that there is another")
	}
	// A game that is over does not take the stranger's with it.
	st = &save.Memory{}
	g := ended(t, 7)
	g.Match.Rewind(g.Match.Len() - 4)
	g.Seats[0].Bot = "hard"
	h = apptest.Open(t, apptest.Compact, func(o *scenes.AppOptions) { o.Store, o.Load = st, bytesOf(t, g) })
	for range 400 {
		h.Wait(100 * time.Millisecond)
		if data, err := st.Read(running); err == nil && string(data) != string(strange) {
			if err := st.Write(running, strange); err != nil {
				t.Fatal(err)
			}
		}
		if h.Has("rematch") {
			break
		}
	}
	if got, err := st.Read("autosave-montana.other-1.stead"); err != nil || string(got) != string(strange) {
		t.Errorf("what somebody else wrote went with the game that is over: %v", err)
	}
}

// Settings that another window changed stay, and so do its results.
func TestWindowsShareSettingsAndResults(t *testing.T) {
	st, h := windows(t)
	h[0].Click("settings")
	h[0].Click("set contrast/1")
	h[0].App.SetNote("lesson.montana.1", "done")
	h[1].App.SetNote("favourite", "mine")
	h[1].App.SetFullscreen(true)
	h[0].App.SetNote("lesson.montana.2", "done")
	data, err := st[0].Read("settings.txt")
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"contrast = high", "lesson.montana.1 = done", "favourite = mine", "fullscreen = on",
		"lesson.montana.2 = done"} {
		if !strings.Contains(string(data), want) {
			t.Errorf("%q is lost; there is\n%s", want, data)
		}
	}
	for i := range h {
		g := ended(t, uint64(7+i))
		h[i].App.RememberGame(g)
	}
	data, err = st[0].Read("history.txt")
	if err != nil {
		t.Fatal(err)
	}
	if records, _ := save.ReadHistory(data); len(records) != 2 {
		t.Errorf("of two windows' results %d are left", len(records))
	}
}

// A game of older days that cannot be read, for want of permission, is not
// written over by a new one.
func TestUnreadableGameStays(t *testing.T) {
	st := &lockedStore{name: running}
	if err := st.Memory.Write(running, []byte("secret")); err != nil {
		t.Fatal(err)
	}
	h := apptest.Open(t, apptest.Compact, func(o *scenes.AppOptions) { o.Store = st })
	h.Click("continue montana")
	if !h.Text(running) {
		t.Error("the file that cannot be read is not named")
	}
	begin(t, h)
	if got, err := st.Memory.Read(running); err != nil || string(got) != "secret" {
		t.Errorf("it was written over: %q, %v", got, err)
	}
	if _, err := st.Read("montana-0000000000000001-window-1.stead"); err != nil || !h.Has("tool/menu") {
		t.Errorf("the new game is not played and saved: %v", err)
	}
}

// A lockedStore has a file that may not be read.
type lockedStore struct {
	save.Memory
	name string
}

func (s *lockedStore) Read(name string) ([]byte, error) {
	if name == s.name {
		return nil, &fs.PathError{Op: "open", Path: "/x/" + name, Err: fs.ErrPermission}
	}
	return s.Memory.Read(name)
}
