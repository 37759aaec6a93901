package web

import (
	"math/rand/v2"
	"testing"
)

func TestPlay(t *testing.T) {
	h := serve(t, folder)
	p := browse(t, desk)
	p.open(h.url("?aims=on&seed=5&lang=en"))
	p.until("the door to open", func() bool { return p.state() != "" })
	p.shot("door")
	p.enter()
	p.click("play montana")
	p.wait("start")
	p.shot("setup")
	p.click("start")
	p.turn()
	p.shot("table")
	r := rand.New(rand.NewPCG(1, 1))
	for range 6 {
		p.turn()
		p.decide(r, func(a aim) { p.press(a.x, a.y) })
	}
	p.turn()
	p.shot("table2")
	t.Log(*p.log.Load())
	t.Log(ask[float64](p, "tilestead.memory()"))
}
