package montana

import "testing"

// A kind of action has all that is asked of it, or this names what its row lacks.
func TestKindsAreWhole(t *testing.T) {
	for k := KindTile; k <= KindKeep; k++ {
		r := &kinds[k]
		if r.name == "" || r.lines == nil || r.does == nil {
			t.Errorf("kind %d, %q, has no name, no lines or no does", k, r.name)
		}
		if r.fields != nil && r.writes == nil {
			t.Errorf("%s has fields, and no writes", r.name)
		}
	}
}

// A step has all that is asked of it, or this names what its row lacks.
func TestStepsAreWhole(t *testing.T) {
	for k := StepTile; k <= StepNext; k++ {
		r := &steps[k]
		if r.name == "" {
			t.Errorf("step %d has no name", k)
		}
		if r.waits == nil && r.lists == nil {
			t.Errorf("%s has neither waits nor lists", r.name)
		}
		if (r.lists == nil) != (r.prompt == "") {
			t.Errorf("%s has one of lists and prompt, and not the other", r.name)
		}
		if r.chance && r.lists == nil {
			t.Errorf("%s is decided by chance, and has no lists", r.name)
		}
	}
}
