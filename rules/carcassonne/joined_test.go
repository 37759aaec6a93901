package carcassonne

import (
	"slices"
	"testing"

	"tilestead/rules"
)

// Who loses or shares an object by a join is told, and nothing of a join of one's
// own parts (5).
func TestJoinsAreTold(t *testing.T) {
	names := func(seats []rules.Seat) (list []int) {
		for _, s := range seats {
			list = append(list, int(s))
		}
		return list
	}
	found := map[string]bool{}
	check := func(e Joined, before *State) {
		// an independent count: who led any part that is in the object now
		led := map[rules.Seat]bool{}
		for _, kind := range []FeatureKind{Road, City, Field} {
			for _, o := range before.Objects(kind) {
				if kind != e.Kind || !slices.Contains(e.Places, o.Places[0]) {
					continue
				}
				for _, s := range o.Leaders {
					led[s] = true
				}
			}
		}
		for s := range rules.Seat(before.Players()) {
			if led[s] != slices.Contains(e.Was, s) {
				t.Fatalf("%v: seat %v led a part: %t", names(e.Was), s, led[s])
			}
			if lost := led[s] && !slices.Contains(e.Leaders, s); lost != slices.Contains(e.Lost, s) {
				t.Fatalf("seat %v lost it: %t, told %v", s, lost, names(e.Lost))
			}
		}
		if len(e.Was) < 2 {
			t.Fatalf("a join of one's own parts is told: %v", names(e.Was))
		}
		switch {
		case len(e.Lost) > 0:
			found["lost"] = true
		default:
			found["shared"] = true
		}
		found[map[FeatureKind]string{Road: "road", City: "city", Field: "field"}[e.Kind]] = true
	}
	hostile, told := 0, 0
	const games = 40
	for seed := range uint64(games) {
		m, err := rules.NewMatch(&Title, rules.Setup{Title: Title.ID, Seats: 3, Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		for n := 0; m.State().Turn() != rules.Nobody; n++ {
			before := m.State().Clone().(*State)
			legal := m.State().Legal(nil)
			pick := legal[(n*7+int(seed))%len(legal)]
			if m.State().Turn() == rules.Nature {
				pick = m.Roll()
			}
			reel, err := m.Do(pick)
			if err != nil {
				t.Fatal(err)
			}
			for _, b := range reel.Beats {
				if e, ok := b.Event.(Joined); ok {
					told++
					check(e, before)
				}
			}
			if placed := pick.Kind() == KindPlace; placed {
				n, own := joinsOf(before, reel)
				hostile += n
				found["own"] = found["own"] || own > 0
			}
		}
	}
	if told != hostile {
		t.Errorf("%d joins are told, there are %d", told, hostile)
	}
	for _, what := range []string{"lost", "shared", "own", "city", "road", "field"} {
		if !found[what] {
			t.Errorf("no join is %q", what)
		}
	}
}

// joinsOf counts the objects after a tile was placed that hold parts with different
// leaders, by the objects before, and those of several parts with the same.
func joinsOf(before *State, reel *rules.Reel) (n, own int) {
	after, ok := reel.Beats[0].After.(*State)
	if !ok {
		return 0, 0
	}
	for _, kind := range []FeatureKind{Road, City, Field} {
		for _, o := range after.Objects(kind) {
			var first []rules.Seat
			differ, parts := false, 0
			for _, p := range before.Objects(kind) {
				if len(p.Leaders) == 0 || !slices.Contains(o.Places, p.Places[0]) {
					continue
				}
				if first == nil {
					first = p.Leaders
				}
				differ = differ || !slices.Equal(first, p.Leaders)
				parts++
			}
			switch {
			case !slices.ContainsFunc(o.Places, func(p Place) bool { return p.At == after.Last().At }):
			case differ:
				n++
			case parts > 1:
				own++
			}
		}
	}
	return n, own
}
