// Command new makes the folders of a new title: rules, board, bots, pictures and
// words of the smallest game that can be played, with the tests that lead on from
// there. The title becomes a line of titles/box.txt, from which the lists of all
// layers are printed. With -lists it prints those alone.
package main

import (
	"flag"
	"fmt"
	"os"
)

func main() {
	lists := flag.Bool("lists", false, "only print the lists of titles anew, from "+boxFile)
	flag.Usage = func() {
		fmt.Fprintln(os.Stderr, "usage: go run ./cmd/new TITLE, in the folder with go.mod")
		flag.PrintDefaults()
	}
	flag.Parse()
	if err := run(*lists, flag.Args()); err != nil {
		fmt.Fprintln(os.Stderr, "new:", err)
		os.Exit(1)
	}
}

func run(lists bool, names []string) error {
	switch {
	case lists && len(names) == 0:
		return writeLists(".")
	case lists || len(names) != 1:
		return fmt.Errorf("name one title, or give -lists")
	}
	t := title(names[0])
	if err := t.write("."); err != nil {
		return err
	}
	fmt.Print(t.next())
	return nil
}
