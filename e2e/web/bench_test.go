package web

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"tilestead/rules"
	"tilestead/save"
)

// Measurements in a headless Chromium that draws with the processor. They are
// told, not judged: docs/performance.md keeps figures and says how they came.

// BenchmarkDoor is the time from asking for the page with nothing kept to the
// first screen that answers a click.
func BenchmarkDoor(b *testing.B) {
	h := serve(b, folder)
	for range b.N {
		p := browse(b, desk)
		start := time.Now()
		p.open(h.url("?aims=on&lang=en"))
		p.until("the door", func() bool { return p.state() == "ready" })
		ready := time.Since(start)
		p.enter()
		p.click("play montana")
		p.wait("start")
		b.ReportMetric(float64(ready.Milliseconds()), "ms-to-play")
		b.ReportMetric(float64(time.Since(start).Milliseconds()), "ms-to-answer")
	}
}

// BenchmarkSecondStart is the time from asking for the page again, without a network, to the first
// screen that answers a click: everything comes from what was kept. The picture of what one sees
// meanwhile is left in build/shots.
func BenchmarkSecondStart(b *testing.B) {
	h := serve(b, folder)
	p := visit(b, h, desk, "?aims=on&lang=en&seed=5&title=montana&bots=easy", heard...)
	p.enter()
	p.click("start")
	p.turn()
	p.until("everything to be kept", func() bool { return ask[bool](p, everythingKept) })
	h.stop()
	for i := range b.N {
		start := time.Now()
		p.do(chromedp.Reload())
		if i == 0 {
			p.shot("second-start")
		}
		p.until("the door", func() bool { return p.state() == "ready" })
		ready := time.Since(start)
		p.enter()
		p.wait("start")
		b.ReportMetric(float64(ready.Milliseconds()), "ms-to-play")
		b.ReportMetric(float64(time.Since(start).Milliseconds()), "ms-to-answer")
	}
}

// BenchmarkFrames is the longest time between two frames while expert bots
// think, in a worker or in slices of the page, and while none does. The mouse
// moves all the time, so that every frame has something to draw, in a small
// window, where drawing takes little time beside thinking.
func BenchmarkFrames(b *testing.B) {
	for _, think := range []string{"worker", "slices"} {
		b.Run(think, func(b *testing.B) {
			for range b.N {
				h := serve(b, folder)
				p := visit(b, h, look{640, 400, 1, false},
					"?aims=on&seed=5&keep=off&title=montana&bots=expert,expert&think="+think, heard...)
				p.enter()
				p.click("start")
				p.turn()
				p.do(chromedp.Evaluate(watchFrames, nil))
				r := rand.New(rand.NewPCG(9, 9))
				for range 16 {
					p.turn()
					time.Sleep(500 * time.Millisecond) // a person looks around
					p.decide(r, p.stillClicks)
				}
				p.turn()
				report(b, p)
			}
		})
	}
}

// BenchmarkHint is the same while a hint is thought about.
func BenchmarkHint(b *testing.B) {
	for _, think := range []string{"worker", "slices"} {
		b.Run(think, func(b *testing.B) {
			for range b.N {
				h := serve(b, folder)
				p := visit(b, h, look{640, 400, 1, false},
					"?aims=on&seed=5&keep=off&title=montana&bots=easy&think="+think, heard...)
				p.enter()
				p.click("start")
				p.turn()
				p.do(chromedp.Evaluate(watchFrames, nil))
				r := rand.New(rand.NewPCG(9, 9))
				var gaps [2][]float64
				took := 0.0
				const hints = 10
				for range hints {
					p.turn()
					gaps[0] = append(gaps[0], p.gaps(func() { time.Sleep(time.Second) })...)
					gaps[1] = append(gaps[1], p.gaps(func() {
						start := time.Now()
						p.click("tool/hint")
						p.wait("advice/0")
						took += float64(time.Since(start).Milliseconds())
					})...)
					p.click("advice/close")
					p.decide(r, p.stillClicks)
				}
				tell(b, gaps)
				b.ReportMetric(took/hints, "ms-a-hint")
			}
		})
	}
}

// gaps are the times between frames while something is done.
func (p *player) gaps(do func()) (gaps []float64) {
	p.t.Helper()
	from := ask[int](p, "frames_.length")
	do()
	frames := ask[[]float64](p, fmt.Sprintf("frames_.slice(%d)", from))
	for i := 1; i < len(frames); i++ {
		gaps = append(gaps, frames[i]-frames[i-1])
	}
	return gaps
}

// watchFrames notes when frames begin and when the game is saved, and moves
// something in every frame.
const watchFrames = `{
	window.frames_ = []; window.saves_ = [];
	const set = Storage.prototype.setItem;
	Storage.prototype.setItem = function(k, v) {
		if (k.startsWith("tilestead/autosave")) saves_.push([performance.now(), v]);
		return set.call(this, k, v);
	};
	const canvas = document.querySelector("canvas");
	let n = 0;
	const tick = t => {
		frames_.push(performance.now());
		n++;
		if (!window.still) canvas.dispatchEvent(new MouseEvent("mousemove", {clientX: 100 + n % 50, clientY: 150, bubbles: true}));
		requestAnimationFrame(tick);
	};
	requestAnimationFrame(tick);
}`

// stillClicks are how a mouse decides that moves all the time: it rests for the click.
func (p *player) stillClicks(a aim) {
	p.t.Helper()
	p.do(chromedp.Evaluate(`still = true`, nil))
	p.press(a.x, a.y)
	time.Sleep(150 * time.Millisecond)
	p.do(chromedp.Evaluate(`still = false`, nil))
}

// stretch is how many frames the longest gap is looked for in; the mean over
// all stretches is told, so that more frames do not make it longer.
const stretch = 50

// report tells the gaps between frames, apart for when a bot thought.
func report(b *testing.B, p *player) {
	frames := ask[[]float64](p, "frames_")
	var gaps [2][]float64 // without and with a bot thinking
	at := 0
	moments := ask[[][2]any](p, "saves_")
	for i := 0; i+1 < len(moments); i++ {
		g, err := save.Read([]byte(moments[i][1].(string)))
		if err != nil {
			b.Fatal(err)
		}
		from, to := moments[i][0].(float64), moments[i+1][0].(float64)
		with := 0
		seat := g.Match.State().Turn()
		if seat == rules.Nobody || seat == rules.Nature {
			continue
		}
		if g.Seats[seat].Bot != "" {
			with = 1
		}
		for ; at+1 < len(frames) && frames[at] < to; at++ {
			if frames[at] >= from && frames[at+1] <= to {
				gaps[with] = append(gaps[with], frames[at+1]-frames[at])
			}
		}
	}
	tell(b, gaps)
}

// tell reports the gaps between frames without and with somebody thinking.
func tell(b *testing.B, gaps [2][]float64) {
	for with, name := range []string{"without", "with"} {
		g := gaps[with]
		if len(g) < stretch {
			b.Fatalf("only %d frames %s thinking", len(g), name)
		}
		longest, n := 0.0, 0.0
		for at := 0; at+stretch <= len(g); at += stretch {
			longest += slices.Max(g[at : at+stretch])
			n++
		}
		slices.Sort(g)
		b.ReportMetric(longest/n, fmt.Sprintf("ms-longest-%s", name))
		b.ReportMetric(g[len(g)/2], fmt.Sprintf("ms-median-%s", name))
		b.ReportMetric(float64(len(g)), fmt.Sprintf("frames-%s", name))
	}
}
