package rating

import (
	"math"
	"math/rand/v2"
	"testing"

	"tilestead/save"
	"tilestead/titles"
	"tilestead/titles/rivals"
)

func near(t *testing.T, what string, got, want, by float64) {
	t.Helper()
	if math.Abs(got-want) > by {
		t.Errorf("%s is %.3f, expected %.3f within %g", what, got, want, by)
	}
}

// The levels of every title rise by as much as their matches say, and no match lies far from what
// the ratings expect.
func TestRatingsFitTheMatches(t *testing.T) {
	for _, m := range Matches() {
		if _, err := titles.Find(m.Title); err != nil {
			t.Error(err)
		}
		first, ok := OfLevel(m.Title, m.First)
		second, also := OfLevel(m.Title, m.Second)
		if !ok || !also {
			t.Fatalf("%s: no rating for %s or %s", m.Title, m.First, m.Second)
		}
		if first <= second {
			t.Errorf("%s: %s has %.0f and %s %.0f", m.Title, m.First, first, m.Second, second)
		}
		near(t, m.Title+": "+m.First+" against "+m.Second, Expected(first-second), m.Won/m.Games, 0.06)
	}
	if easy, _ := OfLevel("montana", "easy"); easy != Easy {
		t.Errorf("easy has %.1f", easy)
	}
}

// Every rival has a rating, and a higher one than those before it in the table.
func TestRivalsRise(t *testing.T) {
	last := rivals.Rival{}
	below := 0.0
	for _, r := range rivals.All {
		of, ok := OfLevel(r.Title, r.ID)
		if !ok || r.Title == last.Title && of <= below {
			t.Errorf("%s: %s has the rating %.0f (%v), after %s with %.0f", r.Title, r.ID, of, ok, last.ID, below)
		}
		last, below = r, of
	}
}

// Ratings that games were drawn by are found again.
func TestFitFindsTheRatings(t *testing.T) {
	want := map[string]float64{"easy": 800, "fair": 1000, "hard": 1250}
	r := rand.New(rand.NewPCG(1, 2))
	var matches []Match
	for _, pair := range [][2]string{{"fair", "easy"}, {"hard", "fair"}, {"easy", "hard"}} {
		m := Match{First: pair[0], Second: pair[1], Games: 4000}
		for range int(m.Games) {
			if r.Float64() < Expected(want[m.First]-want[m.Second]) {
				m.Won++
			}
		}
		matches = append(matches, m)
	}
	got := Fit(matches)
	for name, rating := range want {
		near(t, name, got[name], rating, 15)
	}
	if len(got) != len(want) {
		t.Errorf("ratings of %v", got)
	}
}

// The example that Glickman's text works out.
func TestPlayerFollowsGlickman(t *testing.T) {
	p := Player{Rating: 1500, Deviation: 200, volatility: 0.06}
	p.Add([]Result{{1400, 30, 1, 1}, {1550, 100, 0, 1}, {1700, 300, 0, 1}})
	near(t, "the rating", p.Rating, 1464.06, 0.02)
	near(t, "the deviation", p.Deviation, 151.52, 0.02)
	near(t, "the volatility", p.volatility, 0.05999, 0.00002)
}

func TestPlayerMovesByWhatIsUnexpected(t *testing.T) {
	p := New()
	p.Add([]Result{{start, levelDeviation, 1, 1}})
	if p.Rating < start+100 || p.Deviation > startDeviation-50 {
		t.Errorf("a first victory against an equal leads to %.0f within %.0f", p.Rating, p.Deviation)
	}
	was := p
	p.Add([]Result{{p.Rating - 800, levelDeviation, 1, 1}})
	near(t, "the rating after an expected victory", p.Rating, was.Rating, 8)
	was = p
	p.Add([]Result{{p.Rating, levelDeviation, 0.5, 1}})
	near(t, "the rating after a shared victory among equals", p.Rating, was.Rating, 1)
	if p.Games != 3 {
		t.Errorf("%d games", p.Games)
	}
}

// Players of a known strength are found within what is said of them.
func TestPlayersAreFound(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	off, said, within := 0.0, 0.0, 0
	const players, games = 300, 20
	for range players {
		truth := 900 + 700*r.Float64()
		p := New()
		for range games {
			rival := Easy + 150*math.Round((p.Rating-Easy)/150)
			won := 0.0
			if r.Float64() < Expected(truth-rival) {
				won = 1
			}
			p.Add([]Result{{rival, levelDeviation, won, 1}})
		}
		d := p.Rating - truth
		off += d * d
		said += p.Deviation * p.Deviation
		if math.Abs(d) < 2*p.Deviation {
			within++
		}
	}
	near(t, "the error", math.Sqrt(off/players), math.Sqrt(said/players), 15)
	if within < players*92/100 {
		t.Errorf("only %d of %d within two deviations", within, players)
	}
}

// Only games count that one person played without help against bots with a rating.
func TestWhatCounts(t *testing.T) {
	person, bot := save.Standing{Won: true, Score: 7}, save.Standing{Seat: save.Seat{Bot: "easy"}}
	for name, c := range map[string]struct {
		r    save.Record
		want bool
	}{
		"a game against a bot": {save.Record{Title: "montana", Seats: []save.Standing{person, bot}}, true},
		"with help":            {save.Record{Title: "montana", Assisted: true, Seats: []save.Standing{person, bot}}, false},
		"of two persons":       {save.Record{Title: "montana", Seats: []save.Standing{person, person, bot}}, false},
		"alone":                {save.Record{Title: "agricola", Seats: []save.Standing{person}}, false},
		"of bots":              {save.Record{Title: "montana", Seats: []save.Standing{bot, bot}}, false},
		"against unrated levels": {save.Record{Title: "montana", Seats: []save.Standing{person,
			{Seat: save.Seat{Bot: "greedy0"}}}}, false},
	} {
		if Counts(&c.r) != c.want {
			t.Errorf("%s: counts is %v", name, !c.want)
		}
		if games := Of([]save.Record{c.r}, c.r.Title).Games; (games == 1) != c.want {
			t.Errorf("%s: %d games counted", name, games)
		}
	}
}

// Points part those who did not win, and shared victories are halves.
func TestHowSeatsComeOut(t *testing.T) {
	won, low, high := save.Standing{Won: true, Score: 3}, save.Standing{Score: 2}, save.Standing{Score: 5}
	for _, c := range []struct {
		a, b save.Standing
		want float64
	}{{won, low, 1}, {low, won, 0}, {won, high, 1}, {won, won, 0.5}, {high, low, 1}, {low, high, 0}, {low, low, 0.5}} {
		if got := against(&c.a, &c.b); got != c.want {
			t.Errorf("%+v against %+v: %v, expected %v", c.a, c.b, got, c.want)
		}
	}
}
