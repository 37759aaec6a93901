package brush

import (
	"fmt"
	"strconv"
)

// Parse reads an SVG-like path of the absolute commands M L H V Q C Z; numbers
// are parted by spaces, commas or a minus sign. Paths are written in code, so
// it panics on anything it cannot read.
func Parse(s string) Path {
	p := pathParser{text: s}
	for i := 0; i < len(s); {
		c := s[i]
		switch {
		case c == ' ' || c == ',' || c == '\n' || c == '\t':
			i++
		case c >= 'A' && c <= 'Z':
			p.run()
			p.cmd = c
			i++
		default:
			j := i + 1
			for j < len(s) && (s[j] == '.' || s[j] >= '0' && s[j] <= '9') {
				j++
			}
			f, err := strconv.ParseFloat(s[i:j], 64)
			if err != nil {
				panic(fmt.Sprintf("brush: path %q: bad number %q at %d", s, s[i:j], i))
			}
			p.nums = append(p.nums, f)
			i = j
		}
	}
	p.run()
	p.flush()
	return p.out
}

type pathParser struct {
	text string
	out  Path
	cur  Sub
	cmd  byte
	nums []float64
}

func (p *pathParser) flush() {
	if len(p.cur.P) > 1 {
		p.out = append(p.out, p.cur)
	}
	p.cur = Sub{}
}

func (p *pathParser) last() V {
	if len(p.cur.P) == 0 {
		return V{}
	}
	return p.cur.P[len(p.cur.P)-1]
}

// take hands the collected numbers to f, n at a time.
func (p *pathParser) take(n int, f func(v []float64)) {
	if len(p.nums)%n != 0 {
		panic(fmt.Sprintf("brush: path %q: %c wants numbers in groups of %d, got %d", p.text, p.cmd, n, len(p.nums)))
	}
	for i := 0; i < len(p.nums); i += n {
		f(p.nums[i : i+n])
	}
}

func (p *pathParser) run() {
	add := func(pts ...V) { p.cur.P = append(p.cur.P, pts...) }
	switch p.cmd {
	case 0:
	case 'M':
		p.flush()
		p.take(2, func(v []float64) { add(V{v[0], v[1]}) })
	case 'L':
		p.take(2, func(v []float64) { add(V{v[0], v[1]}) })
	case 'H':
		p.take(1, func(v []float64) { add(V{v[0], p.last().Y}) })
	case 'V':
		p.take(1, func(v []float64) { add(V{p.last().X, v[0]}) })
	case 'Q':
		p.take(4, func(v []float64) {
			a, b, c := p.last(), V{v[0], v[1]}, V{v[2], v[3]}
			add(cubic(a, a.Lerp(b, 2.0/3), c.Lerp(b, 2.0/3), c)...)
		})
	case 'C':
		p.take(6, func(v []float64) { add(cubic(p.last(), V{v[0], v[1]}, V{v[2], v[3]}, V{v[4], v[5]})...) })
	case 'Z':
		p.cur.Closed = true
		p.flush()
	default:
		panic(fmt.Sprintf("brush: path %q: unknown command %c; want M L H V Q C Z", p.text, p.cmd))
	}
	p.nums, p.cmd = p.nums[:0], 0
}
