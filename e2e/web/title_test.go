package web

import (
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"testing"

	"github.com/chromedp/chromedp"

	"tilestead/e2e/screen"
)

// artMemory is how much more memory the program may take once a title's art has
// been handed to the graphics card, in bytes.
const artMemory = 20e6

// wholeVariable makes TestCarcassonne and TestAgricola play six seats to the end,
// TestGameOnAPhone its game and TestKeysOfEveryLayout all keyboards when it is "whole",
// for some minutes; they play the beginning of a game, on two keyboards, otherwise.
const wholeVariable = "TILESTEAD_WHOLE"

// A fetched title is one whose art the page fetches when it is chosen.
type fetched struct {
	id      string
	modules []string // in the order of the set-up
	clicks  []string // that choose them
	art     float64  // what its art may take to fetch, in bytes
	told    int      // how often the progress of that is told at least
	screen  look
}

// cmd/web holds the folder to the same size of the art.
func TestCarcassonne(t *testing.T) {
	playFetched(t, fetched{"carcassonne", []string{"inns", "traders", "dragon"},
		[]string{"module inns", "module traders", "module dragon"}, 20e6, 10, small})
}

func TestAgricola(t *testing.T) {
	playFetched(t, fetched{"agricola", []string{"moor", "hand-cards"}, []string{"bundle moor-3"}, 12e6, 2, look{960, 600, 1, false}})
}

// playFetched plays a title with every expansion: chosen on the title screen,
// set up with clicks, its art fetched with true progress, and played against
// bots in the worker.
func playFetched(t *testing.T, f fetched) {
	whole := os.Getenv(wholeVariable) == "whole"
	seats, turns := 3, 14
	if whole {
		seats, turns = 6, 2000
	}
	h := serve(t, folder)
	p := browse(t, f.screen)
	p.title = f.id
	frames := prepareTicks(p)
	p.open(h.url("words.js"))
	p.until("the first file", func() bool { return ask[string](p, "document.readyState") == "complete" })
	p.keep(hasty...)
	p.open(h.url("?aims=on&seed=5"))
	p.watchBots()
	p.watchArt()
	p.enter()
	p.wait("play " + f.id)
	p.shot(f.id + "-title")
	title := ask[float64](p, "tilestead.memory()")
	p.click("play " + f.id)
	p.setUp(f, seats)
	p.click("start")
	over := p.turn()
	p.checkArt(f)
	unpacked := ask[float64](p, "tilestead.memory()")
	t.Logf("the program takes %.1f MB at the title screen, %.1f MB once the art is unpacked", title/1e6, unpacked/1e6)
	if unpacked-title > artMemory {
		t.Errorf("of the art %.1f MB stay in memory", (unpacked-title)/1e6)
	}

	frames.begin()
	r := rand.New(rand.NewPCG(5, 5))
	for n := 0; !over && n < turns; n++ {
		if n%25 == 12 {
			screen.Painted(t, "the table", p.shot(fmt.Sprintf("%s-%03d", f.id, n)))
			checkBots(t, p.saved())
		}
		if n == 12 {
			g := p.saved()
			if set := g.Match.Setup(); set.Seats != seats || !slices.Equal(set.Modules, f.modules) {
				t.Errorf("the game is %+v", set)
			}
			checkHint(p, g)
			checkMemory(p)
		}
		p.decide(r, p.clicks)
		over = p.turn()
	}
	if whole && !over {
		t.Errorf("no end after %d decisions by clicks", turns)
	}
	if over && p.stored("history.txt") == "" {
		t.Error("the result is not remembered")
	}
	screen.Painted(t, "the last picture", p.shot(f.id+"-end"))
	checkMemory(p)
	frames.tell(t)
	if n := ask[int](p, "botAnswers"); n == 0 {
		t.Error("the worker has answered nothing")
	}
	p.clean()
}

// setUp chooses that many seats, a person and bots, and every expansion.
func (p *player) setUp(f fetched, seats int) {
	p.t.Helper()
	p.click("more")
	p.shot(f.id + "-more")
	p.click("done")
	for _, id := range f.clicks {
		p.click(id)
	}
	p.wait("start")
	for i := 3; i < seats; i++ {
		p.click("add")
		// Every other bot is a medium one.
		p.click(fmt.Sprintf("who/%d", i))
		p.click(fmt.Sprintf("who/%d/%d", i, 1+i%2))
	}
	p.wait("start")
	p.shot(f.id + "-setup")
}

// watchArt listens, before a title is chosen, to what the page tells of its art.
func (p *player) watchArt() {
	p.t.Helper()
	p.do(chromedp.Evaluate(`{
		window.artCame = [];
		const fetchParcels = tilestead.fetchParcels;
		tilestead.fetchParcels = (names, came, give, end) => fetchParcels(names, (done, all) => {
			if (names.some(n => n.endsWith(".png"))) artCame.push([done, all]);
			came(done, all);
		}, give, end);
	}`, nil))
}

// checkArt looks whether the progress told was true, and how much came. What is ordered
// while the game is set up may be given up for an order of more.
func (p *player) checkArt(f fetched) {
	p.t.Helper()
	told := ask[[][2]float64](p, "artCame")
	if len(told) < f.told {
		p.t.Fatalf("the progress of the art was told %d times", len(told))
	}
	came, all := map[float64]float64{}, 0.0 // by how much was ordered
	for _, now := range told {
		if all = now[1]; now[0] <= came[all] || now[0] > all {
			p.t.Errorf("%.0f of %.0f bytes came after %.0f", now[0], all, came[all])
		}
		came[all] = now[0]
	}
	p.t.Logf("art: %.2f MB in %d orders, told %d times", all/1e6, len(came), len(told))
	if came[all] != all || all > f.art {
		p.t.Errorf("%.0f of %.0f bytes of art came; the budget is %.0f", came[all], all, f.art)
	}
}
