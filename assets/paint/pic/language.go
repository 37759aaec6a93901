package pic

import (
	"fmt"
	"math"
	"reflect"
	"strings"

	"tilestead/assets/paint/brush"
)

// A Word is a row of a language: what a line of it begins with, what it wants, for people, and
// what it does. That is a function of the painter and then of numbers, colours, masks, and last
// of paths; it may return something that a picture gives a name to.
type Word struct {
	Name, Wants string
	Does        any
}

// A Language is the words and names that pictures are written in.
type Language struct {
	painter kind // whose words stand alone on a line
	words   map[kind]map[string]word
	fixed   map[string]expr
}

type kind = reflect.Type

type word struct {
	Word
	does reflect.Value
	typ  reflect.Type
}

var (
	numbers = reflect.TypeFor[float64]()
	colours = reflect.TypeFor[brush.Col]()
	texts   = reflect.TypeFor[string]()
	paths   = reflect.TypeFor[brush.Path]()
)

// called is what a kind of value is called in messages.
func called(k kind) string {
	switch k {
	case numbers:
		return "a number"
	case colours:
		return "a colour"
	case texts, paths:
		return "a path"
	case reflect.TypeFor[*brush.Mask]():
		return "a mask"
	}
	return "a " + strings.ToLower(k.Elem().Name())
}

// functions are what values are made with; a.dark(0.3) is dark(a, 0.3).
var functions = map[string]reflect.Value{
	"dark": reflect.ValueOf(brush.Col.Dark), "light": reflect.ValueOf(brush.Col.Light),
	"mix": reflect.ValueOf(brush.Col.Mix), "inkfor": reflect.ValueOf(brush.InkFor),
	"between": reflect.ValueOf((*brush.Rand).In),
	"hash":    reflect.ValueOf(brush.Hash),
	"sin":     reflect.ValueOf(math.Sin), "cos": reflect.ValueOf(math.Cos), "abs": reflect.ValueOf(math.Abs),
	"min": reflect.ValueOf(math.Min), "max": reflect.ValueOf(math.Max), "int": reflect.ValueOf(math.Trunc),
	"ellipse": reflect.ValueOf(brush.Ellipse), "rect": reflect.ValueOf(brush.Rect),
	"roundrect": reflect.ValueOf(brush.RoundRect), "blob": reflect.ValueOf(brush.Blob),
	"straight": reflect.ValueOf(func(x0, y0, x1, y1 float64) brush.Path {
		return brush.Line(brush.Pt(x0, y0), brush.Pt(x1, y1))
	}),
	"move": reflect.ValueOf(brush.Path.Move), "rot": reflect.ValueOf(func(p brush.Path, x, y, a float64) brush.Path {
		return p.Rot(brush.Pt(x, y), a)
	}), "scale": reflect.ValueOf(brush.Path.Scale),
}

// New is a language whose pictures are painted by painters of the kind of the first word's first
// argument. Names are what has a name in every picture: numbers, colours, paths, and functions
// of the painter that give one. It panics if a row is no function of a painter.
func New(words []Word, names map[string]any) *Language {
	l := &Language{words: map[kind]map[string]word{}, fixed: map[string]expr{}}
	for _, w := range words {
		f := reflect.ValueOf(w.Does)
		of := f.Type().In(0)
		if l.painter == nil {
			l.painter = of
		}
		if l.words[of] == nil {
			l.words[of] = map[string]word{}
		}
		if _, twice := l.words[of][w.Name]; twice {
			panic(fmt.Sprintf("pic: two rows for %s of %s", w.Name, of))
		}
		l.words[of][w.Name] = word{w, f, f.Type()}
	}
	for s, v := range names {
		l.fixed[s] = expr{reflect.TypeOf(v), func(env) any { return v }}
		if f := reflect.ValueOf(v); f.Kind() == reflect.Func {
			l.fixed[s] = invoke(f, []expr{painterOf(l.painter, 0)})
		}
	}
	return l
}

// An expr is a value in a picture: what it is, and how it is found.
type expr struct {
	typ  kind
	eval func(e env) any
}

// painterOf is who paints: what is kept in a slot.
func painterOf(typ kind, slot int) expr { return expr{typ, func(e env) any { return e[slot] }} }

// call is a word with what stands behind it on its line.
func (r *reader) call(by expr, say, rest string) expr {
	w, ok := r.words[by.typ][say]
	if !ok {
		fail("there is no word %q", say)
	}
	args := []expr{by}
	for i := 1; i < w.typ.NumIn(); i++ {
		want := w.typ.In(i)
		switch {
		case want == texts || want == paths:
			if i+1 < w.typ.NumIn() {
				continue // paths stand last on the line
			}
		case w.typ.IsVariadic() && i+1 == w.typ.NumIn():
			if want.Elem() != texts {
				args = append(args, r.several(w, want.Elem(), fields(rest))...)
				return w.call(args)
			}
		default:
			f := fields(rest)
			if len(f) == 0 {
				fail("%s wants %s", say, w.Wants)
			}
			rest = strings.TrimSpace(strings.TrimPrefix(rest, f[0]))
			args = append(args, r.as(want, f[0], w.Wants))
		}
	}
	return w.call(r.lastly(w, args, rest))
}

// lastly adds the path or paths of a word to its other arguments, in the order of the function.
func (r *reader) lastly(w word, args []expr, rest string) []expr {
	for i := 1; i < w.typ.NumIn(); i++ {
		switch want := w.typ.In(i); {
		case want == texts || want == paths:
			if rest == "" {
				fail("%s wants %s", w.Name, w.Wants)
			}
			x := r.drawn(want, rest)
			args = append(args[:i:i], append([]expr{x}, args[i:]...)...)
			rest = ""
		case w.typ.IsVariadic() && i+1 == w.typ.NumIn():
			for _, d := range strings.Split(rest, "|") {
				args = append(args, r.text(strings.TrimSpace(d)))
			}
			rest = ""
		}
	}
	if rest != "" {
		fail("%q is too much: %s wants %s", rest, w.Name, w.Wants)
	}
	return args
}

// drawn is a path as text, or as what it is made of.
func (r *reader) drawn(want kind, s string) expr {
	if want == texts || isPath(s) {
		x := r.text(s)
		if want == texts {
			return x
		}
		return expr{paths, func(e env) any { return brush.Parse(x.eval(e).(string)) }}
	}
	x := r.value(s)
	switch x.typ {
	case paths:
		return x
	case texts:
		return expr{paths, func(e env) any { return brush.Parse(x.eval(e).(string)) }}
	}
	fail("want a path, got %q", s)
	return expr{}
}

func (r *reader) several(w word, want kind, f []string) (args []expr) {
	for _, s := range f {
		args = append(args, r.as(want, s, w.Wants))
	}
	return args
}

// as is a value that can be handed to a function as what it wants.
func (r *reader) as(want kind, s, wants string) expr {
	x := r.value(s)
	if !fits(x.typ, want) {
		fail("%q is %s: want %s", s, called(x.typ), wants)
	}
	return x
}

// fits tells whether a value of a kind can be handed over as another.
func fits(have, want kind) bool {
	if have == numbers {
		switch want.Kind() {
		case reflect.Float64, reflect.Int, reflect.Uint32, reflect.Bool:
			return true
		}
	}
	return have == want
}

// in is a value as a function takes it.
func in(want kind, v any) reflect.Value {
	x, ok := v.(float64)
	if !ok || want == numbers {
		return reflect.ValueOf(v)
	}
	if want.Kind() == reflect.Bool {
		return reflect.ValueOf(x != 0)
	}
	return reflect.ValueOf(x).Convert(want)
}

func (w word) call(args []expr) expr { return invoke(w.does, args) }

// invoke calls a function with what its arguments are then.
func invoke(f reflect.Value, args []expr) expr {
	typ := f.Type()
	var out kind
	if typ.NumOut() > 0 {
		out = typ.Out(0)
	}
	whole := out != nil && out.Kind() == reflect.Uint32
	if whole {
		out = numbers
	}
	return expr{out, func(e env) any {
		given := make([]reflect.Value, len(args))
		for i, x := range args {
			want := typ.In(min(i, typ.NumIn()-1))
			if typ.IsVariadic() && i >= typ.NumIn()-1 {
				want = want.Elem()
			}
			given[i] = in(want, x.eval(e))
		}
		r := f.Call(given)
		switch {
		case len(r) == 0:
			return nil
		case whole:
			return float64(r[0].Uint())
		}
		return r[0].Interface()
	}}
}
