package web

import (
	"context"
	"encoding/json"
	"os"
	"slices"
	"testing"

	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/tracing"
	"github.com/chromedp/chromedp"
)

// markAsked marks in the browser's trace when a bot is asked and has answered.
const markAsked = `{
	const post = Worker.prototype.postMessage, make = Worker;
	Worker.prototype.postMessage = function(m) {
		if (String(m).startsWith("ask ")) performance.mark("asked");
		return post.call(this, m);
	};
	window.Worker = function(...a) {
		const w = new make(...a);
		w.addEventListener("message", () => performance.mark("answered"));
		return w;
	};
}`

// A ticks listens to how long each tick of the game holds up its page.
type ticks struct {
	p      *player
	events []traced
	done   chan bool
}

// traced is an event of the browser's trace, with times in microseconds.
type traced struct {
	Name string
	At   float64 `json:"ts"`
	Long float64 `json:"dur"`
	Used float64 `json:"tdur"` // of a processor: what other programs take does not count
}

// prepareTicks must come before the page is opened.
func prepareTicks(p *player) *ticks {
	p.t.Helper()
	k := &ticks{p: p, done: make(chan bool, 1)}
	chromedp.ListenTarget(p.ctx, func(event any) {
		switch e := event.(type) {
		case *tracing.EventDataCollected:
			for _, v := range e.Value {
				var x traced
				if json.Unmarshal(v, &x) == nil &&
					slices.Contains([]string{"FireAnimationFrame", "asked", "answered"}, x.Name) {
					k.events = append(k.events, x)
				}
			}
		case *tracing.EventTracingComplete:
			k.done <- true
		}
	})
	p.do(chromedp.ActionFunc(func(ctx context.Context) error {
		_, err := page.AddScriptToEvaluateOnNewDocument(markAsked).Do(ctx)
		return err
	}))
	return k
}

// begin starts to listen.
func (k *ticks) begin() {
	k.p.t.Helper()
	k.p.do(tracing.Start().WithTraceConfig(&tracing.TraceConfig{IncludedCategories: []string{"devtools.timeline",
		"blink.user_timing"}, ExcludedCategories: []string{"*"}}))
}

// tell logs how long ticks were, apart for those in which a bot was asked or had
// not answered. They are told, not judged.
func (k *ticks) tell(t *testing.T) {
	t.Helper()
	k.p.do(tracing.End())
	<-k.done
	slices.SortFunc(k.events, func(a, b traced) int { return int(a.At - b.At) })
	var long, used [2][]float64
	thinks := 0
	for i, e := range k.events {
		switch e.Name {
		case "asked":
			thinks = 1
			continue
		case "answered":
			thinks = 0
			continue
		}
		with := thinks
		if i+1 < len(k.events) && k.events[i+1].Name == "asked" && k.events[i+1].At < e.At+e.Long {
			with = 1
		}
		long[with], used[with] = append(long[with], e.Long/1000), append(used[with], e.Used/1000)
	}
	load, _ := os.ReadFile("/proc/loadavg")
	for with, name := range []string{"no bot thinks", "a bot thinks"} {
		n := len(long[with])
		if n == 0 {
			t.Errorf("there is no tick while %s", name)
			continue
		}
		slices.Sort(long[with])
		slices.Sort(used[with])
		l, u := long[with], used[with]
		t.Logf("%d ticks while %s: of a processor half in %.1f ms, 99 of 100 in %.1f, all in %.1f; by the clock, at "+
			"a load of %.4s, %.1f, %.1f and %.1f",
			n, name, u[n/2], u[n*99/100], u[n-1], load, l[n/2], l[n*99/100], l[n-1])
	}
}
