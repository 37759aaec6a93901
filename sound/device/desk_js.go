package device

import (
	"encoding/binary"
	"math"
	"syscall/js"

	"tilestead/sound"
)

// A desk is where a page's effects and the stream come together: a gain for
// each, and a curve that bends what is too loud. It is a sound.Sampler.
type desk struct {
	context         js.Value
	effects, stream js.Value
	buffers         map[string][]js.Value // the variants of each effect that was heard
	louder, playing float64               // the levels last set
}

// newDesk puts a desk between a context and its loudspeaker.
func newDesk(context js.Value) *desk {
	d := &desk{context: context, buffers: map[string][]js.Value{}, playing: 1}
	master := context.Call("createWaveShaper")
	master.Set("curve", floats(sound.Bend()))
	master.Call("connect", context.Get("destination"))
	d.effects, d.stream = context.Call("createGain"), context.Call("createGain")
	d.effects.Get("gain").Set("value", 0)
	d.effects.Call("connect", master)
	d.stream.Call("connect", master)
	js.Global().Get("Object").Call("defineProperty", context, "destination", map[string]any{"value": d.stream})
	return d
}

// Levels are the factors of all effects, and of the stream.
func (d *desk) Levels(effects, stream float64) {
	d.ramp(d.effects, &d.louder, effects)
	d.ramp(d.stream, &d.playing, stream)
}

// How fast levels change: the time constants, in seconds.
const (
	fallTime = 0.02
	riseTime = 0.25
)

// ramp lets a gain go from what it was set to last to another value.
func (d *desk) ramp(gain js.Value, last *float64, to float64) {
	if *last == to {
		return
	}
	constant := fallTime
	if to > *last && *last > 0 {
		constant = riseTime
	}
	*last = to
	gain.Get("gain").Call("setTargetAtTime", to, d.now(), constant)
}

func (d *desk) now() float64 { return d.context.Get("currentTime").Float() }

// Hit lets an effect sound. What comes before the browser lets the page be heard
// is not kept for later.
func (d *desk) Hit(h sound.Hit) {
	if d.context.Get("state").String() != "running" {
		return
	}
	at, c := d.now()+h.After.Seconds(), d.context
	source, level := c.Call("createBufferSource"), c.Call("createGain")
	source.Set("buffer", d.buffer(h))
	speed := source.Get("playbackRate")
	speed.Set("value", h.Speed)
	if h.Fall != 0 {
		speed.Call("setValueAtTime", h.Speed, at)
		speed.Call("exponentialRampToValueAtTime", h.Speed*math.Pow(2, -h.Fall/12), at+h.Seconds())
	}
	level.Get("gain").Set("value", h.Level)
	last := source
	if h.Cut > 0 {
		muffle := c.Call("createBiquadFilter")
		muffle.Get("frequency").Set("value", h.Cut)
		muffle.Get("Q").Set("value", -6) // dB: 0.5
		last = connect(last, muffle)
	}
	last = connect(last, level)
	if c.Get("createStereoPanner").Truthy() {
		pan := c.Call("createStereoPanner")
		pan.Get("pan").Set("value", h.Pan)
		level.Get("gain").Set("value", h.Level*math.Sqrt2) // as loud in the middle as without
		last = connect(last, pan)
	}
	connect(last, d.effects)
	source.Call("start", at)
}

// connect leads a node to another and gives that.
func connect(from, to js.Value) js.Value {
	from.Call("connect", to)
	return to
}

// buffer is a variant of an effect as the browser keeps it, made when it is
// first heard.
func (d *desk) buffer(h sound.Hit) js.Value {
	list := d.buffers[h.Effect]
	for len(list) <= h.Variant {
		list = append(list, js.Undefined())
	}
	d.buffers[h.Effect] = list
	if list[h.Variant].IsUndefined() {
		x := make([]float32, len(h.X))
		for i, v := range h.X {
			x[i] = float32(v) / 32768
		}
		b := d.context.Call("createBuffer", 1, len(x), sound.HitRate)
		b.Call("getChannelData", 0).Call("set", floats(x))
		list[h.Variant] = b
	}
	return list[h.Variant]
}

// floats are numbers as a Float32Array.
func floats(x []float32) js.Value {
	data := make([]byte, 4*len(x))
	for i, v := range x {
		binary.LittleEndian.PutUint32(data[4*i:], math.Float32bits(v))
	}
	bytes := js.Global().Get("Uint8Array").New(len(data))
	js.CopyBytesToJS(bytes, data)
	return js.Global().Get("Float32Array").New(bytes.Get("buffer"))
}
