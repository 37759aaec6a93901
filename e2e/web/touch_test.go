package web

import (
	"context"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"tilestead/e2e/screen"
)

// A phone held sideways.
var phone = look{800, 360, 2, true}

// touch tells the browser where fingers are now.
func (p *player) touch(kind input.TouchType, at ...[2]float64) {
	p.t.Helper()
	points := []*input.TouchPoint{}
	for i, a := range at {
		points = append(points, &input.TouchPoint{X: a[0], Y: a[1], ID: float64(i + 1)})
	}
	p.do(chromedp.ActionFunc(func(ctx context.Context) error { return input.DispatchTouchEvent(kind, points).Do(ctx) }))
}

// tap is over before the page has time to look.
func (p *player) tap(a aim) {
	p.t.Helper()
	p.touch(input.TouchStart, [2]float64{a.x, a.y})
	p.touch(input.TouchEnd)
}

func (p *player) tapOn(ids ...string) {
	p.t.Helper()
	p.tap(p.wait(ids...))
}

// A whole way into a game and through some turns with quick taps only; a map
// dragged and pinched; a tooltip of a resting finger.
func TestPhone(t *testing.T) {
	h := serve(t, folder)
	p := visit(t, h, phone, "?aims=on&seed=7", hasty...)
	p.until("the door", func() bool { return p.state() == "ready" })
	p.shot("phone-door")
	p.enter()
	p.wait("play montana")
	p.shot("phone-title")
	p.tapOn("play montana")
	p.wait("start")
	p.shot("phone-setup")
	typed := make(chan string, 1)
	chromedp.ListenTarget(p.ctx, func(event any) {
		if e, ok := event.(*page.EventJavascriptDialogOpening); ok {
			typed <- e.DefaultPrompt
			go func() { _ = chromedp.Run(p.ctx, page.HandleJavaScriptDialog(true).WithPromptText("Ľubo")) }()
		}
	})
	p.tapOn("name/0")
	if was := <-typed; was == "" {
		t.Error("the question for a name does not show the old one")
	}
	p.tapOn("start")
	p.turn()
	if name := p.saved().Seats[0].Name; name != "Ľubo" {
		t.Errorf("the name typed on the phone is %q", name)
	}
	if size := ask[float64](p, "innerWidth"); size != float64(phone.w) {
		t.Errorf("the page is %g points wide", size)
	}
	for _, a := range p.aims() {
		if a.x < 0 || a.y < 0 || a.x > float64(phone.w) || a.y > float64(phone.h) {
			t.Errorf("%s lies at %g, %g, outside the page", a.id, a.x, a.y)
		}
	}

	// A resting finger asks what something is.
	menu := p.wait("tool/menu")
	before := p.look()
	p.touch(input.TouchStart, [2]float64{menu.x, menu.y})
	time.Sleep(900 * time.Millisecond)
	p.until("a tooltip", func() bool { return screen.Differing(before, p.look(), before.Rect) > 0.002 })
	p.shot("phone-tip")
	p.touch(input.TouchEnd)
	time.Sleep(300 * time.Millisecond)
	if !p.at("tool/menu") {
		t.Error("lifting the finger that read a tooltip clicked")
	}

	// The map follows one finger, and two open it.
	mid := [2]float64{float64(phone.w) * 0.25, float64(phone.h) * 0.4}
	before = p.look()
	p.touch(input.TouchStart, mid)
	for i := 1.0; i <= 5; i++ {
		p.touch(input.TouchMove, [2]float64{mid[0] + 12*i, mid[1]})
	}
	p.touch(input.TouchEnd)
	p.until("the map to follow", func() bool { return screen.Differing(before, p.look(), before.Rect) > 0.05 })
	before = p.shot("phone-dragged")
	for i := 1.0; i <= 6; i++ {
		kind := input.TouchMove
		if i == 1 {
			kind = input.TouchStart
		}
		p.touch(kind, [2]float64{mid[0] - 12*i, mid[1]}, [2]float64{mid[0] + 12*i, mid[1]})
		time.Sleep(60 * time.Millisecond)
	}
	p.touch(input.TouchEnd)
	p.until("the map to open", func() bool { return screen.Differing(before, p.look(), before.Rect) > 0.05 })
	p.shot("phone-pinched")

	r := rand.New(rand.NewPCG(7, 7))
	for range 3 {
		p.turn()
		p.decide(r, p.tap)
	}
	p.turn()
	screen.Painted(t, "the table on a phone", p.shot("phone-table"))

	p.clean()
}

// The smallest phones have fewer points than the smallest canvas: everything is
// there, a little smaller, and where it says.
func TestSmallPhone(t *testing.T) {
	h := serve(t, folder)
	p := visit(t, h, look{568, 320, 2, true}, "?aims=on&seed=7&keep=off", hasty...)
	p.enter()
	p.tapOn("play montana")
	p.wait("start")
	p.shot("small-setup")
	p.tapOn("start")
	r := rand.New(rand.NewPCG(8, 8))
	for range 6 {
		p.turn()
		p.decide(r, p.tap)
	}
	p.turn()
	screen.Painted(t, "the table on a small phone", p.shot("small-table"))
	for _, a := range p.aims() {
		if a.x < 0 || a.y < 0 || a.x > 568 || a.y > 320 {
			t.Errorf("%s lies at %g, %g, outside the page", a.id, a.x, a.y)
		}
	}
	p.clean()
}

// Held upright a phone is asked to be turned.
func TestUpright(t *testing.T) {
	h := serve(t, folder)
	p := browse(t, look{360, 800, 2, true})
	p.open(h.url("?keep=off&lang=sk"))
	shown := func() bool {
		return ask[bool](p, `document.getElementById("turn")?.offsetHeight > 0 && document.getElementById("turn").innerText.includes("Otoč,")`)
	}
	p.until("the hint to turn it", shown)
	p.shot("upright")
	p.do(emulation.SetDeviceMetricsOverride(800, 360, 2, true))
	p.until("the hint to go", func() bool { return !shown() })
}
