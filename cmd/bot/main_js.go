package main

import (
	"syscall/js"
	"time"
)

// slice is how long the worker thinks before it looks for a message.
const slice = 40 * time.Millisecond

func main() {
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
	for d := (&desk{}); ; {
		if d.bot == nil {
			post(d.take(<-in))
			continue
		}
		post(d.think(time.Now().Add(slice)))
		time.Sleep(time.Microsecond) // messages come in while this program sleeps
		select {
		case m := <-in:
			post(d.take(m))
		default:
		}
	}
}
