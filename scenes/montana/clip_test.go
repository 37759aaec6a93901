package montana

import (
	"math/rand/v2"
	"reflect"
	"testing"
	"time"

	kernel "tilestead/rules"
	rules "tilestead/rules/montana"
	"tilestead/ui"
)

// beats plays a whole game and shows every beat with the position before it.
func beats(t testing.TB, seats int, seed uint64, show func(before kernel.State, b kernel.Beat)) {
	t.Helper()
	match, err := kernel.NewMatch(&rules.Title, kernel.Setup{Title: "montana", Seats: seats, Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(seed, 5))
	for match.State().Turn() != kernel.Nobody {
		before := match.State()
		a := kernel.Action(0)
		if before.Turn() == kernel.Nature {
			a = match.Roll()
		} else {
			a = pick(before, r)
		}
		reel, err := match.Do(a)
		if err != nil {
			t.Fatal(err)
		}
		for _, b := range reel.Beats {
			show(before, b)
			before = b.After
		}
	}
}

// allEvents is one of every event that Montana has.
var allEvents = []kernel.Event{
	rules.TileLaid{}, rules.StartLaid{}, rules.StartPlayer{}, rules.TurnBegan{}, rules.Spun{}, rules.Advanced{}, rules.Recruited{},
	rules.WorkerReturned{}, rules.Staffed{}, rules.BankPaid{}, rules.Harvested{}, rules.GoodsShortage{}, rules.WorkerShortage{},
	rules.TownOpened{}, rules.Bid{}, rules.Outbid{}, rules.Passed{}, rules.BidPaid{}, rules.Rewarded{}, rules.ContractorsHome{},
	rules.Built{}, rules.SettleEnded{}, rules.CattleTraded{}, rules.AreaCleared{}, rules.CanteenUsed{}, rules.EndAnnounced{}, rules.GameOver{},
}

// TestEveryEventIsToldAndShown plays games until each event has come up: each
// has a line of the log or is silent by agreement, and a clip that draws at
// any moment, with full and with reduced motion.
func TestEveryEventIsToldAndShown(t *testing.T) {
	told, shown := map[reflect.Type]bool{}, map[reflect.Type]bool{}
	b := NewBoard()
	c := &ui.Canvas{}
	n := 0
	var last kernel.State
	look := func(before kernel.State, beat kernel.Beat) {
		n++
		last = before
		kind := reflect.TypeOf(beat.Event)
		v := viewOf(t, b, before, 640, 400)
		v.Legal, v.Picked = nil, nil
		l, ok := b.Line(v, before, beat)
		if ok == silent(beat.Event) || ok && l.Text == "" {
			t.Fatalf("%T %+v: line %q, silent %v", beat.Event, beat.Event, l.Text, silent(beat.Event))
		}
		told[kind] = true
		if shown[kind] && n%7 != 0 {
			return
		}
		for _, reduced := range [...]bool{false, true} {
			v.Reduced = reduced
			clip := b.Clip(v, beat)
			if clip == nil {
				continue
			}
			shown[kind] = true
			length := clip.Length()
			if length <= 0 || length > 4*time.Second {
				t.Errorf("%T takes %v", beat.Event, length)
			}
			v.Hidden = clip.Hides
			for _, at := range [...]time.Duration{0, length / 4, length / 2, length - 1, length} {
				c.Reset(640, 400, 2)
				b.Draw(c, v)
				clip.Draw(c, v, at)
			}
			v.Hidden = nil
		}
	}
	for seed := range uint64(6) {
		beats(t, 2+int(seed%3), seed, look)
	}
	// so rare with bots of no plan that it is staged
	look(last, kernel.Beat{Event: rules.WorkerShortage{Trade: rules.Dark, Gave: [rules.MaxSeats]bool{true, true}}, After: last})
	for _, e := range allEvents {
		kind := reflect.TypeOf(e)
		if !told[kind] {
			t.Errorf("%v never came up", kind)
		}
		if _, closes := e.(rules.ContractorsHome); told[kind] && !shown[kind] && !closes {
			t.Errorf("%v has no clip", kind)
		}
	}
}

func TestArrowTurnsOnceAndStopsInTheMiddle(t *testing.T) {
	n := len(rules.Components.Sectors)
	for from := range n {
		for to := range n {
			for turns := 1; turns <= spinTurns; turns++ {
				start, end := spinAngle(from, to, turns, 0), spinAngle(from, to, turns, 1)
				if end-start < sectorTurn(float64(n))-1e-9 {
					t.Errorf("from %d to %d: turns by %g only", from, to, end-start)
				}
				if d := end - sectorTurn(float64(to)); d-sectorTurn(float64(n))*float64(int(d/sectorTurn(float64(n))+0.5)) > 1e-9 {
					t.Errorf("from %d to %d: stops %g off the middle", from, to, d)
				}
				for i := range 50 {
					if spinAngle(from, to, turns, float64(i+1)/50) < spinAngle(from, to, turns, float64(i)/50) {
						t.Errorf("from %d to %d: the arrow turns back", from, to)
					}
				}
			}
		}
	}
}

// TestPinsShineWhenTheArrowHasPassed checks the moment at which each line is
// crossed, which sets off its glint.
func TestPinsShineWhenTheArrowHasPassed(t *testing.T) {
	s := spinOf(6, 1, spinTurns)
	if want := float64(spinTurns*8 + 3); s.way != want {
		t.Fatalf("the way is %g sectors, want %g", s.way, want)
	}
	last := 0.0
	for pin := 6.5; pin < s.from+s.way; pin++ {
		at := s.when(pin)
		if at <= last || at >= 1 {
			t.Errorf("the pin at %g is passed at %g, the one before at %g", pin, at, last)
		}
		if d := s.at(at) - pin; d > 1e-9 || d < -1e-9 {
			t.Errorf("at %g the arrow is %g off the pin at %g", at, d, pin)
		}
		last = at
	}
}

// TestPriceGoesWithTheBuild checks that nothing of a price is left on the map
// once the settlement stands there, though its plate is wider than its hex.
func TestPriceGoesWithTheBuild(t *testing.T) {
	b := NewBoard()
	seen := false
	beats(t, 2, 4, func(before kernel.State, beat kernel.Beat) {
		e, ok := beat.Event.(rules.Built)
		if !ok || seen {
			return
		}
		seen = true
		v := viewOf(t, b, before, 640, 400)
		if clip := b.Clip(v, beat); !clip.Hides(pricePiece(e.Hex)) {
			t.Errorf("the price of hex %d stays", e.Hex)
		}
	})
	if !seen {
		t.Error("nobody built")
	}
}
