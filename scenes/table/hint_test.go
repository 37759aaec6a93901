package table_test

import (
	"strings"
	"testing"
	"time"

	"tilestead/assets"
	"tilestead/input"
	"tilestead/rules"
	"tilestead/scenes/apptest"
	"tilestead/scenes/scenetest"
	"tilestead/scenes/settings"
	"tilestead/scenes/table"
	"tilestead/scenes/think"
)

const keyH = input.KeyH

// sage is an advisor that needs some slices and then names the last actions.
type sage struct {
	p      rules.Perspective
	slices int // it still needs
	asked  int
}

func (s *sage) Start(p rules.Perspective) { s.p, s.asked = p, s.asked+1 }

func (s *sage) Think(until time.Time) ([]think.Advice, bool) {
	if s.slices--; s.slices > 0 {
		return nil, false
	}
	var list []think.Advice
	legal := s.p.Legal(nil)
	for i := range min(4, len(legal)) {
		list = append(list, think.Advice{Action: legal[len(legal)-1-i], Value: 300 - 70*i,
			Why: []think.Reason{{Key: "best", N: 120}, {Key: "thinking", N: -40}}})
	}
	return list, true
}

// advised lays a table with an advisor.
func advised(t *testing.T, seats string, slices int) (*player, *sage) {
	s := &sage{slices: slices}
	p := sit(t, newToy(t, len(seats), 1), toyBoard{}, seats, 960, 540, func(c *table.Config) {
		c.Advisor = s
		clock := time.Time{}
		c.Clock, c.Inline = func() time.Time { clock = clock.Add(time.Millisecond); return clock }, true
	})
	return p, s
}

// aim says whether something of that name can be clicked.
func (p *player) aim(id string) bool {
	for _, a := range p.table.Aims() {
		if string(a.ID) == id && !a.Off {
			return true
		}
	}
	return false
}

func TestHintShowsThreeAndDoesNothing(t *testing.T) {
	p, s := advised(t, "pb", 5)
	p.until()
	p.key(keyH)
	p.wait(2)
	if !p.aim("advice/close") || p.aim("advice/0") {
		t.Fatal("while the advisor thinks there is a way to cancel and nothing else")
	}
	p.wait(10)
	if !p.aim("advice/2") || p.aim("advice/3") {
		t.Fatal("there are not exactly three pieces of advice")
	}
	if want := scenetest.Words(t, "en").Say("hint.review.points"); p.table.ReviewFoot() != want {
		t.Errorf("below a review it says %q, not %q", p.table.ReviewFoot(), want)
	}
	p.tick(func(f *input.Frame) {})
	for _, a := range p.table.Aims() {
		if a.ID == "advice/0" {
			p.move(a.At.X, a.At.Y)
		}
	}
	p.wait(2)
	if p.table.Hover() != "cell 8" {
		t.Errorf("looking at the first advice lights %q, want cell 8", p.table.Hover())
	}
	p.clickZone("advice/0")
	p.wait(1)
	if p.table.Match().Len() != 0 {
		t.Fatal("a click on an advice has acted")
	}
	if p.aim("advice/0") || p.table.Marked() != "cell 8" {
		t.Errorf("a clicked advice leaves %q marked, want cell 8 and no panel", p.table.Marked())
	}
	p.clickTarget("cell 8")
	if p.table.Marked() != "colour 1" {
		t.Errorf("the next click is marked at %q, want colour 1", p.table.Marked())
	}
	p.clickTarget("colour 1")
	p.wait(60)
	if p.table.Match().Len() == 0 || p.aim("advice/0") || p.table.Marked() != "button End" || s.asked != 2 {
		t.Errorf("after the action, which the turn goes on from, %q is marked; the advisor was asked %d times", p.table.Marked(), s.asked)
	}
}

// While the numbers on the table are those of advice, digits take these, and Enter the first.
func TestKeysTakeAdvice(t *testing.T) {
	for _, key := range []input.Key{input.Key0 + 1, input.KeyEnter} {
		p, _ := advised(t, "pb", 5)
		p.until()
		p.key(keyH)
		p.wait(12)
		p.key(key)
		p.wait(1)
		if n := p.table.Match().Len(); p.aim("advice/0") || p.table.Marked() != "cell 8" || n != 0 {
			t.Errorf("key %v leaves %q marked after %d actions, want cell 8 and no panel", key, p.table.Marked(), n)
		}
	}
}

// While it is thought about a hint, one to three dots stand behind the word for that.
func TestThinkingHasThreeDotsAtMost(t *testing.T) {
	for _, lang := range assets.Languages {
		word := scenetest.Words(t, lang).Say("hint.thinking")
		if strings.HasSuffix(word, "…") || strings.HasSuffix(word, ".") {
			t.Errorf("%s: %q has dots of its own", lang, word)
		}
	}
	p, _ := advised(t, "pb", 1<<30)
	p.until()
	p.key(keyH)
	p.wait(2)
	if word := scenetest.In(t, "hint.").Say("thinking"); !p.drawn(word + ".") {
		t.Errorf("nothing says %q", word)
	}
}

func TestHintCanBeCancelledAndClosed(t *testing.T) {
	for name, away := range map[string]func(p *player){
		"Esc":    func(p *player) { p.key(input.KeyEsc) },
		"H":      func(p *player) { p.key(keyH) },
		"button": func(p *player) { p.wait(2); p.clickZone("advice/close") },
	} {
		for _, slices := range []int{1, 1 << 30} {
			p, _ := advised(t, "pb", slices)
			p.until()
			p.key(keyH)
			p.wait(20)
			away(p)
			p.wait(1)
			if p.aim("advice/close") {
				t.Errorf("%s does not put the hint away (%d slices)", name, slices)
			}
			p.clickTarget("button Roll")
		}
	}
}

func TestHintIsForThePersonsOwnDecisions(t *testing.T) {
	p, s := advised(t, "bb", 1)
	p.key(keyH)
	p.wait(3)
	if s.asked != 0 || p.aim("tool/hint") {
		t.Error("a table of bots offers hints")
	}
	p, s = advised(t, "pb", 1)
	p.opt.Purist = true
	p.wait(5)
	p.key(keyH)
	p.wait(5)
	if s.asked != 0 || p.aim("tool/hint") {
		t.Error("hints are offered although they are switched off")
	}
	p, s = advised(t, "bp", 1)
	for range 2000 {
		if p.table.Match().State().Turn() == 0 {
			p.key(keyH)
		}
		if p.table.Deciding() {
			break
		}
		p.wait(1)
	}
	if s.asked != 0 {
		t.Error("a hint was given while a bot decided")
	}
}

func TestHintFitsEveryCanvas(t *testing.T) {
	for lang, w := range scenetest.Languages(t) {
		for _, size := range scenetest.Sizes() {
			for _, title := range apptest.Titles {
				p := sit(t, title.Match(t, 2, 3), title.New(), "pp", size.W, size.H, func(c *table.Config) {
					c.Advisor, c.Words = &sage{slices: 1}, w
				})
				p.frame.S = size.S
				p.opt.Speed = settings.InstantSpeed
				p.until()
				p.key(keyH)
				p.wait(3)
				if !p.aim("advice/2") {
					t.Fatalf("%s, %s: no hint shows", lang, size.Name)
				}
				c := size.Canvas()
				p.table.Draw(c)
				for _, bad := range scenetest.Check(c) {
					if !strings.Contains(bad, "short") && !strings.Contains(bad, "hint."+title.Title.ID) {
						t.Errorf("%s, %s: %s", lang, size.Name, bad)
					}
				}
			}
		}
	}
}
