package rules_test

import (
	"testing"

	"tilestead/rules"
)

// Copies lent at a time are different ones, each of the position as it is now.
func TestScratch(t *testing.T) {
	s := toyTitle.New(rules.Setup{})
	var p rules.Scratch
	var die rules.Action
	try := func() {
		a := p.Copy(s)
		a.Do(die, nil)
		b := p.Copy(a)
		if a == b || a == s || rules.Hash(b) != rules.Hash(a) || rules.Hash(a) == rules.Hash(s) {
			t.Errorf("copies %v and %v of %v", a, b, s)
		}
		p.Return(b)
		p.Return(a)
	}
	for range 3 {
		die = s.Legal(nil)[0]
		try()
		s.Do(die, nil)
	}
}
