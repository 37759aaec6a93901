package main

import (
	"encoding/json"
	"fmt"
	"os"

	"tilestead/rules/rulestest"
	"tilestead/titles"
)

// holdResult is what `lab verify -json` and `lab script -json` end with.
type holdResult struct {
	Hold int `json:"hold"`
	Of   int `json:"of"`
}

// hold writes the closing lines of a run in which some of so many things held.
func (l *lab) hold(r holdResult, asJSON bool) error {
	fmt.Fprintf(l.out, "%d of %d hold\n", r.Hold, r.Of)
	if asJSON {
		if err := json.NewEncoder(l.out).Encode(r); err != nil {
			return err
		}
	}
	if r.Hold < r.Of {
		return errFailed
	}
	return nil
}

// runScript runs rule scenarios.
func runScript(l *lab, args []string) error {
	f := l.flags("script", "FILE...")
	asJSON := f.Bool("json", false, "end with the result as a JSON object on one line")
	if err := f.parseFiles(args); err != nil {
		return err
	}
	if f.NArg() == 0 {
		return f.wrong("name at least one script")
	}
	var r holdResult
	for _, name := range f.Args() {
		file, err := os.Open(name)
		if err != nil {
			return err
		}
		res, err := rulestest.Script(name, file, titles.Find)
		file.Close()
		for _, e := range res.Failures {
			fmt.Fprintln(l.out, e)
		}
		if err != nil {
			fmt.Fprintln(l.out, err)
		}
		r.Of += res.Of()
		r.Hold += res.Hold()
	}
	return l.hold(r, *asJSON)
}
