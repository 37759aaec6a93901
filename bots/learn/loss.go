package learn

import (
	"fmt"
	"math"

	"tilestead/bots/neural"
)

// A Lesson is inputs that are not 0 and what a network is to answer to them.
type Lesson struct {
	In   []neural.Input
	Want []float32 // by the first outputs
	// Shares are how often each of some choices was taken; empty: that is not learned from
	// here. Outputs of choices are log odds.
	Shares []Share
}

// A Share is the part of 1 in which a choice is taken.
type Share struct {
	Output uint16
	Part   float32
}

// A Loss is by how much answers are off.
type Loss struct {
	Error      float64 // the mean squared error of an output that is wanted
	Divergence float64 // of the shares of choices from those given (Kullback, Leibler), in nats, on average
}

func (l Loss) String() string { return fmt.Sprintf("%.4f and %.4f", l.Error, l.Divergence) }

// A sum of losses, with what it is over.
type losses struct {
	square, nats    float64
	wanted, choices int
}

func (l *losses) add(other losses) {
	l.square, l.nats = l.square+other.square, l.nats+other.nats
	l.wanted, l.choices = l.wanted+other.wanted, l.choices+other.choices
}

func (l *losses) mean() Loss {
	return Loss{Error: l.square / float64(max(1, l.wanted)), Divergence: l.nats / float64(max(1, l.choices))}
}

// choosing is how much a nat of surprise counts beside half a squared error.
const choosing = 0.5

// compare adds up by how much the answers to a lesson are off, and tells the slope of each
// output.
func (l *learner) compare(lesson *Lesson, slope func(k int, d float32)) {
	for k, want := range lesson.Want {
		d := l.out[k] - want
		l.square += float64(d) * float64(d)
		slope(k, d)
	}
	l.wanted += len(lesson.Want)
	if len(lesson.Shares) == 0 {
		return
	}
	l.choices++
	l.odds = l.odds[:0]
	best, sum := float32(math.Inf(-1)), 0.0
	for _, s := range lesson.Shares {
		best = max(best, l.out[s.Output])
	}
	for _, s := range lesson.Shares {
		e := math.Exp(float64(l.out[s.Output] - best))
		l.odds, sum = append(l.odds, float32(e)), sum+e
	}
	for i, s := range lesson.Shares {
		p := l.odds[i] / float32(sum)
		if s.Part > 0 {
			l.nats += float64(s.Part) * math.Log(float64(s.Part)/max(float64(p), 1e-9))
		}
		slope(int(s.Output), choosing*(p-s.Part))
	}
}

// Loss is by how much the answers to lessons are off.
func (n *Network) Loss(lessons []Lesson) Loss {
	l := newLearner(n)
	for i := range lessons {
		l.run(lessons[i].In)
		l.compare(&lessons[i], func(int, float32) {})
	}
	return l.mean()
}
