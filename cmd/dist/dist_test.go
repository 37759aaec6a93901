package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"debug/pe"
	"encoding/binary"
	"encoding/xml"
	"errors"
	"image"
	"image/png"
	"io"
	"os"
	"strings"
	"testing"
	"unicode/utf16"
	"unicode/utf8"

	"tilestead/titles"
)

// The tests, like the command, work in the project's folder.
func TestMain(m *testing.M) {
	if err := os.Chdir("../.."); err != nil {
		panic(err)
	}
	os.Exit(m.Run())
}

// What go build links into the Windows program is what its sources give, for
// this version.
func TestResourceIsUpToDate(t *testing.T) {
	v, err := version("main.go")
	if err != nil {
		t.Fatal(err)
	}
	want, err := windowsResource(v)
	if err != nil {
		t.Fatal(err)
	}
	if have, err := os.ReadFile(resourceFile); err != nil || !bytes.Equal(have, want) {
		t.Errorf("%s is old (%v): make generate writes it", resourceFile, err)
	}
}

func TestResource(t *testing.T) {
	data, err := windowsResource("1.22.333")
	if err != nil {
		t.Fatal(err)
	}
	f, err := pe.NewFile(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	s := f.Section(".rsrc")
	if s == nil || f.Machine != pe.IMAGE_FILE_MACHINE_AMD64 {
		t.Fatal("it is no object file with resources for amd64")
	}
	section, err := s.Data()
	if err != nil {
		t.Fatal(err)
	}
	all, err := resources(section, 0)
	if err != nil {
		t.Fatal(err)
	}
	if int(s.NumberOfRelocations) != len(all) || len(all) != len(windowsIcons)+3 {
		t.Errorf("%d resources, %d places to relocate", len(all), s.NumberOfRelocations)
	}
	found := map[uint32]int{}
	for _, r := range all {
		found[r.kind]++
		switch r.kind {
		case kindIcon:
			m, err := png.Decode(bytes.NewReader(r.data))
			if err != nil || m.Bounds().Dx() != windowsIcons[r.name-1] {
				t.Errorf("icon %d: %v", r.name, err)
			}
		case kindGroup:
			if n := binary.LittleEndian.Uint16(r.data[4:]); int(n) != len(windowsIcons) || len(r.data) != 6+14*int(n) {
				t.Errorf("the group holds %d icons in %d bytes", n, len(r.data))
			}
		case kindVersion:
			var wide []byte
			for _, u := range utf16.Encode([]rune("1.22.333")) {
				wide = binary.LittleEndian.AppendUint16(wide, u)
			}
			if bytes.Count(r.data, wide) != 2 || int(binary.LittleEndian.Uint16(r.data)) != len(r.data) {
				t.Error("the version's block does not hold the version twice")
			}
		case kindManifest:
			if !strings.Contains(string(r.data), `version="1.22.333.0"`) {
				t.Errorf("the manifest is %s", r.data)
			}
			wellFormed(t, r.data)
		}
	}
	if found[kindIcon] != len(windowsIcons) || found[kindGroup] != 1 || found[kindVersion] != 1 ||
		found[kindManifest] != 1 {
		t.Errorf("resources by kind: %v", found)
	}
	if _, err := resources(section[:40], 0); err == nil {
		t.Error("half a tree is read")
	}
}

func wellFormed(t *testing.T, data []byte) {
	t.Helper()
	d := xml.NewDecoder(bytes.NewReader(data))
	for {
		if _, err := d.Token(); errors.Is(err, io.EOF) {
			return
		} else if err != nil {
			t.Fatal(err)
		}
	}
}

func TestIcns(t *testing.T) {
	data, err := icns(func(px int) ([]byte, error) {
		var b bytes.Buffer
		err := png.Encode(&b, image.NewGray(image.Rect(0, 0, px, px)))
		return b.Bytes(), err
	})
	if err != nil {
		t.Fatal(err)
	}
	if string(data[:4]) != "icns" || int(binary.BigEndian.Uint32(data[4:])) != len(data) {
		t.Fatal("the head is wrong")
	}
	rest, n := data[8:], 0
	for len(rest) > 0 {
		size := int(binary.BigEndian.Uint32(rest[4:]))
		m, err := png.DecodeConfig(bytes.NewReader(rest[8:size]))
		if err != nil || m.Width != icnsKinds[n].px || string(rest[:4]) != icnsKinds[n].kind {
			t.Errorf("part %d is %q, %d pixels, %v", n, rest[:4], m.Width, err)
		}
		rest, n = rest[size:], n+1
	}
	if n != len(icnsKinds) {
		t.Errorf("%d parts, want %d", n, len(icnsKinds))
	}
}

// The desktop's files agree on the program's name, version and icon.
func TestDescriptions(t *testing.T) {
	v, err := version("main.go")
	if err != nil {
		t.Fatal(err)
	}
	for name, wants := range map[string][]string{
		"packaging/linux/" + id + ".desktop": {"Exec=tilestead\n", "Icon=" + id + "\n",
			"Categories=Game;BoardGame;\n", "Comment[de]=", "Comment[ru]=", "Comment[sk]="},
		"packaging/linux/" + id + ".metainfo.xml": {"<id>" + id + "</id>", id + ".desktop</launchable>",
			`<release version="` + v + `"`},
		"packaging/macos/Info.plist": {"<string>" + id + "</string>", "<key>NSHighResolutionCapable</key>\n\t<true/>",
			"<key>LSMinimumSystemVersion</key>"},
	} {
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, w := range wants {
			if !strings.Contains(string(data), w) {
				t.Errorf("%s lacks %q", name, w)
			}
		}
		if !strings.HasSuffix(name, ".desktop") {
			wellFormed(t, data)
		}
		for _, title := range titles.All { // whoever looks for a game by its name finds it
			if word := strings.ToUpper(title.ID[:1]) + title.ID[1:]; strings.Contains(name, "linux") &&
				strings.Count(string(data), word) < 3 {
				t.Errorf("%s does not name %s in every language that writes it so", name, word)
			}
		}
	}
}

// Archives keep names, contents and what can be run, and are the same each time.
func TestPack(t *testing.T) {
	files := []file{{"top/tilestead", []byte("program"), true}, {"top/share/a.txt", []byte("text"), false}}
	for _, name := range []string{"a.zip", "a.tar.gz"} {
		data, err := pack(name, files)
		if err != nil {
			t.Fatal(err)
		}
		again, err := pack(name, files)
		if err != nil || !bytes.Equal(data, again) {
			t.Errorf("%s differs the second time (%v)", name, err)
		}
		back, err := unpack(name, data)
		if err != nil {
			t.Fatal(err)
		}
		for i, f := range files {
			if len(back) != len(files) || back[i].name != f.name || back[i].run != f.run ||
				!bytes.Equal(back[i].data, f.data) {
				t.Errorf("%s: %+v became %+v", name, files, back)
				break
			}
		}
	}
	for _, bad := range []string{"/etc/passwd", "a/../b", "top/share/a.txt"} {
		if _, err := pack("a.zip", append(files, file{name: bad})); err == nil {
			t.Errorf("%s was packed", bad)
		}
	}
}

func unpack(name string, data []byte) (files []file, err error) {
	if strings.HasSuffix(name, ".zip") {
		z, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
		if err != nil {
			return nil, err
		}
		for _, f := range z.File {
			r, err := f.Open()
			if err != nil {
				return nil, err
			}
			b, err := io.ReadAll(r)
			if err != nil {
				return nil, err
			}
			files = append(files, file{f.Name, b, f.Mode()&0o111 != 0})
		}
		return files, nil
	}
	g, err := gzip.NewReader(bytes.NewReader(data))
	if err != nil {
		return nil, err
	}
	for t := tar.NewReader(g); ; {
		h, err := t.Next()
		if errors.Is(err, io.EOF) {
			return files, nil
		}
		if err != nil {
			return nil, err
		}
		b, err := io.ReadAll(t)
		if err != nil {
			return nil, err
		}
		files = append(files, file{h.Name, b, h.Mode&0o111 != 0})
	}
}

// Two programs joined are found again by who reads universal files.
func TestUniversal(t *testing.T) {
	if err := checkMac(universal([]slice{{"amd64", []byte("x")}, {"arm64", []byte("y")}})); err == nil {
		t.Error("two texts are taken for programs")
	}
	data := universal([]slice{{"amd64", bytes.Repeat([]byte("x"), 20000)}, {"arm64", []byte("y")}})
	at := binary.BigEndian.Uint32(data[8+20+8:])
	if at%(1<<sliceAlign) != 0 || data[at] != 'y' || len(data)%(1<<sliceAlign) != 0 {
		t.Errorf("the second program lies at %d of %d", at, len(data))
	}
}

// Each system's README says in all languages how to start the game and where
// its saves are, and fits an editor of eighty columns.
func TestReadmes(t *testing.T) {
	for system, wants := range map[string][]string{
		"linux":   {"./tilestead", "./install.sh", "--remove", "~/.config/tilestead", "libgl1 libx11-6"},
		"windows": {"Tilestead.exe", `%AppData%\tilestead`},
		"macos":   {"~/Library/Application Support/tilestead", "Ctrl"},
		"web":     {"python3 -m http.server", "https", "WebGL 2"},
	} {
		f, err := readme(system, "README.txt")
		if err != nil {
			t.Fatal(err)
		}
		text := string(f.data)
		at := 0
		for _, lang := range []string{"ENGLISH", "DEUTSCH", "ПО-РУССКИ", "PO SLOVENSKY", ""} {
			end := strings.Index(text[at:], lang)
			if lang == "" {
				end = len(text) - at
			}
			if end < 0 {
				t.Fatalf("%s: there is no %s", system, lang)
			}
			for _, want := range wants {
				if at > 0 && !strings.Contains(text[at:at+end], want) {
					t.Errorf("%s: before %q it does not say %q", system, lang, want)
				}
			}
			at += end + len(lang)
		}
		for line := range strings.Lines(text) {
			if n := utf8.RuneCountInString(strings.TrimRight(line, "\r\n")); n > 88 {
				t.Errorf("%s: a line of %d letters: %s", system, n, line)
			}
		}
		if windows := system == "windows" || system == "web"; strings.Contains(text, "\r\n") != windows {
			t.Errorf("%s: the ends of lines are another system's", system)
		}
	}
}
