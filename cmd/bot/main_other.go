//go:build !js

package main

import (
	"fmt"
	"os"
)

func main() {
	fmt.Fprintln(os.Stderr, "bot: this runs in a worker of the browser; build it with GOOS=js GOARCH=wasm")
	os.Exit(1)
}
