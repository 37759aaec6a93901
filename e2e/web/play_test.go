package web

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"tilestead/bots"
	"tilestead/e2e/screen"
	"tilestead/rules"
	"tilestead/save"
)

// heard are the settings with which nothing takes longer than it must, hasty those of
// tests: what nobody hears is not computed either.
var (
	heard = []string{"bot_speed = instant", "confirm = never", "reduced_motion = on", "welcome.montana = asked",
		"welcome.carcassonne = asked", "welcome.agricola = asked", "language = en"}
	hasty = slices.Insert(slices.Clone(heard), 1, "sound.mute = on")
)

// keep writes the settings that a player has made before. The browser must be
// at a page of the host.
func (p *player) keep(lines ...string) {
	p.t.Helper()
	p.do(chromedp.Evaluate(fmt.Sprintf(`localStorage.setItem("tilestead/settings.txt", %q)`,
		strings.Join(lines, "\n")+"\n"), nil))
}

// visit is a browser at the door of the host, with settings kept before.
func visit(t testing.TB, h *host, l look, query string, settings ...string) *player {
	t.Helper()
	p := browse(t, l)
	p.open(h.url("words.js"))
	p.until("the first file", func() bool { return ask[string](p, "document.readyState") == "complete" })
	p.keep(settings...)
	p.open(h.url(query))
	return p
}

// clicks are how a mouse decides.
func (p *player) clicks(a aim) { p.press(a.x, a.y) }

// A person sets up a game with clicks, plays against bots, loads the page
// anew and finds the game, and the same again without a network.
func TestPlay(t *testing.T) {
	h := serve(t, folder)
	p := visit(t, h, small, "?aims=on&seed=5", hasty...)
	p.watchBots()
	p.enter()
	p.click("play montana")
	p.click("start")
	r := rand.New(rand.NewPCG(5, 5))
	for range 8 {
		p.turn()
		p.decide(r, p.clicks)
	}
	p.turn()
	screen.Painted(t, "the table", p.shot("table"))
	g := p.saved()
	checkHint(p, g)
	if set := g.Match.Setup(); set.Seed != 5 || set.Seats != 3 {
		t.Errorf("the game is %+v", set)
	}
	checkBots(t, g)
	checkMemory(p)

	p.do(chromedp.Reload())
	p.watchBots()
	p.enter()
	p.click("continue montana")
	p.turn()
	same(t, "loaded anew", g, p.saved())

	p.until("everything to be kept", func() bool { return ask[bool](p, everythingKept) })
	asked := h.asked.Load()
	h.stop()
	p.do(chromedp.Reload())
	p.watchBots()
	p.enter()
	p.click("continue montana")
	p.turn()
	same(t, "without a network", g, p.saved())
	for range 3 {
		p.decide(r, p.clicks)
		p.turn()
	}
	screen.Painted(t, "the table without a network", p.shot("offline"))
	p.chooses("ru")
	p.click("back")
	p.until("Russian, which was kept for later", func() bool { return cyrillic(p.spoken()) })
	checkBots(t, p.saved())
	p.until("an answer of the worker that was kept", func() bool { return ask[int](p, "botAnswers") > 0 })
	if n := h.asked.Load(); n != asked {
		t.Errorf("%d requests reached a host that was gone", n-asked)
	}
	p.clean()
}

// watchBots listens, before the door is opened, to what the worker answers.
func (p *player) watchBots() {
	p.t.Helper()
	p.until("the door", func() bool { return p.state() != "" })
	p.do(chromedp.Evaluate(`{
		window.botAnswers = window.botMemory = 0;
		window.botLast = "";
		const make = tilestead.newWorker;
		tilestead.newWorker = () => {
			window.botWorker = make();
			botWorker.addEventListener("message", e => {
				const [head, rest] = e.data.split(" ");
				if (head === "memory") botMemory = +rest;
				else if (+head > 0 && rest !== "!") botAnswers++, botLast = e.data;
			});
			return botWorker;
		};
	}`, nil))
}

// checkHint asks for a hint, which the worker gives as the same bot does here.
func checkHint(p *player, g *save.Game) {
	p.t.Helper()
	p.do(chromedp.Evaluate(`botLast = ""`, nil))
	p.click("tool/hint")
	p.wait("advice/0")
	p.shot("hint")
	s, set := g.Match.State(), g.Match.Setup()
	// As scenes gives the advisor a chance of its own, behind those of the seats.
	h, err := bots.NewHint(set.Title, set.Seed^(uint64(set.Seats)+1)*0x9e3779b97f4a7c15)
	if err != nil {
		p.t.Fatal(err)
	}
	h.Start(g.Match.Perspective(s.Turn()))
	list, _ := h.Think(time.Time{})
	lines := strings.Split(ask[string](p, "botLast"), "\n")
	for i, a := range list {
		if i >= len(lines) || !strings.HasSuffix(lines[i], " "+rules.Notation(s, a.Action)) ||
			!strings.Contains(lines[i], fmt.Sprint(a.Value, " ")) {
			p.t.Errorf("the worker advises %q, here advice %d is %d %s", lines, i+1, a.Value,
				rules.Notation(s, a.Action))
		}
	}
	p.click("advice/close")
}

// memoryBudget is what both programs and the page's own objects may take in a
// game, in bytes.
const memoryBudget = 120e6

func checkMemory(p *player) {
	p.t.Helper()
	p.until("the worker to tell its memory", func() bool {
		return ask[bool](p, `botWorker.postMessage("memory"), botMemory > 0`)
	})
	game, bots := ask[float64](p, "tilestead.memory()"), ask[float64](p, "botMemory")
	objects := ask[float64](p, "performance.memory.usedJSHeapSize")
	p.t.Logf("memory in a game: %.1f MB, the bots' worker %.1f MB, the page's objects %.1f MB", game/1e6, bots/1e6,
		objects/1e6)
	if all := game + bots + objects; all > memoryBudget {
		p.t.Errorf("%.1f MB of memory in a game; the budget is %.0f", all/1e6, memoryBudget/1e6)
	}
}

// everythingKept says that the service worker has kept all files this browser needs.
const everythingKept = `(async () => {
	const names = (await caches.keys()).filter(n => n.startsWith("tilestead "));
	if (names.length !== 1 || !navigator.serviceWorker.controller) return false;
	const kept = (await (await caches.open(names[0])).keys()).map(r => new URL(r.url).pathname.slice(1));
	return tilesteadList.files.every(f => kept.includes(f.path) || kept.includes(f.path + ".gz"));
})()`

// clean fails the test if the page threw anything.
func (p *player) clean() {
	p.t.Helper()
	for _, line := range *p.log.Load() {
		if strings.HasPrefix(line, "exception") || strings.HasPrefix(line, "error") {
			p.t.Errorf("the console says %s", line)
		}
	}
}

func same(t *testing.T, when string, want, got *save.Game) {
	t.Helper()
	if got == nil || got.Match.Len() < want.Match.Len() ||
		rules.Hash(got.Match.Before(want.Match.Len())) != rules.Hash(want.Match.State()) {
		t.Fatalf("%s the game is another", when)
	}
}

// checkBots lets bots of this program decide again what the browser's decided.
func checkBots(t *testing.T, g *save.Game) {
	t.Helper()
	decided := 0
	for i := range g.Match.Len() {
		s := g.Match.Before(i)
		seat := s.Turn()
		if seat < 0 || g.Seats[seat].Bot == "" {
			continue
		}
		// As scenes gives every seat a chance of its own.
		seed := g.Match.Setup().Seed ^ (uint64(seat)+1)*0x9e3779b97f4a7c15
		bot, err := bots.New(g.Match.Title().ID, g.Seats[seat].Bot, seed)
		if err != nil {
			t.Fatal(err)
		}
		bot.Start(rules.PerspectiveOf(s, seat))
		want, _ := bot.Think(time.Time{})
		if got := g.Match.Action(i); got != want {
			t.Errorf("decision %d: the browser's bot chose %s, here it is %s", i+1, rules.Notation(s, got),
				rules.Notation(s, want))
		}
		decided++
	}
	if decided == 0 {
		t.Error("no bot has decided anything")
	}
}
