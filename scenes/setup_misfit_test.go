package scenes_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"tilestead/input"
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/carcassonne"
	"tilestead/save"
	"tilestead/scenes"
	"tilestead/scenes/apptest"
	"tilestead/scenes/board"
	"tilestead/scenes/scenetest"
	"tilestead/titles"
)

// settingsWith is a store in which these settings are kept.
func settingsWith(t *testing.T, lines ...string) *save.Memory {
	t.Helper()
	store := &save.Memory{}
	if err := store.Write("settings.txt", []byte(strings.Join(lines, "\n")+"\n")); err != nil {
		t.Fatal(err)
	}
	return store
}

// bent opens the set-up of a title with settings and a preset.
func bent(t *testing.T, size scenetest.Size, title *rules.Title, store save.Store,
	change func(*scenes.AppOptions)) *apptest.Hand {
	t.Helper()
	all := map[string]func() board.Board{}
	for _, f := range apptest.Titles {
		all[f.Title.ID] = f.New
	}
	h := apptest.Open(t, size, func(o *scenes.AppOptions) {
		o.Store, o.Title, o.Boards = store, title.ID, all
		if change != nil {
			change(o)
		}
	})
	h.App.OpenSetup(title)
	h.Tick(nil)
	return h
}

// What is remembered gives way to what is asked for, and what gives way is said: modules,
// then the number of players.
func TestSetupSaysWhatItBends(t *testing.T) {
	module := scenetest.In(t, "module.agricola.")
	seats := func(n int) (lines []string) {
		for i, color := range []string{"red", "blue", "yellow", "green", "black", "plum"}[:n] {
			lines = append(lines, fmt.Sprintf("setup.agricola.seat%d = human %s P%d", i+1, color, i))
		}
		return lines
	}
	for _, c := range []struct {
		name    string
		kept    []string
		modules []string
		values  map[string]string
		bots    []string
		seats   int
		want    string
		says    []any // key and parameters
	}{
		{"draft without hands", append(seats(2), "setup.agricola.modules = draft"), nil, nil, nil, 2, "",
			[]any{"setup.misfit.off", module.Say("draft"), scenetest.In(t, "").Say("setup.misfit.needs",
				module.Say("draft"), scenetest.In(t, "").Say("setup.misfit.or", module.Say("hand-cards"),
					module.Say("minor-cards")))}},
		{"unknown", append(seats(2), "setup.agricola.modules = moor nonsense"), nil, nil, nil, 2, "moor",
			[]any{"setup.misfit.unknown"}},
		{"a kept module for fewer", append(seats(3), "setup.agricola.modules = extra-tile"), nil, nil,
			[]string{"easy", "easy", "easy", "easy"}, 5, "", []any{"setup.misfit.off", module.Say("extra-tile"),
				scenetest.In(t, "").Say("setup.misfit.crowd", module.Say("extra-tile"), 2, 4)}},
		{"who begins has no seat", append(seats(4), "setup.agricola.modules = first-4"), nil, nil,
			[]string{"easy"}, 2, "", []any{"setup.starter"}},
		{"a module for one", seats(3), []string{"stage-order"}, nil, nil, 1, "stage-order",
			[]any{"setup.misfit.seats", 1, 3}},
		{"a module for more", seats(1), []string{"hand-cards", "draft"}, nil, nil, 2, "hand-cards draft",
			[]any{"setup.misfit.seats", 2, 1}},
		{"a target", seats(4), nil, map[string]string{"target": "75"}, nil, 1, "", []any{"setup.misfit.seats", 1, 4}},
		{"a series", seats(4), []string{"hand-cards"}, map[string]string{"series": "2,4,A123"}, nil, 1, "hand-cards",
			[]any{"setup.misfit.seats", 1, 4}},
		{"nothing", append(seats(3), "setup.agricola.modules = hand-cards draft"), nil, nil, nil, 3,
			"hand-cards draft", nil},
	} {
		h := bent(t, apptest.Roomy, &agricola.Title, settingsWith(t, c.kept...), func(o *scenes.AppOptions) {
			o.Modules, o.Values, o.Bots = c.modules, c.values, c.bots
		})
		set := h.App.Setup()
		if got := strings.Join(set.Modules, " "); set.Seats != c.seats || got != c.want {
			t.Errorf("%s: %d play with %q, want %d with %q", c.name, set.Seats, got, c.seats, c.want)
		}
		for id, text := range c.values {
			if set.Values[id] != text {
				t.Errorf("%s: %s is %q, want %q", c.name, id, set.Values[id], text)
			}
		}
		if c.says == nil {
			if h.Says("setup.misfit.seats", set.Seats, set.Seats) {
				t.Errorf("%s: something is said", c.name)
			}
		} else if !h.Says(c.says[0].(string), c.says[1:]...) {
			t.Errorf("%s: it is not said that %v", c.name, c.says)
		}
		if err := agricola.Title.CheckSetup(set); err != nil {
			t.Errorf("%s: %v", c.name, err)
		}
	}
}

// TestStartIsNeverSilent puts each set-up that cannot be together by hand, with each
// module that there is, for few players and for many: Start begins a game or says
// why not, on every page that has it.
func TestStartIsNeverSilent(t *testing.T) {
	for _, title := range titles.All {
		for _, size := range []scenetest.Size{apptest.Compact, apptest.Roomy} {
			for _, seats := range []int{title.Seats[0], title.Seats[1]} {
				startAll(t, title, size, seats)
			}
		}
	}
}

func startAll(t *testing.T, title *rules.Title, size scenetest.Size, seats int) {
	t.Helper()
	for i := -1; i < len(title.Modules); i++ {
		set := rules.Setup{Title: title.ID, Seats: seats}
		if i >= 0 {
			m := title.Modules[i]
			set.Modules = append(slices.Concat(m.Needs, m.NeedsOne[:min(1, len(m.NeedsOne))]), m.ID)
		}
		said := 0
		alone := settingsWith(t, "setup."+title.ID+".seat1 = human red Ada")
		h := bent(t, size, title, alone, func(o *scenes.AppOptions) {
			o.Announce = func(string) { said++ }
			o.Modules = set.Modules
			o.Bots = slices.Repeat([]string{"easy"}, seats-1)
		})
		for n := h.App.Setup().Seats; n > seats; n-- {
			choose(h, fmt.Sprint("remove/", n-1))
		}
		wrong := title.CheckSetup(h.App.Setup())
		said = 0
		choose(h, "start")
		h.Wait(time.Second)
		started := !h.Has("start")
		if started != (wrong == nil) {
			t.Errorf("%s at %s, %d with %v: started %t, but %v", title.ID, size.Name, seats, set.Modules, started, wrong)
		}
		if !started && said == 0 {
			t.Errorf("%s at %s, %d with %v: Start says nothing", title.ID, size.Name, seats, set.Modules)
		}
	}
}

// A seed that is none is said where the seed is to be seen.
func TestStartShowsAWrongSeed(t *testing.T) {
	for _, size := range []scenetest.Size{apptest.Compact, apptest.Roomy} {
		h := setupOf(t, size, nil)
		choose(h, "seed")
		h.Write("x?")
		h.Key(input.KeyEnter)
		choose(h, "start")
		h.Tick(nil)
		if !h.Has("seed") || !h.Says("setup.seed.wrong") || h.App.Focus() != "seed" {
			t.Errorf("at %s a wrong seed is not shown; the keyboard is on %q", size.Name, h.App.Focus())
		}
	}
}

// A favourite that cannot be is refused with its reason and stays as it is, and so does
// the set-up; what did nothing in it is left out with a word.
func TestFavouritesThatCannotBe(t *testing.T) {
	const human = "human red Ada"
	module := scenetest.In(t, "module.agricola.")
	words := scenetest.In(t, "")
	for _, c := range []struct {
		line string
		says []any // nil where it is used
		has  string
	}{
		{"modules moor hand-cards minor-cards | " + human, []any{"setup.misfit.clash", module.Say("hand-cards"),
			module.Say("minor-cards")}, ""},
		{"modules minor-cards | " + human, []any{"setup.misfit.needs", module.Say("minor-cards"), module.Say("moor")}, ""},
		{"modules stage-order | " + human + " | human blue Otto",
			[]any{"setup.misfit.alone", module.Say("stage-order")}, ""},
		{"modules nonsense | " + human, []any{"setup.misfit.unknown"}, ""},
		{"modules first-2 | " + human, []any{"setup.misfit.first"}, ""},
		{"modules | values target=75 | " + human + " | human blue Otto", []any{"setup.misfit.other"}, ""},
		{"modules | values target=never | " + human, []any{"setup.misfit.unknown"}, ""},
		{"modules | " + human + " | human red Otto", []any{"setup.misfit.unknown"}, ""},
		{"modules | " + human + " | bot:godlike blue Otto", []any{"setup.misfit.unknown"}, ""},
		{"modules moor draft | " + human + " | human blue Otto", nil, "moor"},
	} {
		store := settingsWith(t, "favourite.agricola.1 = "+c.line)
		h := bent(t, apptest.Roomy, &agricola.Title, store, nil)
		before := h.App.Setup()
		choose(h, "favourites")
		h.Click("favourite/0")
		got := h.App.Setup()
		if c.says == nil {
			if strings.Join(got.Modules, " ") != c.has || got.Seats != 2 || !h.Says("setup.misfit.off", module.Say("draft"),
				words.Say("setup.misfit.needs", module.Say("draft"), words.Say("setup.misfit.or", module.Say("hand-cards"),
					module.Say("minor-cards")))) {
				t.Errorf("%s: %+v, or it is not said what was left out", c.line, got)
			}
			continue
		}
		if !h.Says(c.says[0].(string), c.says[1:]...) {
			t.Errorf("%s: it is not said that %v", c.line, c.says)
		}
		if got.Seats != before.Seats || !slices.Equal(got.Modules, before.Modules) || !h.Has("favourite/0") {
			t.Errorf("%s: the set-up became %+v", c.line, got)
		}
		h.Click("favourites/keep")
		if data, err := store.Read("settings.txt"); err != nil || !strings.Contains(string(data), c.line+"\n") {
			t.Errorf("%s is written anew: %v\n%s", c.line, err, data)
		}
	}
}

// A house rule that did nothing in any game, and is gone, is left out without a word of a set-up
// that was kept with it, as the last one or as a favourite: the game begins without it.
func TestRulesThatAreGoneAreLeftOut(t *testing.T) {
	title := &carcassonne.Title
	if len(title.Gone) == 0 {
		t.Fatal("no rule is gone")
	}
	const ada, otto = "human red Ada", "human blue Otto"
	for _, gone := range title.Gone {
		for name, kept := range map[string][]string{
			"last": {"setup.carcassonne.modules = inns " + gone + " unfinished-count",
				"setup.carcassonne.seat1 = " + ada, "setup.carcassonne.seat2 = " + otto},
			"favourite": {"favourite.carcassonne.1 = modules inns " + gone + " unfinished-count | " + ada + " | " + otto},
		} {
			h := bent(t, apptest.Roomy, title, settingsWith(t, kept...), nil)
			if name == "favourite" {
				choose(h, "favourites")
				h.Click("favourite/0")
			}
			got := h.App.Setup()
			if slices.Sort(got.Modules); strings.Join(got.Modules, " ") != "inns unfinished-count" || got.Seats != 2 {
				t.Errorf("%s with %s: %d play with %v", name, gone, got.Seats, got.Modules)
			}
			if h.Says("setup.misfit.unknown") {
				t.Errorf("%s with %s: it is said that something is unknown", name, gone)
			}
			choose(h, "start")
			h.Wait(time.Second)
			if h.Has("start") {
				t.Errorf("%s with %s: no game begins", name, gone)
			}
		}
	}
}

// A house rule that is not for so many players says so, and can be switched off.
func TestHouseRuleSaysForHowMany(t *testing.T) {
	h := bent(t, apptest.Roomy, &agricola.Title, &save.Memory{}, func(o *scenes.AppOptions) {
		o.Modules = []string{"extra-tile", "hand-cards", "draft"}
	})
	for h.App.Setup().Seats < 5 {
		choose(h, "add")
	}
	choose(h, "start")
	if module := scenetest.In(t, "module.agricola."); !h.Says("setup.misfit.crowd", module.Say("extra-tile"), 2, 4) {
		t.Error("Start does not say why")
	}
	h.Click("more")
	if !h.Says("setup.crowd", 2, 4) || !h.Says("setup.alone") {
		t.Error("the house rules do not say for how many they are")
	}
	choose(h, "module extra-tile")
	choose(h, "module stage-order")
	if got := strings.Join(h.App.Setup().Modules, " "); got != "hand-cards draft" {
		t.Errorf("on are %q", got)
	}
	choose(h, "module moor")
	choose(h, "module minor-cards") // the hand cards go, but there are cards to draft
	if got := strings.Join(h.App.Setup().Modules, " "); got != "moor minor-cards draft" {
		t.Errorf("with other cards: %q", got)
	}
	choose(h, "module minor-cards")
	if got := strings.Join(h.App.Setup().Modules, " "); got != "moor" {
		t.Errorf("without cards: %q", got)
	}
}
