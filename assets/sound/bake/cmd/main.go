// Command cmd makes every effect of the game again from its recipe, or with
// -check compares the files in the folder with the recipes; with -wav it writes
// them as WAV files.
package main

import (
	"flag"
	"fmt"
	"os"

	"tilestead/assets/sound/bake"
)

func main() {
	dir := flag.String("dir", "effects", "folder of the packed effects")
	check := flag.Bool("check", false, "compare with the folder and change nothing")
	wav := flag.String("wav", "", "write the effects as WAV files into this folder and nothing else")
	flag.Parse()
	var err error
	switch {
	case *wav != "":
		err = bake.WriteWAV(*wav)
	case *check:
		err = bake.Check(*dir)
	default:
		err = bake.Write(*dir)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
