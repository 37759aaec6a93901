package agricola

import (
	"math"
	"math/rand/v2"
	"slices"

	"tilestead/bots/learn"
)

// chances are the chances with which each line of a choice is taken.
func (c *choice) chances(w []float64, dst []float64) []float64 {
	dst = dst[:0]
	part, top := share(c.round), math.Inf(-1)
	for at, l := range c.lines {
		z := c.cards[at]
		for _, x := range l {
			for i, p := range part {
				z += x.n * float64(p) / 60 * w[int(x.term)*stages+i]
			}
		}
		dst, top = append(dst, z), max(top, z)
	}
	sum := 0.0
	for i, z := range dst {
		dst[i] = math.Exp(z - top)
		sum += dst[i]
	}
	for i := range dst {
		dst[i] /= sum
	}
	return dst
}

// imitateBatch is how many choices a gradient step looks at.
const imitateBatch = 64

// addSlope adds a choice's part of the slope of a batch, from the chances of its lines.
func (c *choice) addSlope(odds, slope []float64) {
	odds[c.chosen]--
	part := share(c.round)
	for j, l := range c.lines {
		for _, x := range l {
			for k, p := range part {
				slope[int(x.term)*stages+k] += x.n * odds[j] / imitateBatch * float64(p) / 60
			}
		}
	}
}

// agrees says whether the likeliest line is what was chosen.
func (c *choice) agrees(odds []float64) bool {
	best := 0
	for j, p := range odds {
		if p > odds[best] {
			best = j
		}
	}
	return best == c.chosen
}

// imitate draws coefficients to what was chosen: a softmax of the lines' values at a
// temperature of a point, fitted by gradient steps. It gives the share of the last tenth of
// the choices, which is not learned from, that the coefficients agree with.
func imitate(list []choice, c *curves, epochs int) (agree float64) {
	const point = 1000
	w, slope := make([]float64, coefs), make([]float64, coefs)
	for i := range w {
		w[i] = float64(c[i/stages][i%stages]) / point
	}
	adam := learn.Adam{Floor: 1e-3, Corrected: true}
	r := rand.New(rand.NewPCG(1, 2))
	learned, kept := list[:len(list)*9/10], list[len(list)*9/10:]
	var odds []float64
	for epoch := range epochs {
		rate := 0.06 * (1 - float64(epoch)/float64(epochs))
		r.Shuffle(len(learned), func(i, j int) { learned[i], learned[j] = learned[j], learned[i] })
		for from := 0; from+imitateBatch <= len(learned); from += imitateBatch {
			clear(slope)
			for i := range learned[from : from+imitateBatch] {
				d := &learned[from+i]
				odds = d.chances(w, odds)
				d.addSlope(odds, slope)
			}
			adam.Step(w, slope, rate)
		}
	}
	for i := range w {
		c[i/stages][i%stages] = int32(math.Round(point * w[i]))
	}
	for i := range kept {
		odds = kept[i].chances(w, odds)
		if kept[i].agrees(odds) {
			agree += 1 / float64(len(kept))
		}
	}
	return agree
}

// imitateEpochs is how often each choice is looked at.
const imitateEpochs = 30

// Imitate learns the policy of two from what a search chooses in the job's games, from the
// evaluation on.
func Imitate(job *learn.Job) []learn.Table {
	played := make([][]choice, job.Games)
	job.Each(job.Games, func(i int) { played[i] = lessons(uint64(1000+i), job.Modules) })
	list := slices.Concat(played...)
	s := newGame(2, job.Modules...)
	old := (&guide{}).curves(s)
	c := *old
	agree := imitate(list, &c, imitateEpochs)
	share, margin := duel(400, job.Modules, &c, old)
	job.Say("%d choices, %.1f %% of the last tenth agree; against the evaluation's: %.1f %% of 400, %+.2f points",
		len(list), 100*agree, 100*share, margin)
	return []learn.Table{tableOf(nameOf((&guide{}).rollouts(s)), c.rows())}
}
