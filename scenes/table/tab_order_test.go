package table_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"tilestead/input"
	"tilestead/rules"
	"tilestead/scenes/apptest"
	"tilestead/scenes/board"
	"tilestead/scenes/scenetest"
)

// asked are matches at decisions of every kind that random games come to, a few of each.
func asked(t *testing.T, f *scenetest.Fixture, modules ...string) (list []*rules.Match) {
	const most = 2
	count, r := map[string]int{}, rand.New(rand.NewPCG(2, 8))
	for seed := range uint64(3) {
		m := f.Match(t, 2, seed, modules...)
		for m.State().Turn() != rules.Nobody {
			if s := m.State(); s.Turn() >= 0 && len(s.Legal(nil)) > 1 && r.IntN(3) == 0 {
				if kind := kindOf(s); count[kind] < most {
					count[kind]++
					list = append(list, copyOf(t, m))
				}
			}
			wander(t, m, 1, r)
		}
	}
	return list
}

// kindOf is the kind of question: what is asked, and what can be answered.
func kindOf(s rules.State) string {
	var kinds []uint8
	for _, a := range s.Legal(nil) {
		kinds = append(kinds, a.Kind())
	}
	slices.Sort(kinds)
	return fmt.Sprint(s.Prompt().Key, slices.Compact(kinds))
}

// answers says whether a click on a target is or leads to an answer to what is asked, rather
// than to something that leaves it open.
func (p *player) answers(g *board.Target) bool {
	side := p.table.Match().Title().Side
	if g.Off != "" || g.Fits == nil && g.Sets == nil {
		return false
	}
	return g.Fits == nil || side == nil ||
		slices.ContainsFunc(p.table.Picked(), func(a rules.Action) bool { return g.Fits(a) && !side(a) })
}

// Tab begins with what answers the question where it lies, comes to every target once but to second
// places of one, before all else, and to the way out last of what decides. What a click hits is another order.
func TestTabFollowsTheQuestion(t *testing.T) {
	apptest.Each(t, func(t *testing.T, f *scenetest.Fixture) {
		all := asked(t, f)
		if f == apptest.Agricola {
			all = append(all, asked(t, f, "moor", "hand-cards")...)
		}
		for _, m := range all {
			s := m.State()
			seats := []byte("bb")
			seats[s.Turn()] = 'p'
			p := sit(t, m, f.New(), string(seats), 960, 540, nil)
			p.wait(1)
			p.until()
			if p.table.Match().State().Prompt() != s.Prompt() {
				continue // the table has answered by itself
			}
			p.tabs(kindOf(s))
		}
	})
}

// tabs walks once round by Tab.
func (p *player) tabs(key string) {
	p.t.Helper()
	var depths, way []string
	for _, g := range p.table.Targets() {
		depths = append(depths, g.ID)
	}
	if got := p.table.Depths(); !slices.Equal(got, depths) {
		p.t.Errorf("%s: a click hits %v in this order of depth, want %v", key, got, depths)
	}
	want := slices.DeleteFunc(p.ids(), func(id string) bool { return p.target(id).Twin })
	for range len(p.table.Aims()) + 10 {
		p.key(input.KeyTab)
		p.wait(30) // the camera may glide to what is out of sight
		if id := p.table.Hover(); len(way) > 0 && id == way[0] {
			break
		} else if id != "" || len(way) < len(want) {
			way = append(way, id)
		}
	}
	if sorted := slices.Sorted(slices.Values(way)); !slices.Equal(sorted, slices.Sorted(slices.Values(want))) {
		p.t.Errorf("%s: Tab comes to %v, want each of %v once", key, way, want)
		return
	}
	first := p.target(way[0])
	onBoard := func(g board.Target) bool { return p.answers(&g) && g.Button == 0 }
	red := func(g board.Target) bool { return p.answers(&g) && g.Primary }
	switch some := slices.ContainsFunc(p.table.Targets(), onBoard); {
	case some && onBoard(first), !some && red(first):
	case some, slices.ContainsFunc(p.table.Targets(), red), first.Fits == nil:
		p.t.Errorf("%s: Tab begins with %s of %v", key, way[0], way)
	}
	strip := slices.IndexFunc(way, func(id string) bool { return p.target(id).Button > 0 })
	for i, id := range way {
		if g := p.target(id); strip >= 0 && i > strip && g.Button == 0 && p.answers(&g) {
			p.t.Errorf("%s: Tab comes to %s behind the buttons: %v", key, id, way)
		}
		if strings.HasSuffix(id, " done") && i < len(way)-1 && p.target(way[i+1]).Primary {
			p.t.Errorf("%s: Tab comes to the way out before the red button: %v", key, way)
		}
	}
}
