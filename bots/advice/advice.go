// Package advice is what bots tell a person about a decision, and the text in
// which it comes from the browser's worker.
package advice

import (
	"fmt"
	"strconv"
	"strings"

	"tilestead/rules"
)

// An Advice is one action worth doing and why.
type Advice struct {
	Action rules.Action
	Value  int      // of the position it leads to, in hundredths of the title's unit
	Why    []Reason // the most important first
}

// A Reason is a part of why an action is good or bad. Its key is that of its
// entry in the rules reference; its text is "hint.TITLE.KEY", with ".why"
// behind it the sentence that explains it.
type Reason struct {
	Key string
	N   int // its worth, in hundredths of the title's unit
}

// Write is advice for a position as text: a line for each action, the best
// first, with its value, why, and its notation.
//
//	134 goods:90,end:-12 work mine.a
func Write(s rules.State, list []Advice) string {
	var lines []string
	for _, a := range list {
		lines = append(lines, fmt.Sprintf("%d %s %s", a.Value, writeReasons(a.Why), rules.Notation(s, a.Action)))
	}
	return strings.Join(lines, "\n")
}

// Read reads what Write wrote of the same position. The error says which line
// is wrong.
func Read(s rules.State, text string) (list []Advice, err error) {
	for _, line := range strings.Split(text, "\n") {
		f := strings.SplitN(line, " ", 3)
		if len(f) != 3 {
			return nil, fmt.Errorf("advice: want a value, reasons and an action in %q", line)
		}
		var a Advice
		if a.Value, err = strconv.Atoi(f[0]); err != nil {
			return nil, fmt.Errorf("advice: %q: %w", line, err)
		}
		if a.Why, err = readReasons(f[1]); err != nil {
			return nil, fmt.Errorf("advice: %q: %w", line, err)
		}
		ok := false
		if a.Action, ok = rules.Find(s, f[2]); !ok {
			return nil, fmt.Errorf("advice: %q cannot be done there", f[2])
		}
		list = append(list, a)
	}
	return list, nil
}

func writeReasons(why []Reason) string {
	if len(why) == 0 {
		return "-"
	}
	var list []string
	for _, r := range why {
		list = append(list, r.Key+":"+strconv.Itoa(r.N))
	}
	return strings.Join(list, ",")
}

func readReasons(text string) (why []Reason, err error) {
	if text == "-" {
		return nil, nil
	}
	for _, r := range strings.Split(text, ",") {
		key, n, _ := strings.Cut(r, ":")
		worth, err := strconv.Atoi(n)
		if err != nil {
			return nil, err
		}
		why = append(why, Reason{Key: key, N: worth})
	}
	return why, nil
}
