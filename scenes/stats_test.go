package scenes_test

import (
	"fmt"
	"regexp"
	"strings"
	"testing"
	"time"

	"tilestead/save"
	"tilestead/scenes"
	"tilestead/scenes/apptest"
	"tilestead/scenes/scenetest"
)

// finish opens a finished game and waits for its result.
func finish(t testing.TB, st save.Store, g *save.Game) *apptest.Hand {
	t.Helper()
	h := apptest.Open(t, apptest.Compact, func(o *scenes.AppOptions) {
		at("2026-05-17 20:15")(o)
		o.Store, o.Load = st, bytesOf(t, g)
	})
	for i := 0; i < 40 && !h.Has("rematch"); i++ {
		h.Wait(500 * time.Millisecond)
	}
	return h
}

func remembered(t testing.TB, st save.Store) []save.Record {
	t.Helper()
	data, err := st.Read("history.txt")
	if err != nil {
		t.Fatal(err)
	}
	records, damaged := save.ReadHistory(data)
	if len(damaged) > 0 {
		t.Errorf("the history holds %q", damaged)
	}
	return records
}

// A finished game is remembered once, with everybody's score; a damaged line
// is kept aside.
func TestHistory(t *testing.T) {
	st := &save.Memory{}
	if err := st.Write("history.txt", []byte(pastGames)); err != nil {
		t.Fatal(err)
	}
	g := ended(t, 5)
	finish(t, st, g)
	finish(t, st, g)
	records := remembered(t, st)
	if len(records) != 5 {
		t.Fatalf("%d games are remembered, want 5", len(records))
	}
	r := records[4]
	if r.Saved != "2026-05-17 20:15" || r.Title != "montana" || r.Seed != 5 || r.Actions != g.Match.Len() ||
		len(r.Seats) != 2 {
		t.Errorf("remembered is %+v", r)
	}
	for i, s := range r.Seats {
		won := false
		for _, w := range g.Match.State().Winners() {
			won = won || int(w) == i
		}
		if s.Seat != g.Seats[i] || s.Won != won || s.Score == 0 {
			t.Errorf("seat %d is %+v", i+1, s)
		}
	}
	if b, err := st.Read("history.damaged.txt"); err != nil || string(b) != "nonsense\n" {
		t.Errorf("kept aside is %q, %v", b, err)
	}
}

// A game of bots alone is nobody's result.
func TestBotsAreNotRemembered(t *testing.T) {
	st := &save.Memory{}
	g := ended(t, 5)
	g.Seats[0].Bot = "easy"
	finish(t, st, g)
	if b, err := st.Read("history.txt"); err == nil {
		t.Errorf("remembered is %q", b)
	}
}

// written is all that a screen says, a text a line.
func written(h *apptest.Hand) string {
	var seen []string
	for i := range h.C.Ops {
		seen = append(seen, h.C.Ops[i].Text)
	}
	return strings.Join(seen, "\n")
}

func TestStatistics(t *testing.T) {
	st := &save.Memory{}
	if err := st.Write("history.txt", []byte(pastGames)); err != nil {
		t.Fatal(err)
	}
	h := apptest.Open(t, apptest.Compact, func(o *scenes.AppOptions) { o.Store = st })
	h.Click("stats")
	all := written(h)
	// By the strongest bot: easy one game won, expert two seats lost, persons
	// two seats won; seat 1 two of three.
	en := scenetest.In(t, "")
	seat := func(n int) string { return en.Say("stats.seat", n) + "\n" }
	for _, want := range []string{
		en.Say("stats.persons") + "\n2\n2 (100 %)\n12.0", en.Say("bot.easy") + "\n1\n1 (100 %)\n12.0",
		en.Say("bot.medium") + "\n1\n0 (0 %)\n8.0", en.Say("bot.expert") + "\n2\n0 (0 %)\n9.5",
		seat(1) + "3\n2 (67 %)\n10.7", seat(2) + "2\n1 (50 %)\n11.0", seat(4) + "1\n0 (0 %)\n9.0",
		en.Say("montana.list", "Ada", "Žofia"),
		"2026-05-09 21:40",
	} {
		if !strings.Contains(all, want) {
			t.Errorf("the statistics lack %q:\n%s", want, all)
		}
	}
	if strings.Contains(all, seat(3)) || strings.Contains(all, en.Say("bot.hard")+"\n") {
		t.Error("rows without a game show")
	}
	if !h.Counts("stats.damaged", 1) {
		t.Error("nothing says that a line is damaged")
	}
}

// Mean scores are written as the language writes numbers.
func TestMeanScoreHasTheLanguagesPoint(t *testing.T) {
	st := &save.Memory{}
	if err := st.Write("history.txt", []byte(pastGames)); err != nil {
		t.Fatal(err)
	}
	h := apptest.Open(t, apptest.Compact, func(o *scenes.AppOptions) { o.Store, o.Lang = st, "de" })
	h.Click("stats")
	if !h.Text("10,7") || h.Text("10.7") {
		t.Error("a German mean score has no comma")
	}
}

// The player stands among the levels by a rating, a span until five games counted; those of two
// persons and those with help do not count.
func TestStatisticsTellARating(t *testing.T) {
	game := func(minute int, won string) string {
		other := map[string]string{"won": "lost", "lost": "won"}[won]
		return fmt.Sprintf("2026-05-10T10:%02d montana 0000000000000007 300 | human red 12 %s \"Ada\" | bot:casual blue 6 %s \"Otto\"\n",
			minute, won, other)
	}
	const helped = "2026-05-11T10:00 montana 0000000000000007 300 assisted | human red 12 won \"Ada\" | bot:expert blue 6 lost \"Otto\"\n"
	en := scenetest.In(t, "")
	read := func(history string) string {
		st := &save.Memory{}
		if err := st.Write("history.txt", []byte(history)); err != nil {
			t.Fatal(err)
		}
		h := apptest.Open(t, apptest.Compact, func(o *scenes.AppOptions) { o.Store = st })
		h.Click("stats")
		return written(h)
	}
	if all := read(helped); strings.Contains(all, en.Say("stats.you")+"\n") {
		t.Error("a game with help has led to a rating")
	}
	few := read(game(1, "won") + helped)
	if !regexp.MustCompile(en.Say("stats.you") + `\n+\d+–\d+\n`).MatchString(few) {
		t.Errorf("after one game no span is told:\n%s", few)
	}
	many := read(game(1, "won") + game(2, "won") + game(3, "won") + game(4, "won") + game(5, "lost") + game(6, "won"))
	found := regexp.MustCompile(en.Say("bot.casual") + `\n6\n5 \(83 %\)\n12.0\n(\d+)\n+` + en.Say("stats.you") +
		`\n+(\d+) ± (\d+)\n`).FindStringSubmatch(many)
	if found == nil {
		t.Fatalf("the player does not stand behind casual, beaten five times of six:\n%s", many)
	}
	if found[1] >= found[2] {
		t.Errorf("the player's %s lies not above %s", found[2], found[1])
	}
	if strings.Contains(many, "\n"+en.Say("bot.fair")+"\n") {
		t.Errorf("a level that was not played against is told:\n%s", many)
	}
}

// The result tells what the game made of the player's rating: by how much, once enough games
// counted, and nothing where the player had help.
func TestResultTellsTheRating(t *testing.T) {
	en := scenetest.In(t, "")
	told := func(past int, helped bool) (found string) {
		st, lines := &save.Memory{}, ""
		for n := range past {
			lines += fmt.Sprintf("2026-05-10T10:%02d montana 0000000000000009 %d | human red 12 won \"Ada\" | "+
				"bot:casual blue 6 lost \"Otto\"\n", n, 300+n)
		}
		if err := st.Write("history.txt", []byte(lines)); err != nil {
			t.Fatal(err)
		}
		g := ended(t, 5)
		if helped {
			g.Assist()
		}
		h := finish(t, st, g)
		start, _, _ := strings.Cut(en.Say("result.rating", "|"), "|")
		for i := range h.C.Ops {
			if strings.HasPrefix(h.C.Ops[i].Text, start) {
				found += strings.TrimPrefix(h.C.Ops[i].Text, start)
			}
		}
		return found
	}
	for _, c := range []struct {
		past   int
		helped bool
		want   string
	}{{0, false, `^\d+–\d+$`}, {7, false, `^\d+ ± \d+ \([+-]\d+\)$`}, {7, true, `^$`}} {
		if got := told(c.past, c.helped); !regexp.MustCompile(c.want).MatchString(got) {
			t.Errorf("after %d games, with help %v: %q", c.past, c.helped, got)
		}
	}
}

// Games against levels that were others then are counted apart.
func TestStatisticsPartLevelsThatChanged(t *testing.T) {
	st := &save.Memory{}
	const line = "2026-11-%dT10:00 agricola 0000000000000007 300 | human red %d lost \"Ada\" | bot:hard blue 36 won \"Otto\"\n"
	if err := st.Write("history.txt", []byte(fmt.Sprintf(line, 26, 20)+fmt.Sprintf(line, 28, 30))); err != nil {
		t.Fatal(err)
	}
	h := apptest.Open(t, apptest.Compact, func(o *scenes.AppOptions) { o.Store = st })
	h.Click("stats")
	en, all := scenetest.In(t, ""), written(h)
	hard := en.Say("bot.hard")
	for label, mean := range map[string]string{hard: "30.0", en.Say("stats.past", hard): "20.0"} {
		if !strings.Contains(all, "\n"+label+"\n1\n0 (0 %)\n"+mean) {
			t.Errorf("%q: no game with %s points:\n%s", label, mean, all)
		}
	}
}

// The ladder lists the rivals with what was won against them, says who comes next, and has the player
// among them. A game counts in the statistics under the rival who played.
func TestLadder(t *testing.T) {
	st := &save.Memory{}
	line := func(minute int, won, lost, bot string) string {
		return fmt.Sprintf("2026-05-10T10:%02d montana 0000000000000007 300 | human red 12 %s \"Ada\" | bot:%s blue 6 %s \"Otto\"\n",
			minute, won, bot, lost)
	}
	history := line(0, "lost", "won", "wren") + line(1, "won", "lost", "wren") + line(2, "won", "lost", "wren") + line(3, "lost", "won", "cole")
	if err := st.Write("history.txt", []byte(history)); err != nil {
		t.Fatal(err)
	}
	h := apptest.Open(t, apptest.Compact, func(o *scenes.AppOptions) { o.Store = st })
	h.Click("stats")
	en := scenetest.In(t, "")
	if all := written(h); !strings.Contains(all, en.Say("rival.montana.wren.name")+"\n3\n2 (67 %)") {
		t.Errorf("no games against Wren are told:\n%s", all)
	}
	h.Click("show/2")
	all := written(h)
	for _, want := range []string{
		en.Say("stats.ladder.done", 1, 8), en.Say("stats.ladder.won", 2, 3), en.Say("stats.ladder.won", 0, 1),
		en.Say("rival.montana.cole.name") + "\n" + en.Say("stats.ladder.next"), en.Say("stats.you") + "\n",
		en.Say("rival.montana.surveyor.name"),
	} {
		if !strings.Contains(all, want) {
			t.Errorf("the ladder lacks %q:\n%s", want, all)
		}
	}
	if strings.Index(all, en.Say("rival.montana.surveyor.name")) > strings.Index(all, en.Say("rival.montana.wren.name")) {
		t.Error("the weakest stands on top")
	}
}
