package main

import (
	"bytes"
	"cmp"
	"fmt"
	"image/png"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"tilestead/assets/paint"
)

// id is what the program is called where names must be unique.
const id = "org.tilestead.Tilestead"

// A maker makes the contents of the archives.
type maker struct {
	version  string
	temp     string
	web      string
	pictures string // the address of docs/pictures; "": they are not on the web
}

// program builds the game for a system and an architecture.
func (m *maker) program(goos, goarch string) ([]byte, error) {
	out := filepath.Join(m.temp, goos+"-"+goarch)
	flags := "-s -w"
	if goos == "windows" {
		flags += " -H windowsgui" // no console beside the window
	}
	cmd := exec.Command(cmp.Or(os.Getenv("GO"), "go"), "build", "-trimpath", "-ldflags", flags, "-o", out, ".")
	cmd.Env = append(os.Environ(), "GOOS="+goos, "GOARCH="+goarch, "CGO_ENABLED=0")
	if said, err := cmd.CombinedOutput(); err != nil {
		return nil, fmt.Errorf("%w\n%s", err, said)
	}
	return os.ReadFile(out)
}

// read reads files of the project; to is where they go in the archive.
func read(to map[string]string) (files []file, err error) {
	for from, name := range to {
		data, err := os.ReadFile(from)
		if err != nil {
			return nil, err
		}
		files = append(files, file{name: name, data: data, run: strings.HasSuffix(name, ".sh")})
	}
	return files, nil
}

// licences are the licences of all that ships, in a folder.
func licences(folder, ext string) ([]file, error) {
	files, err := read(map[string]string{"LICENSE": folder + "LICENSE" + ext, "LICENSES": folder + "LICENSES" + ext})
	if ext != "" {
		for i := range files {
			files[i].data = forWindows(files[i].data)
		}
	}
	return sorted(files), err
}

// forWindows is a text with the ends of lines that editors of Windows want.
func forWindows(text []byte) []byte {
	return bytes.ReplaceAll(text, []byte("\n"), []byte("\r\n"))
}

// readme is the text that says how to start, install and remove what is in an
// archive, in the game's languages.
func readme(system, name string) (file, error) {
	text, err := os.ReadFile("packaging/" + system + "/README.txt")
	if system == "windows" || system == "web" {
		text = append([]byte("\ufeff"), forWindows(text)...) // older editors know UTF-8 by its mark
	}
	return file{name: name, data: text}, err
}

// painted holds the icons that were painted already, by their width.
var painted = map[int][]byte{}

// icon paints the program's icon as a PNG.
func icon(px int) ([]byte, error) {
	if painted[px] == nil {
		var b bytes.Buffer
		if err := (&png.Encoder{CompressionLevel: png.BestCompression}).Encode(&b,
			paint.AppIcon(px, false)); err != nil {
			return nil, err
		}
		painted[px] = b.Bytes()
	}
	return painted[px], nil
}

// linuxIcons are the sizes that the desktops of Linux look for.
var linuxIcons = []int{16, 24, 32, 48, 64, 128, 256, 512}

func (m *maker) linux(goarch string) ([]file, error) {
	top := "tilestead-" + m.version + "-linux-" + goarch + "/"
	game, err := m.program("linux", goarch)
	if err != nil {
		return nil, err
	}
	files := []file{{name: top + "tilestead", data: game, run: true}}
	more, err := read(map[string]string{
		"packaging/linux/README.txt":              top + "README.txt",
		"packaging/linux/install.sh":              top + "install.sh",
		"packaging/linux/" + id + ".desktop":      top + "share/applications/" + id + ".desktop",
		"packaging/linux/" + id + ".metainfo.xml": top + "share/metainfo/" + id + ".metainfo.xml",
	})
	if err != nil {
		return nil, err
	}
	for i, f := range more {
		if !strings.HasSuffix(f.name, ".metainfo.xml") {
			continue
		}
		if more[i].data, err = screenshots(f.data, m.pictures); err != nil {
			return nil, err
		}
		if !bytes.Contains(f.data, []byte("<release version=\""+m.version+"\"")) {
			return nil, fmt.Errorf("%s has no release %s", f.name, m.version)
		}
	}
	files = append(files, sorted(more)...)
	for _, px := range linuxIcons {
		data, err := icon(px)
		if err != nil {
			return nil, err
		}
		files = append(files, file{name: fmt.Sprintf("%sshare/icons/hicolor/%dx%d/apps/%s.png", top, px, px, id),
			data: data})
	}
	more, err = licences(top, "")
	return append(files, more...), err
}

func (m *maker) windows() ([]file, error) {
	top := "Tilestead/"
	want, err := windowsResource(m.version)
	if err != nil {
		return nil, err
	}
	if have, err := os.ReadFile(resourceFile); err != nil || !bytes.Equal(have, want) {
		return nil, fmt.Errorf("%s is missing or old: make generate writes it", resourceFile)
	}
	game, err := m.program("windows", "amd64")
	if err != nil {
		return nil, err
	}
	if err := checkWindows(game, m.version); err != nil {
		return nil, err
	}
	about, err := readme("windows", top+"README.txt")
	if err != nil {
		return nil, err
	}
	more, err := licences(top, ".txt")
	return append([]file{{name: top + "Tilestead.exe", data: game, run: true}, about}, more...), err
}

func (m *maker) macos() ([]file, error) {
	const top = "Tilestead.app/Contents/"
	var slices []slice
	for _, goarch := range []string{"amd64", "arm64"} {
		game, err := m.program("darwin", goarch)
		if err != nil {
			return nil, err
		}
		slices = append(slices, slice{goarch, game})
	}
	game := universal(slices)
	if err := checkMac(game); err != nil {
		return nil, err
	}
	plist, err := os.ReadFile("packaging/macos/Info.plist")
	if err != nil {
		return nil, err
	}
	icons, err := icns(icon)
	if err != nil {
		return nil, err
	}
	files := []file{
		{name: top + "Info.plist", data: bytes.ReplaceAll(plist, []byte("{version}"), []byte(m.version))},
		{name: top + "PkgInfo", data: []byte("APPL????")},
		{name: top + "MacOS/tilestead", data: game, run: true},
		{name: top + "Resources/Tilestead.icns", data: icons},
	}
	more, err := licences(top+"Resources/", "")
	if err != nil {
		return nil, err
	}
	files = append(files, more...)
	more, err = read(map[string]string{"packaging/macos/README.txt": "README.txt"})
	return append(files, more...), err
}

// page is the web folder with the page at its root.
func (m *maker) page() (files []file, err error) {
	err = filepath.WalkDir(m.web, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		data, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		name, err := filepath.Rel(m.web, path)
		files = append(files, file{name: filepath.ToSlash(name), data: data})
		return err
	})
	if err != nil {
		return nil, err
	}
	have := map[string]bool{}
	for _, f := range files {
		have[f.name] = true
	}
	for _, name := range []string{"index.html", "tilestead.wasm", "sw.js", "manifest.webmanifest"} {
		if !have[name] {
			return nil, fmt.Errorf("%s lacks %s: make web builds it", m.web, name)
		}
	}
	about, err := readme("web", "README.txt")
	if err != nil {
		return nil, err
	}
	more, err := licences("", ".txt")
	return append(append(files, about), more...), err
}
