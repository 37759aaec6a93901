package main

import (
	"encoding/xml"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// With an address the metainfo names pictures that are there; without one it
// stays as it is.
func TestScreenshots(t *testing.T) {
	plain, err := os.ReadFile("packaging/linux/" + id + ".metainfo.xml")
	if err != nil {
		t.Fatal(err)
	}
	if same, err := screenshots(plain, ""); err != nil || string(same) != string(plain) {
		t.Errorf("without an address: %v", err)
	}
	data, err := screenshots(plain, "https://example.org/a?b&c/")
	if err != nil {
		t.Fatal(err)
	}
	var read struct {
		Shots []struct {
			Type     string   `xml:"type,attr"`
			Captions []string `xml:"caption"`
			Image    string   `xml:"image"`
		} `xml:"screenshots>screenshot"`
	}
	if err := xml.Unmarshal(data, &read); err != nil {
		t.Fatal(err)
	}
	if len(read.Shots) < 3 || len(read.Shots) > 6 || read.Shots[0].Type != "default" {
		t.Errorf("software centres want 3 to 6 pictures, the first the default: %+v", read.Shots)
	}
	for _, s := range read.Shots {
		file, ok := strings.CutPrefix(s.Image, "https://example.org/a?b&c/")
		if _, err := os.Stat(filepath.Join("docs/pictures", file)); !ok || err != nil ||
			len(s.Captions) != len(captionLangs) || slices.Contains(s.Captions, "") {
			t.Errorf("%+v: %v", s, err)
		}
	}
	for _, bad := range []string{"pictures", "file:///x"} {
		if _, err := screenshots(plain, bad); err == nil {
			t.Errorf("%q is taken for an address", bad)
		}
	}
}
