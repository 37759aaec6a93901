package table

import (
	"reflect"
	"testing"
)

// What is said of all advices comes last, so that each begins with what is its own.
func TestHintsAreToldApart(t *testing.T) {
	for name, c := range map[string]struct{ is, want [][]string }{
		"one":          {[][]string{{"a", "b"}}, [][]string{{"a", "b"}}},
		"all begin so": {[][]string{{"a", "b"}, {"a", "c", "d"}, {"a"}}, [][]string{{"b", "a"}, {"c", "d", "a"}, {"a"}}},
		"some do":      {[][]string{{"a", "b"}, {"c"}}, [][]string{{"a", "b"}, {"c"}}},
		"two do": {[][]string{{"a", "b"}, {"a", "c"}, {"d"}, {"a"}},
			[][]string{{"a", "b"}, {"c", "a"}, {"d"}, {"a"}}},
		"nothing": {[][]string{nil, {"c"}}, [][]string{nil, {"c"}}},
	} {
		if tellApart(c.is); !reflect.DeepEqual(c.is, c.want) {
			t.Errorf("%s: %v, want %v", name, c.is, c.want)
		}
	}
}
