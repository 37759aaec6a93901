// Package adpcm packs sound into about four bits a sample. A block of 32
// samples is a head, which says what the next sample is expected to be from
// the two before and how coarse the steps are, and a step of four bits for
// each sample: how far the expectation was off.
package adpcm

import (
	"encoding/binary"
	"errors"
	"fmt"
	"math"
)

const (
	block  = 32          // samples
	packed = 1 + block/2 // bytes of a block
	head   = 4           // bytes before the blocks: the number of samples
	unit   = 64          // of the weights
	scales = 13          // step sizes: 1<<0 to 1<<12
)

// Most is how many samples a sound may have.
const Most = 1 << 20

// weights are how the two samples before count for the next, in 1/64: the
// later one, the earlier one. From none, through the same as before and the
// same slope, to tones of several pitches.
var weights = [16][2]int32{
	{0, 0}, {32, 0}, {48, 0}, {60, 0}, {64, 0}, {120, -58}, {124, -62}, {110, -52},
	{116, -60}, {104, -60}, {96, -48}, {88, -60}, {72, -40}, {64, -56}, {32, -48}, {-32, 0},
}

// Size is how many bytes n samples take.
func Size(n int) int { return head + (n+block-1)/block*packed }

// A memory is the last two samples.
type memory struct{ later, earlier int32 }

// expect is the next sample as a pair of weights has it.
func (m memory) expect(w [2]int32) int32 { return (w[0]*m.later + w[1]*m.earlier) / unit }

// step goes on by a step of -8 to 7 at a scale.
func (m *memory) step(w [2]int32, scale uint, code int32) int32 {
	x := max(math.MinInt16, min(math.MaxInt16, m.expect(w)+code<<scale))
	m.earlier, m.later = m.later, x
	return x
}

// Encode packs samples. What it gives Decode gives back, but for the coarseness
// of the steps.
func Encode(samples []int16) []byte {
	out := binary.LittleEndian.AppendUint32(nil, uint32(len(samples)))
	var m memory
	for at := 0; at < len(samples); at += block {
		var wanted [block]int32
		for i := range wanted {
			if at+i < len(samples) {
				wanted[i] = int32(samples[at+i])
			}
		}
		var best [packed]byte
		var after memory
		least := int64(math.MaxInt64)
		for w := range weights {
			for scale := range uint(scales) {
				b, end, off := try(m, &wanted, w, scale, least)
				if off < least {
					best, after, least = b, end, off
				}
			}
		}
		out, m = append(out, best[:]...), after
	}
	return out
}

// try packs a block with one pair of weights and one scale, and gives the sum
// of the squares by which it is off. It gives up above most.
func try(m memory, wanted *[block]int32, w int, scale uint, most int64) (b [packed]byte, end memory, off int64) {
	b[0] = byte(w)<<4 | byte(scale)
	half := int32(1) << scale >> 1
	for i, x := range wanted {
		code := max(-8, min(7, (x-m.expect(weights[w])+half)>>scale))
		d := int64(x - m.step(weights[w], scale, code))
		if off += d * d; off >= most {
			return b, m, off
		}
		b[1+i/2] |= byte(code&15) << (4 * (i % 2))
	}
	return b, m, off
}

// Decode unpacks what Encode packed. The error says what is wrong with data.
func Decode(data []byte) ([]int16, error) {
	if len(data) < head {
		return nil, errors.New("adpcm: no head")
	}
	n := binary.LittleEndian.Uint32(data)
	if n > Most {
		return nil, fmt.Errorf("adpcm: %d samples, more than %d", n, Most)
	}
	if len(data) != Size(int(n)) {
		return nil, fmt.Errorf("adpcm: %d bytes for %d samples, want %d", len(data), n, Size(int(n)))
	}
	out := make([]int16, 0, int(n)+block)
	var m memory
	for b := data[head:]; len(b) > 0; b = b[packed:] {
		w, scale := weights[b[0]>>4], uint(b[0]&15)
		if scale >= scales {
			return nil, fmt.Errorf("adpcm: scale %d, the coarsest is %d", scale, scales-1)
		}
		for _, two := range b[1:packed] {
			for _, code := range [2]int32{int32(two & 15), int32(two >> 4)} {
				out = append(out, int16(m.step(w, scale, code<<28>>28)))
			}
		}
	}
	return out[:n], nil
}
