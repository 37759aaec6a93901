package compare

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/rules/carcassonne/oracle"
)

// afterGone is the house rule before which there was another one, which needed Traders and
// Builders. It is still drawn, so that games keep their numbers.
const afterGone = "pig-returns"

// randomSetup is one of all that can be set up.
func randomSetup(r *rand.Rand) rules.Setup {
	setup := rules.Setup{Title: carcassonne.Title.ID}
	preset := r.IntN(6) // house rules: none, a few, any, or a preset's
	for {
		setup.Modules = nil
		for _, m := range carcassonne.Title.Modules {
			if m.Kind == rules.Expansion && r.IntN(4) > 0 {
				setup.Modules = append(setup.Modules, m.ID)
			}
		}
		expansions := slices.Clone(setup.Modules)
		chosen := func() bool { return preset == 1 && r.IntN(6) == 0 || (preset == 2 || preset == 3) && r.IntN(2) == 0 }
		lacks := false
		for _, m := range carcassonne.Title.Modules {
			if m.ID == afterGone && chosen() {
				lacks = !slices.Contains(expansions, "traders")
			}
			if m.Kind == rules.HouseRule && chosen() {
				setup.Modules = append(setup.Modules, m.ID)
			}
		}
		if preset >= 4 {
			setup.Modules = append(setup.Modules, carcassonne.Presets[preset-3].Modules(expansions)...)
		}
		setup.Seats = 2 + r.IntN(5)
		if r.IntN(4) == 0 {
			setup.Modules = append(setup.Modules, fmt.Sprintf("first-%d", 1+r.IntN(setup.Seats)))
		}
		if !lacks && carcassonne.Title.CheckSetup(setup) == nil {
			return setup
		}
	}
}

// shortStack is some of the tiles to draw, often those of one set or with one
// mark: what is rare in whole games, and what depends on the last tiles, comes
// up more.
func shortStack(s *carcassonne.State, r *rand.Rand) (ids []string) {
	if r.IntN(8) == 0 {
		return []string{"B18", "B02", "B02", "B04"} // B04 soon fits nowhere
	}
	likes := []func(t *carcassonne.Tile) bool{
		func(*carcassonne.Tile) bool { return true },
		func(t *carcassonne.Tile) bool { return t.Set != "" },
		func(t *carcassonne.Tile) bool { return t.Volcano || t.Dragon },
		func(t *carcassonne.Tile) bool { return t.Volcano || t.Portal },
		func(t *carcassonne.Tile) bool { return t.Princess() >= 0 || len(t.Features) == 2 },
		func(t *carcassonne.Tile) bool { return len(t.Features) > 5 },
		func(t *carcassonne.Tile) bool { return len(t.Features) < 4 },
		func(t *carcassonne.Tile) bool { return t.Edges[0] == t.Edges[2] && t.Edges[1] == t.Edges[3] },
	}
	like := likes[r.IntN(len(likes))]
	var liked, others []string
	for _, k := range s.Kinds() {
		for range s.Draws(k) {
			if t := &carcassonne.Tiles[k]; like(t) {
				liked = append(liked, t.ID)
			} else {
				others = append(others, t.ID)
			}
		}
	}
	r.Shuffle(len(liked), func(i, j int) { liked[i], liked[j] = liked[j], liked[i] })
	r.Shuffle(len(others), func(i, j int) { others[i], others[j] = others[j], others[i] })
	most := 2 + r.IntN(9)*r.IntN(9)
	ids = liked[:min(len(liked), most)]
	return append(ids, others[:min(len(others), most/4+1)]...)
}

// put stands a figure of some seat on an unfinished object, best on one where
// others are, and says which: several seats on one object, and strengths of all
// sizes, seldom come about in play.
func put(s *carcassonne.State, g *oracle.Game, r *rand.Rand) (what string, err error) {
	objects := g.Look()
	for range 20 {
		o := objects[r.IntN(len(objects))]
		seat := r.IntN(len(g.Players))
		if len(o.Leaders) > 0 && r.IntN(2) == 0 {
			seat = o.Leaders[0]
		}
		kind := oracle.FigureKinds[r.IntN(len(oracle.FigureKinds))]
		place := o.Places[r.IntN(len(o.Places))]
		cell, feature, _ := strings.Cut(place, " ")
		if o.Complete || g.Players[seat].Supply[kind] == 0 || cell == g.Dragon() ||
			slices.ContainsFunc(g.Figures, func(f oracle.Figure) bool { return g.Place(f) == place }) {
			continue
		}
		switch kind {
		case "builder":
			if o.Strength[seat] == 0 || o.Item != "roads" && o.Item != "cities" {
				continue
			}
		case "pig":
			if o.Strength[seat] == 0 || o.Item != "fields" {
				continue
			}
		default:
			if len(o.Leaders) == 0 && r.IntN(4) > 0 ||
				o.Item == "fields" && (r.IntN(8) > 0 || s.House()&carcassonne.NoFarmers != 0) {
				continue
			}
		}
		g.Put(seat, kind, place)
		words := []string{"figure", fmt.Sprint(seat + 1), kind, cell, feature}
		return "set " + strings.Join(words, " "), carcassonne.Title.Arrange(s, words)
	}
	return "", nil
}
