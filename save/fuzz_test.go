package save

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"testing"
)

// No input makes the reader panic, and what it accepts or saves of a damaged
// file it writes and reads again.
func FuzzRead(f *testing.F) {
	for _, n := range []int{0, 3, 8, 45} {
		g := played(f, 2+n%3, uint64(n), n)
		b := file(f, g)
		f.Add(b)
		f.Add(b[:len(b)/2])
		f.Add(b[:len(b)-20])
		f.Add(bytes.Replace(b, []byte("= "), []byte("= f"), 1))
		for _, rev := range []string{"1", "99"} {
			f.Add(bytes.Replace(b, fmt.Appendf(nil, "montana %d", g.Match.Title().Rev), []byte("montana "+rev), 1))
		}
	}
	for _, name := range version1 {
		f.Add(firstVersion(f, name))
	}
	for _, c := range revision2 {
		f.Add(olderRules(f, c.name))
	}
	f.Add([]byte("tilestead 2\ntitle montana 1\nplayers 4\nseed 0000000000000000\n= "))
	f.Add(bytes.Repeat([]byte("#\n"), 1000))
	f.Fuzz(func(t *testing.T, data []byte) {
		g, err := Read(data)
		if err != nil {
			var d *Damage
			if !errors.As(err, &d) || d.Line < 1 || d.Want == "" || d.Found == "" || !slices.Contains(Flaws(), d.Flaw) {
				t.Fatalf("not a Damage that says where and what: %#v", err)
			}
			if g = d.Good; g == nil {
				return
			}
		}
		back, err := Read(file(t, g))
		if err != nil {
			t.Fatal(err)
		}
		if err := same(g, back); err != nil {
			t.Fatal(err)
		}
	})
}

func FuzzSettings(f *testing.F) {
	f.Add([]byte("a = 1\n# remark\n\nb=2\n"))
	f.Add([]byte("a\n= 1\na = 1\na = 2\n"))
	f.Add([]byte("\xff = 3\n k  =  v = w \n"))
	f.Fuzz(func(t *testing.T, data []byte) {
		s, _ := ReadSettings(data)
		b := s.Bytes()
		again, err := ReadSettings(b)
		if err != nil {
			t.Fatalf("what was written is not read: %v\n%q", err, b)
		}
		if !bytes.Equal(again.Bytes(), b) {
			t.Fatalf("%q became %q", b, again.Bytes())
		}
	})
}
