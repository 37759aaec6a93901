package scenes_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"tilestead/assets"
	"tilestead/input"
	"tilestead/rules/agricola"
	"tilestead/rules/carcassonne"
	"tilestead/rules/montana"
	"tilestead/save"
	"tilestead/scenes"
	"tilestead/scenes/apptest"
	"tilestead/scenes/scenetest"
	"tilestead/ui"
)

// setupOf opens the set-up of Carcassonne, which has modules of all kinds.
func setupOf(t testing.TB, size scenetest.Size, change func(*scenes.AppOptions)) *apptest.Hand {
	t.Helper()
	h := apptest.Open(t, size, change)
	h.App.OpenSetup(&carcassonne.Title)
	h.Tick(nil)
	return h
}

// choose clicks something of the set-up, on the page of the game or among the other options.
func choose(h *apptest.Hand, id string) {
	h.T.Helper()
	for _, way := range []string{"more", "done"} {
		if !h.Has(id) && h.Has(way) {
			h.Click(way)
			break
		}
	}
	h.Click(id)
}

func modulesOf(h *apptest.Hand) string { return strings.Join(h.App.Setup().Modules, " ") }

// TestSetupSwitches turns expansions and house rules on and off.
func TestSetupSwitches(t *testing.T) {
	h := setupOf(t, apptest.Roomy, nil)
	if got := modulesOf(h); got != "" {
		t.Errorf("a new set-up has %q", got)
	}
	choose(h, "module dragon")
	choose(h, "module princess-may")
	choose(h, "module orphans-return") // needs Traders & Builders: it is off
	if got := modulesOf(h); got != "dragon princess-may" {
		t.Errorf("chosen is %q", got)
	}
	if !h.Says("setup.needs", scenetest.In(t, "module.carcassonne.").Say("traders")) {
		t.Error("it is not said what is missing")
	}
	choose(h, "module dragon")
	if got := modulesOf(h); got != "" {
		t.Errorf("without the dragon there is still %q", got)
	}
}

// How long a game gets is said, and follows the expansions and the seats.
func TestSetupSaysHowLong(t *testing.T) {
	h := setupOf(t, apptest.Roomy, func(o *scenes.AppOptions) {
		for _, f := range apptest.Titles {
			o.Boards[f.Title.ID] = f.New
		}
	})
	says := func(id string, args ...any) {
		t.Helper()
		if h.Tick(nil); !h.Says("setup.length."+id, args...) {
			t.Errorf("of %s it is not said how long it gets: %v", id, args)
		}
	}
	says("carcassonne", 71, 24)
	choose(h, "module inns")
	says("carcassonne", 89, 30)
	h.Click("add")
	says("carcassonne", 89, 22)
	h.App.OpenSetup(&montana.Title)
	says("montana", 14)
	h.App.OpenSetup(&agricola.Title)
	says("agricola")
}

// TestSetupPresets chooses presets, which follow the expansions.
func TestSetupPresets(t *testing.T) {
	h := setupOf(t, apptest.Roomy, nil)
	choose(h, "preset/1")
	if h.Has("preset/2") { // the comparison differs from the publisher's with the dragon only
		t.Error("a preset is offered that is no other than the one before it")
	}
	if got := modulesOf(h); got != "unplaceable-discard" {
		t.Errorf("the publisher's rules of the base game are %q", got)
	}
	h.Key(input.KeyEsc)
	choose(h, "module dragon")
	choose(h, "module traders")
	for i, p := range carcassonne.Presets {
		if i != 1 { // it came with the expansions
			choose(h, fmt.Sprintf("preset/%d", i))
		}
		want := append([]string{"traders", "dragon"}, p.Modules([]string{"traders", "dragon"})...)
		if got := h.App.Setup().Modules; !slices.Equal(got, want) {
			t.Errorf("preset %s: %v, want %v", p.ID, got, want)
		}
		if i == 0 {
			choose(h, "preset/1")
		}
	}
	choose(h, "module small-city-2")
	if !h.Says("setup.preset.own.effect") {
		t.Error("a choice of one's own is not called so")
	}
}

// TestSixthSeatNeedsItsExpansion asks for seats until there are six.
func TestSixthSeatNeedsItsExpansion(t *testing.T) {
	h := setupOf(t, apptest.Compact, nil)
	for h.App.Setup().Seats < 5 {
		choose(h, "add")
	}
	if !h.Says("setup.wants", 6, scenetest.In(t, "module.carcassonne.").Say("inns")) {
		t.Fatal("it is not said what the sixth seat needs")
	}
	choose(h, "add")
	if set := h.App.Setup(); set.Seats != 6 || !slices.Equal(set.Modules, []string{"inns"}) {
		t.Fatalf("there are %d seats with %v", set.Seats, set.Modules)
	}
	choose(h, "module inns")
	if got := modulesOf(h); got != "inns" {
		t.Errorf("six play with %q", got)
	}
	choose(h, "remove/5")
	choose(h, "module inns")
	if got := modulesOf(h); got != "" {
		t.Errorf("five cannot leave %q away", got)
	}
}

// TestFirstPlayerIsChosen chooses who begins; it stays the same person.
func TestFirstPlayerIsChosen(t *testing.T) {
	h := setupOf(t, apptest.Compact, nil)
	choose(h, "first/2")
	if got := modulesOf(h); got != "first-3" {
		t.Errorf("the third seat: %q", got)
	}
	choose(h, "remove/0")
	if got := modulesOf(h); got != "first-2" {
		t.Errorf("with the first seat gone: %q", got)
	}
	choose(h, "first")
	if got := modulesOf(h); got != "" {
		t.Errorf("by lot: %q", got)
	}
	choose(h, "first/1")
	choose(h, "add")
	choose(h, "remove/1")
	if got := modulesOf(h); got != "" {
		t.Errorf("who was to begin has gone, but: %q", got)
	}
}

// TestMontanaHasAFirstPlayerToChoose chooses who begins where there are no
// expansions: on the one page of the seats, and again from a favourite.
func TestMontanaHasAFirstPlayerToChoose(t *testing.T) {
	for _, size := range []scenetest.Size{apptest.Roomy, apptest.Compact} {
		store := &save.Memory{}
		h := apptest.Open(t, size, func(o *scenes.AppOptions) { o.Store = store })
		h.App.OpenSetup(&montana.Title)
		h.Tick(nil)
		choose(h, "first/1")
		if h.Has("first/3") || h.Has("preset/0") {
			t.Errorf("at %s: %v", size.Name, h.App.Aims())
		}
		if got := modulesOf(h); got != "first-2" {
			t.Errorf("at %s: the second seat is %q", size.Name, got)
		}
		choose(h, "favourites")
		h.Click("favourites/keep")
		h.Key(input.KeyEsc)
		choose(h, "first")
		if got := modulesOf(h); got != "" {
			t.Errorf("at %s: by lot is %q", size.Name, got)
		}
		choose(h, "favourites")
		h.Click("favourite/0")
		h.App.Remember()
		h.App.OpenSetup(&montana.Title)
		h.Tick(nil)
		if got := modulesOf(h); got != "first-2" {
			t.Errorf("at %s: remembered is %q", size.Name, got)
		}
	}
}

// TestSoloTargetIsChosen chooses the points that a game alone is won with; they are
// remembered, go with the expansion, and are no matter with others at the table.
func TestSoloTargetIsChosen(t *testing.T) {
	store := &save.Memory{}
	h := apptest.Open(t, apptest.Compact, func(o *scenes.AppOptions) { o.Store = store })
	target := func() string { return h.App.Setup().Values["target"] }
	h.App.OpenSetup(&agricola.Title)
	h.Tick(nil)
	h.Click("more")
	if h.Has("more target") {
		t.Error("three players have a target")
	}
	choose(h, "remove/2")
	choose(h, "remove/1")
	if target() != "" {
		t.Errorf("the usual target is %q", target())
	}
	choose(h, "more target")
	if h.Has("first") {
		t.Error("alone somebody else can begin")
	}
	if target() != "55" {
		t.Errorf("five more are %q", target())
	}
	h.App.Remember()
	h.App.OpenSetup(&agricola.Title)
	h.Tick(nil)
	if target() != "55" {
		t.Errorf("remembered is %q", target())
	}
	choose(h, "add")
	if target() != "" {
		t.Errorf("two have the target %q", target())
	}
	choose(h, "remove/1")
	for range 12 {
		choose(h, "less target")
	}
	if target() != "5" {
		t.Errorf("the least is %q", target())
	}
}

// TestSetupIsRemembered plays, and opens the set-up again.
func TestSetupIsRemembered(t *testing.T) {
	store := &save.Memory{}
	const kept = "setup.carcassonne.modules = dragon no-farmers nonsense orphans-return first-2 first-3\n"
	if err := store.Write("settings.txt", []byte(kept)); err != nil {
		t.Fatal(err)
	}
	h := setupOf(t, apptest.Compact, func(o *scenes.AppOptions) { o.Store = store })
	if got := modulesOf(h); got != "dragon no-farmers first-2" {
		t.Errorf("remembered is %q", got)
	}
	choose(h, "module inns")
	h.App.Remember()
	h = setupOf(t, apptest.Compact, func(o *scenes.AppOptions) { o.Store = store })
	if got := modulesOf(h); got != "inns dragon no-farmers first-2" {
		t.Errorf("kept is %q", got)
	}
}

// TestKeysReachEveryModule walks over both pages with Tab at the smallest size.
func TestKeysReachEveryModule(t *testing.T) {
	h := setupOf(t, scenetest.Size{W: 640, H: 360, S: 2}, nil)
	seen := map[string]bool{}
	for range 2 {
		for range 60 {
			h.Key(input.KeyTab)
			seen[string(h.App.Focus())] = true
		}
		if h.Has("more") {
			h.Click("more")
		}
	}
	for _, m := range carcassonne.Title.Modules {
		id := "module " + m.ID
		if n, first := strings.CutPrefix(m.ID, "first-"); first {
			if id = fmt.Sprintf("first/%d", n[0]-'1'); n > "3" {
				continue // three play
			}
		}
		if !seen[id] {
			t.Errorf("the keyboard does not reach %q", id)
		}
	}
}

// TestSetupFits looks at all pages at all sizes in all languages.
func TestSetupFits(t *testing.T) {
	if testing.Short() {
		t.Skip("short")
	}
	for lang, words := range scenetest.Languages(t) {
		for _, size := range scenetest.Sizes() {
			h := setupOf(t, size, func(o *scenes.AppOptions) {
				o.Copy = func(string, func(error)) {}
				o.Reword = func(*assets.Words) *assets.Words { return words }
			})
			setupTour(h, func(name string) {
				for _, bad := range scenetest.Check(h.C) {
					t.Errorf("%s in %s at %s: %s", name, lang, size.Name, bad)
				}
			})
		}
	}
}

// TestMontanaSetupFits looks at the one page of a set-up without expansions.
func TestMontanaSetupFits(t *testing.T) {
	if testing.Short() {
		t.Skip("short")
	}
	for lang, words := range scenetest.Languages(t) {
		for _, size := range scenetest.Sizes() {
			h := apptest.Open(t, size, func(o *scenes.AppOptions) {
				o.Copy = func(string, func(error)) {}
				o.Reword = func(*assets.Words) *assets.Words { return words }
			})
			h.App.OpenSetup(&montana.Title)
			h.Tick(nil)
			choose(h, "add")
			choose(h, "first/3")
			h.Tick(func(f *input.Frame) { f.X, f.Y, f.Moved = 2, size.H-2, true }) // off what was clicked
			for _, bad := range scenetest.Check(h.C) {
				t.Errorf("%s at %s: %s", lang, size.Name, bad)
			}
		}
	}
}

// TestSetupShots paints the pages into the folder of -shots.
func TestSetupShots(t *testing.T) {
	apptest.Shots(t)
	for _, size := range []scenetest.Size{apptest.Roomy, {W: 960, H: 540, S: 2}, {W: 640, H: 400, S: 2},
		{W: 640, H: 360, S: 2}} {
		h := setupOf(t, size, func(o *scenes.AppOptions) { o.Copy = func(string, func(error)) {} })
		setupTour(h, func(name string) { h.Shot(fmt.Sprintf("setup-%gx%g-%s", size.W, size.H, name)) })
	}
}

// setupTour calls look at each page of the set-up.
func setupTour(h *apptest.Hand, look func(name string)) {
	show := look
	look = func(name string) {
		h.Tick(func(f *input.Frame) { f.X, f.Y, f.Moved = 2, h.Size.H-2, true }) // off what was clicked
		show(name)
	}
	look("game")
	h.Click("more")
	look("more")
	h.Key(input.KeyEsc)
	for h.App.Setup().Seats < 5 {
		choose(h, "add")
	}
	look("five")
	choose(h, "add")
	look("six")
	for _, m := range []string{"dragon", "traders"} {
		choose(h, "module "+m)
	}
	h.Click("who/5")
	look("levels")
	h.Key(input.KeyEsc)
	choose(h, "first/4")
	choose(h, "preset/1")
	look("more-all")
	h.Click("done")
	look("all")
}

// A seat that a rival has shows its portrait in the row, one that a level has the robot.
func TestRivalsShowTheirPortraits(t *testing.T) {
	h := apptest.Open(t, apptest.Compact, nil)
	h.Click("play montana")
	seen := map[string]bool{}
	for i := range h.C.Ops {
		if op := &h.C.Ops[i]; op.Kind == ui.OpSprite {
			seen[op.Sprite.Name()] = true
		}
	}
	if !seen["rival-montana-cole"] || seen["icon/robot"] {
		t.Error("the row of Cole shows a robot")
	}
}
