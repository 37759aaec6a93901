package montana

import (
	"errors"
	"fmt"
	"math"
	"strconv"
	"strings"
)

// A form is an entry of a text in JSON: map[string]any, []any, string, float64, bool or nil. What is
// not there is empty. It needs nothing of encoding/json, which would be a tenth of a megabyte of
// what a page loads.
type form struct {
	value any
	name  string // under which it stands, with those before
	wrong *error // the first number of the whole text that was asked for and did not fit
}

// at is the entry under a name.
func (f form) at(names ...string) form {
	for _, name := range names {
		entries, _ := f.value.(map[string]any)
		f = form{entries[name], f.name + "." + name, f.wrong}
	}
	return f
}

// list is the entries of a list.
func (f form) list() (list []form) {
	entries, _ := f.value.([]any)
	for i, v := range entries {
		list = append(list, form{v, f.name + "[" + strconv.Itoa(i) + "]", f.wrong})
	}
	return list
}

func (f form) text() string {
	s, _ := f.value.(string)
	return s
}

func (f form) yes() bool {
	b, _ := f.value.(bool)
	return b
}

// number is a whole number of 16 bits, small one of 8.
func (f form) number() int16 { return int16(f.whole(math.MaxInt16)) }
func (f form) small() int8   { return int8(f.whole(math.MaxInt8)) }

func (f form) whole(most float64) float64 {
	n, ok := f.value.(float64)
	if (!ok && f.value != nil || n != math.Trunc(n) || math.Abs(n) > most) && *f.wrong == nil {
		*f.wrong = fmt.Errorf("%s: %v is no number of pieces", f.name[1:], f.value)
	}
	return n
}

// A formReader reads a text in JSON.
type formReader struct {
	text string
	at   int
}

// readForm reads a whole text. The error says in which line it is no JSON.
func readForm(text string) (form, error) {
	r := &formReader{text: text}
	v, err := r.value()
	if err == nil && r.next() != 0 {
		err = errors.New("something is left after the end")
	}
	if err != nil {
		return form{}, fmt.Errorf("line %d: %w", 1+strings.Count(text[:r.at], "\n"), err)
	}
	return form{value: v, wrong: new(error)}, nil
}

// next skips what is white and gives the byte after it, 0 at the end.
func (r *formReader) next() byte {
	for r.at < len(r.text) && strings.IndexByte(" \t\r\n", r.text[r.at]) >= 0 {
		r.at++
	}
	if r.at == len(r.text) {
		return 0
	}
	return r.text[r.at]
}

func (r *formReader) value() (any, error) {
	switch r.next() {
	case '{':
		entries := map[string]any{}
		err := r.between('}', func() error {
			name, err := r.quoted()
			if err != nil {
				return err
			}
			if r.next() != ':' {
				return fmt.Errorf("%q has no value", name)
			}
			r.at++
			entries[name], err = r.value()
			return err
		})
		return entries, err
	case '[':
		var list []any
		err := r.between(']', func() error {
			v, err := r.value()
			list = append(list, v)
			return err
		})
		return list, err
	case '"':
		return r.quoted()
	}
	return r.word()
}

// between reads entries with commas between them, up to the bracket that ends them.
func (r *formReader) between(end byte, entry func() error) error {
	for r.at++; r.next() != end; {
		if err := entry(); err != nil {
			return err
		}
		switch {
		case r.next() == ',':
			r.at++
			if r.next() == end {
				return errors.New("nothing follows a comma")
			}
		case r.next() != end:
			return fmt.Errorf("want a comma or %q", end)
		}
	}
	r.at++
	return nil
}

func (r *formReader) quoted() (string, error) {
	if r.next() != '"' {
		return "", errors.New("want a text in quotes")
	}
	quote, err := strconv.QuotedPrefix(r.text[r.at:])
	if err != nil {
		return "", errors.New("a text does not end in its line")
	}
	r.at += len(quote)
	return strconv.Unquote(quote)
}

// word reads a number, true, false or null.
func (r *formReader) word() (any, error) {
	from := r.at
	for r.at < len(r.text) && strings.IndexByte(" \t\r\n,:]}", r.text[r.at]) < 0 {
		r.at++
	}
	switch word := r.text[from:r.at]; word {
	case "true", "false":
		return word == "true", nil
	case "null":
		return nil, nil
	default:
		n, err := strconv.ParseFloat(word, 64)
		if err != nil {
			return nil, fmt.Errorf("%q is no number", word)
		}
		return n, nil
	}
}
