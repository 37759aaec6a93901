// Command dist makes what people install out of the sources in the working
// directory: archives for Linux, Windows and macOS and the web folder, each with
// the licences of all that ships, and checks their structure.
//
// With -here it makes those alone that this machine can start: its own and the web folder's.
// With -resource it only writes the file that go build links into the Windows
// program: its icon, version and manifest.
package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
)

func main() {
	out := flag.String("out", "build/dist", "`folder` for the archives")
	web := flag.String("web", "build/web", "`folder` of the built web page")
	pictures := flag.String("pictures", "", "`address` where software centres can fetch docs/pictures")
	here := flag.Bool("here", false, "only the archives for this system and for the web")
	resource := flag.Bool("resource", false, "only write "+resourceFile)
	flag.Parse()
	if err := run(*out, *web, *pictures, *here, *resource); err != nil {
		fmt.Fprintln(os.Stderr, "dist:", err)
		os.Exit(1)
	}
}

func run(out, web, pictures string, here, resource bool) error {
	v, err := version("main.go")
	if err != nil {
		return err
	}
	if resource {
		data, err := windowsResource(v)
		if err != nil {
			return err
		}
		return os.WriteFile(resourceFile, data, 0o644)
	}
	temp, err := os.MkdirTemp("", "tilestead-dist-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(temp)
	if err := os.MkdirAll(out, 0o755); err != nil {
		return err
	}
	m := maker{version: v, temp: temp, web: web, pictures: pictures}
	for _, p := range []struct {
		name string
		make func() ([]file, error)
	}{
		{"tilestead-" + v + "-linux-amd64.tar.gz", func() ([]file, error) { return m.linux("amd64") }},
		{"tilestead-" + v + "-linux-arm64.tar.gz", func() ([]file, error) { return m.linux("arm64") }},
		{"tilestead-" + v + "-windows-amd64.zip", m.windows},
		{"tilestead-" + v + "-macos.zip", m.macos},
		{"tilestead-" + v + "-web.zip", m.page},
	} {
		if here && !startsHere(p.name) {
			continue
		}
		files, err := p.make()
		if err != nil {
			return fmt.Errorf("%s: %w", p.name, err)
		}
		data, err := pack(p.name, files)
		if err != nil {
			return fmt.Errorf("%s: %w", p.name, err)
		}
		if err := os.WriteFile(filepath.Join(out, p.name), data, 0o644); err != nil {
			return err
		}
		fmt.Printf("%-40s %6.1f MB\n", p.name, float64(len(data))/1e6)
	}
	return nil
}

// startsHere says whether an archive is for this system and processor, or for the web.
func startsHere(name string) bool {
	system := runtime.GOOS + "-" + runtime.GOARCH
	if runtime.GOOS == "darwin" {
		system = "macos"
	}
	return strings.Contains(name, "-"+system+".") || strings.HasSuffix(name, "-web.zip")
}

// version reads the program's version from its source.
func version(source string) (string, error) {
	data, err := os.ReadFile(source)
	if err != nil {
		return "", err
	}
	m := regexp.MustCompile(`(?m)^const version = "(\d+\.\d+\.\d+)"$`).FindSubmatch(data)
	if m == nil {
		return "", fmt.Errorf("%s has no line `const version = \"1.2.3\"`", source)
	}
	return string(m[1]), nil
}
