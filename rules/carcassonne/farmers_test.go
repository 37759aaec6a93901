package carcassonne

import (
	"math/rand/v2"
	"testing"

	"tilestead/rules"
	"tilestead/rules/rulestest"
)

// What a figure on a field is said to bring is what fields then bring more, by
// every edition's rule.
func TestFiguresOnFieldsBringWhatIsSaid(t *testing.T) {
	for _, edition := range []string{"", "farmers-first", "farmers-second"} {
		asked, paid := 0, 0
		for seed := range uint64(12) {
			setup := rules.Setup{Title: Title.ID, Seats: 3, Modules: []string{"inns", "traders"}}
			if edition != "" {
				setup.Modules = append(setup.Modules, edition)
			}
			s := newGame(setup).(*State)
			r := rand.New(rand.NewPCG(seed, 1))
			for s.Turn() != rules.Nobody {
				legal := s.Legal(nil)
				for _, a := range legal {
					at := Place{PosOf(a), FeatureOf(a)}
					if a.Kind() != KindFigure || Tiles[s.Last().Kind].Features[at.Feature].Kind != Field {
						continue
					}
					seat := s.Turn()
					with := s.Clone().(*State)
					p, _ := with.pieceAt(at)
					acting{State: with}.put(seat, FigureOf(a), p)
					want := with.fieldPoints(seat) - s.fieldPoints(seat)
					if got := s.Sows(at, seat, FigureOf(a)); got != want {
						t.Fatalf("%q, seed %d: %q is said to bring %d, brings %d", edition, seed,
							rules.Notation(s, a), got, want)
					}
					asked++
					if want > 0 {
						paid++
					}
				}
				a := legal[r.IntN(len(legal))]
				if s.Turn() == rules.Nature {
					a = rules.Draw(s, legal, r)
				}
				s.Do(a, nil)
			}
		}
		if asked < 200 || paid < 20 {
			t.Errorf("%q: %d figures asked about, %d bring something", edition, asked, paid)
		}
	}
}

// fieldPoints is what fields would bring a seat if the game ended now.
func (s *State) fieldPoints(seat rules.Seat) int { return s.Score(seat)[FieldPoints].N.Whole() }

// By the rules of the first two editions it is told city by city who gets how
// much: that is all the points for fields, and in the first the strongest get it.
func TestCitiesAreToldThatFarmersFeed(t *testing.T) {
	for _, edition := range []string{"farmers-first", "farmers-second"} {
		told := 0
		for seed := range uint64(8) {
			m := rulestest.RandomMatch(t, &Title,
				rules.Setup{Seats: 3, Modules: []string{"inns", "traders", edition}, Seed: seed})
			var sum [MaxSeats]int
			for _, e := range fedEvents(m) {
				told++
				if e.Kind != City || !e.Complete() || e.Item() != FieldPoints {
					t.Errorf("%s: counted is %+v", edition, e)
				}
				most := 0
				for seat := range rules.Seat(3) {
					sum[seat] += e.Points[seat]
					most = max(most, e.Strength[seat])
				}
				for seat := range rules.Seat(3) {
					if leads := e.Strength[seat] == most; edition == "farmers-first" && leads != (e.Points[seat] > 0) {
						t.Errorf("strengths %v bring %v", e.Strength, e.Points)
					}
				}
			}
			for seat := range rules.Seat(3) {
				if got := m.State().(*State).PointsFor(seat, FieldPoints); got != sum[seat] {
					t.Errorf("%s: seat %v has %d for fields, told are %d", edition, seat, got, sum[seat])
				}
			}
		}
		if told < 20 {
			t.Errorf("%s: only %d cities told", edition, told)
		}
	}
}

// fedEvents are the cities counted for farmers at the end of a match.
func fedEvents(m *rules.Match) (list []Scored) {
	reel := &rules.Reel{}
	s := m.Before(m.Len() - 1).Clone().(*State)
	s.Do(m.Action(m.Len()-1), reel)
	for _, b := range reel.Beats {
		if e, ok := b.Event.(Scored); ok && e.Fed() {
			list = append(list, e)
		}
	}
	return list
}
