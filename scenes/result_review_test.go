package scenes_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"tilestead/bots"
	"tilestead/input"
	"tilestead/rules"
	"tilestead/save"
	"tilestead/scenes"
	"tilestead/scenes/apptest"
	"tilestead/scenes/board"
	"tilestead/scenes/carcassonne"
	"tilestead/scenes/scenetest"
	"tilestead/scenes/think"
	"tilestead/ui"
)

// strict finds that every fourth action of a seat gave away two points and a half, and that the first
// seat had luck of 5.8 points and the others bad luck of half of that.
type strict struct {
	m    *rules.Match
	seat rules.Seat
	at   int

	lucky bool // that was told
}

func (r *strict) Think(time.Time) (v think.Verdict, found, over bool) {
	for ; r.at < r.m.Len(); r.at++ {
		s := r.m.Before(r.at)
		if s.Turn() != r.seat || !s.Prompt().Opens {
			continue
		}
		v = think.Verdict{At: r.at, Best: [2]rules.Action{s.Legal(nil)[0]}}
		if !r.lucky {
			r.lucky, v.Luck = true, 580
			if r.seat > 0 {
				v.Luck = -290
			}
		}
		if r.at++; r.at%4 == 0 {
			v.Loss, v.Error, v.Mark = 250, 40, 2
			if r.m.Title().ID == "carcassonne" {
				v.Why[0] = think.Reason{Key: "field", N: 500}
			}
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
		asked, heard := 0, ""
		h := theResult(t, size, g, func(o *scenes.AppOptions) {
			o.NewReviewer = func(m *rules.Match, seat rules.Seat) (think.Reviewer, error) {
				asked++
				return &strict{m: m, seat: seat}, nil
			}
			o.Announce = func(line string) { heard += line + "\n" }
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
		if !h.Text("+6") || !h.Text("−3") {
			t.Errorf("%s: the luck of the seats does not show", size.Name)
		}
		for range 30 {
			h.Key(input.KeyTab)
		}
		luck := scenetest.In(t, "carcassonne.")
		for _, brought := range []string{luck.Say("luck", "+6"), luck.Say("luck", "−3")} {
			if !strings.Contains(heard, brought) {
				t.Errorf("%s: %q is not read aloud in\n%s", size.Name, brought, heard)
			}
		}
		if !strings.Contains(heard, "(rating ") {
			t.Errorf("%s: what the person played like is not read aloud in\n%s", size.Name, heard)
		}
		h.Shot("review-carcassonne-" + size.Name)
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

// stuck finds what strict does and never comes to an end.
type stuck struct{ strict }

func (r *stuck) Think(until time.Time) (v think.Verdict, found, over bool) {
	v, found, _ = r.strict.Think(until)
	return v, found, false
}

// Before all decisions of a seat were looked at no number of it is told, but that it is looked at.
func TestReviewsTellNoNumbersThatMayChange(t *testing.T) {
	g := endedCarcassonne(t, 2, 5)
	h := theResult(t, apptest.Compact, g, func(o *scenes.AppOptions) {
		o.NewReviewer = func(m *rules.Match, seat rules.Seat) (think.Reviewer, error) {
			return &stuck{strict{m: m, seat: seat}}, nil
		}
	})
	h.Click("chart/2")
	h.Wait(3 * time.Second)
	if !h.Has("told/0") || !h.Says("result.review.goes") || !h.Says("result.review.waits") {
		t.Error("it is not told how far the review is")
	}
	if h.Text("+6") || h.Text("0.6") {
		t.Error("a number is told that may change")
	}
}

// What would have been better lies beside the bar that steps on through the game, in Montana too,
// where it is told over the map.
func TestReviewLeavesTheReplayToBeUsed(t *testing.T) {
	g := ended(t, 8)
	g.Seats[0].Bot = "easy"
	looked, named, explained := 0, 0, 0
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
		if h.Has("given/0") {
			given, _, _ := strings.Cut(scenetest.In(t, "").Say("result.review.chances.tip"), " your")
			if hover(h, "given/0"); !begins(h, given) {
				t.Errorf("%s: nothing says what a chance given away measures", size.Name)
			}
			explained++
		}
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
			if best := scenetest.In(t, "hint.").Say("review.best"); !h.Text(best + ": ") {
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
	if explained == 0 {
		t.Error("no size tells what each seat gave away")
	}
	if looked < 3 {
		t.Errorf("only %d decisions were looked at", looked)
	}
}

// The results of those titles tell luck whose bots weigh it.
func TestTitlesTellLuckThatIsWeighed(t *testing.T) {
	for _, f := range apptest.Titles {
		m, err := rules.NewMatch(f.Title, rules.Setup{Title: f.Title.ID, Seats: 2})
		if err != nil {
			t.Fatal(err)
		}
		_, told, err := bots.Luck(m)
		if key := f.New().Offers().Score.Luck; err != nil || told != (key != "") {
			t.Errorf("%s: luck is weighed (%v, %v) and told as %q", f.Title.ID, told, err, key)
		}
	}
}

// A click while the scores still count up does what it is for, but not right as the result opens, when
// it may have been meant for the table.
func TestClickWhileCountingIsHeard(t *testing.T) {
	g := endedCarcassonne(t, 2, 5)
	g.Seats[0].Bot = ""
	for _, c := range []struct {
		after time.Duration
		heard bool
	}{{100 * time.Millisecond, false}, {800 * time.Millisecond, true}} {
		asked := 0
		h := apptest.Open(t, apptest.Roomy, func(o *scenes.AppOptions) {
			o.Boards["carcassonne"] = func() board.Board { return carcassonne.NewBoard() }
			o.Store, o.Load = &save.Memory{}, bytesOf(t, g)
			o.NewReviewer = func(m *rules.Match, seat rules.Seat) (think.Reviewer, error) {
				asked++
				return &strict{m: m, seat: seat}, nil
			}
		})
		for i := 0; i < 2000 && !h.Has("chart/2"); i++ {
			h.Wait(10 * time.Millisecond)
		}
		h.Wait(c.after)
		h.Click("chart/2")
		h.Wait(3 * time.Second)
		if (asked > 0) != c.heard {
			t.Errorf("a click %v after the result opened: heard %v", c.after, asked > 0)
		}
	}
}
