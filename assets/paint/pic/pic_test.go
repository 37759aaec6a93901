package pic

import (
	"fmt"
	"strings"
	"testing"

	"tilestead/assets/paint/brush"
)

// A diary writes down what is asked of it.
type diary struct{ lines []string }

type guest struct{ of *diary }

func (d *diary) note(format string, args ...any) {
	d.lines = append(d.lines, fmt.Sprintf(format, args...))
}

// toy is a language of a few words.
func toy() *Language {
	return New([]Word{
		{"dot", "colour x y", func(d *diary, k brush.Col, x, y float64) { d.note("dot %.1f %g %g", k.R, x, y) }},
		{"line", "colour PATH", func(d *diary, _ brush.Col, p string) *brush.Mask {
			d.note("line %s", p)
			return brush.NewMask(0, 0, 1, 1)
		}},
		{"shape", "PATH", func(d *diary, p brush.Path) { d.note("shape of %d", len(p[0].P)) }},
		{"in", "mask n PATH | PATH ...", func(d *diary, m *brush.Mask, n int, ps ...string) {
			d.note("in %dx%d %d %s", m.W, m.H, n, strings.Join(ps, ";"))
		}},
		{"all", "x y ...", func(d *diary, xy ...float64) { d.note("all %v", xy) }},
		{"guest", "", func(d *diary) *guest { return &guest{d} }},
		{"says", "n", func(g *guest, n uint32) { g.of.note("says %d", n) }},
	}, map[string]any{
		"red": brush.Col{R: 1}, "hook": "M0 0 L1 1", "three": 3.0,
		"count": func(d *diary) uint32 { return uint32(len(d.lines)) },
	})
}

func TestPicture(t *testing.T) {
	const text = `# What it shows.
seed 7

k = red
dot k 1+2*three -(4-1)/2
repeat i 2
	each n: x y in 1 2  3 4
		if x+n==1 || i==1 && y>3
			dot red.dark(0.5) i*10+x 7//2%2
		else
			all x y i
		end
	end
end
m = line red M{three} 0 \
	L5 5
in m 1.9 M0 0 | hook
corner = M0 0 L1 0 L1 1 Z
shape corner
shape rect(0,0,count,2)
each d in M1 1 | M2 2
	line pick(1,k,red) d
end
g = guest
g says 4; says count
`
	p, err := toy().Read("toy.pic", text)
	if err != nil {
		t.Fatal(err)
	}
	var d diary
	p.Paint(&d)
	want := `dot 1.0 7 -1.5
dot 0.7 1 1
all [3 4 0]
dot 0.7 11 1
dot 0.7 13 1
line M3.00 0 L5 5
in 1x1 1 M0 0;M0 0 L1 1
shape of 3
shape of 4
line M1 1
line M2 2
says 4
says 12`
	if got := strings.Join(d.lines, "\n"); got != want || p.Seed != 7 {
		t.Errorf("seed %d, painted:\n%s\nwant:\n%s", p.Seed, got, want)
	}
}

// Every mistake is told with its line and what is wanted.
func TestMistakes(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"", `p:1: nothing here: want a line "seed N", then strokes`},
		{"dot red 1 2", `p:1: want the line "seed N" first, N a whole number from 0; got "dot red 1 2"`},
		{"seed 1\n\nspot red", `p:3: there is no word "spot"`},
		{"seed 1\ndot red 1", `p:2: dot wants colour x y`},
		{"seed 1\ndot 5 1 2", `p:2: "5" is a number: want colour x y`},
		{"seed 1\ndot red 1 2 3", `p:2: "3" is too much: dot wants colour x y`},
		{"seed 1\ndot blue 1 2", `p:2: nothing is called "blue" here`},
		{"seed 1\ndot #123456 1 2", `p:2: cannot read "#123456" from "#123456" on`},
		{"seed 1\ndot red 1+ 2", `p:2: "1+" ends where a value is wanted`},
		{"seed 1\ndot red.dim(1) 1 2", `p:2: there is no function "dim"`},
		{"seed 1\ndot red.dark(red) 1 2", `p:2: dark wants (a colour, a number)`},
		{"seed 1\nline red", `p:2: line wants colour PATH`},
		{"seed 1\nline red M0", `p:2: path "M0": M wants numbers in groups of 2, got 1`},
		{"seed 1\nline red M{1 0", `p:2: "M{1 0" opens a brace that nothing closes`},
		{"seed 1\nline red 5", `p:2: want a path such as M0 0 L10 5, or the name of one; got "5"`},
		{"seed 1\nrepeat i", `p:2: want repeat NAME COUNT, got "i"`},
		{"seed 1\nrepeat i 3\ndot red i i", `p:2: "repeat i 3" has no end`},
		{"seed 1\neach x y in 1 2 3\nend", `p:2: 3 values do not go 2 at a time`},
		{"seed 1\nend", `p:2: end does not belong here`},
		{"seed 1\ndot = 5", `p:2: dot has a meaning already: want another name`},
		{"seed 1\nred = 5", `p:2: red has a meaning already: want another name`},
		{"seed 1\nX = 5", `p:2: "X" is no name: want letters and digits, the first a small letter`},
		{"seed 1\na = 5\na = red", `p:3: a is a number already, and this is a colour`},
		{"seed 1\na = dot red 1 2", `p:2: dot returns nothing that could have a name`},
		{"seed 1\na = 5\na says 1", `p:3: a is a number and has no words of its own`},
		{"seed 1\ng = guest\ng sings", `p:3: there is no word "sings"`},
		{"seed 1\nall 1 \\\n\tred", `p:2: "red" is a colour: want x y ...`},
	} {
		_, err := toy().Read("p", c.text)
		if err == nil || err.Error() != c.want {
			t.Errorf("%q: %v, want %s", c.text, err, c.want)
		}
	}
}
