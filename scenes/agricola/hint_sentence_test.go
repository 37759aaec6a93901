package agricola

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"tilestead/assets"
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/scenes/scenetest"
)

// Whatever is advised has sentences in every language, each of which fits and is
// filled in.
func TestEveryAdviceHasSentences(t *testing.T) {
	var games []*rules.Match
	for i, modules := range [][]string{nil, {"moor"}, {"moor", "fuel-tokens"}, {"moor", "hand-cards"},
		{"hand-cards", "draft"}} {
		for seats := 1 + i%2; seats <= agricola.MaxSeats; seats += 2 {
			f := fixture
			f.Modules = modules
			games = append(games, f.Match(t, seats, uint64(seats)))
		}
	}
	kinds, n := map[uint8]bool{}, 0
	fixture.AdviceFits(t, games, func(_ rules.State, a rules.Action) bool {
		n++
		had := kinds[a.Kind()]
		kinds[a.Kind()] = true
		return n%5 == 0 || !had
	}, func(w *assets.Words) (list []string) {
		for i := range agricola.Cards {
			list = append(list, w.Say("agricola.card."+agricola.Cards[i].ID+".does"))
		}
		return list
	})
	for _, kind := range []uint8{agricola.KindPlow, agricola.KindSow, agricola.KindBake, agricola.KindRoom,
		agricola.KindStable, agricola.KindPasture, agricola.KindBuild, agricola.KindTake, agricola.KindFeed,
		agricola.KindHeat, agricola.KindKeep, agricola.KindCut, agricola.KindBurn, agricola.KindFell,
		agricola.KindPlay, agricola.KindPick, agricola.KindAgree} {
		if !kinds[kind] {
			t.Errorf("no action of kind %d came up", kind)
		}
	}
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
					for _, want := range booked(s.(*agricola.State), a) {
						told[strings.Join(strings.Fields(want)[:2], " ")]++
						if !strings.Contains(text, want) {
							t.Fatalf("%s is told as %q, want %q", rules.Notation(s, a), text, want)
						}
					}
				}
			})
		}
	}
	for _, key := range []string{"You get:", "Costs you:", "Your food", "Fields you", "with room", "Fences it", "You take",
		"Your family", "Newborn animals:", "You reap", "Animals of", "Your house", "You pick", "People who",
		"Food your"} {
		if told[key] == 0 {
			t.Errorf("no sentence %q was told of %v", key, told)
		}
	}
}

// booked are sentences for what an action does by the goods, farms and markers
// after it.
func booked(before *agricola.State, a rules.Action) (want []string) {
	s, reel, me := before.Clone().(*agricola.State), &rules.Reel{}, before.Turn()
	say := func(format string, args ...any) { want = append(want, fmt.Sprintf(format, args...)) }
	s.Do(a, reel)
	was, is := before.Player(me), s.Player(me)
	if key := before.Prompt().Key; key == "feed" || key == "heat" {
		if agricola.Title.Side(a) {
			return nil
		}
		return stillMissing(s, reel, me, key)
	}
	for _, b := range reel.Beats {
		switch e := b.Event.(type) {
		case agricola.Bred:
			if e.Seat == me && a.Kind() == agricola.KindBreed && e.Newborn != (agricola.Herd{}) {
				say("Newborn animals: %s.", inEnglish(herdStock(e.Newborn)))
			}
			return want
		case agricola.Left:
			if e.Seat == me {
				say("Animals you give up: %s.", inEnglish(herdStock(e.Gone)))
			}
			return want
		case agricola.Renovated:
			say("Your house is %s then: each room scores %d point", [...]string{"", "clay", "stone"}[e.To], e.To)
		case agricola.BecameFirst:
			if before.Start() != me && before.Round() < agricola.Rounds {
				say("You pick first from the next round on.")
			}
		case agricola.Grew:
			if before.Round() < agricola.Rounds {
				say("Your family grows: from the next round, %d people work for you.", is.People)
			}
		}
	}
	switch a.Kind() {
	case agricola.KindPlow:
		say("Fields you then have: %d.", is.Fields.Size())
	case agricola.KindStable:
		n := int16(0)
		for is.Holds(agricola.Herd{0, 0, n + 1}) {
			n++
		}
		say("Animals of one kind you then have room for: %d.", n)
	case agricola.KindPasture:
		cells, room := before.CellsOf(a), 2*before.CellsOf(a).Size()
		for i := range 64 {
			if c := agricola.Cell(i); cells.Has(c) && is.Stables.Has(c) {
				room *= 2
			}
		}
		say("with room for animals: %d.", room)
		if pieces := was.FencesLeft() - is.FencesLeft(); pieces > 0 {
			say("Fences it takes: %d. You have left: %d.", pieces, is.FencesLeft())
		}
	}
	if slices.ContainsFunc(reel.Beats, func(b rules.Beat) bool { return b.Event == agricola.WentHome{} }) {
		return want
	}
	if a.Kind() == agricola.KindSow {
		var reap agricola.Stock
		for i := range 64 {
			if g, n := is.Crop(agricola.Cell(i)); n > 0 {
				reap[g]++
			}
		}
		say("You reap at the next harvest: %s.", inEnglish(reap))
	}
	var got, paid agricola.Stock
	for g := range is.Goods {
		if n := is.Goods[g] - was.Goods[g]; n > 0 {
			got[g] = n
		} else {
			paid[g] = -n
		}
	}
	if got != (agricola.Stock{}) {
		say("You get: %s.", inEnglish(got))
	}
	if paid != (agricola.Stock{}) {
		say("Costs you: %s.", inEnglish(paid))
	}
	if need, food := s.Need(me), int(is.Goods[agricola.Food]); food < need && got[agricola.Food] > 0 &&
		a.Kind() == agricola.KindPlace && before.NextHarvest() > 0 {
		say("Your food for the next harvest then: %d/%d.", food, need)
	}
	return want
}

// stillMissing is what is told of feeding and heating by what happens if the seat
// stops there.
func stillMissing(s *agricola.State, reel *rules.Reel, me rules.Seat, key string) (want []string) {
	say := func(format string, args ...any) { want = append(want, fmt.Sprintf(format, args...)) }
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
		say("You take %d begging marker", n)
	case n > 0:
		say("of your people go")
	case s.Turn() == me && s.Prompt().Key == key:
		done, ok := rules.Find(s, "done")
		if !ok {
			return nil
		}
		more := &rules.Reel{}
		s.Do(done, more)
		if n := sum(more.Beats); n > 0 && key == "feed" {
			say("Food your family still lacks: %d.", n)
		} else if n > 0 {
			say("People who would still be cold: %d.", n)
		}
	}
	return want
}

// inEnglish is goods as English sentences name them.
func inEnglish(st agricola.Stock) string {
	var parts []string
	for g, n := range st {
		if name := agricola.GoodIDs[g]; n != 0 {
			if name == "boar" {
				name = "wild boar"
			}
			parts = append(parts, fmt.Sprintf("%s ×%d", name, n))
		}
	}
	return strings.Join(parts, ", ")
}
