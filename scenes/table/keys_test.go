package table

import "testing"

// No key means two things at once, and what a binding does can be done.
func TestKeysDoNotClash(t *testing.T) {
	for i, a := range bindings {
		if a.in == 0 || a.do == noCommand {
			t.Errorf("binding %d does nothing, or never: %+v", i, a)
		}
		for _, b := range bindings[:i] {
			if a.key == b.key && a.ctrl == b.ctrl && a.in&b.in != 0 {
				t.Errorf("key %v means %v and %v in the phases %b", a.key, b.do, a.do, a.in&b.in)
			}
		}
		for _, turns := range turnBindings {
			if a.key == turns && !a.ctrl && a.in.has(Choosing) {
				t.Errorf("key %v means %v and turns what is in hand", a.key, a.do)
			}
		}
	}
}
