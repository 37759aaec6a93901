package web

import (
	"slices"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// stopwatch notes when a key is pressed, when an effect is given to the
// browser, and when it is first heard before the loudspeaker, in milliseconds.
const stopwatch = `{
	const begin = AudioBufferSourceNode.prototype.start;
	window.late = {pressed: 0, given: 0, heard: 0};
	AudioBufferSourceNode.prototype.start = function(...a) {
		late.given ||= performance.now();
		return begin.apply(this, a);
	};
	addEventListener("keydown", () => { late.pressed = performance.now(); late.given = late.heard = 0 }, true);
	const x = new Float32Array(32768);
	const look = () => {
		const tap = ears.taps[0];
		if (!tap || late.heard || !late.given) return;
		tap.fftSize = x.length;
		tap.getFloatTimeDomainData(x);
		const now = performance.now();
		const from = Math.max(0, Math.floor(x.length - 48 * (now - late.given)));
		const first = x.findIndex((v, i) => i >= from && Math.abs(v) > 0.003);
		if (first >= 0) late.heard = now - (x.length - first) / 48;
	};
	setInterval(look, 10);
}`

// BenchmarkLateness is how long after its cue an effect is heard, and how long
// after the press that caused it, in the middle and at most of some clicks. What
// the browser holds between the samples and the loudspeaker comes on top.
func BenchmarkLateness(b *testing.B) {
	for range b.N {
		h := serve(b, folder)
		p := visit(b, h, desk, "words.js", "sound.music = 0", "sound.effects = 10", "language = en")
		p.before(ears)
		p.open(h.url("?aims=on&seed=5&keep=off"))
		p.enter()
		p.click("settings")
		p.until("an effect", func() bool {
			p.click("page/1")
			p.click("page/0")
			return ask[float64](p, `ears.loud()`) > 0.001
		})
		p.do(chromedp.Evaluate(stopwatch, nil))
		var cue, press []float64
		for range 20 {
			time.Sleep(700 * time.Millisecond)
			p.do(chromedp.KeyEvent(kb.Tab))
			p.until("the tick", func() bool { return ask[float64](p, `late.heard`) > 0 })
			cue = append(cue, ask[float64](p, `late.heard - late.given`))
			press = append(press, ask[float64](p, `late.heard - late.pressed`))
		}
		slices.Sort(cue)
		slices.Sort(press)
		b.Logf("cue to onset %.0f\npress to onset %.0f", cue, press)
		b.ReportMetric(cue[len(cue)/2], "ms-after-cue")
		b.ReportMetric(cue[len(cue)-1], "ms-at-most")
		b.ReportMetric(press[len(press)/2], "ms-after-press")
		b.ReportMetric(ask[float64](p, `1000 * (ears.contexts[0].baseLatency + ears.contexts[0].outputLatency)`), "ms-of-browser")
	}
}
