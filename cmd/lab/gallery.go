package main

import (
	"fmt"
	"math/rand/v2"
	"os"

	"tilestead/rules"
	"tilestead/scenes/boards"
	"tilestead/scenes/scenetest"
	"tilestead/titles"
)

// A gallery is pictures of positions or clips of a random game, for people to look at.
type gallery struct {
	title, modules, sizes, only string
	clips                       bool
	show                        scenetest.Show
}

// flags are those of the pictures.
func (g *gallery) flags(f *flags) {
	o := &g.show
	f.StringVar(&g.title, "title", "", "paint a random game of `TITLE`: "+titleNames())
	f.StringVar(&o.Folder, "into", ".", "the `FOLDER` for its pictures")
	f.StringVar(&g.modules, "modules", "", "comma-separated expansions and variants of the game, `A,B`")
	f.IntVar(&o.Seats, "players", 3, "`N` players of the game, for positions")
	f.Uint64Var(&o.Seed, "seed", 3, "`NUMBER` of the game, for positions")
	f.StringVar(&g.sizes, "sizes", "640x400x2", "comma-separated canvases and scales, `WxHxS,WxHxS`")
	f.StringVar(&g.only, "only", "", "comma-separated prompts of positions or events of clips, `A,B`; all if empty")
	f.IntVar(&o.Nth, "nth", 1, "the how manyeth of its name, `N`")
	f.IntVar(&o.From, "from", 0, "from decision or event `N` on")
	f.StringVar(&o.Hover, "hover", "", "point at the middle target whose `ID` begins so")
	f.StringVar(&o.Under, "under", "", "`NAME` of what lies under the pointer")
	f.StringVar(&o.Marked, "marked", "", "`NAME` of what the log points at")
	f.StringVar(&o.Lens, "lens", "", "`NAME` of a lens to look through")
	f.IntVar(&o.Life, "life", 0, "moment `N` of what moves while nothing happens")
	f.BoolVar(&g.clips, "clips", false, "paint clips instead of positions, each as a strip of moments")
	f.IntVar(&o.Games, "games", 1, "take clips from `N` games")
	f.IntVar(&o.Frames, "frames", 6, "`N` moments of a clip")
	f.BoolVar(&o.Near, "near", false, "look at clips closely")
	f.BoolVar(&o.Reduced, "reduced", false, "paint the still form of clips")
}

// paint paints what the flags say.
func (g *gallery) paint(f *flags) error {
	t, err := titles.Find(g.title)
	if err != nil {
		return f.wrong("-title: %v", err)
	}
	for _, text := range split(g.sizes) {
		s := scenetest.Size{Name: text}
		if _, err := fmt.Sscanf(text, "%fx%fx%f", &s.W, &s.H, &s.S); err != nil {
			return f.wrong("-sizes: expected sizes such as 640x400x2, got %q: %v", text, err)
		}
		g.show.Sizes = append(g.show.Sizes, s)
	}
	g.show.Only = split(g.only)
	kit := scenetest.Fixture{Title: t, New: boards.All[t.ID], Modules: split(g.modules), Choose: wander}
	set := rules.Setup{Title: t.ID, Seats: g.show.Seats, Modules: kit.Modules}
	if err := t.CheckSetup(set); err != nil {
		return f.wrong("%v", err)
	}
	if info, err := os.Stat(g.show.Folder); err != nil || !info.IsDir() {
		return f.wrong("-into: %s is no folder", g.show.Folder)
	}
	if g.clips {
		return kit.ShowClips(&g.show)
	}
	return kit.ShowPositions(&g.show)
}

// wander takes any action that random play takes, and now and then a side action.
func wander(s rules.State, r *rand.Rand) rules.Action {
	legal := s.Legal(nil)
	if w, ok := s.(rules.Wanderer); ok && r.IntN(3) > 0 {
		if main := w.Wander(nil); len(main) > 0 {
			legal = main
		}
	}
	return legal[r.IntN(len(legal))]
}
