package carcassonne

import (
	"fmt"
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
	for i, modules := range [][]string{{"inns", "traders"}, everything} {
		m := fixture.Match(t, 3, uint64(i+1), modules...)
		tell := fixture.Adviser(t, m.State())
		fixture.Play(t, m, func(s rules.State) {
			for _, a := range s.Legal(nil) {
				var got []string
				for _, text := range tell(s, english, a) {
					if strings.HasPrefix(text, "Finishes") && strings.Contains(text, ": ") &&
						!strings.Contains(text, "unclaimed") || strings.HasPrefix(text, "Scores") {
						got = append(got, text)
					}
				}
				if a.Kind() != carcassonne.KindPlace && a.Kind() != carcassonne.KindFigure || uncertain(got) {
					continue
				}
				want := booked(s, a)
				if a.Kind() == carcassonne.KindFigure {
					want = slices.DeleteFunc(want, func(text string) bool { return !strings.HasPrefix(text, "Scores") })
				}
				if slices.Sort(got); !slices.Equal(got, want) {
					t.Fatalf("%s is told as %q, scores %q", rules.Notation(s, a), got, want)
				}
				told += len(got)
				if text := spaced(tell(s, english, a)); strings.Contains(text, "emaining tile fits a gap") ||
					strings.Contains(text, "that no remaining tile fits") {
					if !blocks(s.(*carcassonne.State), a) {
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

// uncertain says that a princess or the dragon has a say in what is scored.
func uncertain(told []string) bool {
	return slices.ContainsFunc(told, func(text string) bool { return strings.Contains(text, " if ") })
}

// booked are the sentences for what an action, and no figure after a tile, scores
// by what is booked.
func booked(before rules.State, a rules.Action) (want []string) {
	me := before.Turn()
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
					name = "you"
				}
				parts = append(parts, fmt.Sprintf("%s\u00a0+%d", name, e.Points[seat]))
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
			want = append(want, fmt.Sprintf("Scores the %s at once, and the figure returns: %d points.", kind, e.Points[me]))
		case e.Points[me] > 0 && len(parts) == 1:
			want = append(want, fmt.Sprintf("Finishes your %s: %d points.", kind, e.Points[me]))
		case e.Points[me] > 0:
			want = append(want, fmt.Sprintf("Finishes a shared %s: %s.", kind, strings.Join(parts, ", ")))
		default:
			want = append(want, fmt.Sprintf("Finishes a rival's %s: %s.", kind, strings.Join(parts, ", ")))
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
