package rules_test

import (
	"encoding/json"
	"testing"

	"tilestead/rules"
)

func TestPointsAreWrittenAndRead(t *testing.T) {
	for p, want := range map[rules.Points]string{
		0: "0", 1: "0.5", -1: "-0.5", 24: "12", 25: "12.5", -6: "-3", -7: "-3.5", rules.Whole(103): "103",
	} {
		if got := p.String(); got != want {
			t.Errorf("%d halves are %q, want %q", int(p), got, want)
		}
		if got, err := rules.ParsePoints(want); got != p || err != nil {
			t.Errorf("%q is read as %d halves, %v; want %d", want, int(got), err, int(p))
		}
		b, err := json.Marshal([]rules.Points{p})
		var back []rules.Points
		if err != nil || string(b) != "["+want+"]" || json.Unmarshal(b, &back) != nil || back[0] != p {
			t.Errorf("%q becomes %s and %v, %v", want, b, back, err)
		}
		if p.Float() != float64(p)/2 || rules.Whole(p.Whole()) > p || rules.Whole(p.Whole()+1) <= p {
			t.Errorf("%q is %v, %d whole", want, p.Float(), p.Whole())
		}
	}
	for _, text := range []string{"", "x", "1.", ".5", "1.2", "1.50", "1e3", "--1", "9999999999"} {
		if p, err := rules.ParsePoints(text); err == nil {
			t.Errorf("%q is read as %v", text, p)
		}
	}
}
