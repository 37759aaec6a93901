package main

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net"
	"net/http"
	"os"
	"path"
	"syscall"
)

// serve serves the folder until it is interrupted.
func serve(dir, address string) error {
	ln, err := listen(address, os.Stdout)
	if err != nil {
		return err
	}
	fmt.Printf("Tilestead is served at http://%s/ (Ctrl+C ends it)\n", ln.Addr())
	return http.Serve(ln, handler(dir))
}

// listen takes the address, or where it is taken another port of the same
// machine, and says so to w.
func listen(address string, w io.Writer) (net.Listener, error) {
	ln, err := net.Listen("tcp", address)
	if err == nil || !errors.Is(err, syscall.EADDRINUSE) {
		if err != nil {
			err = fmt.Errorf("WEB_ADDRESS: expected an address of this machine such as 127.0.0.1:8080: %w", err)
		}
		return ln, err
	}
	host, port, _ := net.SplitHostPort(address)
	ln, err = net.Listen("tcp", net.JoinHostPort(host, "0"))
	if err == nil {
		_, other, _ := net.SplitHostPort(ln.Addr().String())
		fmt.Fprintf(w, "Port %s is taken, perhaps by another make web; this one takes %s. WEB_ADDRESS=%s:9000 make "+
			"web asks for a certain one.\n", port, other, host)
	}
	return ln, err
}

// handler serves the folder as a host of plain files does, with its headers.
// Nothing is kept by browsers unasked, so that a folder built anew shows at once.
func handler(dir string) http.Handler {
	files := http.FileServer(noLists{http.Dir(dir)})
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Cache-Control", "no-cache")
		setHeaders(w.Header(), r.URL.Path)
		files.ServeHTTP(w, r)
	})
}

// noLists is a folder whose folders are not there unless they have a page.
type noLists struct{ http.FileSystem }

// Open opens a file, or a folder that has a page.
func (n noLists) Open(name string) (http.File, error) {
	f, err := n.FileSystem.Open(name)
	if err != nil {
		return nil, err
	}
	if info, err := f.Stat(); err == nil && info.IsDir() {
		page, err := n.FileSystem.Open(path.Join(name, "index.html"))
		if err != nil {
			return nil, errors.Join(fs.ErrNotExist, f.Close())
		}
		_ = page.Close() // it was only looked for
	}
	return f, nil
}
