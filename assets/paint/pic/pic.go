// Package pic reads pictures that are written as text, one stroke on a line, and paints them.
//
//	# A stag on a hill.
//	seed 28
//	back clearSky cream
//	coat = chestnut
//	repeat i 10
//		lines coat.dark(0.3) 1.1 0.7 M{62+i*7} 62 L{64+i*7} 38
//	end
//	each x y in 60 23.4  97 39
//		oval ink x y 1 1.1
//	end
//
// A line is a word and what it wants: numbers, colours and masks, parted by spaces, and last a
// path of SVG commands, or several parted by |. In a path, {…} is a number. Where a line ends in
// a backslash the next one goes on with it. A name that something is given to (=) holds a number,
// a colour, a path or what a word returns, such as the mask of what it painted. What is a painter
// of its own, such as a person, has words that stand after its name, parted by semicolons.
// repeat counts from 0; each goes through a list, as many values at a time as it has names; if
// and else do what they say; each of them ends with end.
//
// Which words there are, a title says (Language). Reading finds every mistake, with its file and
// line and what is wanted there, before anything is painted.
package pic

import (
	"fmt"
	"strconv"
	"strings"

	"tilestead/assets/paint/brush"
)

// A Picture is a text that has been read.
type Picture struct {
	Seed  uint32 // from its line "seed N": the chance of brush strokes starts there
	body  []step
	names int // how many names it has
}

// A step is what a line does; an env holds what the names have, by their slots.
type (
	step func(e env)
	env  []any
)

// Paint paints with the painter whose words the picture was written in.
func (p *Picture) Paint(painter any) {
	e := make(env, p.names+1)
	e[0] = painter
	run(p.body, e)
}

func run(body []step, e env) {
	for _, s := range body {
		s(e)
	}
}

// A line is one line of a file, with those that it goes on with.
type line struct {
	at   int
	text string
}

// A reader reads one picture.
type reader struct {
	*Language
	file  string
	lines []line
	now   line // what is read now, for errors
	names map[string]name
	out   Picture
}

// A name is what a picture calls something: where it is kept and what it is.
type name struct {
	slot int
	typ  kind
}

// Read reads the text of a picture; file is what errors call it.
func (l *Language) Read(file, text string) (p *Picture, err error) {
	r := &reader{Language: l, file: file, names: map[string]name{}}
	defer func() {
		switch m := recover().(type) {
		case nil:
		case mistake:
			p, err = nil, fmt.Errorf("%s:%d: %s", file, r.now.at, string(m))
		default:
			panic(m)
		}
	}()
	r.split(text)
	if len(r.lines) == 0 {
		r.now.at = 1
		fail("nothing here: want a line \"seed N\", then strokes")
	}
	r.now = r.lines[0]
	of, ok := strings.CutPrefix(r.now.text, "seed ")
	n, bad := strconv.ParseUint(strings.TrimSpace(of), 10, 32)
	if !ok || bad != nil {
		fail("want the line \"seed N\" first, N a whole number from 0; got %q", r.now.text)
	}
	r.lines, r.out.Seed = r.lines[1:], uint32(n)
	r.out.body = r.block(false)
	r.out.names = len(r.names)
	return &r.out, nil
}

// split leaves out comments and empty lines and joins what goes on.
func (r *reader) split(text string) {
	open := false
	for i, s := range strings.Split(text, "\n") {
		s = strings.TrimSpace(s)
		goesOn := strings.HasSuffix(s, `\`)
		s = strings.TrimSpace(strings.TrimSuffix(s, `\`))
		switch {
		case open:
			r.lines[len(r.lines)-1].text += " " + s
		case s == "" || strings.HasPrefix(s, "# "):
			continue
		default:
			r.lines = append(r.lines, line{i + 1, s})
		}
		open = goesOn
	}
}

// A mistake in a picture, as its writer is told.
type mistake string

func fail(format string, args ...any) { panic(mistake(fmt.Sprintf(format, args...))) }

func (r *reader) statement(s string) step {
	word, rest, _ := strings.Cut(s, " ")
	rest = strings.TrimSpace(rest)
	switch word {
	case "repeat":
		return r.repeat(rest)
	case "each":
		return r.each(rest)
	case "if":
		return r.choice(rest)
	case "end", "else", "seed":
		fail("%s does not belong here", word)
	}
	if value, ok := strings.CutPrefix(rest, "= "); ok {
		return r.assign(word, strings.TrimSpace(value))
	}
	if n, ok := r.names[word]; ok {
		return r.chain(word, n, rest)
	}
	x := r.call(painterOf(r.painter, 0), word, rest)
	return func(e env) { x.eval(e) }
}

// chain is words of something that has a name, parted by semicolons.
func (r *reader) chain(word string, n name, rest string) step {
	if r.words[n.typ] == nil {
		fail("%s is %s and has no words of its own", word, called(n.typ))
	}
	var body []step
	for _, s := range strings.Split(rest, ";") {
		word, rest, _ := strings.Cut(strings.TrimSpace(s), " ")
		x := r.call(painterOf(n.typ, n.slot), word, strings.TrimSpace(rest))
		body = append(body, func(e env) { x.eval(e) })
	}
	return func(e env) { run(body, e) }
}

// assign gives a name to what a word returns, a path or a value.
func (r *reader) assign(to, s string) step {
	x := r.given(s)
	slot := r.slot(to, x.typ)
	return func(e env) { e[slot] = x.eval(e) }
}

func (r *reader) given(s string) expr {
	word, rest, _ := strings.Cut(s, " ")
	if _, ok := r.words[r.painter][word]; ok {
		x := r.call(painterOf(r.painter, 0), word, strings.TrimSpace(rest))
		if x.typ == nil {
			fail("%s returns nothing that could have a name", word)
		}
		return x
	}
	if isPath(s) {
		return r.text(s)
	}
	return r.value(s)
}

// slot is where a name is kept, which has the same kind of value throughout.
func (r *reader) slot(of string, typ kind) int {
	if !isName(of) {
		fail("%q is no name: want letters and digits, the first a small letter", of)
	}
	if _, ok := r.words[r.painter][of]; ok || r.fixed[of].typ != nil {
		fail("%s has a meaning already: want another name", of)
	}
	n, ok := r.names[of]
	if !ok {
		n = name{len(r.names) + 1, typ}
		r.names[of] = n
	}
	if n.typ != typ {
		fail("%s is %s already, and this is %s", of, called(n.typ), called(typ))
	}
	return n.slot
}

// text is a path of commands, with numbers in braces.
func (r *reader) text(s string) expr {
	if !isPath(s) {
		x := r.value(s)
		if x.typ != texts {
			fail("want a path such as M0 0 L10 5, or the name of one; got %q", s)
		}
		return x
	}
	var parts []func(e env) string
	sample := ""
	for rest := s; rest != ""; {
		plain, after, open := strings.Cut(rest, "{")
		parts = append(parts, func(env) string { return plain })
		sample += plain
		if !open {
			break
		}
		inner, more, ok := strings.Cut(after, "}")
		if !ok {
			fail("%q opens a brace that nothing closes", s)
		}
		n := r.number(inner)
		parts = append(parts, func(e env) string { return strconv.FormatFloat(n(e), 'f', 2, 64) })
		sample, rest = sample+"0", more
	}
	checkPath(sample)
	if len(parts) == 1 {
		return expr{texts, func(env) any { return s }}
	}
	return expr{texts, func(e env) any {
		var b strings.Builder
		for _, p := range parts {
			b.WriteString(p(e))
		}
		return b.String()
	}}
}

// checkPath fails with what the brush says of a path that it cannot read.
func checkPath(s string) {
	defer func() {
		if what := recover(); what != nil {
			fail("%s", strings.TrimPrefix(fmt.Sprint(what), "brush: "))
		}
	}()
	brush.Parse(s)
}

// isPath tells a path from a value: paths begin with a command.
func isPath(s string) bool { return s != "" && s[0] >= 'A' && s[0] <= 'Z' }

func isName(s string) bool {
	for i, c := range s {
		small := c >= 'a' && c <= 'z'
		if !small && (i == 0 || (c < '0' || c > '9') && (c < 'A' || c > 'Z')) {
			return false
		}
	}
	return s != ""
}

// fields are what spaces part, but for those in brackets.
func fields(s string) (out []string) {
	deep, from := 0, -1
	for i, c := range s {
		switch c {
		case '(':
			deep++
		case ')':
			deep--
		}
		space := c == ' ' || c == '\t'
		if !space && from < 0 {
			from = i
		}
		if space && deep == 0 && from >= 0 {
			out, from = append(out, s[from:i]), -1
		}
	}
	if from >= 0 {
		out = append(out, s[from:])
	}
	return out
}
