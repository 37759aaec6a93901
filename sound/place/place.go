// Package place makes the air of a place: wind, water, birds, a fire. It is so
// soft that one notices it when it ends.
package place

import (
	"math"

	"tilestead/sound/synth"
)

// A Place is what is heard where a title is played.
type Place int

const (
	Nowhere Place = iota
	River         // wind over a valley, and the river in it
	Town          // a well, and a market behind the houses
	Spring        // birds in the morning
	Summer        // crickets, and few birds
	Autumn        // wind in dry leaves
	Winter        // a fire, and wind outside
)

// A part is a source of sound; each is made anew for its place.
type part interface {
	// add adds the next samples to the left and right, as many as a piece has at most.
	add(left, right []float64)
}

// piece is how many samples are worked out in one go.
const piece = 128

// parts are what a place consists of.
func (p Place) parts(chance *synth.Noise) []part {
	switch p {
	case River:
		return []part{newAir(chance, 0.034, 300, 0.5, 0.09), newAir(chance, 0.02, 900, 0.9, 0.31),
			newDrops(chance, 0.02, 7, 500, 1100)}
	case Town:
		return []part{newAir(chance, 0.025, 260, 0.5, 0.07), newCrowd(chance, 0.05),
			newDrops(chance, 0.05, 0.5, 700, 1500)}
	case Spring:
		return []part{newAir(chance, 0.03, 420, 0.5, 0.08), newBirds(chance, 0.04, 1.1), newBirds(chance, 0.026, 0.7)}
	case Summer:
		return []part{newAir(chance, 0.022, 380, 0.5, 0.06), newCrickets(chance, 0.012), newBirds(chance, 0.022, 0.22)}
	case Autumn:
		return []part{newAir(chance, 0.03, 340, 0.6, 0.13), newAir(chance, 0.011, 2100, 0.7, 0.21)}
	case Winter:
		return []part{newAir(chance, 0.05, 240, 0.8, 0.1), newFire(chance, 0.055)}
	}
	return nil
}

// A Bed plays places, one fading into the next. It is not safe for use by several
// goroutines.
type Bed struct {
	chance   *synth.Noise
	at, then Place
	parts    []part
	fade     float64

	left, right [piece]float64
}

// fadeTime is how long a place takes to come or go, in seconds.
const fadeTime = 3.0

// NewBed makes a bed that is nowhere; from the same seed it sounds the same.
func NewBed(seed uint32) *Bed { return &Bed{chance: synth.NewNoise(seed)} }

// Go goes to another place.
func (b *Bed) Go(p Place) { b.then = p }

// Silent says that nothing is to be heard.
func (b *Bed) Silent() bool { return b.at == Nowhere && b.then == Nowhere }

// Add adds the next len(out)/2 samples of the left and right channel, left
// first, at a level that goes evenly from one to another.
func (b *Bed) Add(out []float32, from, to float64) {
	if b.Silent() {
		return
	}
	n := len(out) / 2
	for i := 0; i < n; i += piece {
		k := min(piece, n-i)
		l, r, was := b.left[:k], b.right[:k], b.fade
		step := float64(k) / (fadeTime * synth.Rate)
		switch {
		case b.at == b.then:
			b.fade = math.Min(1, b.fade+step)
		case b.fade > 0:
			b.fade = math.Max(0, b.fade-step)
		default:
			b.at, b.parts = b.then, b.then.parts(b.chance)
		}
		clear(l)
		clear(r)
		for _, p := range b.parts {
			p.add(l, r)
		}
		for j := range l {
			g := (was + (b.fade-was)*float64(j)/float64(k)) * (from + (to-from)*float64(i+j)/float64(n))
			out[2*(i+j)] += float32(g * l[j])
			out[2*(i+j)+1] += float32(g * r[j])
		}
	}
}
