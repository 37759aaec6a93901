// Command web builds the folder that a browser plays the game from and holds
// it to its budgets. Any host of plain files can serve the folder; with -serve
// this command does so itself, for this machine only.
package main

import (
	"flag"
	"fmt"
	"os"
)

func main() {
	out := flag.String("out", "build/web", "`folder` to build; its contents are replaced")
	serve := flag.String("serve", "", "then serve the folder at this `address`, such as 127.0.0.1:8080")
	flag.Parse()
	if err := run(*out, *serve); err != nil {
		fmt.Fprintln(os.Stderr, "web:", err)
		os.Exit(1)
	}
}

func run(out, address string) error {
	f, err := build(out)
	if err != nil {
		return err
	}
	if err := f.report(os.Stdout); err != nil {
		return err
	}
	if address == "" {
		return nil
	}
	return serve(out, address)
}
