package web

import (
	"context"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// holes counts what is missing from music that plays: silence of 1 to 500 ms
// between sounds, as a loudspeaker gets it when it is not fed in time.
const holes = `{
	const tap = ears.taps[0], x = new Float32Array(tap.fftSize);
	let last = tap.context.currentTime, run = 0;
	ears.heard = ears.lost = ears.holes = 0;
	setInterval(() => {
		const now = tap.context.currentTime;
		const n = Math.min(x.length, Math.round((now - last) * tap.context.sampleRate));
		last = now;
		tap.getFloatTimeDomainData(x);
		for (const v of x.subarray(x.length - n)) {
			if (v === 0) { run++; continue }
			if (run >= 48 && run < 24000) { ears.lost += run / 48; ears.holes++ }
			run = 0;
		}
		ears.heard += n / 48;
	}, 200);
}`

// BenchmarkCrackle is how many milliseconds of music are missing in a second
// while expert bots think and while none does, with a picture that changes in
// every frame.
func BenchmarkCrackle(b *testing.B) {
	for range b.N {
		h := serve(b, folder)
		p := visit(b, h, look{640, 400, 1, false}, "words.js",
			append([]string{"sound.music = 10", "sound.effects = 0"}, heard...)...)
		p.do(chromedp.ActionFunc(func(ctx context.Context) error {
			_, err := page.AddScriptToEvaluateOnNewDocument(ears).Do(ctx)
			return err
		}))
		p.open(h.url("?aims=on&seed=5&keep=off&title=montana&bots=expert,expert"))
		p.enter()
		p.click("start")
		p.turn()
		p.until("music", func() bool { return ask[float64](p, `ears.loud()`) > 0.01 })
		p.do(chromedp.Evaluate(watchFrames, nil), chromedp.Evaluate(holes, nil))
		var heard, lost [2]float64
		measure := func(with int, do func()) {
			h, l := ask[float64](p, "ears.heard"), ask[float64](p, "ears.lost")
			do()
			heard[with] += ask[float64](p, "ears.heard") - h
			lost[with] += ask[float64](p, "ears.lost") - l
		}
		measure(0, func() { time.Sleep(20 * time.Second) })
		r := rand.New(rand.NewPCG(9, 9))
		for heard[1] < 30e3 {
			before := p.decisions()
			measure(1, func() {
				p.decide(r, p.stillClicks)
				p.turn()
			})
			if p.decisions() == before {
				b.Fatal("nobody decides anything")
			}
		}
		b.ReportMetric(1e3*lost[0]/heard[0], "ms/s-without")
		b.ReportMetric(1e3*lost[1]/heard[1], "ms/s-with")
		b.ReportMetric(ask[float64](p, "ears.holes"), "holes")
	}
}
