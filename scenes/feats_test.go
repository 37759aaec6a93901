package scenes_test

import (
	"slices"
	"strings"
	"testing"

	"tilestead/input"
	"tilestead/save"
	"tilestead/scenes"
	"tilestead/scenes/apptest"
	"tilestead/scenes/scenetest"
	"tilestead/titles/feats"
	"tilestead/ui"
)

// came is what is remembered of feats in a store.
func came(t *testing.T, st save.Store) []save.FeatRecord {
	t.Helper()
	list, damaged, err := (&save.Shelf{Store: st}).Feats()
	if err != nil || len(damaged) > 0 {
		t.Fatalf("feats hold %q, %v", damaged, err)
	}
	return list
}

// shownFeats is the line of a result that tells what was achieved for the first time.
func shownFeats(h *apptest.Hand) (line string) {
	start, _, _ := strings.Cut(scenetest.In(h.T, "").Say("result.feats", "|"), "|")
	for i := range h.C.Ops {
		if strings.HasPrefix(h.C.Ops[i].Text, start) {
			line = h.C.Ops[i].Text
		}
	}
	return line
}

// hover leaves the pointer on a widget until its tooltip shows.
func hover(h *apptest.Hand, id string) {
	at := h.Place(id)
	for range 2 * input.TicksPerSecond {
		h.Tick(func(f *input.Frame) { f.X, f.Y, f.Moved = at.X, at.Y, true })
	}
}

// begins says whether a line that shows begins with a text.
func begins(h *apptest.Hand, text string) bool {
	return slices.ContainsFunc(h.C.Ops, func(op ui.Op) bool { return strings.HasPrefix(op.Text, text) })
}

// A result tells what was achieved for the first time, and only then; what it comes to is remembered
// as the rows of the title say.
func TestResultTellsNewFeats(t *testing.T) {
	st, g := &save.Memory{}, ended(t, 5)
	seat, ok := g.FeatsOf()
	if !ok {
		t.Fatal("nobody plays alone against bots")
	}
	want, achieved := 0, ""
	for _, f := range feats.List("montana") {
		n := feats.Reached(g.Match, seat)[f.ID]
		if n > 0 {
			want++
		}
		if n >= f.Goal && achieved == "" {
			achieved = scenetest.In(t, "").Say("feat.montana." + f.ID)
		}
	}
	if achieved == "" {
		t.Fatal("nothing is achieved in this game")
	}
	h := finish(t, st, g)
	if line := shownFeats(h); !strings.Contains(strings.ReplaceAll(line, "\u00a0", " "), achieved) {
		t.Errorf("%q is new, told is %q", achieved, line)
	}
	if hover(h, "feats"); !begins(h, achieved+":") {
		t.Errorf("pointed at, %q does not say how it is achieved", achieved)
	}
	list := came(t, st)
	if len(list) != want {
		t.Errorf("of %d feats something is remembered: %v", want, list)
	}
	for _, f := range list {
		if f.Reached() != (f.Date == "2026-05-17") {
			t.Errorf("remembered is %+v", f)
		}
	}
	if line := shownFeats(finish(t, st, g)); line != "" {
		t.Errorf("achieved again, told is %q", line)
	}
}

// Nothing counts in a game that goes on from an earlier position of another, or of two persons.
func TestFeatsThatDoNotCount(t *testing.T) {
	branched, two := ended(t, 5), ended(t, 5)
	branched.Branch()
	for i := range two.Seats {
		two.Seats[i].Bot = ""
	}
	for _, g := range []*save.Game{branched, two} {
		st := &save.Memory{}
		if h := finish(t, st, g); shownFeats(h) != "" || len(came(t, st)) > 0 {
			t.Errorf("with the seats %v and %q feats count", g.Seats, g.Flags)
		}
	}
}

// The results show the feats of the title: those achieved with their day, others with how far the
// player has come. Keys scroll them as they scroll the games.
func TestStatisticsShowFeats(t *testing.T) {
	st := &save.Memory{}
	for file, data := range map[string]string{"history.txt": pastGames, "feats.txt": pastFeats} {
		if err := st.Write(file, []byte(data)); err != nil {
			t.Fatal(err)
		}
	}
	h := apptest.Open(t, apptest.Compact, func(o *scenes.AppOptions) { o.Store = st })
	h.Click("stats")
	h.Click("show/1")
	en := scenetest.In(t, "")
	all := len(feats.List("montana"))
	for _, want := range []string{en.Say("stats.feats.done", 2, all), en.Say("feat.montana.row-of-four"), "2026-05-09",
		en.Say("stats.feats.of", 3, 4), en.Say("stats.assisted")} {
		if !h.Text(want) {
			t.Errorf("the feats do not show %q", want)
		}
	}
	last := feats.List("montana")[all-1].ID
	if h.Text(en.Say("feat.montana." + last)) {
		t.Fatal("all feats fit: nothing is to be scrolled")
	}
	for range 8 { // Tab leads to the list at some time
		h.Key(input.KeyTab)
		h.Key(input.KeyEnd)
	}
	if !h.Text(en.Say("feat.montana." + last)) {
		t.Error("a key does not lead to the last feat")
	}
}
