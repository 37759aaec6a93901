package web

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"time"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"

	"tilestead/e2e/screen"
	"tilestead/save"
)

// An aim is a place that can be clicked now, in CSS pixels of the page.
type aim struct {
	x, y float64
	off  bool
	id   string

	asleep bool // until the pointer has moved away from it
}

// aims are what can be clicked in the picture last drawn.
func (p *player) aims() []aim {
	p.t.Helper()
	var all []aim
	for _, line := range strings.Split(ask[string](p, `typeof tilestead === "object" ? tilestead.aims : ""`), "\n") {
		if line == "" {
			continue
		}
		var a aim
		var state string
		if _, err := fmt.Sscanf(line, "%f %f %s", &a.x, &a.y, &state); err != nil {
			p.t.Fatalf("%q: %v", line, err)
		}
		a.x, a.y, a.off, a.id = a.x/p.dot, a.y/p.dot, state != "on", strings.SplitN(line, " ", 4)[3]
		a.asleep = state == "asleep"
		all = append(all, a)
	}
	return all
}

// find is the first aim that is on and whose name fits. The pointer leaves what sleeps
// under it, so that it wakes.
func (p *player) find(fits func(id string) bool) (aim, bool) {
	p.t.Helper()
	all := p.aims()
	if slices.ContainsFunc(all, func(a aim) bool { return a.asleep && fits(a.id) }) {
		p.do(chromedp.MouseEvent(input.MouseMoved, 1, 1))
	}
	i := slices.IndexFunc(all, func(a aim) bool { return !a.off && fits(a.id) })
	if i < 0 {
		return aim{}, false
	}
	return all[i], true
}

func (p *player) names() (ids []string) {
	for _, a := range p.aims() {
		if !a.off {
			ids = append(ids, a.id)
		}
	}
	return ids
}

// at says that something of that name can be clicked.
func (p *player) at(name string) bool {
	_, ok := p.find(func(id string) bool { return id == name })
	return ok
}

// press clicks at a point of the page.
func (p *player) press(x, y float64) {
	p.t.Helper()
	p.do(chromedp.MouseEvent(input.MouseMoved, x, y), chromedp.MouseClickXY(x, y))
}

// wait waits for what has one of the names.
func (p *player) wait(ids ...string) (a aim) {
	p.t.Helper()
	p.until("one of "+strings.Join(ids, ", "), func() (ok bool) {
		a, ok = p.find(func(id string) bool { return slices.Contains(ids, id) })
		return ok
	})
	return a
}

// click waits for what has one of the names and clicks it.
func (p *player) click(ids ...string) {
	p.t.Helper()
	a := p.wait(ids...)
	p.press(a.x, a.y)
}

// turn waits until a decision is the player's, so that there is advice about it, or the
// game is over.
func (p *player) turn() (over bool) {
	p.t.Helper()
	p.until("a decision", func() bool {
		over = p.at("rematch")
		return over || p.at("tool/hint") && p.at("tool/menu")
	})
	return over
}

// decide clicks until a decision more was made. Which way it goes is by
// chance; questions are answered with yes.
func (p *player) decide(r *rand.Rand, press func(aim)) {
	p.t.Helper()
	before := p.decisions()
	for end := time.Now().Add(patience); p.decisions() <= before && !p.at("rematch"); {
		if time.Now().After(end) {
			p.shot("failed-" + strings.ReplaceAll(p.t.Name(), "/", "-"))
			p.t.Fatalf("no click decides anything; there is %v", p.names())
		}
		if yes, ok := p.find(func(id string) bool { return strings.HasSuffix(id, "/yes") }); ok {
			press(yes)
			continue
		}
		if a, ok := p.step(r); ok {
			press(a)
		}
		time.Sleep(60 * time.Millisecond)
	}
}

// step is an aim of the board by chance, mostly a button, if there is one: each click is a
// picture more to draw, and a button decides where others only change what is laid out or
// look at something. One that was pressed just now and is still there is left alone, and one
// that leads back is pressed at times, for there may be no other way on.
func (p *player) step(r *rand.Rand) (aim, bool) {
	p.t.Helper()
	pressed, back := p.button, r.IntN(4) == 0
	p.button = ""
	if a, ok := p.find(func(id string) bool {
		return strings.HasPrefix(id, "button ") && id != pressed && (back || !strings.HasSuffix(id, "back"))
	}); ok {
		p.button = a.id
		return a, true
	}
	on := slices.DeleteFunc(p.onBoard(), func(a aim) bool {
		return strings.HasPrefix(a.id, "look ") || strings.HasPrefix(a.id, "rival ") || strings.HasPrefix(a.id, "sort ")
	})
	if len(on) == 0 {
		return aim{}, false
	}
	return on[r.IntN(len(on))], true
}

// onBoard are the aims of the board itself.
func (p *player) onBoard() (on []aim) {
	p.t.Helper()
	for _, a := range p.aims() {
		if !a.off && screen.OnBoard(a.id) {
			on = append(on, a)
		}
	}
	return on
}

// stored is a file of the game in the browser's storage, "" when there is none.
func (p *player) stored(name string) string {
	p.t.Helper()
	return ask[string](p, fmt.Sprintf(`localStorage.getItem("tilestead/%s") || ""`, name))
}

// saved is the running game, nil when there is none. Reading it replays it
// natively and compares the fingerprints that the browser wrote.
func (p *player) saved() *save.Game {
	p.t.Helper()
	text := p.stored("autosave-" + p.title + ".stead")
	if text == "" {
		return nil
	}
	g, err := save.Read([]byte(text))
	if err != nil {
		p.t.Fatalf("what the browser saved is not what these rules play: %v", err)
	}
	return g
}

// decisions counts what was decided in the running game, chance included.
func (p *player) decisions() int {
	if g := p.saved(); g != nil {
		return g.Match.Len()
	}
	return 0
}
