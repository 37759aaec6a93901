package pic

import (
	"math"
	"reflect"
	"strconv"
	"strings"
)

// value reads a number, a colour or whatever else a name or a function gives.
func (r *reader) value(s string) expr {
	p := &parser{r, s, strings.ReplaceAll(s, " ", "")}
	x := p.binary(0)
	if p.rest != "" {
		fail("cannot read %q from %q on", s, p.rest)
	}
	return x
}

// number is a value that must be a number.
func (r *reader) number(s string) func(e env) float64 {
	x := r.value(s)
	if x.typ != numbers {
		fail("%q is %s: want a number", s, called(x.typ))
	}
	return func(e env) float64 { return x.eval(e).(float64) }
}

// A parser reads one value from the left to the right.
type parser struct {
	*reader
	whole, rest string
}

// An operator stands between two numbers; the higher binds, the closer.
type operator struct {
	sign  string
	binds int
	does  func(a, b float64) float64
}

func truth(yes bool) float64 {
	if yes {
		return 1
	}
	return 0
}

// operators: of two with the same beginning the longer is first.
var operators = []operator{
	{"||", 1, func(a, b float64) float64 { return truth(a != 0 || b != 0) }},
	{"&&", 2, func(a, b float64) float64 { return truth(a != 0 && b != 0) }},
	{"==", 3, func(a, b float64) float64 { return truth(a == b) }},
	{"!=", 3, func(a, b float64) float64 { return truth(a != b) }},
	{"<=", 3, func(a, b float64) float64 { return truth(a <= b) }},
	{">=", 3, func(a, b float64) float64 { return truth(a >= b) }},
	{"<", 3, func(a, b float64) float64 { return truth(a < b) }},
	{">", 3, func(a, b float64) float64 { return truth(a > b) }},
	{"+", 4, func(a, b float64) float64 { return a + b }},
	{"-", 4, func(a, b float64) float64 { return a - b }},
	{"//", 5, func(a, b float64) float64 { return math.Trunc(a / b) }}, // whole numbers
	{"*", 5, func(a, b float64) float64 { return a * b }},
	{"/", 5, func(a, b float64) float64 { return a / b }},
	{"%", 5, math.Mod},
}

// binary reads what is joined by operators that bind closer than some other.
func (p *parser) binary(closer int) expr {
	a := p.operand()
next:
	for {
		for _, o := range operators {
			if !strings.HasPrefix(p.rest, o.sign) {
				continue
			}
			if o.binds <= closer {
				return a
			}
			p.rest = p.rest[len(o.sign):]
			left, b := a, p.binary(o.binds)
			if left.typ != numbers || b.typ != numbers {
				fail("%s in %q wants numbers on both sides", o.sign, p.whole)
			}
			a = expr{numbers, func(e env) any { return o.does(left.eval(e).(float64), b.eval(e).(float64)) }}
			continue next
		}
		return a
	}
}

// operand reads one thing with the functions behind it.
func (p *parser) operand() expr {
	if rest, ok := strings.CutPrefix(p.rest, "-"); ok {
		p.rest = rest
		x := p.operand()
		if x.typ != numbers {
			fail("- in %q wants a number", p.whole)
		}
		return expr{numbers, func(e env) any { return -x.eval(e).(float64) }}
	}
	x := p.primary()
	for {
		rest, ok := strings.CutPrefix(p.rest, ".")
		if !ok {
			return x
		}
		p.rest = rest
		x = p.apply(p.take(letter), []expr{x})
	}
}

func (p *parser) primary() expr {
	if p.rest == "" {
		fail("%q ends where a value is wanted", p.whole)
	}
	switch c := p.rest[0]; {
	case c == '(':
		p.rest = p.rest[1:]
		x := p.binary(0)
		p.expect(")")
		return x
	case c >= '0' && c <= '9' || c == '.':
		s := p.take(func(c byte) bool { return c >= '0' && c <= '9' || c == '.' })
		n, err := strconv.ParseFloat(s, 64)
		if err != nil {
			fail("%q is no number", s)
		}
		return expr{numbers, func(env) any { return n }}
	}
	word := p.take(letter)
	if word == "" {
		fail("cannot read %q from %q on", p.whole, p.rest)
	}
	if strings.HasPrefix(p.rest, "(") {
		return p.apply(word, nil)
	}
	if n, ok := p.names[word]; ok {
		return painterOf(n.typ, n.slot)
	}
	x, ok := p.fixed[word]
	if !ok {
		fail("nothing is called %q here", word)
	}
	return x
}

func letter(c byte) bool {
	return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9'
}

func (p *parser) take(is func(c byte) bool) string {
	n := 0
	for n < len(p.rest) && is(p.rest[n]) {
		n++
	}
	s := p.rest[:n]
	p.rest = p.rest[n:]
	return s
}

func (p *parser) expect(s string) {
	rest, ok := strings.CutPrefix(p.rest, s)
	if !ok {
		fail("%q wants %s before %q", p.whole, s, p.rest)
	}
	p.rest = rest
}

// apply reads the arguments of a function; some may stand before it.
func (p *parser) apply(name string, args []expr) expr {
	for sep := "("; ; sep = "," {
		p.expect(sep)
		args = append(args, p.binary(0))
		if rest, ok := strings.CutPrefix(p.rest, ")"); ok {
			p.rest = rest
			break
		}
	}
	if name == "pick" {
		return pick(args)
	}
	f, ok := functions[name]
	if !ok {
		fail("there is no function %q", name)
	}
	typ := f.Type()
	good := len(args) == typ.NumIn()
	for i := 0; good && i < len(args); i++ {
		good = fits(args[i].typ, typ.In(i))
	}
	if !good {
		fail("%s wants %s", name, signature(typ))
	}
	return invoke(f, args)
}

// signature names the arguments of a function for a message.
func signature(typ reflect.Type) string {
	var s []string
	for i := range typ.NumIn() {
		if k := typ.In(i); fits(numbers, k) {
			s = append(s, "a number")
		} else {
			s = append(s, called(k))
		}
	}
	return "(" + strings.Join(s, ", ") + ")"
}

// pick is the value after the first that the first counts, from 0.
func pick(args []expr) expr {
	if len(args) < 2 || args[0].typ != numbers {
		fail("pick wants a number, then values to choose from")
	}
	of := args[1:]
	for _, x := range of {
		if x.typ != of[0].typ {
			fail("pick wants values of one kind")
		}
	}
	return expr{of[0].typ, func(e env) any { return of[int(args[0].eval(e).(float64))].eval(e) }}
}
