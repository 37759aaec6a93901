package rules

import "testing"

func TestForms(t *testing.T) {
	f := Forms{
		Lines: []string{"bid ROW rN", "bid ROW", "go X,Y", "pass"},
		Words: map[string]func(string) bool{"ROW": NameWord("R1", "R2"), "rN": NumberWord("r", 0, 5),
			"X,Y": PairWord("@")},
	}
	for notation, says := range map[string]string{
		"pass": "", "bid R2": "", "bid R1 r5": "", "go @-3,14": "",
		"past":      `"past" is no action; they begin with bid, go, pass`,
		"":          `"" is no action; they begin with bid, go, pass`,
		"bid":       "\"bid\" is no action; want `bid ROW rN` or `bid ROW`",
		"bid R3":    "\"bid R3\" is no action; want `bid ROW rN` or `bid ROW`",
		"bid R1 r6": "\"bid R1 r6\" is no action; want `bid ROW rN` or `bid ROW`",
		"bid  R1":   "\"bid  R1\" is no action; want `bid ROW rN` or `bid ROW`",
		"go 1,2":    "\"go 1,2\" is no action; want `go X,Y`",
		"go @1":     "\"go @1\" is no action; want `go X,Y`",
		"go @01,2":  "\"go @01,2\" is no action; want `go X,Y`",
		"pass now":  "\"pass now\" is no action; want `pass`",
	} {
		err := f.Check(notation)
		if says == "" && err != nil || says != "" && (err == nil || err.Error() != says) {
			t.Errorf("%q: %v, want %q", notation, err, says)
		}
	}
}
