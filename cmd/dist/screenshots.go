package main

import (
	"bytes"
	"fmt"
	"html"
	"strings"
)

// shots are the pictures of docs/pictures that software centres show, the first
// at once, with what they say of them in each language.
var shots = []struct {
	file string
	says [4]string // in the order of captionLangs
}{
	{"carcassonne.png", [4]string{"Carcassonne with all expansions", "Carcassonne mit allen Erweiterungen",
		"«Каркассон» со всеми дополнениями", "Carcassonne so všetkými rozšíreniami"}},
	{"table.png", [4]string{"Montana against three bots", "Montana gegen drei Bots", "«Монтана» против трёх ботов",
		"Montana proti trom botom"}},
	{"auction.png", [4]string{"The town auction of Montana", "Die Stadtversteigerung in Montana",
		"Торги в городе «Монтаны»", "Mestská dražba v Montane"}},
	{"title.png", [4]string{"The title screen", "Der Titelbildschirm", "Начальный экран", "Úvodná obrazovka"}},
}

var captionLangs = [4]string{"", "de", "ru", "sk"}

// screenshots puts the pictures into what software centres read. They fetch
// them from the web, so without the address where docs/pictures lies, at, there
// are none.
func screenshots(metainfo []byte, at string) ([]byte, error) {
	if at == "" {
		return metainfo, nil
	}
	if !strings.HasPrefix(at, "https://") && !strings.HasPrefix(at, "http://") {
		return nil, fmt.Errorf("-pictures %q: expected an address that begins with https://", at)
	}
	const before = "  <launchable "
	if bytes.Count(metainfo, []byte(before)) != 1 {
		return nil, fmt.Errorf("the metainfo has no single %q for the screenshots to stand before", before)
	}
	b := &strings.Builder{}
	b.WriteString("  <screenshots>\n")
	for i, s := range shots {
		kind := ""
		if i == 0 {
			kind = ` type="default"`
		}
		fmt.Fprintf(b, "    <screenshot%s>\n", kind)
		for i, says := range s.says {
			lang := ""
			if l := captionLangs[i]; l != "" {
				lang = ` xml:lang="` + l + `"`
			}
			fmt.Fprintf(b, "      <caption%s>%s</caption>\n", lang, html.EscapeString(says))
		}
		fmt.Fprintf(b, "      <image>%s/%s</image>\n    </screenshot>\n",
			html.EscapeString(strings.TrimSuffix(at, "/")), s.file)
	}
	b.WriteString("  </screenshots>\n" + before)
	return bytes.Replace(metainfo, []byte(before), []byte(b.String()), 1), nil
}
