package coefficients

import (
	"slices"
	"strings"
	"testing"
)

func rows() []Row[int32] {
	return []Row[int32]{{Name: "wood 1", N: make([]int32, 2)}, {Name: "start", N: make([]int32, 1)}}
}

func TestWhatIsWrittenIsRead(t *testing.T) {
	r := rows()
	r[0].N[0], r[0].N[1], r[1].N[0] = 3, -40, 5
	r[1].Remark = "the token"
	text := Write("two lines\nof remarks", r)
	if want := "# two lines\n# of remarks\nwood 1: 3 -40\nstart: 5 # the token\n"; text != want {
		t.Errorf("written %q, want %q", text, want)
	}
	back := rows()
	if err := Read("f.txt", text, back); err != nil {
		t.Fatal(err)
	}
	for i := range r {
		if !slices.Equal(r[i].N, back[i].N) || r[i].Remark != back[i].Remark {
			t.Errorf("%v, want %v", back[i], r[i])
		}
	}
}

func TestReadingSaysWhatIsWrongWhere(t *testing.T) {
	for text, want := range map[string]string{
		"wood 1: 1 2\n":                        `f.txt: "start" is missing`,
		"# a\n\nwood 1: 1\nstart: 1\n":         `f.txt:3: "wood 1" has 1 numbers, not 2`,
		"wood 1: 1 2\nstart: 1 2\n":            `f.txt:2: "start" has 2 numbers, not 1`,
		"wood 1: 1 2\nstrat: 1\n":              `f.txt:2: nothing is called "strat"`,
		"start: 1\nwood 1: 1 2\nstart: 2\n":    `f.txt:3: "start" a second time, first in line 1`,
		"start 1\n":                            `f.txt:1: "start 1" has no colon after a name`,
		"start: one\n":                         `f.txt:1: "start" has "one", which is no whole number of 32 bits`,
		"start: 99999999999\n":                 `f.txt:1: "start" has "99999999999", which is no whole number of 32 bits`,
		"start: 1.5 # half\nwood 1: 1 2\n":     `f.txt:1: "start" has "1.5", which is no whole number of 32 bits`,
		"start: 1 # fine\n\nwood 1: 1 # 2\n\n": `f.txt:3: "wood 1" has 1 numbers, not 2`,
	} {
		if err := Read("f.txt", text, rows()); err == nil || err.Error() != want {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
}

func TestWhatTheProgramCarriesMustBeRight(t *testing.T) {
	defer func() {
		if err, ok := recover().(error); !ok || !strings.Contains(err.Error(), "missing") {
			t.Errorf("recovered %v, want what is missing", err)
		}
	}()
	Must("f.txt", "", rows())
}
