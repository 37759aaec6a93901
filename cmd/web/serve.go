package main

import (
	"errors"
	"fmt"
	"net"
	"net/http"
	"syscall"
)

// serve serves the folder until it is interrupted. Where the address is taken
// it takes another port of the same machine.
func serve(dir, address string) error {
	ln, err := net.Listen("tcp", address)
	if errors.Is(err, syscall.EADDRINUSE) {
		host, _, _ := net.SplitHostPort(address)
		ln, err = net.Listen("tcp", net.JoinHostPort(host, "0"))
	}
	if err != nil {
		return err
	}
	fmt.Printf("Tilestead is served at http://%s/ (Ctrl+C ends it)\n", ln.Addr())
	return http.Serve(ln, handler(dir))
}

// handler serves the folder as a host of plain files does. Nothing is kept by
// browsers unasked, so that a folder built anew shows at once.
func handler(dir string) http.Handler {
	files := http.FileServer(http.Dir(dir))
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Cache-Control", "no-cache")
		files.ServeHTTP(w, r)
	})
}
