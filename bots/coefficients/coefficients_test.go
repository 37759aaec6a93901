package coefficients

import (
	"strings"
	"testing"
)

// kept is a set of coefficients.
type kept struct {
	wood  [2]int
	start [1]int
}

func (k *kept) rows() []Row {
	return []Row{{"wood 1", k.wood[:]}, {"start", k.start[:]}}
}

func TestRewritingChangesNumbersOnly(t *testing.T) {
	const text = "# a: remark\n\nwood 1: 1 2\nother: 7\nstart: 3 # the token\n"
	k := kept{[2]int{3, -40}, [1]int{5}}
	got := Rewrite(text, k.rows())
	if want := "# a: remark\n\nwood 1: 3 -40\nother: 7\nstart: 5 # the token\n"; got != want {
		t.Errorf("rewritten %q, want %q", got, want)
	}
	var back kept
	if err := Read("f.txt", strings.Replace(got, "other: 7", "", 1), back.rows()); err != nil || back != k {
		t.Errorf("read %v, %v; want %v", back, err, k)
	}
}

func TestReadingSaysWhatIsWrongWhere(t *testing.T) {
	for text, want := range map[string]string{
		"wood 1: 1 2\n":                        `f.txt: "start" is missing`,
		"# a\n\nwood 1: 1\nstart: 1\n":         `f.txt:3: "wood 1" has 1 numbers, not 2`,
		"wood 1: 1 2\nstart: 1 2\n":            `f.txt:2: "start" has 2 numbers, not 1`,
		"wood 1: 1 2\nstrat: 1\n":              `f.txt:2: "strat" is no name of a row`,
		"start: 1\nwood 1: 1 2\nstart: 2\n":    `f.txt:3: "start" stands there again, first in line 1`,
		"start 1\n":                            `f.txt:1: "start 1" is no name of a row`,
		"start: one\n":                         `f.txt:1: "start" has one, which is no whole number of 32 bits`,
		"start: 99999999999\n":                 `f.txt:1: "start" has 99999999999, which is no whole number of 32 bits`,
		"start: 1.5 # half\nwood 1: 1 2\n":     `f.txt:1: "start" has 1.5, which is no whole number of 32 bits`,
		"start: 1 # fine\n\nwood 1: 1 # 2\n\n": `f.txt:3: "wood 1" has 1 numbers, not 2`,
	} {
		if err := Read("f.txt", text, new(kept).rows()); err == nil || err.Error() != want {
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
	Must("f.txt", "", new(kept).rows())
}
