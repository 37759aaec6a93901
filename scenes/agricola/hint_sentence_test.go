package agricola

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"tilestead/assets"
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/rules/agricola/farm"
	"tilestead/scenes/scenetest"
)

// Whatever is advised has sentences in every language, each of which fits and is
// filled in.
func TestEveryAdviceHasSentences(t *testing.T) {
	var games []*rules.Match
	for i, modules := range [][]string{nil, {"moor"}, {"moor", "fuel-tokens"}, {"moor", "hand-cards"},
		{"hand-cards", "draft"}, {"hand-cards", "draft"}, {"moor", "hand-cards", "draft"},
		{"moor", "minor-cards"}} {
		for seats := 1 + i%2; seats <= agricola.MaxSeats; seats += 2 {
			f := fixture
			if f.Modules = modules; seats == 1 && len(modules) > 0 && modules[len(modules)-1] == "draft" {
				f.Modules = modules[:len(modules)-1] // who plays alone does not draft
			}
			games = append(games, f.Match(t, seats, uint64(seats)))
		}
	}
	kinds, n := map[uint8]bool{}, 0
	quotes := func(w *assets.Words) (list []string) {
		for i := range box.Cards {
			list = append(list, w.Say("agricola.card."+box.Cards[i].ID+".does"))
		}
		return list
	}
	fixture.AdviceFits(t, games, func(_ rules.State, a rules.Action) bool {
		n++
		had := kinds[a.Kind()]
		kinds[a.Kind()] = true
		return n%5 == 0 || !had
	}, quotes)
	// Which cards there are decides what those games come to. For what they did not come to
	// there are more.
	f := fixture
	f.Modules = []string{"moor", "hand-cards"}
	for seed := uint64(100); seed < 160 && len(lackingAdvice(kinds)) > 0; seed++ {
		f.AdviceFits(t, []*rules.Match{f.Match(t, 3, seed)}, func(_ rules.State, a rules.Action) bool {
			had := kinds[a.Kind()]
			kinds[a.Kind()] = true
			return !had
		}, quotes)
	}
	for _, kind := range lackingAdvice(kinds) {
		t.Errorf("no action of kind %d came up", kind)
	}
}

// lackingAdvice are the kinds of actions that hints must have been asked about, without kinds.
func lackingAdvice(kinds map[uint8]bool) []uint8 {
	return slices.DeleteFunc([]uint8{agricola.KindPlow, agricola.KindSow, agricola.KindBake, agricola.KindRoom,
		agricola.KindStable, agricola.KindPasture, agricola.KindBuild, agricola.KindTake, agricola.KindFeed,
		agricola.KindHeat, agricola.KindKeep, agricola.KindCut, agricola.KindBurn, agricola.KindFell,
		agricola.KindPlay, agricola.KindPick, agricola.KindAgree, agricola.KindLodge},
		func(kind uint8) bool { return kinds[kind] })
}

// What hints tell of goods, food, fields, rooms for animals and begging is what
// is booked.
func TestHintsTellWhatIsBooked(t *testing.T) {
	english, told := scenetest.Words(t, "en"), map[string]int{}
	for i, modules := range [][]string{nil, {"moor"}} {
		for seats := 1 + i; seats <= 4; seats++ {
			f := fixture
			f.Modules = modules
			m := f.Match(t, seats, uint64(seats+20))
			tell := f.Adviser(t, m.State())
			f.Play(t, m, func(s rules.State) {
				for _, a := range s.Legal(nil) {
					text := strings.Join(tell(s, english, a), " ")
					for key, want := range booked(t, s.(*agricola.State), a) {
						told[key]++
						if !strings.Contains(text, want) {
							t.Fatalf("%s is told as %q, want %q", rules.Notation(s, a), text, want)
						}
					}
				}
			})
		}
	}
	for _, key := range []string{"gain", "cost", "hungry", "plow", "fence", "fence.pieces", "begs", "grow", "born",
		"sow.reap", "stable", "renovate.clay", "first", "heat", "feed"} {
		if told[key] == 0 {
			t.Errorf("no sentence %q was told of %v", key, told)
		}
	}
}

// booked are sentences, by their keys, for what an action does by the goods, farms
// and markers after it.
func booked(t *testing.T, before *agricola.State, a rules.Action) map[string]string {
	t.Helper()
	en, want := scenetest.In(t, "agricola.advice."), map[string]string{}
	say := func(key string, args ...any) { want[key] = en.Say(key, args...) }
	s, reel, me := before.Clone().(*agricola.State), &rules.Reel{}, before.Turn()
	s.Do(a, reel)
	was, is := before.Player(me), s.Player(me)
	if key := before.Prompt().Key; key == "feed" || key == "heat" {
		if agricola.Title.Side(a) {
			return nil
		}
		return stillMissing(en, s, reel, me, key)
	}
	for _, b := range reel.Beats {
		switch e := b.Event.(type) {
		case agricola.Bred:
			if e.Seat == me && a.Kind() == agricola.KindBreed && e.Newborn != (box.Herd{}) {
				say("born", goodsIn(t, herdStock(e.Newborn)))
			}
			return want
		case agricola.Left:
			if e.Seat == me {
				say("gone", goodsIn(t, herdStock(e.Gone)))
			}
			return want
		case agricola.Renovated:
			key := "renovate." + [...]string{"", "clay", "stone"}[e.To]
			if say(key); !strings.Contains(want[key], fmt.Sprintf(" %d ", e.To)) {
				t.Fatalf("%q does not tell of %d points", want[key], e.To)
			}
		case agricola.BecameFirst:
			if before.Start() != me && before.Round() < box.Rounds {
				say("first")
			}
		case agricola.Grew:
			if before.Round() < box.Rounds {
				want["grow"] = en.Count("grow", int(is.People))
			}
		}
	}
	switch a.Kind() {
	case agricola.KindPlow:
		say("plow", is.Fields.Size())
	case agricola.KindStable:
		n := int16(0)
		for is.Holds(box.Herd{0, 0, n + 1}) {
			n++
		}
		say("stable", n)
	case agricola.KindPasture:
		cells, room := before.CellsOf(a), 2*before.CellsOf(a).Size()
		for i := range 64 {
			if c := farm.Cell(i); cells.Has(c) && is.Stables.Has(c) {
				room *= 2
			}
		}
		want["fence"] = en.Count("fence", cells.Size(), room)
		if pieces := was.FencesLeft() - is.FencesLeft(); pieces > 0 {
			say("fence.pieces", pieces, is.FencesLeft())
		}
	}
	if slices.ContainsFunc(reel.Beats, func(b rules.Beat) bool { return b.Event == agricola.WentHome{} }) {
		return want
	}
	if a.Kind() == agricola.KindSow {
		var reap box.Stock
		for i := range 64 {
			if g, n := is.Crop(farm.Cell(i)); n > 0 {
				reap[g]++
			}
		}
		say("sow.reap", goodsIn(t, reap))
	}
	var got, paid box.Stock
	for g := range is.Goods {
		if n := is.Goods[g] - was.Goods[g]; n > 0 {
			got[g] = n
		} else {
			paid[g] = -n
		}
	}
	if got != (box.Stock{}) {
		say("gain", goodsIn(t, got))
	}
	if paid != (box.Stock{}) {
		say("cost", goodsIn(t, paid))
	}
	if need, food := agricola.NextNeed(s, me), int(is.Goods[box.Food]); food < need && got[box.Food] > 0 &&
		a.Kind() == agricola.KindPlace && before.NextHarvest() > 0 {
		say("hungry", food, need)
	}
	return want
}

// stillMissing is what is told of feeding and heating by what happens if the seat
// stops there.
func stillMissing(en scenetest.English, s *agricola.State, reel *rules.Reel, me rules.Seat,
	key string) map[string]string {
	sum := func(beats []rules.Beat) (n int) {
		for _, b := range beats {
			switch e := b.Event.(type) {
			case agricola.Begged:
				if e.Seat == me && key == "feed" {
					n += e.N
				}
			case agricola.WentToBed:
				if e.Seat == me && key == "heat" {
					n += e.N
				}
			}
		}
		return n
	}
	switch n := sum(reel.Beats); {
	case n > 0 && key == "feed":
		return map[string]string{"begs": en.Count("begs", n)}
	case n > 0:
		return map[string]string{"freezes": en.Count("freezes", n)}
	case s.Turn() == me && s.Prompt().Key == key:
		done, ok := rules.Find(s, "done")
		if !ok {
			return nil
		}
		more := &rules.Reel{}
		s.Do(done, more)
		if n := sum(more.Beats); n > 0 {
			return map[string]string{key: en.Say(key, n)}
		}
	}
	return nil
}

// goodsIn is goods as English sentences name them.
func goodsIn(t *testing.T, st box.Stock) string {
	t.Helper()
	var parts []string
	for g, n := range st {
		if n != 0 {
			parts = append(parts, scenetest.Words(t, "en").Count("agricola.amount."+box.GoodIDs[g], int(n)))
		}
	}
	return strings.Join(parts, ", ")
}
