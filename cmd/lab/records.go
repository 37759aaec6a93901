package main

import (
	"compress/gzip"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"strings"

	"tilestead/rules/agricola"
	agricolarecord "tilestead/rules/agricola/record"
	"tilestead/rules/carcassonne"
	carcassonnerecord "tilestead/rules/carcassonne/record"
	"tilestead/rules/montana"
	montanarecord "tilestead/rules/montana/record"
	"tilestead/titles"
)

// recorders replay recorded games of other programs, by title.
var recorders = map[string]func(r io.Reader, report func(string)) (agree, total int, err error){
	agricola.Title.ID:    agricolarecord.Agree,
	carcassonne.Title.ID: carcassonnerecord.Agree,
	montana.Title.ID:     montanarecord.Agree,
}

type recordsResult struct {
	Title string `json:"title"`
	Agree int    `json:"agree"`
	Games int    `json:"games"`
}

// unpacked reads a file of records, packed by gzip where its name ends so.
func unpacked(file *os.File) (io.Reader, error) {
	if strings.HasSuffix(file.Name(), ".gz") {
		return gzip.NewReader(file)
	}
	return file, nil
}

// runRecords replays recorded games and reports the first difference of each
// that does not agree.
func runRecords(l *lab, args []string) error {
	f := l.flags("records", "[-title TITLE] FILE...")
	title := f.String("title", titles.All[0].ID, "the `TITLE` that was recorded: "+titleNames())
	asJSON := f.Bool("json", false, "end with the result as a JSON object on one line")
	if err := f.parseFiles(args); err != nil {
		return err
	}
	replay, ok := recorders[*title]
	if !ok {
		if _, err := titles.Find(*title); err != nil {
			return f.wrong("-title: %v", err)
		}
		return f.wrong("-title: no other program has recorded games of %s", *title)
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
		records, err := unpacked(file)
		if err != nil {
			file.Close()
			return fmt.Errorf("%s: %w", name, err)
		}
		agree, total, err := replay(records, func(s string) { fmt.Fprintln(l.out, s) })
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
