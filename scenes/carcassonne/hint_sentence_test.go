package carcassonne

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"tilestead/rules"
	"tilestead/rules/carcassonne"
	"tilestead/scenes/scenetest"
)

// Whatever is advised has sentences in every language, each of which fits and is
// filled in.
func TestEveryAdviceHasSentences(t *testing.T) {
	var games []*rules.Match
	for i, modules := range [][]string{{"inns"}, {"traders"}, {"dragon"}, everything, append(house, everything...)} {
		games = append(games, fixture.Match(t, 2+i%5, uint64(i+3), modules...))
	}
	games = append(games, fixture.Plain(t, 3, 9))
	n := 0
	fixture.AdviceFits(t, games, func(_ rules.State, a rules.Action) bool {
		n++
		return n%7 == 0 || a.Kind() != carcassonne.KindPlace
	}, nil)
}

// What is told to be finished scores just so when it is played out, and nothing
// scores that was not told.
func TestHintsTellWhatIsScored(t *testing.T) {
	english, told := scenetest.Words(t, "en"), 0
	en := scenetest.In(t, "carcassonne.advice.")
	for i, modules := range [][]string{{"inns", "traders"}, everything} {
		m := fixture.Match(t, 3, uint64(i+1), modules...)
		tell := fixture.Adviser(t, m.State())
		fixture.Play(t, m, func(s rules.State) {
			for _, a := range s.Legal(nil) {
				var got []string
				for _, text := range tell(s, english, a) {
					if begins(en, text, "done.own", "done.shared", "done.rival", "done.worth", "claim.done", "claim.risk") {
						got = append(got, text)
					}
				}
				if a.Kind() != carcassonne.KindPlace && a.Kind() != carcassonne.KindFigure || uncertain(en, got) {
					continue
				}
				want := booked(t, s, a)
				if a.Kind() == carcassonne.KindFigure {
					want = slices.DeleteFunc(want, func(text string) bool { return !begins(en, text, "claim.done") })
				}
				if slices.Sort(got); !slices.Equal(got, want) {
					t.Fatalf("%s is told as %q, scores %q", rules.Notation(s, a), got, want)
				}
				told += len(got)
				for _, text := range tell(s, english, a) {
					dead := text == en.Say("dead.road") || text == en.Say("dead.city") ||
						strings.HasPrefix(text, en.Part("blocks.road", 0)) || strings.HasPrefix(text, en.Part("blocks.city", 0))
					if dead && !blocks(s.(*carcassonne.State), a) {
						t.Fatalf("%s blocks no gap: %q", rules.Notation(s, a), text)
					}
				}
			}
		})
	}
	if told < 60 {
		t.Errorf("only %d sentences told what was scored", told)
	}
}

// blocks says whether nothing fits a gap beside a tile that is placed so.
func blocks(before *carcassonne.State, a rules.Action) bool {
	s := before.Clone().(*carcassonne.State)
	s.Do(a, nil)
	for d := carcassonne.North; d <= carcassonne.West; d++ {
		gap := carcassonne.PosOf(a).Next(d)
		if _, lies := s.TileAt(gap); !lies && s.Fitting(gap) == 0 {
			return true
		}
	}
	return false
}

// begins says whether a sentence is one of these, of whatever is finished.
func begins(en scenetest.English, text string, keys ...string) bool {
	return slices.ContainsFunc(keys, func(key string) bool {
		return strings.HasPrefix(text, en.Part(key+".road", 0)) || strings.HasPrefix(text, en.Part(key+".city", 0)) ||
			strings.HasPrefix(text, en.Part(key+".cloister", 0))
	})
}

// uncertain says that a princess or the dragon has a say in what is scored.
func uncertain(en scenetest.English, told []string) bool {
	return slices.ContainsFunc(told, func(text string) bool { return begins(en, text, "done.worth", "claim.risk") })
}

// booked are the sentences for what an action, and no figure after a tile, scores
// by what is booked.
func booked(t *testing.T, before rules.State, a rules.Action) (want []string) {
	t.Helper()
	en, me := scenetest.In(t, "carcassonne."), before.Turn()
	say := func(key, what string) { want = append(want, en.Say("advice."+key, what)) }
	s, reel := before.Clone(), &rules.Reel{}
	s.Do(a, reel)
	if pass, ok := rules.Find(s, "pass"); ok && a.Kind() == carcassonne.KindPlace {
		s.Do(pass, reel)
	}
	for _, b := range reel.Beats {
		e, ok := b.Event.(carcassonne.Scored)
		if !ok || e.Final {
			continue
		}
		kind := kindNames[e.Kind]
		var parts []string
		put := func(seat rules.Seat) {
			if name := scenetest.Seats(3)[seat].Name; e.Points[seat] > 0 {
				if seat == me {
					name = en.Say("advice.you")
				}
				parts = append(parts, en.Say("advice.gain", name, e.Points[seat]))
			}
		}
		put(me)
		for seat := range rules.Seat(3) {
			if seat != me {
				put(seat)
			}
		}
		switch {
		case len(parts) == 0:
			continue
		case a.Kind() == carcassonne.KindFigure && len(parts) == 1 && e.Points[me] > 0 &&
			s.(*carcassonne.State).SameObject(e.Places[0],
				carcassonne.Place{At: carcassonne.PosOf(a), Feature: carcassonne.FeatureOf(a)}):
			say("claim.done."+kind, en.Count("n.points", int(e.Points[me])))
		case e.Points[me] > 0 && len(parts) == 1:
			say("done.own."+kind, en.Count("n.points", int(e.Points[me])))
		case e.Points[me] > 0:
			say("done.shared."+kind, strings.Join(parts, ", "))
		default:
			say("done.rival."+kind, strings.Join(parts, ", "))
		}
	}
	slices.Sort(want)
	return slices.Compact(want)
}

// As many tiles finish a thing as do when each that is left is drawn and tried.
func TestFinishersAreThoseThatFinish(t *testing.T) {
	r, tried := rand.New(rand.NewPCG(1, 2)), 0
	fixture.Play(t, fixture.Match(t, 2, 11, "inns", "traders"), func(at rules.State) {
		s := at.Clone().(*carcassonne.State)
		if s.Prompt().Key != "act" || s.Tiles()%5 != 0 {
			return
		}
		pass, _ := rules.Find(s, "pass")
		if s.Do(pass, nil); s.Turn() != rules.Nature {
			return
		}
		for _, kind := range [...]carcassonne.FeatureKind{carcassonne.Road, carcassonne.City, carcassonne.Cloister} {
			for _, o := range s.Objects(kind) {
				gaps := gapsOf(s, &o)
				if o.Complete() || len(gaps) != 1 || r.IntN(3) > 0 {
					continue
				}
				want := 0
				for _, draw := range s.Legal(nil) {
					if drawn := s.Clone().(*carcassonne.State); finishesBy(drawn, draw, o.Places[0], gaps[0]) {
						want += s.Weight(draw)
					}
				}
				if tried++; finishers(s, &o, gaps[0]) != want {
					t.Fatalf("%v at %v: %d tiles are told to finish it, %d do", kind, gaps[0],
						finishers(s, &o, gaps[0]), want)
				}
			}
		}
	})
	if tried < 10 {
		t.Errorf("only %d objects were tried", tried)
	}
}

// finishesBy says whether a tile drawn finishes an object on a cell.
func finishesBy(s *carcassonne.State, draw rules.Action, p carcassonne.Place, gap carcassonne.Pos) bool {
	s.Do(draw, nil)
	for _, a := range s.Legal(nil) {
		if a.Kind() != carcassonne.KindPlace || carcassonne.PosOf(a) != gap {
			continue
		}
		laid, reel := s.Clone(), &rules.Reel{}
		laid.Do(a, reel)
		if o, _ := reel.Beats[0].After.(*carcassonne.State).ObjectAt(p); o.Complete() {
			return true
		}
	}
	return false
}
