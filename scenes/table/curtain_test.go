package table_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"tilestead/input"
	"tilestead/rules"
	"tilestead/rules/rulestest/hands"
	"tilestead/scenes/board"
	"tilestead/scenes/scenetest"
	"tilestead/scenes/table"
	"tilestead/ui"
)

func newHands(t testing.TB, seats int, seed uint64) *rules.Match {
	t.Helper()
	m, err := rules.NewMatch(&hands.Title, rules.Setup{Title: "hands", Seats: seats, Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// cards are the cards that can be read on the picture.
func (p *player) cards() (open []string) {
	for _, op := range p.draw().Ops {
		if op.Kind == ui.OpText && slices.Contains(hands.CardIDs[:], op.Text) {
			open = append(open, op.Text)
		}
	}
	return open
}

// held are the cards that a seat holds.
func (p *player) held(seat rules.Seat) (held []string) {
	for c, n := range p.table.Match().State().(*hands.State).Hand(seat) {
		for range n {
			held = append(held, hands.CardIDs[c])
		}
	}
	return held
}

// covered waits until the curtain hides the table.
func (p *player) covered() bool {
	for range 600 {
		for _, a := range p.table.Aims() {
			if a.ID == "curtain/show" {
				return true
			}
		}
		if p.table.Deciding() || p.over > 0 {
			return false
		}
		p.wait(1)
	}
	p.t.Fatal("the curtain stays away, and nobody is asked")
	return false
}

// spy is a board that notes whose secrets it was asked to show.
type spy struct {
	handsBoard
	drawn, told map[rules.Seat]bool
}

func newSpy() spy { return spy{drawn: map[rules.Seat]bool{}, told: map[rules.Seat]bool{}} }

func (s spy) Draw(c *ui.Canvas, v *board.View) {
	s.drawn[v.Viewer] = true
	s.handsBoard.Draw(c, v)
}

func (s spy) Line(v *board.View, before rules.State, b rules.Beat) (board.Line, bool) {
	s.told[v.Viewer] = true
	return s.handsBoard.Line(v, before, b)
}

func (s spy) Clip(v *board.View, b rules.Beat) board.Clip {
	s.told[v.Viewer] = true
	return s.handsBoard.Clip(v, b)
}

// Two people play with hidden cards at one computer, a whole game by clicks:
// each sees the own cards only, after lifting the curtain, and whatever is told
// is told without anybody's secrets.
func TestTwoPeopleKeepTheirCardsHidden(t *testing.T) {
	b, r := newSpy(), rand.New(rand.NewPCG(3, 4))
	var said []string
	p := sit(t, newHands(t, 2, 5), b, "pp", 960, 540, func(c *table.Config) {
		c.Announce = func(line string) { said = append(said, line) }
	})
	sat, curtains := rules.Nobody, 0
	for p.over == 0 {
		if p.covered() {
			curtains++
			clear(b.drawn)
			if open := p.cards(); len(open) > 0 || len(b.drawn) > 0 || len(p.table.Targets()) > 0 {
				t.Fatalf("under the curtain there show %q; the board was drawn for %v", open, b.drawn)
			}
			sat = p.table.Match().State().Turn()
			if name := [...]string{"Ada", "Mira"}[sat]; !p.drawn(scenetest.In(t, "curtain.").Say("turn", name)) {
				t.Fatalf("the curtain does not say that it is the turn of %s", name)
			}
			p.clickZone("curtain/show")
		}
		p.until()
		if p.over > 0 {
			break
		}
		turn := p.table.Match().State().Turn()
		if turn != sat {
			t.Fatalf("seat %v decides at the table of seat %v without a curtain", turn, sat)
		}
		if open, held := p.cards(), p.held(turn); !slices.Equal(open, held) {
			t.Fatalf("seat %v sees %q and holds %q", turn, open, held)
		}
		ids := p.ids()
		p.clickTarget(ids[r.IntN(len(ids))])
	}
	if curtains < 10 {
		t.Errorf("the curtain fell %d times in a game of ten turns", curtains)
	}
	if len(b.told) != 1 || !b.told[rules.Nobody] {
		t.Errorf("lines and clips were made for the seats %v", b.told)
	}
	for _, line := range said {
		for _, card := range hands.CardIDs {
			if strings.Contains(line, "gets "+card) {
				t.Errorf("it is read aloud: %q", line)
			}
		}
	}
}

// In the middle of a person's turn the game can be stepped through: nobody's
// cards show there, and the curtain falls before it goes on.
func TestSteppingThroughShowsNobodysCards(t *testing.T) {
	b := newSpy()
	p := sit(t, newHands(t, 2, 5), b, "pp", 960, 540, nil)
	p.covered()
	p.clickZone("curtain/show")
	p.until()
	clear(b.drawn)
	p.table.StepThrough(p.table.Match().Len(), nil, nil)
	for range 9 {
		p.key(input.KeyLeft)
		if open := p.cards(); len(open) > 0 {
			t.Fatalf("the replay shows %q", open)
		}
	}
	if len(b.drawn) != 1 || !b.drawn[rules.Nobody] {
		t.Errorf("the replay was drawn for %v", b.drawn)
	}
	p.key(input.KeyEsc)
	if !p.covered() {
		t.Error("the game goes on without a curtain")
	}
}

// While a bot takes its turn nobody's cards show: another person may be looking.
func TestBotsTurnShowsNobodysCards(t *testing.T) {
	p := sit(t, newHands(t, 3, 5), handsBoard{}, "pbp", 960, 540, nil)
	p.covered()
	p.clickZone("curtain/show")
	p.until()
	p.clickTarget("take")
	seen := 0
	for range 600 {
		p.wait(1)
		if p.table.Match().State().Turn() != 1 {
			break
		}
		if seen++; len(p.cards()) > 0 {
			t.Fatalf("in the bot's turn there show %q", p.cards())
		}
	}
	if seen == 0 {
		t.Error("the bot had no time to be seen")
	}
}

// Who plays against bots alone needs no curtain, sees the own cards all the
// time, and is told which were dealt.
func TestOnePersonNeedsNoCurtain(t *testing.T) {
	b, r := newSpy(), rand.New(rand.NewPCG(3, 4))
	p := sit(t, newHands(t, 3, 5), b, "bpb", 960, 540, nil)
	for p.over == 0 {
		if p.covered() {
			t.Fatal("a curtain falls before the only person")
		}
		if p.over > 0 {
			break
		}
		if open, held := p.cards(), p.held(1); !slices.Equal(open, held) {
			t.Fatalf("the person sees %q and holds %q", open, held)
		}
		ids := p.ids()
		p.clickTarget(ids[r.IntN(len(ids))])
	}
	if len(b.told) != 1 || !b.told[1] {
		t.Errorf("lines and clips were made for the seats %v", b.told)
	}
}

// The curtain is lifted by Enter, but not by the Enter that ended the turn
// before; the menu opens from it, and undo goes back behind another curtain.
func TestCurtainByKeys(t *testing.T) {
	p := sit(t, newHands(t, 2, 9), handsBoard{}, "pp", 640, 400, nil)
	p.covered()
	p.key(input.KeyEnter)
	if p.table.Deciding() {
		t.Fatal("Enter lifts the curtain at once")
	}
	p.wait(40)
	p.key(input.KeyEsc)
	p.key(input.KeyEnter)
	if p.table.Deciding() {
		t.Fatal("Enter lifts the curtain below the menu")
	}
	p.clickZone("menu/on")
	p.wait(40)
	p.key(input.KeyEnter)
	p.until()
	if turn := p.table.Match().State().Turn(); turn != 0 || len(p.cards()) != 3 {
		t.Fatalf("seat %v decides and sees %q", turn, p.cards())
	}
	p.clickTarget("take")
	if !p.covered() || len(p.cards()) > 0 {
		t.Fatal("the second person's turn has no curtain")
	}
	p.clickZone("tool/undo")
	if !p.covered() || p.table.Match().State().Turn() != 0 {
		t.Fatal("what was taken back is not behind the first person's curtain")
	}
}

// handsFixture is the game of hidden cards for the kit of boards.
var handsFixture = scenetest.Fixture{Title: &hands.Title, New: func() board.Board { return handsBoard{} }}

func TestHandsCanBeClicked(t *testing.T) {
	handsFixture.EveryActionCanBeClicked(t, nil)
	handsFixture.TargetsIgnoreThePointer(t)
}

// The curtain holds its words at every size, in every language.
func TestCurtainFits(t *testing.T) {
	for lang, words := range scenetest.Languages(t) {
		for _, size := range scenetest.Sizes() {
			p := sit(t, newHands(t, 2, 5), handsBoard{}, "pp", size.W, size.H, func(c *table.Config) {
				c.Words = words
				c.Seats[0].Name = "Maximiliane-Ann"
			})
			p.covered()
			for _, bad := range scenetest.Check(p.draw()) {
				t.Errorf("%s at %s: %s", lang, size.Name, bad)
			}
		}
	}
}
