package montana

import (
	"strconv"
	"strings"
	"testing"

	"tilestead/rules"
	"tilestead/rules/montana"
)

// A small space that nobody can fill is left empty by itself, also where cattle could be traded
// for a worker; one that somebody can fill is asked about.
func TestSmallSpaceNobodyFillsIsObvious(t *testing.T) {
	b := NewBoard()
	seen := map[string]int{}
	for seed := range uint64(40) {
		fixture.Play(t, fixture.Match(t, 3, 30+seed), func(s rules.State) {
			v := fixture.View(t, b, s, 1280, 800)
			if key := s.Prompt().Key; key == "end" || key == "canteen" || key == "settle" {
				return
			}
			a, ok := b.Offers().Obvious(v)
			ways := 0
			for _, o := range s.Legal(nil) {
				if o.Kind() == montana.KindSmall {
					ways++
				}
			}
			asked := s.Prompt().Key
			if ok && (a.Kind() != montana.KindSmall || montana.HandfulOf(a).Size() > 0) {
				t.Fatalf("%s: %d is taken for obvious", asked, a)
			}
			if want := asked == "small" && ways == 1; ok != want {
				t.Fatalf("%s in %d ways: obvious is %v", asked, ways, ok)
			}
			switch {
			case ok && len(s.Legal(nil)) > 1:
				seen["trade"]++
			case ways > 1:
				seen["choice"]++
			}
		})
	}
	if seen["trade"] == 0 || seen["choice"] == 0 {
		t.Errorf("seen are %v", seen)
	}
}

// A turn of which only trades are left ends by itself, and canteens are kept by themselves once
// nothing is left to place; before that they are asked about.
func TestTurnEndsByItself(t *testing.T) {
	b := NewBoard()
	seen := map[string]int{}
	for seed := range uint64(40) {
		fixture.Play(t, fixture.Match(t, 2, 50+seed), func(s rules.State) {
			asked := s.Prompt().Key
			if asked != "end" && asked != "canteen" {
				return
			}
			a, ok := b.Offers().Obvious(fixture.View(t, b, s, 1280, 800))
			placed := s.(*montana.State).Player(s.Turn()).Left == 0
			switch {
			case asked == "end" && (!ok || a != montana.End):
				t.Fatalf("the turn does not end: %d, %v", a, ok)
			case asked == "canteen" && ok != placed, asked == "canteen" && ok && a != montana.Keep:
				t.Fatalf("all placed is %v, obvious is %d, %v", placed, a, ok)
			}
			if placed {
				asked += " placed"
			}
			seen[asked]++
		})
	}
	for _, key := range [...]string{"end", "canteen", "canteen placed"} {
		if seen[key] == 0 {
			t.Errorf("never %s: %v", key, seen)
		}
	}
}

// Building ends by itself where nothing can be paid, also with cattle that no hex could be paid with;
// without help only the rules do it. The button says how much silver that brings.
func TestBuildingEndsByItself(t *testing.T) {
	b := NewBoard()
	seen := map[bool]int{}
	for seed := range uint64(60) {
		fixture.Play(t, fixture.Match(t, 2, 50+seed), func(s rules.State) {
			if s.Prompt().Key != "settle" {
				return
			}
			v := fixture.View(t, b, s, 1280, 800)
			m := b.moment(v)
			a, ok := b.Offers().Obvious(v)
			over := !m.can(montana.KindBuild) && !m.land().tradeSettles()
			if ok != over || ok && a != montana.StopBuilding {
				t.Fatalf("seed %d: over is %v, obvious is %s, %v", seed, over, rules.Notation(s, a), ok)
			}
			seen[ok]++
			for _, g := range b.Targets(v) {
				n := strconv.Itoa(m.aims().spareSilver())
				if g.ID == "button stop" && !strings.HasSuffix(g.Label, "+"+n) {
					t.Fatalf("seed %d: for %s silver the button says %q", seed, n, g.Label)
				}
			}
			if v.Purist = true; ok {
				if _, ok := b.Offers().Obvious(v); ok {
					t.Fatalf("seed %d: without help building ends by itself", seed)
				}
			}
		})
	}
	if seen[true] == 0 || seen[false] == 0 {
		t.Errorf("seen are %v", seen)
	}
}
