package montana

import (
	"encoding/json"
	"reflect"
	"strings"
	"testing"
)

// The program's own reader finds what encoding/json finds.
func TestFormIsReadAsJSON(t *testing.T) {
	for _, text := range []string{string(componentsJSON), `{}`, `"a \"b\" é\n"`, " -12.5 ", `null`,
		`[1, [true, false], {"a": {"b": null}}]`} {
		got, err := readForm(text)
		var want any
		if e := json.Unmarshal([]byte(text), &want); err != nil || e != nil {
			t.Fatal(err, e)
		}
		if !reflect.DeepEqual(got.value, want) {
			t.Errorf("%.40s: %v, want %v", text, got.value, want)
		}
	}
}

func TestFormSaysInWhichLineItIsWrong(t *testing.T) {
	for text, says := range map[string]string{
		"{\n\"a\": 1,\n}": "line 3: nothing follows", "[1 2]": "line 1: want a comma", "{\"a\" 1}": `"a" has no value`,
		"[1": "want a comma", "\"a": "does not end", "[one]": `"one" is no number`,
		"1 2": "something is left", "{a: 1}": "in quotes", "": `"" is no number`,
	} {
		if _, err := readForm(text); err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("%q: %v, want %q", text, err, says)
		}
	}
}
