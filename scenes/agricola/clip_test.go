package agricola

import (
	"testing"
	"time"

	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/rules/agricola/farm"
	"tilestead/rules/rulestest/golden"
	"tilestead/scenes/board"
	"tilestead/scenes/scenetest"
	"tilestead/sound/cue"
	"tilestead/ui"
)

// events are one of every kind.
var events = []rules.Event{
	agricola.FirstDrawn{}, agricola.RoundOpened{}, agricola.CardRevealed{}, agricola.Collected{},
	agricola.WorkBegan{}, agricola.Placed{}, agricola.Passed{}, agricola.Taken{}, agricola.Gained{},
	agricola.BecameFirst{}, agricola.Plowed{}, agricola.Sown{}, agricola.Baked{}, agricola.RoomBuilt{},
	agricola.StableBuilt{}, agricola.Fenced{}, agricola.Renovated{}, agricola.MajorBuilt{}, agricola.Grew{},
	agricola.Left{}, agricola.Cooked{}, agricola.Discarded{}, agricola.WentHome{}, agricola.Harvested{},
	agricola.Fed{}, agricola.Crafted{}, agricola.Begged{}, agricola.Bred{}, agricola.StartCardDrawn{},
	agricola.SpecialTaken{}, agricola.Cleared{}, agricola.TopSeen{}, agricola.SpecialTurned{},
	agricola.SpecialSpent{}, agricola.Heated{}, agricola.WentToBed{}, agricola.Prayed{},
	agricola.GotUp{}, agricola.Kindled{},
	agricola.Traded{}, agricola.CardPlayed{}, agricola.Extended{}, agricola.Reserved{}, agricola.Stationed{},
	agricola.Lodged{}, agricola.Adopted{}, agricola.Tipped{}, agricola.OmenDrawn{}, agricola.GameOver{},
	agricola.Promised{}, agricola.Marked{}, agricola.Paid{}, agricola.Banked{}, agricola.Swapped{}, agricola.MovedUp{},
	agricola.Raised{}, agricola.Laid{}, agricola.Blocked{}, agricola.Rehoused{}, agricola.Ripened{},
	agricola.Weeded{}, agricola.Shifted{}, agricola.StagePlanned{},
}

// watched is the fixture for what happens. What only cards of a hand bring about,
// and what is too seldom in random games, is staged.
func watched() scenetest.Fixture {
	f := fixture
	f.Events, f.Longest = events, 3*time.Second
	f.Modules = []string{"moor", "fuel-tokens"}
	f.Silent = func(e rules.Event) bool {
		switch e := e.(type) {
		case agricola.Taken:
			return e.Got == (box.Stock{})
		case agricola.Gained:
			return e.Got == (box.Stock{})
		case agricola.Bred:
			return e.Newborn == (box.Herd{})
		case agricola.Left:
			return e.Gone == (box.Herd{})
		case agricola.WorkBegan, agricola.Discarded, agricola.WentHome, agricola.GotUp,
			agricola.StartCardDrawn, agricola.TopSeen, agricola.SpecialTurned, agricola.SpecialSpent,
			agricola.Reserved:
			return true // what shows says it
		}
		return false
	}
	f.Unheard = func(rules.Event) bool { return false }
	f.Staged = func(before rules.State, b rules.Beat) (beats []rules.Beat) {
		e, ok := b.Event.(agricola.Plowed)
		if !ok {
			return nil
		}
		cell := farm.Mask(1) << e.Cell
		for _, rare := range []rules.Event{
			agricola.CardPlayed{Seat: e.Seat}, agricola.Extended{Seat: e.Seat, Cells: cell},
			agricola.Reserved{Seat: e.Seat, Cell: e.Cell, Pieces: 4}, agricola.Stationed(e),
			agricola.Lodged{Seat: e.Seat, Good: box.Sheep}, agricola.Adopted{Seat: e.Seat},
			agricola.Tipped{Seat: e.Seat}, agricola.OmenDrawn{Seat: e.Seat, StartCard: 1, Food: 2},
			agricola.Collected{Seat: e.Seat, Got: oneOf(box.Food, 2)}, agricola.Passed{Seat: e.Seat},
			agricola.Baked{Seat: e.Seat, Grain: 1, Food: 5}, agricola.RoomBuilt(e),
			agricola.Prayed{Seat: e.Seat}, agricola.Marked{Seat: e.Seat},
			agricola.Crafted{Seat: e.Seat, Major: box.FindMajor("joinery"), Food: 2},
			agricola.Promised{Seat: e.Seat, Got: oneOf(box.Food, 2)},
			agricola.Paid{Seat: e.Seat, Cost: oneOf(box.Wood, 1)}, agricola.Banked{Seat: e.Seat, N: 2},
			agricola.Swapped{Seat: e.Seat, Cost: oneOf(box.Wood, 1), Got: oneOf(box.Food, 2)},
			agricola.MovedUp{}, agricola.Raised{Seat: e.Seat, By: box.Herd{1}},
			agricola.Laid{Seat: e.Seat, Cell: e.Cell, Ground: box.MoorTile},
			agricola.Blocked{Seat: e.Seat, Cell: e.Cell},
			agricola.Rehoused(e), agricola.Ripened{Seat: e.Seat}, agricola.Weeded{Seat: e.Seat, Cells: cell},
			agricola.Shifted{Seat: e.Seat, From: e.Cell, To: e.Cell}, agricola.StagePlanned{Seat: e.Seat, Round: 2},
		} {
			beats = append(beats, rules.Beat{Event: rare, After: b.After})
		}
		return beats
	}
	return f
}

func TestEveryEventIsToldAndShown(t *testing.T) {
	f := watched()
	f.EventsAreToldAndShown(t, 6)
}

func TestEveryEventIsHeard(t *testing.T) {
	f := watched()
	golden.File(t, "testdata/heard.txt", f.EventsAreHeard(t, 4,
		cue.Begin, cue.End, cue.Tile, cue.Place, cue.Return, cue.Shortage, cue.Step, cue.Arrive, cue.Grain,
		cue.Vegetable, cue.Stone, cue.Cattle, cue.Pass, cue.Draw, cue.Rest, cue.Cloister, cue.Wood, cue.Clay, cue.Reed,
		cue.Food, cue.Fuel, cue.Sheep, cue.Boar, cue.Horse, cue.Stock, cue.Fell, cue.Build, cue.Renovate, cue.Fence,
		cue.Gate, cue.Plough, cue.Improve, cue.Kindle, cue.Oven, cue.Card, cue.Birth, cue.Bed,
		cue.Harvest, cue.Reap, cue.Fed, cue.Newborn, cue.LastRound))
}

// Whoever loses something hears it: begging, people in bed and animals that went for
// nothing.
func TestLossesHurt(t *testing.T) {
	f := watched()
	f.LossesHurt(t, 4, scenetest.LossOf[agricola.Begged](cue.Shortage),
		scenetest.LossOf[agricola.WentToBed](cue.Shortage),
		scenetest.Loss{Cue: cue.Shortage, Is: func(_ rules.State, e rules.Event) bool {
			left, ok := e.(agricola.Left)
			return ok && left.Food == 0 && left.Gone != (box.Herd{})
		}})
}

// TestClipsEndAsTheyStand paints the last moment of clips and the position after
// it: what lies on the table is the same.
func TestClipsEndAsTheyStand(t *testing.T) {
	f := watched()
	f.Staged = nil
	painted := map[string]int{}
	b := NewBoard()
	f.Games(t, 3, func(before rules.State, beat rules.Beat) {
		if name := scenetest.EventName(beat.Event); painted[name] < 1 {
			painted[name]++
			for _, reduced := range [...]bool{false, true} {
				endsAsItStands(t, b, watching(f.View(t, b, before, 640, 400), reduced), beat)
			}
		}
	})
}

// watching makes a view one of the person at the first seat, who plays with bots
// and has nothing to decide.
func watching(v *board.View, reduced bool) *board.View {
	v.Legal, v.Picked, v.Viewer, v.Reduced = nil, nil, 0, reduced
	for i := range v.Seats[1:] {
		v.Seats[i+1].Bot = "hard"
	}
	return v
}

// endsAsItStands compares the end of a clip with the position after it.
func endsAsItStands(t *testing.T, b *Board, v *board.View, beat rules.Beat) {
	t.Helper()
	clip := b.Clip(v, beat)
	if clip == nil {
		return
	}
	over := *v
	over.Hidden = clip.Hides
	end, still := canvas(v), canvas(v)
	b.Draw(end, &over)
	clip.Draw(end, &over, clip.Length())
	after := *v
	after.State = beat.After
	b.Draw(still, &after)
	m := b.moment(&after)
	boxes := append([]ui.Rect{m.at.farm, m.at.goods, m.at.front, m.at.needs, m.at.track}, m.at.rivals...)
	if m.at.stage.on {
		for i := range m.harvest().harvestColumns() {
			boxes = append(boxes, m.harvest().stepBox(i))
		}
		boxes = append(append(boxes, m.at.stage.seats...), m.at.stage.table)
	} else {
		boxes = append(append(boxes, m.grid.cells...), m.grid.cards...)
	}
	one, other := scenetest.Paint(t, end), scenetest.Paint(t, still)
	for _, box := range boxes {
		cut := func(x, y float64) bool {
			return min(x-box.X, box.X+box.W-x) < corner && min(y-box.Y, box.Y+box.H-y) < corner
		}
		for y := box.Y + rim; y < box.Y+box.H-rim; y++ {
			for x := box.X + rim; x < box.X+box.W-rim; x++ {
				if cut(x, y) {
					continue
				}
				if one.At(int(x), int(y)) != other.At(int(x), int(y)) {
					t.Errorf("%T %+v ends with another picture at %g,%g (reduced: %v)", beat.Event, beat.Event, x, y,
						v.Reduced)
					return
				}
			}
		}
	}
}

// What is left out of a comparison: the rims of panels, on which the frame round the
// plate of whose turn it is may lie, and their corners, where the cloth shows, darker
// the more often the shadow on it is drawn.
const (
	rim    = 3
	corner = 10
)

func canvas(v *board.View) *ui.Canvas {
	c := &ui.Canvas{}
	c.Reset(v.Frame.Canvas.W, v.Frame.Canvas.H, 1)
	ui.Cloth(c)
	return c
}

// TestClipsDrawLittle counts what clips draw over the table: what they show anew and
// what flies is never twice as much as the table itself.
func TestClipsDrawLittle(t *testing.T) {
	f := watched()
	f.Staged = nil
	seen := map[string]int{}
	b, c := NewBoard(), &ui.Canvas{}
	f.Games(t, 6, func(before rules.State, beat rules.Beat) {
		name := scenetest.EventName(beat.Event)
		if seen[name]++; seen[name]%7 != 1 {
			return
		}
		v := watching(f.View(t, b, before, 640, 400), false)
		clip := b.Clip(v, beat)
		if clip == nil {
			return
		}
		c.Reset(640, 400, 1)
		b.Draw(c, v)
		table := len(c.Ops)
		after := *v
		after.State = beat.After
		c.Reset(640, 400, 1)
		b.Draw(c, &after)
		table = max(table, len(c.Ops))
		for i := range 9 {
			c.Reset(640, 400, 1)
			clip.Draw(c, v, clip.Length()*time.Duration(i)/8)
			if len(c.Ops) > 2*table {
				t.Errorf("%T %+v draws %d times at %d/8, the table %d times", beat.Event, beat.Event, len(c.Ops), i, table)
			}
		}
	})
}

// TestEveryBeatHasAClip looks at whole games of all numbers of players, with and
// without Farmers of the Moor: only what brings nothing shows nothing.
func TestEveryBeatHasAClip(t *testing.T) {
	f := fixture
	b := NewBoard()
	for seats := 1; seats <= agricola.MaxSeats; seats++ {
		for _, m := range []*rules.Match{f.Plain(t, seats, 2), f.Match(t, seats, 2, "moor")} {
			v := watching(f.View(t, b, m.State(), 640, 400), false)
			f.Beats(t, m, func(before rules.State, beat rules.Beat) {
				v.State = before
				if b.Clip(v, beat) == nil && !bringsNothing(beat.Event) {
					t.Errorf("%d seats: %T %+v has no clip", seats, beat.Event, beat.Event)
				}
			})
		}
	}
}

// bringsNothing says that an event gives a seat no goods, which is all it is about.
func bringsNothing(e rules.Event) bool {
	switch e := e.(type) {
	case agricola.Taken:
		return e.Got == (box.Stock{})
	case agricola.Gained:
		return e.Got == (box.Stock{})
	}
	return false
}

// TestTurnsOfOthersAreShort adds up what is done in turns: for three of them five
// seconds are enough at normal speed.
func TestTurnsOfOthersAreShort(t *testing.T) {
	f := fixture
	b, m := NewBoard(), f.Match(t, 4, 5, "moor")
	v := watching(f.View(t, b, m.State(), 640, 400), false)
	turns, all := 0, time.Duration(0)
	f.Beats(t, m, func(before rules.State, beat rules.Beat) {
		switch beat.Event.(type) {
		case agricola.Placed:
			turns++
		case agricola.RoundOpened, agricola.CardRevealed, agricola.WorkBegan, agricola.WentHome, agricola.GameOver:
			return // nobody's turn
		case agricola.Discarded, agricola.Traded:
			return // who plays at random throws away and exchanges all the time
		}
		s := before.(*agricola.State)
		if v.State = before; s.Harvesting() || s.Round() == 0 {
			return
		}
		if clip := b.Clip(v, beat); clip != nil {
			all += clip.Length()
		}
	})
	if round := 3 * all / time.Duration(max(1, turns)); round > 5*time.Second {
		t.Errorf("three turns take %v", round)
	}
}

// Each event of the rules has a row, and the row what it needs.
func TestEventsHaveRows(t *testing.T) { fixture.RowsAreWhole(t, tales) }
