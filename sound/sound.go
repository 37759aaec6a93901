// Package sound knows what every cue of package cue sounds like, mixes effects
// and music, and plays them on a device if there is one. Without one, and
// while nobody can see the game, it is silent.
package sound

import (
	"io"
	"time"

	baked "tilestead/assets/sound"
	"tilestead/sound/cue"
)

// An Output is a device that plays a stream. One that is a Sampler too plays the
// effects by itself.
type Output interface {
	// Err says that the device has failed: it will not play any more.
	Err() error
}

// A Moment is what the player of sounds needs to know in every tick.
type Moment struct {
	Volume
	Hidden bool // the window cannot be seen
	Acted  bool // the player has just pressed something
}

// A Player plays what is heard. The nil Player is silent.
type Player struct {
	mixer   *Mixer
	open    func(io.Reader) (Output, error)
	allowed func() bool
	out     Output
	tried   bool
	problem error
}

// NewPlayer makes a player that opens its device when there is first something
// to hear and it is allowed, at the latest when the player has pressed something.
// From another seed it plays another music.
func NewPlayer(open func(io.Reader) (Output, error), allowed func() bool, seed uint32) *Player {
	return &Player{mixer: NewMixer(time.Now, seed), open: open, allowed: allowed}
}

// TakeEffects takes the file of all effects, where the program holds none: until
// then only music is heard. The error says what is wrong with the file.
func TakeEffects(data []byte) error { return baked.Take(data) }

// EffectsFile is what the file is called that TakeEffects takes.
const EffectsFile = baked.CollectionFile

// Cue lets a cue be heard.
func (p *Player) Cue(c cue.Cue) {
	if p != nil {
		p.mixer.Cue(c)
	}
}

// Update takes one tick.
func (p *Player) Update(m Moment) {
	if p == nil {
		return
	}
	p.mixer.Hear(m.Volume, m.Hidden)
	if !p.tried && !m.silent() && (m.Acted || p.allowed()) {
		p.tried = true
		if p.out, p.problem = p.open(p.mixer); p.problem != nil {
			p.out = nil
		} else if s, ok := p.out.(Sampler); ok {
			p.mixer.Sample(s)
		}
	}
	if p.out != nil {
		if err := p.out.Err(); err != nil {
			p.out, p.problem = nil, err
		}
	}
}

// Problem says why nothing is heard, nil while all is well.
func (p *Player) Problem() error {
	if p == nil {
		return nil
	}
	return p.problem
}
