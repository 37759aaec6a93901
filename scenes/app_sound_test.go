package scenes_test

import (
	"slices"
	"testing"
	"time"

	"tilestead/input"
	"tilestead/save"
	"tilestead/scenes"
	"tilestead/scenes/apptest"
	"tilestead/scenes/settings"
	"tilestead/sound/cue"
)

// listen opens an app and collects what is heard of it.
func listen(t *testing.T, change func(*scenes.AppOptions)) (h *apptest.Hand, heard *[]string) {
	t.Helper()
	heard = new([]string)
	h = apptest.Open(t, apptest.Compact, func(o *scenes.AppOptions) {
		o.Cue = func(c cue.Cue) {
			name := c.Name
			if !slices.Contains(cue.All(), name) {
				t.Errorf("nobody knows how %q sounds", name)
			}
			*heard = append(*heard, name)
		}
		if change != nil {
			change(o)
		}
	})
	return h, heard
}

// count is how often a cue was heard.
func count(heard *[]string, name string) (n int) {
	for _, h := range *heard {
		if h == name {
			n++
		}
	}
	return n
}

const keyM = input.KeyM

func TestScreensAndTableAreHeard(t *testing.T) {
	h, heard := listen(t, nil)
	if !slices.Equal(*heard, []string{cue.MenuOpened}) {
		t.Errorf("the first screen sounds like %q", *heard)
	}
	h.Click("settings")
	h.Key(input.KeyEsc)
	h.Wait(300 * time.Millisecond)
	for _, c := range []string{cue.Hover, cue.Click, cue.Back} {
		if count(heard, c) != 1 {
			t.Errorf("%q was heard %d times: %q", c, count(heard, c), *heard)
		}
	}
	if count(heard, cue.MenuOpened) != 1 {
		t.Error("the music begins anew with every screen of the menu")
	}
	h.Click("play montana")
	h.Click("start")
	h.Wait(20 * time.Second)
	for _, c := range []string{cue.ValleyOpened, cue.Tile, cue.DiscFast, cue.DiscTick, cue.DiscSlow, cue.DiscStop,
		cue.Begin} {
		if count(heard, c) == 0 {
			t.Errorf("a game begins without %q: %q", c, *heard)
		}
	}
	if n := count(heard, cue.Turn); n != 1 {
		t.Errorf("the person was asked %d times, want once", n)
	}
}

func TestEndIsHeard(t *testing.T) {
	for seed := uint64(1); seed <= 6; seed++ {
		g := ended(t, seed)
		h, heard := listen(t, func(o *scenes.AppOptions) { o.Load = bytesOf(t, g) })
		for i := 0; i < 40 && !h.Has("rematch"); i++ {
			h.Wait(100 * time.Millisecond)
		}
		h.Wait(3 * time.Second)
		want := cue.Win
		if w := g.Match.State().Winners(); len(w) > 1 {
			want = cue.Tie
		} else if w[0] == 1 {
			want = cue.Lose
		}
		if count(heard, want) != 1 || count(heard, cue.ResultOpened) != 1 || count(heard, cue.Count) < 5 {
			t.Errorf("seed %d: %v won, heard %q", seed, g.Match.State().Winners(), *heard)
		}
		if i := slices.Index(*heard, want); slices.Contains((*heard)[i:], cue.Count) {
			t.Error("the verdict is heard before the scores are counted")
		}
	}
}

// A game of bots alone ends with the bell: nobody has won or lost.
func TestEndOfBotsIsNeitherWonNorLost(t *testing.T) {
	g := ended(t, 1)
	g.Seats[0].Bot = "easy"
	h, heard := listen(t, func(o *scenes.AppOptions) { o.Load = bytesOf(t, g) })
	for i := 0; i < 40 && !h.Has("rematch"); i++ {
		h.Wait(100 * time.Millisecond)
	}
	h.Wait(3 * time.Second)
	if count(heard, cue.End) == 0 || count(heard, cue.Win)+count(heard, cue.Lose)+count(heard, cue.Tie) != 0 {
		t.Errorf("heard %q", *heard)
	}
}

func TestMuteKey(t *testing.T) {
	st := &save.Memory{}
	h, heard := listen(t, func(o *scenes.AppOptions) { o.Store = st })
	press := func() {
		h.Tick(func(f *input.Frame) { f.Keys = []input.Key{keyM}; f.Held = f.Held.With(keyM) })
		h.Tick(func(f *input.Frame) { f.Held = f.Held.With(keyM) })
		h.Tick(nil)
	}
	press()
	if !h.App.Settings().Sound.Mute || !h.Says("sound.off") {
		t.Error("M does not mute, or does not say so")
	}
	h.Wait(3 * time.Second)
	if h.Says("sound.off") {
		t.Error("it is said for too long")
	}
	if h = apptest.Open(t, apptest.Compact, func(o *scenes.AppOptions) { o.Store = st }); !h.App.Settings().Sound.Mute {
		t.Error("it is forgotten")
	}
	press()
	if h.App.Settings().Sound.Mute || !h.Says("sound.on") {
		t.Error("M does not bring the sound back")
	}
	for range 3 { // quick ones, of which the picture shows no pause between
		h.Tick(func(f *input.Frame) { f.Keys = []input.Key{keyM}; f.Held = f.Held.With(keyM) })
	}
	if !h.App.Settings().Sound.Mute {
		t.Error("of three quick presses not all count")
	}
	press()
	h.Click("play montana")
	h.Click("name/0")
	press()
	if h.App.Settings().Sound.Mute {
		t.Error("writing an m mutes")
	}
	if slices.Contains(*heard, cue.Mute) {
		t.Error("mute is a sound")
	}
}

func TestVolumesAreSetOnTheSettingsScreen(t *testing.T) {
	st := &save.Memory{}
	h, heard := listen(t, func(o *scenes.AppOptions) { o.Store = st })
	if s := h.App.Settings().Sound; s.Effects == 0 || s.Music == 0 || s.Mute {
		t.Errorf("at first the sound is %+v", s)
	}
	h.Click("settings")
	h.Click("page/2")
	h.Click("set sound.mute/1")
	h.Click("set sound.effects") // in its middle
	if count(heard, cue.Place) == 0 {
		t.Error("the new volume is not heard")
	}
	h.Key(input.KeyTab)
	h.Key(input.KeyLeft) // one less
	want := settings.SoundOptions{Effects: settings.Loudest/2 - 1, Music: h.App.Settings().Sound.Music,
		Place: true, Mute: true, Behind: true}
	if got := h.App.Settings().Sound; got != want {
		t.Errorf("the sound is %+v, want %+v", got, want)
	}
	h = apptest.Open(t, apptest.Compact, func(o *scenes.AppOptions) { o.Store = st })
	if got := h.App.Settings().Sound; got != want {
		t.Errorf("%+v was kept, want %+v", got, want)
	}
}
