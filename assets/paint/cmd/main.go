// Command cmd paints every picture of the game anew: sheets and their index
// into a folder, or with -check compares them with what lies there.
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
