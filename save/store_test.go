package save

import (
	"errors"
	"io/fs"
	"slices"
	"strings"
	"testing"
)

// stores are those that can be tried here.
func stores(t *testing.T) map[string]Store {
	all := map[string]Store{"memory": &Memory{}}
	if st := platformStore(t); st != nil {
		all["platform"] = st
	}
	return all
}

func TestStore(t *testing.T) {
	for name, st := range stores(t) {
		t.Run(name, func(t *testing.T) {
			if _, err := st.Read("a.stead"); !errors.Is(err, fs.ErrNotExist) {
				t.Errorf("reading what is not there: %v", err)
			}
			if err := st.Remove("a.stead"); !errors.Is(err, fs.ErrNotExist) {
				t.Errorf("removing what is not there: %v", err)
			}
			for _, text := range []string{"one", "", "zwei ď"} {
				if err := st.Write("a.stead", []byte(text)); err != nil {
					t.Fatal(err)
				}
				if got, err := st.Read("a.stead"); err != nil || string(got) != text {
					t.Errorf("wrote %q, read %q, %v", text, got, err)
				}
			}
			if err := st.Write("b_2-x.txt", nil); err != nil {
				t.Fatal(err)
			}
			if names, err := st.Names(); err != nil || !slices.Equal(names, []string{"a.stead", "b_2-x.txt"}) {
				t.Errorf("names are %q, %v", names, err)
			}
			for _, bad := range []string{"", "../x", ".hidden", "A", "a/b", "a b", strings.Repeat("a", 65)} {
				if st.Write(bad, nil) == nil {
					t.Errorf("wrote to the name %q", bad)
				}
			}
			if err := st.Remove("a.stead"); err != nil {
				t.Fatal(err)
			}
			if _, err := st.Read("a.stead"); !errors.Is(err, fs.ErrNotExist) {
				t.Errorf("it is still there: %v", err)
			}
		})
	}
}

func TestSetAside(t *testing.T) {
	for name, st := range stores(t) {
		t.Run(name, func(t *testing.T) {
			put := func(text string) {
				if err := st.Write("autosave.stead", []byte(text)); err != nil {
					t.Fatal(err)
				}
			}
			for _, c := range [][2]string{{"x", "autosave.damaged-1.stead"}, {"y", "autosave.damaged-2.stead"},
				{"x", "autosave.damaged-1.stead"}} {
				put(c[0])
				got, err := SetAside(st, "autosave.stead", "damaged")
				if err != nil || got != c[1] {
					t.Errorf("%q was set aside as %q, %v; want %q", c[0], got, err, c[1])
				}
				if b, err := st.Read(got); err != nil || string(b) != c[0] {
					t.Errorf("the copy holds %q, %v", b, err)
				}
			}
		})
	}
}

func TestSettings(t *testing.T) {
	s, err := ReadSettings([]byte("# mine\ntext_size = large\n\nfuture=  a = b \n"))
	if err != nil {
		t.Fatal(err)
	}
	if v, ok := s.Get("future"); !ok || v != "a = b" {
		t.Errorf("future is %q, %v", v, ok)
	}
	if _, ok := s.Get("none"); ok {
		t.Error("there is a value nobody set")
	}
	s.Set("text_size", "small")
	s.Set("window", "1\n2")
	if got, want := string(s.Bytes()), "# mine\ntext_size = small\nfuture = a = b\nwindow = 1 2\n"; got != want {
		t.Errorf("written %q, want %q", got, want)
	}
	s.Delete("future")
	if _, ok := s.Get("future"); ok {
		t.Error("a deleted key is still there")
	}
	s, err = ReadSettings([]byte("a = 1\nnonsense\nb = 2\n"))
	if err == nil || !strings.Contains(err.Error(), "line 2") {
		t.Errorf("want line 2 named, got %v", err)
	}
	if v, _ := s.Get("b"); v != "2" {
		t.Error("what is right was not read")
	}
}
