package web

import (
	"context"
	"net/http"
	"sync/atomic"
	"testing"
	"time"

	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// ears listen to what the page sends to the loudspeaker.
const ears = `
window.ears = {contexts: [], taps: [], held: [], hide: false, starts: 0,
  // loud is how strong the last 0.7 s were.
  loud() {
    let sum = 0
    for (const tap of this.taps) {
      const x = new Float32Array(tap.fftSize)
      tap.getFloatTimeDomainData(x)
      for (const v of x) sum += v * v / x.length
    }
    return Math.sqrt(sum)
  },
  show(visible) {
    this.hide = !visible
    if (visible) this.held.splice(0).forEach(f => frame(f))
  },
}
const frame = window.requestAnimationFrame.bind(window)
window.requestAnimationFrame = f => ears.hide ? ears.held.push(f) : frame(f)
const start = AudioBufferSourceNode.prototype.start
AudioBufferSourceNode.prototype.start = function(...a) {
  ears.starts++
  return start.apply(this, a)
}
const connect = AudioNode.prototype.connect
AudioNode.prototype.connect = function(to, ...rest) {
  if (to instanceof AudioDestinationNode) {
    const tap = this.context.createAnalyser()
    tap.fftSize = 32768
    connect.call(this, tap)
    ears.taps.push(tap)
    ears.contexts.push(this.context)
  }
  return connect.call(this, to, ...rest)
}
`

// The page is silent until it is clicked, then it is heard; behind another tab
// (where no frame is drawn) and after M it is silent.
func TestSound(t *testing.T) {
	h := serve(t, folder)
	p := visit(t, h, small, "words.js", "sound.music = 10", "language = en")
	p.do(chromedp.ActionFunc(func(ctx context.Context) error {
		_, err := page.AddScriptToEvaluateOnNewDocument(ears).Do(ctx)
		return err
	}))
	p.open(h.url("?aims=on&seed=5"))
	p.enter()
	p.wait("settings")
	if n := ask[int](p, `ears.contexts.length`); n != 0 {
		t.Errorf("%d ways to the loudspeaker before the first click", n)
	}
	loud := func() float64 { return ask[float64](p, `ears.loud()`) }
	p.click("settings")
	p.until("music", func() bool { return loud() > 0.01 })
	if s := ask[string](p, `ears.contexts.map(c => c.state + " " + c.sampleRate).join()`); s != "running 48000" {
		t.Errorf("the way to the loudspeaker is %q", s)
	}

	p.do(chromedp.Evaluate(`ears.show(false)`, nil))
	p.until("silence behind another tab", func() bool { return loud() == 0 })
	p.do(chromedp.Evaluate(`ears.show(true)`, nil))
	p.until("music again", func() bool { return loud() > 0.01 })

	// What the browser stops, whatever shows that the player is there starts again.
	for _, c := range []struct {
		sign string
		do   chromedp.Action
	}{
		{"a press", chromedp.MouseClickXY(320, 396)},
		{"a key", chromedp.KeyEvent(kb.Shift)},
		{"the window in front", chromedp.Evaluate(`dispatchEvent(new Event("focus"))`, nil)},
		{"the page shown again", chromedp.Evaluate(`dispatchEvent(new Event("pageshow"))`, nil)},
	} {
		ask[any](p, `ears.contexts[0].suspend().then(() => null)`)
		p.do(c.do)
		p.until("music after "+c.sign, func() bool { return ask[string](p, `ears.contexts[0].state`) == "running" })
	}
	p.until("music after all that", func() bool { return loud() > 0.01 })

	p.do(chromedp.KeyEvent("m"))
	p.until("silence after M", func() bool { return loud() == 0 })
	p.do(chromedp.KeyEvent("m"))
	p.until("music after M", func() bool { return loud() > 0.01 })
}

// Effects that do not come leave the game silent and whole; they are heard once
// they have come.
func TestEffectsComeLater(t *testing.T) {
	h := serve(t, folder)
	var gone, asked atomic.Bool
	gone.Store(true)
	h.change = func(w http.ResponseWriter, r *http.Request) bool {
		if r.URL.Path != "/effects.pack" {
			return false
		}
		asked.Store(true)
		if gone.Load() {
			http.Error(w, "gone", http.StatusNotFound)
		}
		return gone.Load()
	}
	p := visit(t, h, small, "words.js", "sound.music = 0", "sound.effects = 10", "language = en")
	p.before(ears)
	p.open(h.url("?aims=on&seed=5&keep=off"))
	p.enter()
	p.click("settings")
	p.until("the effects to be asked for", asked.Load)
	loud := func() bool { return ask[float64](p, `ears.loud()`) > 0.001 }
	clicks := func() bool {
		p.click("page/1")
		p.click("page/0")
		return loud()
	}
	for end := time.Now().Add(2 * time.Second); time.Now().Before(end); {
		if clicks() {
			t.Fatal("an effect is heard that has not come")
		}
	}
	if n := ask[int](p, `ears.starts`); n != 0 {
		t.Errorf("%d effects were started that have not come", n)
	}
	gone.Store(false)
	p.until("an effect", clicks)
	// What is heard with the music off is the page's own: none came with the stream.
	if n := ask[int](p, `ears.starts`); n == 0 {
		t.Error("an effect is heard that the page did not start")
	}
}
