package scenes_test

import (
	"fmt"
	"testing"
	"time"

	"tilestead/input"
	"tilestead/rules"
	"tilestead/save"
	"tilestead/scenes"
	"tilestead/scenes/apptest"
	"tilestead/scenes/scenetest"
	"tilestead/scenes/think"
	"tilestead/ui"
)

// strict finds that every fourth action of a seat gave away two points and a half.
type strict struct {
	m    *rules.Match
	seat rules.Seat
	at   int
}

func (r *strict) Think(time.Time) (v think.Verdict, found, over bool) {
	for ; r.at < r.m.Len(); r.at++ {
		s := r.m.Before(r.at)
		if s.Turn() != r.seat || !s.Prompt().Opens {
			continue
		}
		v = think.Verdict{At: r.at, Best: [2]rules.Action{s.Legal(nil)[0]}}
		if r.at++; r.at%4 == 0 {
			v.Loss, v.Error, v.Mark = 250, 40, 2
		}
		return v, true, false
	}
	return v, false, true
}

// A result tells what every seat gave away once its review is opened, and each decision that
// is told leads to where it was made and back.
func TestResultsReviewTheGame(t *testing.T) {
	g := endedCarcassonne(t, 2, 5)
	g.Seats[0].Bot = ""
	shown, layouts := 0, map[ui.Layout]bool{}
	for _, size := range scenetest.Sizes() {
		if layouts[ui.LayoutOf(size.W, size.H)] {
			continue // one size of each layout
		}
		layouts[ui.LayoutOf(size.W, size.H)] = true
		asked := 0
		h := theResult(t, size, g, func(o *scenes.AppOptions) {
			o.NewReviewer = func(m *rules.Match, seat rules.Seat) (think.Reviewer, error) {
				asked++
				return &strict{m: m, seat: seat}, nil
			}
		})
		if asked > 0 {
			t.Fatalf("%s: the game is reviewed before anybody wants it", size.Name)
		}
		if !h.Has("chart/2") {
			continue // there is no room for charts
		}
		shown++
		h.Click("chart/2")
		h.Wait(3 * time.Second)
		if asked != 2 || !h.Has("told/0") {
			t.Fatalf("%s: %d seats are reviewed", size.Name, asked)
		}
		h.Click("told/0")
		h.Wait(time.Second)
		if !h.Has("replay/bar") {
			t.Fatalf("%s: a decision does not lead to the table", size.Name)
		}
		if !h.Has("advice/1") || !h.Says("hint.review.best") || !h.Text("−2.5") {
			t.Errorf("%s: the table does not tell what would have been better", size.Name)
		}
		h.Shot("reviewed-" + size.Name)
		h.Key(input.KeyRight)
		h.Wait(time.Second)
		if h.Has("advice/1") {
			t.Errorf("%s: it tells it still after the next step", size.Name)
		}
		h.Click("replay/close")
		h.Wait(time.Second)
		if !h.Has("told/0") || asked != 2 {
			t.Errorf("%s: the review is forgotten, or done again (%d)", size.Name, asked)
		}
		if !h.Text("−2.5") {
			t.Errorf("%s: no decision is told with what it gave away", size.Name)
		}
		h.Shot("review-" + size.Name)
	}
	if shown != len(layouts) || shown < 3 {
		t.Errorf("a review is offered in %d of %d layouts", shown, len(layouts))
	}
}

// What would have been better lies beside the bar that steps on through the game, in Montana too,
// where it is told over the map.
func TestReviewLeavesTheReplayToBeUsed(t *testing.T) {
	g := ended(t, 8)
	g.Seats[0].Bot = "easy"
	looked, named := 0, 0
	for _, size := range apptest.ThreeSizes {
		h := apptest.Open(t, size, func(o *scenes.AppOptions) {
			o.Store, o.Load = &save.Memory{}, bytesOf(t, g)
			o.NewReviewer = func(m *rules.Match, seat rules.Seat) (think.Reviewer, error) {
				return &strict{m: m, seat: seat}, nil
			}
		})
		for i := 0; i < 40 && !h.Has("rematch"); i++ {
			h.Wait(250 * time.Millisecond)
		}
		h.Wait(2 * time.Second)
		for _, id := range []string{"chart/2", "chart/1"} {
			if h.Has(id) {
				h.Click(id)
				break
			}
		}
		h.Wait(3 * time.Second)
		h.Shot("review-montana-" + size.Name)
		if h.Text(scenetest.In(t, "montana.do.").Say("recruit")) {
			named++
		}
		for i := range 3 { // the next one stands on the map and needs no name
			id := fmt.Sprintf("told/%d", i)
			if !h.Has(id) {
				continue
			}
			h.Click(id)
			h.Wait(time.Second)
			looked++
			if best := scenetest.In(t, "hint.").Say("review.best"); !h.Text(best + " (") {
				t.Errorf("%s: %s does not name what is best", size.Name, id)
			}
			for _, id := range []string{"replay/bar", "replay/close"} {
				if !h.Has(id) {
					t.Errorf("%s: the hint hides %s", size.Name, id)
				}
			}
			h.Key(input.KeyEsc)
			h.Wait(time.Second)
			if h.Has("replay/close") {
				h.Click("replay/close")
				h.Wait(time.Second)
			}
		}
	}
	if named == 0 {
		t.Error("what was decided is not named anywhere")
	}
	if looked < 3 {
		t.Errorf("only %d decisions were looked at", looked)
	}
}
