package agricola

import (
	"fmt"
	"math/bits"
	"slices"
	"strings"
	"testing"

	"tilestead/assets"
	"tilestead/rules"
	"tilestead/rules/agricola"
	"tilestead/rules/agricola/box"
	"tilestead/scenes/board"
	"tilestead/scenes/scenetest"
	"tilestead/ui"
)

// opened is a view with the supply board opened by hand.
func opened(t *testing.T, b *Board, s rules.State, size scenetest.Size) *board.View {
	t.Helper()
	v := fixture.View(t, b, s, size.W, size.H)
	v.Desk = desk{supply: true}
	return v
}

// lived are positions of a game of four in which stacks have changed.
func lived(t *testing.T, modules ...string) (all []*agricola.State) {
	t.Helper()
	f := fixture
	f.Modules = modules
	seen := box.MajorSet(0)
	for seed := uint64(1); seed < 3; seed++ {
		f.Play(t, f.Match(t, 4, seed), func(s rules.State) {
			if now := s.(*agricola.State).Supply(); bits.OnesCount32(uint32(now^seen)) > 4 {
				seen = now
				all = append(all, s.Clone().(*agricola.State))
			}
		})
	}
	return all
}

// The board of every set-up shows each major in one place, and the stacks lie
// apart in it.
func TestSupplyShowsEachMajorOnce(t *testing.T) {
	want := func(s *agricola.State) (stacks, cards int) {
		switch {
		case s.SpecialCards() != 0:
			return 12, 24
		case s.Players() == 6:
			return 10, 18
		}
		return 10, 10
	}
	b := NewBoard()
	for _, s := range slices.Concat(games(t), lived(t), lived(t, "moor")) {
		for _, size := range canvases() {
			m := b.moment(opened(t, b, s, size))
			stacks, cards := want(s)
			var boxes []ui.Rect
			var seen box.MajorSet
			n := 0
			for i, k := range m.majors().stacks() {
				boxes = append(boxes, m.majors().stackBox(i))
				top, other := k.parts(s.Supply())
				for _, c := range [...]box.Major{top, other} {
					if c >= 0 {
						seen |= 1 << c
						n++
					}
				}
				if s.Supply().Has(top) != (s.Available(top)) || other >= 0 && s.Available(other) {
					t.Errorf("stack %v shows %v over %v", k, top, other)
				}
			}
			if len(boxes) != stacks || n != cards || seen != inGame(s) {
				t.Errorf("%s: %d seats have %d stacks of %d majors", size.Name, s.Players(), len(boxes), n)
			}
			scenetest.Apart(t, m.at.supply, append(scenetest.Boxes("stack", boxes), scenetest.Named("close", m.majors().closeBox())))
			scenetest.Apart(t, m.at.frame.Canvas, append(scenetest.Boxes("button", m.at.frame.Buttons),
				scenetest.Named("supply", m.at.supply), scenetest.Named("farm", m.at.farm)))
			if log := m.at.frame.Log; log.Overlaps(m.at.supply) {
				t.Errorf("%s: the log at %v lies on the supply board at %v", size.Name, log, m.at.supply)
			}
		}
	}
}

// Nothing on the board is cut or lies on another in any language.
func TestSupplyFits(t *testing.T) {
	b := NewBoard()
	all := lived(t, "moor")
	boards := map[box.MajorSet]bool{}
	for _, s := range games(t) {
		if set := inGame(s); !boards[set] {
			boards[set] = true
			all = append(all, s)
		}
	}
	for _, lang := range assets.Languages {
		words := scenetest.Words(t, lang)
		for _, size := range canvases() {
			bad := map[string]bool{}
			for _, s := range all {
				v := opened(t, b, s, size)
				v.Words = words
				c := size.Canvas()
				m := b.moment(v)
				m.majors().drawSupply(c)
				for _, line := range scenetest.Check(c) {
					bad[line] = true
				}
				for i := range c.Ops {
					if text := c.Ops[i].Text; strings.HasSuffix(text, "…") {
						bad[text] = true
					}
				}
			}
			for line := range bad {
				t.Errorf("%s %s: %s", lang, size.Name, line)
			}
		}
	}
}

// When a major is asked for, the board opens by itself: exactly those have a tick
// that the rules offer, and a click on one builds it.
func TestSupplyBuildsWhatTheRulesOffer(t *testing.T) {
	b, asked, ways := NewBoard(), 0, 0
	for seats := 1; seats <= agricola.MaxSeats; seats++ {
		for seed := uint64(1); seed < 4; seed++ {
			fixture.Play(t, fixture.Match(t, seats, seed), func(s rules.State) {
				v := fixture.View(t, b, s, 960, 540)
				m := b.moment(v)
				offered := map[string]bool{}
				for _, a := range v.Legal {
					if a.Kind() == agricola.KindBuild {
						offered[stackID(agricola.MajorOf(a))] = true
					}
				}
				for _, k := range m.majors().stacks() {
					if top, _ := k.parts(m.s.Supply()); m.majors().buildable(top) != offered[stackID(top)] {
						t.Errorf("%s: the tick is wrong", stackID(top))
					}
				}
				if !m.majors().majorAsked() {
					if len(offered) > 1 {
						t.Errorf("%d majors are offered and the board stays closed", len(offered))
					}
					ways += len(offered)
					return
				}
				asked++
				for _, g := range b.Targets(v) {
					if !strings.HasPrefix(g.ID, "major ") {
						continue
					}
					if !offered[g.ID] {
						t.Errorf("%s cannot be built", g.ID)
					}
					delete(offered, g.ID)
					for _, a := range v.Legal {
						if g.Fits(a) && stackID(agricola.MajorOf(a)) != g.ID {
							t.Errorf("a click on %s builds %s", g.ID, rules.Notation(s, a))
						}
					}
				}
				if len(offered) > 0 {
					t.Errorf("no click builds %v", offered)
				}
			})
		}
	}
	if asked < 20 {
		t.Errorf("asked only %d times, %d times for ways", asked, ways)
	}
}

// The button opens the board and closes it again, as Esc does, and in between no
// action space can be clicked through it.
func TestSupplyOpensByHand(t *testing.T) {
	b := NewBoard()
	v := fixture.View(t, b, games(t)[0], 960, 540)
	press := func(id string) {
		t.Helper()
		for _, g := range b.Targets(v) {
			if g.ID == id {
				v.Desk = g.Looks(v.Desk)
				return
			}
		}
		t.Fatalf("there is no %s", id)
	}
	open := func() bool { return b.moment(v).majors().supplyOpen() }
	for _, way := range [...]func(){
		func() { press("look supply") },
		func() { press("look close") },
		func() { v.Desk = closed(v, v.Desk) },
	} {
		if press("look supply"); !open() {
			t.Fatal("the button does not open the supply board")
		}
		for _, g := range b.Targets(v) {
			if strings.HasPrefix(g.ID, "space ") {
				t.Errorf("%s can be clicked through the supply board", g.ID)
			}
		}
		if way(); open() {
			t.Error("the supply board stays open")
		}
	}
}

// Every card says in words what it costs and does, in every language.
func TestMajorsAreTold(t *testing.T) {
	b := NewBoard()
	for _, lang := range assets.Languages {
		for _, s := range games(t) {
			v := opened(t, b, s, scenetest.Sizes()[0])
			v.Words = scenetest.Words(t, lang)
			m := b.moment(v)
			for i := range box.Majors {
				card := box.Major(i)
				told := m.majorTip(card)
				if len(m.majorRules(card)) == 0 || strings.Contains(fmt.Sprint(told), "<agricola") {
					t.Errorf("%s: %v is told as %q", lang, box.Majors[i].ID, told)
				}
			}
			for i, k := range m.majors().stacks() {
				r := m.majors().stackBox(i)
				top, other := k.parts(m.s.Supply())
				at, _ := m.majors().majorAt(ui.Point{X: r.X + 5, Y: r.Y + 5})
				below, _ := m.majors().majorAt(ui.Point{X: r.X + 5, Y: r.Y + r.H - 5})
				if at != top || other >= 0 && below != other {
					t.Errorf("stack %d tells of %v and %v", i, at, below)
				}
			}
		}
	}
}

// Each card on top has a picture that tells what it is, and no plate stays empty where no card lies
// under another.
func TestSupplyHasPictures(t *testing.T) {
	b := NewBoard()
	for _, modules := range [][]string{nil, {"moor"}, {"moor", "hand-cards"}} {
		for _, s := range lived(t, modules...) {
			for _, size := range canvases() {
				m := b.moment(opened(t, b, s, size)).majors()
				if under := m.lowerHigh() > 0; under != slices.Contains(modules, "moor") {
					t.Errorf("%v %s: room for a card under another: %v", modules, size.Name, under)
				}
				for i, k := range m.stacks() {
					top, _ := k.parts(s.Supply())
					r := m.stackBox(i)
					r.H -= m.lowerHigh()
					if high := m.pictureBox(r, top).H; high < 12 || high < 18 && size.H >= 520 {
						t.Errorf("%v %s: the picture of %s is %v high", modules, size.Name, m.major(top), high)
					}
				}
			}
		}
	}
}

// Whoever may give a major back for another one reads so in words and sees it beside the price;
// nothing is called missing then.
func TestWhatIsGivenBackStandsBesideThePrice(t *testing.T) {
	b, hearth := NewBoard(), box.FindMajor("cooking_hearth_4")
	pictures := func(lines ...string) (n int, tip string) {
		v := opened(t, b, arranged(t, nil, append(lines, "turn 1")...), scenetest.Size{W: 853, H: 533})
		m, c := b.moment(v), &ui.Canvas{W: 853, H: 533, S: 1}
		m.majors().drawCost(c, ui.Rect{W: 90, H: 17}, hearth, 13)
		return len(c.Ops), joined(m.majorTip(hearth))
	}
	m := b.moment(opened(t, b, arranged(t, nil), scenetest.Size{W: 853, H: 533}))
	back := m.say("supply.instead", m.major(box.FindMajor("fireplace_2")))
	bare, tip := pictures()
	if strings.Contains(tip, back) || !strings.Contains(tip, m.good(box.Clay)) {
		t.Errorf("without a fireplace it says %q", tip)
	}
	more, tip := pictures("majors 1 fireplace_2")
	if more <= bare || !strings.Contains(tip, back) {
		t.Errorf("with a fireplace the price is drawn in %d pieces, without in %d; it says %q", more, bare, tip)
	}
	price := m.s.CostOf(hearth, m.own)
	for _, lack := range nonempty(m.help().lacksOf(m.own, price)) {
		if strings.Contains(tip, lack) {
			t.Errorf("%q is said although it may be given back", lack)
		}
	}
}
