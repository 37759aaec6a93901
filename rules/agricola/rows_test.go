package agricola

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"tilestead/rules/agricola/box"
)

// An op has all that is asked of it, or this names what its row lacks.
func TestOpsAreWhole(t *testing.T) {
	for op := box.Gain; op <= box.Block; op++ {
		r := &theRulebook.ops[op]
		lacks := func(what string, lacking bool) {
			if lacking {
				t.Errorf("op %d, %q, has no %s", op, r.name, what)
			}
		}
		lacks("name", r.name == "")
		lacks("about", r.about == "")
		lacks("asks", r.asks == nil && r.spots == nil)
		lacks("carries, nor actions by which it is done", r.carries == nil && r.by == nil)
		lacks("lists", r.by != nil && r.lists == nil && r.spots == nil)
		own := slices.ContainsFunc(r.by, func(k uint8) bool { return theRulebook.kinds[k].does == nil })
		lacks("does", own && r.does == nil)
		lacks("actions by which it is done beside what it carries", r.alone != nil && r.carries == nil)
	}
}

// What a card lets its owner do or leave has a word.
func TestOffersHaveWords(t *testing.T) {
	for c := range box.Cards {
		for _, o := range Offers(box.Card(c)) {
			if o.What == "" {
				t.Errorf("%s: the op of an offer has no word", box.Cards[c].ID)
			}
		}
	}
}

// A kind of action has all that is asked of it, or this names what its row lacks. What no row
// does is a choice of an effect, and done by an op.
func TestKindsAreWhole(t *testing.T) {
	var done []uint8
	for i := range theRulebook.ops {
		done = append(done, theRulebook.ops[i].by...)
	}
	for k := KindFirst; k <= KindOrder; k++ {
		r := &theRulebook.kinds[k]
		if r.name == "" || r.lines == nil {
			t.Errorf("kind %d, %q, has no name, or no lines", k, r.name)
		}
		if r.fields != nil && r.writes == nil {
			t.Errorf("%s has fields, and no writes", r.name)
		}
		if r.does == nil && !slices.Contains(done, k) {
			t.Errorf("%s has no does, and no op does it", r.name)
		}
		for _, l := range r.lines {
			if first, _, _ := strings.Cut(l, " "); first != r.name {
				t.Errorf("%s is written %q", r.name, l)
			}
		}
	}
}

// A step has all that is asked of it, or this names what its row lacks.
func TestStepsAreWhole(t *testing.T) {
	for k := firstStep; k <= openStep; k++ {
		r := &theRulebook.steps[k]
		if r.name == "" {
			t.Errorf("step %d has no name", k)
		}
		if r.auto == nil && r.lists == nil {
			t.Errorf("%s has neither auto nor lists", r.name)
		}
		if (r.lots == nil) != (r.lot == nil) || r.lots != nil && r.lists == nil {
			t.Errorf("%s has one of lots, lot and lists, and not the others", r.name)
		}
	}
}

// A number has all that is asked of it.
func TestCountsAreWhole(t *testing.T) {
	for of := box.CountMajors; int(of) < len(counts); of++ {
		if counts[of].of == nil {
			t.Errorf("count %d has no of", of)
		}
	}
}

// Every family of rows is in the rulebook.
func TestFamiliesAreInTheRulebook(t *testing.T) {
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	all := ""
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		all += string(text)
	}
	families := regexp.MustCompile(`(?m)^func (\w+Rows)\(r \*rulebook\)`).FindAllStringSubmatch(all, -1)
	if len(families) < 30 {
		t.Errorf("only %d families found", len(families))
	}
	_, list, _ := strings.Cut(all, "[...]func(*rulebook){")
	list, _, _ = strings.Cut(list, "}")
	for _, f := range families {
		if !regexp.MustCompile(`\b` + f[1] + `,`).MatchString(list) {
			t.Errorf("%s is not in the rulebook", f[1])
		}
	}
}
