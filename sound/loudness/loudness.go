// Package loudness measures how loud sound is, as broadcasters do (ITU-R
// BS.1770): for tests.
package loudness

import (
	"math"

	"tilestead/sound/synth"
)

// A weight are the two filters through which ears are measured, at synth.Rate.
type weight [2]filter

// A filter is of second order, by its coefficients.
type filter struct{ b0, b1, b2, a1, a2, x1, x2, y1, y2 float64 }

func (f *filter) next(x float64) float64 {
	y := f.b0*x + f.b1*f.x1 + f.b2*f.x2 - f.a1*f.y1 - f.a2*f.y2
	f.x2, f.x1, f.y2, f.y1 = f.x1, x, f.y1, y
	return y
}

func newWeight() weight {
	return weight{
		{b0: 1.53512485958697, b1: -2.69169618940638, b2: 1.19839281085285,
			a1: -1.69065929318241, a2: 0.73248077421585},
		{b0: 1, b1: -2, b2: 1, a1: -1.99004745483398, a2: 0.99007225036621},
	}
}

// step is how far blocks of 400 ms are apart.
const step = synth.Rate / 10

// blocks are the mean squares of blocks of 400 ms, weighted, both channels added.
func blocks(left, right []float64) (list []float64) {
	l, r := newWeight(), newWeight()
	var parts []float64
	sum := 0.0
	for i := range left {
		a, b := l[1].next(l[0].next(left[i])), r[1].next(r[0].next(right[i]))
		sum += a*a + b*b
		if (i+1)%step == 0 {
			parts = append(parts, sum/step)
			sum = 0
		}
	}
	for i := range max(0, len(parts)-3) {
		list = append(list, (parts[i]+parts[i+1]+parts[i+2]+parts[i+3])/4)
	}
	return list
}

func lufs(square float64) float64 { return -0.691 + 10*math.Log10(square+1e-15) }

// Integrated is how loud all of it is, in LUFS: what is nearly silent does not count.
func Integrated(left, right []float64) float64 {
	list := blocks(left, right)
	gate := func(least float64) float64 {
		sum, n := 0.0, 0.0
		for _, b := range list {
			if lufs(b) > least {
				sum, n = sum+b, n+1
			}
		}
		return sum / math.Max(1, n)
	}
	return lufs(gate(lufs(gate(-70)) - 10))
}

// Loudest is the loudest 400 ms, in LUFS.
func Loudest(left, right []float64) float64 {
	most := 0.0
	for _, b := range blocks(left, right) {
		most = math.Max(most, b)
	}
	return lufs(most)
}

// TruePeak is the highest that a loudspeaker's curve through the samples reaches, in dB
// of full scale.
func TruePeak(x []float64) float64 {
	const reach = 12
	most := 0.0
	for i := reach; i < len(x)-reach; i++ {
		if math.Abs(x[i]) < 0.5*most {
			continue
		}
		for part := range 4 {
			t, sum := float64(part)/4, 0.0
			for k := -reach + 1; k <= reach; k++ {
				d := math.Pi * (t - float64(k))
				w := 0.5 + 0.5*math.Cos(d/reach)
				if d != 0 {
					w *= math.Sin(d) / d
				}
				sum += w * x[i+k]
			}
			most = math.Max(most, math.Abs(sum))
		}
	}
	return 20 * math.Log10(most+1e-15)
}
