// Command systems reads the program as the compiler would for each of the systems
// that are named, such as windows/amd64, with all that it imports, and says what is
// wrong with its types there. That takes seconds where compiling takes minutes.
package main

import (
	"fmt"
	"os"
	"strings"

	"golang.org/x/tools/go/packages"
)

func main() {
	wrong := 0
	for _, system := range os.Args[1:] {
		fmt.Println(system)
		n, err := check(system)
		if err != nil {
			fmt.Fprintf(os.Stderr, "systems: %s: %v\n", system, err)
			os.Exit(2)
		}
		wrong += n
	}
	if wrong > 0 {
		os.Exit(1)
	}
}

// check gives the number of faults in the packages of the working directory's module.
func check(system string) (faults int, err error) {
	goos, goarch, ok := strings.Cut(system, "/")
	if !ok {
		return 0, fmt.Errorf("want a system and a processor, such as linux/arm64")
	}
	all, err := packages.Load(&packages.Config{
		Mode: packages.LoadAllSyntax,
		Env:  append(os.Environ(), "GOOS="+goos, "GOARCH="+goarch, "CGO_ENABLED=0"),
	}, "./...")
	if err != nil {
		return 0, err
	}
	if len(all) == 0 {
		return 0, fmt.Errorf("no packages here")
	}
	return packages.PrintErrors(all), nil
}
