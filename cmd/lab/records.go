package main

import (
	"encoding/json"
	"fmt"
	"io"
	"os"

	"tilestead/rules/carcassonne"
	carcassonnerecord "tilestead/rules/carcassonne/record"
	"tilestead/rules/montana"
	montanarecord "tilestead/rules/montana/record"
	"tilestead/titles"
)

// recorders replay recorded games of other programs, by title.
var recorders = map[string]func(r io.Reader, report func(string)) (agree, total int, err error){
	carcassonne.Title.ID: carcassonnerecord.Agree,
	montana.Title.ID:     montanarecord.Agree,
}

type recordsResult struct {
	Title string `json:"title"`
	Agree int    `json:"agree"`
	Games int    `json:"games"`
}

// runRecords replays recorded games and reports the first difference of each
// that does not agree.
func runRecords(l *lab, args []string) error {
	f := l.flags("records", "[-title TITLE] FILE...")
	title := f.String("title", titles.All[0].ID, "the `TITLE` that was recorded: "+titleNames())
	asJSON := f.Bool("json", false, "end with one line holding the result as a JSON object")
	if err := f.parseFiles(args); err != nil {
		return err
	}
	replay, ok := recorders[*title]
	if !ok {
		_, err := titles.Find(*title)
		return f.wrong("-title: %v", err)
	}
	if f.NArg() == 0 {
		return f.wrong("name at least one file of recorded games")
	}
	res := recordsResult{Title: *title}
	broken := false
	for _, name := range f.Args() {
		file, err := os.Open(name)
		if err != nil {
			return err
		}
		agree, total, err := replay(file, func(s string) { fmt.Fprintln(l.out, s) })
		file.Close()
		if err != nil {
			broken = true
			fmt.Fprintf(l.out, "%s: %v\n", name, err)
		}
		res.Agree, res.Games = res.Agree+agree, res.Games+total
	}
	fmt.Fprintf(l.out, "%d of %d agree\n", res.Agree, res.Games)
	if *asJSON {
		if err := json.NewEncoder(l.out).Encode(res); err != nil {
			return err
		}
	}
	if broken || res.Agree < res.Games {
		return errFailed
	}
	return nil
}
