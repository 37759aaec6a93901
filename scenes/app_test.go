package scenes_test

import (
	"errors"
	"fmt"
	"io/fs"
	"math"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"tilestead/input"
	"tilestead/rules"
	"tilestead/rules/montana"
	"tilestead/save"
	"tilestead/scenes"
	"tilestead/scenes/apptest"
	"tilestead/scenes/board"
	"tilestead/scenes/scenetest"
	"tilestead/scenes/settings"
	"tilestead/ui"
)

const running = "autosave-montana.stead"

// saved reads the running game from the store.
func saved(t testing.TB, st save.Store) *save.Game {
	t.Helper()
	return gameOf(t, st, montana.Title.ID)
}

// ended is a finished game of a person and a bot.
func ended(t testing.TB, seed uint64) *save.Game {
	t.Helper()
	m, err := rules.NewMatch(&montana.Title, rules.Setup{Title: "montana", Seats: 2, Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(seed, 3))
	for m.State().Turn() != rules.Nobody {
		if m.State().Turn() == rules.Nature {
			m.Replay(m.Roll())
			continue
		}
		legal := m.State().Legal(nil)
		m.Replay(legal[r.IntN(len(legal))])
	}
	return &save.Game{Match: m, Seats: []save.Seat{{Color: "red", Name: "Ada"},
		{Color: "blue", Name: "Otto", Bot: "easy"}}}
}

func bytesOf(t testing.TB, g *save.Game) []byte {
	t.Helper()
	b, err := g.Bytes()
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// Two clicks from the start to a game whose first position is saved.
func TestTwoClicksStartAGame(t *testing.T) {
	st := &save.Memory{}
	h := apptest.Open(t, apptest.Compact, func(o *scenes.AppOptions) { o.Store = st })
	h.Click("play montana")
	choose(h, "start")
	g := saved(t, st)
	if len(g.Seats) != 3 || g.Seats[0].Bot != "" || g.Seats[1].Bot != "wren" || g.Seats[2].Bot != "cole" {
		t.Errorf("the game has the seats %+v", g.Seats)
	}
	if h.Has("start") {
		t.Error("the set-up is still there")
	}
}

// The same with keys alone.
func TestKeysStartAGame(t *testing.T) {
	st := &save.Memory{}
	h := apptest.Open(t, apptest.Compact, func(o *scenes.AppOptions) { o.Store = st })
	for range 20 {
		h.Key(input.KeyTab)
		h.Key(input.KeyEnter)
		h.Wait(300 * time.Millisecond)
		if h.Has("start") {
			break
		}
		if h.Has("back") {
			h.Key(input.KeyEsc)
			h.Wait(300 * time.Millisecond)
		}
	}
	h.Key(input.KeyEnter) // Start has the focus
	h.Wait(300 * time.Millisecond)
	saved(t, st)
}

// A game left is offered on the title screen and goes on where it was.
func TestContinue(t *testing.T) {
	st := &save.Memory{}
	first := apptest.Open(t, apptest.Compact, func(o *scenes.AppOptions) { o.Store = st })
	if first.Has("continue montana") {
		t.Error("there is a game to continue before there was any")
	}
	first.Click("play montana")
	first.Click("start")
	first.Wait(20 * time.Second)
	before := saved(t, st)
	if before.Match.Len() < 3 {
		t.Fatal("nothing happened in the game")
	}
	again := apptest.Open(t, apptest.Compact, func(o *scenes.AppOptions) { o.Store = st })
	again.Click("continue montana")
	again.Wait(time.Second)
	after := saved(t, st)
	if after.Match.Len() < before.Match.Len() ||
		rules.Hash(after.Match.Before(before.Match.Len())) != rules.Hash(before.Match.State()) {
		t.Error("the game did not go on where it was")
	}
}

// A damaged save is told about, kept aside and played on from the last good
// position; one nothing is left of stays where it is.
func TestDamagedAutosave(t *testing.T) {
	whole := bytesOf(t, ended(t, 1))
	st := &save.Memory{}
	half := whole[:len(whole)/2]
	if err := st.Write(running, half); err != nil {
		t.Fatal(err)
	}
	h := apptest.Open(t, apptest.Compact, func(o *scenes.AppOptions) { o.Store = st })
	h.Click("continue montana")
	h.Wait(time.Second)
	if !h.SaysPart("app.damaged", 0) {
		t.Error("nothing says that the save was damaged")
	}
	s, ok := h.App.Top().(interface{ Frame() board.Frame })
	if !ok {
		t.Fatal("no table is open")
	}
	if f := s.Frame(); f.Notice().Overlaps(f.Log) || f.Notice().Overlaps(f.Prompt) {
		t.Error("the table keeps no place free for a notice beside the log and the prompt")
	}
	if b, err := st.Read("autosave-montana.damaged-1.stead"); err != nil || string(b) != string(half) {
		t.Errorf("the damaged save was not kept: %v", err)
	}
	if h.Has("continue montana") {
		t.Error("the rest of the game was not opened")
	}

	st = &save.Memory{}
	if err := st.Write(running, []byte("garbage\n")); err != nil {
		t.Fatal(err)
	}
	h = apptest.Open(t, apptest.Compact, func(o *scenes.AppOptions) { o.Store = st })
	h.Click("continue montana")
	words := scenetest.In(t, "")
	if !h.Says("saves.refused", words.Say("montana.title"), words.Say("store.aside", board.Capital(words.Say("flaw.stranger", 1, "garbage")),
		"autosave-montana.damaged-1.stead")) {
		t.Error("it is not said that the unreadable save is kept, and what to do")
	}
	if b, err := st.Read(running); err != nil || string(b) != "garbage\n" {
		t.Errorf("the unreadable save was touched: %q, %v", b, err)
	}
	h.Click("play montana")
	choose(h, "start")
	if b, err := st.Read("autosave-montana.damaged-1.stead"); err != nil || string(b) != "garbage\n" {
		t.Errorf("a new game overwrote the only copy of an unreadable save: %v", err)
	}
}

// A new game keeps an unfinished one under a name of its own.
func TestUnfinishedGameIsKept(t *testing.T) {
	st := &save.Memory{}
	g := ended(t, 2)
	g.Match.Rewind(g.Match.Len() / 2)
	data := bytesOf(t, g)
	if err := st.Write(running, data); err != nil {
		t.Fatal(err)
	}
	h := apptest.Open(t, apptest.Compact, func(o *scenes.AppOptions) { o.Store = st })
	h.Click("play montana")
	choose(h, "start")
	if b, err := st.Read("montana-0000000000000002.stead"); err != nil || string(b) != string(data) {
		t.Errorf("the unfinished game is gone: %v", err)
	}
}

func TestSetup(t *testing.T) {
	st := &save.Memory{}
	h := apptest.Open(t, apptest.Compact, func(o *scenes.AppOptions) { o.Store = st })
	h.Click("play montana")
	for i, level := range []string{"who/1/0", "who/2/7"} { // the second seat a person, the third an expert
		h.Click(fmt.Sprint("who/", i+1))
		h.Click(level)
	}
	choose(h, "add")
	h.Click("color/0")
	h.Click("name/0")
	for range 16 {
		h.Key(input.KeyBackspace)
	}
	h.Write("Žofia")
	choose(h, "seed")
	for range 20 {
		h.Key(input.KeyBackspace)
	}
	h.Write("nonsense")
	choose(h, "start")
	if _, err := st.Read(running); !errors.Is(err, fs.ErrNotExist) {
		t.Fatal("a game started with a wrong seed")
	}
	if !h.Says("setup.seed.wrong") {
		t.Error("nothing says that the seed is wrong")
	}
	for range 20 {
		h.Key(input.KeyBackspace)
	}
	h.Write("0xff")
	choose(h, "start")
	g := saved(t, st)
	if g.Match.Setup().Seed != 0xff {
		t.Errorf("the seed is %x", g.Match.Setup().Seed)
	}
	want := []save.Seat{{Color: "black", Name: "Žofia"}, {Color: "blue", Name: "Baker"},
		{Color: "yellow", Name: "Magnus", Bot: "expert"}, {Color: "green", Name: "Wren", Bot: "wren"}}
	if len(g.Seats) != 4 {
		t.Fatalf("the seats are %+v", g.Seats)
	}
	for i := range want {
		if g.Seats[i] != want[i] {
			t.Errorf("seat %d is %+v, want %+v", i+1, g.Seats[i], want[i])
		}
	}
	// The next set-up begins with the same seats.
	h = apptest.Open(t, apptest.Compact, func(o *scenes.AppOptions) { o.Store = st })
	h.Click("play montana")
	for _, s := range want {
		if !h.Text(s.Name) {
			t.Errorf("%s is not remembered", s.Name)
		}
	}
	choose(h, "remove/3")
	choose(h, "remove/1")
	choose(h, "shuffle")
	choose(h, "start")
	if n := len(saved(t, st).Seats); n != 2 {
		t.Errorf("two seats were left, %d play", n)
	}
}

func TestFlagsFillTheSetup(t *testing.T) {
	st, seed := &save.Memory{}, uint64(0xabc)
	h := apptest.Open(t, apptest.Compact, func(o *scenes.AppOptions) {
		o.Store, o.Title, o.Bots, o.Seed = st, "montana", []string{"hard", "easy", "easy"}, &seed
	})
	choose(h, "start")
	g := saved(t, st)
	if g.Match.Setup().Seed != seed || len(g.Seats) != 4 || g.Seats[1].Bot != "hard" || g.Seats[3].Bot != "easy" ||
		g.Seats[2].Name == g.Seats[3].Name {
		t.Errorf("the game is %+v %+v", g.Match.Setup(), g.Seats)
	}
}

func TestLoad(t *testing.T) {
	g := ended(t, 4)
	g.Match.Rewind(30)
	st := &save.Memory{}
	h := apptest.Open(t, apptest.Compact, func(o *scenes.AppOptions) { o.Store, o.Load = st, bytesOf(t, g) })
	if h.Has("play montana") {
		t.Error("the title screen shows instead of the game")
	}
	if got := saved(t, st); got.Match.Len() < 30 {
		t.Errorf("the loaded game is saved with %d actions", got.Match.Len())
	}
	_, err := scenes.NewApp(scenes.AppOptions{Load: []byte("tilestead 9\n")})
	if err == nil || !strings.Contains(err.Error(), "newer") {
		t.Errorf("a newer file: %v", err)
	}
}

func TestResult(t *testing.T) {
	st := &save.Memory{}
	h := apptest.Open(t, apptest.Compact, func(o *scenes.AppOptions) { o.Store, o.Load = st, bytesOf(t, ended(t, 5)) })
	for i := 0; i < 40 && !h.Has("rematch"); i++ {
		h.Wait(500 * time.Millisecond)
	}
	if !h.SaysPart("result.winner", 1) {
		t.Error("nothing says who won")
	}
	h.Wait(2 * time.Second)
	h.Click("save")
	if b, err := st.Read("montana-0000000000000005.stead"); err != nil {
		t.Errorf("the game was not kept: %v", err)
	} else if _, err := save.Read(b); err != nil {
		t.Error(err)
	}
	h.Click("same")
	if g := saved(t, st); g.Match.Setup().Seed != 5 || g.Seats[0].Name != "Ada" {
		t.Errorf("the same game again is %+v %+v", g.Match.Setup(), g.Seats)
	}
}

func TestKeptGames(t *testing.T) {
	st := &save.Memory{}
	g := ended(t, 6)
	g.Match.Rewind(40)
	for name, data := range map[string][]byte{"a.stead": bytesOf(t, g), "b.stead": []byte("x\n")} {
		if err := st.Write(name, data); err != nil {
			t.Fatal(err)
		}
	}
	h := apptest.Open(t, apptest.Compact, func(o *scenes.AppOptions) { o.Store = st })
	h.Click("saves")
	h.Click("save/1") // damaged
	h.Click("open")
	if !h.Has("save/0") {
		t.Fatal("a damaged game was opened")
	}
	h.Click("delete")
	if _, err := st.Read("b.stead"); !errors.Is(err, fs.ErrNotExist) || h.Has("save/1") {
		t.Errorf("a deleted game is still there: %v", err)
	}
	h.Click("restore")
	if b, err := st.Read("b.stead"); err != nil || string(b) != "x\n" || !h.Has("save/1") {
		t.Errorf("a deleted game did not come back: %q, %v", b, err)
	}
	h.Click("save/0")
	h.Click("open")
	if got := saved(t, st); got.Match.Setup().Seed != 6 || got.Match.Len() < 40 {
		t.Errorf("the opened game is not the running one: %+v", got.Match.Setup())
	}
}

// Large text says so where the window has no room for it, and does not where it
// has.
func TestLargeTextTellsOfSmallWindows(t *testing.T) {
	for _, c := range []struct {
		size scenetest.Size
		none bool
	}{{scenetest.Size{W: 844, H: 390, S: 1}, true}, {scenetest.Size{W: 960, H: 540, S: 2}, false},
		{scenetest.Size{W: 1280 / 1.5, H: 800 / 1.5, S: 1.5}, false}} {
		h := apptest.Open(t, c.size, nil)
		h.Click("settings")
		h.Click("set text_size/2")
		h.Draw()
		if none := h.Says("settings.text_size.large.none"); none != c.none {
			t.Errorf("%v: too small %t", c.size, none)
		}
	}
}

// The words of the text sizes are as large as they make all texts, before one is chosen;
// what is pointed at is told.
func TestTextSizesShowWhatTheyDo(t *testing.T) {
	h := apptest.Open(t, scenetest.Size{W: 1280 / 1.5, H: 800 / 1.5, S: 1.5}, nil)
	h.Click("settings")
	words := scenetest.In(t, "settings.text_size.")
	for value, device := range map[string]float64{"small": 1, "normal": 1.5, "large": 2} {
		found := false
		for i := range h.C.Ops {
			op := &h.C.Ops[i]
			found = found || op.Text == words.Say(value) && math.Abs(op.Capital*h.C.S-ui.Name.Capital()*device) < 0.01
		}
		if !found {
			t.Errorf("%q is not as large as it makes texts", value)
		}
	}
	at := h.Place("set text_size/2")
	h.Tick(func(f *input.Frame) { f.X, f.Y, f.Moved = at.X, at.Y, true })
	h.Tick(func(f *input.Frame) { f.X, f.Y = at.X, at.Y })
	if !h.Says("settings.text_size.large.note") {
		t.Error("what large text is like is not told before it is chosen")
	}
}

func TestSettingsAreKept(t *testing.T) {
	st := &save.Memory{}
	if err := st.Write("settings.txt", []byte("future = 7\n")); err != nil {
		t.Fatal(err)
	}
	h := apptest.Open(t, apptest.Compact, func(o *scenes.AppOptions) { o.Store = st })
	h.Click("settings")
	h.Click("set text_size/2")
	h.Click("set reduced_motion/1")
	h.Click("set contrast/1")
	h.Click("set fullscreen/1")
	h.Click("page/1")
	h.Click("set bot_speed/2")
	h.Click("set confirm/1")
	h.Click("set undo/1")
	h.Click("set purist/1")
	h.Click("set voices/0")
	h.App.SetNote("window", "1 2 3 4 normal")
	h = apptest.Open(t, apptest.Compact, func(o *scenes.AppOptions) { o.Store = st })
	want := settings.Values{TextSize: 1, Fullscreen: true, Lang: "en", Contrast: true,
		Sound: settings.SoundOptions{Effects: 8, Music: 8, Place: true, Behind: true},
		TableOptions: settings.TableOptions{Speed: settings.InstantSpeed, Confirm: settings.ConfirmAlways,
			Undo: settings.UndoFree, Reduced: true, Purist: true}}
	if got := h.App.Settings(); got != want {
		t.Errorf("the settings are %+v, want %+v", got, want)
	}
	if v, _ := h.App.Note("window"); v != "1 2 3 4 normal" {
		t.Errorf("the window is at %q", v)
	}
	if v, _ := h.App.Note("future"); v != "7" {
		t.Error("a setting that this program does not know was lost")
	}
}

func TestBadSettings(t *testing.T) {
	st := &save.Memory{}
	bad := "text_size = huge\nbot_speed = fast\n???\n"
	if err := st.Write("settings.txt", []byte(bad)); err != nil {
		t.Fatal(err)
	}
	h := apptest.Open(t, apptest.Compact, func(o *scenes.AppOptions) { o.Store = st })
	if s := h.App.Settings(); s.TextSize != 0 || s.Speed != settings.FastSpeed {
		t.Errorf("the settings are %+v", s)
	}
	if !h.Text("huge") {
		t.Error("nothing says what is wrong with the settings")
	}
	if b, err := st.Read("settings.damaged-1.txt"); err != nil || string(b) != bad {
		t.Errorf("the bad file was not kept: %v", err)
	}
}

func TestQuitAndCrash(t *testing.T) {
	h := apptest.Open(t, apptest.Compact, nil)
	h.App.Crash("boom")
	h.Tick(nil)
	if !h.Text("boom") {
		t.Error("nothing says what went wrong")
	}
	h.Click("home")
	h.Click("quit")
	if !h.Left {
		t.Error("Quit does not leave")
	}
	h = apptest.Open(t, apptest.Compact, nil)
	h.App.Crash("boom")
	h.Tick(nil)
	h.Click("quit")
	if !h.Left {
		t.Error("Quit of the crash screen does not leave")
	}
}

// What a report of a crash holds of the game is a saved game with all that was done.
func TestPlayedIsASavedGame(t *testing.T) {
	st := &save.Memory{}
	g := ended(t, 2)
	g.Match.Rewind(g.Match.Len() / 2)
	if err := st.Write(running, bytesOf(t, g)); err != nil {
		t.Fatal(err)
	}
	h := apptest.Open(t, apptest.Compact, func(o *scenes.AppOptions) { o.Store = st })
	if h.App.Played() != nil {
		t.Error("a game is played on the title screen")
	}
	h.Click("continue montana")
	got, err := save.Read(h.App.Played())
	if err != nil || got.Match.Len() < g.Match.Len() || got.Match.Setup().Seed != g.Match.Setup().Seed {
		t.Errorf("what is played is %v, %v", got, err)
	}
}

// The title screen rests: it moves at most twice a second, and not at all ten
// seconds after the last input.
func TestTitleRests(t *testing.T) {
	h := apptest.Open(t, apptest.Compact, nil)
	count := func(d time.Duration) (n int) {
		for end := h.Now + d; h.Now < end; {
			h.Now += time.Second / input.TicksPerSecond
			f := input.Frame{W: h.Size.W, H: h.Size.H, S: h.Size.S, Now: h.Now, X: -1, Y: -1}
			if _, err := h.App.Update(f); err != nil {
				t.Fatal(err)
			}
			if h.App.Animating() {
				n++
				h.Draw()
			}
		}
		return n
	}
	h.ClickAt(h.Place("card carcassonne"))
	if n := count(5 * time.Second); n < 5 || n > 14 {
		t.Errorf("the picture changed %d times in 5 seconds", n)
	}
	count(8 * time.Second)
	if n := count(10 * time.Second); n > 0 {
		t.Errorf("the picture changed %d times at rest", n)
	}
}

func BenchmarkTitleList(b *testing.B) {
	h := apptest.Open(b, scenetest.Size{W: 1280, H: 800, S: 1}, nil)
	h.Wait(time.Second)
	b.ReportAllocs()
	for b.Loop() {
		h.Draw()
	}
}

// Between two screens the old picture gives way; any click ends that.
func TestWipe(t *testing.T) {
	h := apptest.Open(t, apptest.Compact, nil)
	at := h.Place("settings")
	h.ClickAt(at)
	n := len(h.C.Ops)
	if !h.App.Animating() {
		t.Fatal("the screens change at once")
	}
	h.Wait(time.Second)
	if h.App.Animating() || len(h.C.Ops) >= n {
		t.Error("the old screen stays")
	}
	h.Key(input.KeyPageDown)
	h.Click("set reduced_motion/1")
	h.ClickAt(h.Place("back"))
	if h.Says("settings.reduced_motion.on") {
		t.Error("with reduced motion the screens must change at once")
	}
}

// A key that was chosen works at the table, the tips name it, and it is kept.
func TestChosenKeys(t *testing.T) {
	st := &save.Memory{}
	h := apptest.Open(t, apptest.Compact, func(o *scenes.AppOptions) { o.Store = st })
	h.Click("settings")
	h.Click("page/3")
	h.Click("key log")
	h.Key(input.KeyTab) // has a fixed meaning
	if !h.Says("keys.refused") {
		t.Error("a key that cannot be chosen is not refused in words")
	}
	h.Key(input.KeyU) // undo has it
	if !h.SaysPart("keys.clash", 1) {
		t.Error("a clash is not told")
	}
	h.Click("key log")
	h.Key(input.KeyF1 + 4)
	h.Click("back")
	h = apptest.Open(t, apptest.Compact, func(o *scenes.AppOptions) { o.Store, o.Load = st, bytesOf(t, half(t, 6)) })
	h.Wait(2 * time.Second)
	h.Key(input.KeyL)
	if h.Has("panel/close") {
		t.Error("the old key still opens the log")
	}
	h.Key(input.KeyF1 + 4)
	if !h.Has("panel/close") {
		t.Error("the new key does not open the log")
	}
	data, err := st.Read("settings.txt")
	if err != nil || !strings.Contains(string(data), "key.log = F5\n") {
		t.Errorf("kept is %q, %v", data, err)
	}
	h = apptest.Open(t, apptest.Compact, func(o *scenes.AppOptions) { o.Store = st })
	h.Click("settings")
	h.Click("page/3")
	h.Click("usual")
	if data, err = st.Read("settings.txt"); err != nil || strings.Contains(string(data), "key.") {
		t.Errorf("after going back to the usual keys kept is %q, %v", data, err)
	}
}
