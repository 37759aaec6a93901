package main

import (
	"runtime/debug"
	"syscall/js"
	"time"

	"tilestead/bots/networks"
)

// How long the worker thinks before it looks for a message, and how long it
// rests then: messages come in while it sleeps.
var (
	fast = pace{think: 40 * time.Millisecond, rest: time.Microsecond}
	slow = pace{think: 3 * time.Millisecond, rest: 15 * time.Millisecond}
)

type pace struct{ think, rest time.Duration }

// memoryLimit is what the worker tries to stay under, in bytes: its memory
// never shrinks, and the positions of a long game that it was sent before are
// let go only when Go collects.
const memoryLimit = 20 << 20

func main() {
	debug.SetMemoryLimit(memoryLimit)
	if err := networks.Teach(); err != nil {
		panic(err)
	}
	in := make(chan string, 16)
	js.Global().Set("onmessage", js.FuncOf(func(_ js.Value, args []js.Value) any {
		in <- args[0].Get("data").String()
		return nil
	}))
	post := func(answer string) {
		if answer != "" {
			js.Global().Call("postMessage", answer)
		}
	}
	post("ready")
	var d session
	now := slow
	hear := func(message string) {
		switch message {
		case "fast":
			now = fast
		case "slow":
			now = slow
		default:
			post(d.take(message))
		}
	}
	for {
		if d.idle() {
			hear(<-in)
			continue
		}
		post(d.think(time.Now().Add(now.think)))
		time.Sleep(now.rest)
		select {
		case m := <-in:
			hear(m)
		default:
		}
	}
}
