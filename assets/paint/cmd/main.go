// Command cmd repaints every picture of the game: it writes the sheets and their
// index to a folder, or with -check compares them with what the folder holds.
package main

import (
	"flag"
	"fmt"
	"os"

	"tilestead/assets/paint"
)

func main() {
	dir := flag.String("dir", ".", "folder of index.txt and sheets/")
	check := flag.Bool("check", false, "compare with the folder and change nothing")
	flag.Parse()
	book := paint.All()
	do := book.Write
	if *check {
		do = book.Check
	}
	if err := do(*dir); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
