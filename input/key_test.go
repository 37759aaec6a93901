package input

import "testing"

func TestKeyNames(t *testing.T) {
	seen := map[string]bool{}
	var set KeySet
	Keys(func(k Key) {
		if n := k.String(); n == "" || seen[n] {
			t.Errorf("key %d has the name %q", k, n)
		}
		seen[k.String()] = true
		if back, ok := KeyNamed(k.String()); !ok || back != k {
			t.Errorf("%s is found as %d", k, back)
		}
		if set.Has(k) || !set.With(k).Has(k) {
			t.Errorf("%s is not kept in a set", k)
		}
		set = set.With(k)
	})
	Keys(func(k Key) { set = set.Without(k) })
	if set != 0 {
		t.Errorf("the emptied set is %x", set)
	}
}
