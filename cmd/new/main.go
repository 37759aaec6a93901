// Command new prints the lists of titles that each layer has from titles/box.txt.
package main

import (
	"fmt"
	"os"
)

func main() {
	if err := writeLists("."); err != nil {
		fmt.Fprintln(os.Stderr, "new:", err)
		os.Exit(1)
	}
}
